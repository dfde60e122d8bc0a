// What lies on the table while a decision is being shown: the position before it, with the events
// shown so far on top. Who moves right now stands nowhere: it is drawn on its way.

import { hexId, type Hex } from '../../board/hexes';
import type { Moment } from '../../stage/stage.svelte';
import { changed, COLOURS, type Colour, type Counts } from '../forest/colours';
import { known, type EdgeView, type RunEvent, type RunView, type TileView } from './types';
import type { Piece } from './ui.svelte';

/** Somebody on the way right now. */
export interface Runner {
  piece: Piece;
  count: number;
  from: Hex;
  /** Nothing for who goes back to the supply. */
  to: Hex | null;
}

export interface Scene {
  tiles: (TileView & { arriving: boolean })[];
  edge: EdgeView[];
  runner: Runner | null;
  /** Who has just come, and where. */
  newcomers: { id: string; piece: Piece; count: number } | null;
  /** The tile just turned up. */
  drawn: number | null;
}

interface Board {
  tiles: Map<string, TileView & { arriving: boolean }>;
  edge: Map<string, EdgeView>;
}

export function scene(view: RunView, moment: Moment | null): Scene {
  const board: Board = {
    tiles: new Map(view.tiles.map((tile) => [hexId(tile.place), { ...tile, arriving: false }])),
    edge: new Map(view.edge.map((field) => [hexId(field.place), field])),
  };
  for (const event of moment?.past ?? []) settle(board, known(event), false);
  const now = moment?.now ? known(moment.now) : null;
  if (now) settle(board, now, true);
  return {
    tiles: [...board.tiles.values()],
    edge: [...board.edge.values()],
    runner: now && runnerOf(now),
    newcomers: now && newcomersOf(now),
    drawn: now?.event === 'drawn' ? now.number : null,
  };
}

function settle(board: Board, event: RunEvent, now: boolean): void {
  switch (event.event) {
    case 'arranged':
      for (const [place, number] of event.tiles) lay(board, place, number, now);
      break;
    case 'laid':
      lay(board, event.place, event.number, now);
      break;
    case 'sent_home':
      change(board, event.from, event.colour, -event.count);
      break;
    case 'startled':
      change(board, event.place, event.colour, event.count);
      break;
    case 'moved':
      change(board, event.from, event.colour, -1);
      if (!now) change(board, event.to, event.colour, 1);
      break;
    case 'predator_evicted':
      change(board, event.from, 'predator', -1);
      break;
    case 'predator_relocated':
      change(board, event.to, 'predator', 1);
      break;
    case 'predator_laid':
      change(board, event.place, 'predator', 1);
  }
}

function lay(board: Board, place: Hex, number: number, arriving: boolean): void {
  const animals: Counts = [0, 0, 0, 0];
  board.tiles.set(hexId(place), {
    place,
    number,
    // Only for the moment it is drawn: the engine's view says it for good.
    spaces: Math.ceil(number / 2),
    animals,
    group: -1,
    arriving,
  });
}

/** So many more, or fewer, on a tile or an edge field. */
function change(board: Board, place: Hex, piece: Piece, count: number): void {
  const id = hexId(place);
  const [tile, field] = [board.tiles.get(id), board.edge.get(id)];
  if (tile && piece !== 'predator' && standsOn(tile, piece, count)) {
    board.tiles.set(id, { ...tile, animals: changed(tile.animals, piece, count) });
  } else if (field) {
    const occupant = piece === 'predator' ? piece : { animal: piece };
    board.edge.set(id, { ...field, occupant: count > 0 ? occupant : null });
  }
}

/** An animal a tile was laid on stood on the edge field below it. */
function standsOn(tile: TileView, colour: Colour, count: number): boolean {
  return count > 0 || (tile.animals[COLOURS.indexOf(colour)] ?? 0) > 0;
}

function runnerOf(event: RunEvent): Runner | null {
  if (event.event === 'moved')
    return { piece: event.colour, count: 1, from: event.from, to: event.to };
  if (event.event === 'sent_home')
    return { piece: event.colour, count: event.count, from: event.from, to: null };
  if (event.event === 'predator_evicted')
    return { piece: 'predator', count: 1, from: event.from, to: null };
  return null;
}

function newcomersOf(event: RunEvent): Scene['newcomers'] {
  if (event.event === 'startled')
    return { id: hexId(event.place), piece: event.colour, count: event.count };
  if (event.event === 'predator_laid')
    return { id: hexId(event.place), piece: 'predator', count: 1 };
  if (event.event === 'predator_relocated')
    return { id: hexId(event.to), piece: 'predator', count: 1 };
  return null;
}

/** Pairs of tiles that count as one for moving and touch. */
export function bonds(tiles: TileView[]): [Hex, Hex][] {
  const byId = new Map(tiles.map((tile) => [hexId(tile.place), tile]));
  return tiles.flatMap((tile) => {
    const [q, r] = tile.place;
    const half: Hex[] = [
      [q + 1, r],
      [q, r + 1],
      [q - 1, r + 1],
    ];
    return half
      .filter((other) => tile.group >= 0 && byId.get(hexId(other))?.group === tile.group)
      .map((other): [Hex, Hex] => [tile.place, other]);
  });
}
