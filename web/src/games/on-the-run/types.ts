// What the engine sends of a game of On the Run!

import type { ToldEvent } from '../../engine/happening';
import type { Event } from '../../engine/types/on-the-run';

export type {
  ColourTally,
  EdgeView,
  Event as RunEvent,
  FleeingTile,
  SeatView,
  TileView,
  View as RunView,
} from '../../engine/types/on-the-run';

/** The engine's events are what their tag says. */
export function known(event: ToldEvent): Event {
  return event as unknown as Event;
}
