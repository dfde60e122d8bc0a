import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Follower } from './connection.svelte';
import type { ClaimedSeat, ClientIn, ClientOut, SeatKey } from './protocol';
import type { Socket } from './socket';
import type { News } from './wire';

/** A socket whose other end is the test. */
class Fake implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientIn[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientIn);
  }
  close(): void {
    this.closed = true;
  }
  opens(): this {
    this.onopen?.({} as Event);
    return this;
  }
  says(frame: ClientOut): this {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
    return this;
  }
  breaks(): void {
    this.onclose?.({} as CloseEvent);
  }
  welcomes(): this {
    return this.opens().says({ type: 'welcome', version: 1, seats: [], now: Date.now() + 5000 });
  }
  of(type: ClientIn['type']): ClientIn[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

class Watcher implements Follower {
  readonly heard: News[] = [];
  seq: number | null = null;
  refusals: string[] = [];
  claims: ClaimedSeat[] = [];

  constructor(
    readonly table = 'ember',
    private readonly held: SeatKey[] = [{ table: 'ember', seat: 0, token: 'secret' }],
  ) {}
  since = () => this.seq;
  keys = () => this.held;
  hear(news: News): void {
    this.heard.push(news);
    if (news.type === 'update') this.seq = news.seq;
  }
  claimed(seats: ClaimedSeat[]): void {
    this.claims = seats;
  }
  refused(problem: { code: string }): void {
    this.refusals.push(problem.code);
  }
}

const sockets: Fake[] = [];
const newest = () => sockets.at(-1) as Fake;
const update = (seq: number): ClientOut => ({
  type: 'update',
  table: 'ember',
  seq,
  phase: 'playing',
  to_act: '0',
  steps: [],
});
const act = { type: 'act', table: 'ember', seat: 0, seq: 3, action: 'pass' } as const;
const problem = (code: 'stale' | 'unavailable' | 'limit' | 'version' | 'no_table') => ({
  code,
  text: { en: 'no', de: 'nein' },
});

function line(): Connection {
  return new Connection(
    () => {
      sockets.push(new Fake());
      return newest();
    },
    () => 1,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
});
afterEach(() => vi.useRealTimers());

test('hello comes first and carries the bare keys; then tables are watched', () => {
  const connection = line();
  const kept = { table: 'ember', seat: 0, token: 'secret', name: 'Ada', game: 'vulkan' };
  connection.follow(new Watcher('ember', [kept]));
  expect(connection.state).toBe('connecting');
  newest().welcomes();
  const [hello, watch] = newest().sent;
  const seats = [{ table: 'ember', seat: 0, token: 'secret' }];
  expect(hello).toEqual({ type: 'hello', version: 1, seats });
  expect(watch).toEqual({ type: 'watch', table: 'ember' });
  expect(connection.state).toBe('open');
  expect(connection.skew).toBe(5000);
});

test('a request is answered by its name', async () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().welcomes();
  const asked = connection.request(act);
  const [sent] = newest().of('act') as { id: string }[];
  expect(sent?.id).toMatch(/^[\x21-\x7e]{1,40}$/);
  expect(connection.waiting).toBe(1);
  newest().says({ type: 'done', id: sent!.id, table: 'ember', seq: 4 });
  await expect(asked).resolves.toMatchObject({ type: 'done', seq: 4 });
  expect(connection.waiting).toBe(0);
});

test('after a broken line it is sent again under the same name, and watched from the last', async () => {
  const connection = line();
  const watcher = new Watcher();
  connection.follow(watcher);
  newest().welcomes().says(update(7));
  const asked = connection.request(act);
  const [first] = newest().of('act');
  newest().breaks();
  expect(connection.state).toBe('again');
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(2);
  newest().welcomes();
  expect(newest().of('watch')).toEqual([{ type: 'watch', table: 'ember', since: 7 }]);
  expect(newest().of('act')).toEqual([first]);
  newest().says({ type: 'done', id: (first as { id: string }).id, table: 'ember', seq: 8 });
  await expect(asked).resolves.toMatchObject({ seq: 8 });
  newest().breaks();
  vi.advanceTimersByTime(600);
  newest().welcomes();
  expect(newest().of('act')).toEqual([]);
});

