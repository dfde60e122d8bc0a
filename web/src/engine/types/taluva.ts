// Written from the Rust types by `make types`. Do not edit.

import type { Hex, Seat, Text } from "./shared";

/**
 * The top of one hex. Two hexes belong to one tile exactly if their `volcano` and their `level`
 * are the same.
 */
export type CellView = {
  /** Where. */
  place: Hex;
  /** 1 on the table. */
  level: number;
  /** The land; `None` is a volcano. */
  terrain: Terrain | null;
  /** Where the volcano of this hex's tile lies or lay. */
  volcano: Hex;
  /** Which way that volcano points. */
  heading: Heading;
  /** What stands here. */
  piece: PieceView | null;
};

/** One thing that happened. */
export type Event =
  | {
    event: "drawn";
    /** Who lays it. */
    seat: Seat;
    /** Its kind. */
    tile: Tile;
  }
  | {
    event: "laid";
    /** Who laid it. */
    seat: Seat;
    /** Its kind. */
    tile: Tile;
    /** Where its volcano lies. */
    volcano: Hex;
    /** Which way the volcano points. */
    heading: Heading;
    /** Where its left field lies. */
    left: Hex;
    /** Where its right field lies. */
    right: Hex;
    /** The level of its fields. */
    level: number;
  }
  | {
    event: "covered";
    /** Where. */
    place: Hex;
    /** Whose. */
    seat: Seat;
    /** How many. */
    huts: number;
  }
  | {
    event: "split";
    /** Whose. */
    seat: Seat;
    /** The field it was called by. */
    settlement: Hex;
    /** What is left of it. */
    parts: Hex[][];
  }
  | {
    event: "built";
    /** Whose. */
    seat: Seat;
    /** Which kind. */
    piece: Piece;
    /** Where. */
    place: Hex;
    /** How many. */
    count: number;
  }
  | {
    event: "joined";
    /** Whose. */
    seat: Seat;
    /** The field the whole is called by. */
    settlement: Hex;
    /** How many fields it has. */
    size: number;
  }
  | {
    event: "out";
    /** Who. */
    seat: Seat;
  }
  | {
    event: "finished";
    /** Who. */
    seat: Seat;
    /** The place taken. */
    place: number;
  }
  | {
    event: "over";
    /** Who won. */
    winners: Seat[];
    /** What decided it. */
    reason: Text;
  };

/** An extension a player may think of (TA-24). */
export type Extension = {
  /** The field the settlement is called by. */
  settlement: Hex;
  /** The terrain to be built on. */
  terrain: Terrain;
  /** Every field that would be built on. */
  fields: ExtensionField[];
  /** How many huts it takes. */
  cost: number;
  /** Whether the seat has that many. */
  affordable: boolean;
};

/** One field of an extension. */
export type ExtensionField = {
  /** Where. */
  place: Hex;
  /** How many huts: one a level. */
  huts: number;
};

/**
 * The way from a tile's volcano to the tile's middle: one of the six corners of the volcano's hex.
 * ```text
 * n
 * nw  / \  ne        Between two corners lies one of the six directions;
 * |   |           a heading of `s` has the left field in the south-west
 * sw  \ /  se        and the right field in the south-east.
 * s
 * ```
 */
export type Heading = "ne" | "n" | "nw" | "sw" | "s" | "se";

/** What is to be done. */
export type PhaseView = "draw" | "lay" | "build" | "over";

/** A kind of piece (TA-2). */
export type Piece = "hut" | "temple" | "tower";

/** Pieces on a field. */
export type PieceView = {
  /** Whose. */
  seat: Seat;
  /** Which kind. */
  kind: Piece;
  /** How many. */
  count: number;
  /** The field its settlement is called by. */
  settlement: Hex;
};

/** So many pieces of each kind. */
export type Pieces = {
  /** Huts. */
  huts: number;
  /** Temples. */
  temples: number;
  /** Towers. */
  towers: number;
};

/** Whether a seat is in the game. */
export type SeatState = "playing" | "out" | "finished";

/** How it stands with one seat. */
export type SeatView = {
  /** Which. */
  seat: Seat;
  /** Seats of one team win together. */
  team: number;
  /** What is left to build with. */
  supply: Pieces;
  /** What was built, lost huts included: what counts (TA-32). */
  built: Pieces;
  /** Of the huts built, how many eruptions have covered. */
  huts_lost: number;
  /** How many kinds are used up (TA-31). */
  kinds_used_up: number;
  /** Playing, out or finished. */
  state: SeatState;
  /** The place if the game ended now for want of tiles, or did end. */
  place: number | null;
};

/** One settlement (TA-3). */
export type SettlementView = {
  /** Whose. */
  seat: Seat;
  /** The field it is called by. */
  name: Hex;
  /** Its fields. */
  fields: Hex[];
  /** How many fields. */
  size: number;
  /** How many temples it has. */
  temples: number;
  /** How many towers it has. */
  towers: number;
};

/** A game somebody wants to play. What is left out has its rulebook default. */
export type Setup = {
  /** 2 to 4 (TA-2). */
  players: number;
  /** There is no cooperative Taluva: only `false` is accepted. */
  cooperative: boolean;
  /** How many tiles are laid (TA-34): 48, or 12 a player, or any number from 12 to 48. */
  tiles: number;
  /** Huts may not be founded beside an own settlement (TA-21). */
  strict_huts: boolean;
  /** Play goes on for the places after the first (TA-33). */
  ranking: boolean;
  /** Four players in two teams, partners across (TA-34). */
  teams: boolean;
};

/** A kind of land (TA-1). Volcanoes are not land. */
export type Terrain = "jungle" | "clearing" | "sand" | "rock" | "lake";

/**
 * A kind of tile: with the volcano at the top, the land at the lower left and at the lower right.
 * Tiles can't be flipped, so left and right are not the same (TA-1).
 */
export type Tile = {
  /** At the lower left when the volcano is at the top. */
  left: Terrain;
  /** At the lower right when the volcano is at the top. */
  right: Terrain;
};

/** So many tiles of one kind. */
export type TileCount = {
  /** The kind. */
  tile: Tile;
  /** How many. */
  count: number;
};

/** Everything a client needs to draw the game. */
export type View = {
  /** What is to be done. */
  phase: PhaseView;
  /** Whose turn it is, or whose the last one was. */
  turn: Seat;
  /** The drawn tile, while it is to be laid. */
  tile: Tile | null;
  /** How many tiles are still to be drawn. */
  tiles_left: number;
  /** The tiles nobody has seen yet, by kind: the odds of the next draw. */
  unseen: TileCount[];
  /** The top of the island, hex by hex. */
  cells: CellView[];
  /** All settlements. */
  settlements: SettlementView[];
  /** The seats in order. */
  seats: SeatView[];
  /** While something is to be built: the extensions that can be thought of, with their price. */
  extensions: Extension[];
  /** Huts may not be founded beside own settlements (TA-21). */
  strict_huts: boolean;
  /** Play goes on for the places (TA-33). */
  ranking: boolean;
  /** Partners sit across (TA-34). */
  teams: boolean;
};
