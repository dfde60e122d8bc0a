// How long the page is busy at a stretch while a bot thinks. Over 50 ms a person may notice.

import { test } from '@playwright/test';
import { calm, open } from '../e2e/hearth';

test('long tasks while bots think', async ({ page }) => {
  await calm(page);
  await page.goto('/#/new/feurio');
  await page.getByRole('button', { name: '4', exact: true }).click();
  for (const seat of ['B', 'C', 'D']) {
    await page.getByLabel(`Seat ${seat}: Played by`).selectOption('inferno');
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await open(page).first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { seen });
  });
  await open(page).first().click({ force: true });
  await page.locator('.task .buttons button.primary').last().click();
  await open(page).first().waitFor({ state: 'attached', timeout: 60_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  console.log(
    `tasks over 50 ms while three Infernos thought: ${seen.length} ${JSON.stringify(seen)}`,
  );
});
