// The seven boxes on the shelf: what a person wants to know before opening one. Everything else
// comes from the engine when it is needed.

import { words, type Text } from '../i18n/say.svelte';

export interface GameBox {
  id: string;
  title: string;
  year: number;
  players: [least: number, most: number];
  /** About how long a game takes, where its rulebook says so. */
  minutes: number | null;
  /** Whether it can be played alone and together. */
  solo: boolean;
  together: boolean;
  contest: boolean;
  /** How many seats a game by one click has. */
  quick: number;
  summary: Text;
}

const w = words({
  feurio: {
    en: 'Hold stretches of burning forest that still reach the water.',
    de: 'Halte brennenden Wald, der noch ans Wasser reicht.',
  },
  wildfire: {
    en: 'The later edition: sharper scores, midsummer, free firebreaks.',
    de: 'Die spätere Ausgabe: strengere Wertung, Hochsommer, Schneisen umsonst.',
  },
  vulkan: {
    en: 'Fly over the fire, drop water, cut the forest off from the volcano.',
    de: 'Überfliege das Feuer, wirf Wasser ab, trenne den Wald vom Vulkan.',
  },
  volcano: {
    en: 'The flights of Vulkan! in the later edition.',
    de: 'Die Flüge von Vulkan! in der späteren Ausgabe.',
  },
  'on-the-run': {
    en: 'Lead your animals out of the forest before the fire is there.',
    de: 'Führe deine Tiere aus dem Wald, bevor das Feuer da ist.',
  },
  'flash-point': {
    en: 'Together into the burning house: get seven people out.',
    de: 'Gemeinsam ins brennende Haus: holt sieben Menschen heraus.',
  },
  taluva: {
    en: 'An island grows, volcanoes pile it up, villages climb with it.',
    de: 'Eine Insel wächst, Vulkane türmen sie auf, Dörfer klettern mit.',
  },
});

const box = (
  id: keyof typeof w,
  title: string,
  year: number,
  players: [number, number],
  minutes: number | null,
  ways: string,
  quick: number,
): GameBox => ({
  id,
  title,
  year,
  players,
  minutes,
  solo: ways.includes('s'),
  together: ways.includes('t'),
  contest: ways.includes('c'),
  quick,
  summary: w[id],
});

export const BOXES: GameBox[] = [
  box('feurio', 'Feurio!', 2003, [1, 4], 30, 'sct', 4),
  box('wildfire', 'Wildfire!', 2010, [1, 4], 30, 'sct', 4),
  box('vulkan', 'Vulkan!', 2004, [1, 4], 30, 'sct', 2),
  box('volcano', 'Volcano!', 2010, [1, 4], 30, 'sct', 2),
  box('on-the-run', 'On the Run!', 2010, [1, 4], 30, 'sct', 4),
  box('flash-point', 'Flash Point: Fire Rescue', 2011, [1, 6], null, 'st', 4),
  box('taluva', 'Taluva', 2006, [2, 4], null, 'c', 2),
];
