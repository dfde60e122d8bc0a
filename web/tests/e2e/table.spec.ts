// What a person can do at a table besides acting: take back, ask why not, ask for a hint, look back,
// play on, share.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { beside, calm, clickOnce, clickToTheEnd, isOver, open, openRecord } from './hearth';
import { golden, people, withBots } from './records';

test.beforeEach(({ page }) => calm(page));

/** Feurio! with two seats: a tile is drawn, seat 0 is to lay it. */
const laying = () => {
  const lines = golden('feurio', 2, 0, people).split('\n');
  const first = lines.findIndex((line) => line.startsWith('0 lay'));
  const header = JSON.parse(lines[0] ?? '');
  header.actions = first - 1;
  header.result = null;
  return [JSON.stringify(header), ...lines.slice(1, first), ''].join('\n');
};

test('an action is taken back', async ({ page }) => {
  await openRecord(page, laying());
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  const before = await page.locator('.place').count();
  await open(page).first().click({ force: true });
  await expect(undo).toBeEnabled();
  expect(await page.locator('.place').count()).toBeGreaterThan(before);
  await undo.click();
  await expect(page.locator('.place')).toHaveCount(before);
  await expect(undo).toBeDisabled();
});

test('clicking what is not possible says why, with the clause', async ({ page }) => {
  await openRecord(page, laying());
  await page.locator('.place:not(.open)[aria-label^="Empty place"]').first().click({ force: true });
  const why = page.getByRole('alertdialog', { name: 'Not possible' });
  await expect(why).toContainText('FE-21');
  const link = why.getByRole('link', { name: /FE-21/ });
  await expect(link).toHaveAttribute('href', '#/rules/feurio/FE-21');
  const [rules] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(rules.locator('[id="FE-21"]')).toBeVisible();
});

test('what an action would do is shown before it is done', async ({ page }) => {
  await openRecord(page, laying());
  await open(page).first().hover({ force: true });
  await expect(page.locator('aside.preview')).toContainText('This would happen');
  await expect(page.locator('aside.preview li')).not.toHaveCount(0);
});

test('a hint names actions with reasons and can be followed', async ({ page }) => {
  await openRecord(page, laying());
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.locator('li')).not.toHaveCount(0, { timeout: 60_000 });
  await expect(hint.locator('li').first()).toContainText('%');
  await hint.locator('li button').first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a turn can be asked to be confirmed', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'hearth.settings',
      JSON.stringify({ speed: 0, language: 'en', motion: 'reduced', confirmTurn: true }),
    ),
  );
  await openRecord(page, laying());
  await open(page).first().click({ force: true });
  await beside(page).filter({ hasText: 'Deploy nobody' }).click();
  const ask = page.getByRole('alertdialog', { name: 'End the turn with this?' });
  await ask.getByRole('button', { name: 'Not yet' }).click();
  await beside(page).filter({ hasText: 'Deploy nobody' }).click();
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect(ask).toBeHidden();
});

test('a finished game is replayed, played on from, exported and shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(page, golden('feurio', 2, 0));
  await expect(page.locator('section.result')).toContainText('wins');
  await expect(page.locator('figure svg').first()).toBeVisible();

  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('group', { name: 'Replay' });
  await bar.getByRole('button', { name: 'To the beginning' }).click();
  await expect(bar).toContainText('0/');
  await bar.getByRole('button', { name: 'One forward' }).click();
  await expect(bar).toContainText('1/');
  await bar.getByRole('slider').fill('20');
  await expect(bar).toContainText('20/');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file, 'utf8')).toContain('"game":"feurio"');

  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/shared/');

  const here = page.url();
  await bar.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(here);
  await expect(page.locator('section.result')).toBeHidden();

  await page.goto(link);
  await page.reload();
  await expect(page.locator('section.result')).toContainText('wins');
});

test('a game is reviewed in words', async ({ page }) => {
  test.slow();
  await openRecord(page, golden('vulkan', 9, 0));
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await expect(page.locator('.review progress')).toBeHidden({ timeout: 110_000 });
  await expect(page.locator('.review article').first()).toContainText('Better:');
});

test('an unfinished game is kept and gone on with', async ({ page }) => {
  await openRecord(page, golden('taluva', 3, 10, people));
  const table = page.url();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(table);
  await clickToTheEnd(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible();
});

test('secrets stay covered until the device is handed over', async ({ page }) => {
  // Three people, each with firebreaks of their own, whose numbers only they know.
  await openRecord(page, golden('feurio', 8, 30, people));
  const cover = page.getByRole('dialog', { name: /Hand the device to Person/ });
  const known = page.locator('.place[aria-label*="Firebreak, your"]');
  let handed = 0;
  let seen = 0;
  for (let acts = 0; !(await isOver(page)) && acts < 200; acts += 1) {
    if (await cover.isVisible()) {
      handed += 1;
      await expect(known).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(/your \d/);
      await expect(open(page)).toHaveCount(0);
      await cover.getByRole('button').click();
      seen += await known.count();
    } else await clickOnce(page, acts);
  }
  expect(handed).toBeGreaterThan(3);
  expect(seen).toBeGreaterThan(0);
});

test('both languages, switched at the table', async ({ page }) => {
  await openRecord(page, golden('vulkan', 7, 12, withBots));
  await page.getByRole('button', { name: 'Auf Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
  await page.getByRole('button', { name: 'In English' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('every set-up that can be asked for is offered with its sentence and clause', async ({
  page,
}) => {
  await page.goto('/#/new/flash-point');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByLabel('Experienced game').check();
  await page.getByLabel('Veteran').check();
  await expect(page.getByRole('link', { name: 'Rules: FP-64' }).first()).toBeVisible();
  await page.getByLabel(/Fire captain/).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
});

test('a set-up that does not fit says so before it is started', async ({ page }) => {
  await page.goto('/#/new/feurio');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByLabel('Look first').check();
  await expect(page.getByRole('alert')).toContainText('FE-40');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
});
