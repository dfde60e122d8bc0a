import { expect, test } from 'vitest';
import { Attempt } from './attempt';
import { hindrance } from './invitation';
import w from './lobby-words';
import type { Listed } from './protocol';
import { readCode } from './recovery';
import { fitting, openSeat } from './sitting';
import { ago, paceText, span } from './spans';

const invite = 'ab'.repeat(32);
const table: Listed = {
  table: 't',
  game: 'taluva',
  setup: {},
  created: 0,
  phase: 'open',
  seats: [
    { name: 'Ann', team: 0 },
    { invited: true, team: 1 },
    { bot: 'flame', name: 'flame', team: 2 },
    { team: 3 },
  ],
  host: 0,
  pace: { minutes: 10 },
  level: 'flame',
};

test('what a link is worth', () => {
  expect(hindrance(table, 1, invite)).toBeNull();
  expect(hindrance(table, 3, '')).toBeNull();
  expect(hindrance(table, 1, invite.slice(1))).toBe(w.cut);
  expect(hindrance(table, 1, '')).toBe(w.cut);
  expect(hindrance(table, 0, invite)?.en).toContain('Ann sits there');
  expect(hindrance(table, 2, invite)?.en).toContain('Ash (Flame) sits there');
  expect(hindrance(table, 4, invite)).toBe(w.noSuchSeat);
  expect(hindrance(table, -1, invite)).toBe(w.noSuchSeat);
  expect(hindrance({ ...table, phase: 'playing' }, 1, invite)).toBe(w.begun);
  expect(hindrance({ ...table, phase: 'over' }, 1, invite)).toBe(w.over);
  expect(hindrance({ ...table, phase: 'closed' }, 9, invite)).toBe(w.closed);
});

test('anybody may have the first seat that is neither taken nor promised', () => {
  expect(openSeat(table)).toBe(3);
  expect(openSeat({ seats: table.seats.slice(0, 3) })).toBeNull();
});

test('names fit', () => {
  expect(fitting('  Ann  ')).toBe('Ann');
  expect(Array.from(fitting('🔥'.repeat(30)))).toHaveLength(24);
  expect(fitting('   ')).toBe('');
});

test('the same request keeps its id and its word, a changed one gets others', () => {
  let drawn = 0;
  const attempt = new Attempt<{ name: string }, { word: number }>(() => ({ word: ++drawn }));
  const first = attempt.named({ name: 'Ann' });
  expect(attempt.named({ name: 'Ann' })).toEqual(first);
  const second = attempt.named({ name: 'Bob' });
  expect(second.id).not.toBe(first.id);
  expect(second.word).toBe(2);
});

test('codes are read as people paste them', () => {
  const code = '0123456789abcdef'.repeat(4);
  expect(readCode(`  ${code.toUpperCase().replace(/(.{8})/g, '$1-')}\n`)).toBe(code);
  expect(readCode(code.slice(1))).toBeNull();
  expect(readCode(`${code}0`)).toBeNull();
  expect(readCode('g'.repeat(64))).toBeNull();
});

test('spans of time in both languages', () => {
  expect(span(119_000)).toEqual({ en: '119 seconds', de: '119 Sekunden' });
  expect(span(47.9 * 3_600_000)).toEqual({ en: '47 hours', de: '47 Stunden' });
  expect(span(3 * 86_400_000)).toEqual({ en: '3 days', de: '3 Tage' });
  expect(span(-5)).toEqual({ en: '0 seconds', de: '0 Sekunden' });
  expect(ago(3 * 86_400_000)).toEqual({ en: '3 days ago', de: 'vor 3 Tagen' });
  expect(ago(2000).en).toBe('just now');
  expect(paceText({ minutes: 90 }).en).toBe('90 minutes a decision');
  expect(paceText({ days: 1 })).toEqual({ en: '1 day a decision', de: '1 Tag je Entscheidung' });
});
