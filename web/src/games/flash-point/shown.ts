// The house while a decision is being shown: the view before it with its events so far on top. Only
// what is drawn is kept up to date; the engine's own view follows when the decision is over.

import { inHouse } from './grid';
import type { Cell, Happening, House, Load, Poi } from './types';

type Change = (house: House, event: Happening) => Partial<House>;

export function shown(view: House, events: readonly Happening[]): House {
  return events.reduce((house, event) => {
    const change = CHANGES[event.event];
    return change ? { ...house, ...change(house, event) } : house;
  }, view);
}

function plus(cells: readonly Cell[], ...more: (Cell | undefined)[]): Cell[] {
  return [...new Set([...cells, ...more.filter((cell) => cell !== undefined)])];
}

function minus(cells: readonly Cell[], ...less: (Cell | undefined)[]): Cell[] {
  return cells.filter((cell) => !less.includes(cell));
}

function burn(house: House, cells: Cell[]): Partial<House> {
  return { fire: plus(house.fire, ...cells), smoke: minus(house.smoke, ...cells) };
}

function edge<T extends { a: Cell; b: Cell }>(
  edges: T[],
  event: Happening,
  change: Partial<T>,
): T[] {
  return edges.map((edge) =>
    edge.a === event.a && edge.b === event.b ? { ...edge, ...change } : edge,
  );
}

/** A figure goes somewhere, with what it holds. */
function bring(house: House, figure: number | undefined, to: Cell | undefined): Partial<House> {
  const cell = to ?? null;
  const along = <T extends { cell: Cell; held_by: number | null }>(tokens: T[]) =>
    tokens.map((token) => (cell && token.held_by === figure ? { ...token, cell } : token));
  return {
    figures: house.figures.map((who) => (who.figure === figure ? { ...who, cell } : who)),
    pois: along(house.pois),
    hazmats: along(house.hazmats),
  };
}

function firstOnly<T>(items: T[], fits: (item: T) => boolean, change: (item: T) => T | null): T[] {
  const at = items.findIndex(fits);
  return items.flatMap((item, index) => {
    if (index !== at) return [item];
    const changed = change(item);
    return changed === null ? [] : [changed];
  });
}

/** Something is taken in hand or put down. */
function hold(house: House, event: Happening, load: Load, holder: number | null): Partial<House> {
  const free = <T extends Poi | House['hazmats'][number]>(token: T) =>
    token.cell === event.cell &&
    (holder === null ? token.held_by === event.figure : !token.held_by);
  if (load === 'hazmat')
    return { hazmats: firstOnly(house.hazmats, free, (token) => ({ ...token, held_by: holder })) };
  return {
    pois: firstOnly(
      house.pois,
      (token) => token.kind === load && free(token),
      (token) => ({ ...token, held_by: holder }),
    ),
  };
}

/** Nobody holds what is gone. */
function off(house: House, pois: Poi[], hazmats = house.hazmats): Partial<House> {
  const held = (figure: number, tokens: { held_by: number | null }[]) =>
    tokens.some((token) => token.held_by === figure);
  return {
    pois,
    hazmats,
    figures: house.figures.map((who) => ({
      ...who,
      carries: held(who.figure, [...pois, ...hazmats]) ? who.carries : null,
      leads: who.leads && held(who.figure, pois),
    })),
  };
}

function hands(house: House, event: Happening, carries: Load | null): House['figures'] {
  return house.figures.map((who) => (who.figure === event.figure ? { ...who, carries } : who));
}

function leads(house: House, event: Happening, leads: boolean): House['figures'] {
  return house.figures.map((who) => (who.figure === event.figure ? { ...who, leads } : who));
}

const victim = (event: Happening) => (poi: Poi) => poi.cell === event.cell && poi.kind !== 'hidden';

