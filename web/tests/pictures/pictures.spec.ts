// Every screen and every board, on a desktop and on a phone.

import { test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { calm, openRecord } from '../e2e/hearth';
import { device, gathered, openTable, playTogether, SHORT } from '../e2e/online';
import { golden, people, withBots } from '../e2e/records';

const FOLDER = '../docs/pictures';
const SIZES = { desktop: { width: 1280, height: 820 }, phone: { width: 390, height: 844 } };

const visit = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
};

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  home: visit('/'),
  'new-table': visit('/#/new/flash-point'),
  settings: visit('/#/settings'),
  learn: visit('/#/learn'),
  rules: visit('/#/rules/vulkan/VU-12'),
  lesson: visit('/#/tutorial/taluva'),
  feurio: (page) => openRecord(page, golden('feurio', 0, 20, people)),
  wildfire: (page) => openRecord(page, golden('wildfire', 2, 40, people)),
  vulkan: (page) => openRecord(page, golden('vulkan', 7, 30, people)),
  volcano: (page) => openRecord(page, golden('volcano', 11, 20, people)),
  'on-the-run': (page) => openRecord(page, golden('on-the-run', 0, 30, people)),
  'flash-point': (page) => openRecord(page, golden('flash-point', 3, 40, people)),
  taluva: (page) => openRecord(page, golden('taluva', 2, 40, withBots)),
  after: (page) => openRecord(page, golden('feurio', 0, 0)),
};

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [name, show] of Object.entries(SCREENS)) {
    test(`${name}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await calm(page);
      await show(page);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
    });
  }
}

for (const game of ['feurio', 'flash-point', 'taluva']) {
  test(`${game}, dark`, async ({ page }) => {
    await page.setViewportSize(SIZES.desktop);
    await calm(page, { theme: 'dark', language: 'de' });
    await openRecord(page, golden(game, 0, 30, people));
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${FOLDER}/${game}-dark.png` });
  });
}

const FOUR = { game: 'taluva', setup: { players: 4 } };

/** What one sees of tables with others. */
const ONLINE: Record<string, (browser: Browser, request: APIRequestContext) => Promise<Page>> = {
  'online-new-table': async (browser) => {
    const page = await browser.newPage();
    await calm(page);
    await visit('/#/new/vulkan/online')(page);
    return page;
  },
  'online-lobby': async (browser, request) => {
    await openTable(request, FOUR, ['Ada', 'open', 'open', { bot: 'blaze' }]);
    await openTable(request, SHORT, ['Bo', 'open']);
    const page = await browser.newPage();
    await calm(page);
    await visit('/#/lobby')(page);
    return page;
  },
  'online-waiting': async (browser, request) => {
    const opened = await openTable(request, FOUR, ['Ada', 'Bo', 'friend', { bot: 'blaze' }]);
    return device(browser, opened, opened.keys.slice(0, 1));
  },
  'online-table': async (browser, request) => {
    const pages = await gathered(
      browser,
      await openTable(request, FOUR, ['Ada', 'Bo', 'Cleo', 'Dan']),
    );
    await playTogether(pages, 24);
    return pages[0]!;
  },
  'online-after': async (browser, request) => {
    const pages = await gathered(browser, await openTable(request, SHORT, ['Ada', 'Bo']));
    await playTogether(pages);
    await pages[0]!.getByRole('button', { name: 'Check the dice' }).click();
    return pages[0]!;
  },
};

for (const [name, show] of Object.entries(ONLINE)) {
  test(name, async ({ browser, request }) => {
    const page = await show(browser, request);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
    }
  });
}
