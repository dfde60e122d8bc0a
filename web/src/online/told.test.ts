import { expect, test } from 'vitest';
import type { Told } from '../engine/happening';
import { needsWhole, updated } from './follow';
import type { Step, TableState } from './protocol';
import { alike, asOne, history, logAfter, sinceOwn } from './told';
import type { Answer } from './wire';

const told = (actor: string, action: string): Told => ({
  actor,
  action,
  events: [{ event: action, text: { en: action, de: action } }],
});
const log = [told('chance', 'draw'), told('0', 'lay'), told('1', 'lay'), told('chance', 'roll')];
const acted = (seq: number, ply: number, ...what: Told[]): Step =>
  ({ what: 'acted', seq, at: 0, seat: 0, ply, told: what, bot: false }) as Step;

test('a log grows by what was decided and shrinks by what was taken back', () => {
  const more = logAfter(log, [acted(5, 4, told('0', 'pass'), told('chance', 'draw'))]);
  expect(more?.log.map(({ action }) => action)).toEqual([
    'draw',
    'lay',
    'lay',
    'roll',
    'pass',
    'draw',
  ]);
  expect(more?.same).toBe(4);
  const back = logAfter(log, [
    { what: 'took_back', seq: 5, at: 0, seat: 1, plies: 2 },
    acted(6, 2, told('1', 'pass')),
  ]);
  expect(back?.log.map(({ action }) => action)).toEqual(['draw', 'lay', 'pass']);
  expect(back?.same).toBe(2);
});

test('a gap is noticed', () => {
  expect(logAfter(log, [acted(9, 7, told('0', 'pass'))])).toBeNull();
});

test('logs are compared from the beginning', () => {
  expect(alike(log, log)).toBe(4);
  expect(alike([...log.slice(0, 2), told('1', 'pass')], log)).toBe(2);
  expect(alike([...log, told('0', 'pass')], log)).toBe(4);
});

test('what happened since the last own decision begins after it', () => {
  expect(sinceOwn(log, [0])).toBe(2);
  expect(sinceOwn(log, [1])).toBe(3);
  expect(sinceOwn(log, [])).toBe(0);
});

test('decisions nobody saw between are shown as one', () => {
  expect(asOne(log).events).toHaveLength(4);
  expect(asOne([]).events).toEqual([]);
});

test('the past is asked for a hundred at a time', async () => {
  const past = Array.from({ length: 230 }, (_, ply) => told('0', `a${ply}`));
  const asked: number[] = [];
  const all = await history('ember', (frame) => {
    const { from } = frame as { from: number };
    asked.push(from);
    const answer = { type: 'history', id: 'x', table: 'ember', from, plies: past.length };
    return Promise.resolve({ ...answer, told: past.slice(from, from + 100) } as unknown as Answer);
  });
  expect(all).toEqual(past);
  expect(asked).toEqual([0, 100, 200]);
});

const state: TableState = {
  table: 'ember',
  seq: 3,
  created: 0,
  phase: 'playing',
  game: 'vulkan',
  setup: {},
  seats: [
    { name: 'Ada', team: 0 },
    { name: 'Bo', team: 1 },
  ],
  own: [0],
  host: 0,
  pace: { minutes: 10 },
  level: 'flame',
  due: 5,
  dice: { commitment: 'c', table: 'ember', words: [] },
  chat: [],
};
const update = (seq: number, steps: Step[]) =>
  ({ type: 'update', table: 'ember', seq, phase: 'playing', to_act: '0', steps }) as const;

test('a table takes up steps it has not seen, once', () => {
  const steps: Step[] = [
    { what: 'said', seq: 3, at: 0, seat: 1, text: 'old' },
    { what: 'said', seq: 4, at: 0, seat: 1, text: 'new' },
    { what: 'absent', seq: 5, at: 0, seat: 1, because: 'pace' },
  ];
  const next = updated(state, update(5, steps));
  expect(next.chat.map(({ text }) => text)).toEqual(['new']);
  expect(next.seats[1]?.absent).toBe('pace');
  expect(next.seq).toBe(5);
  expect('due' in next).toBe(false);
  const back = updated(next, update(6, [{ what: 'returned', seq: 6, at: 0, seat: 1 }]));
  expect(back.seats[1]).toEqual({ name: 'Bo', team: 1 });
});

test('some steps say too little', () => {
  expect(needsWhole({ what: 'started', seq: 1, at: 0, told: [] })).toBe(true);
  expect(needsWhole({ what: 'said', seq: 1, at: 0, seat: 0, text: 'hi' })).toBe(false);
});
