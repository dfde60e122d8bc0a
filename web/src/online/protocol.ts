// Written from the Rust types by `make types`. Do not edit.

import type { DiceProof, Outcome, Refusal, Text, Told, ToldEvent } from "../engine/types";

/** The version of the protocol. */
export const VERSION = 1;

/** Why a bot sits in for a person. */
export type AbsentBecause = "pace" | "left" | "resigned";

/** Whether a claimed seat is one's own. */
export type ClaimedSeat = {
  /** The table. */
  table: TableId;
  /** The seat. */
  seat: number;
  /** Whether the token is the right one. */
  own: boolean;
};

/** One frame from a client. */
export type ClientIn =
  | {
    type: "hello";
    /** The protocol's version. */
    version: number;
    /** One's seats. */
    seats?: SeatKey[];
  }
  | {
    type: "claim";
    /** The seats. */
    seats: SeatKey[];
  }
  | {
    type: "watch";
    /** The table. */
    table: TableId;
    /** The last sequence seen, to hear only what came since. */
    since?: number | null;
    /**
     * Whether to be sent the position with every step. A client that plays along by itself
     * can do without.
     */
    views?: boolean;
    /**
     * Whether to be told what came of every decision. A client that plays along by itself
     * finds out.
     */
    events?: boolean;
  }
  | {
    type: "unwatch";
    /** The table. */
    table: TableId;
  }
  | {
    type: "start";
    /** The table. */
    table: TableId;
    /** Who asks. */
    seat: number;
    /** The request. */
    id: RequestId;
    /** Whether bots take the seats that are still free. Only the host may say so. */
    fill?: boolean;
    /** One's word for the dice. */
    word?: string;
  }
  | {
    type: "act";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The last sequence seen: if the game went on since, the action is stale. */
    seq: number;
    /** The request. */
    id: RequestId;
    /** What, in canonical text. */
    action: string;
  }
  | {
    type: "undo";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The last sequence seen. */
    seq: number;
    /** The request. */
    id: RequestId;
  }
  | {
    type: "chat";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The request. */
    id: RequestId;
    /** What. */
    text: string;
  }
  | {
    type: "resign";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The request. */
    id: RequestId;
  }
  | {
    type: "leave";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The request. */
    id: RequestId;
  }
  | {
    type: "back";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The request. */
    id: RequestId;
  }
  | {
    type: "rematch";
    /** The table. */
    table: TableId;
    /** Who. */
    seat: number;
    /** The request. */
    id: RequestId;
  }
  | {
    type: "preview";
    /** The table. */
    table: TableId;
    /** Whose action. */
    seat: number;
    /** The request. */
    id: RequestId;
    /** The action. */
    action: string;
  }
  | {
    type: "why";
    /** The table. */
    table: TableId;
    /** Whose action. */
    seat: number;
    /** The request. */
    id: RequestId;
    /** The action. */
    action: string;
  }
  | {
    type: "history";
    /** The table. */
    table: TableId;
    /** The request. */
    id: RequestId;
    /** The first decision's number, from 0. */
    from: number;
  }
  | {
    type: "ping";
    /** The request. */
    id: RequestId;
  };

/** One frame towards a client. */
export type ClientOut =
  | {
    type: "welcome";
    /** The protocol's version. */
    version: number;
    /** Which of the seats are one's own. */
    seats: ClaimedSeat[];
    /** The node's clock, in milliseconds since 1970. */
    now: number;
  }
  | {
    type: "snapshot";
    /** The table. */
    state: TableState;
  }
  | {
    type: "update";
    /** The table. */
    table: TableId;
    /** The sequence of the last step. */
    seq: number;
    /** How far the table has come. */
    phase: Phase;
    /** Whose decision is next: a seat's number, or `nobody`. */
    to_act: string;
    /** When the time for this turn runs out, in milliseconds since 1970. */
    due?: number;
    /** The steps, oldest first. */
    steps: Step[];
    /** Where the game stands, if asked for with `views`. */
    position?: Position;
    /** The revealed dice, once the game is over. */
    dice?: DiceProof;
  }
  | {
    type: "done";
    /** The request. */
    id: RequestId;
    /** The table. */
    table: TableId;
    /** The sequence of its step. */
    seq: number;
  }
  | {
    type: "preview";
    /** The request. */
    id: RequestId;
    /** The table. */
    table: TableId;
    /** What would happen. */
    events: ToldEvent<object>[];
    /** What one would see then; nothing where chance decides first. */
    view: unknown;
    /** How it would end. */
    outcome?: Outcome;
  }
  | {
    type: "why";
    /** The request. */
    id: RequestId;
    /** The table. */
    table: TableId;
    /** The clauses. */
    objections: Refusal[];
  }
  | {
    type: "history";
    /** The request. */
    id: RequestId;
    /** The table. */
    table: TableId;
    /** The first decision's number. */
    from: number;
    /** How many there are in all. */
    plies: number;
    /** The decisions; ask again from the next one if some are missing. */
    told: Told<object>[];
  }
  | {
    type: "presence";
    /** The table. */
    table: TableId;
    /** The seats. */
    seats: number[];
    /** How many spectators. */
    spectators: number;
  }
  | {
    type: "pong";
    /** The request. */
    id: RequestId;
  }
  | {
    type: "error";
    /** The request. */
    id?: RequestId;
    /** The table. */
    table?: TableId;
    /** Why. */
    problem: Problem;
  }
  | {
    type: "bye";
  };

