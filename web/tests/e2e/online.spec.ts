// Two and four real pages at one table.

import { expect, test, type Page } from '@playwright/test';
import { isOver } from './hearth';
import { gathered, openTable, playTogether, SHORT, SHORT_FOR_FOUR, toAct } from './online';

test('two people play a whole game, see the same, and check the dice', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const pages = await gathered(browser, opened);
  await playTogether(pages);
  for (const page of pages) {
    await expect(page.locator('section.result')).toBeVisible();
    await expect(page.getByText(opened.commitment)).toBeVisible();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/The dice were fair: all \d\d draws/)).toBeVisible();
  }
  const results = await Promise.all(
    pages.map((page) => page.locator('section.result').innerText()),
  );
  expect(results[0]).toBe(results[1]);
});

test('hints are offered among friends, not against people', async ({ browser, request }) => {
  const together = { game: 'flash-point', setup: { players: 2 } };
  const friends = await gathered(browser, await openTable(request, together, ['Ada', 'Bo']));
  const hint = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
  for (const page of friends) await expect(hint(page)).toBeVisible();
  await expect(hint((await toAct(friends))!)).toBeEnabled();
  await playTogether(friends, 6);
  const rivals = await gathered(browser, await openTable(request, SHORT, ['Ada', 'Bo']));
  for (const page of rivals) await expect(hint(page)).toHaveCount(0);
});

test('four people play a whole game', async ({ browser, request }) => {
  test.slow();
  const opened = await openTable(request, SHORT_FOR_FOUR, ['Ada', 'Bo', 'Cleo', 'Dan']);
  const pages = await gathered(browser, opened);
  await playTogether(pages);
  for (const page of pages) expect(await isOver(page)).toBe(true);
});
