// Who sits where, in the words of the boards.

import type { SeatInfo } from '../engine/types';
import { botSeat, LEVELS, type Level } from '../session/bots';
import type { SeatState, TableState } from './protocol';

/** A seat as boards and logs name it. Free seats have no name. */
export function seatInfo({ name, bot }: SeatState, seat: number): SeatInfo {
  if (bot && LEVELS.includes(bot as Level)) return botSeat(bot as Level, seat);
  return bot ? { name: name ?? bot, bot } : { name: name ?? '' };
}

/** Whether somebody, or something, has the seat. */
export function taken({ name, bot }: SeatState): boolean {
  return name !== undefined || bot !== undefined;
}

/** Whether a bot decides for this seat now. */
export function ledByBot({ bot, absent }: SeatState): boolean {
  return bot !== undefined || absent !== undefined;
}

/** Whether hints are fair: nobody plays against us but bots. */
export function amongFriends({ seats, own }: TableState): boolean {
  const teams = new Set(own.map((seat) => seats[seat]?.team));
  const people = seats.filter((seat) => taken(seat) && !seat.bot);
  return own.length > 0 && people.every(({ team }) => teams.has(team));
}
