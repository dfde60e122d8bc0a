import { words } from '../i18n/say.svelte';

/** Words of the ways to a table: lobby, invitation, new table online. */
export default words({
  lobby: { en: 'Open tables', de: 'Offene Tische' },
  lobbyLead: {
    en: 'Anybody may sit down here. The list looks for news by itself.',
    de: 'Hier kann sich jeder dazusetzen. Die Liste sucht selbst nach Neuem.',
  },
  count: { en: 'Open tables: {count}', de: 'Offene Tische: {count}' },
  none: {
    en: 'No table has an open seat right now.',
    de: 'Gerade hat kein Tisch einen freien Platz.',
  },
  noneDo: {
    en: 'Open one: choose a game and leave a seat open to all.',
    de: 'Eröffne selbst einen: Spiel aussuchen und einen Platz für alle frei lassen.',
  },
  openOne: { en: 'Open a table', de: 'Tisch eröffnen' },
  openGame: { en: 'Open a table of {title}', de: 'Tisch eröffnen: {title}' },
  myName: { en: 'My name', de: 'Mein Name' },
  nameFirst: {
    en: 'Say under which name you sit down (1 to 24 characters).',
    de: 'Unter welchem Namen setzt du dich (1 bis 24 Zeichen)?',
  },
  sit: { en: 'Sit down', de: 'Hinsetzen' },
  sitLabel: { en: 'Sit down at {title} of {host}', de: 'Hinsetzen: {title} von {host}' },
  sitting: { en: 'Sitting down …', de: 'Du setzt dich …' },
  goOn: { en: 'Go to the table', de: 'Zum Tisch' },
  goOnLabel: { en: 'Go to the table of {title}', de: 'Zum Tisch: {title}' },
  opened: { en: 'opened {when}', de: 'eröffnet {when}' },
  pace: { en: '{time} a decision', de: '{time} je Entscheidung' },
  sitsIn: {
    en: 'A bot ({level}) sits in for whoever takes longer, until they are back.',
    de: 'Wer länger braucht, wird von einem Bot ({level}) vertreten und kann jederzeit zurück.',
  },
  free: { en: 'free', de: 'frei' },
  forFriend: { en: 'for somebody invited', de: 'für jemand Eingeladenen' },
  seats: { en: 'Seats', de: 'Plätze' },
  invites: { en: '{host} invites you: {title}', de: '{host} lädt dich ein: {title}' },
  invitation: { en: 'Invitation', de: 'Einladung' },
  invited: { en: 'You are invited: {title}', de: 'Du bist eingeladen: {title}' },
  yourSeat: { en: 'your seat', de: 'dein Platz' },
  setup: { en: 'Set-up', de: 'Aufbau' },
  noAccount: {
    en: 'No account is needed: this browser keeps your seat.',
    de: 'Ein Konto ist nicht nötig: Dieser Browser merkt sich deinen Platz.',
  },
  watch: { en: 'Watch instead', de: 'Stattdessen zusehen' },
  look: { en: 'Look at the table', de: 'Den Tisch ansehen' },
  toLobby: { en: 'See open tables', de: 'Offene Tische ansehen' },
  again: { en: 'Try again', de: 'Noch einmal' },
  gone: {
    en: 'This table does not exist, or no more. Ask for a new link.',
    de: 'Diesen Tisch gibt es nicht oder nicht mehr. Bitte um einen neuen Link.',
  },
  cut: {
    en: 'This link is not whole: it was probably cut off. Copy it again in full, or watch without a seat.',
    de: 'Dieser Link ist nicht vollständig: wahrscheinlich wurde er abgeschnitten. Kopiere ihn noch einmal ganz, oder sieh ohne Platz zu.',
  },
  noSuchSeat: {
    en: 'This link names a seat the table does not have. Ask for a new link.',
    de: 'Dieser Link nennt einen Platz, den der Tisch nicht hat. Bitte um einen neuen Link.',
  },
  wrongInvite: {
    en: 'This invitation does not fit this seat. Ask whoever sent it for a new link; you can watch meanwhile.',
    de: 'Diese Einladung passt nicht zu diesem Platz. Bitte um einen neuen Link; zusehen kannst du schon.',
  },
  taken: {
    en: 'This seat is taken: {name} sits there.',
    de: 'Dieser Platz ist vergeben: Dort sitzt {name}.',
  },
  justTaken: {
    en: 'Somebody else was quicker: this seat has just been taken.',
    de: 'Jemand war schneller: Dieser Platz wurde gerade vergeben.',
  },
  begun: {
    en: 'The game has begun without you.',
    de: 'Das Spiel hat ohne dich begonnen.',
  },
  over: { en: 'This game is over.', de: 'Dieses Spiel ist zu Ende.' },
  closed: {
    en: 'This table was given up before anybody won.',
    de: 'Dieser Tisch wurde vorzeitig aufgegeben.',
  },
});
