import { words } from '../i18n/say.svelte';

export default words({
  title: { en: 'Learn', de: 'Lernen' },
  lead: {
    en: 'A lesson has a few short steps: you play on a real table and learn what matters.',
    de: 'Eine Lektion hat ein paar kurze Schritte: du spielst an einem echten Tisch und erfährst, worauf es ankommt.',
  },
  lesson: { en: 'Lesson', de: 'Lektion' },
  lessonOf: { en: 'Lesson: {title}', de: 'Lektion: {title}' },
  rules: { en: 'Rules', de: 'Regeln' },
  rulesOf: { en: 'Rules of {title}', de: 'Regeln von {title}' },
  play: { en: 'Play', de: 'Spielen' },
  contents: { en: 'Contents', de: 'Inhalt' },
  ruling: { en: 'Our ruling', de: 'Unsere Auslegung' },
  step: { en: 'Step {number} of {count}', de: 'Schritt {number} von {count}' },
  next: { en: 'Next', de: 'Weiter' },
  again: { en: 'Once more', de: 'Noch einmal' },
  notQuite: { en: 'Not quite: try something else.', de: 'Noch nicht ganz: versuch etwas anderes.' },
  hint: { en: 'Hint', de: 'Tipp' },
  done: { en: 'Lesson done!', de: 'Lektion geschafft!' },
  doneText: {
    en: 'You know what matters. Play a game now, or read the rules for the details.',
    de: 'Du weißt, worauf es ankommt. Spiel jetzt eine Partie oder lies die Einzelheiten in den Regeln nach.',
  },
  missing: { en: 'This page does not exist.', de: 'Diese Seite gibt es nicht.' },
  you: { en: 'You', de: 'Du' },
  other: { en: 'Player {letter}', de: 'Person {letter}' },
  position: { en: 'Position', de: 'Stellung' },
  table: { en: 'New table', de: 'Neuer Tisch' },
});
