import { words } from '../../i18n/say.svelte';

/** What each specialist is called. */
export const ROLE_NAMES = words({
  paramedic: { en: 'paramedic', de: 'Sanitäter' },
  cafs: { en: 'CAFS firefighter', de: 'Druckluftschaumexperte' },
  hazmat: { en: 'hazmat technician', de: 'Gefahrstoffexperte' },
  generalist: { en: 'generalist', de: 'Alleskönner' },
  captain: { en: 'fire captain', de: 'Einsatzleiter' },
  rescue: { en: 'rescue specialist', de: 'Rettungsexperte' },
  imaging: { en: 'imaging technician', de: 'Wärmebildexperte' },
  driver: { en: 'driver/operator', de: 'Maschinist' },
});

/** What each specialist can do that others can't, in a sentence. */
export const ROLE_SKILLS = words({
  paramedic: {
    en: '4 AP. Treats a victim for 1 AP so that it walks along at no extra cost; putting out fire costs double.',
    de: '4 AP. Behandelt ein Opfer für 1 AP, das dann ohne Mehrkosten mitläuft; Löschen kostet das Doppelte.',
  },
  cafs: {
    en: '3 AP and 3 more that only put out fire.',
    de: '3 AP und 3 weitere nur zum Löschen.',
  },
  hazmat: {
    en: '4 AP. Makes a hazmat harmless where it lies for 2 AP.',
    de: '4 AP. Macht einen Gefahrstoff an Ort und Stelle für 2 AP unschädlich.',
  },
  generalist: {
    en: '5 AP and no special skill.',
    de: '5 AP, sonst keine Besonderheit.',
  },
  captain: {
    en: '4 AP and 2 more to move others and work doors with them.',
    de: '4 AP und 2 weitere, um andere zu bewegen und Türen bedienen zu lassen.',
  },
  rescue: {
    en: '4 AP and 3 more only for moving; chops for 1 AP, putting out fire costs double.',
    de: '4 AP und 3 weitere nur zum Gehen; schlägt für 1 AP zu, Löschen kostet das Doppelte.',
  },
  imaging: {
    en: '4 AP. Turns over any point of interest from afar for 1 AP.',
    de: '4 AP. Deckt ein Einsatzsymbol aus der Ferne für 1 AP auf.',
  },
  driver: {
    en: '4 AP. Fires the deck gun for 2 AP and may roll each die again once.',
    de: '4 AP. Setzt den Löschmonitor für 2 AP ein und darf jeden Würfel einmal neu werfen.',
  },
});

/** What the free points of a specialist are for. */
export const FREE_FOR = words({
  cafs: { en: 'to put out fire', de: 'zum Löschen' },
  captain: { en: 'for orders', de: 'für Befehle' },
  rescue: { en: 'to move', de: 'zum Gehen' },
});
