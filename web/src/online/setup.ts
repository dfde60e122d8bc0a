// A set-up in words: how it is played, and every variant that is not as usual.

import { games, loadEngine } from '../engine/engine';
import type { GameInfo } from '../engine/types';
import { join, plain, type Text } from '../i18n/say.svelte';
import { label } from '../newtable/labels';
import w from '../newtable/words';

type Option = GameInfo['options'][number];

/** What the engine says of every game; nothing where it can't be loaded: then less is said. */
export async function knownGames(): Promise<GameInfo[]> {
  try {
    await loadEngine();
    return games();
  } catch {
    return [];
  }
}

/** What is worth saying about a set-up, in order. */
export function setupTexts(info: GameInfo, setup: unknown): Text[] {
  const chosen = setup as Record<string, unknown>;
  const mode = modeOf(info, chosen);
  const variants = info.options.flatMap((option) => {
    const value = chosen[option.name];
    return isUsual(option, value) ? [] : [variant(option, value)];
  });
  return [...(mode ? [mode] : []), ...variants];
}

/** The name of the way it is played, where the game has several for so many people. */
function modeOf({ modes }: GameInfo, { players, cooperative }: Record<string, unknown>) {
  const fitting = modes.filter((mode) => mode.players.includes(Number(players)));
  const found = fitting.find((mode) => mode.cooperative === (cooperative === true));
  return modes.length > 1 ? found?.name : undefined;
}

function isUsual(option: Option, value: unknown): boolean {
  return value === undefined || JSON.stringify(value) === option.default;
}

function variant({ name, kind }: Option, value: unknown): Text {
  if (kind === 'flag') return value === true ? label(name) : headed(name, w.off);
  const chosen = Array.isArray(value) ? (value as unknown[]) : [value];
  // A forest somebody drew, say: too much to be told in a word.
  if (chosen.some((one) => typeof one === 'object')) return headed(name, w.custom);
  const named = typeof kind === 'object' && !('number' in kind);
  const texts = chosen.map((one) => (named ? label(name, String(one)) : plain(String(one))));
  return headed(name, join(texts, ', '));
}

function headed(name: string, value: Text): Text {
  return join([label(name), value], ': ');
}
