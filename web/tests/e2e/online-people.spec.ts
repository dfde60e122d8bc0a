// What people do at a table beside the game: wait, talk, look on, leave, come back, play again.

import { expect, test } from '@playwright/test';
import { check, fits } from './axe';
import { choices, clickOnce, open } from './hearth';
import {
  actBySocket,
  device,
  frames,
  gathered,
  openTable,
  playTogether,
  SHORT,
  toAct,
  type Frame,
} from './online';

test('the room shows who is there, bots fill what is free, and the commitment is there', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'friend']);
  const host = await device(browser, opened, opened.keys);
  await expect(host.getByRole('heading', { name: 'Vulkan!: waiting for players' })).toBeVisible();
  await expect(host.getByText('free, by invitation')).toBeVisible();
  await host.getByText('Dice', { exact: true }).click();
  await expect(host.getByText(opened.commitment)).toBeVisible();
  const other = await device(browser, opened, []);
  await expect(other.getByText('The game begins when all seats are taken')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await host.getByRole('button', { name: 'Copy the link to look on' }).click();
  await expect(host.getByText('Copied.')).toBeVisible();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`#/table/${opened.table}`);
  await host.getByRole('button', { name: 'Start; bots take the free seats' }).click();
  await expect(host.locator('.task')).toBeVisible();
  await expect(other.locator('.task')).toBeVisible();
  await expect(host.locator('.people')).toContainText('Flame');
  await playTogether([host], 3);
});

test('whoever leaves before the start frees the seat', async ({ browser, request }) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const [ada, bo] = await Promise.all(opened.keys.map((key) => device(browser, opened, [key])));
  await expect(ada!.getByRole('heading', { name: 'Vulkan!: everybody is here' })).toBeVisible();
  await bo!.getByRole('button', { name: 'Leave the table' }).click();
  await bo!.getByRole('alertdialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(bo!).toHaveURL(/#\/$/);
  await expect(ada!.getByText('free, by invitation')).toBeVisible();
});

test('people talk: plain text, unread until it is looked at, mute on demand', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const [ada, bo] = await gathered(browser, opened);
  await ada!.getByText('Chat', { exact: true }).click();
  await ada!.getByLabel('Message', { exact: true }).fill('<b>Hallo</b> & good luck');
  await ada!.keyboard.press('Enter');
  await expect(ada!.getByRole('log')).toContainText('Ada: <b>Hallo</b> & good luck');
  await expect(bo!.getByText('1 unread')).toBeVisible();
  await bo!.locator('.chat summary').click();
  await expect(bo!.getByRole('log')).toContainText('<b>Hallo</b> & good luck');
  await expect(bo!.getByText('1 unread')).toBeHidden();
  await bo!.getByLabel('Mute chat on this device').check();
  await expect(bo!.getByText('The chat is muted.')).toBeVisible();
  await ada!.getByLabel('Message', { exact: true }).fill('x'.repeat(501));
  await expect(ada!.getByText('-1 characters left')).toBeVisible();
  await expect(ada!.getByRole('button', { name: 'Send' })).toBeDisabled();
  await bo!.reload();
  await bo!.locator('.chat summary').click();
  await expect(bo!.getByText('The chat is muted.')).toBeVisible();
});

test('a seat nobody plays is taken over by a bot and given back on return', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo'], { pace: { seconds: 5 } });
  const [first, second] = opened.keys;
  const pages = await gathered(browser, opened);
  const slow = await toAct(pages);
  const [away, here] = slow === pages[0] ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!];
  const [name, key] = slow === pages[0] ? ['Ada', first!] : ['Bo', second!];
  // There, but not deciding: it is said, and one click has the seat back.
  await expect(away.getByText('Your time had run out')).toBeVisible();
  await expect(here.getByText(`A bot sits in for ${name}: the time had run out`)).toBeVisible();
  await away.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(away.getByText('Your time had run out')).toBeHidden();
  // Gone: the bot stays until the person is back.
  await away.locator('.menu summary').click();
  await away.getByRole('button', { name: 'Leave', exact: true }).click();
  await away.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(away).toHaveURL(/#\/$/);
  await expect(here.getByText(`A bot sits in for ${name} until they are back`)).toBeVisible();
  const back = await device(browser, opened, [key]);
  await expect(back.locator('.task')).toBeVisible();
  await expect(here.getByText(`A bot sits in for ${name}`)).toBeHidden();
});

test('whoever gives up looks on while a bot plays to the end', async ({ browser, request }) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const [ada, bo] = await gathered(browser, opened);
  await ada!.locator('.menu summary').click();
  await ada!.getByRole('button', { name: 'Give up' }).click();
  await ada!.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(ada!.getByRole('alertdialog')).toBeHidden();
  await ada!.getByRole('button', { name: 'Give up' }).click();
  await ada!.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await expect(ada!.getByText('You have given up')).toBeVisible();
  await expect(bo!.getByText('Ada has given up: a bot plays to the end')).toBeVisible();
});

