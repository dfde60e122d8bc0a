// The rules, in WebAssembly. JSON crosses the border as text; here it gets its types.

import init, * as wasm from './pkg/hearth.js';
import address from './pkg/hearth_bg.wasm?url';
import type { GameInfo, Outcome, Refusal, SeatInfo } from './types';
import type { Told, ToldEvent } from './happening';
import type { Series } from './types';
import type { Text } from '../i18n/say.svelte';
import { HearthError, problemOf } from './problem';

export type Viewer = string;

/** What would happen, before it does. */
export interface Preview {
  events: ToldEvent[];
  view: unknown;
  outcome: Outcome | null;
}

let loading: Promise<void> | undefined;

/** Loads the engine once. */
export function loadEngine(): Promise<void> {
  loading ??= init({ module_or_path: address }).then(
    () => undefined,
    (reason: unknown) => {
      loading = undefined;
      throw new HearthError(unloadable(reason));
    },
  );
  return loading;
}

function unloadable(reason: unknown) {
  if (typeof WebAssembly === 'undefined') {
    return {
      text: {
        en: 'This browser cannot run WebAssembly, which the rules need. Please use a current browser, or switch WebAssembly on.',
        de: 'Dieser Browser führt kein WebAssembly aus, das die Regeln brauchen. Bitte einen aktuellen Browser benutzen oder WebAssembly einschalten.',
      },
    };
  }
  const what = problemOf(reason).text;
  return {
    text: {
      en: `The rules could not be loaded. Check the connection and try again. (${what.en})`,
      de: `Die Regeln konnten nicht geladen werden. Bitte die Verbindung prüfen und es noch einmal versuchen. (${what.de})`,
    },
  };
}

function safely<T>(call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    throw new HearthError(problemOf(thrown));
  }
}

function read<T>(call: () => string): T {
  return safely(() => JSON.parse(call()) as T);
}

/** 32 bytes nobody can guess. */
export function freshSeed(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32));
}

export function games(): GameInfo[] {
  return read(() => wasm.games());
}

/** The set-up with every default filled in; throws what is wrong with it. */
export function complete(game: string, setup: object): object {
  return read(() => wasm.complete(game, JSON.stringify(setup)));
}

/** One game being played. */
export class Table {
  private constructor(private readonly inner: wasm.Table) {}

  static open(game: string, setup: object, seats: SeatInfo[], seed = freshSeed()): Table {
    const [setupText, seatsText] = [JSON.stringify(setup), JSON.stringify(seats)];
    return new Table(safely(() => wasm.Table.open(game, setupText, seatsText, seed)));
  }

  static replay(record: string, seed = freshSeed()): Table {
    return new Table(safely(() => wasm.Table.replay(record, seed)));
  }

  get game(): string {
    return this.inner.game();
  }
  get info(): GameInfo {
    return read(() => this.inner.info());
  }
  get setup(): Record<string, unknown> {
    return read(() => this.inner.setup());
  }
  get seats(): SeatInfo[] {
    return read(() => this.inner.seats());
  }
  get plies(): number {
    return this.inner.plies();
  }
  /** A seat's number as text, `chance` or `nobody`. */
  get actor(): string {
    return this.inner.actor();
  }
  get task(): Text {
    return read(() => this.inner.task());
  }
  get legal(): string[] {
    return read(() => this.inner.legal());
  }
  get odds(): [string, number][] {
    return read(() => this.inner.odds());
  }
  get outcome(): Outcome | null {
    const text = this.inner.outcome();
    return text === undefined ? null : (JSON.parse(text) as Outcome);
  }
  /** What lies ahead: odds, prices; nothing for games that reckon none. */
  get outlook(): unknown {
    const text = this.inner.outlook();
    return text === undefined ? null : JSON.parse(text);
  }
  /** The figures that show how the game stood after each decision. */
  get series(): Series[] {
    return read(() => this.inner.series());
  }
  get record(): string {
    return this.inner.record();
  }
  get hash(): string {
    return this.inner.hash();
  }
  team(seat: number): number {
    return safely(() => this.inner.team(seat));
  }
  view<V = unknown>(viewer: Viewer): V {
    return read(() => this.inner.view(viewer));
  }
  viewText(viewer: Viewer): string {
    return safely(() => this.inner.view(viewer));
  }
  told(ply: number, viewer: Viewer): Told {
    return read(() => this.inner.told(ply, viewer));
  }
  act(actor: string, action: string): void {
    safely(() => this.inner.act(actor, action));
  }
  /** Lets chance decide once, if it is to act. */
  settle(): boolean {
    return safely(() => this.inner.settle());
  }
  objections(action: string): Refusal[] {
    return read(() => this.inner.objections(action));
  }
  preview(action: string, viewer: Viewer): Preview {
    return read(() => this.inner.preview(action, viewer));
  }
  canUndo(seat: number): boolean {
    return safely(() => this.inner.can_undo(seat));
  }
  undo(seat: number): string {
    return safely(() => this.inner.undo(seat));
  }
  /** Recomputes every draw from the revealed seed; how many there are. Throws what is foul. */
  verifyDice(): number {
    return safely(() => this.inner.verify_dice());
  }
  rewound(plies: number): Table {
    return new Table(safely(() => this.inner.rewound(plies)));
  }
  free(): void {
    this.inner.free();
  }
}
