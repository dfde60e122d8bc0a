// The six directions in words, and as vectors on the page.

import { words, type Text } from '../i18n/say.svelte';
import { centre, neighbour, type Direction, type Hex, type Point } from './hexes';

export const DIRECTION_NAMES: Record<Direction, Text> = words({
  e: { en: 'east', de: 'Osten' },
  ne: { en: 'north-east', de: 'Nordosten' },
  nw: { en: 'north-west', de: 'Nordwesten' },
  w: { en: 'west', de: 'Westen' },
  sw: { en: 'south-west', de: 'Südwesten' },
  se: { en: 'south-east', de: 'Südosten' },
});

const OPPOSITES: Record<Direction, Direction> = {
  e: 'w',
  ne: 'sw',
  nw: 'se',
  w: 'e',
  sw: 'ne',
  se: 'nw',
};

export function opposite(direction: Direction): Direction {
  return OPPOSITES[direction];
}

/** Clockwise from east, in degrees. */
export function degrees(direction: Direction): number {
  return { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 }[direction];
}

/** From the middle of `hex`, so many hexes towards `direction`. */
export function towards(hex: Hex, direction: Direction, hexes: number): Point {
  const [from, to] = [centre(hex), centre(neighbour(hex, direction))];
  return { x: from.x + (to.x - from.x) * hexes, y: from.y + (to.y - from.y) * hexes };
}
