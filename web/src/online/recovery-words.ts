import { words } from '../i18n/say.svelte';

/** Words of moving seats to another device. */
export default words({
  title: {
    en: 'Move my seats to another device',
    de: 'Meine Plätze auf ein anderes Gerät bringen',
  },
  lead: {
    en: 'Your seats at online tables belong to this browser. A code takes them along: make it here, type it in there.',
    de: 'Deine Plätze an Online-Tischen gehören diesem Browser. Ein Code nimmt sie mit: hier erstellen, dort eingeben.',
  },
  seats: { en: 'Seats on this device: {count}', de: 'Plätze auf diesem Gerät: {count}' },
  make: { en: 'Make a code', de: 'Code erstellen' },
  making: { en: 'One moment …', de: 'Einen Moment …' },
  code: { en: 'Your code', de: 'Dein Code' },
  codeIs: {
    en: 'It works once, within 30 days, for the seats you have now. Whoever has it has your seats: keep it to yourself. As soon as it is used, the seats are gone from this device.',
    de: 'Er gilt einmal, 30 Tage lang, für die Plätze, die du jetzt hast. Wer ihn hat, hat deine Plätze: behalte ihn für dich. Sobald er benutzt wird, gehören sie nicht mehr diesem Gerät.',
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  notCopied: {
    en: 'This browser does not let Hearth copy: mark the code and copy it yourself.',
    de: 'Dieser Browser lässt Hearth nicht kopieren: Code markieren und selbst kopieren.',
  },
  useTitle: { en: 'Code from another device', de: 'Code von einem anderen Gerät' },
  use: { en: 'Bring the seats here', de: 'Plätze hierher holen' },
  shape: {
    en: 'A code has 64 digits and letters from a to f. Copy it in full.',
    de: 'Ein Code hat 64 Ziffern und Buchstaben von a bis f. Bitte ganz kopieren.',
  },
  wrong: {
    en: 'This code does not work: it was used already, is older than 30 days, or was never given out here.',
    de: 'Dieser Code gilt nicht: Er wurde schon benutzt, ist älter als 30 Tage oder stammt nicht von hier.',
  },
  moved: {
    en: 'Seats that are on this device now: {count}. The other device no longer has them.',
    de: 'Plätze, die jetzt auf diesem Gerät sind: {count}. Das andere Gerät hat sie nicht mehr.',
  },
  noneLeft: {
    en: 'None of the seats of this device is still yours: they were moved, or their tables are gone.',
    de: 'Keiner der Plätze dieses Geräts gehört dir noch: Sie sind umgezogen, oder es gibt ihre Tische nicht mehr.',
  },
});
