// How points come about, as a sum a person can check.

import type { ColourTally, RunView, SeatView } from './types';

/** `3 − 5`, or `2 × 4 − 7` where a seat leads two colours. */
export function formula(view: RunView, seat: SeatView): string {
  const own = view.colours.filter(({ colour }) => seat.colours.includes(colour));
  const supply = own.reduce((sum, tally) => sum + tally.supply, 0);
  return `${escaped(own)} − ${supply}`;
}

/** `4 × 3 × 3 × 9 = 324`, where all play together. */
export function product(view: RunView): string {
  return `${escaped(view.colours)} = ${view.common?.product ?? 0}`;
}

function escaped(tallies: ColourTally[]): string {
  return tallies.map((tally) => tally.escaped).join(' × ');
}
