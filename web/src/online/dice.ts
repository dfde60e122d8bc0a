// Were the dice fair? What the node was bound to is remembered from the first look at the table;
// when the game is over every draw is recomputed from the record, here in the page.

import { loadEngine, Table } from '../engine/engine';
import { HearthError } from '../engine/problem';
import type { Told } from '../engine/happening';
import type { DiceProof, RecordHeader } from '../engine/types';
import { both, type Text } from '../i18n/say.svelte';
import w from './dice-words';

/** What was seen before anything could be chosen to suit somebody. */
export interface Promised {
  commitment: string;
  /** The words as they were when the game had begun; nothing before that. */
  words?: string[];
}

const STORAGE = 'hearth.dice';
/** So many tables are remembered. */
const MOST = 100;

type Kept = Record<string, Promised>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORAGE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Remembers what a table's dice are bound to. What was seen first counts, for ever. */
export function promised(table: string, dice: DiceProof, begun: boolean): Promised {
  const all = kept();
  const known = all[table];
  const words = known?.words ?? (begun ? dice.words : undefined);
  const now: Promised = {
    commitment: known?.commitment ?? dice.commitment,
    ...(words ? { words } : {}),
  };
  if (JSON.stringify(known) !== JSON.stringify(now)) {
    const entries = Object.entries({ ...all, [table]: now }).slice(-MOST);
    try {
      localStorage.setItem(STORAGE, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // Then it is known as long as the page is open.
    }
  }
  return now;
}

/** What the page has seen of a game. */
export interface Seen {
  table: string;
  promised: Promised;
  /** Every decision, as `viewer` was told of it. */
  log: Told[];
  viewer: string;
}

/** How many draws were recomputed. Throws what is foul, in words. */
export async function checkDice(record: string, seen: Seen): Promise<number> {
  const { table, promised, log, viewer } = seen;
  await loadEngine();
  // Every line is checked against the rules and its fingerprint first.
  const game = Table.replay(record);
  try {
    const { dice } = JSON.parse(record.slice(0, record.indexOf('\n'))) as RecordHeader;
    compare(dice, table, promised);
    const other = log.findIndex(
      (told, ply) => ply >= game.plies || differs(told, game.told(ply, viewer)),
    );
    if (other >= 0) throw foul(both(w.otherGame, { ply: other + 1 }));
    return game.verifyDice();
  } finally {
    game.free();
  }
}

function compare(dice: DiceProof | undefined, table: string, promised: Promised): void {
  // Without a word about the dice the engine says so itself.
  if (!dice) return;
  if (dice.commitment !== promised.commitment) throw foul(w.otherCommitment);
  if (dice.table !== table) throw foul(w.otherTable);
  if (promised.words && JSON.stringify(dice.words) !== JSON.stringify(promised.words))
    throw foul(w.otherWords);
}

function differs(told: Told, recorded: Told): boolean {
  return told.actor !== recorded.actor || told.action !== recorded.action;
}

function foul(text: Text): HearthError {
  return new HearthError({ text });
}
