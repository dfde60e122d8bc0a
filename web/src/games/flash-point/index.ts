// Flash Point: Fire Rescue.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Tools from './Tools.svelte';
import { attempt } from './attempt';
import { RING } from './grid';
import { lit } from './lit';
import { places } from './places';
import { press } from './press';
import { targets } from './targets';
import { timing } from './timing';
import type { House } from './types';
import { HouseUi, key } from './ui.svelte';
import w from './words';

const flashPoint: GameModule<House, HouseUi> = {
  Board,
  Panel,
  Tools,
  steadyTools: true,
  newUi: () => new HouseUi(),
  places,
  targets,
  attempt,
  press,
  lit,
  timing,
  key,
  keys: [
    { key: 'B', does: w.keyBurn },
    { key: '1 – 6', does: w.keyCommand },
  ],
  // A little more than from the middle of an outer cell to its rim.
  margin: RING / 2 + 8,
  smallest: RING - 4,
};

export default flashPoint;
