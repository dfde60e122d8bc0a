import { words } from '../../i18n/say.svelte';

export default words({
  tile: { en: 'Tile {number}', de: 'Waldstück {number}' },
  firebreak: { en: 'Firebreak', de: 'Feuerschneise' },
  firebreakKnown: { en: 'Firebreak, your {number}', de: 'Feuerschneise, deine {number}' },
  spaces: { en: '{taken} of {spaces} spaces taken', de: '{taken} von {spaces} Plätzen besetzt' },
  edges: { en: '{edges} free edges', de: '{edges} freie Kanten' },
  edge: { en: 'one free edge', de: 'eine freie Kante' },
  noEdge: { en: 'enclosed', de: 'eingeschlossen' },
  room: { en: 'room for {room}', de: 'Platz für {room}' },
  noRoom: { en: 'no room', de: 'kein Platz' },
  empty: { en: 'Empty place, heat {heat}', de: 'Freier Platz, Hitze {heat}' },
  hottest: { en: 'the hottest', de: 'der heißeste' },
  lay: { en: 'Lay the {number} here', de: 'Die {number} hier anlegen' },
  layHidden: { en: 'Lay the firebreak here', de: 'Die Feuerschneise hier anlegen' },
  hide: { en: 'Lay it face down as a firebreak', de: 'Verdeckt als Feuerschneise legen' },
  hidePaying: {
    en: 'Lay it face down as a firebreak, paying a {colour} man',
    de: 'Verdeckt als Feuerschneise legen, für einen Mann in {colour}',
  },
  deploy: { en: '{count} {colour}', de: '{count} × {colour}' },
  pass: { en: 'Deploy nobody', de: 'Niemanden absetzen' },
  openTile: { en: 'Lay the tile face up', de: 'Das Waldstück offen legen' },
  commit: { en: 'Lay a firebreak', de: 'Eine Feuerschneise legen' },
  commitPaying: {
    en: 'Lay a firebreak, paying a {colour} man',
    de: 'Eine Feuerschneise legen, für einen Mann in {colour}',
  },
  arrange: { en: 'Start with {numbers}', de: 'Beginnen mit {numbers}' },
  men: { en: 'Men left', de: 'Männer übrig' },
});