/** What kind of problem it is, for programs. */
export type Code = "bad_frame" | "hello" | "version" | "no_table" | "not_your_seat" | "taken" | "wrong_phase" | "stale" | "refused" | "no_undo" | "limit" | "origin" | "unavailable";

/** Opens a table. */
export type CreateTable = {
  /**
   * The request, 16 to 40 random characters that nobody can guess. Sent again within a day, it
   * is answered the same way, with the same tokens.
   */
  id?: RequestId;
  /** The game's id. */
  game: string;
  /** The set-up; what is left out has its default. */
  setup?: unknown;
  /** The seats, as many as the set-up has. */
  seats: SeatPlan[];
  /** How much time there is. */
  pace?: Pace;
  /** Which bot sits in for the absent. */
  level?: string;
};

/** A table was opened. */
export type Created = {
  /** The table. */
  table: TableId;
  /** The seats of whoever opened it. */
  seats: SeatKey[];
  /** The invitations to friends. */
  invites: Invitation[];
  /** What binds the dice, said before anybody gives a word. */
  commitment: string;
};

/** An invitation to a seat: whoever has it may sit down there. */
export type Invitation = {
  /** The seat. */
  seat: number;
  /** The secret of the link. Put it behind the `#`, which browsers keep to themselves. */
  invite: Secret;
};

/** What anybody may know of a table before looking at it: for the lobby and for the invited. */
export type Listed = {
  /** The table. */
  table: TableId;
  /** The game's id. */
  game: string;
  /** The set-up, complete. */
  setup: unknown;
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** How far it has come. */
  phase: Phase;
  /** The seats. */
  seats: SeatState[];
  /** The seat of whoever opened it. */
  host: number;
  /** How much time there is. */
  pace: Pace;
  /** Which bot sits in for the absent. */
  level: string;
};

/** How one of my seats does. */
export type MySeat = {
  /** The table. */
  table: TableId;
  /** The seat. */
  seat: number;
  /** The game's id. */
  game: string;
  /** How far the table has come. */
  phase: Phase;
  /** The seats. */
  seats: SeatState[];
  /** Whether it is this seat's turn. */
  your_turn: boolean;
  /** Whose decision is next: a seat's number, or `nobody`. */
  to_act: string;
  /** Since when the table waits for that, in milliseconds since 1970. */
  since: number;
  /** The node's clock, in milliseconds since 1970. */
  now: number;
  /** When the time for this turn runs out, in milliseconds since 1970. */
  due?: number;
  /** The sequence of the last step. */
  seq: number;
  /** How many decisions were made. */
  plies: number;
  /** The decision after this seat's last one: `history` from here is what happened since. */
  since_my_turn: number;
};

/** Asks about one's seats, or for a recovery code for them. */
export type MySeats = {
  /** The seats. */
  seats: SeatKey[];
};

/** How much time a person has for a turn. */
export type Pace =
  | {
    seconds: number;
  }
  | {
    minutes: number;
  }
  | {
    days: number;
  };

/** How far a table has come. */
export type Phase = "open" | "playing" | "over" | "closed";

/** Where the game stands, as the viewer may know it. */
export type Position = {
  /** How many decisions were made. */
  plies: number;
  /** Whose decision is next: a seat's number, or `nobody`. */
  to_act: string;
  /** What is to be done now. */
  task: Text;
  /** Whose eyes the view is for: a seat's number, or `spectator`. */
  viewer: string;
  /** What the viewer may know. */
  view: unknown;
  /** Every legal action, if it is the viewer's turn. */
  legal?: string[];
  /** What lies ahead, in games that reckon it: odds, prices. */
  outlook?: unknown;
  /** Whether the viewer may take the last action back. */
  can_undo?: boolean;
  /** How it ended. */
  outcome?: Outcome;
};

/** Why something was not done. Nothing changed. */
export type Problem = {
  /** What kind. */
  code: Code;
  /** The clause of the game's rules or of the record format. */
  clause?: string;
  /** The field of the set-up. */
  field?: string;
  /** What people read. */
  text: Text;
};

