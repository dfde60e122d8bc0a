// What the engine tells about Flash Point, under the names the client uses.

import type { ToldEvent } from '../../engine/happening';
import type { FlashPoint } from '../../engine/types';

/** `row,column`, ring included: `0,0` to `7,9`. */
export type Cell = FlashPoint.Cell;
export type Role = FlashPoint.Role;
export type Load = FlashPoint.Load;
export type VehicleName = FlashPoint.Vehicle;
export type Spot = FlashPoint.Spot;
export type Quadrant = FlashPoint.Quadrant;
export type Wall = FlashPoint.WallView;
export type Door = FlashPoint.DoorView;
export type Figure = FlashPoint.FigureView;
export type Vehicle = FlashPoint.VehicleView;
/** Hazmats are told apart, and what is gone is not told. */
export type Poi = FlashPoint.PoiView & { kind: 'hidden' | 'victim' | 'treated' };
export type House = Omit<FlashPoint.View, 'pois'> & { pois: Poi[] };

export const SPOTS: readonly Spot[] = ['top', 'right', 'bottom', 'left'];

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

export type Outlook = FlashPoint.Outlook;
