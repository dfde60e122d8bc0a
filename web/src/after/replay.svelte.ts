// Stepping through a game, or letting it run.

import { Stage, type Timing } from '../stage/stage.svelte';
import { History } from './history';

export class Replay {
  /** How many decisions have been shown. */
  ply = $state(0);
  running = $state(false);
  readonly stage: Stage;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly history: History,
    timing: Timing,
    start: number,
  ) {
    this.ply = start;
    this.stage = new Stage(history.position(start), timing);
  }

  get plies(): number {
    return this.history.plies;
  }

  go(ply: number): void {
    this.pause();
    this.jump(ply);
  }

  forward(): void {
    this.pause();
    this.step();
  }

  run(): void {
    if (this.ply >= this.plies) this.jump(0);
    this.running = true;
    this.tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.pause();
    this.stage.close();
    this.history.close();
  }

  private jump(ply: number): void {
    this.ply = Math.min(this.plies, Math.max(0, ply));
    this.stage.show(this.history.position(this.ply));
    if (this.ply > 0) this.stage.mark(this.history.step(this.ply - 1));
  }

  private step(): void {
    if (this.ply >= this.plies) return this.pause();
    const step = this.history.step(this.ply);
    this.ply += 1;
    this.stage.add(step);
  }

  private tick(): void {
    if (!this.running) return;
    if (!this.stage.busy) this.step();
    this.timer = setTimeout(() => this.tick(), 120);
  }
}
