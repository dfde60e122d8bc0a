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

test('what nobody knows leads home', () => {
  for (const hash of ['', '#', '#/nowhere', '#/table', '#/new/', '#/%']) {
    expect(parse(hash).screen).toBe('home');
  }
});
