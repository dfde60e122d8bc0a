// Written from the Rust types by `make types`. Do not edit.

/** What a seat may do, best first. */
export type Analysis = {
  /** The seat to act. */
  seat: Seat;
  /**
   * What it may expect with the best action: its share of victory from 0 to 1; where all win
   * together, the chance of winning.
   */
  share: number;
  /** The best actions, best first; never empty. */
  candidates: Candidate[];
};

/** An argument of a reason. */
export type Arg = number | string;

/** Who arranges the first tiles (FE-14, OR-2). */
export type ArrangementChoice = "chosen" | "random";

/** An action worth thinking of. */
export type Candidate = {
  /** The action in canonical text. */
  action: string;
  /** What the seat may expect with it, from 0 to 1. */
  share: number;
  /** What every seat may expect. */
  shares: number[];
  /** How many imagined games that is the mean of. */
  visits: number;
  /** What is expected to follow, chance's most frequent outcomes included. */
  line: Step[];
  /** What it brings about, the most important first. */
  effects: Reason[];
};

/** One word an option may be. */
export type ChoiceInfo = {
  /** The word. */
  word: string;
  /** One sentence. */
  sentence: Phrase;
};

/** A numbered clause of a rules file, written `FE-21`. */
export type Clause = string;

/** The colour of a piece, in the order colours are given to seats (FE-2). */
export type Colour = "red" | "green" | "blue" | "yellow";

/** How all did together. */
export type Common = {
  /** Whether the goal was reached. */
  won: boolean;
  /** Points, where the goal counts them. */
  score?: number;
  /** How nearly: what was still lacking. */
  shortfalls: Shortfall[];
};

/** What a record says about its dice. */
export type DiceProof = {
  /** SHA-256 of the seed, in hexadecimal digits: published before the first word and draw. */
  commitment: string;
  /** The table's name. */
  table: string;
  /** Each seat's word, in seat order; empty where a seat gave none. */
  words: string[];
  /** The seed, in hexadecimal digits; nothing until the game is over. */
  seed?: string;
};

/**
 * One game somebody can ask for by name. A family of rules may offer several (Feurio! and
 * Wildfire! share a crate).
 */
export type GameInfo = {
  /** What commands and records call it, e.g. `wildfire`. */
  id: string;
  /** What people call it, e.g. `Wildfire!`. */
  title: string;
  /** The year of this edition. */
  year: number;
  /** The rules file its clauses come from, e.g. `FE`. */
  family: string;
  /** Raised whenever a rule changes, so that old records keep replaying by the old one. */
  ruleset: number;
  /** One sentence. */
  summary: Phrase;
  /** How it can be played. */
  modes: ModeInfo[];
  /** What can be chosen beyond `players` and `cooperative`. */
  options: OptionInfo[];
  /** Set-ups worth measuring and testing, as JSON objects. The first is the usual game. */
  samples: string[];
};

/** How good a decision was. */
export type Grade = "forced" | "best" | "fine" | "inaccuracy" | "mistake" | "blunder";

/**
 * A place, written `2,-1`.
 * Coordinates are small on purpose: no game of Hearth reaches 100 from its start, and text that
 * says otherwise is refused when it is read.
 */
export type Hex = [q: number, r: number];

/** One way to play: so many seats, against each other or together. */
export type ModeInfo = {
  /** The seat counts it takes. */
  players: number[];
  /** Whether all win or lose together. */
  cooperative: boolean;
  /** Its name. */
  name: Phrase;
  /** One sentence. */
  sentence: Phrase;
  /** Where the rules say so. */
  clause: Clause;
};

/** One thing a set-up may say. */
export type OptionInfo = {
  /** The field of the set-up object. */
  name: string;
  /** What it may be. */
  kind: OptionKind;
  /** What it is when left out, as JSON. */
  default: string;
  /** One sentence. */
  sentence: Phrase;
  /** Where the rules say so. */
  clause: Clause;
};

/** What an option may be. */
export type OptionKind =
  | "flag"
  | {
    choice: ChoiceInfo[];
  }
  | {
    number: {
      /** The smallest. */
      min: number;
      /** The largest. */
      max: number;
    };
  }
  | {
    several: ChoiceInfo[];
  }
  | "other";

/** The end of a game as a person wants it told. */
export type Outcome = {
  /** One line a seat, in seat order. */
  seats: SeatResult[];
  /** For cooperative games and solitaires. */
  common?: Common;
  /** What decided the game, in a sentence. */
  reason: Text;
};

