// Which cells belong to one room, for their floors: walls and doors part rooms, whatever became of
// them.

import { CELLS, HEADINGS, edgeId, inHouse, neighbour } from './grid';
import type { Cell, House } from './types';

export function rooms(view: Pick<House, 'walls' | 'doors'>): Map<Cell, number> {
  const parted = new Set([...view.walls, ...view.doors].map(({ a, b }) => edgeId(a, b)));
  const rooms = new Map<Cell, number>();
  let count = 0;
  for (const cell of CELLS) {
    if (!inHouse(cell) || rooms.has(cell)) continue;
    fill(cell, count, parted, rooms);
    count += 1;
  }
  return rooms;
}

function fill(start: Cell, room: number, parted: Set<string>, rooms: Map<Cell, number>): void {
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    rooms.set(cell, room);
    for (const heading of HEADINGS) {
      const next = neighbour(cell, heading);
      if (next && inHouse(next) && !rooms.has(next) && !parted.has(edgeId(cell, next)))
        open.push(next);
    }
  }
}
