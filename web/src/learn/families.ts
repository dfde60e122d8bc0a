// Which rules page a clause stands on, and which a game is played by.

const PAGES: Record<string, string> = {
  FE: 'feurio',
  VU: 'vulkan',
  OR: 'on-the-run',
  FP: 'flash-point',
  TA: 'taluva',
};

/** Two editions of one game share a page. */
const SHARED: Record<string, string> = { wildfire: 'feurio', volcano: 'vulkan' };

/** The page of a clause such as `FE-21`. */
export function familyOf(clause: string): string {
  return PAGES[clause.split('-')[0] ?? ''] ?? 'feurio';
}

/** The page of a game. */
export function pageOf(game: string): string {
  return SHARED[game] ?? game;
}
