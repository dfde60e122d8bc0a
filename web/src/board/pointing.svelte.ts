// Which place is pointed at, what could be done there and what that would bring.

import type { Preview } from '../engine/engine';
import type { Target } from '../games/module';

export type Foreseen = Preview & { action: string };

export class Pointing {
  /** The place under pointer or focus. */
  place = $state<string | null>(null);
  /** The place whose choices are listed. */
  menu = $state<string | null>(null);
  preview = $state.raw<Foreseen | null>(null);
  private wanted: string | null = null;

  constructor(private readonly ask: (action: string) => Promise<Preview>) {}

  /** Points at a place where `targets` can be done. */
  at(place: string | null, targets: Target[]): void {
    this.place = place;
    const target = targets.find(({ direct }) => direct) ?? targets[0];
    this.foresee(target && (targets.length === 1 || target.direct) ? target.action : null);
  }

  /** Shows what an action would do; nothing takes it away. */
  foresee(action: string | null): void {
    if (action === this.wanted) return;
    this.wanted = action;
    if (action === null) {
      this.preview = null;
      return;
    }
    this.ask(action).then(
      (preview) => {
        // The pointer may have gone on.
        if (this.wanted === action) this.preview = { ...preview, action };
      },
      () => {
        if (this.wanted === action) this.preview = null;
      },
    );
  }

  clear(): void {
    this.menu = null;
    this.place = null;
    this.foresee(null);
  }
}
