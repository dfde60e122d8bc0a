import { expect, it } from 'vitest';
import { Trail } from './trail';
import type { Told } from './types';

const text = { en: '', de: '' };
const drawn = (): Told[] => [{ event: 'drawn', text }];
const laid: Told[] = [{ event: 'laid', volcano: [0, 0], left: [-1, 1], right: [0, 1], text }];
const built: Told[] = [{ event: 'built', place: [5, 5], text }];

it('keeps a whole turn marked while the next tile is drawn', () => {
  const trail = new Trail();
  trail.after(drawn());
  expect(trail.after(laid)).toEqual(['0,0', '-1,1', '0,1']);
  expect(trail.after(built)).toEqual(['0,0', '-1,1', '0,1', '5,5']);
  expect(trail.after(drawn())).toHaveLength(4);
  expect(trail.after(laid)).toHaveLength(3);
});

it('forgets when decisions were skipped or taken back', () => {
  const trail = new Trail();
  trail.after(laid);
  trail.after(built);
  trail.after(drawn());
  expect(trail.after(drawn())).toEqual([]);
  trail.after(laid);
  expect(trail.after([])).toEqual([]);
});
