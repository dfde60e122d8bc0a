// The places an event is about.

import { hexId } from '../../board/hexes';
import type { RunEvent } from './types';

export function about(event: RunEvent): string[] {
  switch (event.event) {
    case 'arranged':
      return event.tiles.map(([place]) => hexId(place));
    case 'laid':
    case 'startled':
    case 'predator_laid':
      return [hexId(event.place)];
    case 'sent_home':
    case 'predator_evicted':
      return [hexId(event.from)];
    case 'predator_relocated':
      return [hexId(event.to)];
    case 'moved':
      return [hexId(event.from), hexId(event.to)];
    default:
      return [];
  }
}
