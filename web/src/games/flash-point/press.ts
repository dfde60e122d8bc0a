// The captain picks the firefighter to command by pressing on it.

import type { Position } from '../../session/session';
import { targets } from './targets';
import type { House } from './types';
import { commandable, commanded, type HouseUi } from './ui.svelte';

/** Whether the press chose who is commanded. What can be done at a place comes first. */
export function press(place: string, ui: HouseUi, position: Position): boolean {
  const others = commandable(position.legal);
  if (others.length === 0 || targets(position, ui).some((target) => target.place === place))
    return false;
  const { figures, turn } = position.view as House;
  const here = figures.filter(({ cell }) => cell === place).map(({ figure }) => figure);
  const now = commanded(position.legal, ui) ?? turn?.figure ?? 0;
  const choices = here.filter((figure) => figure === turn?.figure || others.includes(figure));
  // Pressing again goes on to the next one in the same cell.
  const next = choices[(choices.indexOf(now) + 1) % choices.length];
  if (next === undefined || next === now) return false;
  ui.commanding = next === turn?.figure ? null : next;
  return true;
}