/** A code that moves seats to another device, once. */
export type RecoveryCode = {
  /** The code. */
  code: Secret;
};

/**
 * A name the client gives a request. The answer carries it; a request sent again under the same
 * name by the same seat is not carried out twice but answered as before.
 */
export type RequestId = string;

/** Something somebody said. */
export type Said = {
  /** Its sequence. */
  seq: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who. */
  seat: number;
  /** What: plain text, never markup. */
  text: string;
};

/** What proves that a seat is one's own. */
export type SeatKey = {
  /** The table. */
  table: TableId;
  /** The seat, from 0. */
  seat: number;
  /** The secret given when the seat was taken. */
  token: Secret;
};

/** Who is to have a seat. */
export type SeatPlan =
  | {
    me: string;
  }
  | "friend"
  | "open"
  | {
    bot: string;
  };

/** One seat. */
export type SeatState = {
  /** Who sits there; nothing while the seat is free. */
  name?: string;
  /** The bot's level, where a bot has the seat. */
  bot?: string;
  /** Whether the seat, while free, can only be taken by invitation. */
  invited?: boolean;
  /** Why a bot sits in, if one does. */
  absent?: AbsentBecause;
  /** The seat's team: equal numbers win and lose together. */
  team: number;
};

/** A seat was taken. */
export type Seated = {
  /** What proves it. */
  key: SeatKey;
  /** The sequence of the step. */
  seq: number;
};

/**
 * 256 random bits that prove something: a seat, an invitation, a recovery code. Written as 64
 * hexadecimal digits, shown once, kept only hashed.
 */
export type Secret = string;

/** Takes a seat. */
export type SitDown = {
  /**
   * The request, 16 to 40 random characters that nobody can guess. Sent again within a day, it
   * is answered the same way, with the same token.
   */
  id?: RequestId;
  /** The seat. */
  seat: number;
  /** The name to show. */
  name: string;
  /** The invitation, where one is needed. */
  invite?: Secret | null;
  /** One's word for the dice. */
  word?: string;
};

/** One step of a table: it has a sequence and is durable. */
export type Step = {
  /** Its sequence. */
  seq: number;
  /** When, in milliseconds since 1970. */
  at: number;
} & (
  | {
    what: "opened";
  }
  | {
    what: "sat";
    /** The seat. */
    seat: number;
    /** The name. */
    name: string;
  }
  | {
    what: "freed";
    /** The seat. */
    seat: number;
  }
  | {
    what: "moved";
    /** The seat. */
    seat: number;
  }
  | {
    what: "started";
    /** What chance decided at once. */
    told: Told<object>[];
  }
  | {
    what: "acted";
    /** The seat. */
    seat: number;
    /** The first decision's number. */
    ply: number;
    /** The decision and what chance decided after it. */
    told: Told<object>[];
    /** Whether a bot decided. */
    bot: boolean;
  }
  | {
    what: "took_back";
    /** The seat. */
    seat: number;
    /** How many decisions are left. */
    plies: number;
  }
  | {
    what: "said";
    /** Who. */
    seat: number;
    /** What: plain text, never markup. */
    text: string;
  }
  | {
    what: "absent";
    /** The seat. */
    seat: number;
    /** Why. */
    because: AbsentBecause;
  }
  | {
    what: "returned";
    /** The seat. */
    seat: number;
  }
  | {
    what: "rematch";
    /** Where. */
    next: TableId;
  }
  | {
    what: "closed";
  });

/** A table's name. */
export type TableId = string;

/** A whole table. */
export type TableState = {
  /** The table. */
  table: TableId;
  /** The sequence of the last step. */
  seq: number;
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** How far it has come. */
  phase: Phase;
  /** The game's id. */
  game: string;
  /** The set-up, complete. */
  setup: unknown;
  /** The seats. */
  seats: SeatState[];
  /** Which seats are the viewer's own. */
  own: number[];
  /** The seat of whoever opened the table. */
  host: number;
  /** How much time there is. */
  pace: Pace;
  /** Which bot sits in for the absent. */
  level: string;
  /** When the time for this turn runs out, in milliseconds since 1970. */
  due?: number;
  /** What binds the dice. The seed is there once the game is over. */
  dice: DiceProof;
  /** The last things said. */
  chat: Said[];
  /** Where the rematch is. */
  rematch?: TableId;
  /** Where the game stands, once it has begun. */
  position?: Position;
};

/** Brings the seats of a recovery code to this device. */
export type UseCode = {
  /**
   * The request, 16 to 40 random characters that nobody can guess. Sent again within a day, it
   * is answered the same way, with the same tokens; without it the code works once and no more.
   */
  id?: RequestId;
  /** The code. */
  code: Secret;
};
