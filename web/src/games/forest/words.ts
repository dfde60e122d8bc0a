import { words } from '../../i18n/say.svelte';

export default words({
  inHand: { en: 'Tile in hand', de: 'Gezogenes Waldstück' },
  tilesLeft: { en: '{count} tiles to come', de: '{count} Waldstücke kommen noch' },
  unseen: { en: 'Not seen yet', de: 'Noch nicht gesehen' },
});
