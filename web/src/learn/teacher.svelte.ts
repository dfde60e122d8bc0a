// A lesson being taken: the learner acts on a real table, the lesson says what it waits for.

import { Table, type Preview } from '../engine/engine';
import type { Refusal } from '../engine/types';
import type { Text } from '../i18n/say.svelte';
import type { Position } from '../session/session';
import { Stage, type Timing } from '../stage/stage.svelte';
import { positionRecord, type Lesson, type LessonStep } from './content';

export class Teacher {
  index = $state(0);
  /** Whether the step's action was done. */
  solved = $state(false);
  /** What was said about the last try. */
  remark = $state.raw<Text | null>(null);
  hinted = $state(false);
  position = $state.raw<Position>() as Position;
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

  get seats() {
    return this.table.seats;
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
    }
    this.index = index;
    this.remark = null;
    this.hinted = false;
    this.refresh();
    this.solved = !this.waitsAtAll();
    this.stage ??= new Stage(this.position, this.timing);
    if (step?.record) this.stage.show(this.position);
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
