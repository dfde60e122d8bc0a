// What the places of the board are called.

import { hexId, neighbours } from '../../board/hexes';
import { both, join, plain, type Text } from '../../i18n/say.svelte';
import { present, total, type Colour } from '../forest/colours';
import type { EdgeView, FleeingTile, RunView, TileView } from './types';
import { running, waiting, type RunUi } from './ui.svelte';
import w, { ANIMALS, PREDATOR } from './words';

/** `2 red foxes`. */
export function animals(colour: Colour, count: number): Text {
  return count === 1 ? ANIMALS[colour].one : both(ANIMALS[colour].many, { count });
}

/** A text with another text in it. */
export function within(
  text: Text,
  name: string,
  inner: Text,
  args: Record<string, number> = {},
): Text {
  return {
    en: both(text, { ...args, [name]: inner.en }).en,
    de: both(text, { ...args, [name]: inner.de }).de,
  };
}

export function tileName(tile: TileView, view: RunView, ui: RunUi): Text {
  const { number, spaces, place } = tile;
  const fellows = view.tiles.filter(({ group }) => group === tile.group).length - 1;
  const flees = waiting(view).find((other) => hexId(other.place) === hexId(place));
  const held = flees && flees === running(view, ui);
  return join(
    [
      both(w.tile, { number }),
      both(w.spaces, { taken: total(tile.animals), spaces }),
      ...present(tile.animals).map(({ colour, count }) => animals(colour, count)),
      ...(fellows > 0 ? [both(w.group, { count: fellows })] : []),
      ...(flees ? [mustFlee(flees)] : []),
      ...(held ? [w.held] : []),
    ],
    ', ',
  );
}

function mustFlee({ count, routes }: FleeingTile): Text {
  return both(count === 1 ? w.mustFleeOne : w.mustFlee, { count, routes: routes.length });
}

export function edgeName(edge: EdgeView, view: RunView): Text {
  const beside = new Set(neighbours(edge.place).map(hexId));
  const numbers = view.tiles
    .filter(({ place }) => beside.has(hexId(place)))
    .map(({ number }) => number)
    .sort((a, b) => b - a);
  return join(
    [
      within(w.edge, 'numbers', plain(numbers.join(', '))),
      there(edge),
      ...(edge.hot ? [w.hot] : []),
    ],
    ', ',
  );
}

function there({ occupant }: EdgeView): Text {
  if (occupant === null) return w.free;
  if (occupant === 'predator') return PREDATOR;
  return within(w.escaped, 'animal', ANIMALS[occupant.animal].one);
}
