// What a link to a seat is worth at a table as it is now.

import { both, type Text } from '../i18n/say.svelte';
import w from './lobby-words';
import type { Listed } from './protocol';
import { seatInfo, taken } from './seating';

const SECRET = /^[0-9a-f]{64}$/;

/** Whether nothing of an invitation is missing. */
export function isWhole(invite: string): boolean {
  return SECRET.test(invite);
}

/** Why nobody can sit down by this link; nothing if it may be tried. */
export function hindrance(table: Listed, seat: number, invite: string): Text | null {
  const state = table.seats[seat];
  if (table.phase === 'over') return w.over;
  if (table.phase === 'closed') return w.closed;
  if (!state) return w.noSuchSeat;
  if (taken(state)) return both(w.taken, { name: seatInfo(state, seat).name ?? '' });
  if (table.phase === 'playing') return w.begun;
  return state.invited && !isWhole(invite) ? w.cut : null;
}
