// What tests do on the pages: start games, act by real clicks and keys, look at what came of it.

import { expect, type Page } from '@playwright/test';

/** Shows everything at once and in English, so that tests don't wait for animations. */
export async function calm(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('hearth.settings'))
        localStorage.setItem('hearth.settings', JSON.stringify(chosen));
    },
    { speed: 0, language: 'en', motion: 'reduced', ...settings },
  );
}

/** Opens a record from the home page, as a person would. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await page.waitForURL(/#\/table\//);
  await expect(page.locator('.task')).toBeVisible();
}

export async function isOver(page: Page): Promise<boolean> {
  return page.locator('section.result').isVisible();
}

/** What can be done now: places of the board, choices of an open list, buttons beside the board. */
export const open = (page: Page) => page.locator('.place.open');
export const choices = (page: Page) => page.locator('.choices button:not(.quiet)');
export const beside = (page: Page) => page.locator('.task .buttons button.primary');

/** The open places whose middle can be seen. */
export async function inSight(page: Page): Promise<string[]> {
  const frame = (await page.locator('.frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return open(page).evaluateAll((all, { x, y, width, height }) => {
    const within = (at: number, from: number, size: number) => at > from && at < from + size;
    return all.flatMap((place) => {
      const box = place.getBoundingClientRect();
      const across = within(box.x + box.width / 2, x, width);
      const down = within(box.y + box.height / 2, y, height);
      return across && down ? [place.getAttribute('data-place') ?? ''] : [];
    });
  }, frame);
}

/** Acts by clicking until the game is over. `pick` says which of so many. */
export async function clickToTheEnd(page: Page, most = 400): Promise<number> {
  let acts = 0;
  for (; acts < most; acts += 1) {
    await somethingToDo(page);
    if (await isOver(page)) return acts;
    await clickOnce(page, acts);
  }
  throw new Error(`not over after ${most} clicks`);
}

async function somethingToDo(page: Page): Promise<void> {
  const any = page.locator(
    'section.result, .cover button, .place.open, .choices button, .task .buttons button.primary',
  );
  await any.first().waitFor({ state: 'attached' });
}

/** One click: the cover, a choice, the board, or a button beside it. */
export async function clickOnce(page: Page, turn: number): Promise<void> {
  const cover = page.locator('.cover button');
  if (await cover.isVisible()) return cover.click();
  if ((await choices(page).count()) > 0) return choices(page).last().click();
  const buttons = await beside(page).count();
  const places = await open(page).count();
  // Mostly on the board; now and then beside it, so that turns end.
  if (places > 0 && (buttons === 0 || turn % 4 !== 3)) {
    return open(page)
      .nth((turn * 7) % places)
      .click({ force: true });
  }
  if (buttons > 0) await beside(page).last().click();
}
