// What a flight would bring, in few words: falling loads matter less than who gets what.

import type { ToldEvent } from '../../engine/happening';
import { both, type Text } from '../../i18n/say.svelte';
import { known, type VulkanEvent } from './types';
import w from './words';

export function foretell(events: ToldEvent[]): Text[] {
  const told = events.map(known);
  const drops = told.filter(({ event }) => event === 'dropped').length;
  if (drops === 0) return events.map(({ text }) => text);
  return [
    both(drops === 1 ? w.oneFalls : w.fall, { count: drops }),
    ...gains(told),
    ...lost(told),
    ...events
      .filter(({ event }) => event === 'missed' || event === 'ended')
      .map(({ text }) => text),
  ];
}

/** Spoken of as the engine speaks of seats, so that names are put in later. */
function gains(events: VulkanEvent[]): Text[] {
  const won = new Map<number, { out: number[]; cut: number[] }>();
  for (const event of events) {
    if ((event.event !== 'extinguished' && event.event !== 'isolated') || !event.award) continue;
    const pile = won.get(event.award.to) ?? { out: [], cut: [] };
    pile[event.event === 'isolated' ? 'cut' : 'out'].push(event.number);
    won.set(event.award.to, pile);
  }
  return [...won].map(([seat, { out, cut }]) => {
    const points = [...out, ...cut].reduce((sum, number) => sum + number, 0);
    const numbers = { out: out.join(', '), cut: cut.join(', ') };
    const text = cut.length === 0 ? w.getsOut : out.length === 0 ? w.getsCut : w.getsBoth;
    return both(text, { seat, points, ...numbers });
  });
}

function lost(events: VulkanEvent[]): Text[] {
  const numbers = events.flatMap((event) =>
    event.event === 'isolated' && !event.award ? [event.number] : [],
  );
  return numbers.length === 0 ? [] : [both(w.leave, { numbers: numbers.join(', ') })];
}
