import { words } from '../i18n/say.svelte';

/** What is said when a request could not be answered. */
export default words({
  noServer: {
    en: 'There is no Hearth server here: this page was opened from plain files. Playing on this device works all the same.',
    de: 'Hier läuft kein Hearth-Server: Diese Seite kommt aus bloßen Dateien. Auf diesem Gerät lässt sich trotzdem spielen.',
  },
  noAnswer: {
    en: 'The server does not answer. Check the connection and try again; nothing is lost.',
    de: 'Der Server antwortet nicht. Bitte die Verbindung prüfen und noch einmal versuchen; es ist nichts verloren.',
  },
  offline: {
    en: 'There is no network at the moment. Games on this device go on without one.',
    de: 'Gerade besteht keine Verbindung zum Netz. Spiele auf diesem Gerät gehen auch ohne weiter.',
  },
  broken: {
    en: 'The server could not do that (error {status}). Please try again in a moment.',
    de: 'Das konnte der Server nicht ausführen (Fehler {status}). Bitte gleich noch einmal versuchen.',
  },
});
