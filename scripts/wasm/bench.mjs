// Actions a second in random play: native, in WebAssembly, and the ratio. With other work on the
// machine single runs mislead, so the two take turns and the best of three rounds counts.
import { execFileSync } from "node:child_process";

import { loadEngine } from "./engine.mjs";

const ROUNDS = 3;
const SECONDS = 1;
const { games, playouts } = await loadEngine();
const { HEARTH: hearth } = process.env;

function native(id) {
  const seconds = String(SECONDS);
  const told = execFileSync(hearth, ["--json", "bench", id, "--seconds", seconds]);
  return JSON.parse(told.toString()).actions_per_second;
}

function inWasm(id, setup) {
  playouts(id, setup, 0, 200); // compiled and warm
  let actions = 0;
  const start = performance.now();
  let seconds = 0;
  for (let seed = 1; seconds < SECONDS; seed++) {
    actions += JSON.parse(playouts(id, setup, seed, 100)).actions;
    seconds = (performance.now() - start) / 1000;
  }
  return actions / seconds;
}

const number = (value) => Math.round(value).toLocaleString("en").padStart(14);
console.log("game           native actions/s  WebAssembly actions/s  ratio");
for (const { id, samples } of JSON.parse(games())) {
  const best = { native: 0, wasm: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.native = Math.max(best.native, native(id));
    best.wasm = Math.max(best.wasm, inWasm(id, samples[0]));
  }
  const ratio = (best.wasm / best.native).toFixed(2);
  console.log(`${id.padEnd(14)} ${number(best.native)}   ${number(best.wasm)}         ${ratio}`);
}
