// What an action would do, for drawing it before it is done.

import { hexId, type Hex } from '../../board/hexes';
import type { FleeingTile, RunEvent, RunView } from './types';
import type { Piece } from './ui.svelte';
import { waiting } from './ui.svelte';

interface Group {
  id: string;
  piece: Piece;
  count: number;
}

export interface Foresight {
  tiles: [Hex, number][];
  /** Who would come to a place. */
  coming: Group | null;
  /** Who would go back to the supply, or leave its field. */
  goingHome: Group[];
  move: { from: Hex; to: Hex } | null;
  /** Who would have to flee next, and where to. */
  flight: FleeingTile[];
}

export function foresee(events: RunEvent[], after: RunView | undefined): Foresight {
  const plan: Foresight = { tiles: [], coming: null, goingHome: [], move: null, flight: [] };
  for (const event of events) add(plan, event);
  const begins = events.some(({ event }) => event === 'flight_began');
  if (begins && after) plan.flight = waiting(after);
  return plan;
}

function add(plan: Foresight, event: RunEvent): void {
  switch (event.event) {
    case 'laid':
      plan.tiles.push([event.place, event.number]);
      break;
    case 'arranged':
      plan.tiles.push(...event.tiles);
      break;
    case 'startled':
      plan.coming = { id: hexId(event.place), piece: event.colour, count: event.count };
      break;
    case 'predator_laid':
      plan.coming = { id: hexId(event.place), piece: 'predator', count: 1 };
      break;
    case 'predator_relocated':
      plan.coming = { id: hexId(event.to), piece: 'predator', count: 1 };
      break;
    case 'sent_home':
      plan.goingHome.push({ id: hexId(event.from), piece: event.colour, count: event.count });
      break;
    case 'predator_evicted':
      plan.goingHome.push({ id: hexId(event.from), piece: 'predator', count: 1 });
      break;
    case 'moved':
      plan.move = { from: event.from, to: event.to };
  }
}
