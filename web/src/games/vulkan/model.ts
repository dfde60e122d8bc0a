// How a game of Vulkan! or Volcano! is laid out for people.

import { DIRECTION_NAMES } from '../../board/directions';
import { centre, hexId } from '../../board/hexes';
import { both, join, type Text } from '../../i18n/say.svelte';
import type { Position } from '../../session/session';
import { COLOUR_NAMES, COLOURS, present, total, type Colour } from '../forest/colours';
import type { Company, Place, Target } from '../module';
import { doorstep, doorstepOutline, lies, rows, type Row } from './rows';
import type { TileView, VulkanView } from './types';
import { inHand, type VulkanUi } from './ui.svelte';
import w from './words';

/** All tiles and gaps, and the ways in while people fly. */
export function places(view: VulkanView, _ui: VulkanUi, company: Company): Place[] {
  const tiles = view.tiles.map((tile) => ({
    id: hexId(tile.place),
    ...centre(tile.place),
    name: tileName(tile, company),
    minor: !lies(tile),
    second: view.phase === 'flying',
  }));
  const entries = view.phase === 'flying' ? rows(view).map(entry) : [];
  return [...tiles, ...entries].sort((a, b) => a.y - b.y || a.x - b.x);
}

function entry(row: Row): Place {
  return {
    id: row.id,
    ...doorstep(row),
    name: entryName(row),
    outline: doorstepOutline(row.direction),
    minor: true,
    // The board draws an arrow there, which says more than an outline.
    quiet: true,
  };
}

function entryName(row: Row): Text {
  const direction = DIRECTION_NAMES[row.direction];
  const barred = row.tiles.some(({ fate }) => fate === 'volcano');
  const one = row.tiles.length === 1;
  return both(barred ? w.entryVolcano : one ? w.entryOne : w.entry, {
    direction,
    count: row.tiles.length,
    numbers: numbers(row),
    room: row.tiles.filter(({ spaces, loads }) => spaces > total(loads)).length,
  });
}

function numbers(row: Row): string {
  return row.tiles.map(({ number }) => number ?? '?').join(', ');
}

export function tileName(tile: TileView, company: Company): Text {
  const { number, fate, spaces } = tile;
  if (fate === 'volcano') return w.volcano;
  if (fate === 'gone') return both(w.gap, { number: number ?? '?' });
  if (fate !== 'burning')
    return both(w.gapOf, { number: number ?? '?', name: owner(fate.pile, company) });
  if (number === null) return w.faceDown;
  const taken = total(tile.loads);
  const edges = tile.free_edges;
  return join(
    [
      both(w.tile, { number }),
      both(w.spaces, { taken, spaces }),
      ...present(tile.loads).map(({ colour, count }) =>
        both(w.loads, { count, colour: COLOUR_NAMES[colour] }),
      ),
      edges === 0 ? w.noEdge : both(edges === 1 ? w.edge : w.edges, { edges }),
      ...(tile.loose ? [w.loose] : taken === spaces ? [w.fast] : []),
    ],
    ', ',
  );
}

function owner(seat: number, company: Company): string {
  return company.seats[seat]?.name ?? String(seat + 1);
}

/** Flights are offered at their way in, and as a choice at every tile they cross. */
export function targets(position: Position, ui: VulkanUi): Target[] {
  const view = position.view as VulkanView;
  const colour = inHand(position, ui);
  const byId = new Map(rows(view).map((row) => [row.id, row]));
  return position.legal.flatMap((action) => {
    const [verb, place, direction, flown] = action.split(' ');
    if (verb === 'volcano') return [{ action, place: place ?? null, label: w.pick, final: true }];
    const row = byId.get(`${place} ${direction}`);
    return row && flown === colour ? flightTargets(action, row, flown as Colour) : [];
  });
}

function flightTargets(action: string, row: Row, colour: Colour): Target[] {
  const label = both(w.fly, {
    direction: DIRECTION_NAMES[row.direction],
    colour: COLOUR_NAMES[colour],
    numbers: numbers(row),
  });
  const places = [row.id, ...row.tiles.map(({ place }) => hexId(place))];
  return places.map((place) => ({ action, place, label, final: true }));
}

/** What somebody may have meant by clicking a place. */
export function attempt(view: VulkanView, place: string, ui: VulkanUi): string | null {
  if (view.phase === 'choosing') return `volcano ${place}`;
  if (view.phase !== 'flying') return null;
  const over = ({ tiles }: Row) => tiles.some((tile) => hexId(tile.place) === place);
  const row = rows(view).find((row) => row.id === place || over(row));
  return row ? `fly ${row.id} ${ui.colour ?? leading(view)}` : null;
}

/** The colour the seat to act has most of. */
function leading(view: VulkanView): Colour {
  const supply: number[] = view.seats[Number(view.to_act)]?.supply ?? [];
  const most = supply.indexOf(Math.max(...supply));
  return COLOURS[Math.max(0, most)] ?? 'red';
}
