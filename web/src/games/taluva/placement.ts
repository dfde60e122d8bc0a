// How a tile lies: its volcano's hex and the corner of it that the tile's middle is at.
//
//          n
//     nw  / \  ne      A volcano heading `s` has its left field in the south-west and its right
//        |   |         field in the south-east.
//     sw  \ /  se
//          s

import { DIRECTIONS, hexId, hexOf, neighbour, type Direction, type Hex } from '../../board/hexes';
import { HEADINGS, type Heading } from './types';

export interface Placement {
  volcano: Hex;
  heading: Heading;
}

/** Where the left and the right field lie, seen from the volcano. */
export function sides(heading: Heading): [left: Direction, right: Direction] {
  const index = HEADINGS.indexOf(heading);
  return [DIRECTIONS[index] ?? 'e', DIRECTIONS[(index + 1) % 6] ?? 'e'];
}

/** The hexes of the volcano, the left and the right field. */
export function hexesOf({ volcano, heading }: Placement): [Hex, Hex, Hex] {
  const [left, right] = sides(heading);
  return [volcano, neighbour(volcano, left), neighbour(volcano, right)];
}

/** So many sixths of a turn clockwise. */
export function turned(heading: Heading, sixths: number): Heading {
  const index = HEADINGS.indexOf(heading) - sixths;
  return HEADINGS[((index % 6) + 6) % 6] ?? 's';
}

/** The heading as an angle on the page, in degrees clockwise from east. */
export function angle(heading: Heading): number {
  return -30 - 60 * HEADINGS.indexOf(heading);
}

export function layAction(place: string, heading: Heading): string {
  return `lay ${place} ${heading}`;
}

/** The placement of a `lay` action, nothing for other actions. */
export function placementOf(action: string): Placement | null {
  const [verb, place, heading] = action.split(' ');
  if (verb !== 'lay' || !place) return null;
  return { volcano: hexOf(place), heading: heading as Heading };
}

/** The ways a volcano on this hex may point, clockwise from `from`. */
export function fitting(legal: string[], place: string, from: Heading): Heading[] {
  const ways = HEADINGS.map((_, sixths) => turned(from, sixths));
  return ways.filter((heading) => legal.includes(layAction(place, heading)));
}

/** Whether a tile laid so would cover a hex. */
export function covers(placement: Placement, place: string): boolean {
  return hexesOf(placement).some((hex) => hexId(hex) === place);
}
