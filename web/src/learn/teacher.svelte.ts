// A lesson being taken: the learner acts on a real table, the lesson says what it waits for.

import { Table, type Preview } from '../engine/engine';
import type { Refusal, SeatInfo } from '../engine/types';
import { say, type Text } from '../i18n/say.svelte';
import { seatLetter } from '../parts/SeatBadge.svelte';
import type { Position } from '../session/session';
import { Stage, type Timing } from '../stage/stage.svelte';
import { positionRecord, type Lesson, type LessonStep } from './content';
import w from './words';

export class Teacher {
  index = $state(0);
  /** Whether the step's action was done. */
  solved = $state(false);
  /** What was said about the last try. */
  remark = $state.raw<Text | null>(null);
  hinted = $state(false);
  position = $state.raw<Position>() as Position;
  /** Made with the first position. */
  stage!: Stage;
  private table!: Table;

  private constructor(
    readonly lesson: Lesson,
    private readonly timing: Timing,
  ) {}

  static async start(lesson: Lesson, timing: Timing): Promise<Teacher> {
    const teacher = new Teacher(lesson, timing);
    await teacher.enter(0);
    return teacher;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index] as LessonStep;
  }

  get seat(): number {
    return this.lesson.seat ?? 0;
  }

  /** The learner and, by their letters, the others. */
  get seats(): SeatInfo[] {
    return this.table.seats.map((seat, index) => ({
      ...seat,
      name: index === this.seat ? say(w.you) : say(w.other, { letter: seatLetter(index) }),
    }));
  }

  /** Whether the learner is to act. */
  get waits(): boolean {
    const { accept, acceptAny, acceptMatching } = this.step;
    return !this.solved && Boolean(accept || acceptAny || acceptMatching);
  }

  get finished(): boolean {
    return this.solved && this.index === this.lesson.steps.length - 1;
  }

  act(action: string): void {
    if (!this.waits) return;
    if (!this.accepts(action)) {
      this.remark = this.step.hint ?? null;
      this.hinted = this.step.hint !== undefined;
      return;
    }
    this.play(this.table.actor, action);
    for (const next of this.step.then ?? []) this.play(this.table.actor, next);
    this.solved = true;
    this.remark = this.step.praise ?? null;
  }

  async next(): Promise<void> {
    if (this.index + 1 < this.lesson.steps.length) await this.enter(this.index + 1);
  }

  /** The whole lesson from its beginning. */
  async again(): Promise<void> {
    await this.enter(0);
  }

  preview(action: string): Promise<Preview> {
    return Promise.resolve(this.table.preview(action, String(this.seat)));
  }

  why(action: string): Refusal[] {
    return this.table.objections(action);
  }

  close(): void {
    this.stage.close();
    this.table.free();
  }

  private async enter(index: number): Promise<void> {
    const step = this.lesson.steps[index];
    if (step?.record) {
      const record = await positionRecord(step.record);
      this.table = Table.replay(record);
      this.refresh();
      this.stage?.show(this.position);
    }
    this.stage ??= new Stage(this.position, this.timing);
    this.index = index;
    this.remark = null;
    this.hinted = false;
    this.solved = !this.waitsAtAll();
  }

  private waitsAtAll(): boolean {
    const { accept, acceptAny, acceptMatching } = this.step;
    return Boolean(accept || acceptAny || acceptMatching);
  }

  private accepts(action: string): boolean {
    const { accept, acceptAny, acceptMatching } = this.step;
    if (acceptAny) return true;
    if (acceptMatching && new RegExp(acceptMatching).test(action)) return true;
    return accept?.includes(action) ?? false;
  }

  private play(actor: string, action: string): void {
    const before = this.position;
    this.table.act(actor, action);
    this.refresh();
    const told = this.table.told(this.table.plies - 1, String(this.seat));
    this.stage.add({ told, before, after: this.position });
  }

  private refresh(): void {
    const { table } = this;
    this.position = {
      ply: table.plies,
      actor: table.actor,
      task: table.task,
      view: table.view(String(this.seat)),
      legal: table.actor === String(this.seat) ? table.legal : [],
      outcome: table.outcome,
    };
  }
}
