// Moving one's seats to another device by a code that works once.

import { codeOf, OnlineError, recovery, seats, use } from './api';
import { Attempt } from './attempt';
import { keyring } from './keyring.svelte';
import type { SeatKey } from './protocol';
import w from './recovery-words';

/** So many seats a code takes along; the latest are worth most. */
const MOST = 100;

const CODE = /^[0-9a-f]{64}$/;

let attempt = new Attempt<{ code: string }>(() => ({}));

/** A code for the seats of this device. */
export async function makeCode(): Promise<string> {
  try {
    return await recovery(keyring.all.slice(0, MOST));
  } catch (thrown) {
    throw codeOf(thrown) === 'not_your_seat'
      ? new OnlineError('not_your_seat', { text: w.noneLeft })
      : thrown;
  }
}

/** A code as it was typed, without what crept in; nothing if it can't be one. */
export function readCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  return CODE.test(code) ? code : null;
}

/** Brings the seats of a code to this device; how many there are. */
export async function useCode(code: string): Promise<number> {
  const keys = await use(attempt.named({ code })).catch((thrown: unknown) => {
    throw codeOf(thrown) === 'not_your_seat'
      ? new OnlineError('not_your_seat', { text: w.wrong })
      : thrown;
  });
  // It is answered: the same code once more is another request, and comes too late.
  attempt = new Attempt(() => ({}));
  // Nobody else has these keys any more: first they are kept, then the rest is asked for.
  keyring.add(keys, { game: '', name: '' });
  await describe(keys).catch(() => undefined);
  return keys.length;
}

/** Notes of each seat which game it is of, and one's name there. */
async function describe(keys: SeatKey[]): Promise<void> {
  for (const { table, seat, game, seats: all } of await seats(keys)) {
    const key = keys.find((one) => one.table === table && one.seat === seat);
    if (key) keyring.add([key], { game, name: all[seat]?.name ?? '' });
  }
}
