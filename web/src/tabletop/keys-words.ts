import { words } from '../i18n/say.svelte';

/** What the keys of every board do. */
export default words({
  title: { en: 'Keys', de: 'Tasten' },
  key: { en: 'Key', de: 'Taste' },
  does: { en: 'What it does', de: 'Was sie tut' },
  board: { en: 'On the board', de: 'Auf dem Spielplan' },
  game: { en: 'In this game', de: 'In diesem Spiel' },
  anywhere: { en: 'Anywhere at the table', de: 'Überall am Tisch' },
  close: { en: 'Close', de: 'Schließen' },
  walkKeys: { en: '← ↑ ↓ →', de: '← ↑ ↓ →' },
  walk: { en: 'go from place to place', de: 'von Feld zu Feld gehen' },
  hexKeys: { en: 'Q E A D Z C', de: 'Q E A D Y C' },
  hex: { en: 'go in the six directions', de: 'in die sechs Richtungen gehen' },
  nextKeys: { en: 'N, Shift+N', de: 'N, Umschalt+N' },
  next: {
    en: 'to the next or the previous place where you can act',
    de: 'zum nächsten oder vorigen Feld, auf dem du etwas tun kannst',
  },
  actKeys: { en: 'Enter, Space', de: 'Enter, Leertaste' },
  act: { en: 'act there', de: 'dort handeln' },
  listKeys: { en: 'M', de: 'M' },
  list: { en: 'list all choices there', de: 'alle Möglichkeiten dort zeigen' },
  zoomKeys: { en: '+ − 0', de: '+ − 0' },
  zoom: { en: 'zoom in, zoom out, show all', de: 'vergrößern, verkleinern, alles zeigen' },
  undoKeys: { en: 'U', de: 'U' },
  undo: { en: 'take the last action back', de: 'die letzte Aktion zurücknehmen' },
  hintKeys: { en: 'H', de: 'H' },
  hint: { en: 'ask for a hint', de: 'um einen Tipp bitten' },
  skipKeys: { en: 'Esc', de: 'Esc' },
  skip: {
    en: 'close what is open, skip what is being shown',
    de: 'schließen, was offen ist; überspringen, was gezeigt wird',
  },
  helpKeys: { en: '?', de: '?' },
  help: { en: 'show these keys', de: 'diese Tasten zeigen' },
});
