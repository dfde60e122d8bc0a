// What grows on each kind of ground, and where. Drawn three times over with the things shifted, so
// that no two neighbours look stamped.

import type { Point } from '../../../board/hexes';
import { mix } from '../../../board/art/scatter';
import type { Terrain } from '../types';

export const VARIANTS = 3;

/** Which of the variants a place shows. */
export function variantOf([q, r]: [number, number]): number {
  return Math.floor(mix(q * 7 + 3, r * 13 - 5) * VARIANTS);
}

export interface Prop extends Point {
  what: 'tree' | 'palm' | 'tuft' | 'flower' | 'boulder' | 'stone' | 'reed' | 'shell';
  size: number;
}

/** Things of each terrain by place on the ground; what stands before the middle goes when pieces
 * need the room. */
const PROPS: Record<Terrain, [Prop['what'], number, number, number][]> = {
  jungle: [
    ['tree', 0, -34, 1],
    ['tree', -24, -22, 1.1],
    ['palm', 24, -24, 1],
    ['tree', -32, 0, 1],
    ['tree', 32, -2, 1.1],
    ['tree', 2, -10, 1.2],
    ['palm', -16, 8, 0.9],
    ['tree', 17, 10, 1],
    ['tree', -24, 22, 0.9],
    ['tree', 0, 30, 1.05],
    ['palm', 26, 22, 0.8],
  ],
  clearing: [
    ['tuft', -22, -22, 1],
    ['flower', 18, -26, 1],
    ['tuft', 30, -6, 1.1],
    ['flower', -32, 4, 1],
    ['tuft', 2, -4, 1],
    ['flower', -12, 16, 1],
    ['tuft', 18, 20, 1.2],
    ['tuft', -14, 32, 1],
    ['flower', 30, 14, 0.9],
  ],
  sand: [
    ['palm', -22, -20, 1.15],
    ['stone', 28, -14, 0.6],
    ['shell', 18, 18, 1],
    ['tuft', -26, 14, 0.7],
    ['shell', -4, 30, 0.8],
  ],
  rock: [
    ['boulder', -20, -22, 1],
    ['boulder', 20, -20, 1.25],
    ['stone', 34, 2, 1],
    ['boulder', -28, 8, 0.9],
    ['boulder', 4, 2, 1.3],
    ['stone', -12, 24, 1.1],
    ['boulder', 20, 24, 0.8],
  ],
  lake: [
    ['reed', -30, -14, 1],
    ['reed', 26, -22, 0.9],
    ['reed', 30, 10, 1],
    ['stone', -24, 22, 0.6],
  ],
};

/** The things of one variant as seen, from back to front: behind the middle, or all. */
export function propsOf(terrain: Terrain, variant: number, depth: number, all: boolean): Prop[] {
  return PROPS[terrain]
    .map(([what, x, y, size], index) => ({
      what,
      size,
      x: (variant === 1 ? -x : x) + 7 * (mix(index + 11 * variant, 3) - 0.5),
      y: y + 6 * (mix(index, 5 + variant) - 0.5),
    }))
    .filter(({ x, y }) => all || y < -16 || (Math.abs(x) > 26 && y < 2))
    .sort((a, b) => a.y - b.y)
    .map((prop) => ({ ...prop, y: prop.y * depth }));
}
