// What a person chooses before pointing at a place.

import type { Heading } from './types';

/** What kind of building is looked for; nothing shows all. */
export const BUILDS = ['hut', 'extend', 'temple', 'tower'] as const;
export type Build = (typeof BUILDS)[number];

export class TaluvaUi {
  heading = $state<Heading>('s');
  build = $state<Build | null>(null);

  /** Looks for one kind of building, or for all again. */
  look(build: Build): void {
    this.build = this.build === build ? null : build;
  }
}
