// The node over HTTP: opening tables, taking seats, one's own seats. What goes wrong is thrown as an
// `OnlineError`, whose problem is a sentence in both languages.

import { HearthError, type Problem } from '../engine/problem';
import { both, type Text } from '../i18n/say.svelte';
import w from './api-words';
import type {
  Code,
  Created,
  CreateTable,
  Listed,
  MySeat,
  RecoveryCode,
  Seated,
  SeatKey,
  SitDown,
  UseCode,
} from './protocol';

/** The node's codes, and two of our own: nobody answers, or only a host of plain files does. */
export type OnlineCode = Code | 'no_answer' | 'no_server';

export class OnlineError extends HearthError {
  constructor(
    readonly code: OnlineCode,
    problem: Problem,
  ) {
    super(problem);
    this.name = 'OnlineError';
  }
}

/** Whether asking again, under the same id, may help. */
export function passing(thrown: unknown): boolean {
  return (
    thrown instanceof OnlineError && (thrown.code === 'no_answer' || thrown.code === 'unavailable')
  );
}

/** The code of whatever was thrown, if a node or the way to it is to blame. */
export function codeOf(thrown: unknown): OnlineCode | null {
  return thrown instanceof OnlineError ? thrown.code : null;
}

/** A node that has not answered by then does not. */
const PATIENCE = 15_000;

/** Waits before a request with an id is sent again. */
const PAUSES = [700, 2500];

/** A name for a request: sent again under it, the request is not carried out twice. */
export function requestId(): string {
  return randomText(15);
}

/** What a seat adds to the dice, so that the node alone can't choose them. */
export function diceWord(): string {
  return randomText(12);
}

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function create(table: CreateTable): Promise<Created> {
  return again(() => post('tables', table));
}

export function lobby(): Promise<Listed[]> {
  return json('tables');
}

/** What anybody may know of a table, in any phase. */
export function look(table: string): Promise<Listed> {
  return json(`tables/${encodeURIComponent(table)}`);
}

export function sit(table: string, seat: SitDown): Promise<Seated> {
  return again(() => post(`tables/${encodeURIComponent(table)}/seats`, seat));
}

/** How these seats do. Those whose key is worth nothing (any more) are left out. */
export function seats(keys: SeatKey[]): Promise<MySeat[]> {
  return post('seats', { seats: keys.map(bare) });
}

/** A code that moves these seats to another device, once. */
export async function recovery(keys: SeatKey[]): Promise<string> {
  const { code } = await post<RecoveryCode>('recovery', { seats: keys.map(bare) });
  return code;
}

/** Uses a code up: the seats with new keys. */
export function use(asked: UseCode): Promise<SeatKey[]> {
  return again(() => post('recovery/use', asked));
}

/** The record of a finished game, dice revealed. */
export async function record(table: string): Promise<string> {
  const answer = await ask(`tables/${encodeURIComponent(table)}/record`);
  return answer.text();
}

/** Keys carry what the device remembers of them; the node wants the key alone. */
function bare({ table, seat, token }: SeatKey): SeatKey {
  return { table, seat, token };
}

/** Sends a request with an id again when the answer was lost on the way. */
async function again<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (thrown) {
      if (!passing(thrown)) throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return json(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function json<T>(path: string, how: RequestInit = {}): Promise<T> {
  const answer = await ask(path, how);
  try {
    return (await answer.json()) as T;
  } catch {
    // Hosts of plain files answer everything with a page.
    throw failed('no_server', w.noServer);
  }
}

async function ask(path: string, how: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    answer = await fetch(`api/${path}`, { ...how, signal, cache: 'no-store' });
  } catch {
    throw failed('no_answer', globalThis.navigator?.onLine === false ? w.offline : w.noAnswer);
  }
  if (answer.ok) return answer;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<OnlineError> {
  const problem = (await answer.json().catch(() => null)) as (Problem & { code: Code }) | null;
  if (problem?.code && problem.text?.en && problem.text.de)
    return new OnlineError(problem.code, problem);
  const { status } = answer;
  // What a proxy says while its node is away, and what hosts of plain files say to any request.
  if (status >= 500) return failed('unavailable', both(w.broken, { status }));
  if (status === 404 || status === 405 || status === 501) return failed('no_server', w.noServer);
  return failed('bad_frame', both(w.broken, { status }));
}

function failed(code: OnlineCode, text: Text): OnlineError {
  return new OnlineError(code, { text });
}
