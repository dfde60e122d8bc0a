// What the engine sends of a game of On the Run!

import type { Hex } from '../../board/hexes';
import type { ToldEvent } from '../../engine/types';
import type { Colour } from '../forest/colours';

export interface TileView {
  place: Hex;
  number: number;
  spaces: number;
  animals: number[];
  /** Tiles of the same group count as one for moving. */
  group: number;
}

export type Occupant = 'predator' | { animal: Colour };

export interface EdgeView {
  place: Hex;
  occupant: Occupant | null;
  hot: boolean;
}

export interface FleeingTile {
  place: Hex;
  count: number;
  routes: Hex[];
}

export type Ending = 'all_passed' | 'forest_empty' | 'edge_full' | 'quiet_rounds' | 'last_tile';

export type Phase =
  | { phase: 'opening'; drawn: number[] }
  | { phase: 'drawing' | 'relocating' | 'acting' }
  | { phase: 'laying'; number: number }
  | { phase: 'fleeing'; number: number; colour: Colour; waiting: FleeingTile[] }
  | { phase: 'prowling'; laid: Hex[] }
  | { phase: 'over'; ending: Ending };

export interface SeatView {
  seat: number;
  colours: Colour[];
  predators: number;
  points: number | null;
  damage: number | null;
}

export interface ColourTally {
  colour: Colour;
  supply: number;
  on_tiles: number;
  escaped: number;
  damage: number;
}

export interface RunView {
  cooperative: boolean;
  actor: string;
  phase: Phase;
  turn: { seat: number; colours: Colour[]; tile_laid: boolean };
  tiles: TileView[];
  edge: EdgeView[];
  seats: SeatView[];
  colours: ColourTally[];
  common: { product: number; animals_left: number; colours_lost: number } | null;
  to_draw: number;
  unseen: number[];
  closing: {
    passes: number;
    passes_to_end: number;
    quiet_turns: number;
    quiet_turns_to_end: number;
  } | null;
}

export type RunEvent =
  | { event: 'drawn'; seat: number | null; number: number }
  | { event: 'arranged'; tiles: [Hex, number][] }
  | { event: 'turn_began'; seat: number; colours: Colour[] }
  | { event: 'laid'; seat: number; place: Hex; number: number }
  | { event: 'sent_home'; colour: Colour; count: number; from: Hex }
  | { event: 'predator_evicted'; from: Hex }
  | { event: 'predator_relocated'; to: Hex }
  | { event: 'predator_lost' }
  | { event: 'startled'; seat: number; colour: Colour; count: number; place: Hex }
  | { event: 'predator_laid'; seat: number; place: Hex }
  | { event: 'flight_began'; seat: number; number: number; colour: Colour }
  | { event: 'moved'; colour: Colour; from: Hex; to: Hex; escaped: boolean }
  | { event: 'passed'; seat: number; forced: boolean }
  | { event: 'ended'; ending: Ending };

/** The engine's events are what their tag says. */
export function known(event: ToldEvent): RunEvent {
  return event as unknown as RunEvent;
}
