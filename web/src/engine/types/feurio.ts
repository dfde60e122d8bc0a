// Written from the Rust types by `make types`. Do not edit.

import type { ArrangementChoice, Colour, Hex, Seat, Text, TileNumber } from "./shared";

/** What an area is worth. */
export type AreaView = {
  /** Whose. */
  colour: Colour;
  /** Which tiles. */
  places: Hex[];
  /** The sum of their numbers. */
  sum: number;
  /** What the sum is divided by; nothing if the area is enclosed. */
  water: TileNumber | null;
  /** Its points. */
  points: number;
  /** The same in words. */
  text: Text;
};

/** What a seat has left. */
export type CrewView = {
  /** The seat. */
  seat: Seat;
  /** The colours it leads. */
  colours: Colour[];
  /** Men left: red, green, blue, yellow. */
  men: [number, number, number, number];
};

/** Which of the two games is played. */
export type Edition = "feurio" | "wildfire";

/** What ended the game. */
export type Ending = "all_passed" | "last_tile";

/** One thing that happened. */
export type Event =
  | {
    event: "drawn";
    /** Who. */
    seat: Seat | null;
    /** What; blank for those who may not know. */
    number: TileNumber | null;
    /** Whether only `seat` may know. */
    private: boolean;
  }
  | {
    event: "arranged";
    /** The tiles. */
    tiles: [Hex, TileNumber][];
  }
  | {
    event: "opened";
    /** Who. */
    seat: Seat;
  }
  | {
    event: "committed";
    /** Who. */
    seat: Seat;
    /** The man it cost. */
    paid: Colour | null;
  }
  | {
    event: "laid";
    /** Who. */
    seat: Seat;
    /** Where. */
    place: Hex;
    /** What it shows. */
    number: TileNumber;
    /** How hot it was there. */
    heat: number;
  }
  | {
    event: "hidden";
    /** Who. */
    seat: Seat;
    /** Where. */
    place: Hex;
    /** What it would show; blank for those who may not know. */
    number: TileNumber | null;
    /** How hot it was there. */
    heat: number;
    /** The man it cost, unless that was paid before looking. */
    paid: Colour | null;
  }
  | {
    event: "deployed";
    /** By whom. */
    seat: Seat;
    /** Their colour. */
    colour: Colour;
    /** How many. */
    count: number;
    /** Where. */
    place: Hex;
  }
  | {
    event: "passed";
    /** Who. */
    seat: Seat;
    /** Whether there was nothing else to do. */
    forced: boolean;
  }
  | {
    event: "ended";
    /** Why. */
    ending: Ending;
  };

/**
 * Whether firebreaks may be laid (FE-40): `false`, `true` (with the edition's own timing),
 * `"peek"` or `"commit"`.
 */
export type Firebreak = boolean | "peek" | "commit";

/** A firebreak. */
export type HiddenView = {
  /** Who laid it. */
  seat: Seat;
  /** Its number, for who knows it. */
  number: TileNumber | null;
};

/** What the common goal still lacks (FE-50 to FE-52). */
export type Nearness = {
  /** Men nobody has deployed. */
  men_left: number;
  /** Areas too many: each colour should have one. */
  areas_too_many: number;
  /** Areas without a 1 that has a free edge. */
  areas_without_water: number;
  /** How many tiles lay open when the first men were deployed: the difficulty. 0 before. */
  difficulty: number;
};

/** An empty place that touches a tile. */
export type PlaceView = {
  /** Where. */
  place: Hex;
  /** The sum of the numbers around it. */
  heat: number;
  /** Whether no place is hotter. */
  hottest: boolean;
};

/** What a seat would score now. */
export type ScoreView = {
  /** The seat. */
  seat: Seat;
  /** Its points. */
  points: number;
  /** Its most valuable area, the tie-break. */
  best_area: number;
  /** What makes up the points. */
  areas: AreaView[];
};

/** A game somebody asks for. */
export type Setup = {
  /** Which game. */
  edition: Edition;
  /** How many people: 1 (solitaire) to 4. */
  players: number;
  /** Whether all work for the solitaire's goal together (FE-51). */
  cooperative: boolean;
  /** Whether firebreaks may be laid (FE-40). */
  firebreak: Firebreak;
  /** Feurio!: scores are rounded down (FE-41). */
  hot_game: boolean;
  /** Wildfire!: there are no 1s (FE-42). */
  midsummer: boolean;
  /** Who arranges the first tiles (FE-14). */
  arrangement: ArrangementChoice;
};

/** A tile. */
export type TileView = {
  /** Where it lies. */
  place: Hex;
  /** What it shows; 0 face down. */
  number: TileNumber;
  /** How many men fit on it. */
  spaces: number;
  /** How many of its edges are free. */
  free_edges: number;
  /** How many more men it takes now. */
  room: number;
  /** Men on it: red, green, blue, yellow. */
  men: [number, number, number, number];
  /** For a firebreak: who laid it, and its number if the viewer knows it. */
  firebreak?: HiddenView;
};

/** A position as somebody sees it. */
export type View = {
  /** Which game. */
  edition: Edition;
  /** Whose decision is next: a seat, `chance` or `nobody`. */
  actor: string;
  /** The seat whose turn it is. */
  turn: Seat;
  /**
   * What is to be decided: `opening`, `arranging`, `committing`, `drawing`, `laying`,
   * `deploying` or `over`.
   */
  phase: string;
  /** The tiles turned up for the start, before they are arranged. */
  opening: TileNumber[];
  /** The tile in hand: its number, or 0 for those who may not know it. */
  drawn: TileNumber | null;
  /** Whether the tile in hand will be laid face down. */
  hidden: boolean;
  /** The tiles, in the order they were laid. */
  tiles: TileView[];
  /** The empty places that touch them. */
  rim: PlaceView[];
  /** The crews, one a seat. */
  crews: CrewView[];
  /** The neutral colour, if there is one. */
  neutral: Colour | null;
  /** Tiles this viewer has not seen, of each number from 1 to 6. Some may never be drawn. */
  unseen: [number, number, number, number, number, number];
  /** How many tiles are still to be drawn. */
  to_draw: number;
  /** What everybody would have if the game ended now; empty with a common goal. */
  scores: ScoreView[];
  /** What a common goal still lacks. */
  nearness: Nearness | null;
};
