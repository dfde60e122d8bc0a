// What places are called, for who can't see them.

import { both, join, type Text } from '../../i18n/say.svelte';
import { HEADINGS, columnOf, edgeId, inHouse, neighbour, rowOf, seen, type Heading } from './grid';
import { percent, type CellChance } from './outlook';
import { ROLE_NAMES } from './role-words';
import type { Cell, Door, Figure, House, Spot, Vehicle, Wall } from './types';
import w from './words';

export function figureName({ figure, role }: Pick<Figure, 'figure' | 'role'>): Text {
  if (role === null) return both(w.figure, { figure });
  return both(w.figureRole, { figure, role: ROLE_NAMES[role] });
}

function figureWords(who: Figure, view: House): Text[] {
  return [
    figureName(who),
    ...(view.turn?.figure === who.figure ? [w.acting] : []),
    ...(who.carries ? [both(w.carrying, { load: w[who.carries] })] : []),
    ...(who.leads ? [w.leading] : []),
  ];
}

/** What may be between two cells, towards each heading: the same few words again and again. */
type Between = 'wall' | 'wallDamaged' | 'doorClosed' | 'doorOpen' | 'exit';
const TOWARDS = new Map(
  (['wall', 'wallDamaged', 'doorClosed', 'doorOpen', 'exit'] as const).flatMap((between) =>
    HEADINGS.map((heading) => [`${between} ${heading}`, both(w[between], { heading: w[heading] })]),
  ),
);

function barrier(cell: Cell, heading: Heading, edges: Map<string, Between>): Text[] {
  const other = neighbour(cell, heading);
  const found = other && edges.get(edgeId(cell, other));
  const words = found && TOWARDS.get(`${found} ${seen(heading)}`);
  return words ? [words] : [];
}

/** What stands in the way, or leads out, by edge. */
export function barriers(view: House): Map<string, Between> {
  const edges = new Map<string, Between>();
  for (const { a, b, damage } of view.walls)
    if (damage < 2) edges.set(edgeId(a, b), damage === 1 ? 'wallDamaged' : 'wall');
  for (const { a, b, state } of view.doors)
    if (state !== 'gone') edges.set(edgeId(a, b), state === 'open' ? 'doorOpen' : 'doorClosed');
  for (const [a, b] of view.openings) if (a && b) edges.set(edgeId(a, b), 'exit');
  return edges;
}

function spotWords(cell: Cell, view: House): Text[] {
  return view.vehicles.flatMap(({ vehicle, spot, spots }) => {
    const at = spots.findIndex((cells) => cells.includes(cell));
    const here = (['top', 'right', 'bottom', 'left'] as const)[at];
    if (at < 0 || (view.mode === 'family' && vehicle === 'engine')) return [];
    if (spot === here) return [vehicle === 'engine' ? w.engineHere : w.ambulanceHere];
    return [vehicle === 'engine' ? w.engineSpot : w.ambulanceSpot];
  });
}

function oddsWords(odds: CellChance | undefined): Text[] {
  if (!odds) return [];
  return [
    ...(odds.ignites > 0 ? [both(w.mayBurn, { chance: percent(odds.ignites) })] : []),
    ...(odds.explodes > 0 ? [both(w.mayExplode, { chance: percent(odds.explodes) })] : []),
  ];
}

/** What is in a cell, the most pressing first. */
export function cellName(
  cell: Cell,
  view: House,
  edges: Map<string, Between>,
  odds?: CellChance,
): Text {
  const where = { row: rowOf(cell), column: columnOf(cell) };
  const lying = <T extends { cell: Cell; held_by: number | null }>(tokens: T[]) =>
    tokens.filter((token) => token.cell === cell && token.held_by === null);
  const things: Text[] = [
    ...(view.fire.includes(cell) ? [w.fire] : []),
    ...(view.smoke.includes(cell) ? [w.smoke] : []),
    ...view.figures.filter((who) => who.cell === cell).flatMap((who) => figureWords(who, view)),
    ...lying(view.pois).map(({ kind }) => (kind === 'hidden' ? w.poi : w[kind])),
    ...lying(view.hazmats).map(() => w.hazmat),
    ...(view.hot_spots.includes(cell) ? [w.hotSpot] : []),
  ];
  return join(
    [
      both(inHouse(cell) ? w.cell : w.outside, where),
      ...(things.length > 0 ? things : inHouse(cell) ? [w.empty] : []),
      ...spotWords(cell, view),
      ...(inHouse(cell) ? HEADINGS.flatMap((heading) => barrier(cell, heading, edges)) : []),
      ...oddsWords(odds),
    ],
    ', ',
  );
}

export function wallName({ a, b, damage }: Wall): Text {
  const state = [w.whole, w.damaged, w.destroyed][damage] ?? w.destroyed;
  return both(w.wallBetween, { a, b, state });
}

export function doorName({ a, b, state }: Door): Text {
  return both(w.doorBetween, { a, b, state: w[state] });
}

export function bayName({ vehicle, spot }: Vehicle, side: Spot): Text {
  const name = { en: capital(w[vehicle].en), de: w[vehicle].de };
  return both(spot === side ? w.bayTaken : w.bayFree, { vehicle: name, side: w[seen(side)] });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
