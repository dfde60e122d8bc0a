// Where things are on the page. The house is 8 by 6 cells of 100 units with its corner at (0, 0); the
// ring round it is narrower, and outside the ring runs the road the vehicles park on. Everything
// here is as it is seen: on a narrow page turned by a quarter.

import type { Point } from '../../board/hexes';
import { isTurned } from './turned.svelte';
import { SPOTS, type Cell, type Spot, type VehicleName } from './types';

export const CELL = 100;
export const RING = 92;
export const ROAD = 64;
const WIDTH = 8 * CELL;
const HEIGHT = 6 * CELL;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Heading = 'north' | 'east' | 'south' | 'west';
export const HEADINGS: readonly Heading[] = ['north', 'east', 'south', 'west'];

export function rowOf(cell: Cell): number {
  return Number(cell[0]);
}

export function columnOf(cell: Cell): number {
  return Number(cell[2]);
}

export function cellAt(row: number, column: number): Cell {
  return `${row},${column}`;
}

/** Every cell, ring included, row by row. */
export const CELLS: readonly Cell[] = Array.from({ length: 80 }, (_, index) =>
  cellAt(Math.floor(index / 10), index % 10),
);

export function inHouse(cell: Cell): boolean {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return row >= 1 && row <= 6 && column >= 1 && column <= 8;
}

/** Where a row or column begins and how wide it is. */
function span(index: number, last: number): [from: number, size: number] {
  if (index === 0) return [-RING, RING];
  if (index === last) return [(last - 1) * CELL, RING];
  return [(index - 1) * CELL, CELL];
}

/** How large the house is. */
export function size(): { width: number; height: number } {
  return isTurned() ? { width: HEIGHT, height: WIDTH } : { width: WIDTH, height: HEIGHT };
}

/** How much larger small letters are drawn: a narrow page shows the house smaller. */
export function lettering(): number {
  return isTurned() ? 1.45 : 1;
}

export function boxOf(cell: Cell): Rect {
  const [x, width] = span(columnOf(cell), 9);
  const [y, height] = span(rowOf(cell), 7);
  if (!isTurned()) return { x, y, width, height };
  return { x: HEIGHT - y - height, y: x, width: height, height: width };
}

/** The rectangle round several cells. */
export function boxRound(cells: readonly Cell[]): Rect {
  const boxes = cells.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A heading or a side as it is seen. */
export function seen<T extends Heading | Spot>(way: T): T {
  if (!isTurned()) return way;
  const ways: readonly string[] = (HEADINGS as readonly string[]).includes(way) ? HEADINGS : SPOTS;
  return ways[(ways.indexOf(way) + 1) % 4] as T;
}

export function middle(cell: Cell): Point {
  const { x, y, width, height } = boxOf(cell);
  return { x: x + width / 2, y: y + height / 2 };
}

/** A rectangle round (0, 0) as a path. */
export function rectPath(width: number, height: number): string {
  return `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`;
}

export function neighbour(cell: Cell, heading: Heading): Cell | null {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const [dr, dc] = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] }[heading] as [
    number,
    number,
  ];
  const [r, c] = [row + dr, column + dc];
  return r < 0 || r > 7 || c < 0 || c > 9 ? null : cellAt(r, c);
}

export interface EdgeLine {
  /** Its middle. */
  x: number;
  y: number;
  /** Whether it runs from top to bottom. */
  upright: boolean;
  length: number;
}

/** The line between two neighbouring cells. */
export function edgeLine(a: Cell, b: Cell): EdgeLine {
  const [one, other] = [boxOf(a), boxOf(b)];
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  if (one.y === other.y) return { x, y: y + one.height / 2, upright: true, length: one.height };
  return { x: x + one.width / 2, y, upright: false, length: one.width };
}

/** As the place of a wall or door is called; cells in the engine's order. */
export function edgeId(a: Cell, b: Cell): string {
  const first = rowOf(a) < rowOf(b) || (rowOf(a) === rowOf(b) && columnOf(a) < columnOf(b));
  return first ? `${a}|${b}` : `${b}|${a}`;
}

/** Where a vehicle stands: on the road beside the two cells of its spot. A wider `road` takes
 * clicks from beyond its rim. */
export function bay(cells: readonly Cell[], spot: Spot, road = ROAD): Rect {
  const { x, y, width, height } = boxRound(cells);
  switch (seen(spot)) {
    case 'top':
      return { x, y: y - road, width, height: road };
    case 'bottom':
      return { x, y: y + height, width, height: road };
    case 'left':
      return { x: x - road, y, width: road, height };
    case 'right':
      return { x: x + width, y, width: road, height };
  }
}

/** Where the number of a ring cell's row or column is written: at the rim. */
export function rim(cell: Cell): Point {
  const { x, y, width, height } = boxOf(cell);
  const [inset, along] = [15, 22];
  if (x < 0) return { x: x + inset, y: y + along };
  if (x >= size().width) return { x: x + width - inset, y: y + along };
  return { x: x + along, y: y < 0 ? y + inset : y + height - inset };
}

export function bayId(vehicle: VehicleName, spot: Spot): string {
  return `${vehicle}-${spot}`;
}

export function nextSpot(spot: Spot, clockwise: boolean): Spot {
  return SPOTS[(SPOTS.indexOf(spot) + (clockwise ? 1 : 3)) % 4] ?? spot;
}
