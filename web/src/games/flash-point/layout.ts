// Where things stand inside a cell: side by side, smaller where there are many.

import type { Point } from '../../board/hexes';
import { boxOf, middle } from './grid';
import type { Cell, House } from './types';

export interface Stand extends Point {
  scale: number;
}

/** Spots for so many things, in a cell 100 units wide. */
const ROWS: Record<number, [spots: [number, number][], scale: number]> = {
  1: [[[0, 6]], 1.2],
  2: [
    [
      [-23, 8],
      [23, 8],
    ],
    1,
  ],
  3: [
    [
      [0, -22],
      [-24, 20],
      [24, 20],
    ],
    0.84,
  ],
  4: [
    [
      [-23, -20],
      [23, -20],
      [-23, 24],
      [23, 24],
    ],
    0.8,
  ],
  5: [
    [
      [-30, -22],
      [0, -22],
      [30, -22],
      [-18, 22],
      [18, 22],
    ],
    0.66,
  ],
  6: [
    [
      [-30, -22],
      [0, -22],
      [30, -22],
      [-30, 22],
      [0, 22],
      [30, 22],
    ],
    0.64,
  ],
};

export function stands(cell: Cell, count: number): Stand[] {
  const [spots, scale] = ROWS[Math.min(6, count)] ?? [[], 1];
  const { width, height } = boxOf(cell);
  const { x, y } = middle(cell);
  const [sx, sy] = [width / 100, height / 100];
  const small = Math.min(sx, sy, 1);
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = spots[index % spots.length] ?? [0, 0];
    return { x: x + dx * sx, y: y + dy * sy, scale: scale * small };
  });
}

export interface Token extends Stand {
  key: string;
  kind: 'poi' | 'victim' | 'treated' | 'hazmat';
  cell: Cell;
}

export interface Placed {
  tokens: Token[];
  /** By number of the figure. */
  figures: Map<number, Stand>;
}

/** A place for every token that lies on the board and every figure; what is held is not drawn by
 * itself. */
export function layout(view: House): Placed {
  const tokens: Token[] = [];
  const figures = new Map<number, Stand>();
  const cells = new Set(
    [...view.pois, ...view.hazmats, ...view.figures].flatMap(({ cell }) => (cell ? [cell] : [])),
  );
  for (const cell of cells) {
    const lying = lyingOn(view, cell);
    const people = view.figures.filter((who) => who.cell === cell);
    const spots = stands(cell, lying.length + people.length);
    lying.forEach((kind, index) => {
      const spot = spots[index];
      if (spot) tokens.push({ ...spot, kind, cell, key: `${cell}-${index}` });
    });
    people.forEach((who, index) => {
      const spot = spots[lying.length + index];
      if (spot) figures.set(who.figure, spot);
    });
  }
  return { tokens, figures };
}

function lyingOn(view: House, cell: Cell): Token['kind'][] {
  const free = (token: { cell: Cell; held_by: number | null }) =>
    token.cell === cell && token.held_by === null;
  return [
    ...view.pois.filter(free).map(({ kind }) => (kind === 'hidden' ? ('poi' as const) : kind)),
    ...view.hazmats.filter(free).map(() => 'hazmat' as const),
  ];
}
