// After one visit a game against bots works with the server stopped.

import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { calm, clickToTheEnd, openRecord } from './hearth';
import { golden, withBots } from './records';

const PORT = 8398;
const server = process.env['HEARTH'] ?? '../target/debug/hearth';

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server does not answer');
}

test('games with bots work when the server is gone', async ({ browser }) => {
  const data = mkdtempSync(join(tmpdir(), 'hearth-offline-'));
  const address = `127.0.0.1:${PORT}`;
  const process = spawn(server, ['serve', '--address', address, '--data-dir', data]);
  try {
    await answering(`http://${address}/`);
    const page = await browser.newPage({ baseURL: `http://${address}` });
    await calm(page);
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    });

    process.kill();
    await new Promise((resolve) => process.once('exit', resolve));
    await expect(fetch(`http://${address}/`)).rejects.toThrow();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
    await openRecord(page, golden('vulkan', 7, 10, withBots));
    await clickToTheEnd(page);
    await page.goto('/#/rules/taluva/TA-24');
    await expect(page.locator('[id="TA-24"]')).toBeVisible();
    await page.close();
  } finally {
    process.kill();
  }
});
