// A whole game of each family by keyboard alone: no mouse is touched after the page is open.

import { expect, test, type Page } from '@playwright/test';
import { check } from './axe';
import { beside, calm, choices, isOver, open, openRecord } from './hearth';
import { golden, people } from './records';

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
  for (let step = 0; step < 120; step += 1) {
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
  await openRecord(page, golden('feurio', 0, 20, people));
  await open(page).first().waitFor({ state: 'attached' });
  await tabTo(page, 'place');
  const middle = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return {
        x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
      };
    });
  await page.keyboard.press('n');
  // Each key goes its way, or nowhere at the edge of the board; something must have moved.
  let moved = 0;
  for (const [key, dx, dy] of [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
    ['a', -1, 0],
    ['d', 1, 0],
    ['q', -1, -1],
    ['c', 1, 1],
    ['e', 1, -1],
    ['z', -1, 1],
  ] as const) {
    const from = await middle();
    await page.keyboard.press(key);
    const to = await middle();
    if (to.x === from.x && to.y === from.y) continue;
    moved += 1;
    expect((to.x - from.x) * dx + (to.y - from.y) * dy, key).toBeGreaterThan(0);
  }
  expect(moved).toBeGreaterThan(5);
});

test('the keys are told by a button and by a key, and leave the table alone', async ({ page }) => {
  await calm(page);
  await openRecord(page, golden('taluva', 0, 20, people));
  await open(page).first().waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  await expect(keys.getByRole('row', { name: /^Shift\+R/ })).toBeVisible();
  await expect(keys.getByRole('row', { name: /^U take the last action back/ })).toBeVisible();
  await check(page);
  const task = await page.locator('.task p').textContent();
  await page.keyboard.press('u');
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.locator('.task p')).toHaveText(task ?? '');
  await page.getByRole('button', { name: 'Keys (?)' }).click();
  await expect(keys).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(keys).toBeHidden();
});
