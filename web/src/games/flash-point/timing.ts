// How long each event is shown, in milliseconds. What a person did is quick, what the fire does is
// slow enough to follow.

import type { ToldEvent } from '../../engine/happening';

const TIMES: Record<string, number> = {
  dealt: 250,
  started: 350,
  parked: 450,
  hazmat_placed: 350,
  turn_began: 500,
  moved: 380,
  rode: 450,
  revealed: 800,
  picked_up: 250,
  put_down: 250,
  lead_began: 250,
  lead_ended: 250,
  rescued: 1000,
  disposed: 600,
  treated: 450,
  door_swung: 300,
  fire_to_smoke: 400,
  cleared: 400,
  chopped: 320,
  crew_changed: 450,
  drove: 800,
  gun_rolled: 1000,
  die_rerolled: 900,
  gun_fired: 900,
  fire_rolled: 1100,
  smoke: 380,
  ignited: 320,
  exploded: 650,
  shockwave: 220,
  damaged: 200,
  door_torn_off: 260,
  flashover: 480,
  hazmat_exploded: 600,
  hot_spot_placed: 320,
  flare_up: 700,
  knocked_down: 800,
  recovered: 600,
  lost: 1100,
  ring_cleared: 250,
  poi_rolled: 700,
  poi_moved_on: 260,
  poi_placed: 350,
  won: 1400,
  collapsed: 1800,
};

export function timing(event: ToldEvent): number {
  return TIMES[event.event] ?? 0;
}
