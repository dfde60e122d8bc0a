// Taluva's views and events as the engine sends them, by the names used here.

import type { Taluva } from '../../engine/types';
import type { Moment } from '../../stage/stage.svelte';

export type TaluvaView = Taluva.View;
export type TaluvaEvent = Taluva.Event;
export type Laid = Extract<TaluvaEvent, { event: 'laid' }>;
export type Cell = Taluva.CellView;
export type Extension = Taluva.Extension;
export type Heading = Taluva.Heading;
export type Kind = Taluva.Piece;
export type PieceView = Taluva.PieceView;
export type Pieces = Taluva.Pieces;
export type SeatView = Taluva.SeatView;
export type Settlement = Taluva.SettlementView;
export type Terrain = Taluva.Terrain;
export type Tile = Taluva.Tile;

/** An event of any game, as the stage and previews carry them. */
export type Told = Moment['past'][number];

export const TERRAINS: Terrain[] = ['jungle', 'clearing', 'sand', 'rock', 'lake'];

/** Counter-clockwise, as in the engine: the way from a volcano to its tile's middle. */
export const HEADINGS: Heading[] = ['ne', 'n', 'nw', 'sw', 's', 'se'];

/** An event of any game as one of Taluva's. */
export function ours(event: Told): TaluvaEvent {
  return event as unknown as TaluvaEvent;
}
