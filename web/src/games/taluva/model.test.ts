import { afterEach, describe, expect, it } from 'vitest';
import { hexId } from '../../board/hexes';
import { next } from '../../board/walk';
import { settings } from '../../settings/settings.svelte';
import { BUILDING, COMPANY, LAYING } from './fixtures';
import { actionOf, all, attempt, places, shore, tap, targets } from './model';
import { fitting } from './placement';
import { TaluvaUi } from './ui.svelte';

const placed = (fixture = LAYING) => places(fixture.view, null, COMPANY);
const named = (id: string, fixture = LAYING) => placed(fixture).find((place) => place.id === id);

afterEach(() => {
  settings.tilted = true;
});

describe('places', () => {
  it('are the island and all sea a tile could touch, each once', () => {
    const ids = placed().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { place } of LAYING.view.cells) expect(ids).toContain(hexId(place));
    const volcanoes = LAYING.position.legal.map((action) => action.split(' ')[1]);
    for (const volcano of volcanoes) expect(ids).toContain(volcano);
  });

  it('exist before the first tile lies', () => {
    expect(shore([]).map(hexId)).toContain('0,0');
    expect(shore([])).toHaveLength(19);
  });

  it('say what matters in both languages', () => {
    const volcano = LAYING.view.cells.find(({ terrain }) => terrain === null);
    const free = LAYING.view.cells.find(({ terrain, piece }) => terrain === 'jungle' && !piece);
    expect(named(hexId(volcano!.place))?.name.en).toMatch(/^Volcano .*, level 1, pointing /);
    expect(named(hexId(free!.place))?.name.en).toMatch(/^Jungle .*, level 1, free$/);
    expect(named('0,1', BUILDING)?.name).toEqual({
      en: 'Clearing 0,1, level 1, 1 hut of Anna, settlement of 4 fields with a temple',
      de: 'Lichtung 0,1, Ebene 1, 1 Hütte von Anna, Siedlung mit 4 Feldern mit Tempel',
    });
    for (const { name } of placed()) expect(name.en + name.de).not.toMatch(/[{}]|undefined/);
  });

  it('are lifted when tilted, but keys find them on the ground', () => {
    const high = BUILDING.view.cells.find(({ level }) => level === 2)!;
    const id = hexId(high.place);
    const tilted = named(id, BUILDING)!;
    settings.tilted = false;
    const flat = named(id, BUILDING)!;
    expect(tilted.y).toBeLessThan(flat.y * 0.7);
    expect(tilted.ground).toEqual({ x: flat.x, y: flat.y });
    expect(tilted.outline).not.toBe(flat.outline);
  });

  it('are walked the same way in both views', () => {
    const walk = () => {
      const stops = placed(BUILDING);
      const start = stops.find(({ id }) => id === '0,0')!;
      return [0, 60, 120, 180, 240, 300].map((degrees) => next(stops, start, degrees).id);
    };
    const tilted = walk();
    expect(tilted).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
    settings.tilted = false;
    expect(walk()).toEqual(tilted);
  });
});

describe('laying', () => {
  it('is offered at the volcano, for the heading chosen', () => {
    const ui = new TaluvaUi();
    ui.heading = 'ne';
    const offered = targets(LAYING.position, ui);
    const legal = LAYING.position.legal.filter((action) => action.endsWith(' ne'));
    expect(offered.map(({ action }) => action)).toEqual(legal);
    expect(offered.every(({ action, place }) => action.split(' ')[1] === place)).toBe(true);
  });

  it('over all headings offers every legal action once', () => {
    const ui = new TaluvaUi();
    const offered = (['ne', 'n', 'nw', 'sw', 's', 'se'] as const).flatMap((heading) => {
      ui.heading = heading;
      return targets(LAYING.position, ui).map(({ action }) => action);
    });
    expect(offered.sort()).toEqual([...LAYING.position.legal].sort());
  });

  it('is named for hints whichever way the tile is held', () => {
    expect(all(LAYING.position).map(({ action }) => action)).toEqual(LAYING.position.legal);
  });

  it('asks why the tile does not fit as it is held', () => {
    const ui = new TaluvaUi();
    ui.heading = 'se';
    expect(attempt(LAYING.view, '9,9', ui)).toBe('lay 9,9 se');
  });

  it('by finger turns the tile until it fits, and on at every further tap', () => {
    const ui = new TaluvaUi();
    const ways = fitting(LAYING.position.legal, '0,0', 's');
    expect(tap('0,0', null, ui, LAYING.position)).toBe('0,0');
    expect(ui.heading).toBe(ways[0]);
    const seen = new Set(
      ways.map(() => {
        expect(tap('0,0', '0,0', ui, LAYING.position)).toBe('0,0');
        return ui.heading;
      }),
    );
    expect(seen).toEqual(new Set(ways));
    expect(tap('40,40', '0,0', ui, LAYING.position)).toBeNull();
    expect(tap('0,1', null, ui, BUILDING.position)).toBeNull();
  });
});

describe('building', () => {
  it('offers every legal action, and an extension at all its fields and its settlement', () => {
    const offered = targets(BUILDING.position, new TaluvaUi());
    expect(new Set(offered.map(({ action }) => action))).toEqual(new Set(BUILDING.position.legal));
    const at = offered
      .filter(({ action }) => action === 'extend -1,0 jungle')
      .map(({ place }) => place);
    expect(at.sort()).toEqual(['-1,-1', '-1,0', '-2,0']);
  });

  it('tells an extension by its cost, and its settlement where another one could be meant', () => {
    const label = (action: string) =>
      targets(BUILDING.position, new TaluvaUi()).find((target) => target.action === action)?.label;
    expect(label('extend -1,2 lake')).toEqual({
      en: 'Extend over lake: 1 field, 1 hut',
      de: 'Auf See ausdehnen: 1 Feld, 1 Hütte',
    });
    expect(label('extend 2,-1 jungle')?.en).toBe(
      'Extend over jungle: 2 fields, 4 huts (settlement of one field with a temple)',
    );
  });

  it('can be narrowed to one kind', () => {
    const ui = new TaluvaUi();
    ui.look('hut');
    const verbs = targets(BUILDING.position, ui).map(({ action }) => action.split(' ')[0]);
    expect(new Set(verbs)).toEqual(new Set(['hut']));
    ui.look('hut');
    expect(ui.build).toBeNull();
  });

  it('ends the turn', () => {
    expect(targets(BUILDING.position, new TaluvaUi()).every(({ final }) => final)).toBe(true);
  });

  it('asks about what was probably meant', () => {
    const ui = new TaluvaUi();
    expect(attempt(BUILDING.view, '0,0', ui)).toBe('hut 0,0');
    ui.build = 'tower';
    expect(attempt(BUILDING.view, '0,0', ui)).toBe('tower 0,0');
    ui.build = 'extend';
    const [first] = BUILDING.view.extensions;
    expect(attempt(BUILDING.view, hexId(first!.fields[0]!.place), ui)).toBe(actionOf(first!));
  });
});
