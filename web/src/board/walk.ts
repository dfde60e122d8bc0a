// Going from place to place by key. The next place in a direction is the nearest one that lies
// rather that way than any other.

import type { Place } from '../games/module';

/** Keys and the direction they point to, in degrees clockwise from east. Arrows go straight; the
 * letters round S go along the six directions of hexes. */
export const WAYS: Record<string, number> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
  d: 0,
  c: 60,
  y: 120,
  z: 120,
  a: 180,
  q: 240,
  w: 240,
  e: 300,
};

/** The place to go to from `from`; `from` itself if there is none that way. */
export function next(places: Place[], from: Place, degrees: number): Place {
  const radians = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const spot = (place: Place) => place.ground ?? place;
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [spot(place).x - spot(from).x, spot(place).y - spot(from).y];
    const along = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy - dy * ux);
    // Within 52 degrees of the way, so that up and down find the two hexes above and below.
    if (along <= 0.01 || aside > along * 1.28) continue;
    const cost = along + 1.5 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
