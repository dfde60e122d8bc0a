// What the fire may do, as shares of one.

import type { Cell, Happening, Outlook } from './types';

export interface CellChance {
  cell: Cell;
  ignites: number;
  explodes: number;
}

/** The cells to which something may happen. */
export function allOdds({ fire }: Outlook): CellChance[] {
  return fire.cells
    .filter(({ ignites, explodes }) => ignites > 0 || explodes > 0)
    .map(({ cell, ignites, explodes }) => ({
      cell,
      ignites: ignites / fire.total,
      explodes: explodes / fire.total,
    }));
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
