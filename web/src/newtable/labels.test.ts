// Whatever the engine lets people choose has a heading in the client.

import { beforeAll, expect, test } from 'vitest';
import { startEngine } from '../engine/for-tests';
import type { GameInfo } from '../engine/types';
import { BOXES } from '../home/boxes';
import { hasLabel } from './labels';

let games: GameInfo[] = [];

beforeAll(async () => {
  games = await startEngine();
});

test('every option and every choice has a heading', () => {
  for (const { options } of games) {
    for (const { name, kind } of options) {
      expect(hasLabel(name), name).toBe(true);
      const words =
        typeof kind === 'string'
          ? []
          : 'choice' in kind
            ? kind.choice
            : 'several' in kind
              ? kind.several
              : [];
      for (const { word } of words) expect(hasLabel(name, word), `${name}.${word}`).toBe(true);
    }
  }
});

test('the boxes on the shelf say what the engine says', () => {
  expect(BOXES.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const game of games) {
    const box = BOXES.find(({ id }) => id === game.id);
    const players = game.modes.flatMap((mode) => mode.players);
    expect(box?.title).toBe(game.title);
    expect(box?.year).toBe(game.year);
    expect(box?.players).toEqual([Math.min(...players), Math.max(...players)]);
    expect(box?.contest).toBe(
      game.modes.some((mode) => !mode.cooperative && mode.players.some((count) => count > 1)),
    );
    expect(box?.together).toBe(
      game.modes.some((mode) => mode.cooperative && mode.players.some((count) => count > 1)),
    );
    expect(box?.solo).toBe(players.includes(1));
  }
});
