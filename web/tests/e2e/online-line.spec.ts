// The line breaks, the record lies, somebody was away: nothing is lost, and it is said.

import { expect, test, type Page } from '@playwright/test';
import { clickOnce, isOver, open } from './hearth';
import { actBySocket, device, gathered, openTable, playTogether, SHORT, toAct } from './online';

/** Something that a reload of the page would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { untouched: true }));
const untouched = (page: Page) => page.evaluate(() => 'untouched' in window);

const turns = (page: Page) => page.locator('.log li').count();

test('the network drops and comes back: the game goes on without a reload', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const pages = await gathered(browser, opened);
  const mover = (await toAct(pages))!;
  const other = pages.find((page) => page !== mover)!;
  await mark(mover);
  const before = await turns(other);
  await mover.context().setOffline(true);
  await expect(mover.getByText('connecting again')).toBeVisible();
  for (let clicks = 0; clicks < 4 && (await open(mover).count()) > 0; clicks += 1)
    await clickOnce(mover, 0);
  await expect(mover.getByText('What you did is kept and sent then.')).toBeVisible();
  await mover.context().setOffline(false);
  await expect(mover.getByText('connecting again')).toBeHidden();
  await expect.poll(() => turns(other)).toBeGreaterThan(before);
  await playTogether(pages);
  expect(await isOver(mover)).toBe(true);
  expect(await untouched(mover)).toBe(true);
});

test('a socket that is killed in the middle is replaced, and what was missed is shown', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const pages = await gathered(browser, opened);
  const [ada, bo] = pages;
  await mark(bo!);
  // No network for Bo while Ada, and then Bo's other device, play on.
  await bo!.context().setOffline(true);
  await expect(bo!.getByText('connecting again')).toBeVisible();
  await actBySocket(browser, opened, opened.keys, { most: 4 });
  await bo!.context().setOffline(false);
  await expect(bo!.getByText('connecting again')).toBeHidden();
  await expect.poll(async () => (await turns(bo!)) === (await turns(ada!))).toBe(true);
  await playTogether(pages);
  expect(await untouched(bo!)).toBe(true);
});

test('what happened since the last turn is shown on return, and can be skipped', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  await gathered(browser, opened);
  await actBySocket(browser, opened, opened.keys, { most: 5 });
  const key = opened.keys.find(({ seat }) => seat === 0)!;
  const page = await device(browser, opened, [key], { speed: 0.5, motion: 'full' });
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(skip).toBeHidden();
  const since = page.locator('.since');
  await since.locator('summary').click();
  await expect(since.locator('li')).not.toHaveCount(0);
  await since.getByRole('button', { name: 'Show it again' }).click();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(skip).toBeHidden();
});

test('a record that was tampered with is found out', async ({ browser, request }) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const [ada] = await gathered(browser, opened);
  let change = (record: string) => record;
  await ada!.route('**/api/tables/*/record', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: change(body) });
  });
  await actBySocket(browser, opened, opened.keys);
  const foul = async (lie: (record: string) => string, says: RegExp) => {
    change = lie;
    await ada!.reload();
    await ada!.getByRole('button', { name: 'Check the dice' }).click();
    await expect(ada!.getByText('The dice are not proved.')).toBeVisible();
    await expect(ada!.getByRole('alert').filter({ hasText: says }).first()).toBeVisible();
  };
  await foul((record) => record.replace('word of Bo', 'word of Eve'), /other words of the seats/);
  await foul(
    (record) => record.replace(/"seed":"[0-9a-f]{4}/, '"seed":"0123'),
    /seed is not the one/,
  );
  await foul((record) => record.replace(/"commitment":"..../, '"commitment":"0123'), /commitment/);
  change = (record) => record;
  await ada!.reload();
  await ada!.getByRole('button', { name: 'Check the dice' }).click();
  await expect(ada!.getByText(/The dice were fair/)).toBeVisible();
});

test('an action is taken back, at the node and for all', async ({ browser, request }) => {
  const game = { game: 'taluva', setup: { players: 2, tiles: 12 } };
  const opened = await openTable(request, game, ['Ada', 'Bo']);
  const pages = await gathered(browser, opened);
  const mover = (await toAct(pages))!;
  const other = pages.find((page) => page !== mover)!;
  const before = await turns(other);
  const undo = mover.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  for (let clicks = 0; clicks < 4 && (await undo.isDisabled()); clicks += 1) {
    await clickOnce(mover, clicks);
    await mover.waitForTimeout(300);
  }
  await expect.poll(() => turns(other)).toBeGreaterThan(before);
  await undo.click();
  await expect.poll(() => turns(other)).toBe(before);
  await expect(undo).toBeDisabled();
  await playTogether(pages, 6);
});

test('a table that is not there is said to be so', async ({ page }) => {
  await page.goto('/#/table/aaaaaaaaaaaaaaaa');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
});
