// Names for what a set-up may say. The sentences come from the engine; these are the headings.

import { words, plain, type Text } from '../i18n/say.svelte';

const labels: Record<string, Text> = words({
  firebreak: { en: 'Firebreaks', de: 'Feuerschneisen' },
  'firebreak.false': { en: 'None', de: 'Keine' },
  'firebreak.true': { en: 'As in this edition', de: 'Wie in dieser Ausgabe' },
  'firebreak.peek': { en: 'Look first', de: 'Erst ansehen' },
  'firebreak.commit': { en: 'Decide first', de: 'Erst entscheiden' },
  hot_game: { en: 'Hot game', de: 'Heißes Spiel' },
  midsummer: { en: 'Midsummer', de: 'Hochsommer' },
  arrangement: { en: 'First tiles', de: 'Erste Waldstücke' },
  'arrangement.chosen': { en: 'Arranged by the last seat', de: 'Der letzte Platz ordnet sie an' },
  'arrangement.random': { en: 'As they come', de: 'Wie sie kommen' },
  layout: { en: 'Forest', de: 'Wald' },
  'layout.random': { en: 'Random', de: 'Zufällig' },
  'layout.rhombus': { en: 'Rhombus', de: 'Raute' },
  'layout.rectangle': { en: 'Rectangle', de: 'Rechteck' },
  'layout.ridge': { en: 'Ridge', de: 'Bergrücken' },
  'layout.triangle': { en: 'Triangle', de: 'Dreieck' },
  'layout.hexagon': { en: 'Hexagon', de: 'Sechseck' },
  'layout.shield': { en: 'Shield', de: 'Schild' },
  'layout.hourglass': { en: 'Hourglass', de: 'Sanduhr' },
  'layout.crater': { en: 'Crater', de: 'Krater' },
  'layout.horseshoe': { en: 'Horseshoe', de: 'Hufeisen' },
  figures: { en: 'Firefighters', de: 'Feuerwehrleute' },
  mode: { en: 'Rules', de: 'Regeln' },
  'mode.family': { en: 'Family game', de: 'Familienspiel' },
  'mode.experienced': { en: 'Experienced game', de: 'Spiel für Fortgeschrittene' },
  side: { en: 'House', de: 'Haus' },
  difficulty: { en: 'Difficulty', de: 'Schwierigkeit' },
  'difficulty.recruit': { en: 'Recruit', de: 'Rekrut' },
  'difficulty.veteran': { en: 'Veteran', de: 'Veteran' },
  'difficulty.heroic': { en: 'Heroic', de: 'Held' },
  specialists: { en: 'Specialists', de: 'Experten' },
  'specialists.paramedic': { en: 'Paramedic', de: 'Sanitäter' },
  'specialists.cafs': { en: 'CAFS firefighter', de: 'Schaumexperte' },
  'specialists.hazmat': { en: 'Hazmat technician', de: 'Gefahrstoffexperte' },
  'specialists.generalist': { en: 'Generalist', de: 'Allrounder' },
  'specialists.captain': { en: 'Fire captain', de: 'Einsatzleiter' },
  'specialists.rescue': { en: 'Rescue specialist', de: 'Rettungsexperte' },
  'specialists.imaging': { en: 'Imaging technician', de: 'Wärmebildexperte' },
  'specialists.driver': { en: 'Driver', de: 'Fahrer' },
  heroic_hazmats: { en: 'Hazmats of the heroic game', de: 'Gefahrstoffe bei Held' },
  black_die: { en: 'Black die', de: 'Schwarzer Würfel' },
  'black_die.box': { en: 'As in the box', de: 'Wie in der Schachtel' },
  'black_die.sum9': { en: 'Opposite faces make 9', de: 'Gegenseiten ergeben 9' },
  tiles: { en: 'Tiles', de: 'Plättchen' },
  strict_huts: { en: 'Strict huts', de: 'Strenge Hütten' },
  ranking: { en: 'Play for all places', de: 'Um alle Plätze spielen' },
  teams: { en: 'Two teams', de: 'Zwei Teams' },
});

/** The heading of an option, or of one of its words. */
export function label(option: string, word?: string): Text {
  const key = word === undefined ? option : `${option}.${word}`;
  return labels[key] ?? plain(word ?? option);
}

/** Whether a heading exists: tested for every option the engine knows. */
export function hasLabel(option: string, word?: string): boolean {
  return (word === undefined ? option : `${option}.${word}`) in labels;
}
