// The bots a person can invite.

import type { SeatInfo } from '../engine/types';
import { words } from '../i18n/say.svelte';

export const LEVELS = ['spark', 'flame', 'blaze', 'inferno'] as const;
export type Level = (typeof LEVELS)[number];

export const levelWords = words({
  spark: { en: 'Spark', de: 'Funke' },
  flame: { en: 'Flame', de: 'Flamme' },
  blaze: { en: 'Blaze', de: 'Brand' },
  inferno: { en: 'Inferno', de: 'Inferno' },
  sparkIs: {
    en: 'a beginner who answers at once and slips often',
    de: 'jemand, der neu ist, sofort antwortet und sich öfter vertut',
  },
  flameIs: {
    en: 'somebody who slips now and then',
    de: 'jemand, der sich manchmal vertut',
  },
  blazeIs: { en: 'somebody who plays well', de: 'jemand, der gut spielt' },
  infernoIs: {
    en: 'as strong as a second of thinking makes it',
    de: 'so stark, wie eine Sekunde Nachdenken macht',
  },
});

const NAMES = ['Cinder', 'Ember', 'Ash', 'Flint', 'Soot', 'Torch'];

/** A bot for a seat, with a name of its own. */
export function botSeat(level: Level, seat: number): SeatInfo {
  return { name: `${NAMES[seat] ?? 'Bot'} (${levelWords[level].en})`, bot: level };
}
