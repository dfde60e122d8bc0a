// Every lesson can be taken to its end by doing what it asks for, with real clicks.

import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { Lesson, LessonStep } from '../../src/learn/content';
import { calm, choices, open } from './hearth';

/** The keys that change what a click means: the colour in hand, the turn of a tile, who runs next. */
const KEYS: Record<string, string[]> = {
  feurio: [],
  wildfire: [],
  vulkan: ['1', '2', '3', '4'],
  volcano: ['1', '2', '3', '4'],
  'on-the-run': ['1', '2', '3', '4', 't', 't'],
  'flash-point': [],
  taluva: ['r', 'r', 'r', 'r', 'r'],
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const done = (page: Page) => page.getByRole('heading', { name: 'Lesson done!' });

for (const [game, keys] of Object.entries(KEYS)) {
  test(`the lesson of ${game} is taken to its end`, async ({ page }) => {
    const file = new URL(`../../src/learn/tutorials/${game}.json`, import.meta.url);
    const { steps, title } = JSON.parse(readFileSync(file, 'utf8')) as Lesson;
    await calm(page);
    await page.goto(`/#/tutorial/${game}`);
    await expect(page.getByRole('heading', { name: title.en })).toBeVisible();
    for (const [index, step] of steps.entries()) {
      await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
      await expect(page.locator('aside')).toContainText(
        step.text.en.replaceAll('*', '').slice(0, 60),
      );
      await solve(page, step, keys);
      if (index + 1 < steps.length) await next(page).click();
    }
    await expect(done(page)).toBeVisible();
  });
}

test('something legal that a lesson did not ask for is answered, not done', async ({ page }) => {
  await calm(page);
  await page.goto('/#/tutorial/on-the-run');
  await page.locator('.place[data-place="0,2"]').click();
  await next(page).click();
  // Asked for are three animals on this tile.
  await page.locator('.place[data-place="0,2"]').click({ button: 'right' });
  await choices(page).first().click();
  await expect(page.getByText('Not quite')).toBeVisible();
  await expect(next(page)).toBeHidden();
});

test('rules show every clause and their pictures', async ({ page }) => {
  await calm(page);
  for (const family of ['feurio', 'vulkan', 'on-the-run', 'flash-point', 'taluva']) {
    await page.goto(`/#/rules/${family}`);
    await expect(page.locator('figure svg').first()).toBeVisible();
    expect(await page.locator('.clause.numbered').count()).toBeGreaterThan(10);
  }
});

/** Does what the step asks for, trying what the places it speaks of offer. */
async function solve(page: Page, step: LessonStep, keys: string[]): Promise<void> {
  const doable = open(page).or(page.locator('.doors button.primary')).or(done(page));
  await doable.first().waitFor({ state: 'attached' });
  if (await isSolved(page)) return;
  for (const key of [null, ...keys]) {
    if (key !== null) await press(page, key);
    if ((await tryBeside(page)) || (await tryPlaces(page, step))) return;
  }
  throw new Error(`nothing on the board solves "${step.text.en}"`);
}

async function isSolved(page: Page): Promise<boolean> {
  return (await next(page).or(done(page)).count()) > 0;
}

async function press(page: Page, key: string): Promise<void> {
  await page.locator('.place[tabindex="0"]').focus();
  await page.keyboard.press(key);
}

async function tryBeside(page: Page): Promise<boolean> {
  const buttons = page.locator('.doors button.primary');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await buttons.nth(index).click();
    if (await isSolved(page)) return true;
  }
  return false;
}

async function tryPlaces(page: Page, step: LessonStep): Promise<boolean> {
  const named = new Set([...(step.accept ?? []).flatMap((action) => action.split(' '))]);
  const shown = await open(page).evaluateAll((all) => all.map((place) => place.dataset['place']!));
  const asked = shown.filter((id) => named.has(id) || step.mark?.includes(id));
  for (const id of asked.length > 0 ? asked : shown) if (await tryPlace(page, id)) return true;
  return false;
}

/** Each choice at a place in turn; one that was not asked for changes nothing. */
async function tryPlace(page: Page, id: string): Promise<boolean> {
  const place = page.locator(`.place[data-place="${id}"]`);
  for (let index = 0, count = 1; index < count; index += 1) {
    if ((await place.count()) === 0) return false;
    await place.click({ button: 'right', force: true });
    count = Math.max(1, await choices(page).count());
    if ((await choices(page).count()) > 0) await choices(page).nth(index).click();
    if (await isSolved(page)) return true;
  }
  return false;
}
