// Requests that may have to be sent again. The node answers a request it knows as before, but a
// changed request under a known id is refused; so each distinct request has an id of its own.

import { requestId } from './api';

export class Attempt<T extends object, More extends object = object> {
  private last?: { text: string; named: T & More & { id: string } };

  /** `more` is what is drawn anew for each distinct request: words for the dice. */
  constructor(private readonly more: () => More) {}

  /** The request with its id: the one it had before, if it has not changed. */
  named(request: T): T & More & { id: string } {
    const text = JSON.stringify(request);
    if (this.last?.text !== text)
      this.last = { text, named: { ...request, ...this.more(), id: requestId() } };
    return this.last.named;
  }
}
