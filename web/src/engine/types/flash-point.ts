// Written from the Rust types by `make types`. Do not edit.

import type { Seat } from "./shared";

/** Which faces of the black die lie opposite each other (FP-61). */
export type BlackDie = "box" | "sum9";

/** A cell of the house or of the ring round it (FP-1), written `row,column`. */
export type Cell = string;

/** What may happen to one cell. */
export type CellOdds = {
  /** The cell. */
  cell: Cell;
  /** It does not burn now and catches fire. */
  ignites: number;
  /** It burns in the end. */
  burns: number;
  /** There is an explosion on it. */
  explodes: number;
};

/** The driver's dice and which of them were rolled again (FP-87). */
export type Dice = {
  /** What they show now. */
  cell: Cell;
  /** Whether the red one stands. */
  red_stands: boolean;
  /** Whether the black one stands. */
  black_stands: boolean;
};

/** One of the two dice. */
export type Die = "red" | "black";

/** How hard the experienced game is (FP-60). */
export type Difficulty = "recruit" | "veteran" | "heroic";

/** One of the four directions blasts and firefighters take. */
export type Direction = "north" | "east" | "south" | "west";

/** What has become of a door. */
export type Door = "closed" | "open" | "gone";

/** A door. */
export type DoorView = {
  /** The cell on one side. */
  a: Cell;
  /** The cell on the other. */
  b: Cell;
  /** Closed, open or gone. */
  state: Door;
};

/** One thing that happened. An edge is told by the two cells it lies between. */
export type Event =
  | {
    event: "dealt";
    figure: Figure;
    role: Role;
  }
  | {
    event: "started";
    figure: Figure;
    cell: Cell;
  }
  | {
    event: "parked";
    vehicle: Vehicle;
    spot: Spot;
  }
  | {
    event: "hazmat_placed";
    cell: Cell;
  }
  | {
    event: "turn_began";
    figure: Figure;
    points: number;
    free: number;
  }
  | {
    event: "points_saved";
    figure: Figure;
    points: number;
  }
  | {
    event: "spent";
    figure: Figure;
    points: number;
    left: number;
    free_left: number;
  }
  | {
    event: "payment_changed";
    own_first: boolean;
  }
  | {
    event: "moved";
    figure: Figure;
    from: Cell;
    to: Cell;
    commanded: boolean;
  }
  | {
    event: "revealed";
    cell: Cell;
    victim: boolean;
  }
  | {
    event: "picked_up";
    figure: Figure;
    load: Load;
    cell: Cell;
  }
  | {
    event: "put_down";
    figure: Figure;
    load: Load;
    cell: Cell;
  }
  | {
    event: "lead_began";
    figure: Figure;
    cell: Cell;
  }
  | {
    event: "lead_ended";
    figure: Figure;
    cell: Cell;
  }
  | {
    event: "rescued";
    cell: Cell;
    total: number;
  }
  | {
    event: "disposed";
    cell: Cell;
  }
  | {
    event: "treated";
    cell: Cell;
  }
  | {
    event: "door_swung";
    a: Cell;
    b: Cell;
    open: boolean;
  }
  | {
    event: "fire_to_smoke";
    cell: Cell;
  }
  | {
    event: "cleared";
    cell: Cell;
  }
  | {
    event: "chopped";
    figure: Figure;
    a: Cell;
    b: Cell;
  }
  | {
    event: "crew_changed";
    figure: Figure;
    from: Role;
    to: Role;
  }
  | {
    event: "drove";
    vehicle: Vehicle;
    from: Spot;
    to: Spot;
  }
  | {
    event: "rode";
    figure: Figure;
    from: Cell;
    to: Cell;
  }
  | {
    event: "gun_rolled";
    cell: Cell;
  }
  | {
    event: "die_rerolled";
    die: Die;
    face: number;
  }
  | {
    event: "gun_fired";
    target: Cell;
  }
  | {
    event: "fire_rolled";
    cell: Cell;
  }
  | {
    event: "smoke";
    cell: Cell;
  }
  | {
    event: "ignited";
    cell: Cell;
  }
  | {
    event: "exploded";
    cell: Cell;
  }
  | {
    event: "shockwave";
    from: Cell;
    to: Cell;
    direction: Direction;
  }
  | {
    event: "damaged";
    a: Cell;
    b: Cell;
    markers: number;
    total: number;
  }
  | {
    event: "door_torn_off";
    a: Cell;
    b: Cell;
  }
  | {
    event: "flashover";
    wave: number;
    cells: Cell[];
  }
  | {
    event: "hazmat_exploded";
    cell: Cell;
  }
  | {
    event: "hot_spot_placed";
    cell: Cell;
  }
  | {
    event: "flare_up";
    cell: Cell;
  }
  | {
    event: "knocked_down";
    figure: Figure;
    cell: Cell;
  }
  | {
    event: "recovered";
    figure: Figure;
    cell: Cell;
  }
  | {
    event: "lost";
    cell: Cell;
    total: number;
  }
  | {
    event: "ring_cleared";
    cells: Cell[];
  }
  | {
    event: "poi_rolled";
    cell: Cell;
  }
  | {
    event: "poi_moved_on";
    from: Cell;
    to: Cell;
  }
  | {
    event: "poi_placed";
    cell: Cell;
  }
  | {
    event: "won";
    rescued: number;
  }
  | {
    event: "plays_on";
  }
  | {
    event: "collapsed";
  }
  | {
    event: "ended";
    won: boolean;
    rescued: number;
    lost: number;
  };

