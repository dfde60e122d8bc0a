// What tests do with tables on the node, without a page: over HTTP and by the socket.

import type { Page } from '@playwright/test';
import type { Created, Seated, SeatKey } from '../../src/online/protocol';
import { post } from './online';

/** What a page keeps of a seat. */
export type Kept = SeatKey & { game: string; name: string };

let counted = 0;

/** A name nobody else in these tests has. */
export function someName(): string {
  counted += 1;
  return `P${process.pid}-${counted}-${Date.now() % 100_000}`;
}

/** Opens a table; what is left out is a small game of two. */
export async function openTable(page: Page, table: object): Promise<Created> {
  const data = { game: 'taluva', setup: { players: 2, tiles: 12 }, ...table };
  return (await post(page.request, '/api/tables', data)) as Created;
}

export async function takeSeat(page: Page, table: string, data: object): Promise<Seated> {
  return (await post(page.request, `/api/tables/${table}/seats`, data)) as Seated;
}

/** The seats this page's browser has. */
export async function keptSeats(page: Page): Promise<Kept[]> {
  const text = await page.evaluate(() => localStorage.getItem('hearth.seats'));
  return text ? (JSON.parse(text) as { seats: Kept[] }).seats : [];
}

/** Gives a browser seats before its pages are opened. */
export async function giveSeats(page: Page, keys: SeatKey[], name: string): Promise<void> {
  const seats = keys.map((key) => ({ ...key, game: 'taluva', name, added: Date.now() }));
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('hearth.seats')) localStorage.setItem('hearth.seats', text);
    },
    JSON.stringify({ version: 1, seats }),
  );
}

/** Sends one request over a socket of its own and waits until it is done. */
export async function request(page: Page, key: SeatKey, what: object): Promise<void> {
  await page.evaluate(
    ([seat, frame]) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const say = (body: object) => socket.send(JSON.stringify(body));
        socket.onopen = () => say({ type: 'hello', version: 1, seats: [seat] });
        socket.onerror = () => fail(new Error('no socket'));
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(String(data)) as { type: string };
          const { table, seat: number } = seat;
          if (heard.type === 'welcome')
            say({ table, seat: number, id: crypto.randomUUID(), ...frame });
          if (heard.type === 'error') fail(new Error(String(data)));
          if (heard.type === 'done') {
            socket.close();
            done();
          }
        };
      }),
    [key, what] as const,
  );
}
