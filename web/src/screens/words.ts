import { words } from '../i18n/say.svelte';

/** Words of the shell and of several screens. */
export default words({
  skip: { en: 'Skip to the content', de: 'Zum Inhalt springen' },
  loading: { en: 'One moment …', de: 'Einen Moment …' },
  noScreen: {
    en: 'This page could not be loaded. Check the connection and try again; nothing is lost.',
    de: 'Diese Seite konnte nicht geladen werden. Bitte die Verbindung prüfen und noch einmal versuchen; es ist nichts verloren.',
  },
  reload: { en: 'Try again', de: 'Noch einmal' },
  home: { en: 'Home', de: 'Start' },
  learn: { en: 'Learn', de: 'Lernen' },
  settings: { en: 'Settings', de: 'Einstellungen' },
});