/** Which firefighter: written 1 to 6, in order of turns. */
export type Figure = number;

/** What may happen to one firefighter. */
export type FigureOdds = {
  /** Which. */
  figure: Figure;
  /** It is knocked down. */
  knocked_down: number;
};

/** A firefighter. */
export type FigureView = {
  /** Which. */
  figure: Figure;
  /** Led by. */
  seat: Seat;
  /** Where; `None` before it has started. */
  cell: Cell | null;
  /** The specialist's card. */
  role: Role | null;
  /** Points saved. */
  saved: number;
  /** What it carries. */
  carries: Load | null;
  /** Whether a treated victim walks along. */
  leads: boolean;
};

/** What the fire may do. Every number is a count out of `total`. */
export type FireOdds = {
  /** All cases. */
  total: number;
  /** Cases cut off while the fire still flared up; counted as if it had ended there. */
  unresolved: number;
  /** Error in thousandths that sampling adds, 95 times out of 100; 0 for exact counts. */
  sampling_error: number;
  /** Every cell of house and ring, by row and column. */
  cells: CellOdds[];
  /** Every firefighter. */
  figures: FigureOdds[];
  /** Every POI and victim on the board. */
  pois: PoiOdds[];
  /** The building collapses. */
  collapses: number;
  /** Damage markers placed, summed over all cases. */
  damage: number;
};

/** A hazmat. */
export type HazmatView = {
  /** Where. */
  cell: Cell;
  /** Who carries it. */
  held_by: Figure | null;
};

/** What a token is. */
export type Kind = "hidden" | "victim" | "treated" | "hazmat" | "gone";

/** What a firefighter may pick up. */
export type Load = "victim" | "treated" | "hazmat";

/** Which rules are used. */
export type Mode = "family" | "experienced";

/** What lies ahead in a position. */
export type Outlook = {
  /** What the fire may do if it were rolled now. */
  fire: FireOdds;
  /** What each roll of the fire's dice would do, by row and column. */
  rolls: RollOutlook[];
  /** What each legal action of a turn costs. */
  prices: Price[];
};

/** What is being decided, with what matters for it. */
export type PhaseView = {
  /** What. */
  stage: Stage;
  /** For whom, where it is about one firefighter. */
  figure: Figure | null;
  /** Where, where it is about one cell. */
  cell: Cell | null;
  /** The deck gun's dice. */
  dice: Dice | null;
  /** The vehicle that is parked or driven. */
  vehicle: Vehicle | null;
  /** How many are still to come, or which one it is. */
  count: number | null;
};

/** What may happen to one POI or victim. */
export type PoiOdds = {
  /** Where it is. */
  cell: Cell;
  /** It burns, or the building comes down on it. */
  lost: number;
};

/** A POI or victim. */
export type PoiView = {
  /** Where. */
  cell: Cell;
  /** Hidden, victim or treated. */
  kind: Kind;
  /** Who carries or leads it. */
  held_by: Figure | null;
};

/** What an action costs. */
export type Price = {
  /** The action, in canonical text. */
  action: string;
  /** Action points, ordinary and free ones together. */
  points: number;
};

/** A quarter of the house: 3 rows by 4 columns. */
export type Quadrant = "top_left" | "top_right" | "bottom_left" | "bottom_right";

/** A specialist's card. */
export type Role = "paramedic" | "cafs" | "hazmat" | "generalist" | "captain" | "rescue" | "imaging" | "driver";

