import { words } from '../i18n/say.svelte';

export default words({
  board: { en: 'Board', de: 'Spielplan' },
  choose: { en: 'What do you want to do here?', de: 'Was möchtest du hier tun?' },
  choices: { en: '{count} choices', de: '{count} Möglichkeiten' },
  chooseOne: { en: 'can be chosen', de: 'wählbar' },
  close: { en: 'Close', de: 'Schließen' },
  zoomIn: { en: 'Zoom in', de: 'Vergrößern' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern' },
  fit: { en: 'Show the whole board', de: 'Alles zeigen' },
});
