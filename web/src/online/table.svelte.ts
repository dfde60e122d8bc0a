// One table on a node, followed: who sits there, what was said, how far it has come. What is done
// on the board is the session's (`remote.svelte.ts`).

import { diceWord, OnlineError } from './api';
import type { Connection, Follower } from './connection.svelte';
import { needsWhole, updated } from './follow';
import type { ClaimedSeat, SeatKey, Step, TableState } from './protocol';
import type { Answer, Asked, News, Snapshot, Update } from './wire';

/** What happened: steps one after the other, or the whole table anew. */
export type Heard = { whole: true; steps: [] } | { whole: false; steps: Step[] };

type Command = 'undo' | 'resign' | 'leave' | 'back' | 'rematch';

export class RemoteTable implements Follower {
  state = $state.raw<TableState | null>(null);
  /** The seats whose people are connected, and how many others look on. */
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** Why the table can't be followed. */
  refusal = $state.raw<OnlineError | null>(null);
  /** Seats this device has a key for that is worth nothing any more. */
  moved = $state.raw<number[]>([]);
  /** Whether somebody here has asked to play again. */
  playAgain = $state(false);

  private readonly listeners = new Set<(heard: Heard) => void>();
  private readonly leave: () => void;
  /** What steps say is not enough: a snapshot is on its way. */
  private incomplete = true;

  constructor(
    readonly table: string,
    readonly line: Connection,
    readonly keys: () => SeatKey[],
  ) {
    this.leave = line.follow(this);
  }

  /** One's own seats that are still one's own. */
  get own(): number[] {
    return this.state?.own ?? [];
  }

  /** Whether the node counts us as the host. */
  get hosting(): boolean {
    return this.state !== null && this.own.includes(this.state.host);
  }

  since(): number | null {
    return this.incomplete ? null : (this.state?.seq ?? null);
  }

  claimed(seats: ClaimedSeat[]): void {
    this.moved = seats.filter(({ own }) => !own).map(({ seat }) => seat);
    const lost = this.own.some((seat) => this.moved.includes(seat));
    if (lost) this.incomplete = true;
  }

  refused(problem: OnlineError): void {
    this.refusal = problem;
  }

  hear(news: News): void {
    if (news.type === 'presence') {
      [this.present, this.spectators] = [news.seats, news.spectators];
    } else if (news.type === 'snapshot') this.take(news);
    else this.update(news);
  }

  /** Called after every change of the game, in order. */
  onheard(listener: (heard: Heard) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets the game begin; with `fill`, bots take the free seats. */
  start(fill: boolean): Promise<Answer> {
    return this.ask({ type: 'start', ...this.me(), fill, word: diceWord() });
  }

  say(text: string, seat: number): Promise<Answer> {
    return this.ask({ type: 'chat', table: this.table, seat, text });
  }

  /** Something a seat does that says no more than its name. */
  command(type: Exclude<Command, 'undo'>, seat = this.me().seat): Promise<Answer> {
    return this.ask({ type, table: this.table, seat });
  }

  ask(asked: Asked): Promise<Answer> {
    return this.line.request(asked);
  }

  /** Asks for the whole table, with whatever keys there are now. */
  reload(): void {
    this.incomplete = true;
    this.line.refollow(this.table);
  }

  /** Tries once more after a refusal. */
  retry(): void {
    this.refusal = null;
    this.reload();
  }

  close(): void {
    this.leave();
    this.listeners.clear();
  }

  private me(): { table: string; seat: number } {
    const host = this.state?.host ?? 0;
    return { table: this.table, seat: this.hosting ? host : (this.own[0] ?? 0) };
  }

  private take({ state }: Snapshot): void {
    // One that was asked for twice may come after steps that are newer.
    if (this.state && !this.incomplete && state.seq < this.state.seq) return;
    this.incomplete = false;
    this.refusal = null;
    this.state = state;
    this.tell({ whole: true, steps: [] });
  }

  private update(update: Update): void {
    const { state } = this;
    if (!state || this.incomplete) return;
    const steps = update.steps.filter((step) => step.seq > state.seq);
    const gap = steps[0] !== undefined && steps[0].seq > state.seq + 1;
    if (gap || steps.some(needsWhole)) return this.reload();
    this.state = updated(state, update);
    this.tell({ whole: false, steps });
  }

  private tell(heard: Heard): void {
    for (const listener of this.listeners) listener(heard);
  }
}
