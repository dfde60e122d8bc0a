// Opening a table online: it is opened once, however often it must be asked for, and the keys of
// one's own seats are kept.

import { create } from './api';
import { Attempt } from './attempt';
import { keyring } from './keyring.svelte';
import type { CreateTable } from './protocol';

type Plan = Required<Omit<CreateTable, 'id'>>;

export class Opening {
  private readonly attempt = new Attempt<Plan>(() => ({}));

  /** Opens the table and returns its name. */
  async open(plan: Plan): Promise<string> {
    const { table, seats, invites } = await create(this.attempt.named(plan));
    for (const key of seats) {
      const planned = plan.seats[key.seat];
      const name = typeof planned === 'object' && 'me' in planned ? planned.me : '';
      keyring.add([key], { game: plan.game, name, invites });
    }
    return table;
  }
}
