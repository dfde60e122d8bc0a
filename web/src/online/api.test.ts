import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, create, lobby, OnlineError, record, requestId, seats, sit } from './api';
import w from './api-words';

const answers: (() => Promise<Response>)[] = [];
const asked: { path: string; body: unknown }[] = [];

vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
  asked.push({ path, body: how.body ? JSON.parse(String(how.body)) : null });
  return (answers.shift() ?? lost)();
});

const lost = () => Promise.reject(new TypeError('lost'));
const says = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

afterEach(() => {
  answers.length = 0;
  asked.length = 0;
  vi.useRealTimers();
});

async function thrown(work: Promise<unknown>): Promise<OnlineError> {
  return work.then(
    () => expect.unreachable('no problem'),
    (problem: OnlineError) => problem,
  ) as Promise<OnlineError>;
}

test('what the node refuses is its own sentence', async () => {
  const text = { en: 'taken', de: 'besetzt' };
  answers.push(says(409, { code: 'taken', text, field: 'seat' }));
  const problem = await thrown(sit('t', { seat: 0, name: 'Ann' }));
  expect(codeOf(problem)).toBe('taken');
  expect(problem.problem).toMatchObject({ text, field: 'seat' });
  expect(asked[0]?.path).toBe('api/tables/t/seats');
});

test('a host of plain files is no server', async () => {
  answers.push(says(404, '<h1>Not found</h1>'), says(200, '<!doctype html>'), says(405, ''));
  for (const work of [lobby(), lobby(), seats([])]) {
    const problem = await thrown(work);
    expect(problem.code).toBe('no_server');
    expect(problem.problem.text).toEqual(w.noServer);
  }
});

test('nobody answers', async () => {
  expect((await thrown(lobby())).problem.text).toEqual(w.noAnswer);
  answers.push(says(502, 'Bad gateway'));
  expect((await thrown(lobby())).code).toBe('unavailable');
});

test('a lost answer is asked for again under the same id', async () => {
  vi.useFakeTimers();
  const table = { table: 't', seats: [], invites: [], commitment: '' };
  answers.push(lost, says(503, ''), says(200, table));
  const id = requestId();
  const made = create({ game: 'taluva', seats: [], id });
  await vi.runAllTimersAsync();
  expect(await made).toEqual(table);
  expect(asked.map(({ body }) => (body as { id: string }).id)).toEqual([id, id, id]);
});

test('what is refused is not asked again', async () => {
  answers.push(says(429, { code: 'limit', text: { en: 'too much', de: 'zu viel' } }));
  expect((await thrown(create({ game: 'x', seats: [] }))).code).toBe('limit');
  expect(asked).toHaveLength(1);
});

test('keys go out bare, and records are text', async () => {
  answers.push(says(200, []), says(200, 'hearth record 1'));
  const kept = { table: 't', seat: 1, token: 'aa', game: 'taluva', name: 'Ann', added: 1 };
  expect(await seats([kept])).toEqual([]);
  expect(asked[0]?.body).toEqual({ seats: [{ table: 't', seat: 1, token: 'aa' }] });
  expect(await record('t')).toBe('hearth record 1');
});

test('ids are what the protocol allows', () => {
  expect(requestId()).toMatch(/^[0-9a-f]{30}$/);
  expect(requestId()).not.toBe(requestId());
});
