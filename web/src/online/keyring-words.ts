import { words } from '../i18n/say.svelte';

/** What is said when the browser does not keep the keys of seats. */
export default words({
  forbidden: {
    en: 'This browser does not let Hearth keep your seats: they are yours until this page is closed. Leave it open, or allow storage for this site.',
    de: 'Dieser Browser lässt Hearth deine Plätze nicht speichern: Sie gehören dir, bis diese Seite geschlossen wird. Bitte offen lassen oder Speicher für diese Seite erlauben.',
  },
  unreadable: {
    en: 'What this browser kept of your seats cannot be read. It was put aside, not deleted; seats you take from now on are kept.',
    de: 'Was dieser Browser über deine Plätze gespeichert hat, ist nicht lesbar. Es wurde beiseitegelegt, nicht gelöscht; neue Plätze werden gespeichert.',
  },
});
