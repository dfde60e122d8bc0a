// Written from the Rust types by `make types`. Do not edit.

import type * as Feurio from "./feurio";
import type * as FlashPoint from "./flash-point";
import type * as OnTheRun from "./on-the-run";
import type * as Taluva from "./taluva";
import type * as Vulkan from "./vulkan";
import type { Outcome, Text } from "./shared";

export type { Feurio, FlashPoint, OnTheRun, Taluva, Vulkan };
export type * from "./shared";

/** One event as a viewer may know it: for programs, and in words. */
export type ToldEvent<E> = E & { text: Text };

/** One decision as a viewer may know it. */
export type Told<E> = {
  /** Who decided: a seat's number, or `chance`. */
  actor: string;
  /** What, in canonical text, blanked where it is private. */
  action: string;
  /** What came of it. */
  events: ToldEvent<E>[];
};

/** What would come of an action, as a viewer may know it. */
export type Preview<V, E> = {
  /** What would happen. */
  events: ToldEvent<E>[];
  /** What the viewer would see then. */
  view: V;
  /** How the game would have ended, if it would. */
  outcome: Outcome | null;
};

/** What a viewer may know, by game. */
export type Views = {
  "feurio": Feurio.View;
  "wildfire": Feurio.View;
  "vulkan": Vulkan.View;
  "volcano": Vulkan.View;
  "on-the-run": OnTheRun.View;
  "flash-point": FlashPoint.View;
  "taluva": Taluva.View;
};

/** What may happen, by game. */
export type Events = {
  "feurio": Feurio.Event;
  "wildfire": Feurio.Event;
  "vulkan": Vulkan.Event;
  "volcano": Vulkan.Event;
  "on-the-run": OnTheRun.Event;
  "flash-point": FlashPoint.Event;
  "taluva": Taluva.Event;
};

/** What can be asked for, by game; all may be left out. */
export type Setups = {
  "feurio": Feurio.Setup;
  "wildfire": Feurio.Setup;
  "vulkan": Vulkan.Setup;
  "volcano": Vulkan.Setup;
  "on-the-run": OnTheRun.Setup;
  "flash-point": FlashPoint.Setup;
  "taluva": Taluva.Setup;
};

/** A game's id. */
export type GameId = keyof Views;
