// Written from the Rust types by `make types`. Do not edit.

import type { ArrangementChoice, Colour, Hex, Seat, TileNumber } from "./shared";

/** How near the end is. */
export type ClosingView = {
  /** How many passed in a row. */
  passes: number;
  /** When so many passed in a row the game is over. */
  passes_to_end: number;
  /** Turns in a row without an escape. */
  quiet_turns: number;
  /** After so many the game is over. */
  quiet_turns_to_end: number;
};

/** Where the animals of a colour are. */
export type ColourTally = {
  /** The colour. */
  colour: Colour;
  /** In the supply. */
  supply: number;
  /** On tiles. */
  on_tiles: number;
  /** On edge fields. */
  escaped: number;
  /** The sum of the numbers under those on tiles. */
  damage: number;
};

/** How all stand together. */
export type CommonView = {
  /** The product of the numbers of escaped animals, as if all animals were in play. */
  product: number;
  /** Animals still in the supply: with any left the game is lost. */
  animals_left: number;
  /** Colours of which no animal has escaped. */
  colours_lost: number;
};

/** An edge field. */
export type EdgeView = {
  /** Where it is. */
  place: Hex;
  /** Who stands there. */
  occupant: Occupant | null;
  /** Whether the next tile may be laid there. */
  hot: boolean;
};

/** Why a game is over (OR-21, OR-42). */
export type Ending = "all_passed" | "forest_empty" | "edge_full" | "quiet_rounds" | "last_tile";

/** One thing that happened. */
export type Event =
  | {
    event: "drawn";
    /** By whom; nobody did before the first turn. */
    seat: Seat | null;
    /** What it shows. */
    number: TileNumber;
  }
  | {
    event: "arranged";
    /** Their places and numbers. */
    tiles: [Hex, TileNumber][];
  }
  | {
    event: "turn_began";
    /** Whose. */
    seat: Seat;
    /** The colours that may be used in it. */
    colours: Colour[];
  }
  | {
    event: "laid";
    /** By whom. */
    seat: Seat;
    /** Where it lies. */
    place: Hex;
    /** What it shows. */
    number: TileNumber;
  }
  | {
    event: "sent_home";
    /** Whose. */
    colour: Colour;
    /** How many. */
    count: number;
    /** Where they stood. */
    from: Hex;
  }
  | {
    event: "predator_evicted";
    /** Where. */
    from: Hex;
  }
  | {
    event: "predator_relocated";
    /** Where. */
    to: Hex;
  }
  | {
    event: "predator_lost";
  }
  | {
    event: "startled";
    /** By whom. */
    seat: Seat;
    /** Whose. */
    colour: Colour;
    /** How many. */
    count: number;
    /** The tile or edge field. */
    place: Hex;
  }
  | {
    event: "predator_laid";
    /** Whose supply. */
    seat: Seat;
    /** Where. */
    place: Hex;
  }
  | {
    event: "flight_began";
    /** By whose decision. */
    seat: Seat;
    /** The number. */
    number: TileNumber;
    /** Whose animals. */
    colour: Colour;
  }
  | {
    event: "moved";
    /** Whose. */
    colour: Colour;
    /** The tile it left. */
    from: Hex;
    /** Where it is now. */
    to: Hex;
    /** Whether that is an edge field. */
    escaped: boolean;
  }
  | {
    event: "passed";
    /** Which. */
    seat: Seat;
    /** Whether nothing else was left to do. */
    forced: boolean;
  }
  | {
    event: "ended";
    /** Why. */
    ending: Ending;
  };

/** Animals that still must move. */
export type FleeingTile = {
  /** Where they stand. */
  place: Hex;
  /** How many. */
  count: number;
  /** Where each of them may go. */
  routes: Hex[];
};

/** Who stands on an edge field. */
export type Occupant =
  | {
    animal: Colour;
  }
  | "predator";

/** What is to be decided. */
export type PhaseView =
  | {
    phase: "opening";
    /** Those turned up so far. */
    drawn: TileNumber[];
  }
  | {
    phase: "drawing";
  }
  | {
    phase: "laying";
    /** What it shows. */
    number: TileNumber;
  }
  | {
    phase: "relocating";
  }
  | {
    phase: "acting";
  }
  | {
    phase: "fleeing";
    /** The number. */
    number: TileNumber;
    /** Whose animals. */
    colour: Colour;
    /** Who still must move, and where to. */
    waiting: FleeingTile[];
  }
  | {
    phase: "prowling";
    /** Those of this turn. */
    laid: Hex[];
  }
  | {
    phase: "over";
    /** Why. */
    ending: Ending;
  };

/** How a seat stands. */
export type SeatView = {
  /** The seat. */
  seat: Seat;
  /** Its colours; none where all play together. */
  colours: Colour[];
  /** Predators in its supply. */
  predators: number;
  /** Its points if the game ended now; `None` where all play together. */
  points: number | null;
  /** Its damage, which breaks ties. */
  damage: number | null;
};

/** A game somebody asks for. One player always plays the cooperative game (OR-42). */
export type Setup = {
  /** How many play, 1 to 4. */
  players: number;
  /** Whether all win or lose together. */
  cooperative: boolean;
  /** How the first tiles come to lie. */
  arrangement: ArrangementChoice;
};

/** A tile and who stands on it. */
export type TileView = {
  /** Where it lies. */
  place: Hex;
  /** What it shows. */
  number: TileNumber;
  /** How many animals fit on it. */
  spaces: number;
  /** Animals on it: red, green, blue, yellow. */
  animals: [number, number, number, number];
  /** The first tile of those that count as one with it for moving, as an index into the tiles. */
  group: number;
};

/** Whose turn it is. */
export type TurnView = {
  /** The seat. */
  seat: Seat;
  /** The colours that may be used in it. */
  colours: Colour[];
  /** Whether its tile is laid already. */
  tile_laid: boolean;
};

/** The table as everybody sees it: nothing in this game is private. */
export type View = {
  /** Whether all win or lose together. */
  cooperative: boolean;
  /** Whose decision is next: a seat, `chance` or `nobody`. */
  actor: string;
  /** What is to be decided. */
  phase: PhaseView;
  /** Whose turn it is. */
  turn: TurnView;
  /** The tiles, in the order they were laid. */
  tiles: TileView[];
  /** The edge fields. */
  edge: EdgeView[];
  /** How each seat stands, in seat order. */
  seats: SeatView[];
  /** How each colour of animals stands; predators are no animals. */
  colours: ColourTally[];
  /** How all stand together, where they play together. */
  common: CommonView | null;
  /** How many tiles will still be turned up. */
  to_draw: number;
  /** How many tiles of each number, 1 to 6, nobody has seen yet: seven of them never will be. */
  unseen: [number, number, number, number, number, number];
  /** How near the end is, once all tiles are laid. */
  closing: ClosingView | null;
};
