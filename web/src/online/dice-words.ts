import { words } from '../i18n/say.svelte';

/** Words of checking the dice. */
export default words({
  dice: { en: 'Dice', de: 'Würfel' },
  why: {
    en: 'Before anybody gave a word, the server bound itself to this commitment. When the game is over it reveals the seed behind it, and your browser can recompute every draw.',
    de: 'Noch bevor jemand ein Wort gab, hat sich der Server auf diesen Wert festgelegt. Nach dem Spiel deckt er den Startwert dahinter auf, und dein Browser kann jede Ziehung nachrechnen.',
  },
  commitment: { en: 'Commitment', de: 'Festlegung' },
  words: { en: 'Words of the seats', de: 'Wörter der Plätze' },
  check: { en: 'Check the dice', de: 'Würfel nachprüfen' },
  checking: { en: 'Recomputing every draw …', de: 'Rechne jede Ziehung nach …' },
  fair: {
    en: 'The dice were fair: all {draws} draws follow from the seed the server was bound to from the beginning and from the words of the seats.',
    de: 'Die Würfel waren ehrlich: Alle {draws} Ziehungen folgen aus dem Startwert, auf den der Server von Anfang an festgelegt war, und den Wörtern der Plätze.',
  },
  foul: { en: 'The dice are not proved.', de: 'Die Würfel sind nicht bewiesen.' },
  otherCommitment: {
    en: 'The record has another commitment than the one shown at the beginning.',
    de: 'Die Aufzeichnung nennt eine andere Festlegung als die, die am Anfang gezeigt wurde.',
  },
  otherWords: {
    en: 'The record has other words of the seats than those shown during the game.',
    de: 'Die Aufzeichnung nennt andere Wörter der Plätze als die, die während des Spiels gezeigt wurden.',
  },
  otherTable: {
    en: 'The record is of another table.',
    de: 'Die Aufzeichnung gehört zu einem anderen Tisch.',
  },
  otherGame: {
    en: 'The record tells another game than the one this page has seen: decision {ply} differs.',
    de: 'Die Aufzeichnung erzählt ein anderes Spiel, als diese Seite gesehen hat: Entscheidung {ply} weicht ab.',
  },
});
