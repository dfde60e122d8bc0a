import { beforeAll, expect, test } from 'vitest';
import { startEngine } from '../engine/for-tests';
import type { GameInfo } from '../engine/types';
import { Draft } from './draft.svelte';
import w from './words';

let games: GameInfo[] = [];

beforeAll(async () => {
  games = await startEngine();
});

function draft(id: string, online = false): Draft {
  const info = games.find((game) => game.id === id);
  if (!info) throw new Error(id);
  return new Draft(info, online);
}

test('online, seats are mine and for friends; here, mine and bots', () => {
  const plan = draft('feurio', true);
  expect(plan.plan).toEqual([{ me: 'Player 1' }, 'friend', 'friend', 'friend']);
  plan.playOnline(false);
  expect(plan.seats.map(({ who }) => who).slice(0, 4)).toEqual([
    'person',
    'flame',
    'flame',
    'flame',
  ]);
  expect(plan.company.filter(({ bot }) => bot)).toHaveLength(3);
});

test('what was chosen stays when it is possible in both places', () => {
  const plan = draft('feurio');
  plan.seats[1]!.who = 'blaze';
  plan.seats[2]!.who = 'person';
  plan.playOnline(true);
  plan.seats[3]!.who = 'open';
  expect(plan.plan).toEqual([{ me: 'Player 1' }, { bot: 'blaze' }, { me: 'Player 3' }, 'open']);
  plan.playOnline(false);
  expect(plan.seats[1]?.who).toBe('blaze');
  expect(plan.seats[3]?.who).toBe('flame');
});

test('names are as long as a node takes them', () => {
  const plan = draft('taluva', true);
  plan.seats[0]!.name = `  ${'ä'.repeat(40)} `;
  expect(plan.plan[0]).toEqual({ me: 'ä'.repeat(24) });
});

test('whoever opens a table sits there', () => {
  const plan = draft('taluva', true);
  expect(plan.problem).toBeNull();
  expect(plan.host).toBe(0);
  plan.seats[0]!.who = 'open';
  expect(plan.problem?.text).toEqual(w.nobodyHere);
  plan.seats[1]!.who = 'person';
  expect(plan.problem).toBeNull();
  expect(plan.host).toBe(1);
  plan.seats[0]!.who = 'open';
  plan.seats[1]!.who = 'flame';
  plan.playOnline(false);
  expect(plan.problem).toBeNull();
});

test('the seats are as many as players, in every game', () => {
  for (const { id } of games) {
    const plan = draft(id, true);
    for (const count of plan.counts) {
      plan.seatPlayers(count);
      expect(plan.plan).toHaveLength(count);
      expect(plan.problem).toBeNull();
    }
  }
});
