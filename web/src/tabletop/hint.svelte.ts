// A hint: what the engine would do, with its reasons, thought out in a worker.

import { Cancelled, Thinker } from '../bots/thinker';
import { freshSeed } from '../engine/engine';
import { problemOf, type Problem } from '../engine/problem';
import type { Analysis } from '../engine/types';

const BUDGET = '900ms';

export class Hint {
  analysis = $state.raw<Analysis | null>(null);
  thinking = $state(false);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly thinker = new Thinker()) {}

  async ask(record: string): Promise<void> {
    this.clear();
    this.thinking = true;
    try {
      const job = { kind: 'analyse' as const, record, budget: BUDGET, seed: freshSeed() };
      this.analysis = JSON.parse(await this.thinker.ask(job)) as Analysis;
    } catch (thrown) {
      if (!(thrown instanceof Cancelled)) this.problem = problemOf(thrown);
    } finally {
      this.thinking = false;
    }
  }

  clear(): void {
    this.thinker.cancel();
    this.analysis = null;
    this.problem = null;
  }

  close(): void {
    this.thinker.cancel();
    this.thinker.end();
  }
}
