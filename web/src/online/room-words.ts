import { words } from '../i18n/say.svelte';

/** Words of the room where people wait for a game to begin. */
export default words({
  waiting: { en: '{game}: waiting for players', de: '{game}: Warten auf Mitspielende' },
  ready: { en: '{game}: everybody is here', de: '{game}: Alle sind da' },
  seats: { en: 'Seats', de: 'Plätze' },
  open: { en: 'free, for anybody', de: 'frei, für alle' },
  invited: { en: 'free, by invitation', de: 'frei, mit Einladung' },
  link: { en: 'Link for seat {seat}', de: 'Link für Platz {seat}' },
  copyInvite: { en: 'Copy the invitation', de: 'Einladung kopieren' },
  inviteHow: {
    en: 'Send each friend one link: whoever opens it first has the seat.',
    de: 'Schicke jedem Freund einen Link: Wer ihn zuerst öffnet, hat den Platz.',
  },
  noLinks: {
    en: 'The links are on the device the table was opened on.',
    de: 'Die Links sind auf dem Gerät, auf dem der Tisch eröffnet wurde.',
  },
  sit: { en: 'Sit down here', de: 'Hier hinsetzen' },
  start: { en: 'Start the game', de: 'Spiel beginnen' },
  fill: { en: 'Start; bots take the free seats', de: 'Beginnen; Bots füllen freie Plätze' },
  hostStarts: {
    en: 'The game begins when all seats are taken, or when {name} lets bots fill them.',
    de: 'Das Spiel beginnt, wenn alle Plätze besetzt sind oder {name} Bots dazusetzt.',
  },
  leave: { en: 'Leave the table', de: 'Tisch verlassen' },
  leaveAsk: {
    en: 'Leave the table? Your seat is free for somebody else then.',
    de: 'Tisch verlassen? Dein Platz wird dann für andere frei.',
  },
  setup: { en: 'Set-up', de: 'Aufbau' },
});
