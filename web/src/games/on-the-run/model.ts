// How a game of On the Run! is laid out for people.

import { centre, hexId } from '../../board/hexes';
import { both, type Text } from '../../i18n/say.svelte';
import type { Position } from '../../session/session';
import { COLOURS, type Colour } from '../forest/colours';
import type { Company, Place, Target } from '../module';
import { animals, edgeName, tileName, within } from './names';
import type { RunView, TileView } from './types';
import { inHand, pieceOf, running, type RunUi } from './ui.svelte';
import w from './words';

export function places(view: RunView, ui: RunUi, _company: Company): Place[] {
  const tiles = view.tiles.map((tile) => ({
    id: hexId(tile.place),
    ...centre(tile.place),
    name: tileName(tile, view, ui),
  }));
  const edge = view.edge.map((field) => ({
    id: hexId(field.place),
    ...centre(field.place),
    name: edgeName(field, view),
    minor: field.occupant === null,
  }));
  return [...tiles, ...edge].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** What each legal action is called and where it is done, with the animals in use. */
export function targets(position: Position, ui: RunUi): Target[] {
  const view = position.view as RunView;
  const piece = inHand(position, ui);
  const from = running(view, ui);
  const used = (action: string) => {
    const [verb, place] = action.split(' ');
    if (verb === 'move') return from !== null && place === hexId(from.place);
    return (pieceOf(action) ?? piece) === piece;
  };
  return position.legal.filter(used).flatMap((action) => targetsOf(action, view));
}

function targetsOf(action: string, view: RunView): Target[] {
  const [verb, first, second, , last] = action.split(' ');
  const at = (place: string | null | undefined, label: Text, final = false): Target[] => [
    { action, place: place ?? null, label, final },
  ];
  switch (verb) {
    case 'lay':
      return at(first, both(w.lay, { number: inHandNumber(view) }));
    case 'relocate':
      return at(first, w.relocate);
    case 'startle':
      return at(last, startleLabel(first as Colour, Number(second)), true);
    case 'flee':
      return fleeTargets(action, view, Number(first), second as Colour);
    case 'move':
      return at(action.split(' ')[3], isTile(view, action) ? w.run : w.escape);
    case 'predator':
      return at(first, w.predator);
    case 'arrange':
      return at(null, both(w.arrange, { numbers: action.split(' ').slice(1).join(' ') }));
    default:
      return at(null, verb === 'done' ? w.done : w.pass, true);
  }
}

function inHandNumber({ phase }: RunView): number {
  return phase.phase === 'laying' ? phase.number : 0;
}

function isTile(view: RunView, action: string): boolean {
  const to = action.split(' ')[3];
  return view.tiles.some(({ place }) => hexId(place) === to);
}

function startleLabel(colour: Colour, count: number): Text {
  return within(w.startle, 'animals', animals(colour, count));
}

/** Fleeing from a number is offered on every tile that would be left. */
function fleeTargets(action: string, view: RunView, number: number, colour: Colour): Target[] {
  const index = COLOURS.indexOf(colour);
  const there = (tile: TileView) => (tile.number === number ? (tile.animals[index] ?? 0) : 0);
  const count = view.tiles.reduce((sum, tile) => sum + there(tile), 0);
  const label = within(w.flee, 'animals', animals(colour, count), { number });
  return view.tiles
    .filter((tile) => there(tile) > 0)
    .map(({ place }) => ({ action, place: hexId(place), label }));
}

/** What somebody may have meant by clicking a place. */
export function attempt(view: RunView, place: string, ui: RunUi): string | null {
  const piece = ui.piece ?? view.turn.colours[0] ?? 'red';
  switch (view.phase.phase) {
    case 'laying':
      return `lay ${place}`;
    case 'relocating':
      return `relocate ${place}`;
    case 'acting':
      return piece === 'predator' ? `predator ${place}` : `startle ${piece} 1 at ${place}`;
    case 'fleeing': {
      const from = running(view, ui);
      return from ? `move ${hexId(from.place)} to ${place}` : null;
    }
    case 'prowling':
      return `predator ${place}`;
    default:
      return null;
  }
}
