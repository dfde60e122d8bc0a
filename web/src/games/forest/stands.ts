// Where pieces stand on a forest tile, below its number.

import type { Point } from '../../board/hexes';

/** Where up to three pieces stand, `apart` from each other. */
export function stands(spaces: number, apart = 20): Point[] {
  const row = [[0], [-0.65, 0.65], [-1, 0, 1]][spaces - 1] ?? [];
  return row.map((at) => ({ x: at * apart, y: spaces === 3 && at === 0 ? 26 : 20 }));
}