const CHANGES: Record<string, Change> = {
  dealt: (house, { figure, role }) => ({
    figures: house.figures.map((who) =>
      who.figure === figure ? { ...who, role: role ?? null } : who,
    ),
  }),
  started: (house, { figure, cell }) => bring(house, figure, cell),
  parked: (house, { vehicle, spot }) => ({
    vehicles: house.vehicles.map((one) =>
      one.vehicle === vehicle ? { ...one, spot: spot ?? null } : one,
    ),
  }),
  drove: (house, { vehicle, to }) => ({
    vehicles: house.vehicles.map((one) =>
      one.vehicle === vehicle ? { ...one, spot: to as House['vehicles'][0]['spot'] } : one,
    ),
  }),
  crew_changed: (house, { figure, to }) => ({
    figures: house.figures.map((who) =>
      who.figure === figure ? { ...who, role: to as House['figures'][0]['role'] } : who,
    ),
  }),
  spent: (house, { left, free_left }) => ({
    turn: house.turn && { ...house.turn, points: left ?? 0, free: free_left ?? 0 },
  }),
  moved: (house, { figure, to }) => bring(house, figure, to),
  rode: (house, { figure, to }) => bring(house, figure, to),
  recovered: (house, { figure, cell }) => bring(house, figure, cell),
  hazmat_placed: (house, { cell }) => ({
    hazmats: [...house.hazmats, { cell: cell ?? '', held_by: null }],
  }),
  poi_placed: (house, { cell }) => ({
    pois: [...house.pois, { cell: cell ?? '', kind: 'hidden', held_by: null }],
  }),
  revealed: (house, event) => ({
    pois: firstOnly(
      house.pois,
      (poi) => poi.cell === event.cell && poi.kind === 'hidden',
      (poi) => (event.victim ? { ...poi, kind: 'victim' } : null),
    ),
  }),
  picked_up: (house, event) => ({
    ...hold(house, event, event.load ?? 'victim', event.figure ?? null),
    figures: hands(house, event, event.load ?? null),
  }),
  put_down: (house, event) => ({
    ...hold(house, event, event.load ?? 'victim', null),
    figures: hands(house, event, null),
  }),
  lead_began: (house, event) => ({
    ...hold(house, event, 'treated', event.figure ?? null),
    figures: leads(house, event, true),
  }),
  lead_ended: (house, event) => ({
    ...hold(house, event, 'treated', null),
    figures: leads(house, event, false),
  }),
  treated: (house, event) => ({
    pois: firstOnly(
      house.pois,
      (poi) => poi.cell === event.cell && poi.kind === 'victim',
      (poi) => ({ ...poi, kind: 'treated' }),
    ),
  }),
  rescued: (house, event) => ({
    ...off(
      house,
      firstOnly(house.pois, victim(event), () => null),
    ),
    rescued: event.total ?? house.rescued,
  }),
  lost: (house, event) => ({
    ...off(
      house,
      firstOnly(house.pois, victim(event), () => null),
    ),
    lost: event.total ?? house.lost,
  }),
  disposed: (house, event) => ({
    ...off(
      house,
      house.pois,
      firstOnly(
        house.hazmats,
        ({ cell }) => cell === event.cell,
        () => null,
      ),
    ),
    disposed: house.disposed + 1,
  }),
  hazmat_exploded: (house, event) =>
    off(
      house,
      house.pois,
      firstOnly(
        house.hazmats,
        ({ cell }) => cell === event.cell,
        () => null,
      ),
    ),
  knocked_down: (house, { figure }) => ({
    figures: house.figures.map((who) =>
      who.figure === figure ? { ...who, carries: null, leads: false } : who,
    ),
    pois: house.pois.map((poi) => (poi.held_by === figure ? { ...poi, held_by: null } : poi)),
    hazmats: house.hazmats.map((one) => (one.held_by === figure ? { ...one, held_by: null } : one)),
  }),
  door_swung: (house, event) => ({
    doors: edge(house.doors, event, { state: event.open ? 'open' : 'closed' }),
  }),
  door_torn_off: (house, event) => ({ doors: edge(house.doors, event, { state: 'gone' }) }),
  damaged: (house, event) => ({
    walls: edge(house.walls, event, { damage: event.markers ?? 0 }),
    damage: event.total ?? house.damage,
  }),
  smoke: (house, { cell }) => ({ smoke: plus(house.smoke, cell) }),
  ignited: (house, { cell }) => burn(house, cell ? [cell] : []),
  flashover: (house, { cells }) => burn(house, cells ?? []),
  fire_to_smoke: (house, { cell }) => ({
    fire: minus(house.fire, cell),
    smoke: plus(house.smoke, cell),
  }),
  cleared: (house, { cell }) => ({
    fire: minus(house.fire, cell),
    smoke: minus(house.smoke, cell),
  }),
  ring_cleared: (house) => ({ fire: house.fire.filter(inHouse) }),
  collapsed: (house) => ({ pois: house.pois.filter(({ kind }) => kind !== 'hidden') }),
  hot_spot_placed: (house, { cell }) => ({ hot_spots: plus(house.hot_spots, cell) }),
};
