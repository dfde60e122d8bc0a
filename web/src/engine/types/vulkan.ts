// Written from the Rust types by `make types`. Do not edit.

import type { Colour, Hex, Seat, TileNumber } from "./shared";

/** Who got a tile, and why (VU-16). */
export type Award = {
  /** The new owner. */
  to: Seat;
  /** What decided. */
  by: Reason;
};

/** Which of the two games. */
export type Edition = "vulkan" | "volcano";

/** Why a game is over. */
export type Ending = "no_flight" | "tile_lost";

/** One thing that happened. */
export type Event =
  | {
    event: "grown";
    /** Where. */
    place: Hex;
    /** How many places are still to come. */
    left: number;
  }
  | {
    event: "turned_up";
    /** Where it lies. */
    place: Hex;
    /** What it shows. */
    number: TileNumber;
  }
  | {
    event: "erupted";
    /** Who picked it. */
    seat: Seat;
    /** Where it lies. */
    place: Hex;
    /** What it showed. */
    number: TileNumber;
  }
  | {
    event: "flown";
    /** Who flies. */
    seat: Seat;
    /** What is dropped. */
    colour: Colour;
    /** Every tile flown over, in order. */
    path: Hex[];
  }
  | {
    event: "dropped";
    /** Who flies. */
    seat: Seat;
    /** The load's colour. */
    colour: Colour;
    /** On which tile. */
    place: Hex;
    /** How many of this colour the seat still has. */
    left: number;
  }
  | {
    event: "extinguished";
    /** Tiles of one round go out together; taking them away may bring the next round. */
    round: number;
    /** Where it lay. */
    place: Hex;
    /** What it shows. */
    number: TileNumber;
    /** The loads on it, in the order red, green, blue, yellow. */
    loads: [number, number, number, number];
    /** Who got it. */
    award: Award;
  }
  | {
    event: "isolated";
    /** Where it lay. */
    place: Hex;
    /** What it shows. */
    number: TileNumber;
    /** The loads on it, in the order red, green, blue, yellow. */
    loads: [number, number, number, number];
    /** Who got it; nobody if there was no load on it. */
    award: Award | null;
  }
  | {
    event: "missed";
    /** Which. */
    seat: Seat;
  }
  | {
    event: "ended";
    /** Why. */
    why: Ending;
  };

/** What has become of a tile. */
export type Fate =
  | "burning"
  | "volcano"
  | {
    pile: Seat;
  }
  | "gone";

/** Places, and if the tiles are known, what they show. */
export type GivenLayout = {
  /** The 36 places, in any order. */
  places: Hex[];
  /** The number at each of them, in the same order; left out, chance turns them up. */
  numbers?: TileNumber[];
};

/** Where the tiles lie: `"random"`, the name of a ready layout, or an object with places. */
export type LayoutChoice = "random" | Ready | GivenLayout;

/** What is being done. */
export type Phase = "growing" | "turning_up" | "choosing" | "flying" | "over";

/** A layout with a name. */
export type Ready = "rhombus" | "rectangle" | "ridge" | "triangle" | "hexagon" | "shield" | "hourglass" | "crater" | "horseshoe";

/** What decides who gets a tile (VU-16). */
export type Reason = "majority" | "tie" | "neutral";

/** What a seat has. */
export type SeatView = {
  /** The seat. */
  seat: Seat;
  /** The colours it leads. */
  colours: Colour[];
  /** Loads left, in the order red, green, blue, yellow. */
  supply: [number, number, number, number];
  /** The numbers of its tiles. */
  pile: TileNumber[];
  /** Their sum. */
  score: number;
  /** Own loads on tiles still lying: fewer win a tie. */
  loads_lying: number;
};

/** A game of Vulkan! or Volcano!. */
export type Setup = {
  /** Which of the two games. */
  edition: Edition;
  /** How many seats, 1 to 4; alone it is the solitaire (VU-21). */
  players: number;
  /** Whether all win or lose together (VU-22). */
  cooperative: boolean;
  /** Where the tiles lie (VU-3). */
  layout: LayoutChoice;
};

/** One place and its tile. */
export type TileView = {
  /** Where. */
  place: Hex;
  /** What it shows; `None` while it is not turned up. */
  number: TileNumber | null;
  /** What has become of it. */
  fate: Fate;
  /** How many loads it can take. */
  spaces: number;
  /** The loads on it, in the order red, green, blue, yellow. */
  loads: [number, number, number, number];
  /** How many of its six edges are free. */
  free_edges: number;
  /** Whether two free edges are next to each other, so that it goes out once it is full. */
  loose: boolean;
};

/** A position, ready to be drawn. */
export type View = {
  /** Which of the two games. */
  edition: Edition;
  /** Whether all win or lose together. */
  together: boolean;
  /** What is being done. */
  phase: Phase;
  /** Who is to act: a seat's number, `chance` or `nobody`. */
  to_act: string;
  /** Every place of the forest, also those whose tile has left. */
  tiles: TileView[];
  /** How many places a random forest still grows by. */
  places_to_come: number;
  /** The tile chance turns up next. */
  next_to_turn_up: Hex | null;
  /** Tiles nobody has seen yet, by number from 1 to 6; empty once all are turned up. */
  unseen: number[];
  /** What each seat has. */
  seats: SeatView[];
  /** The neutral colour, with three players. */
  neutral: Colour | null;
};
