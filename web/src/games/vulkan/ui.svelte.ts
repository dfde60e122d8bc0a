// What a person has chosen before pointing at a row.

import type { Position } from '../../session/session';
import { COLOURS, type Colour } from '../forest/colours';

export interface VulkanUi {
  /** The colour wished for; it counts while it can be flown with. */
  colour: Colour | null;
}

export function newUi(): VulkanUi {
  const ui = $state<VulkanUi>({ colour: null });
  return ui;
}

/** The colours of legal flights. */
export function colours(position: Position): Colour[] {
  const flown = new Set(position.legal.map((action) => action.split(' ')[3]));
  return COLOURS.filter((colour) => flown.has(colour));
}

/** The colour that is dropped now. */
export function inHand(position: Position, ui: VulkanUi): Colour | null {
  const choice = colours(position);
  return choice.find((colour) => colour === ui.colour) ?? choice[0] ?? null;
}

/** 1 to 4 take a colour. */
export function key(event: KeyboardEvent, ui: VulkanUi, position: Position): boolean {
  const colour = COLOURS[Number(event.key) - 1];
  if (!colour || !colours(position).includes(colour)) return false;
  ui.colour = colour;
  return true;
}
