import { words } from '../i18n/say.svelte';

/** Words of the list of one's tables online. */
export default words({
  turn: { en: 'Your turn', de: 'Du bist dran' },
  turnCount: { en: 'Your turn: {count}', de: 'Du bist dran: {count}' },
  waiting: { en: 'Waiting for others', de: 'Andere sind dran' },
  open: { en: 'Not begun yet', de: 'Noch nicht begonnen' },
  over: { en: 'Finished online', de: 'Online beendet' },
  lost: { en: 'No longer on this device', de: 'Nicht mehr auf diesem Gerät' },
  lostWhy: {
    en: 'These seats were moved to another device, or their tables are gone. What this device knew of them is worth nothing now.',
    de: 'Diese Plätze sind auf ein anderes Gerät umgezogen, oder ihre Tische gibt es nicht mehr. Was dieses Gerät von ihnen wusste, gilt nicht mehr.',
  },
  nameTurn: { en: '{name} is to decide', de: '{name} ist dran' },
  waitsFor: { en: 'waiting for {name}', de: 'wartet auf {name}' },
  botSitsIn: {
    en: 'a bot sits in for you: go there to take over',
    de: 'ein Bot vertritt dich: geh hin, um zu übernehmen',
  },
  resigned: {
    en: 'you gave up, a bot plays on',
    de: 'du hast aufgegeben, ein Bot spielt weiter',
  },
  lastChange: { en: 'last change {when}', de: 'letzte Änderung {when}' },
  left: { en: '{time} left', de: 'noch {time}' },
  noTime: { en: 'the time is up', de: 'die Zeit ist um' },
  happened: {
    en: 'decisions since your last: {count}',
    de: 'Entscheidungen seit deiner letzten: {count}',
  },
  seatsFree: { en: 'seats still free: {count}', de: 'noch freie Plätze: {count}' },
  canBegin: { en: 'everybody is there: it can begin', de: 'alle sind da: es kann losgehen' },
  isOver: { en: 'the game is over', de: 'das Spiel ist zu Ende' },
  isClosed: { en: 'the table was given up', de: 'der Tisch wurde aufgegeben' },
  go: { en: 'Go there', de: 'Hingehen' },
  goLabel: { en: 'Go there: {title}', de: 'Hingehen: {title}' },
  look: { en: 'Look at it', de: 'Ansehen' },
  lookLabel: { en: 'Look at it: {title}', de: 'Ansehen: {title}' },
  forget: { en: 'Take {title} off the list', de: '{title} aus der Liste nehmen' },
  really: { en: 'Take it off the list?', de: 'Aus der Liste nehmen?' },
  yes: { en: 'Take off', de: 'Herausnehmen' },
  no: { en: 'Keep', de: 'Behalten' },
  unreachable: {
    en: 'Your online tables cannot be reached right now. They are looked for again by themselves.',
    de: 'Deine Online-Tische sind gerade nicht zu erreichen. Es wird von selbst weiter nach ihnen gesehen.',
  },
});
