// What can be done, where a person would click for it and what it is called.

import { both, plain, type Text } from '../../i18n/say.svelte';
import type { Position } from '../../session/session';
import type { Target } from '../module';
import { bayId, edgeId, nextSpot } from './grid';
import { ROLE_NAMES } from './role-words';
import type { Cell, Figure, House, Load, Outlook, Role, Spot, VehicleName } from './types';
import { commanded, type HouseUi } from './ui.svelte';
import w from './words';

/** An action with its words at hand. */
interface Told {
  action: string;
  /** Where it is done; several places may offer the same. */
  places: (string | null)[];
  label: Text;
  final?: boolean;
}

export function targets(position: Position, ui: HouseUi): Target[] {
  const view = position.view as House;
  const prices = priceList(position.outlook);
  const figure = commanded(position.legal, ui);
  const told = position.legal
    .filter((action) => isFor(action, figure))
    .map((action) => tell(action, view))
    .flatMap(({ action, places, label, final }) =>
      places.map((place) => ({
        action,
        place,
        label: priced(label, prices.get(action), action),
        ...(final ? { final } : {}),
      })),
    );
  const asked = busy(told, view);
  // A click goes to a clear cell at once, even if its door could be closed instead.
  const isDirect = ({ action, place }: Target) => verbOf(action) === 'move' && !asked.has(place);
  return told.map((target) => (isDirect(target) ? { ...target, direct: true } : target));
}

function priceList(outlook: unknown): Map<string, number> {
  const prices = (outlook as Outlook | null | undefined)?.prices ?? [];
  return new Map(prices.map(({ action, points }) => [action, points]));
}

/** While the captain commands somebody only the orders for that one are offered on the board. */
function isFor(action: string, figure: number | null): boolean {
  const [verb, who] = action.split(' ');
  if (verb === 'command') return figure === Number(who);
  return figure === null || verb === 'end' || verb === 'spend';
}

function priced(label: Text, points: number | undefined, action: string): Text {
  if (points === undefined || action === 'end turn' || action.startsWith('spend')) return label;
  return both(points === 0 ? w.free : w.priced, { label, points });
}

function verbOf(action: string): string {
  return action.replace(/^command \d /, '').split(' ')[0] ?? '';
}

/** The places where something else than going there or closing its door can be done. */
function busy(all: Target[], { fire, smoke }: House): Set<string | null> {
  const others = all.filter(({ action }) => !['move', 'close'].includes(verbOf(action)));
  return new Set([null, ...fire, ...smoke, ...others.map(({ place }) => place)]);
}

function tell(action: string, view: House): Told {
  const words = action.split(' ');
  if (words[0] !== 'command') return tellOwn(action, words, acting(view), view);
  const who = view.figures.find(({ figure }) => figure === Number(words[1]));
  const told = tellOwn(action, words.slice(2), who, view);
  const label = both(w.commanded, { figure: words[1] ?? '', order: told.label });
  return { ...told, label };
}

/** The firefighter whose turn it is. */
export function acting(view: House): Figure | undefined {
  return view.figures.find(({ figure }) => figure === view.turn?.figure);
}

function tellOwn(action: string, words: string[], who: Figure | undefined, view: House): Told {
  const [verb = '', first = '', second = ''] = words;
  const here = who?.cell ?? null;
  const at = (place: string | null, label: Text): Told => ({ action, places: [place], label });
  const edge = (label: Text): Told => ({ action, places: edgeAnd(here, first), label });
  switch (verb) {
    case 'start':
      return at(first, w.start);
    case 'park':
      return at(
        bayId(first as VehicleName, second as Spot),
        both(w.park, { vehicle: w[first as VehicleName] }),
      );
    case 'move':
      return at(first, view.fire.includes(first) ? w.moveFire : w.move);
    case 'open':
      return edge(w.openDoor);
    case 'close':
      return edge(w.closeDoor);
    case 'chop':
      return edge(w.chop);
    case 'carry':
      return at(here, both(w.carry, { load: w[first as Load] }));
    case 'drop':
      return at(here, both(w.drop, { load: w[who?.carries ?? 'victim'] }));
    case 'lead':
      return at(here, w.lead);
    case 'leave':
      return at(here, w.leave);
    case 'douse':
      return at(first, view.smoke.includes(first) ? w.clearSmoke : w.douse);
    case 'quench':
      return at(first, w.quench);
    case 'treat':
      return at(here, second ? both(w.treatHeld, { figure: second }) : w.treat);
    case 'dispose':
      return at(here, second ? both(w.disposeHeld, { figure: second }) : w.dispose);
    case 'identify':
      return at(first, w.identify);
    default:
      return tellTeam(action, words, view);
  }
}

/** A wall or door is offered where it is and in the cell behind it, which is easier to hit. */
function edgeAnd(here: Cell | null, towards: Cell): string[] {
  return here === null ? [towards] : [edgeId(here, towards), towards];
}

function tellTeam(action: string, words: string[], view: House): Told {
  const [verb = '', first = '', second = ''] = words;
  const at = (place: string | null, label: Text): Told => ({ action, places: [place], label });
  switch (verb) {
    case 'crew':
      return at(standing(view, 'engine'), both(w.crew, { role: ROLE_NAMES[first as Role] }));
    case 'drive':
      return drive(action, first as VehicleName, second === 'clockwise', view);
    case 'gun':
      return { action, places: [null, standing(view, 'engine')], label: w.gun };
    case 'spend':
      return at(null, first === 'own' ? w.spendOwn : w.spendFree);
    case 'end': {
      const points = Math.min(4, view.turn?.points ?? 0);
      return { ...at(null, points > 0 ? both(w.endSaving, { points }) : w.endTurn), final: true };
    }
    case 'ride':
      return at(first, w.ride);
    case 'recover':
      return at(first, w.recover);
    case 'detonate':
      return at(first, w.detonate);
    default:
      return at(null, BESIDE[action] ?? plain(action));
  }
}

const BESIDE: Record<string, Text> = {
  stay: w.stay,
  keep: w.keep,
  'reroll red': w.rerollRed,
  'reroll black': w.rerollBlack,
  stop: w.stop,
  'play on': w.playOn,
};

/** The place of the spot a vehicle stands on. */
function standing(view: House, vehicle: VehicleName): string | null {
  const spot = view.vehicles.find((one) => one.vehicle === vehicle)?.spot;
  return spot ? bayId(vehicle, spot) : null;
}

/** Offered at the vehicle and at the spot it would go to. */
function drive(action: string, vehicle: VehicleName, clockwise: boolean, view: House): Told {
  const from = view.vehicles.find((one) => one.vehicle === vehicle)?.spot ?? 'top';
  const label = both(clockwise ? w.driveClockwise : w.driveCounter, { vehicle: w[vehicle] });
  return {
    action,
    places: [bayId(vehicle, nextSpot(from, clockwise)), bayId(vehicle, from)],
    label,
  };
}
