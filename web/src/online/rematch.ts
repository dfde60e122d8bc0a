// Playing again: the same people with the same keys, at the next table.

import { go } from '../router.svelte';
import { keyring } from './keyring.svelte';
import type { RemoteTable } from './table.svelte';

/** Takes one's keys along to the next table. */
export function goToNext(table: RemoteTable, next: string): void {
  for (const kept of keyring.of(table.table)) {
    const { seat, token, game, name } = kept;
    if (table.own.includes(seat)) keyring.add([{ table: next, seat, token }], { game, name });
  }
  go('table', next);
}