test('what is asked without a line is sent when there is one', () => {
  const connection = line();
  connection.follow(new Watcher());
  void connection.request(act);
  expect(newest().sent).toEqual([]);
  newest().welcomes();
  expect(newest().of('act')).toHaveLength(1);
});

test('tries lie further and further apart, up to a limit', () => {
  const connection = line();
  connection.follow(new Watcher());
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    newest().breaks();
    const count = sockets.length;
    let waited = 0;
    while (sockets.length === count) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('a network that is back, or a look at the page, hurries', () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().welcomes();
  connection.cut();
  expect(connection.state).toBe('again');
  expect(sockets[0]?.closed).toBe(true);
  connection.hurry();
  expect(sockets).toHaveLength(2);
  newest().welcomes();
  connection.hurry();
  expect(newest().of('ping')).toHaveLength(1);
});

test('a line that gives no sign of life is dropped', () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().welcomes();
  vi.advanceTimersByTime(20_000);
  const [ping] = newest().of('ping') as { id: string }[];
  newest().says({ type: 'pong', id: ping!.id });
  vi.advanceTimersByTime(20_000);
  expect(newest().of('ping')).toHaveLength(2);
  vi.advanceTimersByTime(8_000);
  expect(connection.state).toBe('again');
  expect(sockets[0]?.closed).toBe(true);
});

test('a node that never welcomes is given up', () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().opens();
  vi.advanceTimersByTime(10_000);
  expect(connection.state).toBe('again');
});

test('a node that says bye is found again soon', () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().welcomes().says({ type: 'bye' });
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});

test('a refusal reaches whoever asked; what is unavailable is asked again', async () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().welcomes();
  const refused = connection.request(act);
  const [one] = newest().of('act') as { id: string }[];
  newest().says({ type: 'error', id: one!.id, problem: problem('stale') });
  await expect(refused).rejects.toMatchObject({ code: 'stale' });

  void connection.request(act);
  const two = newest().of('act')[1] as { id: string };
  newest().says({ type: 'error', id: two.id, problem: problem('unavailable') });
  vi.advanceTimersByTime(1200);
  expect(newest().of('act')).toHaveLength(3);
  expect(newest().of('act')[2]).toEqual(two);
});

test('when too much was said at once, everything open is said again', () => {
  const connection = line();
  const watcher = new Watcher();
  connection.follow(watcher);
  newest().welcomes().says(update(2));
  void connection.request(act);
  newest().says({ type: 'error', problem: problem('limit') });
  vi.advanceTimersByTime(1200);
  expect(newest().of('act')).toHaveLength(2);
  expect(newest().of('watch').at(-1)).toEqual({ type: 'watch', table: 'ember', since: 2 });
});

test('a table that is not there is said to its follower', () => {
  const connection = line();
  const watcher = new Watcher();
  connection.follow(watcher);
  newest()
    .welcomes()
    .says({ type: 'error', table: 'ember', problem: problem('no_table') });
  expect(watcher.refusals).toEqual(['no_table']);
});

test('another version ends all tries', async () => {
  const connection = line();
  connection.follow(new Watcher());
  newest().opens();
  const asked = connection.request(act);
  newest().says({ type: 'error', problem: problem('version') });
  await expect(asked).rejects.toMatchObject({ code: 'version' });
  expect(connection.state).toBe('outdated');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('what is no frame harms nobody', () => {
  const connection = line();
  const watcher = new Watcher();
  connection.follow(watcher);
  newest().welcomes();
  for (const data of ['', 'null', '[]', '{"type":7}', 'x', new ArrayBuffer(2)])
    newest().onmessage?.({ data } as MessageEvent);
  newest().says(update(1));
  expect(watcher.heard).toHaveLength(1);
});

test('a table followed later proves its keys first; one left is unwatched, and the line ends', () => {
  const connection = line();
  const first = connection.follow(new Watcher());
  newest().welcomes();
  const key = { table: 'flint', seat: 1, token: 'other' };
  const second = connection.follow(new Watcher('flint', [key]));
  expect(newest().sent.slice(-2)).toEqual([
    { type: 'claim', seats: [key] },
    { type: 'watch', table: 'flint' },
  ]);
  first();
  second();
  expect(newest().of('unwatch')).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(connection.state).toBe('idle');
  expect(newest().closed).toBe(true);
});
