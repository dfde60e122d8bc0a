// What was said at a table, how much of it was not read yet, and whether anybody wants to hear it.

import type { Said } from './protocol';
import type { RemoteTable } from './table.svelte';

const STORAGE = 'hearth.chat.muted';
/** What the node takes at once. */
export const LONGEST = 500;

function wasMuted(): boolean {
  try {
    return localStorage.getItem(STORAGE) === 'yes';
  } catch {
    return false;
  }
}

export class Chat {
  muted = $state(wasMuted());
  shown = $state(false);
  /** The last thing that was read. */
  private read = $state(-1);

  constructor(private readonly table: RemoteTable) {
    // What was said before one came is not news.
    this.read = table.state?.chat.at(-1)?.seq ?? -1;
  }

  get said(): Said[] {
    return this.muted ? [] : (this.table.state?.chat ?? []);
  }

  get unread(): number {
    if (this.shown) return 0;
    const { own } = this.table;
    return this.said.filter(({ seq, seat }) => seq > this.read && !own.includes(seat)).length;
  }

  show(shown: boolean): void {
    this.shown = shown;
    this.read = this.table.state?.chat.at(-1)?.seq ?? this.read;
  }

  mute(muted: boolean): void {
    this.muted = muted;
    try {
      localStorage.setItem(STORAGE, muted ? 'yes' : 'no');
    } catch {
      // Then it holds as long as the page is open.
    }
  }
}
