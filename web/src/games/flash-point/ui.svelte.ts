// What a person chose before pointing at the house.

import type { Position } from '../../session/session';
import type { House } from './types';

export class HouseUi {
  /** Whether the board shows what the next fire may do. */
  burning = $state(false);
  /** The firefighter the captain commands. */
  commanding = $state<number | null>(null);
}

/** The firefighters that can be commanded now. */
export function commandable(legal: readonly string[]): number[] {
  const figures = legal.flatMap((action) => {
    const [verb, figure] = action.split(' ');
    return verb === 'command' ? [Number(figure)] : [];
  });
  return [...new Set(figures)].sort();
}

/** The firefighter commanded, if that is still possible. */
export function commanded(legal: readonly string[], ui: HouseUi): number | null {
  return commandable(legal).find((figure) => figure === ui.commanding) ?? null;
}

/** Keys of the game's own: B shows what may burn, a number commands that firefighter. */
export function key(event: KeyboardEvent, ui: HouseUi, position: Position): boolean {
  if (event.key === 'b') {
    ui.burning = !ui.burning;
    return true;
  }
  const figure = Number(event.key);
  if (!(figure >= 1 && figure <= 6)) return false;
  const own = (position.view as House).turn?.figure;
  const others = commandable(position.legal);
  if (others.length === 0 || (figure !== own && !others.includes(figure))) return false;
  ui.commanding = figure === own ? null : figure;
  return true;
}
