import { words } from '../i18n/say.svelte';

/** Words of the talk at a table. */
export default words({
  chat: { en: 'Chat', de: 'Chat' },
  unread: { en: '{count} unread', de: '{count} ungelesen' },
  nothing: { en: 'Nobody has said anything yet.', de: 'Noch hat niemand etwas gesagt.' },
  message: { en: 'Message', de: 'Nachricht' },
  send: { en: 'Send', de: 'Senden' },
  left: { en: '{count} characters left', de: 'noch {count} Zeichen' },
  mute: { en: 'Mute chat on this device', de: 'Chat auf diesem Gerät stummschalten' },
  muted: { en: 'The chat is muted.', de: 'Der Chat ist stumm.' },
  onlySeats: {
    en: 'Only those who sit at the table can write.',
    de: 'Schreiben können nur die, die am Tisch sitzen.',
  },
});
