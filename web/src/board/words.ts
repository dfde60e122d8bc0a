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
  help: {
    en: 'Arrow keys or Q E A D Z C go from place to place, N goes to the next place where you can act, Enter acts, M lists all choices, + and - zoom, 0 shows all.',
    de: 'Pfeiltasten oder Q E A D Y C gehen von Feld zu Feld, N springt zum nächsten Feld, auf dem du etwas tun kannst, Enter handelt, M zeigt alle Möglichkeiten, + und - zoomen, 0 zeigt alles.',
  },
});
