// On the Run!

import type { GameModule } from '../module';
import Board from './Board.svelte';
import { about } from './lit';
import { attempt, places, targets } from './model';
import Panel from './Panel.svelte';
import Tools from './Tools.svelte';
import { known, type RunView } from './types';
import { key, newUi, press, type RunUi } from './ui.svelte';
import w from './words';

const TIMES: Record<string, number> = {
  drawn: 520,
  arranged: 800,
  laid: 600,
  sent_home: 720,
  predator_evicted: 600,
  predator_relocated: 550,
  predator_lost: 600,
  predator_laid: 550,
  startled: 600,
  flight_began: 450,
  moved: 640,
  passed: 350,
  ended: 500,
};

const onTheRun: GameModule<RunView, RunUi> = {
  Board,
  Panel,
  Tools,
  newUi,
  places,
  targets,
  attempt,
  press,
  lit: (event) => about(known(event)),
  timing: (event) => TIMES[event.event] ?? 0,
  key,
  keys: [
    { key: '1–5', does: w.keyPiece },
    { key: 'T', does: w.keyNext },
  ],
};

export default onTheRun;
