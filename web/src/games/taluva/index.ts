// Taluva: an island that piles up, seen tilted or from above.

import { SIZE } from '../../board/hexes';
import { change, settings } from '../../settings/settings.svelte';
import type { GameModule } from '../module';
import type { Position } from '../../session/session';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Tools from './Tools.svelte';
import { TILT } from './geometry';
import { all, attempt, places, tap, targets } from './model';
import { turned } from './placement';
import { lit, timing } from './showing';
import type { TaluvaView } from './types';
import { BUILDS, TaluvaUi } from './ui.svelte';
import w from './words';

function phase(position: Position): TaluvaView['phase'] {
  return (position.view as TaluvaView).phase;
}

function key(event: KeyboardEvent, ui: TaluvaUi, position: Position): boolean {
  const build = BUILDS[Number(event.key) - 1];
  if (event.key === 'v') change({ tilted: !settings.tilted });
  else if (event.key.toLowerCase() === 'r')
    ui.heading = turned(ui.heading, event.shiftKey ? -1 : 1);
  else if (build && phase(position) === 'build') ui.look(build);
  else return false;
  return true;
}

/** A touchpad sends many small steps: one turn for about a notch of a mouse's wheel. */
const NOTCH = 80;
let wheeled = 0;

function wheel(delta: number, ui: TaluvaUi, position: Position): boolean {
  if (phase(position) !== 'lay') return false;
  wheeled += delta;
  if (Math.abs(wheeled) >= NOTCH) {
    ui.heading = turned(ui.heading, Math.sign(wheeled));
    wheeled = 0;
  }
  return true;
}

const taluva: GameModule<TaluvaView, TaluvaUi> = {
  Board,
  Panel,
  Tools,
  steadyTools: true,
  marksOpen: true,
  // How deep a tilted hex looks.
  smallest: 2 * SIZE * TILT - 2,
  newUi: () => new TaluvaUi(),
  places,
  targets,
  all,
  attempt,
  lit,
  timing,
  key,
  wheel,
  tap,
  keys: [
    { key: 'R', does: w.keyTurn },
    { key: 'Shift+R', does: w.keyTurnBack },
    { key: 'V', does: w.keyView },
    { key: '1 2 3 4', does: w.keyBuild },
  ],
};

export default taluva;
