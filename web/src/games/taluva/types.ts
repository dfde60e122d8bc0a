// The shape of Taluva's views and events, as the engine sends them.

import type { Hex } from '../../board/hexes';
import type { Text } from '../../i18n/say.svelte';

export const TERRAINS = ['jungle', 'clearing', 'sand', 'rock', 'lake'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const KINDS = ['hut', 'temple', 'tower'] as const;
export type Kind = (typeof KINDS)[number];

/** Counter-clockwise, as in the engine: the way from a volcano to its tile's middle. */
export const HEADINGS = ['ne', 'n', 'nw', 'sw', 's', 'se'] as const;
export type Heading = (typeof HEADINGS)[number];

export interface Tile {
  left: Terrain;
  right: Terrain;
}

export interface PieceView {
  seat: number;
  kind: Kind;
  count: number;
  /** The field its settlement is called by. */
  settlement: Hex;
}

/** The top of one hex. */
export interface Cell {
  place: Hex;
  level: number;
  /** Nothing is a volcano. */
  terrain: Terrain | null;
  /** Where the volcano of this hex's tile lies or lay. */
  volcano: Hex;
  heading: Heading;
  piece: PieceView | null;
}

export interface Settlement {
  seat: number;
  name: Hex;
  fields: Hex[];
  size: number;
  temples: number;
  towers: number;
}

export interface Pieces {
  huts: number;
  temples: number;
  towers: number;
}

export interface SeatView {
  seat: number;
  team: number;
  supply: Pieces;
  built: Pieces;
  huts_lost: number;
  kinds_used_up: number;
  state: 'playing' | 'out' | 'finished';
  place: number | null;
}

export interface Extension {
  settlement: Hex;
  terrain: Terrain;
  fields: { place: Hex; huts: number }[];
  cost: number;
  affordable: boolean;
}

export interface TaluvaView {
  phase: 'draw' | 'lay' | 'build' | 'over';
  turn: number;
  tile: Tile | null;
  tiles_left: number;
  unseen: { tile: Tile; count: number }[];
  cells: Cell[];
  settlements: Settlement[];
  seats: SeatView[];
  extensions: Extension[];
  strict_huts: boolean;
  ranking: boolean;
  teams: boolean;
}

export interface Laid {
  event: 'laid';
  seat: number;
  tile: Tile;
  volcano: Hex;
  heading: Heading;
  left: Hex;
  right: Hex;
  level: number;
}

export type TaluvaEvent = { text: Text } & (
  | { event: 'drawn'; seat: number; tile: Tile }
  | Laid
  | { event: 'covered'; place: Hex; seat: number; huts: number }
  | { event: 'split'; seat: number; settlement: Hex; parts: Hex[][] }
  | { event: 'built'; seat: number; piece: Kind; place: Hex; count: number }
  | { event: 'joined'; seat: number; settlement: Hex; size: number }
  | { event: 'out'; seat: number }
  | { event: 'finished'; seat: number; place: number }
  | { event: 'over'; winners: number[]; reason: Text }
);
