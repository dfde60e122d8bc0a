import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { politely } from './polite';

class Page extends EventTarget {
  visibilityState = 'visible';

  show(visible: boolean): void {
    this.visibilityState = visible ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
const rhythm = { every: 1000, most: 4000 };

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('looks at once and then again and again, until it is ended', async () => {
  const look = vi.fn(() => Promise.resolve(true));
  const end = politely(look, rhythm);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3500);
  expect(look).toHaveBeenCalledTimes(4);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  page.show(true);
  expect(look).toHaveBeenCalledTimes(4);
});

test('does not look while nobody looks at the page, and at once when somebody does', async () => {
  const look = vi.fn(() => Promise.resolve(true));
  politely(look, rhythm);
  await vi.advanceTimersByTimeAsync(0);
  page.show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  page.show(true);
  expect(look).toHaveBeenCalledTimes(2);
});

test('waits longer and longer while nothing answers', async () => {
  const look = vi.fn(() => Promise.reject(new Error('nobody there')));
  politely(look, rhythm);
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 4000 + 100);
  expect(look).toHaveBeenCalledTimes(4);
});
