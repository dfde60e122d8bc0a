// Every place of the house that can be reached, named and clicked.

import type { Company, Place } from '../module';
import { CELLS, bay, bayId, boxOf, edgeId, edgeLine, inHouse, middle, rectPath } from './grid';
import { barriers, bayName, cellName, doorName, wallName } from './names';
import { allOdds } from './outlook';
import { SPOTS, type House, type Outlook } from './types';
import type { HouseUi } from './ui.svelte';

/** How far a wall or door can be missed and is still hit. */
const REACH = 26;
/** How deep a bay is for a finger; its road is drawn narrower. */
const BAY_DEPTH = 96;

export function places(
  view: House,
  ui: HouseUi,
  _company: Company,
  outlook: unknown = null,
): Place[] {
  const told = ui.burning ? (outlook as Outlook | null) : null;
  // Walls and doors come last: they lie on top of the cells they separate.
  return [...bays(view), ...cells(view, told), ...edges(view)];
}

function cells(view: House, outlook: Outlook | null): Place[] {
  const known = barriers(view);
  const odds = new Map((outlook ? allOdds(outlook) : []).map((one) => [one.cell, one]));
  return CELLS.map((cell) => {
    const { width, height } = boxOf(cell);
    return {
      id: cell,
      ...middle(cell),
      name: cellName(cell, view, known, odds.get(cell)),
      outline: rectPath(width - 4, height - 4),
      minor: !inHouse(cell) && !view.figures.some((who) => who.cell === cell),
    };
  });
}

function edges(view: House): Place[] {
  const walls = view.walls
    .filter(({ damage }) => damage < 2)
    .map((wall) => ({ ...wall, name: wallName(wall) }));
  const doors = view.doors
    .filter(({ state }) => state !== 'gone')
    .map((door) => ({ ...door, name: doorName(door) }));
  return [...walls, ...doors].map(({ a, b, name }) => {
    const { x, y, upright, length } = edgeLine(a, b);
    const along = length - 34;
    const outline = upright ? rectPath(REACH, along) : rectPath(along, REACH);
    return { id: edgeId(a, b), x, y, name, outline, minor: true };
  });
}

/** Where vehicles stand or may be driven to; the family game has none. */
function bays(view: House): Place[] {
  if (view.mode === 'family') return [];
  return view.vehicles.flatMap((vehicle) =>
    SPOTS.map((spot, index) => {
      const { x, y, width, height } = bay(vehicle.spots[index] ?? [], spot, BAY_DEPTH);
      return {
        id: bayId(vehicle.vehicle, spot),
        x: x + width / 2,
        y: y + height / 2,
        name: bayName(vehicle, spot),
        outline: rectPath(width - 6, height - 6),
        minor: vehicle.spot !== spot,
      };
    }),
  );
}
