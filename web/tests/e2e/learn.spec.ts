// Every lesson can be taken to its end by doing what it asks for.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { calm } from './hearth';

const GAMES = ['feurio', 'wildfire', 'vulkan', 'volcano', 'on-the-run', 'flash-point', 'taluva'];

for (const game of GAMES) {
  test(`the lesson of ${game} is shown step by step`, async ({ page }) => {
    const file = new URL(`../../src/learn/tutorials/${game}.json`, import.meta.url);
    const lesson = JSON.parse(readFileSync(file, 'utf8'));
    await calm(page);
    await page.goto(`/#/tutorial/${game}`);
    await expect(page.getByText(`Step 1 of ${lesson.steps.length}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: lesson.title.en })).toBeVisible();
  });
}

test('rules show every clause and their pictures', async ({ page }) => {
  await calm(page);
  for (const family of ['feurio', 'vulkan', 'on-the-run', 'flash-point', 'taluva']) {
    await page.goto(`/#/rules/${family}`);
    await expect(page.locator('figure svg').first()).toBeVisible();
    expect(await page.locator('.clause.numbered').count()).toBeGreaterThan(10);
  }
});
