// What a person has chosen before pointing at a place: the animals used, the tile that runs.

import { hexId } from '../../board/hexes';
import type { Position } from '../../session/session';
import { COLOURS, type Colour } from '../forest/colours';
import type { FleeingTile, RunView } from './types';

export type Piece = Colour | 'predator';

export interface RunUi {
  /** What is wished for; it counts while it can be used. */
  piece: Piece | null;
  /** The tile picked among those that flee. */
  from: string | null;
}

export function newUi(): RunUi {
  const ui = $state<RunUi>({ piece: null, from: null });
  return ui;
}

const PIECES: Piece[] = [...COLOURS, 'predator'];

/** What an action is done with. */
export function pieceOf(action: string): Piece | null {
  const [verb, first, second] = action.split(' ');
  if (verb === 'startle') return first as Colour;
  if (verb === 'flee') return second as Colour;
  return verb === 'predator' ? verb : null;
}

/** What can be used now. */
export function pieces(position: Position): Piece[] {
  const used = new Set(position.legal.map(pieceOf));
  return PIECES.filter((piece) => used.has(piece));
}

export function inHand(position: Position, ui: RunUi): Piece | null {
  const choice = pieces(position);
  return choice.find((piece) => piece === ui.piece) ?? choice[0] ?? null;
}

/** Tiles that still must be left and can be. */
export function waiting(view: RunView): FleeingTile[] {
  if (view.phase.phase !== 'fleeing') return [];
  return view.phase.waiting.filter(({ routes }) => routes.length > 0);
}

/** The tile whose animals run next. */
export function running(view: RunView, ui: RunUi): FleeingTile | null {
  const all = waiting(view);
  return all.find(({ place }) => hexId(place) === ui.from) ?? all[0] ?? null;
}

/** Pressing a fleeing tile picks it. */
export function press(place: string, ui: RunUi, position: Position): boolean {
  const found = waiting(position.view as RunView).some((tile) => hexId(tile.place) === place);
  if (found) ui.from = place;
  return found;
}

/** Picks the fleeing tile after the one that is picked. */
export function pickNext(view: RunView, ui: RunUi): void {
  const all = waiting(view).map(({ place }) => hexId(place));
  const held = running(view, ui);
  ui.from = all[(all.indexOf(held ? hexId(held.place) : '') + 1) % all.length] ?? null;
}

/** 1 to 5 choose what is used, T the next fleeing tile. */
export function key(event: KeyboardEvent, ui: RunUi, position: Position): boolean {
  const view = position.view as RunView;
  if (event.key.toLowerCase() === 't' && waiting(view).length > 1) {
    pickNext(view, ui);
    return true;
  }
  const piece = PIECES[Number(event.key) - 1];
  if (!piece || !pieces(position).includes(piece)) return false;
  ui.piece = piece;
  return true;
}
