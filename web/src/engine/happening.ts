// What happened, whatever the game. A game's own code knows its events exactly (see `types`); what
// all games share needs no more than this.

import type { Text } from './types';

/** One event as a viewer may know it. */
export interface ToldEvent {
  event: string;
  text: Text;
  [field: string]: unknown;
}

/** One decision as a viewer may know it. */
export interface Told {
  /** A seat's number as text, or `chance`. */
  actor: string;
  /** In canonical text, blanked where it is private. */
  action: string;
  events: ToldEvent[];
}
