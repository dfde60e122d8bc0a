// After one visit a game against bots works with the server stopped.

import { expect, test } from '@playwright/test';
import { calm, clickToTheEnd, openRecord } from './hearth';
import { OwnNode } from './node';
import { golden, withBots } from './records';

const PORT = Number(process.env['TEST_PORT'] ?? 8399) - 1;

test('games with bots work when the server is gone', async ({ browser }) => {
  const node = new OwnNode(PORT);
  try {
    await node.start();
    const page = await browser.newPage({ baseURL: node.url });
    await calm(page);
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    });

    await node.end();
    await expect(fetch(node.url)).rejects.toThrow();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
    await openRecord(page, golden('vulkan', 7, 10, withBots));
    await clickToTheEnd(page);
    await page.goto('/#/rules/taluva/TA-24');
    await expect(page.locator('[id="TA-24"]')).toBeVisible();
    await page.close();
  } finally {
    await node.close();
  }
});
