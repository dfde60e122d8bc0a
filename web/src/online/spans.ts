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

type Unit = (typeof UNITS)[number][0];

/** The largest unit of which there are at least two, rounded down: nobody shall count on too much. */
function parts(milliseconds: number): [unit: Unit, count: number] {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= 2 * length) ?? UNITS[3];
  return [unit, Math.max(0, Math.floor(milliseconds / length))];
}

function counted(count: number, unit: Unit): Text {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return each((language) => new Intl.NumberFormat(language, style).format(count));
}

/** “5 minutes”. */
export function span(milliseconds: number): Text {
  const [unit, count] = parts(milliseconds);
  return counted(count, unit);
}

/** “5 minutes ago”. */
export function ago(milliseconds: number): Text {
  if (milliseconds < 10_000) return timeWords.now;
  const [unit, count] = parts(milliseconds);
  return each((language) => new Intl.RelativeTimeFormat(language).format(-count, unit));
}

/** “10 minutes a decision”. */
export function paceText(pace: Pace): Text {
  return both(lobby.pace, { time: paceSpan(pace) });
}

function paceSpan(pace: Pace): Text {
  if ('days' in pace) return counted(pace.days, 'day');
  return 'minutes' in pace ? counted(pace.minutes, 'minute') : counted(pace.seconds, 'second');
}
