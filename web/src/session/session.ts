// A game at a table, wherever it is kept: in the browser, or on a server. Screens and boards know
// only this.

import type { GameInfo, Outcome, Refusal, SeatInfo } from '../engine/types';
import type { Told } from '../engine/happening';
import type { Preview } from '../engine/engine';
import type { Problem } from '../engine/problem';
import type { Text } from '../i18n/say.svelte';

/** The table as the viewer may know it after `ply` decisions. */
export interface Position {
  ply: number;
  /** A seat's number as text, `chance` or `nobody`. */
  actor: string;
  task: Text;
  view: unknown;
  /** What the viewer may do now; empty if it is not the viewer's decision. */
  legal: string[];
  outcome: Outcome | null;
  /** What the engine reckons about what lies ahead: odds, prices; not every game has it. */
  outlook?: unknown;
}

/** One decision with the table before and after it. */
export interface Step {
  told: Told;
  before: Position;
  after: Position;
  /** Nothing new to show: the same table, seen by somebody else. */
  shown?: boolean;
}

export interface Session {
  readonly info: GameInfo;
  readonly setup: Record<string, unknown>;
  readonly seats: SeatInfo[];
  /** Where the game stands; screens draw what the stage shows of it. */
  readonly position: Position;
  /** Every decision so far as the viewer may know it. */
  readonly log: Told[];
  /** The seat whose eyes are used; nothing for a spectator. */
  readonly viewer: number | null;
  /** The bot's seat that is thinking. */
  readonly thinking: number | null;
  /** Whether the viewer may take the last action back. */
  readonly canUndo: boolean;
  /** A person the device must be handed to before the game goes on. */
  readonly handTo: number | null;
  readonly problem: Problem | null;
  /** Whether an action is on its way to where the game is kept. */
  readonly sending?: boolean;
  /** Whether it is fair to ask the engine what to do. */
  readonly hints: boolean;
  /** Whether the whole game so far is known here, to look at it again. */
  readonly known: boolean;
  /** How the same people play again, where that is not just another game on this device; nothing
   * for whoever may not ask for it. */
  readonly rematch?: (() => Promise<void>) | null;

  /** Lets the game go on: chance and bots decide until a person is to. */
  start(): void;
  act(action: string): Promise<void>;
  undo(): Promise<void>;
  preview(action: string): Promise<Preview>;
  why(action: string): Promise<Refusal[]>;
  /** The whole game as a record; nothing while somebody may still have secrets in it. */
  record(): Promise<string | null>;
  /** Called with every new decision, in order. */
  onstep(listener: (step: Step) => void): () => void;
  /** Called when decisions were taken back. */
  onrewind(listener: (position: Position) => void): () => void;
  /** The person took the device. */
  taken(): void;
  dismiss(): void;
  close(): void;
}
