// The page's one line to its node. It comes back by itself: whoever asked something is answered
// once, and tables are followed from where they were left.

import { OnlineError, requestId } from './api';
import { VERSION, type ClaimedSeat, type ClientIn, type ClientOut, type SeatKey } from './protocol';
import { backOff, ownSocket, type Socket } from './socket';
import { Timers } from './timers';
import { bareKey, readFrame, tableOf, type Answer, type Asked, type News } from './wire';

/** Whoever follows a table. */
export interface Follower {
  readonly table: string;
  /** The last sequence seen; nothing to be told everything. */
  since(): number | null;
  keys(): SeatKey[];
  hear(news: News): void;
  /** Which of the keys the node takes. */
  claimed(seats: ClaimedSeat[]): void;
  /** The table can't be followed. */
  refused(problem: OnlineError): void;
}

/** `idle`: nobody needs it. `outdated`: the node speaks a newer version than the page. */
export type LineState = 'idle' | 'connecting' | 'open' | 'again' | 'outdated';

interface Pending {
  frame: ClientIn;
  tries: number;
  resolve(answer: Answer): void;
  reject(problem: OnlineError): void;
}

/** A socket that has not been welcomed by then is given up. */
const WELCOME = 10_000;
/** After so much silence the node is asked for a sign of life … */
const SILENCE = 20_000;
/** … which must come within this. */
const SIGN = 8_000;
/** Asked too much, or the node is busy: wait so long. */
const BREATHE = 1_200;
/** A node that can't do something now is asked so often. */
const MOST_TRIES = 6;
/** The line is kept so long when nobody follows anything. */
const LINGER = 5_000;

export class Connection {
  state = $state<LineState>('idle');
  /** How many requests wait for their answer. */
  waiting = $state(0);
  /** What the node's clock shows more than ours, in milliseconds. */
  skew = $state(0);

  private socket: Socket | null = null;
  private greeted = false;
  private tries = 0;
  private readonly pending = new Map<string, Pending>();
  private readonly followers = new Map<string, Follower>();
  private readonly timers = new Timers();

  constructor(
    private readonly open: () => Socket = ownSocket,
    private readonly random: () => number = Math.random,
  ) {}

  /** Follows a table until the returned function is called. */
  follow(follower: Follower): () => void {
    this.followers.set(follower.table, follower);
    this.timers.cancel('linger');
    if (this.greeted) this.watch(follower);
    else if (!this.socket) this.connect();
    return () => this.unfollow(follower);
  }

  /** Proves the keys anew and watches again. */
  refollow(table: string): void {
    const follower = this.followers.get(table);
    if (follower && this.greeted) this.watch(follower);
  }

  /** Asks the node for something. Answered once, however often the line breaks meanwhile. */
  request(asked: Asked): Promise<Answer> {
    const frame = { ...asked, id: requestId() } as ClientIn & { id: string };
    return new Promise((resolve, reject) => {
      this.pending.set(frame.id, { frame, tries: 0, resolve, reject });
      this.waiting = this.pending.size;
      if (this.greeted) this.send(frame);
      else if (!this.socket) this.connect();
    });
  }

  /** Tries at once instead of waiting: the network is back, or somebody looks. */
  hurry(): void {
    if (this.state === 'again') {
      this.drop();
      this.connect();
    } else if (this.greeted) this.probe();
  }

  /** The network is gone: the socket may not know it yet. */
  cut(): void {
    if (this.socket) this.lost();
  }

  private connect(): void {
    this.timers.cancel('retry');
    if (this.state === 'outdated') return;
    if (this.state !== 'again') this.state = 'connecting';
    let socket: Socket;
    try {
      socket = this.open();
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      const seats = [...this.followers.values()].flatMap((one) => one.keys()).map(bareKey);
      this.send({ type: 'hello', version: VERSION, seats });
    };
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(data);
    socket.onclose = () => this.socket === socket && this.lost();
    this.timers.after('silence', WELCOME, () => this.lost());
  }

  private hear(text: unknown): void {
    const frame = readFrame(text);
    if (!frame) return;
    this.timers.after('silence', SILENCE, () => this.probe());
    switch (frame.type) {
      case 'welcome':
        return this.welcome(frame);
      case 'snapshot':
      case 'update':
      case 'presence':
        return this.followers.get(tableOf(frame))?.hear(frame);
      case 'error':
        return this.refuse(frame);
      case 'bye':
        // The node closes the socket next; another one, or the same anew, will take us soon.
        this.tries = 0;
        return this.lost();
      case 'pong':
        return;
      default:
        this.settle(frame.id)?.resolve(frame);
    }
  }

