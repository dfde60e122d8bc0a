import { beforeAll, expect, test } from 'vitest';
import { complete } from '../engine/engine';
import { startEngine } from '../engine/for-tests';
import type { GameInfo } from '../engine/types';
import { setupTexts } from './setup';

let games: GameInfo[] = [];

beforeAll(async () => {
  games = await startEngine();
});

function words(id: string, setup: object): string[] {
  const info = games.find((game) => game.id === id)!;
  return setupTexts(info, complete(id, setup)).map(({ en }) => en);
}

test('the usual game is said in a word or none', () => {
  expect(words('feurio', { players: 4 })).toEqual(['Four players']);
  expect(words('taluva', { players: 2 })).toEqual([]);
  expect(words('flash-point', { players: 3 })).toEqual([]);
});

test('what is not as usual is said', () => {
  expect(words('feurio', { players: 3, hot_game: true })).toEqual(['Three players', 'Hot game']);
  expect(words('feurio', { players: 3, cooperative: true })).toEqual(['Cooperative']);
  expect(words('vulkan', { players: 2, layout: 'crater' })).toEqual(['Contest', 'Forest: Crater']);
  expect(words('taluva', { players: 2, tiles: 12 })).toEqual(['Tiles: 12']);
  expect(
    words('flash-point', { players: 2, mode: 'experienced', specialists: ['driver', 'cafs'] }),
  ).toEqual(['Rules: Experienced game', 'Specialists: Driver, CAFS firefighter']);
});

test('every set-up worth testing has words in both languages', () => {
  for (const info of games) {
    for (const sample of info.samples) {
      for (const text of setupTexts(info, complete(info.id, JSON.parse(sample) as object))) {
        expect(text.en && text.de, sample).toBeTruthy();
        expect(text.en).not.toMatch(/undefined|\[object|null/);
      }
    }
  }
});
