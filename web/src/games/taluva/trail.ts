// What the last turn did. A tile is drawn right after every building, so the last decision alone
// would hardly ever show what somebody did.

import { lit } from './showing';
import type { Told } from './types';

export class Trail {
  private places: string[] = [];
  private before: Told[] = [];

  /** The places of the last turn, given the events of the last decision. */
  after(events: Told[]): string[] {
    if (events === this.before) return this.places;
    const [from, to] = [kindOf(this.before), kindOf(events)];
    this.before = events;
    const here = events.flatMap(lit);
    if (to === 'built' && from === 'laid') this.places = [...this.places, ...here];
    // Where decisions were skipped, what lies before them is no longer the last turn.
    else if (to !== 'drawn' || from !== 'built') this.places = here;
    return this.places;
  }
}

function kindOf(events: Told[]): string {
  return events[0]?.event ?? '';
}
