// A game kept by a node. Its view is the truth; where nobody has secrets the page plays along, so
// that previews and reasons are there at once and every decision is shown with the table before and
// after it. Where something is hidden the node is asked, and decisions that came together are shown
// as one.

import { games, loadEngine, type Preview } from '../engine/engine';
import type { Told, ToldEvent } from '../engine/happening';
import { problemOf, type Problem } from '../engine/problem';
import type { GameInfo, Refusal, SeatInfo } from '../engine/types';
import type { Position, Session, Step } from '../session/session';
import { Along } from './along.svelte';
import { record } from './api';
import type { Position as Sent, TableState } from './protocol';
import { amongFriends, ledByBot, seatInfo } from './seating';
import type { Heard, RemoteTable } from './table.svelte';
import { alike, asOne, history, logAfter, sinceOwn } from './told';

export class RemoteSession implements Session {
  readonly setup: Record<string, unknown>;
  position = $state.raw<Position>() as Position;
  log = $state.raw<Told[]>([]);
  viewer = $state<number | null>(null);
  canUndo = $state(false);
  handTo = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether an action is on its way. */
  sending = $state(false);
  private readonly along: Along;
  private readonly stepped = new Set<(step: Step) => void>();
  private readonly rewound = new Set<(position: Position) => void>();
  private readonly leave: () => void;
  private work: Promise<void> = Promise.resolve();
  private held: (() => void) | null = null;
  private kept: Promise<string> | null = null;

  private constructor(
    private readonly table: RemoteTable,
    readonly info: GameInfo,
    private state: TableState,
    first: Sent,
    log: Told[],
  ) {
    this.setup = state.setup as Record<string, unknown>;
    this.viewer = seatOf(first.viewer);
    this.along = new Along(state.game, this.setup, this.seats, log, () => table.own);
    this.along.check(first);
    this.along.part();
    this.log = log;
    this.position = this.drawn(first);
    this.canUndo = first.can_undo ?? false;
    this.leave = table.onheard((heard) => this.hear(heard));
  }

  /** Sits down at a table where a game has begun. */
  static async at(table: RemoteTable): Promise<RemoteSession> {
    await loadEngine();
    for (;;) {
      const log = await history(table.table, (asked) => table.ask(asked));
      const { state } = table;
      const info = games().find(({ id }) => id === state?.game);
      if (!state?.position || !info) throw new Error('this table has no game');
      // Somebody decided while the past was told: what is missing is told again.
      if (log.length >= state.position.plies)
        return new RemoteSession(
          table,
          info,
          state,
          state.position,
          log.slice(0, state.position.plies),
        );
    }
  }

  get seats(): SeatInfo[] {
    return (this.table.state ?? this.state).seats.map(seatInfo);
  }

  get thinking(): number | null {
    const { state } = this.table;
    const seat = seatOf(state?.position?.to_act ?? '');
    const led = seat !== null && state?.phase === 'playing' && state.seats[seat];
    return led && ledByBot(led) ? seat : null;
  }

  get hints(): boolean {
    return this.along.mirror !== null && amongFriends(this.table.state ?? this.state);
  }

  get known(): boolean {
    return this.along.mirror !== null || this.table.state?.phase === 'over';
  }

  /** Whoever looks on plays no rematch. */
  get rematch(): (() => Promise<void>) | null {
    return this.table.own.length > 0 ? () => this.playAgain() : null;
  }

  /** Whether several people share this device and must not see each other's secrets. */
  get shared(): boolean {
    return (
      this.along.mirror === null && this.table.own.length > 1 && this.position.outcome === null
    );
  }

  /** The first decision since one's own last one. */
  get since(): number {
    return sinceOwn(this.log, this.table.own);
  }

  /** Shows what happened while one was away. */
  start(): void {
    if (this.table.own.length > 0) this.showSince();
  }

  /** Shows what happened since one's own last decision once more. */
  showSince(): void {
    const steps = this.along.from(this.since, this.log, this.eye);
    const start = steps[0]?.before;
    if (start) this.tellRewound(start);
    this.emit(steps);
  }

  async act(action: string): Promise<void> {
    const { viewer } = this;
    if (this.sending || viewer === null || this.position.actor !== String(viewer)) return;
    this.sending = true;
    const seq = this.state.seq;
    const done = await this.tried(() =>
      this.table.ask({ type: 'act', table: this.table.table, seat: viewer, seq, action }),
    );
    // What came of it follows the acknowledgement.
    if (!done) this.sending = false;
  }

  async undo(): Promise<void> {
    const { viewer } = this;
    if (viewer === null || this.sending) return;
    const { table } = this.table;
    const mine = [viewer, ...this.table.own].filter((seat) => this.mayUndo(seat));
    const seat = mine[0] ?? viewer;
    await this.tried(() => this.table.ask({ type: 'undo', table, seat, seq: this.state.seq }));
  }

  async preview(action: string): Promise<Preview> {
    if (this.along.mirror) return this.along.mirror.preview(action, this.eye);
    const answer = await this.table.ask({ type: 'preview', ...this.me(), action });
    if (answer.type !== 'preview') throw new Error('no preview');
    const { events, view, outcome } = answer;
    return { events: events as ToldEvent[], view, outcome: outcome ?? null };
  }

