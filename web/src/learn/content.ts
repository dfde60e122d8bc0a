// Rules, lessons and the positions they show. Loaded when somebody reads them.

import type { Text } from '../i18n/say.svelte';

export interface RulesPage {
  family: string;
  title: Text;
  sections: Section[];
}

export interface Section {
  id: string;
  title: Text;
  blocks: Block[];
}

export interface Block {
  clause?: string;
  /** What the rulebook leaves open and Hearth decided. */
  ruling?: boolean;
  text?: Text;
  table?: RulesTable;
  diagram?: DiagramBlock;
}

export interface RulesTable {
  head: Text[];
  rows: Text[][];
}

export interface DiagramBlock {
  position: string;
  caption: Text;
  mark?: string[];
}

export interface Lesson {
  game: string;
  title: Text;
  /** Where the learner sits; 0 if left out. */
  seat?: number;
  steps: LessonStep[];
}

export interface LessonStep {
  /** The position it starts from; left out: it goes on from the step before. */
  record?: string;
  text: Text;
  do?: Text;
  accept?: string[];
  acceptAny?: boolean;
  acceptMatching?: string;
  then?: string[];
  praise?: Text;
  hint?: Text;
  mark?: string[];
}

const rules = import.meta.glob<{ default: RulesPage }>('./rules/*.json');
const lessons = import.meta.glob<{ default: Lesson }>('./tutorials/*.json');
const positions = import.meta.glob<string>('./positions/*', {
  query: '?raw',
  import: 'default',
});

async function load<T>(all: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const found = all[path];
  if (!found) throw new Error(`there is no ${path}`);
  return found();
}

export async function rulesPage(family: string): Promise<RulesPage> {
  return (await load(rules, `./rules/${family}.json`)).default;
}

export async function lesson(game: string): Promise<Lesson> {
  return (await load(lessons, `./tutorials/${game}.json`)).default;
}

/** A position's record. */
export function positionRecord(name: string): Promise<string> {
  return load(positions, `./positions/${name}.txt`);
}
