import { expect, test } from 'vitest';
import type { MySeat, SeatState } from './protocol';
import { factsOf, lostOf, tablesOf } from './turns';

const ann: SeatState = { name: 'Ann', team: 0 };
const bob: SeatState = { name: 'Bob', team: 1 };
const MINUTE = 60_000;

function seat(changes: Partial<MySeat>): MySeat {
  return {
    table: 't',
    seat: 0,
    game: 'taluva',
    phase: 'playing',
    seats: [ann, bob],
    your_turn: false,
    to_act: '1',
    since: 0,
    now: 5 * MINUTE,
    seq: 9,
    plies: 12,
    since_my_turn: 12,
    ...changes,
  };
}

function facts(own: MySeat[], passed = 0): string[] {
  return factsOf(tablesOf(own)[0]!, passed).map(({ en }) => en);
}

test('my turn: since when, what happened, how long there is', () => {
  const mine = seat({ your_turn: true, to_act: '0', due: 10 * MINUTE, since_my_turn: 8 });
  expect(tablesOf([mine])[0]?.group).toBe('turn');
  expect(facts([mine])).toEqual([
    'last change 5 minutes ago',
    'decisions since your last: 4',
    '5 minutes left',
  ]);
  expect(facts([mine], 3 * MINUTE)).toContain('2 minutes left');
  expect(facts([mine], 9 * MINUTE)).toContain('the time is up');
});

test('somebody else’s turn says whose', () => {
  const mine = seat({ due: 10 * MINUTE });
  expect(tablesOf([mine])[0]?.group).toBe('waiting');
  expect(facts([mine])).toEqual(['waiting for Bob', 'last change 5 minutes ago']);
});

test('several seats of one table are one line that says who is to decide', () => {
  const own = [
    seat({ your_turn: false }),
    seat({ seat: 1, your_turn: true, due: 10 * MINUTE, since_my_turn: 10 }),
  ];
  expect(tablesOf(own)).toHaveLength(1);
  expect(tablesOf(own)[0]?.group).toBe('turn');
  expect(facts(own)[0]).toBe('Bob is to decide');
});

test('where a bot sits in it is not my turn', () => {
  const away = seat({ your_turn: true, to_act: '0', seats: [{ ...ann, absent: 'pace' }, bob] });
  expect(tablesOf([away])[0]?.group).toBe('waiting');
  expect(facts([away])[0]).toMatch(/^a bot sits in/);
  const gone = seat({ seats: [{ ...ann, absent: 'resigned' }, bob] });
  expect(facts([gone])[0]).toMatch(/^you gave up/);
});

test('open, finished and given-up tables', () => {
  const open = { phase: 'open', to_act: 'nobody' } as const;
  expect(facts([seat({ ...open, seats: [ann, { team: 1 }] })])).toEqual(['seats still free: 1']);
  expect(facts([seat(open)])).toEqual(['everybody is there: it can begin']);
  expect(facts([seat({ phase: 'over' })])).toEqual(['the game is over']);
  expect(facts([seat({ phase: 'closed' })])).toEqual(['the table was given up']);
});

test('what runs out first comes first', () => {
  const tables = tablesOf([
    seat({ table: 'later', due: 9 }),
    seat({ table: 'bots' }),
    seat({ table: 'soon', due: 3 }),
  ]);
  expect(tables.map(({ table }) => table)).toEqual(['soon', 'later', 'bots']);
});

test('seats the node does not know as ours are lost', () => {
  const keys = [0, 1].map((number) => ({ table: 't', seat: number, token: 'aa' }));
  expect(lostOf(keys, [seat({})]).map((key) => key.seat)).toEqual([1]);
});
