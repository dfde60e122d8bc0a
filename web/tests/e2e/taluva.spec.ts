// What only Taluva has: a tile that is turned, an island seen two ways, taps instead of hovering.

import { expect, test, type Page } from '@playwright/test';
import { calm, choices, isOver, inSight, open, openRecord } from './hearth';
import { golden, people } from './records';

const hand = (page: Page) => page.locator('.tools .hand');
const status = (page: Page) => page.locator('.tools .status');
const at = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);

async function laying(page: Page, left = 72): Promise<void> {
  await calm(page);
  await openRecord(page, golden('taluva', 0, left, people));
  await expect(hand(page)).toBeVisible();
}

test('the tile turns by key, wheel and button', async ({ page }) => {
  await laying(page);
  await expect(hand(page)).toHaveAccessibleName(/pointing south$/);
  await page.keyboard.press('r');
  await expect(hand(page)).toHaveAccessibleName(/pointing south-west$/);
  await page.keyboard.press('Shift+R');
  await expect(hand(page)).toHaveAccessibleName(/pointing south$/);
  await open(page).first().hover({ force: true });
  await page.mouse.wheel(0, 100);
  await expect(hand(page)).toHaveAccessibleName(/pointing south-west$/);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect(hand(page)).toHaveAccessibleName(/pointing south$/);
});

test('holding the tile somewhere says its level; a wrong place says why', async ({ page }) => {
  await laying(page);
  await open(page).first().hover({ force: true });
  await expect(status(page)).toContainText('would lie on level');
  const wrong = page.locator('.place:not(.open)[aria-label^="Jungle"]').first();
  await wrong.click({ force: true });
  await expect(page.getByRole('alertdialog')).toContainText('TA-1');
});

test('the island is seen tilted or flat, and the choice is kept', async ({ page }) => {
  await laying(page);
  const view = page.getByRole('button', { name: 'Tilted view' });
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('v');
  await expect(view).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(view).toHaveAttribute('aria-pressed', 'false');
  await view.click();
  await expect(view).toHaveAttribute('aria-pressed', 'true');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap puts the tile, a tap on it turns it, a button lays it', async ({ page }) => {
    await laying(page);
    const place = (await inSight(page))[0] ?? '';
    await at(page, place).tap({ force: true });
    await expect(status(page)).toContainText('would lie on level');
    const before = await hand(page).getAttribute('aria-label');
    await at(page, place).tap({ force: true });
    await expect(hand(page)).not.toHaveAccessibleName(before ?? '');
    await expect(status(page)).toContainText('would lie on level');
    await page.getByRole('button', { name: 'Lay here' }).tap();
    await expect(page.getByRole('group', { name: 'What to build' })).toBeVisible();
  });
});

test('the end of a game is played by keyboard alone', async ({ page }) => {
  test.slow();
  await laying(page, 12);
  // To the next place that fits; a turn of the tile where none does.
  const keys = ['n', 'n', 'r'];
  for (let step = 0; step < 600 && !(await isOver(page)); step += 1) {
    if ((await choices(page).count()) > 0) {
      await page.keyboard.press('Enter');
      continue;
    }
    const held = page.locator('.place:focus');
    if ((await held.count()) === 0) await page.locator('.place[tabindex="0"]').focus();
    const name = (await held.getAttribute('aria-label')) ?? '';
    const ready = /can be chosen|choices/.test(name);
    await page.keyboard.press(ready ? 'Enter' : (keys[step % keys.length] ?? 'r'));
  }
  expect(await isOver(page)).toBe(true);
});
