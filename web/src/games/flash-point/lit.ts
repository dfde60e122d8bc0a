// The places an event is about.

import type { ToldEvent } from '../../engine/happening';
import { bayId, edgeId } from './grid';
import { happening, type Spot } from './types';

const CELL = /^\d,\d$/;

export function lit(event: ToldEvent): string[] {
  const { cell, cells, a, b, from, to, target, vehicle, spot } = happening(event);
  const ends = [cell, target, from, to].filter((one) => one !== undefined && CELL.test(one));
  const stand = spot ?? (vehicle ? to : undefined);
  return [
    ...(ends as string[]),
    ...(cells ?? []),
    ...(a && b ? [edgeId(a, b)] : []),
    ...(vehicle && stand ? [bayId(vehicle, stand as Spot)] : []),
  ];
}
