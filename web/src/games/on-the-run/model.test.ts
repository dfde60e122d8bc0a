import { describe, expect, it } from 'vitest';
import { hexId } from '../../board/hexes';
import { decisions, moment, position, type Decision } from '../testing/game';
import start from './fixtures/start.json';
import three from './fixtures/three.json';
import two from './fixtures/two.json';
import { foresee } from './foresight';
import { about } from './lit';
import { attempt, places, targets } from './model';
import { edgeName, tileName } from './names';
import { bonds, scene } from './scene';
import { formula } from './standing';
import type { RunEvent, RunView } from './types';
import { inHand, key, newUi, pieces, press, running, waiting, type RunUi } from './ui.svelte';

type Turn = Decision<RunView, RunEvent>;
const ALL: Turn[] = [start, three, two].flatMap((kept) => decisions<RunView, RunEvent>(kept));
const CHOICES = ALL.filter(({ legal }) => legal.length > 0);
const COMPANY = { seats: [], viewer: 0 };

function found(action: string): Turn {
  const turn = ALL.find((turn) => turn.action === action);
  if (!turn) throw new Error(`the fixtures have lost ${action}`);
  return turn;
}

/** Every choice a person can make before pointing. */
function choices(turn: Turn): RunUi[] {
  const tiles = [null, ...waiting(turn.before).map(({ place }) => hexId(place))];
  return (['red', 'green', 'blue', 'yellow', 'predator'] as const).flatMap((piece) =>
    tiles.map((from) => Object.assign(newUi(), { piece, from })),
  );
}

describe('targets', () => {
  it('offer every legal action by some choice, at places that exist', () => {
    for (const turn of CHOICES) {
      const known = new Set(places(turn.before, newUi(), COMPANY).map(({ id }) => id));
      const offered = choices(turn).flatMap((ui) => targets(position(turn), ui));
      const actions = new Set(offered.map(({ action }) => action));
      expect([...actions].sort()).toEqual([...turn.legal].sort());
      expect(offered.filter(({ place }) => place !== null && !known.has(place))).toEqual([]);
    }
  });

  it('let animals flee from any tile they would leave', () => {
    const flight = found('flee 5 blue');
    const ui = Object.assign(newUi(), { piece: 'blue' });
    const here = targets(position(flight), ui).filter(({ action }) => action === 'flee 5 blue');
    expect(here.map(({ place }) => place)).toEqual(['1,-2', '1,-3']);
    expect(here[0]?.label.en).toBe('Flee from all 5s: 3 blue birds');
  });

  it('show the ways out of one fleeing tile at a time', () => {
    const turn = found('move 1,-2 to 2,-2');
    const ui = newUi();
    const from = () =>
      new Set(targets(position(turn), ui).map(({ action }) => action.split(' ')[1]));
    expect(from()).toEqual(new Set(['1,-2']));
    expect(press('1,-3', ui, position(turn))).toBe(true);
    expect(from()).toEqual(new Set(['1,-3']));
    expect(press('0,0', ui, position(turn))).toBe(false);
    expect(key({ key: 't' } as KeyboardEvent, ui, position(turn))).toBe(true);
    expect(hexId(running(turn.before, ui)?.place ?? [9, 9])).toBe('1,-2');
  });

  it('keep animals and predators apart', () => {
    const turn = found('predator 2,-2');
    const ui = newUi();
    expect(pieces(position(turn))).toEqual(['red', 'predator']);
    expect(inHand(position(turn), ui)).toBe('red');
    expect(key({ key: '5' } as KeyboardEvent, ui, position(turn))).toBe(true);
    const verbs = new Set(targets(position(turn), ui).map(({ action }) => action.split(' ')[0]));
    expect(verbs).toEqual(new Set(['predator', 'pass']));
  });
});

