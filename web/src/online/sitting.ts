// Sitting down at a table: the seat is taken, its key kept.

import { settings } from '../settings/settings.svelte';
import { diceWord, sit } from './api';
import { Attempt } from './attempt';
import { keyring } from './keyring.svelte';
import type { Listed } from './protocol';

/** The longest name a node takes. */
export const LONGEST_NAME = 24;

/** One's name as a node takes it; empty if one has none yet. */
export function myName(): string {
  return fitting(settings.name);
}

export function fitting(name: string): string {
  return Array.from(name.trim()).slice(0, LONGEST_NAME).join('').trim();
}

interface Wish {
  seat: number;
  name: string;
  invite?: string;
}

export class Sitting {
  private readonly attempt = new Attempt<Wish & { table: string }, { word: string }>(() => ({
    word: diceWord(),
  }));

  /** Takes a seat. Tried again, the seat is not taken twice. */
  async sit({ table, game }: Pick<Listed, 'table' | 'game'>, wish: Wish): Promise<void> {
    const { table: at, ...asked } = this.attempt.named({ table, ...wish });
    const { key } = await sit(at, asked);
    keyring.add([key], { game, name: wish.name });
  }
}

/** The first seat anybody may take. */
export function openSeat({ seats }: Pick<Listed, 'seats'>): number | null {
  const found = seats.findIndex(({ name, bot, invited }) => !name && !bot && !invited);
  return found < 0 ? null : found;
}
