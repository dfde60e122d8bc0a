import { describe, expect, it } from 'vitest';
import { attempt } from './attempt';
import experienced from './fixtures/experienced.json';
import family from './fixtures/family.json';
import { decisions, position, told, type Turned } from './fixtures/game';
import { lit } from './lit';
import { places } from './places';
import { press } from './press';
import { targets } from './targets';
import type { Happening, House } from './types';
import { HouseUi, commandable, commanded, key } from './ui.svelte';

const GAMES = [...decisions(family), ...decisions(experienced)];
const CHOICES = GAMES.filter(({ legal }) => legal.length > 0);
const COMPANY = { seats: [], viewer: 0 };

function found(fits: (turned: Turned) => boolean): Turned {
  const turned = CHOICES.find(fits);
  if (!turned) throw new Error('no such decision in the fixtures');
  return turned;
}

function commander(figure: number): HouseUi {
  const ui = new HouseUi();
  ui.commanding = figure;
  return ui;
}

describe('targets', () => {
  it('offer every legal action, at places that exist', () => {
    for (const turned of CHOICES) {
      const ids = new Set(places(turned.before, new HouseUi(), COMPANY).map(({ id }) => id));
      const own = targets(position(turned), new HouseUi());
      const orders = commandable(turned.legal).flatMap((figure) =>
        targets(position(turned), commander(figure)),
      );
      const offered = new Set([...own, ...orders].map(({ action }) => action));
      expect([...offered].sort()).toEqual([...turned.legal].sort());
      for (const { place, action } of own)
        expect(place === null || ids.has(place), `${action} at ${place}`).toBe(true);
    }
  });

  it('have words in both languages, without gaps', () => {
    for (const turned of CHOICES)
      for (const { label, action } of targets(position(turned), new HouseUi())) {
        expect(label.en, action).not.toMatch(/[{}]|undefined|^$/);
        expect(label.de, action).not.toMatch(/[{}]|undefined|^$/);
      }
  });

  it('offer a wall where it is and in the cell behind it', () => {
    const turned = found(({ legal }) => legal.some((action) => action.startsWith('chop')));
    const action = turned.legal.find((one) => one.startsWith('chop')) ?? '';
    const at = targets(position(turned), new HouseUi()).filter((one) => one.action === action);
    expect(at.map(({ place }) => place)).toContain(action.split(' ')[1]);
    expect(at.some(({ place }) => place?.includes('|'))).toBe(true);
  });

  it('tell the price where the engine tells it', () => {
    const turned = found(({ legal }) => legal.some((action) => action.startsWith('move')));
    const action = turned.legal.find((one) => one.startsWith('move')) ?? '';
    const outlook = { prices: [{ action, points: 1 }] };
    const target = targets(position(turned, outlook), new HouseUi()).find(
      (one) => one.action === action,
    );
    expect(target?.label.en).toContain('(1 AP)');
  });

  it('go to a clear cell by one click, and ask where it burns', () => {
    for (const turned of CHOICES)
      for (const { action, place, direct } of targets(position(turned), new HouseUi())) {
        if (!direct) continue;
        expect(action).toMatch(/move/);
        expect(turned.before.fire).not.toContain(place);
        expect(turned.before.smoke).not.toContain(place);
      }
  });

  it('end the turn only with a question', () => {
    const turned = found(({ legal }) => legal.includes('end turn'));
    const end = targets(position(turned), new HouseUi()).find(
      ({ action }) => action === 'end turn',
    );
    expect(end).toMatchObject({ place: null, final: true });
  });
});

describe('the captain', () => {
  const turned = found(({ legal }) => commandable(legal).length > 0);
  const [first = 0] = commandable(turned.legal);

  it('commands one firefighter at a time', () => {
    const orders = targets(position(turned), commander(first)).map(({ action }) => action);
    expect(orders.every((one) => /^(command|end|spend)/.test(one))).toBe(true);
    expect(orders.some((one) => one.startsWith(`command ${first}`))).toBe(true);
    const own = targets(position(turned), new HouseUi()).map(({ action }) => action);
    expect(own.some((one) => one.startsWith('command'))).toBe(false);
  });

  it('commands nobody who can do nothing', () => {
    expect(commanded(turned.legal, commander(99))).toBeNull();
    expect(commanded(['end turn'], commander(first))).toBeNull();
  });

  it('chooses by pressing on somebody where nothing else can be done', () => {
    const ui = new HouseUi();
    const taken = new Set(targets(position(turned), ui).map(({ place }) => place));
    const other = turned.before.figures.find(
      ({ figure, cell }) => commandable(turned.legal).includes(figure) && !taken.has(cell),
    );
    expect(other).toBeDefined();
    expect(press(other?.cell ?? '', ui, position(turned))).toBe(true);
    expect(turned.before.figures.find(({ figure }) => figure === ui.commanding)?.cell).toBe(
      other?.cell,
    );
    expect(press('3,3', ui, position(turned))).toBe(false);
  });

  it('chooses by number', () => {
    const ui = new HouseUi();
    const press = (name: string) => key({ key: name } as KeyboardEvent, ui, position(turned));
    expect(press(String(first))).toBe(true);
    expect(ui.commanding).toBe(first);
    expect(press(String(turned.before.turn?.figure))).toBe(true);
    expect(ui.commanding).toBeNull();
    expect(press('x')).toBe(false);
  });
});

