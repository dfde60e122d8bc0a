// A worker with a queue. A worker that dies is replaced and its job tried once more; what is no
// longer wanted is cancelled by ending the worker.

import { HearthError } from '../engine/problem';
import type { Answer, Job } from './messages';

interface Pending {
  id: number;
  job: Job;
  tries: number;
  resolve(result: string): void;
  reject(reason: unknown): void;
}

const DEAD = {
  text: {
    en: 'The bot stopped thinking twice in a row. Try again, or choose a weaker bot.',
    de: 'Der Bot hat zweimal hintereinander aufgehört zu denken. Bitte noch einmal versuchen oder einen schwächeren Bot wählen.',
  },
};

export class Cancelled extends Error {}

export class Thinker {
  private worker: Worker | undefined;
  private queue: Pending[] = [];
  private next = 0;

  constructor(private readonly start: () => Worker = startWorker) {}

  ask(job: Job): Promise<string> {
    return new Promise((resolve, reject) => {
      this.queue.push({ id: this.next++, job, tries: 0, resolve, reject });
      if (this.queue.length === 1) this.send();
    });
  }

  /** Forgets every job, the running one too. */
  cancel(): void {
    const waiting = this.queue;
    this.queue = [];
    if (waiting.length > 0) this.end();
    for (const pending of waiting) pending.reject(new Cancelled());
  }

  /** Ends the worker; asking again starts a new one. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private send(): void {
    const first = this.queue[0];
    if (!first) return;
    first.tries += 1;
    try {
      this.worker ??= this.employ();
      this.worker.postMessage({ id: first.id, job: first.job });
    } catch {
      this.died();
    }
  }

  private employ(): Worker {
    const worker = this.start();
    worker.addEventListener('message', (message: MessageEvent<Answer>) => this.done(message.data));
    worker.addEventListener('error', () => this.died());
    worker.addEventListener('messageerror', () => this.died());
    return worker;
  }

  private done(answer: Answer): void {
    const first = this.queue[0];
    if (first?.id !== answer.id) return;
    this.queue.shift();
    if ('result' in answer) first.resolve(answer.result);
    else first.reject(new HearthError(answer.problem));
    this.send();
  }

  private died(): void {
    this.end();
    const first = this.queue[0];
    if (!first) return;
    if (first.tries >= 2) {
      this.queue.shift();
      first.reject(new HearthError(DEAD));
    }
    this.send();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
