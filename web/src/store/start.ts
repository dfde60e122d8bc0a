// New games, and games that come from somewhere else.

import { loadEngine, Table } from '../engine/engine';
import type { SeatInfo } from '../engine/types';
import { keep, newId, type Saved } from './saved';

/** Opens a game, keeps it and returns its id. */
export async function startGame(game: string, setup: object, seats: SeatInfo[]): Promise<string> {
  await loadEngine();
  return adopt(Table.open(game, setup, seats));
}

/** Keeps a record as a game of its own and returns its id. */
export async function importRecord(record: string): Promise<string> {
  await loadEngine();
  return adopt(Table.replay(record));
}

async function adopt(table: Table): Promise<string> {
  const id = newId();
  await keep(savedAs(id, table));
  table.free();
  return id;
}

export function savedAs(id: string, table: Table): Saved {
  return {
    id,
    game: table.game,
    seats: table.seats,
    record: table.record,
    plies: table.plies,
    over: table.actor === 'nobody',
    changed: Date.now(),
  };
}
