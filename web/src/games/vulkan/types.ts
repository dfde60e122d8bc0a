// What the engine sends of a game of Vulkan! or Volcano!

import type { Hex } from '../../board/hexes';
import type { ToldEvent } from '../../engine/types';
import type { Colour } from '../forest/colours';

export type Fate = 'burning' | 'volcano' | 'gone' | { pile: number };

export interface TileView {
  place: Hex;
  number: number | null;
  fate: Fate;
  spaces: number;
  loads: number[];
  free_edges: number;
  loose: boolean;
}

export interface SeatView {
  seat: number;
  colours: Colour[];
  supply: number[];
  pile: number[];
  score: number;
  loads_lying: number;
}

export interface VulkanView {
  edition: 'vulkan' | 'volcano';
  together: boolean;
  phase: 'growing' | 'turning_up' | 'choosing' | 'flying' | 'over';
  to_act: string;
  tiles: TileView[];
  places_to_come: number;
  next_to_turn_up: Hex | null;
  unseen: number[];
  seats: SeatView[];
  neutral: Colour | null;
}

export interface Award {
  to: number;
  by: 'majority' | 'tie' | 'neutral';
}

interface Removal {
  place: Hex;
  number: number;
  loads: number[];
}

export type VulkanEvent =
  | { event: 'grown'; place: Hex; left: number }
  | { event: 'turned_up'; place: Hex; number: number }
  | { event: 'erupted'; seat: number; place: Hex; number: number }
  | { event: 'flown'; seat: number; colour: Colour; path: Hex[] }
  | { event: 'dropped'; seat: number; colour: Colour; place: Hex; left: number }
  | ({ event: 'extinguished'; round: number; award: Award } & Removal)
  | ({ event: 'isolated'; award: Award | null } & Removal)
  | { event: 'missed'; seat: number }
  | { event: 'ended'; why: 'no_flight' | 'tile_lost' };

/** The engine's events are what their tag says. */
export function known(event: ToldEvent): VulkanEvent {
  return event as unknown as VulkanEvent;
}
