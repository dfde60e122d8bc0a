import { words } from '../i18n/say.svelte';

/** Words of the table. */
export default words({
  yourTurn: { en: '{name}: {task}', de: '{name}: {task}' },
  thinking: { en: '{name} is thinking …', de: '{name} denkt nach …' },
  chance: { en: 'Chance decides …', de: 'Der Zufall entscheidet …' },
  over: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.' },
  undo: { en: 'Undo', de: 'Zurück' },
  hint: { en: 'Hint', de: 'Tipp' },
  hintThinking: { en: 'Thinking …', de: 'Ich denke nach …' },
  share: { en: '{percent} % expected', de: '{percent} % erwartet' },
  options: { en: 'More', de: 'Mehr' },
  confirmTurn: { en: 'Ask before a turn ends', de: 'Vor Zugende fragen' },
  rules: { en: 'Rules', de: 'Regeln' },
  skip: { en: 'Skip', de: 'Überspringen' },
  log: { en: 'What happened', de: 'Was geschah' },
  scores: { en: 'Standing', de: 'Stand' },
  would: { en: 'This would happen', de: 'Das würde geschehen' },
  doIt: { en: 'Do it', de: 'Ausführen' },
  nothing: { en: 'Nothing else changes.', de: 'Sonst ändert sich nichts.' },
  whyNot: { en: 'Not possible', de: 'Das geht nicht' },
  inRules: { en: 'See {clause} in the rules', de: '{clause} in den Regeln' },
  notYourTurn: { en: 'It is not your decision now.', de: 'Du bist gerade nicht dran.' },
  noPlace: {
    en: 'Nothing can be done here now.',
    de: 'Hier gibt es gerade nichts zu tun.',
  },
  line: { en: 'line {line}', de: 'Zeile {line}' },
  close: { en: 'Close', de: 'Schließen' },
  confirm: { en: 'End the turn with this?', de: 'Den Zug damit beenden?' },
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'Not yet', de: 'Noch nicht' },
  handTo: { en: 'Hand the device to {name}', de: 'Gib das Gerät an {name}' },
  handWhy: {
    en: 'Something on the table is only for {name} to see.',
    de: 'Auf dem Tisch liegt etwas, das nur {name} sehen darf.',
  },
  taken: { en: 'I am {name}', de: 'Ich bin {name}' },
  goOn: { en: 'Go on', de: 'Weiter' },
  missing: {
    en: 'This game is not kept in this browser (any more).',
    de: 'Dieses Spiel ist in diesem Browser nicht (mehr) gespeichert.',
  },
  notKept: {
    en: 'This browser does not let Hearth keep games: export the record before you leave.',
    de: 'Dieser Browser lässt Hearth keine Spiele speichern: bitte den Spielbericht exportieren, bevor du gehst.',
  },
  unreadable: {
    en: 'This saved game cannot be opened by this version of Hearth. It is still kept; you can export it.',
    de: 'Dieses gespeicherte Spiel kann diese Version von Hearth nicht öffnen. Es bleibt gespeichert; du kannst es exportieren.',
  },
  export: { en: 'Export the record', de: 'Spielbericht exportieren' },
});
