// The rows of the forest and the ways into them: from outside over a free edge, straight on to the
// next gap. Only geometry; whether a row may be flown is the engine's word.

import { degrees, opposite, towards } from '../../board/directions';
import { DIRECTIONS, edgeEnds, hexId, neighbour } from '../../board/hexes';
import type { Direction, Hex, Point } from '../../board/hexes';
import type { TileView, VulkanView } from './types';

export interface Row {
  /** As in the text of a flight: `3,-2 ne`. */
  id: string;
  direction: Direction;
  /** The tiles flown over, in order. */
  tiles: TileView[];
}

export function lies({ fate }: TileView): boolean {
  return fate === 'burning' || fate === 'volcano';
}

/** Every row from each of its ends. */
export function rows(view: VulkanView): Row[] {
  const lying = new Map(view.tiles.filter(lies).map((tile) => [hexId(tile.place), tile]));
  return [...lying.values()].flatMap((tile) =>
    DIRECTIONS.filter(
      (direction) => !lying.has(hexId(neighbour(tile.place, opposite(direction)))),
    ).map((direction) => ({
      id: `${hexId(tile.place)} ${direction}`,
      direction,
      tiles: straight(lying, tile, direction),
    })),
  );
}

function straight(lying: Map<string, TileView>, from: TileView, direction: Direction): TileView[] {
  const tiles: TileView[] = [];
  let next: TileView | undefined = from;
  while (next) {
    tiles.push(next);
    next = lying.get(hexId(neighbour(next.place, direction)));
  }
  return tiles;
}

/** Where the way in is pointed at: in the gap before the first tile. */
export function doorstep(row: Row): Point {
  const first = row.tiles[0];
  return first ? towards(first.place, opposite(row.direction), 2 / 3) : { x: 0, y: 0 };
}

/** The part of the gap that belongs to the way in, round its doorstep: from the edge to the gap's
 * middle, so that ways in that share a gap share it fairly. */
export function doorstepOutline(direction: Direction): string {
  const back = opposite(direction);
  const shift = towards([0, 0], back, 2 / 3);
  const middle = towards([0, 0], back, 1);
  const points = [...edgeEnds(back), middle];
  const shrink = (at: number) => Math.round(at * 0.9 * 100) / 100;
  return `M${points.map(({ x, y }) => `${shrink(x - shift.x)} ${shrink(y - shift.y)}`).join('L')}Z`;
}

/** A line of flight: from outside over a whole row, to behind its last tile. */
export interface Course {
  from: Point;
  to: Point;
  angle: number;
}

export function course(path: Hex[], direction: Direction): Course {
  const first = path[0] ?? [0, 0];
  const from = towards(first, opposite(direction), 0.8);
  return { from, to: towards(path.at(-1) ?? first, direction, 0.8), angle: degrees(direction) };
}

/** The way a path leads; a single tile doesn't tell. */
export function heading([first, second]: Hex[]): Direction | null {
  if (!first || !second) return null;
  return (
    DIRECTIONS.find((direction) => hexId(neighbour(first, direction)) === hexId(second)) ?? null
  );
}
