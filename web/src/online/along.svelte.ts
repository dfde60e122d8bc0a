// Playing along with the node, for as long as nothing is hidden from the page. Every decision then
// has its table before and after it.

import type { Told } from '../engine/happening';
import type { SeatInfo } from '../engine/types';
import type { Position, Step } from '../session/session';
import { Mirror } from './mirror';
import type { Position as Sent } from './protocol';

export class Along {
  /** The whole game; nothing once something in it is hidden. */
  mirror = $state.raw<Mirror | null>(null);

  constructor(
    game: string,
    setup: object,
    seats: SeatInfo[],
    log: Told[],
    private readonly own: () => number[],
  ) {
    this.mirror = Mirror.of(game, setup, seats, log);
  }

  /** Takes up the decisions after the first `same`; how they look, if all of them can be known. */
  goOn(sent: Sent, fresh: Told[], same: number, now: Position): Step[] | null {
    if (!this.mirror) return null;
    if (same < this.mirror.plies) this.goBack(this.mirror, same);
    const start = now.ply === same ? now : this.mirror.position(sent.viewer);
    const steps = shown(this.mirror, start, fresh, sent.viewer);
    this.check(sent);
    return this.mirror ? steps : null;
  }

  /** How the game went on from decision `ply`, once more. */
  from(ply: number, log: Told[], viewer: string): Step[] {
    if (!this.mirror || ply >= log.length) return [];
    const then = this.mirror.at(ply);
    const steps = shown(then, then.position(viewer), log.slice(ply), viewer);
    then.close();
    return steps;
  }

  /** The node's view is the truth: where ours is another, something is hidden from us. */
  check({ plies, viewer, view }: Sent): void {
    if (this.mirror && !this.mirror.agrees(plies, viewer, view)) this.end();
  }

  /** Several people at this device who know different things: the node tells each only its own. */
  part(): void {
    if (this.mirror?.differs(this.own())) this.end();
  }

  end(): void {
    this.mirror?.close();
    this.mirror = null;
  }

  private goBack(mirror: Mirror, plies: number): void {
    this.mirror = mirror.at(plies);
    mirror.close();
  }
}

/** Lets `mirror` go on by these decisions. */
function shown(mirror: Mirror, start: Position, fresh: Told[], viewer: string): Step[] {
  let before = start;
  const steps: Step[] = [];
  for (const told of fresh) {
    if (!mirror.play(told)) break;
    const after = mirror.position(viewer);
    steps.push({ told, before, after });
    before = after;
  }
  return steps;
}
