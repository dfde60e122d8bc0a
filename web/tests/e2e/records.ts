// Records to start from: real games, cut off before their end.

import { readFileSync } from 'node:fs';

export interface Seat {
  name: string;
  bot?: string;
}

/** All seats persons: round one screen. */
export const people = (count: number): Seat[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `Person ${seat + 1}` }));

/** A person in seat 0, quick bots in the others. */
export const withBots = (count: number): Seat[] =>
  people(count).map((seat, index) => (index === 0 ? seat : { ...seat, bot: 'spark' }));

/** Golden record number `sample` of a game without its last `left` decisions. */
export function golden(
  game: string,
  sample: number,
  left: number,
  seats?: (count: number) => Seat[],
) {
  const name = `${game}-${String(sample).padStart(2, '0')}.record`;
  const text = readFileSync(new URL(`../../../golden/${name}`, import.meta.url), 'utf8');
  const [first, ...lines] = text.trimEnd().split('\n');
  const header = JSON.parse(first ?? '{}');
  const kept = lines.slice(0, Math.max(0, lines.length - left));
  header.actions = kept.length;
  if (left > 0) header.result = null;
  if (seats) header.seats = seats(header.seats.length);
  return [JSON.stringify(header), ...kept, ''].join('\n');
}
