import { words } from '../i18n/say.svelte';

/** Words of a table online. */
export default words({
  connecting: { en: 'Connecting …', de: 'Verbinde …' },
  again: {
    en: 'The connection is gone: connecting again … Nothing is lost.',
    de: 'Die Verbindung ist weg: verbinde neu … Es geht nichts verloren.',
  },
  againSending: {
    en: 'The connection is gone: connecting again … What you did is kept and sent then.',
    de: 'Die Verbindung ist weg: verbinde neu … Was du getan hast, ist gemerkt und wird dann gesendet.',
  },
  sending: { en: 'Sending …', de: 'Sende …' },
  outdated: {
    en: 'The server has a newer Hearth than this page. The game goes on after loading it anew.',
    de: 'Auf dem Server läuft ein neueres Hearth als auf dieser Seite. Nach dem Neuladen geht das Spiel weiter.',
  },
  reload: { en: 'Load anew', de: 'Neu laden' },
  people: { en: 'At the table', de: 'Am Tisch' },
  you: { en: 'you', de: 'du' },
  host: { en: 'host', de: 'Gastgeber' },
  here: { en: 'here', de: 'da' },
  away: { en: 'away', de: 'weg' },
  free: { en: 'free', de: 'frei' },
  bot: { en: 'bot', de: 'Bot' },
  sitsIn: { en: 'A bot sits in for {name}', de: 'Ein Bot spielt für {name}' },
  sitsInPace: {
    en: 'A bot sits in for {name}: the time had run out',
    de: 'Ein Bot spielt für {name}: Die Zeit war um',
  },
  sitsInLeft: {
    en: 'A bot sits in for {name} until they are back',
    de: 'Ein Bot spielt für {name}, bis der Platz wieder besetzt ist',
  },
  sitsInResigned: {
    en: '{name} has given up: a bot plays to the end',
    de: '{name} hat aufgegeben: Ein Bot spielt zu Ende',
  },
  forYou: {
    en: 'Your time had run out, so a bot plays for you.',
    de: 'Deine Zeit war um, deshalb spielt ein Bot für dich.',
  },
  forYouLeft: {
    en: 'You had left, so a bot plays for you.',
    de: 'Du warst gegangen, deshalb spielt ein Bot für dich.',
  },
  takeBack: { en: 'Take my seat back', de: 'Meinen Platz zurücknehmen' },
  gaveUp: {
    en: 'You have given up: a bot plays to the end for you.',
    de: 'Du hast aufgegeben: Ein Bot spielt für dich zu Ende.',
  },
  moved: {
    en: 'Your seat was moved to another device: here you look on.',
    de: 'Dein Platz ist auf ein anderes Gerät umgezogen: Hier schaust du zu.',
  },
  watching: { en: 'You are looking on.', de: 'Du schaust zu.' },
  spectators: { en: '{count} looking on', de: '{count} schauen zu' },
  timeLeft: { en: 'Time left: {time}', de: 'Noch {time}' },
  days: { en: '{count} days', de: '{count} Tage' },
  hours: { en: '{count} h', de: '{count} Std.' },
  timeUp: { en: 'The time is up', de: 'Die Zeit ist um' },
  pace: {
    en: '{pace}; then a bot ({level}) sits in.',
    de: '{pace}; danach springt ein Bot ein ({level}).',
  },
  since: { en: 'Since your last turn', de: 'Seit deinem letzten Zug' },
  sinceShow: { en: 'Show it again', de: 'Noch einmal zeigen' },
  closed: {
    en: 'This table was closed before the game was over.',
    de: 'Dieser Tisch wurde vor dem Ende des Spiels geschlossen.',
  },
  home: { en: 'Home', de: 'Start' },
  again2: { en: 'Try again', de: 'Noch einmal' },
  nextOpen: {
    en: 'Somebody wants to play again: the next table is open.',
    de: 'Jemand möchte noch einmal: Der nächste Tisch steht bereit.',
  },
  toNext: { en: 'Go to the next table', de: 'Zum nächsten Tisch' },
  menu: { en: 'Table', de: 'Tisch' },
  leave: { en: 'Leave', de: 'Gehen' },
  leaveAsk: {
    en: 'Leave? A bot sits in for you; open the table again to have your seat back.',
    de: 'Gehen? Ein Bot spielt für dich; öffne den Tisch wieder, um deinen Platz zurückzubekommen.',
  },
  resign: { en: 'Give up', de: 'Aufgeben' },
  resignAsk: {
    en: 'Give up for good? A bot plays to the end for you; there is no way back.',
    de: 'Endgültig aufgeben? Ein Bot spielt für dich zu Ende; ein Zurück gibt es nicht.',
  },
  stay: { en: 'Stay', de: 'Bleiben' },
  watchLink: { en: 'Copy the link to look on', de: 'Link zum Zuschauen kopieren' },
  copied: { en: 'Copied.', de: 'Kopiert.' },
  notCopied: {
    en: 'The browser does not let us copy: mark the link and copy it.',
    de: 'Der Browser lässt uns nicht kopieren: Link bitte markieren und selbst kopieren.',
  },
});
