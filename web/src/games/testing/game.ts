// Real games for tests, decision by decision. `make.mjs` makes the files.

import type { ToldEvent } from '../../engine/happening';
import type { Position } from '../../session/session';
import type { Moment } from '../../stage/stage.svelte';

interface Kept<V, E> {
  actor: string;
  action: string;
  legal?: string[];
  events: E[];
  change: Partial<V>;
}

/** A decision with the table before and after it. */
export interface Decision<V, E> {
  action: string;
  actor: string;
  legal: string[];
  events: E[];
  before: V;
  after: V;
}

/** Every decision of a fixture but the first. */
export function decisions<V extends object, E>(kept: unknown): Decision<V, E>[] {
  const [first, ...rest] = kept as Kept<V, E>[];
  let before = first?.change as V;
  return rest.map(({ actor, action, legal = [], events, change }) => {
    const after = { ...before, ...change };
    const decision = { actor, action, legal, events, before, after };
    before = after;
    return decision;
  });
}

/** A decision as the table shows it to who decides. */
export function position(
  { before, actor, legal }: Decision<unknown, unknown>,
  outlook: unknown = null,
): Position {
  const text = { en: '', de: '' };
  return { ply: 0, actor, task: text, view: before, legal, outcome: null, outlook };
}

export function told<E extends { event: string }>(event: E): ToldEvent {
  return { ...event, text: { en: '', de: '' } };
}

/** The moment its event number `at` is shown. */
export function moment<E extends { event: string }>(
  { actor, action, events }: Decision<unknown, E>,
  at: number,
): Moment {
  const now = events[at];
  return { actor, action, past: events.slice(0, at).map(told), now: now ? told(now) : null };
}
