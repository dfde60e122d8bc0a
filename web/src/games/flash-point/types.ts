// What the engine tells about Flash Point, as far as the client draws it.

import type { ToldEvent } from '../../engine/types';

/** `row,column`, ring included: `0,0` to `7,9`. */
export type Cell = string;

export type Role =
  | 'paramedic'
  | 'cafs'
  | 'hazmat'
  | 'generalist'
  | 'captain'
  | 'rescue'
  | 'imaging'
  | 'driver';
export type Load = 'victim' | 'treated' | 'hazmat';
export type VehicleName = 'ambulance' | 'engine';
export type Spot = 'top' | 'right' | 'bottom' | 'left';
export type DoorState = 'closed' | 'open' | 'gone';
export type Quadrant = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';

export const SPOTS: readonly Spot[] = ['top', 'right', 'bottom', 'left'];

export interface Wall {
  a: Cell;
  b: Cell;
  damage: number;
}
export interface Door {
  a: Cell;
  b: Cell;
  state: DoorState;
}
export interface Poi {
  cell: Cell;
  kind: 'hidden' | 'victim' | 'treated';
  held_by: number | null;
}
export interface Hazmat {
  cell: Cell;
  held_by: number | null;
}
export interface Figure {
  figure: number;
  seat: number;
  cell: Cell | null;
  role: Role | null;
  saved: number;
  carries: Load | null;
  leads: boolean;
}
export interface Vehicle {
  vehicle: VehicleName;
  spot: Spot | null;
  spots: Cell[][];
  quadrant: Quadrant | null;
}
export interface Dice {
  cell: Cell;
  red_stands: boolean;
  black_stands: boolean;
}
export interface Phase {
  stage: string;
  figure: number | null;
  cell: Cell | null;
  dice: Dice | null;
  vehicle: VehicleName | null;
  count: number | null;
}
export interface Turn {
  figure: number;
  seat: number;
  points: number;
  free: number;
  own_first: boolean;
  fresh: boolean;
}

export interface House {
  mode: 'family' | 'experienced';
  side: number;
  difficulty: string | null;
  to_act: string;
  phase: Phase;
  turn: Turn | null;
  fire: Cell[];
  smoke: Cell[];
  hot_spots: Cell[];
  walls: Wall[];
  doors: Door[];
  openings: Cell[][];
  pois: Poi[];
  hazmats: Hazmat[];
  figures: Figure[];
  vehicles: Vehicle[];
  rescued: number;
  lost: number;
  damage: number;
  pool: number;
  unseen_victims: number;
  unseen_alarms: number;
  hot_spot_reserve: number;
  heal_markers: number;
  disposed: number;
  won: boolean;
  plays_on: boolean;
}

/** Any event; which fields it has depends on its kind. */
export interface Happening {
  event: string;
  cell?: Cell;
  cells?: Cell[];
  a?: Cell;
  b?: Cell;
  from?: string;
  to?: string;
  figure?: number;
  role?: Role;
  load?: Load;
  vehicle?: VehicleName;
  spot?: Spot;
  victim?: boolean;
  open?: boolean;
  die?: 'red' | 'black';
  face?: number;
  target?: Cell;
  direction?: string;
  markers?: number;
  total?: number;
  points?: number;
  free?: number;
  left?: number;
  free_left?: number;
  wave?: number;
  own_first?: boolean;
  won?: boolean;
}

export function happening(event: ToldEvent): Happening {
  return event as unknown as Happening;
}

/** What the fire may do, each number a count out of `total`. */
export interface FireOdds {
  total: number;
  unresolved: number;
  cells: { cell: Cell; ignites: number; burns: number; explodes: number }[];
  figures: { figure: number; knocked_down: number }[];
  pois: { cell: Cell; lost: number }[];
  collapses: number;
  damage: number;
}

export interface Outlook {
  fire: FireOdds;
  /** What each roll of the dice would do. */
  rolls: { cell: Cell; events: Happening[] }[];
  /** Points by action. */
  prices: Record<string, number>;
}
