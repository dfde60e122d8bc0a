// The node goes away in the middle of a game and comes back: the pages go on without a reload.

import { expect, test } from '@playwright/test';
import { isOver } from './hearth';
import { OwnNode } from './node';
import { gathered, openTable, playTogether, SHORT } from './online';

const PORT = Number(process.env['TEST_PORT'] ?? 8399) - 2;
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

test('a node is drained, then killed, and every time the game goes on', async ({
  browser,
  request,
}) => {
  test.slow();
  const node = new OwnNode(PORT);
  await node.start();
  try {
    const opened = await openTable(request, SHORT, ['Ada', 'Bo']);
    const pages = await gathered(browser, opened);
    for (const page of pages) await page.evaluate(() => Object.assign(window, { untouched: true }));
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await playTogether(pages, 3);
      await node.end(signal);
      for (const page of pages) await expect(page.getByText('connecting again')).toBeVisible();
      await node.start();
      for (const page of pages)
        await expect(page.getByText('connecting again')).toBeHidden({ timeout: 40_000 });
    }
    await playTogether(pages);
    for (const page of pages) {
      expect(await isOver(page)).toBe(true);
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
    }
  } finally {
    await node.close();
  }
});
