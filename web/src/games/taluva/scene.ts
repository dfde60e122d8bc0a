// What is drawn where: the island with what is just happening, or would happen, put on top of it.

import { DIRECTIONS, hexId, hexOf, neighbour, type Direction, type Hex } from '../../board/hexes';
import type { Moment } from '../../stage/stage.svelte';
import { hexesOf, type Placement } from './placement';
import {
  ours,
  type Cell,
  type Heading,
  type Laid,
  type TaluvaView,
  type Tile,
  type Told,
} from './types';

/** How something is there: really, as a thought, as a thought against the rules, or just coming. */
export type Presence = 'real' | 'ghost' | 'refused' | 'arriving';

/** One hex to draw. */
export interface Item {
  id: string;
  cell: Cell;
  /** How the ground is there. */
  ground: Presence;
  /** How the piece on it is there. */
  piece: Presence;
  /** What a tile that is not really there yet lies on. */
  under?: Item;
  /** The directions in which its tile ends. */
  rim: Direction[];
  /** The directions in which the land falls. */
  cliffs: Direction[];
}

/** Something besides the island that is happening or would happen. */
export interface Marks {
  covered: { place: Hex; seat: number; huts: number }[];
  splits: { seat: number; parts: Hex[][] }[];
  /** A tile that is laid on land just now. */
  eruption: Laid | null;
  /** A tile being turned up. */
  drawn: Tile | null;
}

type Layer = Map<string, Omit<Item, 'under' | 'rim' | 'cliffs'>>;

/** The island with a decision being shown on it. */
export function during(view: TaluvaView, moment: Moment): Item[] {
  const layer = layerOf(view);
  for (const event of moment.past) apply(layer, event, 'real');
  const before = kept(finish(layer), view);
  if (moment.now) apply(layer, moment.now, 'arriving');
  return kept(over(before, finish(layer)), view);
}

/** The island with what an action would do. */
export function foreseen(view: TaluvaView, events: Told[]): Item[] {
  const layer = layerOf(view);
  for (const event of events) apply(layer, event, 'ghost');
  return kept(over(plainly(view), finish(layer)), view);
}

/** The island with a tile held where it can't lie. */
export function refused(view: TaluvaView, tile: Tile, placement: Placement): Item[] {
  const layer = layerOf(view);
  put(layer, tile, placement, 'refused');
  return kept(over(plainly(view), finish(layer)), view);
}

/** What lies under a tile that is not really there yet is still drawn. */
function over(before: Item[], after: Item[]): Item[] {
  const lying = new Map(before.map((item) => [item.id, item]));
  return after.map((item) => {
    const under = item.ground === 'real' ? undefined : lying.get(item.id);
    return under ? { ...item, under } : item;
  });
}

const known = new WeakMap<TaluvaView, Item[]>();

/** The island and nothing else: the same items every time, so that nothing is drawn anew. */
export function plainly(view: TaluvaView): Item[] {
  let items = known.get(view);
  if (!items) known.set(view, (items = finish(layerOf(view))));
  return items;
}

/** Items that did not change stay the very same: pointing about redraws a few hexes, not all. */
function kept(items: Item[], view: TaluvaView): Item[] {
  const plain = new Map(plainly(view).map((item) => [item.id, item]));
  return items.map((item) => {
    const before = plain.get(item.id);
    return before && same(before, item) ? before : item;
  });
}

function same(a: Item, b: Item): boolean {
  const edges = (item: Item) => `${item.rim.join()} ${item.cliffs.join()}`;
  const there = a.ground === b.ground && a.piece === b.piece && a.under === b.under;
  return a.cell === b.cell && there && edges(a) === edges(b);
}

function layerOf(view: TaluvaView): Layer {
  return new Map(
    view.cells.map((cell) => {
      const id = hexId(cell.place);
      return [id, { id, cell, ground: 'real', piece: 'real' }];
    }),
  );
}

function apply(layer: Layer, told: Told, presence: Presence): void {
  const event = ours(told);
  if (event.event === 'laid') put(layer, event.tile, event, presence);
  if (event.event !== 'built') return;
  const id = hexId(event.place);
  const under = layer.get(id);
  if (!under) return;
  const { seat, piece: kind, count, place: settlement } = event;
  const cell = { ...under.cell, piece: { seat, kind, count, settlement } };
  layer.set(id, { ...under, cell, piece: presence });
}

/** Lays a tile; each hex one level above what is under it. */
function put(layer: Layer, tile: Tile, placement: Placement, ground: Presence): void {
  const { volcano, heading } = placement;
  const terrains = [null, tile.left, tile.right];
  hexesOf(placement).forEach((place, index) => {
    const id = hexId(place);
    const level = (layer.get(id)?.cell.level ?? 0) + 1;
    const terrain = terrains[index] ?? null;
    const cell = { place, level, terrain, volcano, heading, piece: null };
    layer.set(id, { id, cell, ground, piece: 'real' });
  });
}

/** Finds where tiles and heights end, and puts all in the order of drawing: from back to front. */
function finish(layer: Layer): Item[] {
  const items = [...layer.values()].map((item) => {
    const around = DIRECTIONS.map((direction) => ({
      direction,
      cell: layer.get(hexId(neighbour(item.cell.place, direction)))?.cell,
    }));
    const rim = around.filter(({ cell }) => !cell || !sameTile(cell, item.cell));
    const cliffs = around.filter(({ cell }) => (cell?.level ?? 0) < item.cell.level);
    return { ...item, rim: rim.map(directionOf), cliffs: cliffs.map(directionOf) };
  });
  return items.sort(byRow);
}

function directionOf({ direction }: { direction: Direction }): Direction {
  return direction;
}

function sameTile(a: Cell, b: Cell): boolean {
  return a.level === b.level && hexId(a.volcano) === hexId(b.volcano);
}

function byRow(a: Item, b: Item): number {
  const [[aq, ar], [bq, br]] = [a.cell.place, b.cell.place];
  return ar - br || aq - bq;
}

/** Seen from above, what is higher lies on top. */
export function byHeight(items: Item[]): Item[] {
  return [...items].sort((a, b) => a.cell.level - b.cell.level || byRow(a, b));
}

/** What else events tell to draw. `shown` are those shown now: one at a time, or all foreseen. */
export function marksOf(shown: Told[]): Marks {
  const marks: Marks = { covered: [], splits: [], eruption: null, drawn: null };
  for (const told of shown) {
    const event = ours(told);
    if (event.event === 'covered') marks.covered.push(event);
    if (event.event === 'split') marks.splits.push(event);
    if (event.event === 'laid' && event.level > 1) marks.eruption = event;
    if (event.event === 'drawn') marks.drawn = event.tile;
  }
  return marks;
}

/** Where the tile in hand is held over the island, if it is. */
export function heldAt(view: TaluvaView, pointed: string | null, heading: Heading) {
  if (view.phase !== 'lay' || !view.tile || pointed === null) return null;
  return { tile: view.tile, placement: { volcano: hexOf(pointed), heading } };
}
