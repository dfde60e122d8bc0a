// What went wrong, said so that a person can go on.

import type { Text } from '../i18n/say.svelte';

/** What the engine throws: the message of its errors is this as JSON. */
export interface Problem {
  clause?: string | null;
  field?: string | null;
  line?: number | null;
  text: Text;
}

export class HearthError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text.en);
    this.name = 'HearthError';
  }
}

const UNKNOWN = {
  en: 'Something unexpected went wrong: {what}',
  de: 'Etwas Unerwartetes ist schiefgegangen: {what}',
};

/** Any thrown thing as a problem. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof HearthError) return thrown.problem;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  try {
    const read = JSON.parse(message) as Problem;
    if (read.text?.en && read.text.de) return read;
  } catch {
    // Not the engine's.
  }
  const fill = (template: string) => template.replace('{what}', message);
  return { text: { en: fill(UNKNOWN.en), de: fill(UNKNOWN.de) } };
}
