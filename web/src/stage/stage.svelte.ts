// What is being shown. The game may be several decisions ahead: the stage shows them one after the
// other, event by event, and can be skipped. A person acts only when it has caught up.

import type { ToldEvent } from '../engine/happening';
import type { Position, Session, Step } from '../session/session';
import { settings, still } from '../settings/settings.svelte';

/** The decision being shown: events already shown and the one that is happening. */
export interface Moment {
  actor: string;
  action: string;
  past: ToldEvent[];
  now: ToldEvent | null;
}

/** How many milliseconds an event is shown for, at normal speed. */
export type Timing = (event: ToldEvent) => number;

export class Stage {
  /** The position the board draws, with the moment's events on top of it. */
  position = $state.raw<Position>() as Position;
  moment = $state.raw<Moment | null>(null);
  /** The last decision that was shown, for marks. */
  last = $state.raw<Step | null>(null);
  /** What was just told, for the live region. */
  news = $state.raw<ToldEvent[]>([]);

  private queue: Step[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private leave: (() => void)[] = [];

  constructor(
    position: Position,
    private readonly timing: Timing,
  ) {
    this.position = position;
  }

  /** Shows what happens in a session from now on. */
  follow(session: Session): this {
    this.position = session.position;
    this.leave = [
      session.onstep((step) => this.add(step)),
      session.onrewind((position) => this.show(position)),
    ];
    return this;
  }

  get busy(): boolean {
    return this.moment !== null;
  }

  /** Shows a position at once. If it is the table that is about to be reached, only with somebody
   * else to act, what is being shown goes on and ends there. */
  show(position: Position): void {
    const final = this.queue.at(-1);
    if (final && sameTable(final.after, position)) {
      final.after = position;
      return;
    }
    this.queue = [];
    this.moment = null;
    // What was taken back is no longer the last thing that happened.
    if (this.last && this.last.after.ply > position.ply) this.last = null;
    this.position = position;
    this.wake?.();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    const steps = this.queue;
    const final = steps.at(-1);
    this.queue = [];
    if (final) {
      const unseen = steps.filter((step) => !step.shown);
      this.last = unseen.at(-1) ?? this.last;
      this.news = unseen.flatMap((step) => step.told.events);
      this.position = final.after;
    }
    this.wake?.();
  }

  /** Marks a decision as the last one without showing it. */
  mark(step: Step): void {
    this.last = step;
  }

  close(): void {
    this.leave.forEach((off) => off());
    this.queue = [];
    this.wake?.();
  }

  /** Shows a decision after those that wait. */
  add(step: Step): void {
    this.queue.push(step);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      await this.play(step);
      // A skip or a rewind has emptied the queue meanwhile.
      if (this.queue[0] !== step) continue;
      this.queue.shift();
      if (!step.shown) {
        this.last = step;
        this.news = step.told.events;
      }
      this.position = step.after;
    }
    this.moment = null;
    this.running = false;
  }

  private async play(step: Step): Promise<void> {
    const { actor, action, events } = step.told;
    if (settings.speed === 0 || still() || step.shown) return;
    const past: ToldEvent[] = [];
    for (const now of events) {
      const time = this.timing(now) / settings.speed;
      if (time > 0) {
        this.moment = { actor, action, past: [...past], now };
        await this.pause(time);
        if (this.queue[0] !== step) return;
      }
      past.push(now);
    }
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(finish, time);
      const stage = this;
      function finish() {
        clearTimeout(timer);
        stage.wake = null;
        resolve();
      }
      this.wake = finish;
    });
  }
}

/** Whether two positions show the same, so that nobody sees anything they should not. */
function sameTable(a: Position, b: Position): boolean {
  return a.ply === b.ply && JSON.stringify(a.view) === JSON.stringify(b.view);
}
