// Looking back on a game, one decision after the other, in a worker of its own. It can be stopped
// at any time and keeps what it has.

import { Cancelled, Thinker } from '../bots/thinker';
import { freshSeed } from '../engine/engine';
import { problemOf, type Problem } from '../engine/problem';
import type { Told } from '../engine/happening';
import type { ReviewedPly } from '../engine/types';

const BUDGET = '600';

export class Reviewer {
  plies = $state.raw<ReviewedPly[]>([]);
  done = $state(0);
  all = $state(0);
  running = $state(false);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly thinker = new Thinker()) {}

  async start(record: string, log: Told[]): Promise<void> {
    const seats = log.flatMap((told, ply) => (told.actor === 'chance' ? [] : [ply]));
    [this.all, this.done, this.running, this.plies, this.problem] = [
      seats.length,
      0,
      true,
      [],
      null,
    ];
    try {
      for (const ply of seats) {
        const job = { kind: 'review' as const, record, ply, budget: BUDGET, seed: freshSeed() };
        const found = JSON.parse(await this.thinker.ask(job)) as ReviewedPly | null;
        if (found) this.plies = [...this.plies, found];
        this.done += 1;
      }
    } catch (thrown) {
      if (!(thrown instanceof Cancelled)) this.problem = problemOf(thrown);
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.thinker.cancel();
  }

  close(): void {
    this.thinker.cancel();
    this.thinker.end();
  }

  /** The decisions that gave most away, in order of play. */
  get turningPoints(): ReviewedPly[] {
    return this.plies
      .filter(({ grade }) => ['inaccuracy', 'mistake', 'blunder'].includes(grade))
      .sort((a, b) => b.loss - a.loss)
      .slice(0, 6)
      .sort((a, b) => a.ply - b.ply);
  }
}
