// What lies on the table while a decision is being shown: the position before it, with the events
// shown so far on top.

import { hexId } from '../../board/hexes';
import type { Moment } from '../../stage/stage.svelte';
import { changed, type Colour } from '../forest/colours';
import { known, type Award, type TileView, type VulkanEvent, type VulkanView } from './types';

export interface Leaving {
  /** Gone out, or cut off from the volcano. */
  how: 'out' | 'cut';
  /** Who gets it; nobody if it leaves the game. */
  award: Award | null;
  /** What it is worth. */
  number: number;
}

export interface SceneTile extends TileView {
  /** It is leaving the table right now. */
  leaving: Leaving | null;
  /** A load that falls on it right now, the last of its loads. */
  falling: Colour | null;
  /** It has just come, been turned up or become the volcano. */
  arriving: boolean;
}

/** The tiles as they are shown. */
export function scene(view: VulkanView, moment: Moment | null): SceneTile[] {
  const tiles = new Map(view.tiles.map((tile) => [hexId(tile.place), still(tile)]));
  for (const event of moment?.past ?? []) show(tiles, known(event), false);
  if (moment?.now) show(tiles, known(moment.now), true);
  return [...tiles.values()];
}

function still(tile: TileView): SceneTile {
  return { ...tile, leaving: null, falling: null, arriving: false };
}

function show(tiles: Map<string, SceneTile>, event: VulkanEvent, now: boolean): void {
  if (!('place' in event)) return;
  const id = hexId(event.place);
  const tile = tiles.get(id) ?? still(bare(event.place));
  tiles.set(id, { ...tile, ...change(tile, event, now) });
}

function change(tile: SceneTile, event: VulkanEvent, now: boolean): Partial<SceneTile> {
  switch (event.event) {
    case 'turned_up':
      return { number: event.number, arriving: now };
    case 'erupted':
      return { fate: 'volcano', arriving: now };
    case 'dropped':
      return { loads: changed(tile.loads, event.colour, 1), falling: now ? event.colour : null };
    case 'extinguished':
    case 'isolated': {
      const how = event.event === 'isolated' ? 'cut' : 'out';
      const { award, number } = event;
      return now ? { leaving: { how, award, number } } : { fate: 'gone' };
    }
    default:
      return { arriving: now };
  }
}

/** A place that has just grown. */
function bare(place: TileView['place']): TileView {
  const none = { number: null, spaces: 0, free_edges: 0, loose: true };
  return { place, fate: 'burning', loads: [0, 0, 0, 0], ...none };
}

/** What an action would do, for drawing it before it is done. */
export interface Foresight {
  drops: { id: string; colour: Colour }[];
  leaving: Map<string, Leaving>;
}

export function foresight(events: VulkanEvent[]): Foresight {
  const drops: Foresight['drops'] = [];
  const leaving: Foresight['leaving'] = new Map();
  for (const event of events) {
    if (event.event === 'dropped') drops.push({ id: hexId(event.place), colour: event.colour });
    else if (event.event === 'extinguished' || event.event === 'isolated') {
      const how = event.event === 'isolated' ? 'cut' : 'out';
      leaving.set(hexId(event.place), { how, award: event.award, number: event.number });
    }
  }
  return { drops, leaving };
}
