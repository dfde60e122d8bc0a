// The game played along in the page. Where nobody has secrets, what is told is all there is: then
// the page knows the whole game and needs nobody to ask for previews, reasons and what came between.

import { Table } from '../engine/engine';
import type { Told } from '../engine/happening';
import type { SeatInfo } from '../engine/types';
import type { Position } from '../session/session';

export class Mirror {
  private constructor(private readonly table: Table) {}

  /** Plays a game along; nothing if something in it is hidden from us. */
  static of(game: string, setup: object, seats: SeatInfo[], log: Told[]): Mirror | null {
    const mirror = new Mirror(Table.open(game, setup, seats));
    if (log.every((told) => mirror.play(told))) return mirror;
    mirror.close();
    return null;
  }

  /** One more decision; whether it could be done with what was told. */
  play({ actor, action }: Told): boolean {
    try {
      this.table.act(actor, action);
      return true;
    } catch {
      return false;
    }
  }

  get plies(): number {
    return this.table.plies;
  }
  get record(): string {
    return this.table.record;
  }

  /** Whether a view of the node's is ours too. */
  agrees(plies: number, viewer: string, view: unknown): boolean {
    if (plies !== this.table.plies) return false;
    return JSON.stringify(this.table.view(viewer)) === JSON.stringify(view);
  }

  /** Whether some of these seats see what others don't. */
  differs(seats: number[]): boolean {
    const [first, ...others] = seats.map((seat) => this.table.viewText(String(seat)));
    return others.some((view) => view !== first);
  }

  /** The table as `viewer` sees it, with nothing to do there. */
  position(viewer: string): Position {
    const { table } = this;
    return {
      ply: table.plies,
      actor: table.actor,
      task: table.task,
      view: table.view(viewer),
      legal: [],
      outcome: table.outcome,
      outlook: table.outlook,
    };
  }

  get outlook(): unknown {
    return this.table.outlook;
  }

  preview(action: string, viewer: string) {
    return this.table.preview(action, viewer);
  }

  why(action: string) {
    return this.table.objections(action);
  }

  /** The game as it was after so many decisions. */
  at(plies: number): Mirror {
    return new Mirror(this.table.rewound(plies));
  }

  close(): void {
    this.table.free();
  }
}
