// Where trees and flames stand on a tile: different on every tile, the same every time.

import type { Point } from '../hexes';

/** Spots round the middle of a tile that leave number and spaces free. */
const SPOTS: Point[] = [
  { x: -28, y: -14 },
  { x: 28, y: -14 },
  { x: -14, y: -27 },
  { x: 15, y: -28 },
  { x: -32, y: 6 },
  { x: 32, y: 6 },
  { x: 0, y: -36 },
  { x: -22, y: -2 },
  { x: 22, y: -2 },
];

/** A small mixing of two numbers into one that looks random. */
export function mix(a: number, b: number): number {
  let hash = (a * 374761393 + b * 668265263) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** The spots in an order of their own for each place, each a little shifted. */
export function scatter(q: number, r: number): Point[] {
  return SPOTS.map((spot, index) => ({ spot, index, order: mix(q * 31 + index, r * 17 - index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ spot, index }) => ({
      x: spot.x + 5 * (mix(q + index, r) - 0.5),
      y: spot.y + 5 * (mix(q, r + index) - 0.5),
    }));
}
