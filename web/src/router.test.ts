import { expect, test } from 'vitest';
import { href, parse } from './router.svelte';

test('addresses lead to screens and back', () => {
  expect(parse('#/table/a-_b')).toEqual({ screen: 'table', id: 'a-_b' });
  expect(parse(href('rules', 'feurio', 'FE-21'))).toEqual({
    screen: 'rules',
    family: 'feurio',
    clause: 'FE-21',
  });
  expect(parse(href('shared', 'a/b%c'))).toEqual({ screen: 'shared', packed: 'a/b%c' });
});

test('links invite to a seat, or to watch', () => {
  const invite = 'a1'.repeat(32);
  expect(parse(href('table', 'tttt', '2', invite))).toEqual({
    screen: 'join',
    table: 'tttt',
    seat: '2',
    invite,
  });
  expect(parse('#/table/tttt/2')).toMatchObject({ screen: 'join', seat: '2', invite: '' });
  expect(parse('#/watch/abcdefghijkmnpqr').screen).toBe('online');
  expect(parse('#/table/abcdefghijkmnpqr').screen).toBe('online');
  expect(parse('#/new/taluva/online')).toEqual({ screen: 'new', game: 'taluva', online: true });
  expect(parse('#/lobby')).toEqual({ screen: 'lobby' });
});

test('what nobody knows leads home', () => {
  for (const hash of ['', '#', '#/nowhere', '#/table', '#/new/', '#/%']) {
    expect(parse(hash).screen).toBe('home');
  }
});
