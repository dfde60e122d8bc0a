// Getting to a table online: opening one, coming by a link, sitting down in the lobby.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { check, fits, THEMES } from './axe';
import { calm } from './hearth';
import { keptSeats, openTable, someName, takeSeat } from './lobby';

async function another(browser: Browser, settings: object = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await calm(page, settings);
  return page;
}

const link = (table: string, seat: number, invite: string) => `/#/table/${table}/${seat}/${invite}`;

test('a table is opened online and a friend joins by the link', async ({ page, browser }) => {
  const [ann, bob] = [someName(), someName()];
  await calm(page);
  await page.goto('/#/new/feurio');
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByLabel('Seat A: Name').fill(ann);
  await expect(page.getByLabel('Seat B: Played by')).toHaveValue('friend');
  await page.getByLabel('Seat C: Played by').selectOption({ label: 'Bot: Spark' });
  await page.getByLabel('Time for a decision').selectOption({ label: '2 days a decision' });
  await page.getByLabel('Who sits in for the absent').selectOption({ label: 'Bot: Blaze' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/table\/[a-z2-9]{16}$/);

  const [mine] = await keptSeats(page);
  expect(mine).toMatchObject({ seat: 0, game: 'feurio', name: ann });
  await expect(page.getByLabel(/invit|link/i).first()).toHaveValue(
    /#\/table\/.+\/1\/[0-9a-f]{64}$/,
  );
  const invite = (mine as unknown as { invites: { seat: number; invite: string }[] }).invites[0]!;
  const table = mine!.table;

  const friend = await another(browser);
  await friend.goto(link(table, invite.seat, invite.invite));
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(`${ann} invites you: Feurio!`);
  await expect(friend.getByText('Three players')).toBeVisible();
  await expect(friend.getByText('2 days a decision')).toBeVisible();
  await expect(friend.getByText('your seat', { exact: true })).toBeVisible();
  // A name is asked for first.
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.getByRole('alert')).toContainText('under which name');
  await expect(friend.getByLabel('My name')).toBeFocused();
  await friend.keyboard.type(bob);
  await friend.keyboard.press('Enter');
  await friend.waitForURL(new RegExp(`#/table/${table}$`));
  expect((await keptSeats(friend))[0]).toMatchObject({ table, seat: 1, name: bob });
  const seen = await page.request.get(`/api/tables/${table}`);
  expect(await seen.json()).toMatchObject({ pace: { days: 2 }, level: 'blaze' });

  // Both are at the table, and it can begin.
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.locator('.task')).toBeVisible();
  await expect(friend.locator('.task')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: bob })).toContainText('last change');

  // The same link again leads whoever sits there to the table, everybody else to a sentence.
  await friend.goto(link(table, invite.seat, invite.invite));
  await friend.waitForURL(new RegExp(`#/table/${table}$`));
  const late = await another(browser);
  await late.goto(link(table, invite.seat, invite.invite));
  await expect(late.getByRole('alert')).toContainText(`${bob} sits there`);
  await late.getByRole('link', { name: 'Watch instead' }).click();
  await late.waitForURL(new RegExp(`#/table/${table}$`));
});

test('the answer to opening a table is lost and nothing happens twice', async ({ page }) => {
  await calm(page, { name: someName() });
  const ids: string[] = [];
  await page.route('**/api/tables', async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    await route.fetch();
    await (ids.length === 1 ? route.abort() : route.continue());
  });
  await page.goto('/#/new/taluva/online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/table\//);
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThan(1);
});

test('somebody at this device must sit at an online table', async ({ page }) => {
  await calm(page);
  await page.goto('/#/new/taluva/online');
  await page.getByLabel('Seat A: Played by').selectOption('open');
  await expect(page.getByRole('alert')).toContainText('Take a seat yourself');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeDisabled();
});

