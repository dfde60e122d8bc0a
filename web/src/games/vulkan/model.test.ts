import { describe, expect, it } from 'vitest';
import { decisions, moment, position, told } from '../testing/game';
import four from './fixtures/four.json';
import two from './fixtures/two.json';
import { foretell } from './foretell';
import { attempt, places, targets, tileName } from './model';
import { course, heading, rows } from './rows';
import { foresight, scene } from './scene';
import type { VulkanEvent, VulkanView } from './types';
import { colours, inHand, key, newUi } from './ui.svelte';

const FOUR = decisions<VulkanView, VulkanEvent>(four);
const TWO = decisions<VulkanView, VulkanEvent>(two);
const ALL = [...FOUR, ...TWO];
const COMPANY = { seats: ['Anna', 'Ben', 'Cleo', 'Dora'].map((name) => ({ name })), viewer: 0 };

/** A flight of four players that extinguishes, cuts off and loses tiles. */
const BIG = FOUR.find(({ action }) => action === 'fly -2,1 nw yellow');
if (!BIG) throw new Error('the fixture has lost its flight');

describe('targets', () => {
  it('offer every legal action with some colour, at places that exist', () => {
    for (const decision of ALL) {
      const ui = newUi();
      const offered = new Set<string>();
      const astray: string[] = [];
      const known = new Set(places(decision.before, ui, COMPANY).map(({ id }) => id));
      for (const colour of ['red', 'green', 'blue', 'yellow'] as const) {
        ui.colour = colour;
        for (const target of targets(position(decision), ui)) {
          offered.add(target.action);
          if (!known.has(target.place ?? '')) astray.push(target.action);
        }
      }
      expect(astray).toEqual([]);
      expect([...offered].sort()).toEqual([...decision.legal].sort());
    }
  });

  it('lead one flight through each way in, so that pointing shows it', () => {
    for (const decision of ALL) {
      const at = new Map<string, number>();
      for (const { place } of targets(position(decision), newUi()))
        if (place?.includes(' ')) at.set(place, (at.get(place) ?? 0) + 1);
      expect([...at.values()].every((count) => count === 1)).toBe(true);
    }
  });

  it('are also listed at every tile flown over', () => {
    const here = targets(position(BIG), newUi()).filter(({ action }) => action === BIG.action);
    const path = ['-2,1 nw', '-2,1', '-2,0', '-2,-1', '-2,-2', '-2,-3'];
    expect(here.map(({ place }) => place)).toEqual(path);
  });
});

describe('colours', () => {
  it('can be chosen while they can be flown with', () => {
    const flying = TWO.find(({ legal }) => legal[0]?.startsWith('fly'));
    if (!flying) throw new Error('no flight');
    const [here, ui] = [position(flying), newUi()];
    expect(colours(here)).toEqual(['red', 'green']);
    expect(inHand(here, ui)).toBe('red');
    expect(key(pressed('2'), ui, here)).toBe(true);
    expect(inHand(here, ui)).toBe('green');
    expect(key(pressed('3'), ui, here)).toBe(false);
  });
});

function pressed(key: string): KeyboardEvent {
  return { key } as KeyboardEvent;
}

describe('names', () => {
  it('say what matters of a tile', () => {
    const name = (place: string) => {
      const tile = BIG.before.tiles.find((tile) => tile.place.join() === place);
      return tile ? tileName(tile, COMPANY).en : '';
    };
    expect(name('-1,0')).toBe('The volcano');
    expect(name('-2,-3')).toBe(
      'Tile 4, 1 of 2 spaces taken, 1 yellow, 5 free edges, goes out once full',
    );
    expect(name('-3,0')).toBe('Gap, Cleo has the 3');
  });

  it('exist in both languages for every place', () => {
    const names = ALL.flatMap(({ before }) => places(before, newUi(), COMPANY));
    const broken = names.filter(({ name }) => /[{}]|undefined/.test(name.en + name.de));
    expect(broken).toEqual([]);
    expect(names.every(({ name }) => name.en !== name.de)).toBe(true);
  });
});

describe('rows', () => {
  it('are the paths the engine flies', () => {
    for (const { before, action, events } of ALL) {
      const flown = events.find((event) => event.event === 'flown');
      if (flown?.event !== 'flown') continue;
      const [, place, direction] = action.split(' ');
      const row = rows(before).find(({ id }) => id === `${place} ${direction}`);
      expect(row?.tiles.map((tile) => tile.place)).toEqual(flown.path);
    }
  });

  it('tell their way, and where the aeroplane comes from', () => {
    expect(
      heading([
        [0, 0],
        [1, -1],
      ]),
    ).toBe('ne');
    expect(heading([[0, 0]])).toBeNull();
    const { from, to, angle } = course([[0, 0]], 'e');
    expect(from.x).toBeLessThan(0);
    expect(to.x).toBeGreaterThan(0);
    expect(angle).toBe(0);
  });
});

describe('an illegal click', () => {
  it('is asked about as a flight over what was meant', () => {
    const ui = newUi();
    expect(attempt(BIG.before, '-1,0', ui)).toMatch(/^fly \S+ \w+ yellow$/);
    expect(attempt(BIG.before, '-2,1 nw', ui)).toBe('fly -2,1 nw yellow');
    expect(attempt(BIG.before, '99,99', ui)).toBeNull();
  });
});

describe('the scene', () => {
  it('ends as the engine says', () => {
    for (const decision of ALL) {
      const shown = scene(decision.before, moment(decision, decision.events.length));
      for (const [index, tile] of decision.after.tiles.entries()) {
        const lies = tile.fate === 'burning' || tile.fate === 'volcano';
        const seen = shown[index];
        expect(seen?.fate === 'burning' || seen?.fate === 'volcano').toBe(lies);
        if (lies) expect(seen?.loads).toEqual(tile.loads);
      }
    }
  });

  it('shows a tile leaving while it leaves, and to whom', () => {
    const at = BIG.events.findIndex(({ event }) => event === 'extinguished');
    const leaving = scene(BIG.before, moment(BIG, at)).filter((tile) => tile.leaving);
    expect(leaving).toHaveLength(1);
    expect(leaving[0]?.leaving).toMatchObject({ how: 'out', award: { to: 3 } });
  });
});

describe('what would happen', () => {
  it('is gathered for drawing', () => {
    const { drops, leaving } = foresight(BIG.events);
    expect(drops).toHaveLength(5);
    expect([...leaving.values()].filter(({ award }) => award === null)).toHaveLength(2);
  });

  it('is told in few words', () => {
    expect(foretell(BIG.events.map(told)).map(({ en }) => en)).toEqual([
      '5 loads fall.',
      'Seat 3 gets +6 (goes out: 4, 1, 1).',
      'Seat 0 gets +1 (goes out: 1).',
      'Seat 1 gets +3 (goes out: 3).',
      'Cut off without a load, leaving the game: 2, 4.',
    ]);
  });
});
