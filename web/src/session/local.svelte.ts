// A game kept in this browser: rules on the page, bots in a worker, every decision saved.

import { Cancelled, Thinker } from '../bots/thinker';
import { Table, freshSeed, type Preview } from '../engine/engine';
import { problemOf, type Problem } from '../engine/problem';
import type { GameInfo, Refusal, SeatInfo } from '../engine/types';
import type { Told } from '../engine/happening';
import type { Position, Session, Step } from './session';

export type Keep = (record: string, over: boolean) => Promise<void> | void;

export class LocalSession implements Session {
  readonly info: GameInfo;
  readonly setup: Record<string, unknown>;
  readonly seats: SeatInfo[];
  readonly hints = true;
  readonly known = true;
  position = $state.raw<Position>() as Position;
  log = $state.raw<Told[]>([]);
  viewer = $state<number | null>(null);
  thinking = $state<number | null>(null);
  canUndo = $state(false);
  handTo = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);

  private readonly people: number[];
  private readonly stepped = new Set<(step: Step) => void>();
  private readonly rewound = new Set<(position: Position) => void>();
  private closed = false;

  constructor(
    private readonly table: Table,
    private readonly keep: Keep = () => {},
    private readonly thinker: Thinker = new Thinker(),
  ) {
    this.info = table.info;
    this.setup = table.setup;
    this.seats = table.seats;
    this.people = this.seats.flatMap((seat, index) => (seat.bot ? [] : [index]));
    const seat = this.eyes();
    // Whoever opens a game with secrets says first who they are.
    this.viewer = seat !== null && this.hasSecrets(seat) ? null : seat;
    this.refresh();
  }

  start(): void {
    void this.advance();
  }

  async act(action: string): Promise<void> {
    const { actor } = this.table;
    if (actor !== String(this.viewer)) return;
    try {
      this.play(() => this.table.act(actor, action));
    } catch (thrown) {
      this.problem = problemOf(thrown);
      return;
    }
    await this.advance();
  }

  async undo(): Promise<void> {
    const seat = this.undoer();
    if (seat === null) return;
    this.thinker.cancel();
    this.table.undo(seat);
    const strange = this.viewer !== seat && this.hasSecrets(seat);
    this.look(strange ? null : seat, strange ? seat : null);
    await this.save();
  }

  async preview(action: string): Promise<Preview> {
    return this.table.preview(action, this.eye());
  }

  async why(action: string): Promise<Refusal[]> {
    return this.table.objections(action);
  }

  /** Who has the device has the game: it is all here. */
  async record(): Promise<string> {
    return this.table.record;
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
    this.look(this.handTo, null);
  }

  dismiss(): void {
    this.problem = null;
    void this.advance();
  }

  close(): void {
    this.closed = true;
    this.thinker.cancel();
    this.thinker.end();
  }

  private async advance(): Promise<void> {
    while (!this.closed && this.problem === null) {
      const { actor } = this.table;
      if (actor === 'nobody') break;
      if (actor === 'chance') this.play(() => this.table.settle());
      else if (this.seats[Number(actor)]?.bot) {
        if (!(await this.letBotAct(Number(actor)))) break;
      } else {
        this.turnTo(Number(actor));
        break;
      }
    }
    await this.save();
  }

  private async letBotAct(seat: number): Promise<boolean> {
    const ply = this.table.plies;
    this.thinking = seat;
    try {
      const action = await this.thinker.ask({
        kind: 'choose',
        record: this.table.record,
        bot: this.seats[seat]?.bot ?? 'spark',
        seed: freshSeed(),
      });
      // Somebody took something back while the bot was thinking.
      if (this.closed || this.table.plies !== ply) return false;
      this.play(() => this.table.act(String(seat), action));
      return true;
    } catch (thrown) {
      if (!(thrown instanceof Cancelled)) this.problem = problemOf(thrown);
      return false;
    } finally {
      this.thinking = null;
    }
  }

  private play(decide: () => void): void {
    const before = this.position;
    decide();
    const told = this.table.told(this.table.plies - 1, this.eye());
    this.log = [...this.log, told];
    this.refresh();
    for (const listener of this.stepped) listener({ told, before, after: this.position });
  }

  /** Gives the board to a person. Where views differ the device is handed over first. */
  private turnTo(seat: number): void {
    if (this.viewer === seat) return;
    if (this.hasSecrets(seat)) {
      this.look(null, seat);
      return;
    }
    const before = this.position;
    this.viewer = seat;
    this.refresh();
    // What is still being shown goes on; the new seat's view follows it.
    const told = this.log.at(-1) ?? { actor: 'chance', action: '', events: [] };
    for (const listener of this.stepped)
      listener({ told, before, after: this.position, shown: true });
  }

  /** Shows the table through other eyes, with nothing left of what the ones before saw. */
  private look(viewer: number | null, handTo: number | null): void {
    [this.viewer, this.handTo] = [viewer, handTo];
    this.retell();
    this.refresh();
    for (const listener of this.rewound) listener(this.position);
  }

  /** Whether anybody else at this screen sees another table than `seat`. */
  private hasSecrets(seat: number): boolean {
    const own = this.table.viewText(String(seat));
    return this.people.some((person) => this.table.viewText(String(person)) !== own);
  }

  private eyes(): number | null {
    const actor = Number(this.table.actor);
    if (this.people.includes(actor)) return actor;
    return this.people[0] ?? null;
  }

  private eye(): string {
    return this.viewer === null ? 'spectator' : String(this.viewer);
  }

  private undoer(): number | null {
    return this.people.find((seat) => this.table.canUndo(seat)) ?? null;
  }

  private retell(): void {
    const plies = Array.from({ length: this.table.plies }, (_, ply) => ply);
    this.log = plies.map((ply) => this.table.told(ply, this.eye()));
  }

  private refresh(): void {
    const { table } = this;
    if (this.log.length !== table.plies) this.retell();
    const mine = table.actor === this.eye();
    this.canUndo = this.undoer() !== null;
    this.position = {
      ply: table.plies,
      actor: table.actor,
      task: table.task,
      view: table.view(this.eye()),
      legal: mine ? table.legal : [],
      outcome: table.outcome,
      outlook: table.outlook,
    };
  }

  private async save(): Promise<void> {
    if (!this.closed) await this.keep(this.table.record, this.table.actor === 'nobody');
  }
}
