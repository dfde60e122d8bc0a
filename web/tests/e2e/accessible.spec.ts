// No screen breaks a rule of WCAG that a machine can check, in any theme.

import { expect, test, type Page } from '@playwright/test';
import { check, fits, THEMES } from './axe';
import { calm, open, openRecord } from './hearth';
import { golden, people, withBots } from './records';

const SCREENS: [name: string, open: (page: Page) => Promise<void>][] = [
  ['home', async (page) => void (await page.goto('/'))],
  ['new table of Flash Point', async (page) => void (await page.goto('/#/new/flash-point'))],
  ['new table of Feurio!', async (page) => void (await page.goto('/#/new/feurio'))],
  ['new table online', async (page) => void (await page.goto('/#/new/feurio/online'))],
  ['lobby', async (page) => void (await page.goto('/#/lobby'))],
  ['settings', async (page) => void (await page.goto('/#/settings'))],
  ['learn', async (page) => void (await page.goto('/#/learn'))],
  ['rules', async (page) => void (await page.goto('/#/rules/feurio/FE-21'))],
  ['lesson', async (page) => void (await page.goto('/#/tutorial/feurio'))],
  ['table of Feurio!', (page) => openRecord(page, golden('feurio', 0, 20, people))],
  ['table of Vulkan!', (page) => openRecord(page, golden('vulkan', 7, 20, people))],
  ['table of On the Run!', (page) => openRecord(page, golden('on-the-run', 0, 20, people))],
  ['table of Flash Point', (page) => openRecord(page, golden('flash-point', 3, 20, people))],
  ['table of Taluva', (page) => openRecord(page, golden('taluva', 0, 20, withBots))],
  ['after the game', (page) => openRecord(page, golden('feurio', 2, 0))],
];

for (const theme of THEMES) {
  for (const [name, show] of SCREENS) {
    test(`${name}, ${theme}`, async ({ page }) => {
      await calm(page, { theme });
      await show(page);
      await expect(page.locator('h1, .task').first()).toBeVisible();
      if (name.startsWith('table')) await open(page).first().waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      await check(page);
    });
  }
}

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calm(page);
  for (const [, show] of SCREENS) {
    await show(page);
    await expect(page.locator('h1, .task').first()).toBeVisible();
    await fits(page);
  }
});
