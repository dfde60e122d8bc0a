// Tables on the node, and several people at them: each a browser context of its own.

import {
  errors,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { calm, choices, clickOnce, beside, isOver, open } from './hearth';

export interface Key {
  table: string;
  seat: number;
  token: string;
}

export interface Opened {
  table: string;
  game: string;
  keys: Key[];
  commitment: string;
}

/** A game with few decisions and many draws. */
export const SHORT = { game: 'vulkan', setup: { players: 2, layout: 'rhombus' } };
export const SHORT_FOR_FOUR = { game: 'vulkan', setup: { players: 4, layout: 'rhombus' } };

/** Opens a table over HTTP and lets everybody sit down who is named. */
export async function openTable(
  request: APIRequestContext,
  { game, setup }: { game: string; setup: object },
  names: (string | { bot: string } | 'open' | 'friend')[],
  more: object = {},
): Promise<Opened> {
  const seats = names.map((name, index) =>
    typeof name === 'string' && name !== 'open' && name !== 'friend'
      ? index === 0
        ? { me: name }
        : 'friend'
      : name,
  );
  const created = await post(request, '/api/tables', { game, setup, seats, ...more });
  const keys: Key[] = [...created.seats];
  for (const { seat, invite } of created.invites) {
    const name = names[seat];
    if (typeof name !== 'string' || name === 'friend') continue;
    const body = { seat, name, invite, word: `word of ${name}` };
    keys.push((await post(request, `/api/tables/${created.table}/seats`, body)).key);
  }
  return { table: created.table, game, keys, commitment: created.commitment };
}

/** Asks the node over HTTP; what it answers, if it agrees. */
export async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A device of its own, with these keys on it. */
export async function device(
  browser: Browser,
  opened: Opened,
  keys: Key[],
  settings: object = {},
): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-write', 'clipboard-read'] });
  return sitAt(context, opened, keys, settings);
}

/** A page of a device at a table. */
export async function sitAt(
  context: BrowserContext,
  { table, game }: Opened,
  keys: Key[],
  settings: object = {},
): Promise<Page> {
  const page = await context.newPage();
  await calm(page, settings);
  await page.addInitScript(
    (seats) => {
      if (!localStorage.getItem('hearth.seats'))
        localStorage.setItem('hearth.seats', JSON.stringify({ version: 1, seats }));
    },
    keys.map((key) => ({ ...key, game, name: `Seat ${key.seat}`, added: 1 })),
  );
  await page.goto(`/#/table/${table}`);
  return page;
}

/** Everybody in an own context, the game begun. */
export async function gathered(
  browser: Browser,
  opened: Opened,
  settings: object = {},
): Promise<Page[]> {
  const pages = await Promise.all(
    opened.keys.map((key) => device(browser, opened, [key], settings)),
  );
  await pages[0]!.getByRole('button', { name: /^Start/ }).click();
  await Promise.all(pages.map((page) => page.locator('.task').waitFor()));
  return pages;
}

async function canAct(page: Page): Promise<boolean> {
  const cover = page.locator('.cover button');
  const things = [open(page), choices(page), beside(page), cover].map((one) => one.count());
  return (await Promise.all(things)).some((count) => count > 0);
}

/** The page that is to act; nothing once all see the result. */
export async function toAct(pages: Page[]): Promise<Page | null> {
  for (let wait = 0; wait < 600; wait += 1) {
    for (const page of pages) if (await canAct(page)) return page;
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return null;
    await pages[0]!.waitForTimeout(50);
  }
  throw new Error('nobody can act, and the game is not over');
}

/** Acts by clicks, whoever's turn it is, until the game is over or `most` clicks were made. */
export async function playTogether(pages: Page[], most = 400): Promise<void> {
  for (const page of pages) page.setDefaultTimeout(8_000);
  for (let acts = 0; acts < most; acts += 1) {
    const page = await toAct(pages);
    if (!page) return;
    // A click may come too late: somebody else's action has changed the board meanwhile.
    await clickOnce(page, acts).catch((thrown: unknown) => {
      if (!(thrown instanceof errors.TimeoutError)) throw thrown;
    });
  }
}

export interface Frame {
  type: string;
  [field: string]: unknown;
}

/** Every frame a page is sent from now on. */
export function frames(page: Page): Frame[] {
  const all: Frame[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => all.push(JSON.parse(String(payload)) as Frame)),
  );
  return all;
}

/** Acts for these seats over a socket of its own, without a board: what begins with `prefer` if it
 * can be done, else the first legal action; until it is nobody's turn of theirs, or often enough. */
export async function actBySocket(
  browser: Browser,
  { table }: Opened,
  keys: Key[],
  { prefer = '', most = 1000 } = {},
): Promise<Frame[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/api/openapi.json');
  const heard = await page.evaluate(playBySocket, { table, keys, prefer, most });
  await context.close();
  return heard as Frame[];
}

interface Orders {
  table: string;
  keys: Key[];
  prefer: string;
  most: number;
}

/** Runs in the page. */
function playBySocket({ table, keys, prefer, most }: Orders): Promise<unknown[]> {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  const heard: unknown[] = [];
  let [acts, asked] = [0, -1];
  return new Promise((resolve, reject) => {
    const end = () => (socket.close(), resolve(heard));
    socket.onerror = reject;
    socket.onopen = () => {
      say({ type: 'hello', version: 1, seats: keys });
      say({ type: 'watch', table });
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      heard.push(frame);
      if (frame.type === 'error') return reject(new Error(data));
      const state = frame.type === 'snapshot' ? frame.state : frame;
      const position = state.position;
      if (!position) return;
      const legal: string[] = position.legal ?? [];
      if (legal.length === 0 || acts >= most) return end();
      if (asked === position.plies) return;
      asked = position.plies;
      acts += 1;
      const action = legal.find((one) => prefer && one.startsWith(prefer)) ?? legal[0];
      const seat = Number(position.to_act);
      // Not faster than a node lets anybody speak.
      const act = { type: 'act', table, seat, seq: state.seq, id: `by-hand-${acts}`, action };
      setTimeout(() => say(act), 55);
    };
  });
}
