// What the forest games share: four colours, always counted in this order.

import type { Colour } from '../../engine/types';
import { words, type Text } from '../../i18n/say.svelte';

export type { Colour };
export const COLOURS: Colour[] = ['red', 'green', 'blue', 'yellow'];

/** One count a colour, in the order of `COLOURS`. */
export type Counts = [number, number, number, number];

/** The colours as names. */
export const COLOUR_NAMES: Record<Colour, Text> = words({
  red: { en: 'red', de: 'Rot' },
  green: { en: 'green', de: 'Grün' },
  blue: { en: 'blue', de: 'Blau' },
  yellow: { en: 'yellow', de: 'Gelb' },
});

/** Every piece counted, by its colour. */
export function pieces(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour, index) => Array<Colour>(counts[index] ?? 0).fill(colour));
}

/** The colours counted at least once, with how often. */
export function present(counts: Counts): { colour: Colour; count: number }[] {
  return COLOURS.map((colour, index) => ({ colour, count: counts[index] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

/** So many more of a colour, or fewer. */
export function changed(counts: Counts, colour: Colour, by: number): Counts {
  const index = COLOURS.indexOf(colour);
  return counts.map((count, at) => (at === index ? count + by : count)) as Counts;
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** `+3`, `−2`, or nothing where nothing changes. */
export function difference(now: number, then: number | null | undefined): string {
  const change = (then ?? now) - now;
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** A number with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