describe('names', () => {
  it('say what matters of a tile and of an edge field', () => {
    const { before } = found('move 1,-2 to 2,-2');
    const tile = before.tiles.find(({ place }) => hexId(place) === '1,-2');
    const name = tile && tileName(tile, before, newUi()).en;
    expect(name).toBe(
      'Tile 5, 2 of 3 spaces taken, 1 red fox, 1 blue bird, one with 5 more, ' +
        'one must flee, 16 ways out, picked',
    );
    const hot = found('lay 2,-2').before;
    const field = hot.edge.find(({ place }) => hexId(place) === '2,-2');
    expect(field && edgeName(field, hot).en).toMatch(/^Edge field beside .*, predator, hot spot$/);
  });

  it('exist in both languages for every place and choice', () => {
    const names = CHOICES.flatMap((turn) => [
      ...places(turn.before, newUi(), COMPANY).map(({ name }) => name),
      ...choices(turn).flatMap((ui) => targets(position(turn), ui).map(({ label }) => label)),
    ]);
    expect(names.filter(({ en, de }) => /[{}]|undefined/.test(en + de) || en === de)).toEqual([]);
  });
});

describe('an illegal click', () => {
  it('is asked about as what was meant', () => {
    const ui = newUi();
    expect(attempt(found('lay 2,-2').before, '9,9', ui)).toBe('lay 9,9');
    expect(attempt(found('relocate -1,0').before, '9,9', ui)).toBe('relocate 9,9');
    expect(attempt(found('flee 5 blue').before, '9,9', ui)).toBe('startle blue 1 at 9,9');
    expect(attempt(found('move 1,-2 to 2,-2').before, '9,9', ui)).toBe('move 1,-2 to 9,9');
    ui.piece = 'predator';
    expect(attempt(found('predator 2,-2').before, '9,9', ui)).toBe('predator 9,9');
  });
});

describe('the scene', () => {
  it('ends as the engine says', () => {
    for (const turn of ALL) {
      const shown = scene(turn.before, moment(turn, turn.events.length));
      const animals = Object.fromEntries(
        shown.tiles.map((tile) => [hexId(tile.place), tile.animals]),
      );
      for (const tile of turn.after.tiles) expect(animals[hexId(tile.place)]).toEqual(tile.animals);
      const tiles = new Set(turn.after.tiles.map(({ place }) => hexId(place)));
      const seen = new Map(shown.edge.map((field) => [hexId(field.place), field.occupant]));
      for (const { place, occupant } of turn.after.edge)
        if (seen.has(hexId(place)) && !tiles.has(hexId(place)))
          expect(seen.get(hexId(place))).toEqual(occupant);
    }
  });

  it('shows who runs on the way, not at either end', () => {
    const turn = found('move 1,-2 to 2,-2');
    const at = turn.events.findIndex(({ event }) => event === 'moved');
    const { runner, tiles } = scene(turn.before, moment(turn, at));
    expect(runner).toEqual({ piece: 'blue', count: 1, from: [1, -2], to: [2, -2] });
    const left = tiles.find(({ place }) => hexId(place) === '1,-2');
    const before = turn.before.tiles.find(({ place }) => hexId(place) === '1,-2');
    expect(left?.animals[2]).toBe((before?.animals[2] ?? 0) - 1);
  });

  it('joins tiles that count as one', () => {
    const { before } = found('move 1,-2 to 2,-2');
    for (const [a, b] of bonds(before.tiles)) {
      const number = (place: string) =>
        before.tiles.find((tile) => hexId(tile.place) === place)?.number;
      expect(number(hexId(a))).toBe(number(hexId(b)));
    }
  });
});

describe('what would happen', () => {
  it('shows the ways out before animals flee', () => {
    const turn = found('flee 5 blue');
    const { flight } = foresee(turn.events, turn.after);
    expect(flight.map(({ place }) => hexId(place))).toEqual(['1,-2', '1,-3']);
  });

  it('shows a predator that gives way', () => {
    const turn = found('lay 2,-2');
    const plan = foresee(turn.events, turn.after);
    expect(plan.tiles).toEqual([[[2, -2], 6]]);
    expect(plan.goingHome).toEqual([{ id: '2,-2', piece: 'predator', count: 1 }]);
  });
});

it('lights up the places of an event', () => {
  const [moved] = found('move 1,-2 to 2,-2').events;
  expect(moved && about(moved)).toEqual(['1,-2', '2,-2']);
});

it('shows how points come about', () => {
  const { before } = found('flee 5 blue');
  for (const seat of before.seats) {
    const [left, right] = formula(before, seat).split(' − ');
    const product = (left ?? '').split(' × ').reduce((all, count) => all * Number(count), 1);
    expect(product - Number(right)).toBe(seat.points);
  }
});
