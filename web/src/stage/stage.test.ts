import { beforeEach, expect, test, vi } from 'vitest';
import type { Position, Session, Step } from '../session/session';
import { change } from '../settings/settings.svelte';
import { Stage } from './stage.svelte';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
beforeEach(() => {
  vi.useFakeTimers();
  change({ motion: 'full', speed: 1 });
});

function position(ply: number, view: unknown, actor = '0'): Position {
  return { ply, actor, task: { en: '', de: '' }, view, legal: [], outcome: null };
}

function step(ply: number): Step {
  const told = {
    actor: '0',
    action: 'pass',
    events: [{ event: 'passed', text: { en: '', de: '' } }],
  };
  return { told, before: position(ply, { ply }), after: position(ply + 1, { ply: ply + 1 }) };
}

function staged(): { stage: Stage; add(step: Step): void; rewind(position: Position): void } {
  let add = (_: Step) => {};
  let rewind = (_: Position) => {};
  const session = {
    position: position(0, { ply: 0 }),
    onstep: (listener: (step: Step) => void) => ((add = listener), () => {}),
    onrewind: (listener: (position: Position) => void) => ((rewind = listener), () => {}),
  };
  const stage = new Stage(session.position, () => 100).follow(session as unknown as Session);
  return { stage, add: (step) => add(step), rewind: (position) => rewind(position) };
}

test('the next person at the same table waits for what is being shown', async () => {
  const { stage, add, rewind } = staged();
  add(step(0));
  expect(stage.busy).toBe(true);
  const next = position(1, { ply: 1 }, '1');
  rewind(next);
  expect(stage.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(150);
  expect(stage.busy).toBe(false);
  expect(stage.position).toBe(next);
});

test('another view of the table is shown at once', () => {
  const { stage, add, rewind } = staged();
  add(step(0));
  const next = position(1, { secret: true }, '1');
  rewind(next);
  expect(stage.busy).toBe(false);
  expect(stage.position).toBe(next);
});

test('what was taken back is not marked as the last decision', async () => {
  const { stage, add, rewind } = staged();
  add(step(0));
  await vi.advanceTimersByTimeAsync(150);
  expect(stage.last).not.toBeNull();
  rewind(position(0, { ply: 0 }));
  expect(stage.last).toBeNull();
});
