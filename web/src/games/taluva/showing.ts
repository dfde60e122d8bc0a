// How events are shown: where and how long.

import { hexId, type Hex } from '../../board/hexes';
import { ours, type Pieces, type TaluvaEvent, type Told } from './types';

/** The places an event is about. */
export function lit(told: Told): string[] {
  const event = ours(told);
  return hexesOf(event).map(hexId);
}

function hexesOf(event: TaluvaEvent): Hex[] {
  switch (event.event) {
    case 'laid':
      return [event.volcano, event.left, event.right];
    case 'covered':
    case 'built':
      return [event.place];
    case 'split':
      return event.parts.flat();
    case 'joined':
      return [event.settlement];
    default:
      return [];
  }
}

const TIMES: Record<TaluvaEvent['event'], number> = {
  drawn: 750,
  laid: 650,
  covered: 600,
  split: 700,
  built: 450,
  joined: 400,
  out: 700,
  finished: 700,
  over: 300,
};

/** An eruption takes its time. */
const ERUPTION = 1700;

export function timing(told: Told): number {
  const event = ours(told);
  if (event.event === 'laid' && event.level > 1) return ERUPTION;
  return TIMES[event.event] ?? 0;
}

/** What a seat begins with (TA-2). */
export const FULL: Pieces = { huts: 20, temples: 3, towers: 2 };
