import { words } from '../../i18n/say.svelte';

export default words({
  tile: { en: 'Tile {number}', de: 'Waldstück {number}' },
  faceDown: { en: 'Tile, face down', de: 'Waldstück, verdeckt' },
  volcano: { en: 'The volcano', de: 'Der Vulkan' },
  spaces: { en: '{taken} of {spaces} spaces taken', de: '{taken} von {spaces} Plätzen besetzt' },
  edges: { en: '{edges} free edges', de: '{edges} freie Kanten' },
  edge: { en: 'one free edge', de: 'eine freie Kante' },
  noEdge: { en: 'enclosed', de: 'eingeschlossen' },
  loose: { en: 'goes out once full', de: 'erlischt, sobald es voll ist' },
  fast: { en: 'full, but held', de: 'voll, aber eingeklemmt' },
  gap: { en: 'Gap, the {number} left the game', de: 'Lücke, die {number} ist aus dem Spiel' },
  gapOf: { en: 'Gap, {name} has the {number}', de: 'Lücke, {name} hat die {number}' },
  entry: {
    en: 'Way in to {direction}, over {count} tiles ({numbers}), room on {room}',
    de: 'Einflug nach {direction}, über {count} Waldstücke ({numbers}), Platz auf {room}',
  },
  entryOne: {
    en: 'Way in to {direction}, over one tile ({numbers}), room on {room}',
    de: 'Einflug nach {direction}, über ein Waldstück ({numbers}), Platz auf {room}',
  },
  entryVolcano: {
    en: 'Way in to {direction}, the volcano bars it',
    de: 'Einflug nach {direction}, vom Vulkan versperrt',
  },
  fly: {
    en: 'Fly {direction} with {colour}: {numbers}',
    de: 'Mit {colour} nach {direction} fliegen: {numbers}',
  },
  pick: { en: 'Make it the volcano', de: 'Zum Vulkan machen' },
  loads: { en: '{count} {colour}', de: '{count} {colour}' },
  drop: { en: 'Drop', de: 'Abwerfen' },
  left: { en: 'Loads left', de: 'Ladungen übrig' },
  pile: { en: 'Pile', de: 'Stapel' },
  emptyPile: { en: 'no tiles yet', de: 'noch keine Waldstücke' },
  lying: {
    en: '{count} own loads on the table (fewer win a tie)',
    de: '{count} eigene Ladungen auf dem Tisch (weniger gewinnt bei Gleichstand)',
  },
  neutral: { en: 'Neutral: {colour}', de: 'Neutral: {colour}' },
  gathered: {
    en: '{count} of {all} tiles gathered by all',
    de: '{count} von {all} Waldstücken gemeinsam gesammelt',
  },
  lost: { en: '{count} lost', de: '{count} verloren' },
  growing: {
    en: 'The forest grows: {count} places to come',
    de: 'Der Wald wächst: {count} Plätze kommen noch',
  },
  unseen: { en: 'Not turned up yet', de: 'Noch nicht aufgedeckt' },
  burning: { en: '{count} tiles burn', de: '{count} Waldstücke brennen' },
  burningOne: { en: 'One tile burns', de: 'Ein Waldstück brennt' },
  oneFalls: { en: 'One load falls.', de: 'Eine Ladung fällt.' },
  fall: { en: '{count} loads fall.', de: '{count} Ladungen fallen.' },
  getsOut: {
    en: 'Seat {seat} gets +{points} (goes out: {out}).',
    de: 'Platz {seat} bekommt +{points} (gelöscht: {out}).',
  },
  getsCut: {
    en: 'Seat {seat} gets +{points} (cut off: {cut}).',
    de: 'Platz {seat} bekommt +{points} (abgeschnitten: {cut}).',
  },
  getsBoth: {
    en: 'Seat {seat} gets +{points} (goes out: {out}; cut off: {cut}).',
    de: 'Platz {seat} bekommt +{points} (gelöscht: {out}; abgeschnitten: {cut}).',
  },
  leave: {
    en: 'Cut off without a load, leaving the game: {numbers}.',
    de: 'Ohne Ladung abgeschnitten, aus dem Spiel: {numbers}.',
  },
  keyColour: { en: 'take red, green, blue or yellow', de: 'Rot, Grün, Blau oder Gelb nehmen' },
});
