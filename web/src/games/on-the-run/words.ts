import { words, type Text } from '../../i18n/say.svelte';
import type { Colour } from '../forest/colours';

const w = words({
  tile: { en: 'Tile {number}', de: 'Waldstück {number}' },
  spaces: { en: '{taken} of {spaces} spaces taken', de: '{taken} von {spaces} Plätzen besetzt' },
  group: { en: 'one with {count} more', de: 'eins mit {count} weiteren' },
  edge: { en: 'Edge field beside {numbers}', de: 'Randfeld neben {numbers}' },
  free: { en: 'free', de: 'frei' },
  escaped: { en: 'escaped: {animal}', de: 'entkommen: {animal}' },
  hot: { en: 'hot spot', de: 'Brennpunkt' },
  mustFlee: {
    en: '{count} must flee, {routes} ways out',
    de: '{count} müssen fliehen, {routes} Wege',
  },
  mustFleeOne: { en: 'one must flee, {routes} ways out', de: 'eines muss fliehen, {routes} Wege' },
  held: { en: 'picked', de: 'gewählt' },
  lay: { en: 'Lay the {number} here', de: 'Die {number} hier anlegen' },
  relocate: { en: 'Put the predator here', de: 'Das Raubtier hierher setzen' },
  startle: { en: 'Startle: {animals}', de: 'Aufschrecken: {animals}' },
  flee: { en: 'Flee from all {number}s: {animals}', de: 'Flucht von allen {number}ern: {animals}' },
  run: { en: 'Run here', de: 'Hierher laufen' },
  escape: { en: 'Escape to this field', de: 'Auf dieses Feld entkommen' },
  predator: { en: 'Lay a predator', de: 'Ein Raubtier legen' },
  done: { en: 'No more predators', de: 'Keine Raubtiere mehr' },
  pass: { en: 'Pass', de: 'Passen' },
  arrange: { en: 'Start with {numbers}', de: 'Beginnen mit {numbers}' },
  use: { en: 'Use', de: 'Einsetzen' },
  predators: { en: 'predators', de: 'Raubtiere' },
  nextTile: { en: 'Next tile', de: 'Nächstes Waldstück' },
  keyPiece: {
    en: 'use red, green, blue or yellow animals, 5 predators',
    de: 'rote, grüne, blaue oder gelbe Tiere einsetzen, 5 Raubtiere',
  },
  keyNext: { en: 'pick the next fleeing tile', de: 'das nächste fliehende Waldstück wählen' },
  supply: { en: 'supply', de: 'Vorrat' },
  inForest: { en: 'forest', de: 'Wald' },
  safe: { en: 'escaped', de: 'entkommen' },
  damage: { en: 'Tie-break: damage {damage}', de: 'Bei Gleichstand: Schaden {damage}' },
  points: { en: 'Points', de: 'Punkte' },
  product: { en: 'Escaped', de: 'Entkommen' },
  animalsLeft: {
    en: '{count} animals still in the supply: all must be out to win',
    de: 'Noch {count} Tiere im Vorrat: zum Sieg müssen alle heraus',
  },
  allOut: { en: 'All animals are out of the supply', de: 'Alle Tiere sind aus dem Vorrat' },
  opening: { en: 'First tiles', de: 'Erste Waldstücke' },
  passes: { en: 'Passes in a row: {now} of {end}', de: 'Hintereinander gepasst: {now} von {end}' },
  quiet: {
    en: 'Turns without an escape: {now} of {end}',
    de: 'Züge ohne Entkommen: {now} von {end}',
  },
});

export default w;

/** What the animals of a colour are called: one of them, several, all. */
export const ANIMALS: Record<Colour, { one: Text; many: Text; name: Text }> = {
  red: {
    one: { en: '1 red fox', de: '1 roter Fuchs' },
    many: { en: '{count} red foxes', de: '{count} rote Füchse' },
    name: { en: 'red foxes', de: 'rote Füchse' },
  },
  green: {
    one: { en: '1 green frog', de: '1 grüner Frosch' },
    many: { en: '{count} green frogs', de: '{count} grüne Frösche' },
    name: { en: 'green frogs', de: 'grüne Frösche' },
  },
  blue: {
    one: { en: '1 blue bird', de: '1 blauer Vogel' },
    many: { en: '{count} blue birds', de: '{count} blaue Vögel' },
    name: { en: 'blue birds', de: 'blaue Vögel' },
  },
  yellow: {
    one: { en: '1 yellow deer', de: '1 gelbes Reh' },
    many: { en: '{count} yellow deer', de: '{count} gelbe Rehe' },
    name: { en: 'yellow deer', de: 'gelbe Rehe' },
  },
};

export const PREDATOR: Text = words({ one: { en: 'predator', de: 'Raubtier' } }).one;
