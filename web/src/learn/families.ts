// Which rules page a clause stands on, and which a game is played by.

const PAGES: Record<string, string> = {
  FE: 'feurio',
  VU: 'vulkan',
  OR: 'on-the-run',
  FP: 'flash-point',
  TA: 'taluva',
};

/** The page of a clause such as `FE-21`. */
export function familyOf(clause: string): string {
  return PAGES[clause.split('-')[0] ?? ''] ?? 'feurio';
}
