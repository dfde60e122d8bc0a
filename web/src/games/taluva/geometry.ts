// Where things stand on the page. Tilted, the ground is seen at an angle and every level lifts a
// field up; flat, one looks straight down.

import {
  centre,
  corners,
  edgeEnds,
  DIRECTIONS,
  type Direction,
  type Hex,
  type Point,
} from '../../board/hexes';

/** How much of the ground's depth is left when it is tilted. */
export const TILT = 0.68;
/** How high a level is on the page when it is tilted. */
export const LIFT = 22;

export interface Lens {
  /** What heights on the ground are multiplied with. */
  depth: number;
  /** How far a level is lifted. */
  lift: number;
}

export const TILTED: Lens = { depth: TILT, lift: LIFT };
export const FLAT: Lens = { depth: 1, lift: 0 };

export function lens(tilted: boolean): Lens {
  return tilted ? TILTED : FLAT;
}

/** The middle of a hex's top at a level; level 0 is the sea. */
export function spot(hex: Hex, level: number, { depth, lift }: Lens): Point {
  const { x, y } = centre(hex);
  return { x, y: y * depth - level * lift };
}

/** A hex of the ground as seen, as a path round (0, 0). */
export function topPath(size: number, { depth }: Lens): string {
  return pathOf(corners(size).map(({ x, y }) => ({ x, y: y * depth })));
}

/** The edges of a hex as seen towards some directions, as one path of strokes. */
export function edgesPath(directions: readonly Direction[], size: number, { depth }: Lens): string {
  return directions
    .map((direction) => edgeEnds(direction, size).map(({ x, y }) => `${x} ${short(y * depth)}`))
    .map(([from, to]) => `M${from}L${to}`)
    .join('');
}

/** The two sides of a column that can be seen, `height` levels down from its top. */
export function sidePath(side: 'sw' | 'se', from: number, to: number, size: number): string {
  const [a, b] = edgeEnds(side, size).map(({ x, y }) => ({ x, y: y * TILT }));
  if (!a || !b) return '';
  const down = ({ x, y }: Point, levels: number) => ({ x, y: y + levels * LIFT });
  return pathOf([down(a, from), down(b, from), down(b, to), down(a, to)]);
}

export function pathOf(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** All directions but those given. */
export function others(directions: readonly Direction[]): Direction[] {
  return DIRECTIONS.filter((direction) => !directions.includes(direction));
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
