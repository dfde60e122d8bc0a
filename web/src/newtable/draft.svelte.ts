// A table being planned. The engine says what is possible; the draft only remembers the choices.

import { complete } from '../engine/engine';
import { problemOf, type Problem } from '../engine/problem';
import type { GameInfo, SeatInfo } from '../engine/types';
import { say } from '../i18n/say.svelte';
import type { Pace, SeatPlan } from '../online/protocol';
import { fitting } from '../online/sitting';
import { botSeat, type Level } from '../session/bots';
import { settings } from '../settings/settings.svelte';
import w from './words';

/** A person at this device, a bot's level, or online: somebody with a link, anybody. */
export type Who = 'person' | Level | 'friend' | 'open';

const FREE: readonly Who[] = ['friend', 'open'];

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
  online = $state(false);
  pace = $state.raw<Pace>({ minutes: 10 });
  /** The bot that sits in for the absent, online. */
  level = $state<Level>('flame');

  constructor(info: GameInfo, online = false) {
    this.info = info;
    const usual = JSON.parse(info.samples[0] ?? '{}') as { players?: number };
    this.players = usual.players ?? 4;
    const fits = info.modes.findIndex(({ players }) => players.includes(this.players));
    this.mode = Math.max(0, fits);
    this.seats = Array.from({ length: 6 }, (_, index) => ({
      name: index === 0 ? settings.name : '',
      who: index === 0 ? 'person' : 'flame',
    }));
    this.playOnline(online);
  }

  /** Online seats are for friends until something else is said; here there are none but ours. */
  playOnline(online: boolean): void {
    if (online === this.online) return;
    this.online = online;
    for (const [index, seat] of this.seats.entries()) {
      if (online && index > 0 && seat.who === 'flame') seat.who = 'friend';
      if (!online && FREE.includes(seat.who)) seat.who = 'flame';
    }
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
      return this.online && !this.plan.some(isMine) ? { text: w.nobodyHere } : null;
    } catch (thrown) {
      return problemOf(thrown);
    }
  }

  /** The seats of a table on this device. */
  get company(): SeatInfo[] {
    return this.seats.slice(0, this.players).map(({ name, who }, index) => {
      if (isLevel(who)) return botSeat(who, index);
      return { name: name.trim().slice(0, 40) || unnamed(index) };
    });
  }

  /** The seats of a table online. */
  get plan(): SeatPlan[] {
    return this.seats.slice(0, this.players).map(({ name, who }, index) => {
      if (who === 'friend' || who === 'open') return who;
      return isLevel(who) ? { bot: who } : { me: fitting(name) || unnamed(index) };
    });
  }

  /** The first seat of somebody at this device: whoever opens the table. */
  get host(): number {
    return this.seats.slice(0, this.players).findIndex(({ who }) => who === 'person');
  }
}

function isLevel(who: Who): who is Level {
  return who !== 'person' && who !== 'friend' && who !== 'open';
}

function isMine(seat: SeatPlan): boolean {
  return typeof seat === 'object' && 'me' in seat;
}

function unnamed(index: number): string {
  return say(w.person1, { number: index + 1 });
}
