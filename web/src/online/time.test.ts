import { expect, test } from 'vitest';
import { paceText, timeLeft } from './time';

test('time left is said in units a person thinks in', () => {
  const HOUR = 3_600_000;
  expect(timeLeft(-1).en).toBe('The time is up');
  expect(timeLeft(61_500).en).toBe('Time left: 1:02');
  expect(timeLeft(5 * HOUR).de).toBe('Noch 5 Std.');
  expect(timeLeft(72 * HOUR + 1).de).toBe('Noch 3 Tage');
});

test('a pace is said for what it is', () => {
  expect(paceText({ minutes: 10 }).en).toBe('10 minutes a decision');
  expect(paceText({ seconds: 30 }).de).toBe('30 Sekunden je Entscheidung');
  expect(paceText({ days: 2 }).de).toBe('2 Tage je Entscheidung');
});
