import { expect, it } from 'vitest';
import type { Text } from '../../i18n/say.svelte';
import words from './words';

it('says everything in both languages with the same gaps', () => {
  const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, { en, de }] of Object.entries<Text>(words)) {
    expect(en.length * de.length, key).toBeGreaterThan(0);
    expect(gaps(de), key).toEqual(gaps(en));
  }
});
