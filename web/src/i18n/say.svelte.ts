// What a person reads, in the language chosen. Both wordings always stand side by side, so a missing
// one does not compile.

export type Language = 'en' | 'de';

/** A text in every language; the engine sends the same shape. */
export interface Text {
  en: string;
  de: string;
}

export type Args = Record<string, string | number | Text>;

/** A table of texts of one part of the client. */
export function words<T extends Record<string, Text>>(table: T): T {
  return table;
}

let chosen = $state<Language>('en');

export function language(): Language {
  return chosen;
}

export function speak(language: Language): void {
  chosen = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The language the browser asks for, if Hearth speaks it. */
export function preferredLanguage(): Language {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  const first = asked.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en');
  return first === 'de' ? 'de' : 'en';
}

/** `text` in the language chosen, with `{name}` replaced by `args.name`. */
export function say(text: Text, args: Args = {}): string {
  return fill(text, chosen, args);
}

/** Both wordings filled, for texts that are kept or joined before they are said. */
export function both(text: Text, args: Args = {}): Text {
  return { en: fill(text, 'en', args), de: fill(text, 'de', args) };
}

/** A text that is the same in all languages: a name, a number. */
export function plain(text: string | number): Text {
  return { en: String(text), de: String(text) };
}

/** Texts one after the other. */
export function join(texts: Text[], between = ' '): Text {
  return {
    en: texts.map((text) => text.en).join(between),
    de: texts.map((text) => text.de).join(between),
  };
}

function fill(text: Text, language: Language, args: Args): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name] ?? whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
}