test('onlookers see the game, can do nothing, and are sent nothing private', async ({
  browser,
  request,
}) => {
  const game = { game: 'feurio', setup: { players: 2, firebreak: true } };
  const opened = await openTable(request, game, ['Ada', 'Bo']);
  const pages = await gathered(browser, opened);
  const watcher = await device(browser, opened, []);
  const seen = frames(watcher);
  await watcher.reload();
  await expect(watcher.getByText('You are looking on.')).toBeVisible();
  const known = await actBySocket(browser, opened, opened.keys, { prefer: 'hide', most: 8 });
  const secrets = hiddenDraws(known);
  expect(secrets.length, 'a firebreak was laid').toBeGreaterThan(0);
  const last = secrets.at(-1)!.ply;
  await expect.poll(() => tells(seen).some(({ ply }) => ply === last)).toBe(true);
  for (const { ply, action } of secrets) {
    const told = tells(seen).find((one) => one.ply === ply);
    expect(told, `decision ${ply} was told`).toBeDefined();
    expect(told!.action).not.toBe(action);
  }
  await expect(open(watcher)).toHaveCount(0);
  await watcher.locator('.place').first().click({ force: true });
  await expect(watcher.getByText('It is not your decision now.')).toBeVisible();
  await watcher.locator('.chat summary').click();
  await expect(watcher.getByText('Only those who sit at the table can write.')).toBeVisible();
  expect(await watcher.evaluate(() => localStorage.getItem('hearth.seats'))).not.toContain('token');
  // Whoever has a seat goes on by the node's previews and reasons.
  let mover = (await toAct(pages))!;
  while ((await choices(mover).count()) === 0) {
    await open(mover).first().click({ force: true });
    await mover.waitForTimeout(300);
    mover = (await toAct(pages))!;
  }
  await choices(mover).first().hover();
  await expect(mover.locator('aside.preview')).toContainText('This would happen');
  await playTogether(pages, 4);
});

test('two seats on one device: secrets are covered until it is handed over', async ({
  browser,
  request,
}) => {
  const game = { game: 'feurio', setup: { players: 2, firebreak: true } };
  const opened = await openTable(request, game, ['Ada', 'Bo']);
  const page = await device(browser, opened, opened.keys);
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.task').waitFor();
  await actBySocket(browser, opened, opened.keys, { prefer: 'hide', most: 8 });
  await page.reload();
  const cover = page.getByRole('dialog', { name: 'Hand the device to' });
  await expect(cover).toBeVisible();
  await expect(page.locator('.place')).toHaveCount(0);
  await cover.getByRole('button').click();
  await expect(page.locator('.task')).toBeVisible();
  for (let clicks = 0; clicks < 12 && (await cover.count()) === 0; clicks += 1) {
    await toAct([page]);
    if ((await cover.count()) === 0) await clickOnce(page, clicks);
  }
  await expect(cover).toBeVisible();
});

interface Known {
  ply: number;
  action: string;
}

/** Every decision that was told in steps. */
function tells(all: Frame[]): Known[] {
  return all.flatMap((frame) => {
    const steps = (frame['steps'] ?? []) as { ply?: number; told?: { action: string }[] }[];
    return steps.flatMap(({ ply, told }) =>
      (told ?? []).map(({ action }, index) => ({ ply: (ply ?? 0) + index, action })),
    );
  });
}

/** The draws that follow a hidden tile. */
function hiddenDraws(all: Frame[]): Known[] {
  const told = tells(all);
  return told.filter(({ action }, at) => {
    const before = told[at - 1]?.action ?? '';
    return /^draw [1-6]$/.test(action) && before.startsWith('hide');
  });
}

test('a rematch takes everybody to the next table, with their keys', async ({
  browser,
  request,
}) => {
  const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
  const pages = await gathered(browser, opened);
  await actBySocket(browser, opened, opened.keys);
  const [ada, bo] = pages;
  const watcher = await device(browser, opened, []);
  await expect(watcher.locator('section.result')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await ada!.getByRole('button', { name: 'Rematch' }).click();
  await expect(ada!.getByRole('heading', { name: 'Vulkan!: everybody is here' })).toBeVisible();
  await bo!.getByRole('button', { name: 'Go to the next table' }).click();
  await expect(bo!.getByRole('heading', { name: 'Vulkan!: everybody is here' })).toBeVisible();
  expect(bo!.url()).toBe(ada!.url());
  await bo!.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada!.locator('.task')).toBeVisible();
  await playTogether([ada!, bo!], 2);
});

test('room, game and what comes after are accessible, on phones too', async ({
  browser,
  request,
}) => {
  test.slow();
  for (const theme of ['light', 'dark', 'contrast']) {
    const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
    const page = await device(browser, opened, opened.keys, { theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: /^Start/ }).waitFor();
    await page.locator('.chat summary').click();
    await check(page);
    await fits(page);
    await page.getByRole('button', { name: /^Start/ }).click();
    await open(page).first().waitFor({ state: 'attached' });
    for (const part of ['.chat', '.menu', '.dice']) await page.locator(`${part} summary`).click();
    await check(page);
    await fits(page);
    await actBySocket(browser, opened, opened.keys);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/The dice were fair/)).toBeVisible();
    await check(page);
    await fits(page);
  }
});
