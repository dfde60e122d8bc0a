// On a phone 360 pixels wide whatever can be done can be hit by a finger: 44 pixels.
//
// Ways into Vulkan!'s forest and the walls of Flash Point are smaller. What they offer is also
// offered by the tiles flown over and the cell behind the wall, as the models' own tests prove.

import { expect, test, type Page } from '@playwright/test';
import { calm, choices, inSight, open, openRecord } from './hearth';
import { golden, people } from './records';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const POSITIONS = {
  feurio: golden('feurio', 0, 20, people),
  wildfire: golden('wildfire', 2, 40, people),
  vulkan: golden('vulkan', 7, 30, people),
  volcano: golden('volcano', 11, 20, people),
  'on-the-run': golden('on-the-run', 0, 30, people),
  'flash-point': golden('flash-point', 3, 40, people),
  taluva: golden('taluva', 2, 40, people),
};
const FINGER = 44;

for (const [game, record] of Object.entries(POSITIONS)) {
  test(`${game} fits fingers`, async ({ page }) => {
    await calm(page);
    await openRecord(page, record);
    await expect(open(page).first()).toBeAttached();
    expect(await small(page, '.place.open')).toEqual([]);
    expect(await small(page, 'button, a.button, select, summary')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });

  test(`${game} begins where something can be done`, async ({ page }) => {
    await calm(page);
    await openRecord(page, record);
    expect(await inSight(page)).not.toEqual([]);
  });
}

test('a tap shows, the next tap does', async ({ page }) => {
  await calm(page);
  await openRecord(page, golden('feurio', 0, 20, people));
  const before = await page.locator('.task').textContent();
  const place = open(page).first();
  await place.tap({ force: true });
  if ((await choices(page).count()) === 0) {
    expect(await page.locator('.task').textContent()).toBe(before);
    await place.tap({ force: true });
  } else await choices(page).last().tap();
  await expect(page.locator('.task')).not.toHaveText(before ?? '');
});

/** What one can press that is too small and has no larger twin. */
function small(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (all, least) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const id = element.getAttribute('data-place') ?? '';
        const twin = /[ |]/.test(id) || width === 0;
        const fits = Math.min(width, height) >= least - 0.5;
        return fits || twin ? [] : [`${id || element.textContent} ${width} x ${height}`];
      }),
    FINGER,
  );
}
