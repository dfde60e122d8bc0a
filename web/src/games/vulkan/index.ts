// Vulkan! and Volcano!

import { hexId } from '../../board/hexes';
import type { ToldEvent } from '../../engine/happening';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import { foretell } from './foretell';
import { attempt, places, targets } from './model';
import Panel from './Panel.svelte';
import Tools from './Tools.svelte';
import { known, type VulkanView } from './types';
import { key, newUi, type VulkanUi } from './ui.svelte';
import w from './words';

/** Growing and turning up come by the dozen, so each is only a glimpse. */
const TIMES: Record<string, number> = {
  grown: 45,
  turned_up: 75,
  erupted: 1300,
  flown: 650,
  dropped: 420,
  extinguished: 780,
  isolated: 780,
  missed: 500,
  ended: 600,
};

function lit(told: ToldEvent): string[] {
  const event = known(told);
  if (event.event === 'flown') return event.path.map(hexId);
  return 'place' in event ? [hexId(event.place)] : [];
}

const vulkan: GameModule<VulkanView, VulkanUi> = {
  Board,
  Panel,
  Tools,
  newUi,
  places,
  targets,
  attempt,
  lit,
  foretell,
  timing: (event) => TIMES[event.event] ?? 0,
  key,
  keys: [{ key: '1–4', does: w.keyColour }],
};

export default vulkan;
