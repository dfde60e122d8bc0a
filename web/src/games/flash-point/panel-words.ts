import { words } from '../../i18n/say.svelte';

/** Words of the panel beside the house. */
export default words({
  points: { en: 'Action points', de: 'Aktionspunkte' },
  pointsLeft: { en: '{points} action points', de: '{points} Aktionspunkte' },
  freeLeft: { en: '{points} {purpose}', de: '{points} {purpose}' },
  rescued: { en: 'Rescued', de: 'Gerettet' },
  rescuedOf: { en: '{count} of 7 rescued', de: '{count} von 7 gerettet' },
  rescuedAll: { en: '{count} of 10 rescued', de: '{count} von 10 gerettet' },
  lost: { en: 'Lost', de: 'Verloren' },
  lostOf: { en: '{count} lost, 4 lose the game', de: '{count} verloren, mit 4 ist es vorbei' },
  damage: { en: 'Damage', de: 'Schaden' },
  damageOf: {
    en: '{count} of 24 damage markers: at 24 the house falls',
    de: '{count} von 24 Schäden: bei 24 stürzt das Haus ein',
  },
  ahead: { en: 'The next fire', de: 'Das nächste Feuer' },
  aheadQuiet: { en: 'Nobody is in danger right now.', de: 'Gerade ist niemand in Gefahr.' },
  knocked: { en: 'Firefighter {figure} knocked down', de: 'Feuerwehrmann {figure} fällt' },
  poiLost: { en: 'Point of interest on {cell} burns', de: 'Einsatzsymbol auf {cell} verbrennt' },
  victimLost: { en: 'Victim on {cell} lost', de: 'Opfer auf {cell} verloren' },
  collapse: { en: 'The house falls', de: 'Das Haus stürzt ein' },
  damageMean: { en: 'Damage on average', de: 'Schaden im Mittel' },
  crew: { en: 'Firefighters', de: 'Feuerwehrleute' },
  saved: { en: '{points} saved', de: '{points} gespart' },
  family: { en: 'Firefighter', de: 'Feuerwehrmann' },
  supply: { en: 'Supply', de: 'Vorrat' },
  faceDown: {
    en: 'Still face down: {victims} victims, {alarms} false alarms; {pool} of them in the pool',
    de: 'Noch verdeckt: {victims} Opfer, {alarms} Fehlalarme; {pool} davon im Vorrat',
  },
  hotSpots: {
    en: 'Hot spots: {board} in the house, {reserve} in reserve',
    de: 'Brandherde: {board} im Haus, {reserve} im Vorrat',
  },
  hazmats: {
    en: 'Hazmats: {board} in play, {disposed} made harmless',
    de: 'Gefahrstoffe: {board} im Spiel, {disposed} unschädlich',
  },
  heal: { en: 'Heal markers left: {count}', de: 'Behandlungsmarker übrig: {count}' },
});
