// Every game is played to its end by clicks on the board: round one screen and against bots.

import { expect, test } from '@playwright/test';
import { calm, clickToTheEnd, openRecord } from './hearth';
import { golden, people, withBots } from './records';

const LATE: [game: string, sample: number, left: number][] = [
  ['feurio', 0, 24],
  ['feurio', 7, 24],
  ['wildfire', 0, 24],
  ['vulkan', 7, 12],
  ['volcano', 7, 12],
  ['on-the-run', 0, 24],
  ['on-the-run', 2, 24],
  ['flash-point', 0, 20],
  ['flash-point', 3, 20],
  ['taluva', 0, 24],
];

for (const [game, sample, left] of LATE) {
  test(`${game} ${sample}, round one screen`, async ({ page }) => {
    await calm(page);
    await openRecord(page, golden(game, sample, left, people));
    await clickToTheEnd(page);
    await expect(page.locator('section.result')).toBeVisible();
  });

  test(`${game} ${sample}, with bots`, async ({ page }) => {
    await calm(page);
    await openRecord(page, golden(game, sample, left, withBots));
    await clickToTheEnd(page);
    await expect(page.locator('section.result')).toBeVisible();
  });
}

test('one click starts a game against bots, and it can be played through', async ({ page }) => {
  test.slow();
  await calm(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Feurio! against bots now' }).click();
  await clickToTheEnd(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.task p')).not.toHaveText('The game is over.');
});
