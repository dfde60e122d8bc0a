// What the fire may do, as shares of one.

import type { Cell, Happening, Outlook } from './types';

export interface CellChance {
  ignites: number;
  explodes: number;
}

export function cellOdds(outlook: Outlook, cell: Cell): CellChance | null {
  const { total, cells } = outlook.fire;
  const odds = cells.find((one) => one.cell === cell);
  if (!odds || (odds.ignites === 0 && odds.explodes === 0)) return null;
  return { ignites: odds.ignites / total, explodes: odds.explodes / total };
}

/** A share in whole percent; small ones are not called nothing. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '<1 %';
  return `${Math.round(share * 100)} %`;
}

/** What a roll of the fire's dice on this cell would do. */
export function roll(outlook: Outlook, cell: Cell): Happening[] {
  return outlook.rolls.find((one) => one.cell === cell)?.events ?? [];
}

/** The cells that catch fire in a course of events. */
export function ignited(events: readonly Happening[]): Cell[] {
  return events.flatMap(({ event, cell, cells }) => {
    if (event === 'ignited' && cell) return [cell];
    return event === 'flashover' ? (cells ?? []) : [];
  });
}
