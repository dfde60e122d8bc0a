// Feurio! and Wildfire!

import { hexId, type Hex } from '../../board/hexes';
import type { Feurio } from '../../engine/types';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { attempt, places, targets } from './model';

const TIMES: Record<string, number> = {
  drawn: 450,
  arranged: 700,
  laid: 700,
  hidden: 700,
  deployed: 600,
  passed: 250,
};

const feurio: GameModule<Feurio.View, object> = {
  Board,
  Panel,
  newUi: () => ({}),
  places,
  targets,
  attempt,
  lit: (event) => ('place' in event ? [hexId(event.place as Hex)] : []),
  timing: (event) => TIMES[event.event] ?? 0,
};

export default feurio;
