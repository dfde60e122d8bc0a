// The protocol's frames as the connection sorts them.

import type { ClientIn, ClientOut, SeatKey } from './protocol';

type WithId = Extract<ClientIn, { id: string }>;
type Unnamed<Frame> = Frame extends unknown ? Omit<Frame, 'id'> : never;

/** A request before it has a name. */
export type Asked = Unnamed<Exclude<WithId, { type: 'ping' }>>;

/** What a request is answered with. */
export type Answer = Exclude<Extract<ClientOut, { id: string }>, { type: 'error' | 'pong' }>;

/** What is told about a table without being asked. */
export type News = Extract<ClientOut, { type: 'snapshot' | 'update' | 'presence' }>;
export type Snapshot = Extract<ClientOut, { type: 'snapshot' }>;
export type Update = Extract<ClientOut, { type: 'update' }>;

export function tableOf(news: News): string {
  return news.type === 'snapshot' ? news.state.table : news.table;
}

/** A frame as text came in; nothing if it is none. */
export function readFrame(text: unknown): ClientOut | null {
  if (typeof text !== 'string') return null;
  try {
    const frame = JSON.parse(text) as ClientOut | null;
    return typeof frame?.type === 'string' ? frame : null;
  } catch {
    return null;
  }
}

/** What a device remembers of a key stays on the device. */
export function bareKey({ table, seat, token }: SeatKey): SeatKey {
  return { table, seat, token };
}
