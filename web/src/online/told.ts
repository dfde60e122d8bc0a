// What was told, put together.

import type { Told } from '../engine/happening';
import type { Answer, Asked } from './wire';
import type { Step } from './protocol';

export interface NewLog {
  log: Told[];
  /** How many decisions are still what they were. */
  same: number;
}

/** The log after steps; nothing if something between is missing. */
export function logAfter(log: Told[], steps: Step[]): NewLog | null {
  let [next, same] = [log, log.length];
  for (const step of steps) {
    if (step.what === 'acted') {
      if (step.ply > next.length) return null;
      same = Math.min(same, step.ply);
      next = [...next.slice(0, step.ply), ...(step.told as Told[])];
    } else if (step.what === 'took_back') {
      same = Math.min(same, step.plies);
      next = next.slice(0, step.plies);
    }
  }
  return { log: next, same };
}

/** How many decisions two logs begin with alike. */
export function alike(one: Told[], other: Told[]): number {
  const differs = (told: Told, ply: number) =>
    other[ply]?.actor !== told.actor || other[ply]?.action !== told.action;
  const first = one.findIndex(differs);
  return first < 0 ? one.length : first;
}

/** Every decision of a table from the node, a hundred at a time. */
export async function history(
  table: string,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<Told[]> {
  const told: Told[] = [];
  for (;;) {
    const answer = await ask({ type: 'history', table, from: told.length });
    if (answer.type !== 'history') return told;
    told.push(...(answer.told as Told[]));
    if (answer.told.length === 0 || told.length >= answer.plies) return told;
  }
}

/** Several decisions as one, where nobody knows what the table looked like between them. */
export function asOne(told: Told[]): Told {
  const first = told[0] ?? { actor: 'chance', action: '', events: [] };
  return { ...first, events: told.flatMap(({ events }) => events) };
}

/** The first decision after the last one of these seats. */
export function sinceOwn(log: Told[], own: number[]): number {
  const mine = own.map(String);
  for (let ply = log.length; ply > 0; ply -= 1)
    if (mine.includes(log[ply - 1]?.actor ?? '')) return ply;
  return 0;
}
