// The engine in tests: they have no page to fetch it from.

import { readFileSync } from 'node:fs';
import type { GameInfo } from './types';
import init, * as wasm from './pkg/hearth.js';

/** Starts the engine; every game it knows. */
export async function startEngine(): Promise<GameInfo[]> {
  const engine = readFileSync(new URL('./pkg/hearth_bg.wasm', import.meta.url));
  await init({ module_or_path: engine });
  return JSON.parse(wasm.games()) as GameInfo[];
}