/** What one roll of the fire's dice would do. */
export type RollOutlook = {
  /** What the dice show. */
  cell: Cell;
  /**
   * What comes of it, until flashovers and hazmats are done; where there is a choice of hazmats
   * they go off in order of rows and columns.
   */
  events: Event[];
};

/** A game to be set up. What is left out has its rulebook default. */
export type Setup = {
  /** People, 1 to 6. */
  players: number;
  /** Always `true`: all win or lose together. */
  cooperative: boolean;
  /** Firefighters, at least one a person, at most 6. Left out: one each (FP-64). */
  figures: number | null;
  /** Family or experienced. */
  mode: Mode;
  /** Which side of the board, 1 or 2. */
  side: number;
  /** How hard the experienced game is. */
  difficulty: Difficulty;
  /** The firefighters' specialists in order; left out: dealt by chance. */
  specialists: Role[] | null;
  /** Hazmats of the heroic game: 4, or 5 as in the English edition. */
  heroic_hazmats: number;
  /** Which faces of the black die lie opposite. */
  black_die: BlackDie;
};

/** The side of the house a vehicle is parked on (FP-65), clockwise. */
export type Spot = "top" | "right" | "bottom" | "left";

/** What is being decided. */
export type Stage = "setup_explosion" | "setup_hazmat" | "setup_poi" | "deal" | "setup_hot_spot" | "start" | "park" | "act" | "reveal" | "gun" | "aim" | "reroll" | "ride" | "play_on" | "fire" | "detonate" | "knock_down" | "replenish" | "over";

/** The running turn. */
export type TurnView = {
  /** Whose. */
  figure: Figure;
  /** Led by. */
  seat: Seat;
  /** Ordinary points left. */
  points: number;
  /** Free points left. */
  free: number;
  /** Whether ordinary points are spent first. */
  own_first: boolean;
  /** Whether nothing was done yet. */
  fresh: boolean;
};

/** One of the two vehicles of the experienced game. */
export type Vehicle = "ambulance" | "engine";

/** A vehicle and its spots. */
export type VehicleView = {
  /** Which. */
  vehicle: Vehicle;
  /** Where it stands; `None`: not parked. */
  spot: Spot | null;
  /** The two cells of each spot, clockwise from the top. */
  spots: [Cell, Cell][];
  /** What the deck gun reaches from where it stands. */
  quadrant: Quadrant | null;
};

/** A position as it can be drawn, without knowing the rules. */
export type View = {
  /** Family or experienced. */
  mode: Mode;
  /** The side of the board. */
  side: number;
  /** How hard; only in the experienced game. */
  difficulty: Difficulty | null;
  /** Who decides: a seat's number, `chance` or `nobody`. */
  to_act: string;
  /** What is being decided. */
  phase: PhaseView;
  /** The running turn; `None` in the set-up. */
  turn: TurnView | null;
  /** Cells on fire. */
  fire: Cell[];
  /** Cells in smoke. */
  smoke: Cell[];
  /** Cells with a hot spot. */
  hot_spots: Cell[];
  /** Every wall segment. */
  walls: WallView[];
  /** Every door. */
  doors: DoorView[];
  /** Exterior openings: the cells on either side. */
  openings: [Cell, Cell][];
  /** POI and victims on the board. */
  pois: PoiView[];
  /** Hazmats on the board. */
  hazmats: HazmatView[];
  /** The firefighters. */
  figures: FigureView[];
  /** Ambulance and engine with all their spots. The family game uses the ambulance's spots. */
  vehicles: VehicleView[];
  /** Victims rescued; seven win. */
  rescued: number;
  /** Victims lost; four lose. */
  lost: number;
  /** Damage markers placed; the 24th brings the building down. */
  damage: number;
  /** POI in the pool. */
  pool: number;
  /** Victims among all POI that are still face down, on the board and in the pool. */
  unseen_victims: number;
  /** False alarms among them. */
  unseen_alarms: number;
  /** Hot spots in reserve. */
  hot_spot_reserve: number;
  /** Heal markers beside the board. */
  heal_markers: number;
  /** Hazmats made harmless. */
  disposed: number;
  /** Whether the seven are safe. */
  won: boolean;
  /** Whether the team plays on for ten. */
  plays_on: boolean;
};

/** A wall segment. */
export type WallView = {
  /** The cell on one side. */
  a: Cell;
  /** The cell on the other. */
  b: Cell;
  /** Markers: 0 whole, 1 damaged, 2 destroyed. */
  damage: number;
};