/** A fixed sentence in both languages. */
export type Phrase = {
  /** English. */
  en: string;
  /** German. */
  de: string;
};

/** What a number of random games came to. */
export type Playouts = {
  /** Games played to the end. */
  games: number;
  /** Decisions in them, chance's included. */
  actions: number;
};

/** Why something was not done: a sentence, and where to look. */
export type Problem = {
  /** The clause that was broken, if one was, e.g. `FE-21`. */
  clause?: string;
  /** The field of the input that is wrong, if one is. */
  field?: string;
  /** The line of the record that is wrong, counted from 1, if one is. */
  line?: number;
  /** The sentence. */
  text: Text;
};

/** Why something is good or bad. */
export type Reason = {
  /** Which sentence it is, e.g. `feurio.area_points`. */
  key: string;
  /** What it is filled in with. */
  args: Record<string, Arg>;
  /** The places it speaks of, as actions write them. */
  places: string[];
  /** Set if it speaks of what another seat is expected to answer. */
  answer?: Step;
  /** The sentence, without a full stop. */
  text: Text;
};

/** The first line of a record. */
export type RecordHeader = {
  /** The format's version. */
  hearth: number;
  /** The game's id. */
  game: string;
  /** The version of the game's rules. */
  ruleset: number;
  /** The set-up, complete. */
  setup: unknown;
  /** Who sat where. */
  seats: SeatInfo[];
  /** How many actions follow. */
  actions: number;
  /** How it ended; nothing if it has not. */
  result: Outcome | null;
  /** How its dice can be checked, if they can. */
  dice?: DiceProof;
};

/** Why something may not be done: the clause that forbids it and a sentence that says so. */
export type Refusal = {
  /** The clause. */
  clause: Clause;
  /** The sentence. */
  text: Text;
};

/**
 * One decision of a seat, looked back on.
 * It rests on what the seat knew when it decided. While a game goes on, show it to that seat only.
 */
export type ReviewedPly = {
  /** Which decision of the game, from 0. */
  ply: number;
  /** Who decided. */
  seat: Seat;
  /** What was played, in canonical text. */
  action: string;
  /** How good that was. */
  grade: Grade;
  /**
   * What the seat could expect with the best action: its share of victory from 0 to 1; where all
   * win together, the chance of winning.
   */
  before: number;
  /** What it could expect with the action played. */
  after: number;
  /** What was given away: the difference, never below 0. */
  loss: number;
  /** The standard error of that difference. */
  error: number;
  /** What every seat could expect with the best action. */
  shares_before: number[];
  /** What every seat could expect after the action played. */
  shares_after: number[];
  /** The best action; the one played if none was better. */
  best: string;
  /** What was expected to follow the best action. */
  best_line: Step[];
  /** What was expected to follow the action played. */
  played_line: Step[];
  /** What speaks for the best action, if it is another one. */
  why_best: Reason[];
  /** What speaks against the action played, if another was better; else what it brings about. */
  why_played: Reason[];
};

/** A place at the table, counted from 0 in order of play. */
export type Seat = number;

/** Who sits at a seat. */
export type SeatInfo = {
  /** A name to show. */
  name: string;
  /** The bot's name, if a bot sits there. */
  bot?: string;
};

/** How one seat did. */
export type SeatResult = {
  /** The seat. */
  seat: Seat;
  /** The place, 1 the best; `None` without one. */
  place: number | null;
  /** Points, where the game counts them for a seat. */
  score?: number;
  /** The values tie-breaks compared, in order; greater is better. */
  tie_breaks?: number[];
  /** What the score is made of. */
  reasons?: Text[];
};

/** One figure over the whole game. */
export type Series = {
  /** What programs call the figure, e.g. `points`. */
  key: string;
  /** What people call it. */
  name: Text;
  /** Whether there is one figure for all seats together. */
  common: boolean;
  /** For each seat, or once for all: the figure before the first decision and after each. */
  values: number[][];
};

/** One thing a common goal lacked. */
export type Shortfall = {
  /** What it is. */
  what: Text;
  /** How many of it. */
  count: number;
};

/** One decision of a line, in canonical text. */
export type Step = {
  /** Who decides: a seat's number, or `chance`. */
  actor: string;
  /** What, blanked where the reader can't know it. */
  action: string;
};

/** A sentence made for the occasion, in both languages. */
export type Text = {
  /** English. */
  en: string;
  /** German. */
  de: string;
};

/** A tile's number, 1 to 6: how hot it burns; or 0, the back of a tile that lies face down. */
export type TileNumber = number;
