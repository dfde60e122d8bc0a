// Bad input and bad luck: a clear sentence, a way on, and nothing kept is lost.

import { expect, test } from '@playwright/test';
import { calm, openRecord } from './hearth';
import { golden, people } from './records';

test.beforeEach(({ page }) => calm(page));

async function drop(page: import('@playwright/test').Page, text: string): Promise<void> {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

test('a broken record names its line', async ({ page }) => {
  await drop(page, golden('feurio', 2, 0).replace('deploy', 'deplay'));
  await expect(page.getByRole('alert')).toContainText(/line \d+/);
});

test('a foreign file is refused', async ({ page }) => {
  await drop(page, 'PK\u0003\u0004 not a record at all');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
});

test('a cut link says so', async ({ page }) => {
  await page.goto('/#/shared/q1YqUbJSslJKLEpVqgUA');
  await expect(page.getByRole('alert')).toContainText(/cut off|line/);
});

test('a saved game of another version stays and can be exported', async ({ page }) => {
  await openRecord(page, golden('feurio', 2, 10, people));
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto('/');
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hearth');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const getting = store.get(id);
          getting.onsuccess = () => {
            const saved = getting.result;
            saved.record = saved.record.replace('"ruleset":1', '"ruleset":99');
            store.put(saved).onsuccess = () => resolve();
          };
        };
      }),
    id,
  );
  await page.goto(`/#/table/${id}`);
  await page.reload();
  await expect(page.getByText('cannot be opened by this version')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the record' }).click();
  await downloading;
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
});

test('a browser that forbids storage still plays, and says that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      },
    });
  });
  await openRecord(page, golden('feurio', 2, 10, people));
  await page.locator('.place.open, .task button.primary').first().click({ force: true });
  await expect(page.getByText('does not let Hearth keep games')).toBeVisible();
});

test('a bot whose worker dies is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let started = 0;
    window.Worker = class extends Real {
      override postMessage(message: unknown): void {
        started += 1;
        if (started === 1) this.dispatchEvent(new ErrorEvent('error'));
        else super.postMessage(message);
      }
    } as typeof Worker;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Feurio! against bots now' }).click();
  await expect(page.locator('.place.open').first()).toBeAttached({ timeout: 60_000 });
});

test('a bot that can think no more says so, and the game can go on', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage(): void {
        setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 10);
      }
      terminate(): void {}
    } as unknown as typeof Worker;
  });
  await openRecord(
    page,
    golden('feurio', 0, 20, (count) => people(count).map((seat) => ({ ...seat, bot: 'spark' }))),
  );
  await expect(page.getByRole('alert').first()).toContainText('stopped thinking');
});

test('no WebAssembly: a clear sentence', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebAssembly', { value: undefined });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Feurio! against bots now' }).click();
  await expect(page.getByRole('alert')).toContainText('WebAssembly');
});

test('a table that is not kept here leads home', async ({ page }) => {
  await page.goto('/#/table/nowhere');
  await expect(page.getByText('not kept in this browser')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
});
