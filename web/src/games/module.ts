// What the client knows about drawing one family of games. Rules stay in the engine: a module only
// says where things are, what they are called and what an action is about.

import type { Component } from 'svelte';
import type { Preview } from '../engine/engine';
import type { SeatInfo } from '../engine/types';
import type { ToldEvent } from '../engine/happening';
import type { Text } from '../i18n/say.svelte';
import type { Position } from '../session/session';
import type { Moment } from '../stage/stage.svelte';

/** A place of the board that can be reached, named and clicked. Coordinates are board units. */
export interface Place {
  /** As in canonical text where the engine has one: `2,-1`. Unique. */
  id: string;
  x: number;
  y: number;
  /** Where keys find it, if the drawing shifts it: a hex lifted by its height. */
  ground?: { x: number; y: number };
  /** What is there, in words that say what matters; read aloud and shown as a tooltip. */
  name: Text;
  /** The outline that takes clicks, as an SVG path round (0, 0). A hex if left out. */
  outline?: string;
  /** Not worth a stop for the keyboard unless something can be done there. */
  minor?: boolean;
  /** Only room to act in: a picture of the position may leave it out. */
  outer?: boolean;
  /** Not painted as open by the frame: the game draws it. */
  quiet?: boolean;
  /** A second way to what is offered elsewhere: neither painted as open nor leapt to. */
  second?: boolean;
}

/** One legal action, tied to the place a person would click for it. */
export interface Target {
  action: string;
  /** The place's id; nothing for a button beside the board (pass, end turn). */
  place: string | null;
  /** What to call it where there is a choice: "2 red men". */
  label: Text;
  /** The main thing to do there: a click does it at once even if there are other choices. */
  direct?: boolean;
  /** Ends the turn: asked for confirmation if the person wants that. */
  final?: boolean;
}

/** Which seats exist and what they are called, for colours and names. */
export interface Company {
  seats: SeatInfo[];
  /** The seat whose eyes are used. */
  viewer: number | null;
}

/** What every board component gets. It draws; the frame takes the clicks. */
export interface BoardProps<V, U> {
  view: V;
  ui: U;
  company: Company;
  /** The decision being shown, event by event, on top of `view`. */
  moment: Moment | null;
  /** What the action under the pointer or focus would do. */
  preview: (Preview & { action: string }) | null;
  /** The place under pointer or focus, whether or not something can be done there. */
  pointed?: string | null;
  /** Places to light up: of a log line, a hint, a lesson. */
  lit: ReadonlySet<string>;
  /** Places something can be done at. */
  open: ReadonlySet<string>;
  /** Every action the viewer may take now, whatever is chosen in `ui`. */
  legal?: string[];
  /** The events of the last decision shown, to mark it. */
  last: ToldEvent[];
  /** What the engine reckons about what lies ahead, for games that have it. */
  outlook?: unknown;
}

export interface PanelProps<V> {
  view: V;
  company: Company;
  /** The view after the action under the pointer, to show the difference. */
  after: V | null;
  /** Lights up places while a line of the panel is pointed at. */
  light(places: string[]): void;
  /** What the engine reckons about what lies ahead, for games that have it. */
  outlook?: unknown;
}

export interface ToolsProps<V, U> {
  view: V;
  ui: U;
  position: Position;
  /** The place under pointer or focus. */
  pointed: string | null;
  /** What the action there would do. */
  preview: (Preview & { action: string }) | null;
  /** Does a legal action. */
  act(action: string): void;
}

export interface GameModule<V = unknown, U = unknown> {
  Board: Component<BoardProps<V, U>>;
  /** Supplies, scores and what makes them up. */
  Panel: Component<PanelProps<V>>;
  /** Choices a person makes before pointing at a place: a colour, a rotation. */
  Tools?: Component<ToolsProps<V, U>>;
  /** The tools stay while others decide (`position.legal` is empty then), so the board keeps its
   * size. */
  steadyTools?: boolean;
  /** The board itself marks the places where something can be done. */
  marksOpen?: boolean;
  /** Those choices, as Svelte state. */
  newUi(): U;
  /** Every place of the board, in an order that reads well. */
  places(view: V, ui: U, company: Company, outlook?: unknown): Place[];
  /** The legal actions by place, as far as the choices in `ui` allow them. */
  targets(position: Position, ui: U): Target[];
  /** All legal actions by place, whatever `ui` holds: to name a hint. `targets` if left out. */
  all?(position: Position): Target[];
  /** An action a person may have meant by clicking a place where nothing can be done: the engine
   * is asked why it is not legal. */
  attempt(view: V, place: string, ui: U): string | null;
  /** A press on a place that only picks something up or changes a choice; whether it was used. */
  press?(place: string, ui: U, position: Position): boolean;
  /** The places an event is about. */
  lit(event: ToldEvent): string[];
  /** What an action would bring, in fewer words than its events. */
  foretell?(events: ToldEvent[]): Text[];
  /** How long an event is shown, in milliseconds. */
  timing(event: ToldEvent): number;
  /** A key of the game's own; whether it was used. */
  key?(event: KeyboardEvent, ui: U, position: Position): boolean;
  /** The wheel over the board; whether it was used (else the camera zooms). */
  wheel?(delta: number, ui: U, position: Position): boolean;
  /** A finger's tap on a place while the choice at `held` is shown: the place to show next, or
   * nothing if the tap means what it usually does. */
  tap?(place: string, held: string | null, ui: U, position: Position): string | null;
  /** How much board to keep in sight round the places, in board units. */
  margin?: number;
  /** The smallest extent of a place that can only be hit there, in board units: the camera stays
   * so near that a finger can. A hex's width if left out. */
  smallest?: number;
  /** What the keys of `key` do, for the help. */
  keys?: { key: string; does: Text }[];
}

/** Loads the module of a game when it is needed. */
export function loadModule(game: string): Promise<GameModule> {
  return loaders[game]?.() ?? Promise.reject(new Error(`no board for ${game}`));
}

const feurio = () => import('./feurio').then((m) => m.default as unknown as GameModule);
const vulkan = () => import('./vulkan').then((m) => m.default as unknown as GameModule);
const onTheRun = () => import('./on-the-run').then((m) => m.default as unknown as GameModule);
const flashPoint = () => import('./flash-point').then((m) => m.default as unknown as GameModule);
const taluva = () => import('./taluva').then((m) => m.default as unknown as GameModule);

const loaders: Record<string, () => Promise<GameModule>> = {
  feurio,
  wildfire: feurio,
  vulkan,
  volcano: vulkan,
  'on-the-run': onTheRun,
  'flash-point': flashPoint,
  taluva,
};