test('without a server there is a sentence, and games on this device', async ({ page }) => {
  await calm(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.goto('/#/lobby');
  await expect(page.getByRole('alert')).toContainText('no Hearth server here');
  await page.goto('/#/new/taluva/online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('no Hearth server here');
  await page.getByRole('radio', { name: /^On this device/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.task')).toBeVisible();
});

test('bad links say what is wrong and show a way on', async ({ page, browser }) => {
  const host = someName();
  const { table, invites } = await openTable(page, { seats: [{ me: host }, 'friend'] });
  const { invite } = invites[0]!;
  const other = 'a'.repeat(64);
  const cases: [address: string, says: string, way: string][] = [
    [link(table, 1, invite.slice(9)), 'not whole', 'Watch instead'],
    [`/#/table/${table}/1`, 'not whole', 'Watch instead'],
    [link(table, 5, invite), 'a seat the table does not have', 'Watch instead'],
    [link(table, 0, invite), `${host} sits there`, 'Watch instead'],
    [link('aaaaaaaaaaaaaaaa', 1, invite), 'does not exist, or no more', 'See open tables'],
    [link('nonsense', 1, invite), 'does not exist, or no more', 'See open tables'],
  ];
  for (const [address, says, way] of cases) {
    const visitor = await another(browser, { name: 'Eve' });
    await visitor.goto(address);
    await expect(visitor.getByRole('alert')).toContainText(says);
    await expect(visitor.getByRole('link', { name: way })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
    await visitor.context().close();
  }
  const eve = await another(browser, { name: 'Eve' });
  await eve.goto(link(table, 1, other));
  await eve.getByRole('button', { name: 'Sit down' }).click();
  await expect(eve.getByRole('alert')).toContainText('does not fit this seat');
  expect(await keptSeats(eve)).toEqual([]);
});

test('somebody is quicker', async ({ page, browser }) => {
  const { table, invites } = await openTable(page, { seats: [{ me: someName() }, 'friend'] });
  const { invite } = invites[0]!;
  const slow = await another(browser, { name: 'Slow' });
  await slow.goto(link(table, 1, invite));
  await expect(slow.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await takeSeat(page, table, { seat: 1, name: 'Quick', invite });
  await slow.getByRole('button', { name: 'Sit down' }).click();
  await expect(slow.getByRole('alert')).toContainText('Quick sits there');
});

test('the lobby lists open tables, and one click sits down', async ({ page, browser }) => {
  const [host, guest] = [someName(), someName()];
  const setup = { players: 3, tiles: 12 };
  const seats = [{ me: host }, 'open', { bot: 'spark' }];
  const { table } = await openTable(page, { setup, seats, pace: { minutes: 5 } });
  const visitor = await another(browser, { name: guest });
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Open tables online' }).click();
  const entry = visitor.getByRole('listitem').filter({ hasText: host }).first();
  await expect(entry).toContainText('Tiles: 12');
  await expect(entry).toContainText('5 minutes a decision');
  await expect(entry).toContainText('free');
  await visitor.getByRole('button', { name: `Sit down at Taluva of ${host}` }).click();
  await visitor.waitForURL(new RegExp(`#/table/${table}$`));
  expect((await keptSeats(visitor))[0]).toMatchObject({ table, seat: 1, name: guest });
  await visitor.goto('/#/lobby');
  await expect(visitor.getByRole('heading', { name: 'Open a table' })).toBeVisible();
  await expect(visitor.getByText(host)).toHaveCount(0);
});

test('the lobby finds new tables by itself, and asks for a name once', async ({ page }) => {
  await page.clock.install();
  await calm(page);
  const hosts = [someName(), someName()];
  await openTable(page, { seats: [{ me: hosts[0] }, 'open'] });
  await page.goto('/#/lobby');
  await expect(page.getByText(hosts[0]!)).toBeVisible();
  const { table } = await openTable(page, { seats: [{ me: hosts[1] }, 'open'] });
  await page.clock.runFor(11_000);
  const sit = page.getByRole('button', { name: `Sit down at Taluva of ${hosts[1]}` });
  await sit.click();
  await expect(page.getByRole('alert')).toContainText('under which name');
  await page.getByLabel('My name').fill('Once');
  await sit.click();
  await page.waitForURL(new RegExp(`#/table/${table}$`));
  await page.goto('/#/settings');
  await expect(page.getByLabel('My name')).toHaveValue('Once');
});

test('an empty lobby invites to open a table', async ({ page }) => {
  await calm(page);
  await page.route('**/api/tables', (route) => route.fulfill({ json: [] }));
  await page.goto('/#/lobby');
  await expect(page.getByRole('status')).toContainText('No table has an open seat');
  await page.getByRole('link', { name: 'Open a table of Taluva' }).click();
  await expect(page.getByRole('radio', { name: /^Online/ })).toBeChecked();
});

for (const theme of THEMES) {
  test(`invitation and lobby in ${theme}, also on a phone and in German`, async ({ page }) => {
    const seats = [{ me: someName() }, 'friend', 'open'];
    const { table, invites } = await openTable(page, { setup: { players: 3, tiles: 12 }, seats });
    await calm(page, { theme, language: 'de' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(link(table, 1, invites[0]!.invite));
    await expect(page.getByRole('button', { name: 'Hinsetzen' })).toBeVisible();
    await expect(page.getByText('Plättchen: 12')).toBeVisible();
    await check(page);
    await fits(page);
    await page.goto('/#/lobby');
    await expect(page.getByRole('button', { name: /^Hinsetzen/ }).first()).toBeVisible();
    await check(page);
    await fits(page);
    await page.goto('/#/new/taluva/online');
    await expect(page.getByRole('button', { name: 'Tisch eröffnen' })).toBeVisible();
    await fits(page);
  });
}
