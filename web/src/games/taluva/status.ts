// One line that says what the pointed place would bring: read aloud while a tile is turned.

import { both, join, type Text } from '../../i18n/say.svelte';
import { hutsText } from './names';
import { fitting } from './placement';
import { ours, type Heading, type Kind, type TaluvaView, type Told } from './types';
import w from './words';

/** What the tile in hand would do at the pointed place. */
export function layStatus(
  legal: string[],
  heading: Heading,
  pointed: string | null,
  events: Told[] | null,
): Text {
  const way = both(w.pointing, { heading: w[heading] });
  if (events) return join([way, ...events.flatMap((event) => consequence(event))], ' · ');
  if (pointed === null) return join([way, w.pointAt], ' · ');
  const ways = fitting(legal, pointed, heading).map((fit) => w[fit]);
  if (ways.length === 0) return join([way, w.noWay], ' · ');
  return join([way, both(w.otherWays, { headings: join(ways, ', ') })], ' · ');
}

function consequence(event: Told): Text[] {
  const happening = ours(event);
  switch (happening.event) {
    case 'laid':
      return [both(w.lands, { level: happening.level })];
    case 'covered':
      return [both(w.coversHuts, { huts: hutsText(happening.huts) })];
    case 'split':
      return [both(w.splits, { parts: happening.parts.length })];
    default:
      // That somebody would be out says itself.
      return [event.text];
  }
}

/** What building would take and leave. */
export function buildStatus(events: Told[] | null, after: TaluvaView | null): Text {
  const built = (events ?? []).map(ours).filter((event) => event.event === 'built');
  const first = built[0];
  if (!first || !after) return w.chooseField;
  const count = built.reduce((sum, event) => sum + event.count, 0);
  const supply = after.seats.find(({ seat }) => seat === first.seat)?.supply;
  const left = { hut: supply?.huts, temple: supply?.temples, tower: supply?.towers }[first.piece];
  return both(w.takes, {
    what: counted(first.piece, count),
    fields: built.length === 1 ? w.fieldsOne : both(w.fieldsMany, { count: built.length }),
    left: left ?? 0,
  });
}

function counted(kind: Kind, count: number): Text {
  return kind === 'hut' ? hutsText(count) : w[kind];
}
