// A whole game of each family by keyboard alone: no mouse is touched after the page is open.

import { expect, test, type Page } from '@playwright/test';
import { beside, calm, choices, isOver, open } from './hearth';

/** Small games, so that they end soon. */
const GAMES: [id: string, steps: (page: Page) => Promise<void>][] = [
  ['feurio', async () => {}],
  ['vulkan', async (page) => pressOn(page, page.getByLabel('Rhombus', { exact: false }), 'Space')],
  ['on-the-run', async () => {}],
  ['flash-point', async () => {}],
  [
    'taluva',
    async (page) => void (await page.getByLabel('Tiles', { exact: true }).selectOption('12')),
  ],
];

async function pressOn(page: Page, target: ReturnType<Page['locator']>, key: string) {
  await target.first().focus();
  await page.keyboard.press(key);
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at?.classList.contains('place')) return 'place';
    if (at?.closest('.choices')) return 'choice';
    return at?.closest('.task') && at.classList.contains('primary') ? 'beside' : 'elsewhere';
  });
}

/** Goes to the board by Tab, as a person would. */
async function tabTo(page: Page, wanted: 'place' | 'beside'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focused(page)) === wanted) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${wanted} can be reached by Tab`);
}

async function actByKeyboard(page: Page, turn: number): Promise<void> {
  if ((await page.locator('.cover button').count()) > 0) return page.keyboard.press('Enter');
  if ((await choices(page).count()) > 0) {
    for (let step = 0; step < turn % 3; step += 1) await page.keyboard.press('ArrowDown');
    return page.keyboard.press('Enter');
  }
  const places = await open(page).count();
  const buttons = await beside(page).count();
  if (places > 0 && (buttons === 0 || turn % 4 !== 3)) {
    await tabTo(page, 'place');
    for (let step = 0; step <= turn % 5; step += 1) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else if (buttons > 0) {
    await tabTo(page, 'beside');
    await page.keyboard.press('Enter');
  }
}

for (const [id, prepare] of GAMES) {
  test(`a whole game of ${id}`, async ({ page }) => {
    test.setTimeout(420_000);
    await calm(page);
    await page.goto(`/#/new/${id}`);
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: '2', exact: true }), 'Enter');
    await prepare(page);
    await pressOn(page, page.getByRole('button', { name: 'Start the game' }), 'Enter');
    for (let turn = 0; turn < 700 && !(await isOver(page)); turn += 1) {
      const ready = page.locator(
        'section.result, .cover button, .place.open, .choices button, .task .buttons button.primary',
      );
      await ready.first().waitFor({ state: 'attached' });
      await actByKeyboard(page, turn);
    }
    await expect(page.locator('section.result')).toBeVisible();
  });
}

test('arrow keys and the letters round S go from place to place', async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play Taluva/ }).click();
  await open(page).first().waitFor({ state: 'attached' });
  await tabTo(page, 'place');
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  await page.keyboard.press('n');
  const start = await at();
  await page.keyboard.press('ArrowRight');
  const right = await at();
  expect(right).not.toBe(start);
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe(start);
});