  async why(action: string): Promise<Refusal[]> {
    if (this.along.mirror) return this.along.mirror.why(action);
    try {
      const answer = await this.table.ask({ type: 'why', ...this.me(), action });
      return answer.type === 'why' ? answer.objections : [];
    } catch (thrown) {
      this.problem = problemOf(thrown);
      return [];
    }
  }

  async record(): Promise<string | null> {
    if (this.table.state?.phase !== 'over') return this.along.mirror?.record ?? null;
    this.kept ??= record(this.table.table);
    try {
      return await this.kept;
    } catch (thrown) {
      this.kept = null;
      this.problem = problemOf(thrown);
      return null;
    }
  }

  onstep(listener: (step: Step) => void): () => void {
    this.stepped.add(listener);
    return () => this.stepped.delete(listener);
  }

  onrewind(listener: (position: Position) => void): () => void {
    this.rewound.add(listener);
    return () => this.rewound.delete(listener);
  }

  taken(): void {
    this.handTo = null;
    this.held?.();
    this.held = null;
  }

  dismiss(): void {
    this.problem = null;
  }

  close(): void {
    this.leave();
    this.along.end();
  }

  private get eye(): string {
    return this.viewer === null ? 'spectator' : String(this.viewer);
  }

  private me(): { table: string; seat: number } {
    return { table: this.table.table, seat: this.viewer ?? 0 };
  }

  private async playAgain(): Promise<void> {
    this.table.playAgain = true;
    if (this.table.state?.rematch) return;
    if (!(await this.tried(() => this.table.command('rematch')))) this.table.playAgain = false;
  }

  /** Undo is a property of the record: the last decision is one's own, and nothing came after. */
  private mayUndo(seat: number): boolean {
    return this.log.at(-1)?.actor === String(seat);
  }

  /** Does something at the node; what it refuses is said. */
  private async tried(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      this.problem = problemOf(thrown);
      return false;
    }
  }

  /** News are worked off one after the other: some need an answer of the node's first. */
  private hear(heard: Heard): void {
    const { state } = this.table;
    if (!state) return;
    this.work = this.work
      .then(() => this.follow(heard, state))
      .catch((thrown: unknown) => {
        this.problem = problemOf(thrown);
      });
  }

  private async follow(heard: Heard, state: TableState): Promise<void> {
    this.state = state;
    const { position } = state;
    if (!position) return;
    const other = seatOf(position.viewer) !== this.viewer;
    if (other) this.along.part();
    const turned = other && this.along.mirror === null;
    const told = heard.whole || turned ? null : logAfter(this.log, heard.steps);
    if (told) return this.arrive(position, told.log, told.same);
    const all = await history(this.table.table, (asked) => this.table.ask(asked));
    if (all.length < position.plies) return this.table.reload();
    const log = all.slice(0, position.plies);
    if (turned) this.turn(position, log);
    else this.arrive(position, log, alike(log, this.log));
  }

  /** Another of one's own seats is to decide, and the seats see different things. */
  private turn(position: Sent, log: Told[]): void {
    const show = () => {
      this.settle(position, log);
      this.tellRewound();
    };
    if (this.viewer === null || position.viewer === 'spectator') return show();
    this.held = show;
    this.handTo = seatOf(position.viewer);
  }

  private arrive(position: Sent, log: Told[], same: number): void {
    const [before, back] = [this.position, same < this.log.length];
    const fresh = log.slice(same);
    const steps = this.along.goOn(position, fresh, same, before);
    this.settle(position, log);
    if (back) this.tellRewound(steps?.[0]?.before);
    if (log.length === same) return this.unlessSame(before, back);
    this.emit(steps ?? [{ told: asOne(fresh), before, after: this.position }]);
  }

  /** Nothing was decided, but somebody else may be to decide now, or nobody any more. */
  private unlessSame(before: Position, told: boolean): void {
    if (JSON.stringify(before) === JSON.stringify(this.position)) this.position = before;
    else if (!told) this.tellRewound();
  }

  private settle(position: Sent, log: Told[]): void {
    this.sending = false;
    this.viewer = seatOf(position.viewer);
    this.log = log;
    this.position = this.drawn(position);
    this.canUndo = position.can_undo ?? false;
  }

  /** The node's position as boards take it. */
  private drawn(sent: Sent): Position {
    const { plies, to_act, task, view, legal, outcome, outlook } = sent;
    return {
      ply: plies,
      actor: to_act,
      task,
      view,
      legal: legal ?? [],
      outcome: outcome ?? null,
      outlook: outlook ?? this.along.mirror?.outlook ?? null,
    };
  }

  private emit(steps: Step[]): void {
    const last = steps.at(-1);
    if (last) last.after = this.position;
    for (const step of steps) for (const listener of this.stepped) listener(step);
  }

  private tellRewound(position = this.position): void {
    for (const listener of this.rewound) listener(position);
  }
}

function seatOf(actor: string): number | null {
  return /^\d+$/.test(actor) ? Number(actor) : null;
}
