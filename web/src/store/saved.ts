// Games kept in this browser. Nothing here is ever overwritten by something unreadable, and a game
// that can't be read is left as it is, so that it can still be exported.

import { openDB, type IDBPDatabase } from 'idb';
import type { SeatInfo } from '../engine/types';

/** A game kept in the browser. */
export interface Saved {
  id: string;
  game: string;
  seats: SeatInfo[];
  /** The whole game as a record. */
  record: string;
  plies: number;
  over: boolean;
  /** Milliseconds since 1970. */
  changed: number;
}

const NAME = 'hearth';
const VERSION = 1;

let opening: Promise<IDBPDatabase> | undefined;
/** Where games are kept when the browser forbids storage: gone with the page. */
const memory = new Map<string, Saved>();
let forbidden = false;

function database(): Promise<IDBPDatabase> {
  opening ??= openDB(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return opening;
}

/** Whether games survive the page. */
export function lasting(): boolean {
  return !forbidden;
}

async function tried<T>(work: (db: IDBPDatabase) => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await work(await database());
  } catch {
    forbidden = true;
    opening = undefined;
    return otherwise();
  }
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Keeps a game; whether it will survive the page. */
export async function keep(saved: Saved): Promise<boolean> {
  memory.set(saved.id, saved);
  return tried(
    async (db) => {
      await db.put('games', saved);
      forbidden = false;
      return true;
    },
    () => false,
  );
}

export async function find(id: string): Promise<Saved | undefined> {
  const found = await tried<Saved | undefined>(
    (db) => db.get('games', id) as Promise<Saved | undefined>,
    () => undefined,
  );
  return found ?? memory.get(id);
}

/** All games, the latest first. */
export async function list(): Promise<Saved[]> {
  const kept = await tried<Saved[]>(
    (db) => db.getAll('games') as Promise<Saved[]>,
    () => [],
  );
  const all = new Map([...memory, ...kept.map((saved) => [saved.id, saved] as const)]);
  return [...all.values()].sort((a, b) => b.changed - a.changed);
}

export async function remove(id: string): Promise<void> {
  memory.delete(id);
  await tried(
    (db) => db.delete('games', id),
    () => undefined,
  );
}