  private welcome({ seats, now }: Extract<ClientOut, { type: 'welcome' }>): void {
    this.skew = now - Date.now();
    for (const follower of this.followers.values()) {
      const own = seats.filter((seat) => seat.table === follower.table);
      if (own.length > 0) follower.claimed(own);
    }
    if (this.greeted) return;
    this.greeted = true;
    this.tries = 0;
    this.state = 'open';
    this.resume();
  }

  /** Watches everything from where it was left, and sends again what was not answered. */
  private resume(): void {
    if (!this.greeted) return;
    for (const follower of this.followers.values()) this.send(watching(follower));
    for (const { frame } of this.pending.values()) this.send(frame);
  }

  private watch(follower: Follower): void {
    const seats = follower.keys().map(bareKey);
    if (seats.length > 0) this.send({ type: 'claim', seats });
    this.send(watching(follower));
  }

  private refuse({ id, table, problem }: Extract<ClientOut, { type: 'error' }>): void {
    const error = new OnlineError(problem.code, problem);
    const waiting = id === undefined ? undefined : this.pending.get(id);
    if (problem.code === 'version') this.outdate(error);
    else if (waiting && problem.code === 'unavailable' && waiting.tries < MOST_TRIES) {
      waiting.tries += 1;
      this.timers.after(`again ${id}`, BREATHE * waiting.tries, () => this.repeat(waiting));
    } else if (id !== undefined) this.settle(id)?.reject(error);
    // Something was dropped, and nobody says what: everything still open is said again.
    else if (problem.code === 'limit' || problem.code === 'unavailable')
      this.timers.after('breathe', BREATHE, () => this.resume());
    else if (table !== undefined) this.followers.get(table)?.refused(error);
  }

  private repeat({ frame }: Pending): void {
    if (this.greeted && 'id' in frame && this.pending.has(frame.id)) this.send(frame);
  }

  private outdate(error: OnlineError): void {
    this.drop();
    this.state = 'outdated';
    for (const id of [...this.pending.keys()]) this.settle(id)?.reject(error);
  }

  private settle(id: string): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    this.waiting = this.pending.size;
    if (found && this.followers.size === 0) this.linger();
    return found;
  }

  /** Asks for a sign of life; a line that gives none is dead, whatever the socket believes. */
  private probe(): void {
    this.send({ type: 'ping', id: requestId() });
    this.timers.after('silence', SIGN, () => this.lost());
  }

  private lost(): void {
    this.drop();
    if (this.followers.size === 0 && this.pending.size === 0) {
      this.state = 'idle';
      return;
    }
    this.state = 'again';
    this.timers.after('retry', backOff(this.tries, this.random), () => this.connect());
    this.tries += 1;
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    this.timers.cancel('silence');
    this.timers.cancel('breathe');
    this.timers.cancel('retry');
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    try {
      socket.close();
    } catch {
      // It was never open.
    }
  }

  private unfollow(follower: Follower): void {
    if (this.followers.get(follower.table) !== follower) return;
    this.followers.delete(follower.table);
    if (this.greeted) this.send({ type: 'unwatch', table: follower.table });
    if (this.followers.size === 0) this.linger();
  }

  private linger(): void {
    this.timers.after('linger', LINGER, () => {
      if (this.followers.size > 0 || this.pending.size > 0) return;
      this.drop();
      this.state = 'idle';
    });
  }

  private send(frame: ClientIn): void {
    try {
      this.socket?.send(JSON.stringify(frame));
    } catch {
      // It is closing: we hear of that, and say it again on the next line.
    }
  }
}

function watching(follower: Follower): ClientIn {
  const since = follower.since();
  const { table } = follower;
  return since === null ? { type: 'watch', table } : { type: 'watch', table, since };
}

let line: Connection | undefined;

/** The page's connection, made when it is first needed. */
export function connection(): Connection {
  if (line) return line;
  const made = new Connection();
  addEventListener('online', () => made.hurry());
  addEventListener('offline', () => made.cut());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.hurry();
  });
  return (line = made);
}
