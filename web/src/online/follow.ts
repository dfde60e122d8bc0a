// What steps make of a table, where they say all that is needed for it.

import type { Said, SeatState, Step, TableState } from './protocol';
import type { Update } from './wire';

/** Whether a step changes what only a whole snapshot says: who got which seat, who is host. */
export function needsWhole(step: Step): boolean {
  return step.what === 'started' || step.what === 'freed' || step.what === 'moved';
}

/** The table after an update; steps seen already are passed over. */
export function updated(state: TableState, update: Update): TableState {
  const fresh = update.steps.filter((step) => step.seq > state.seq);
  const { due, position, rematch, ...rest } = fresh.reduce(after, state);
  return {
    ...rest,
    seq: Math.max(state.seq, update.seq),
    phase: update.phase,
    dice: update.dice ?? state.dice,
    ...defined({ due: update.due, position: update.position ?? position, rematch }),
  };
}

function after(state: TableState, step: Step): TableState {
  switch (step.what) {
    case 'sat':
      return reseated(state, step.seat, (seat) => ({ ...seat, name: step.name, invited: false }));
    case 'absent':
      return reseated(state, step.seat, (seat) => ({ ...seat, absent: step.because }));
    case 'returned':
      return reseated(state, step.seat, ({ absent: _, ...seat }) => seat);
    case 'said':
      return { ...state, chat: [...state.chat, said(step)] };
    case 'rematch':
      return { ...state, rematch: step.next };
    default:
      return state;
  }
}

function said({ seq, at, seat, text }: Said): Said {
  return { seq, at, seat, text };
}

function reseated(
  state: TableState,
  seat: number,
  change: (seat: SeatState) => SeatState,
): TableState {
  const seats = state.seats.map((one, index) => (index === seat ? change(one) : one));
  return { ...state, seats };
}

/** The fields that are there. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
