// The engine speaks of seats by number; people have names.

import type { SeatInfo } from '../engine/types';
import type { Text } from '../i18n/say.svelte';

const SEAT = /\b(?:[Ss]eat|[Pp]latz) (\d)\b/g;

/** `text` with names instead of seat numbers. */
export function named(text: Text, seats: SeatInfo[]): Text {
  const name = (whole: string, number: string) => seats[Number(number)]?.name || whole;
  return { en: text.en.replace(SEAT, name), de: text.de.replace(SEAT, name) };
}
