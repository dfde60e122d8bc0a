// The seats this device has, with the keys that prove them. Kept in the browser; a browser that
// forbids it keeps them as long as the page is open. What can't be read is put aside, never deleted.

import { type Text } from '../i18n/say.svelte';
import { haveUnkept, STORAGE } from './any-seats';
import w from './keyring-words';
import type { Invitation, SeatKey } from './protocol';

/** What a device remembers of a seat beside its key. */
export interface SeatNote {
  /** The game's id. */
  game: string;
  /** The name one sits there under. */
  name: string;
  /** The links for friends, where one opened the table. */
  invites?: Invitation[];
}

export interface KeptSeat extends SeatKey, SeatNote {
  /** When the seat was taken, in milliseconds since 1970. */
  added: number;
}

export { STORAGE };
const ASIDE = 'hearth.seats.unreadable';

/** What a browser offers, and tests bring along. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Keyring {
  private kept = $state.raw<KeptSeat[]>([]);
  private trouble = $state.raw<Text | null>(null);

  constructor(private readonly store: () => Store) {
    this.refresh();
  }

  /** Every seat, the latest first. */
  get all(): KeptSeat[] {
    return this.kept;
  }

  /** Why seats are not kept as they should be; nothing if all is well. */
  get problem(): Text | null {
    return this.trouble;
  }

  /** One's seats at a table, in order. */
  of(table: string): KeptSeat[] {
    return this.kept.filter((seat) => seat.table === table).sort((a, b) => a.seat - b.seat);
  }

  /** Keeps seats. A seat known already gets its new key and keeps what else is known of it. */
  add(keys: SeatKey[], note: SeatNote): void {
    this.change((seats) => keys.reduce((all, key) => merged(all, key, note), seats));
  }

  /** Forgets a seat: without a recovery code nobody can have it back. */
  forget(table: string, seat: number): void {
    this.change((seats) => seats.filter((one) => !same(one, { table, seat })));
  }

  /** Reads again what another tab may have written. */
  refresh(): void {
    this.kept = this.current();
  }

  /** Other tabs change the same keys, so every change starts from what is kept now. */
  private change(change: (seats: KeptSeat[]) => KeptSeat[]): void {
    this.kept = change(this.current()).sort((a, b) => b.added - a.added);
    try {
      this.store().setItem(STORAGE, JSON.stringify({ version: 1, seats: this.kept }));
      if (this.trouble === w.forbidden) this.trouble = null;
    } catch {
      haveUnkept();
      this.trouble = w.forbidden;
    }
  }

  /** What is kept, and what the browser refused to keep. */
  private current(): KeptSeat[] {
    const refused = this.trouble === w.forbidden ? this.kept : [];
    const stored = this.read();
    if (stored === null) return this.kept;
    return [...refused, ...stored.filter((seat) => !refused.some((one) => same(one, seat)))];
  }

  /** What the browser has kept; nothing if that can't be known. */
  private read(): KeptSeat[] | null {
    let text: string | null;
    try {
      text = this.store().getItem(STORAGE);
    } catch {
      this.trouble = w.forbidden;
      return null;
    }
    return text === null ? [] : (parsed(text) ?? this.putAside(text));
  }

  private putAside(text: string): KeptSeat[] | null {
    try {
      const earlier = this.store().getItem(ASIDE);
      const all = earlier === null || earlier.includes(text) ? (earlier ?? text) : earlier + text;
      this.store().setItem(ASIDE, all);
      this.trouble = w.unreadable;
      return [];
    } catch {
      this.trouble = w.forbidden;
      return null;
    }
  }
}

function same(one: { table: string; seat: number }, other: { table: string; seat: number }) {
  return one.table === other.table && one.seat === other.seat;
}

function merged(seats: KeptSeat[], key: SeatKey, note: SeatNote): KeptSeat[] {
  const { table, seat, token } = key;
  const known = seats.find((one) => same(one, key));
  const invites = note.invites ?? known?.invites;
  const kept: KeptSeat = {
    table,
    seat,
    token,
    game: note.game || (known?.game ?? ''),
    name: note.name || (known?.name ?? ''),
    added: known?.added ?? Date.now(),
    ...(invites ? { invites } : {}),
  };
  return [kept, ...seats.filter((one) => one !== known)];
}

function parsed(text: string): KeptSeat[] | null {
  try {
    const { version, seats } = JSON.parse(text) as { version: number; seats: unknown[] };
    return version === 1 && seats.every(isSeat) ? (seats as KeptSeat[]) : null;
  } catch {
    return null;
  }
}

function isSeat(value: unknown): value is KeptSeat {
  const seat = value as Partial<KeptSeat> | null;
  return (
    typeof seat?.table === 'string' &&
    Number.isInteger(seat.seat) &&
    typeof seat.token === 'string' &&
    typeof seat.game === 'string' &&
    typeof seat.name === 'string' &&
    typeof seat.added === 'number'
  );
}

export const keyring = new Keyring(() => localStorage);

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === STORAGE || key === null) keyring.refresh();
  });
}
