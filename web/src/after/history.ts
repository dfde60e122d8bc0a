// A game looked at again, decision by decision.

import { Table, type Viewer } from '../engine/engine';
import type { Told } from '../engine/happening';
import type { Position, Step } from '../session/session';

export class History {
  private readonly table: Table;
  private readonly known = new Map<number, Position>();

  constructor(
    record: string,
    private readonly viewer: Viewer,
  ) {
    this.table = Table.replay(record);
  }

  get plies(): number {
    return this.table.plies;
  }

  told(ply: number): Told {
    return this.table.told(ply, this.viewer);
  }

  /** The table after so many decisions. */
  position(plies: number): Position {
    const known = this.known.get(plies);
    if (known) return known;
    const then = this.table.rewound(plies);
    const position: Position = {
      ply: plies,
      actor: then.actor,
      task: then.task,
      view: then.view(this.viewer),
      legal: [],
      outcome: then.outcome,
    };
    then.free();
    this.known.set(plies, position);
    return position;
  }

  /** Decision number `ply` with the table before and after it. */
  step(ply: number): Step {
    return {
      told: this.told(ply),
      before: this.position(ply),
      after: this.position(ply + 1),
    };
  }

  /** The record of the first `plies` decisions. */
  recordTo(plies: number): string {
    const then = this.table.rewound(plies);
    const { record } = then;
    then.free();
    return record;
  }

  close(): void {
    this.table.free();
  }
}
