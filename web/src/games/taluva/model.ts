// How a game of Taluva is laid out for people: its places, and what can be done at them.

import { hexId, hexOf, neighbours, type Hex } from '../../board/hexes';
import { both, type Text } from '../../i18n/say.svelte';
import type { Position } from '../../session/session';
import { settings } from '../../settings/settings.svelte';
import type { Company, Place, Target } from '../module';
import { lens, spot, topPath } from './geometry';
import { cellName, extensionText, seaName } from './names';
import { covers, fitting, layAction, placementOf } from './placement';
import type { Cell, Extension, TaluvaView } from './types';
import type { TaluvaUi } from './ui.svelte';
import w from './words';

/** The outline that takes clicks; neighbours share their edge. */
const OUTLINE = 49;

/** Every hex of the island and the sea as far as a tile could reach, from back to front, so that
 * what stands in front also takes the click. */
export function places(view: TaluvaView, _ui: unknown, company: Company): Place[] {
  const look = lens(settings.tilted);
  const outline = topPath(OUTLINE, look);
  const place = (hex: Hex, level: number, name: Text, minor: boolean): Place => ({
    id: hexId(hex),
    ...spot(hex, level, look),
    ground: spot(hex, 0, { depth: 1, lift: 0 }),
    name,
    outline,
    minor,
  });
  const land = view.cells.map((cell) =>
    place(cell.place, cell.level, cellName(cell, view, company), false),
  );
  const sea = shore(view.cells).map((hex) => ({
    ...place(hex, 0, seaName(hexId(hex)), true),
    outer: view.cells.length > 0,
  }));
  return [...land, ...sea].sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x);
}

function rowOf(place: Place): number {
  return place.ground?.y ?? place.y;
}

/** The sea hexes a tile could touch: two round the island, or round the middle at first. */
export function shore(cells: Cell[]): Hex[] {
  const island = new Set(cells.map(({ place }) => hexId(place)));
  const near = new Set(island.size === 0 ? ['0,0'] : island);
  for (let step = 0; step < 2; step++)
    for (const id of [...near]) for (const hex of neighbours(hexOf(id))) near.add(hexId(hex));
  return [...near].filter((id) => !island.has(id)).map(hexOf);
}

/** What each legal action is called and where it is done. */
export function targets(position: Position, ui: TaluvaUi): Target[] {
  const view = position.view as TaluvaView;
  return position.legal
    .filter((action) => wanted(action, ui))
    .flatMap((action) => targetsOf(action, view));
}

/** The same for all legal actions, whatever was chosen. */
export function all(position: Position): Target[] {
  return position.legal.flatMap((action) => targetsOf(action, position.view as TaluvaView));
}

/** Whether an action agrees with what was chosen. */
function wanted(action: string, ui: TaluvaUi): boolean {
  const [verb, , heading] = action.split(' ');
  return verb === 'lay' ? heading === ui.heading : ui.build === null || ui.build === verb;
}

function targetsOf(action: string, view: TaluvaView): Target[] {
  const [verb = '', place = ''] = action.split(' ');
  const placement = placementOf(action);
  if (placement) {
    const label = both(w.lay, { heading: w[placement.heading] });
    return [{ action, place, label, direct: true }];
  }
  if (verb !== 'extend') return [{ action, place, label: buildText(verb), final: true }];
  const extension = view.extensions.find((one) => actionOf(one) === action);
  if (!extension) return [{ action, place, label: both(w.extend), final: true }];
  const label = extensionText(extension, view);
  return reach(extension, view).map((at) => ({ action, place: at, label, final: true }));
}

function buildText(verb: string): Text {
  return { hut: w.buildHut, temple: w.buildTemple }[verb] ?? w.buildTower;
}

export function actionOf({ settlement, terrain }: Extension): string {
  return `extend ${hexId(settlement)} ${terrain}`;
}

/** An extension is offered at the fields it takes and at those of its settlement. */
function reach({ settlement, fields }: Extension, view: TaluvaView): string[] {
  const own = settlementFields(view, settlement);
  return [...new Set([...fields.map(({ place }) => hexId(place)), ...own])];
}

function settlementFields(view: TaluvaView, called: Hex): string[] {
  const id = hexId(called);
  const mine = view.settlements.filter(({ seat }) => seat === view.turn);
  return mine.find(({ name }) => hexId(name) === id)?.fields.map(hexId) ?? [id];
}

/** What somebody may have meant by clicking a place. */
export function attempt(view: TaluvaView, place: string, ui: TaluvaUi): string | null {
  if (view.phase === 'lay') return layAction(place, ui.heading);
  if (view.phase !== 'build') return null;
  const cell = view.cells.find((cell) => hexId(cell.place) === place);
  if (ui.build === 'extend') return meantExtension(view, place, cell) ?? `hut ${place}`;
  if (ui.build !== null) return `${ui.build} ${place}`;
  return `${likely(cell)} ${place}`;
}

/** High up only towers can have been meant, unless something stands there. */
function likely(cell: Cell | undefined): string {
  return cell && cell.terrain !== null && !cell.piece && cell.level >= 3 ? 'tower' : 'hut';
}

function meantExtension(view: TaluvaView, place: string, cell?: Cell): string | null {
  const here = view.extensions.find((one) =>
    one.fields.some((field) => hexId(field.place) === place),
  );
  if (here) return actionOf(here);
  const mine = view.settlements.find(({ seat }) => seat === view.turn);
  if (!mine || !cell?.terrain) return null;
  return actionOf({ settlement: mine.name, terrain: cell.terrain } as Extension);
}

/** A finger can't hover: its first tap puts the tile there, turned so that it fits if it can; a tap
 * on the tile turns it on. Laying is a button. The place the tile is held over, if it is. */
export function tap(
  place: string,
  held: string | null,
  ui: TaluvaUi,
  position: Position,
): string | null {
  if ((position.view as TaluvaView).phase !== 'lay') return null;
  const over = held !== null && covers({ volcano: hexOf(held), heading: ui.heading }, place);
  const at = over ? held : place;
  const ways = fitting(position.legal, at, ui.heading);
  const way = over ? (ways.find((heading) => heading !== ui.heading) ?? ways[0]) : ways[0];
  if (way === undefined) return null;
  ui.heading = way;
  return at;
}
