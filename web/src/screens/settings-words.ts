import { words } from '../i18n/say.svelte';

export default words({
  title: { en: 'Settings', de: 'Einstellungen' },
  language: { en: 'Language', de: 'Sprache' },
  theme: { en: 'Colours', de: 'Farben' },
  auto: { en: 'As the system says', de: 'Wie im System' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  contrast: { en: 'High contrast', de: 'Hoher Kontrast' },
  motion: { en: 'Motion', de: 'Bewegung' },
  full: { en: 'Full', de: 'Voll' },
  reduced: {
    en: 'Reduced: nothing moves by itself',
    de: 'Reduziert: nichts bewegt sich von selbst',
  },
  speed: { en: 'Speed of what happens', de: 'Tempo der Abläufe' },
  atOnce: { en: 'At once', de: 'Sofort' },
  slow: { en: 'Slow', de: 'Langsam' },
  normal: { en: 'Normal', de: 'Normal' },
  fast: { en: 'Fast', de: 'Schnell' },
  confirm: { en: 'Ask before a turn ends', de: 'Vor dem Ende eines Zuges fragen' },
  sound: { en: 'Sound', de: 'Ton' },
  name: { en: 'My name', de: 'Mein Name' },
  kept: {
    en: 'Kept in this browser only.',
    de: 'Wird nur in diesem Browser gespeichert.',
  },
});
