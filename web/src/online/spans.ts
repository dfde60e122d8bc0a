// Spans of time as people say them.

import { both, words, type Language, type Text } from '../i18n/say.svelte';
import lobby from './lobby-words';
import type { Pace } from './protocol';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const LANGUAGES: Language[] = ['en', 'de'];

export const timeWords = words({ now: { en: 'just now', de: 'gerade eben' } });

/** A text made for each language. */
function each(make: (language: Language) => string): Text {
  const [en = '', de = ''] = LANGUAGES.map(make);
  return { en, de };
}

/** The largest unit that fits, and how many of it: rounded down, so nobody counts on too much. */
function parts(milliseconds: number): [unit: (typeof UNITS)[number][0], count: number] {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? UNITS[3];
  return [unit, Math.max(0, Math.floor(milliseconds / length))];
}

/** “5 minutes”. */
export function span(milliseconds: number): Text {
  const [unit, count] = parts(milliseconds);
  return each((language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
}

/** “5 minutes ago”. */
export function ago(milliseconds: number): Text {
  if (milliseconds < 10_000) return timeWords.now;
  const [unit, count] = parts(milliseconds);
  return each((language) => new Intl.RelativeTimeFormat(language).format(-count, unit));
}

/** “10 minutes a turn”. */
export function paceText(pace: Pace): Text {
  return both(lobby.pace, { time: span(paceLength(pace)) });
}

function paceLength(pace: Pace): number {
  if ('days' in pace) return pace.days * 86_400_000;
  return 'minutes' in pace ? pace.minutes * 60_000 : pace.seconds * 1000;
}
