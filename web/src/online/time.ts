// How much time is left, and how much there is.

import { both, type Text } from '../i18n/say.svelte';
import w from './words';

export { paceText } from './spans';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** `left` milliseconds in words: days, hours, or minutes and seconds. */
export function timeLeft(left: number): Text {
  if (left <= 0) return w.timeUp;
  if (left >= 2 * DAY) return spell(both(w.days, { count: Math.floor(left / DAY) }));
  if (left >= HOUR) return spell(both(w.hours, { count: Math.floor(left / HOUR) }));
  const seconds = Math.ceil(left / SECOND);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return both(w.timeLeft, { time });
}

function spell(time: Text): Text {
  return {
    en: w.timeLeft.en.replace('{time}', time.en),
    de: w.timeLeft.de.replace('{time}', time.de),
  };
}
