// Hexes on the page: pointed at the top, `q` to the east, `r` to the south-east.
//
//        nw /\ ne
//       w  |  |  e
//        sw \/ se

export type Hex = [q: number, r: number];
export type Direction = 'e' | 'ne' | 'nw' | 'w' | 'sw' | 'se';

/** From the middle of a hex to its corners, in board units. */
export const SIZE = 50;
/** From the middle to its edges. */
export const INNER = (SIZE * Math.sqrt(3)) / 2;

export const DIRECTIONS: Direction[] = ['e', 'ne', 'nw', 'w', 'sw', 'se'];

const STEPS: Record<Direction, Hex> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex. */
export function centre([q, r]: Hex): Point {
  return { x: INNER * (2 * q + r), y: SIZE * 1.5 * r };
}

/** As in canonical text: `2,-1`. */
export function hexId([q, r]: Hex): string {
  return `${q},${r}`;
}

export function hexOf(id: string): Hex {
  const [q, r] = id.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

export function neighbour([q, r]: Hex, direction: Direction): Hex {
  const [dq, dr] = STEPS[direction];
  return [q + dq, r + dr];
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction));
}

/** The six corners of a hex round (0, 0), clockwise from the top. */
export function corners(size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: round(size * Math.cos(angle)), y: round(size * Math.sin(angle)) };
  });
}

/** A hex round (0, 0) as an SVG path. */
export function hexPath(size = SIZE): string {
  const points = corners(size).map(({ x, y }) => `${x} ${y}`);
  return `M${points.join('L')}Z`;
}

/** The two ends of the edge towards `direction`, round (0, 0). */
export function edgeEnds(direction: Direction, size = SIZE): [Point, Point] {
  const angle = { e: 0, ne: -60, nw: -120, w: 180, sw: 120, se: 60 }[direction];
  const end = (turn: number) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return { x: round(size * Math.cos(radians)), y: round(size * Math.sin(radians)) };
  };
  return [end(-30), end(30)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
