// Everything a person reads exists in both languages, with the same gaps to be filled.

import { expect, test } from 'vitest';
import type { Text } from './say.svelte';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../**/{words,*-words,labels,boxes,bots}.ts', '!../**/*.test.ts'],
  { eager: true },
);

const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Every text in a value, with the way to it. */
function texts(value: unknown, way: string): [string, Text][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || 'de' in value) return [[way, value as Text]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`));
}

for (const [file, module] of Object.entries(modules)) {
  test(`${file} is complete in both languages`, () => {
    for (const [way, text] of texts(module, file)) {
      expect(text.en?.trim(), `${way}, English`).toBeTruthy();
      expect(text.de?.trim(), `${way}, German`).toBeTruthy();
      expect(gaps(text.de), `${way}: the same gaps`).toEqual(gaps(text.en));
    }
  });
}

test('there are texts', () => {
  const all = Object.entries(modules).flatMap(([file, module]) => texts(module, file));
  expect(all.length).toBeGreaterThan(300);
});
