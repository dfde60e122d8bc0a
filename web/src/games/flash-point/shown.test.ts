import { describe, expect, it } from 'vitest';
import experienced from './fixtures/experienced.json';
import family from './fixtures/family.json';
import { decisions } from './fixtures/game';
import { shown } from './shown';
import type { House } from './types';

/** What the board draws, in an order of its own. */
function drawn(house: House) {
  const sorted = (items: object[]) =>
    items.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
  return {
    fire: house.fire.toSorted(),
    smoke: house.smoke.toSorted(),
    hotSpots: house.hot_spots.toSorted(),
    walls: house.walls,
    doors: house.doors,
    pois: sorted(house.pois),
    hazmats: sorted(house.hazmats),
    figures: house.figures.map(({ saved: _saved, ...who }) => who),
    spots: house.vehicles.map(({ spot }) => spot),
    tallies: [house.rescued, house.lost, house.damage, house.disposed],
  };
}

describe.each([
  ['family', family],
  ['experienced', experienced],
])('the house while a decision of the %s game is shown', (_name, game) => {
  it('ends as the engine says it is', () => {
    for (const { before, after, events, action } of decisions(game))
      expect(drawn(shown(before, events)), action).toEqual(drawn(after));
  });
});

describe('the house while a decision is shown', () => {
  it('leaves the view alone', () => {
    const [first] = decisions(family);
    const kept = structuredClone(first?.before);
    shown(first?.before as House, first?.events ?? []);
    expect(first?.before).toEqual(kept);
  });

  it('is empty of what is face down when it has collapsed', () => {
    const [first] = decisions(family);
    const fallen = shown(first?.before as House, [{ event: 'collapsed' }]);
    expect(fallen.pois).toEqual([]);
  });
});
