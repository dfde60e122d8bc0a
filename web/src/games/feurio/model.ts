// How a game of Feurio! or Wildfire! is laid out for people.

import { centre, hexId } from '../../board/hexes';
import type { Feurio } from '../../engine/types';
import { both, join, type Text } from '../../i18n/say.svelte';
import { COLOUR_NAMES, COLOURS, present, total, type Colour } from '../forest/colours';
import type { Company, Place, Target } from '../module';
import type { Position } from '../../session/session';
import w from './words';

export function places(view: Feurio.View, _ui: unknown, _company: Company): Place[] {
  const tiles = view.tiles.map((tile) => ({
    id: hexId(tile.place),
    ...centre(tile.place),
    name: tileName(tile),
  }));
  const rim = view.rim.map(({ place, heat, hottest }) => ({
    id: hexId(place),
    ...centre(place),
    name: hottest ? join([both(w.empty, { heat }), w.hottest], ', ') : both(w.empty, { heat }),
    minor: true,
  }));
  return [...tiles, ...rim].sort((a, b) => a.y - b.y || a.x - b.x);
}

function tileName(tile: Feurio.TileView): Text {
  if (tile.firebreak) {
    const { number } = tile.firebreak;
    return number ? both(w.firebreakKnown, { number }) : w.firebreak;
  }
  const taken = total(tile.men);
  const edges = tile.free_edges;
  const men = present(tile.men).map(({ colour, count }) =>
    both(w.deploy, { count, colour: COLOUR_NAMES[colour] }),
  );
  return join(
    [
      both(w.tile, { number: tile.number }),
      both(w.spaces, { taken, spaces: tile.spaces }),
      ...men,
      edges === 0 ? w.noEdge : both(edges === 1 ? w.edge : w.edges, { edges }),
      tile.room > 0 ? both(w.room, { room: tile.room }) : w.noRoom,
    ],
    ', ',
  );
}

/** What each legal action is called and where it is done. */
export function targets(position: Position): Target[] {
  const view = position.view as Feurio.View;
  return position.legal.map((action) => target(action, view));
}

function target(action: string, view: Feurio.View): Target {
  const [verb, ...rest] = action.split(' ');
  const paid = rest.at(-2) === 'paying' ? (rest.at(-1) as Colour) : null;
  switch (verb) {
    case 'lay': {
      const label = view.hidden ? w.layHidden : both(w.lay, { number: view.drawn ?? 0 });
      return { action, place: rest[0] ?? null, label };
    }
    case 'hide': {
      const label = paid ? both(w.hidePaying, { colour: COLOUR_NAMES[paid] }) : w.hide;
      return { action, place: rest[0] ?? null, label };
    }
    case 'deploy': {
      const label = both(w.deploy, {
        count: rest[1] ?? '',
        colour: COLOUR_NAMES[rest[0] as Colour],
      });
      return { action, place: rest[3] ?? null, label, final: true };
    }
    case 'pass':
      return { action, place: null, label: w.pass, final: true };
    case 'open':
      return { action, place: null, label: w.openTile };
    case 'firebreak':
      return {
        action,
        place: null,
        label: paid ? both(w.commitPaying, { colour: COLOUR_NAMES[paid] }) : w.commit,
      };
    default:
      return { action, place: null, label: both(w.arrange, { numbers: rest.join(' ') }) };
  }
}

/** What somebody may have meant by clicking a place. */
export function attempt(view: Feurio.View, place: string): string | null {
  const tile = view.tiles.find((tile) => hexId(tile.place) === place);
  if (view.phase === 'laying') return tile ? null : `lay ${place}`;
  if (view.phase !== 'deploying') return null;
  const crew = view.crews.find(({ seat }) => seat === view.turn);
  const index = COLOURS.findIndex((_, index) => (crew?.men[index] ?? 0) > 0);
  const colour = COLOURS[Math.max(0, index)] ?? 'red';
  return `deploy ${colour} 1 at ${place}`;
}
