// What the engine sends of a game of Vulkan! or Volcano!

import type { ToldEvent } from '../../engine/happening';
import type { Event } from '../../engine/types/vulkan';

export type {
  Award,
  Event as VulkanEvent,
  SeatView,
  TileView,
  View as VulkanView,
} from '../../engine/types/vulkan';

/** The engine's events are what their tag says. */
export function known(event: ToldEvent): Event {
  return event as unknown as Event;
}
