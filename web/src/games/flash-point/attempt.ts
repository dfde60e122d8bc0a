// What somebody may have meant by clicking a place where nothing can be done.

import { acting } from './targets';
import type { Figure, House, VehicleName } from './types';
import type { HouseUi } from './ui.svelte';

/** Stages in which a cell is chosen, and the word for it. */
const CELL_VERBS: Record<string, string> = {
  start: 'start',
  ride: 'ride',
  knock_down: 'recover',
  detonate: 'detonate',
};

export function attempt(view: House, place: string, ui: HouseUi): string | null {
  const { stage, vehicle } = view.phase;
  if (isBay(place)) return aboutVehicle(view, place);
  if (stage === 'park') return `park ${vehicle ?? 'ambulance'} top`;
  const verb = CELL_VERBS[stage];
  if (verb) return place.includes('|') ? null : `${verb} ${place}`;
  if (stage !== 'act') return null;
  return place.includes('|') ? atEdge(view, place, ui) : atCell(view, place, ui);
}

function isBay(place: string): boolean {
  return /^(ambulance|engine)-/.test(place);
}

function aboutVehicle(view: House, place: string): string | null {
  const [vehicle, spot] = place.split('-') as [VehicleName, string];
  if (view.phase.stage === 'park') return `park ${vehicle} ${spot}`;
  if (view.phase.stage !== 'act') return null;
  const standing = view.vehicles.find((one) => one.vehicle === vehicle)?.spot === spot;
  return standing && vehicle === 'engine' ? 'gun' : `drive ${vehicle} clockwise`;
}

/** Who would do it, and how the order is begun. */
function doer(view: House, ui: HouseUi): [who: Figure | undefined, prefix: string] {
  const other = view.figures.find(({ figure }) => figure === ui.commanding);
  const own = acting(view);
  if (!other || own?.role !== 'captain' || other === own) return [own, ''];
  return [other, `command ${other.figure} `];
}

function atCell(view: House, place: string, ui: HouseUi): string | null {
  const [who, prefix] = doer(view, ui);
  if (who?.cell !== place) return `${prefix}move ${place}`;
  const lies = <T extends { cell: string; held_by: number | null }>(tokens: T[]) =>
    tokens.find((token) => token.cell === place && token.held_by === null);
  const poi = lies(view.pois.filter(({ kind }) => kind !== 'hidden'));
  if (poi) return `${prefix}carry ${poi.kind}`;
  return lies(view.hazmats) ? `${prefix}carry hazmat` : `douse ${place}`;
}

function atEdge(view: House, place: string, ui: HouseUi): string | null {
  const [who, prefix] = doer(view, ui);
  const [a = '', b = ''] = place.split('|');
  const towards = who?.cell === b ? a : b;
  const door = view.doors.find((one) => one.a === a && one.b === b);
  if (!door) return `chop ${towards}`;
  return `${prefix}${door.state === 'open' ? 'close' : 'open'} ${towards}`;
}