describe('places', () => {
  it('have one id each and names in both languages', () => {
    for (const { before } of [GAMES[0], GAMES[60], GAMES.at(-1)] as Turned[]) {
      const all = places(before, new HouseUi(), COMPANY);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { name } of all) {
        expect(name.en).not.toMatch(/[{}]|undefined/);
        expect(name.de).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it('say what matters about a cell', () => {
    const name = (id: string) =>
      places(GAMES[0]?.before as House, new HouseUi(), COMPANY).find((place) => place.id === id)
        ?.name.en;
    expect(name('2,3')).toBe('Row 2, column 3, fire, wall east, wall south');
    expect(name('2,4')).toMatch(/point of interest, face down/);
    expect(name('1,3')).toMatch(/clear, wall north, closed door east/);
    expect(name('1,3|1,4')).toBe('Door between 1,3 and 1,4, closed');
    expect(name('0,6')).toMatch(/^Outside.*ambulance spot/);
  });

  it('tell the odds while they are shown', () => {
    const ui = new HouseUi();
    const cells = [{ cell: '1,1', ignites: 12, burns: 12, explodes: 0 }];
    const outlook = { fire: { total: 48, cells }, rolls: [], prices: [] };
    const view = GAMES[0]?.before as House;
    const name = () =>
      places(view, ui, COMPANY, outlook).find(({ id }) => id === '1,1')?.name.en ?? '';
    expect(name()).not.toContain('%');
    ui.burning = true;
    expect(name()).toContain('may catch fire: 25 %');
  });

  it('have bays for vehicles only in the experienced game', () => {
    const bays = ({ before }: Turned) =>
      places(before, new HouseUi(), COMPANY).filter(({ id }) => id.includes('-')).length;
    expect(bays(GAMES[0] as Turned)).toBe(0);
    expect(bays(GAMES.at(-1) as Turned)).toBe(8);
  });
});

describe('what somebody may have meant', () => {
  const acts = found(({ before }) => before.phase.stage === 'act');
  const start = GAMES.find(({ before }) => before.phase.stage === 'start') as Turned;

  it('is a step to a cell, a blow at a wall, a start outside', () => {
    const ui = new HouseUi();
    expect(attempt(acts.before, '1,1', ui)).toBe('move 1,1');
    expect(attempt(acts.before, '1,5|1,6', ui)).toMatch(/^chop 1,[56]$/);
    expect(attempt(acts.before, '1,3|1,4', ui)).toMatch(/^open 1,[34]$/);
    expect(attempt(start.before, '3,3', ui)).toBe('start 3,3');
  });

  it('is about the vehicle where one stands', () => {
    const ui = new HouseUi();
    const { before } = found(({ before: { mode, phase } }) => {
      return mode === 'experienced' && phase.stage === 'act';
    });
    const spot = before.vehicles.find(({ vehicle }) => vehicle === 'engine')?.spot;
    expect(attempt(before, `engine-${spot}`, ui)).toBe('gun');
    expect(attempt(before, 'ambulance-top', ui)).toMatch(/^drive ambulance/);
  });
});

describe('lit', () => {
  it('finds cells, edges and bays of every event', () => {
    const of = (event: Happening) => lit(told(event));
    expect(of({ event: 'moved', figure: 1, from: '0,6', to: '1,6' })).toEqual(['0,6', '1,6']);
    expect(of({ event: 'damaged', a: '1,5', b: '1,6' })).toEqual(['1,5|1,6']);
    expect(of({ event: 'flashover', cells: ['1,1', '1,2'] })).toEqual(['1,1', '1,2']);
    expect(of({ event: 'drove', vehicle: 'engine', from: 'top', to: 'right' })).toEqual([
      'engine-right',
    ]);
  });
});
