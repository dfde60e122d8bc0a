// One's tables online, sorted by what they want of one.

import { both, type Text } from '../i18n/say.svelte';
import type { MySeat, SeatKey } from './protocol';
import { seatInfo, taken } from './seating';
import { ago, span } from './spans';
import w from './turns-words';

export const GROUPS = ['turn', 'waiting', 'open', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** A table with all one's seats at it. */
export interface MyTable {
  table: string;
  game: string;
  group: Group;
  own: MySeat[];
  /** Everybody there, by name. */
  names: string[];
}

/** The tables of these seats. What runs out first comes first. */
export function tablesOf(seats: MySeat[]): MyTable[] {
  const tables = byTable(seats).map(tableOf);
  return tables.sort((a, b) => urgency(a) - urgency(b));
}

/** Seats of one table together, in the order they came. */
export function byTable<S extends { table: string }>(seats: S[]): S[][] {
  const tables = new Map<string, S[]>();
  for (const seat of seats) tables.set(seat.table, [...(tables.get(seat.table) ?? []), seat]);
  return [...tables.values()];
}

function urgency({ own }: MyTable): number {
  return own[0]?.due ?? Number.MAX_SAFE_INTEGER - (own[0]?.since ?? 0);
}

function tableOf(own: MySeat[]): MyTable {
  const [{ table, game, seats }] = own as [MySeat];
  const names = seats.flatMap((seat, index) => (taken(seat) ? [seatName(seats, index)] : []));
  return { table, game, own, group: groupOf(own), names };
}

function groupOf(own: MySeat[]): Group {
  const [{ phase }] = own as [MySeat];
  if (phase === 'open') return 'open';
  if (phase !== 'playing') return 'over';
  return own.some((seat) => seat.your_turn && !absent(seat)) ? 'turn' : 'waiting';
}

function absent({ seats, seat }: MySeat) {
  return seats[seat]?.absent;
}

function seatName(seats: MySeat['seats'], seat: number): string {
  const state = seats[seat];
  return state ? (seatInfo(state, seat).name ?? '') : '';
}

/** Keys that prove nothing any more. */
export function lostOf<K extends SeatKey>(keys: K[], answered: MySeat[]): K[] {
  const known = new Set(answered.map(({ table, seat }) => `${table} ${seat}`));
  return keys.filter(({ table, seat }) => !known.has(`${table} ${seat}`));
}

/** What there is to say about a table; `passed` milliseconds ago it was asked about. */
export function factsOf({ own, group }: MyTable, passed: number): Text[] {
  const [first] = own as [MySeat];
  if (group === 'open') return [openFact(first)];
  if (group === 'over') return [first.phase === 'closed' ? w.isClosed : w.isOver];
  const now = first.now + passed;
  const last = both(w.lastChange, { when: ago(now - first.since) });
  return [
    ...own.flatMap(awayFact),
    ...turnFacts(own),
    last,
    ...sinceFact(own),
    ...timeFact(own, now),
  ];
}

function openFact({ seats }: MySeat): Text {
  const free = seats.filter((seat) => !taken(seat)).length;
  return free > 0 ? both(w.seatsFree, { count: free }) : w.canBegin;
}

function awayFact(mine: MySeat): Text[] {
  const because = absent(mine);
  if (!because) return [];
  return [because === 'resigned' ? w.resigned : w.botSitsIn];
}

/** Whose decision it is, unless the heading says it all. */
function turnFacts(own: MySeat[]): Text[] {
  const [{ seats, to_act }] = own as [MySeat];
  const seat = Number(to_act);
  if (!Number.isInteger(seat)) return [];
  const name = seatName(seats, seat);
  const mine = own.some((one) => one.seat === seat);
  if (mine && own.length === 1) return [];
  return [both(mine ? w.nameTurn : w.waitsFor, { name })];
}

/** How much was decided since one's own last decision. */
function sinceFact(own: MySeat[]): Text[] {
  const count = Math.min(...own.map(({ plies, since_my_turn }) => plies - since_my_turn));
  return count > 0 ? [both(w.happened, { count })] : [];
}

function timeFact(own: MySeat[], now: number): Text[] {
  const due = own.find(({ your_turn }) => your_turn)?.due;
  if (due === undefined) return [];
  return [due > now ? both(w.left, { time: span(due - now) }) : w.noTime];
}
