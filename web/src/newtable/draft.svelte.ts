// A table being planned. The engine says what is possible; the draft only remembers the choices.

import { complete } from '../engine/engine';
import { problemOf, type Problem } from '../engine/problem';
import type { GameInfo, SeatInfo } from '../engine/types';
import { say } from '../i18n/say.svelte';
import { botSeat, type Level } from '../session/bots';
import { settings } from '../settings/settings.svelte';
import w from './words';

/** A person, or a bot's level. */
export type Who = 'person' | Level;

export interface SeatDraft {
  name: string;
  who: Who;
}

export class Draft {
  readonly info: GameInfo;
  mode = $state(0);
  players = $state(2);
  options = $state<Record<string, unknown>>({});
  seats = $state<SeatDraft[]>([]);

  constructor(info: GameInfo) {
    this.info = info;
    const usual = JSON.parse(info.samples[0] ?? '{}') as { players?: number };
    this.players = usual.players ?? 4;
    const fits = info.modes.findIndex(({ players }) => players.includes(this.players));
    this.mode = Math.max(0, fits);
    this.seats = Array.from({ length: 6 }, (_, index) => ({
      name: index === 0 ? settings.name : '',
      who: index === 0 ? 'person' : 'flame',
    }));
  }

  /** Every number of players the game takes. */
  get counts(): number[] {
    const all = new Set(this.info.modes.flatMap(({ players }) => players));
    return [...all].sort((a, b) => a - b);
  }

  /** The ways to play with so many. */
  get modes(): { index: number; mode: GameInfo['modes'][number] }[] {
    const all = this.info.modes.map((mode, index) => ({ index, mode }));
    return all.filter(({ mode }) => mode.players.includes(this.players));
  }

  seatPlayers(players: number): void {
    this.players = players;
    if (!this.modes.some(({ index }) => index === this.mode)) {
      this.mode = this.modes[0]?.index ?? 0;
    }
  }

  choose(option: string, value: unknown): void {
    const { [option]: _, ...rest } = this.options;
    this.options = value === undefined ? rest : { ...rest, [option]: value };
  }

  get setup(): Record<string, unknown> {
    const cooperative = this.info.modes[this.mode]?.cooperative === true;
    // Only said where there is a choice: some games know one way alone.
    const choice = this.modes.some(({ mode }) => mode.cooperative !== cooperative);
    return {
      players: this.players,
      ...(choice ? { cooperative } : {}),
      ...this.options,
    };
  }

  /** What is wrong with it; nothing if it can be played. */
  get problem(): Problem | null {
    try {
      complete(this.info.id, this.setup);
      return null;
    } catch (thrown) {
      return problemOf(thrown);
    }
  }

  get company(): SeatInfo[] {
    return this.seats.slice(0, this.players).map(({ name, who }, index) => {
      if (who !== 'person') return botSeat(who, index);
      return { name: name.trim().slice(0, 40) || say(w.person1, { number: index + 1 }) };
    });
  }
}
