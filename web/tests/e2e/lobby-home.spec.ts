// One's seats online: the list on the home page, and moving them to another device.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { check, fits, THEMES } from './axe';
import { calm } from './hearth';
import { giveSeats, keptSeats, openTable, request, someName, takeSeat } from './lobby';

async function another(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await calm(page);
  return page;
}

const yours = (page: Page) => page.getByRole('heading', { name: /^Your turn/ });

test('home says whose turn it is, with a count in the title', async ({ page }) => {
  const [ann, bob] = [someName(), someName()];
  const mine = await openTable(page, { seats: [{ me: ann }, 'open'], pace: { days: 2 } });
  await takeSeat(page, mine.table, { seat: 1, name: bob });
  const still = await openTable(page, { seats: [{ me: ann }, 'open'] });
  const ends = await openTable(page, { seats: [{ me: ann }, { bot: 'spark' }] });
  await calm(page);
  await giveSeats(page, [...mine.seats, ...still.seats, ...ends.seats], ann);
  await page.goto('/#/settings');
  await request(page, mine.seats[0]!, { type: 'start' });
  await request(page, ends.seats[0]!, { type: 'start' });
  await request(page, ends.seats[0]!, { type: 'resign' });

  await page.goto('/');
  await expect(page.locator('section', { hasText: 'Not begun yet' })).toContainText(
    'seats still free: 1',
  );
  const over = page.locator('section', { hasText: 'Finished online' });
  await expect(over).toContainText('the table was given up');
  const line = page.getByRole('listitem').filter({ hasText: bob });
  await expect(page).toHaveTitle('(1) Hearth');
  await expect(line).toContainText('47 hours left');
  await expect(line).toContainText('last change');
  await line.getByRole('link', { name: 'Go there: Taluva' }).click();
  await page.waitForURL(new RegExp(`#/table/${mine.table}$`));
  await expect(page).not.toHaveTitle(/^\(/);
  await page.goto('/');

  // What is over is taken off the list when asked for, and stays off.
  await over.getByRole('button', { name: 'Take Taluva off the list' }).click();
  await over.getByRole('button', { name: 'Take off' }).click();
  await expect(over).toHaveCount(0);
  expect(await keptSeats(page)).toHaveLength(2);
});

test('home looks for news by itself while it is looked at', async ({ page }) => {
  await page.clock.install();
  const ann = someName();
  const table = await openTable(page, { seats: [{ me: ann }, { me: 'Too' }] });
  await calm(page);
  await giveSeats(page, table.seats, ann);
  await page.goto('/');
  await expect(page.getByText('it can begin')).toBeVisible();
  await request(page, table.seats[0]!, { type: 'start' });
  await page.clock.runFor(26_000);
  await expect(yours(page)).toBeVisible();
  await expect(page).toHaveTitle('(1) Hearth');
});

test('home is quiet where there is no server', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'not found' });
  });
  await calm(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Taluva' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked, 'a device without seats asks nobody').toEqual([]);
  const key = { table: 'aaaaaaaaaaaaaaaa', seat: 0, token: 'a'.repeat(64) };
  await giveSeats(page, [key], 'Ann');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(/cannot be reached right now/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what the browser kept and nobody can read is put aside', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hearth.seats', '{broken'));
  await calm(page);
  await page.goto('/');
  await expect(page.getByRole('status')).toContainText('put aside, not deleted');
  const aside = await page.evaluate(() => localStorage.getItem('hearth.seats.unreadable'));
  expect(aside).toBe('{broken');
});

test('a code moves the seats to another device', async ({ page, browser }) => {
  const ann = someName();
  const { table, seats } = await openTable(page, { seats: [{ me: ann }, 'open'] });
  await calm(page);
  await giveSeats(page, seats, ann);
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByLabel('Your code').inputValue();
  expect(code).toMatch(/^[0-9a-f]{64}$/);

  const phone = await another(browser);
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/#/settings');
  const typed = phone.getByLabel('Code from another device');
  const bring = phone.getByRole('button', { name: 'Bring the seats here' });
  await typed.fill('12345');
  await bring.click();
  await expect(phone.getByRole('alert')).toContainText('64 digits');
  await typed.fill(` ${code.toUpperCase()}\n`);
  // The answer gets lost on its way; the seats do not.
  const use = '**/api/recovery/use';
  await phone.route(use, async (route) => void (await route.fetch(), await route.abort()), {
    times: 1,
  });
  await bring.click();
  await expect(phone.getByText('Seats that are on this device now: 1')).toBeVisible();
  const [moved] = await keptSeats(phone);
  expect(moved).toMatchObject({ table, seat: 0, game: 'taluva', name: ann });
  expect(moved?.token).not.toBe(seats[0]?.token);
  await typed.fill(code);
  await bring.click();
  await expect(phone.getByRole('alert')).toContainText('does not work');
  await check(phone);
  await fits(phone);
  await phone.goto('/');
  await expect(phone.getByText('seats still free: 1')).toBeVisible();

  // The old device says that its seats are worth nothing, and keeps them until told otherwise.
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.getByRole('alert')).toContainText('None of the seats');
  await page.goto('/');
  const lost = page.locator('section', { hasText: 'No longer on this device' });
  await expect(lost).toContainText('moved to another device');
  expect(await keptSeats(page)).toHaveLength(1);
  await lost.getByRole('button', { name: 'Take Taluva off the list' }).click();
  await expect(lost).toHaveCount(0);
  expect(await keptSeats(page)).toEqual([]);
});

for (const theme of THEMES) {
  test(`home with seats, and settings, in ${theme}`, async ({ page }) => {
    const ann = someName();
    const begun = await openTable(page, { seats: [{ me: ann }, { me: 'Somebody else' }] });
    const open = await openTable(page, { seats: [{ me: ann }, 'open'] });
    const gone = { table: 'aaaaaaaaaaaaaaaa', seat: 0, token: 'a'.repeat(64) };
    await calm(page, { theme });
    await giveSeats(page, [...begun.seats, ...open.seats, gone], ann);
    await page.goto('/#/settings');
    await request(page, begun.seats[0]!, { type: 'start' });
    await page.getByRole('button', { name: 'Make a code' }).click();
    await expect(page.getByLabel('Your code')).toBeVisible();
    await check(page);
    await page.goto('/');
    await expect(yours(page)).toBeVisible();
    await expect(page.getByText('No longer on this device')).toBeVisible();
    await check(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page);
  });
}
