// Actions a second of processor time in random play: native, in WebAssembly, and the ratio. Processor
// time, because other work on the machine would mislead; the two take turns and the best of three
// rounds counts.
import { spawnSync } from "node:child_process";

import { loadEngine } from "./engine.mjs";

const ROUNDS = 3;
const SECONDS = 1;
const { games, playouts } = await loadEngine();
const { HEARTH: hearth } = process.env;

/** bash tells the seconds of processor time on standard error. */
function native(id) {
  const command = `TIMEFORMAT=%U; time "$0" --json bench "$1" --seconds ${SECONDS}`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command, hearth, id]);
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()).actions / Number(stderr.toString());
}

function inWasm(id, setup) {
  playouts(id, setup, 0, 200); // compiled and warm
  let actions = 0;
  let seconds = 0;
  const before = process.cpuUsage();
  for (let seed = 1; seconds < SECONDS; seed++) {
    actions += JSON.parse(playouts(id, setup, seed, 100)).actions;
    seconds = process.cpuUsage(before).user / 1e6;
  }
  return actions / seconds;
}

const number = (value) => Math.round(value).toLocaleString("en").padStart(16);
console.log("game           native actions/s  WebAssembly actions/s  ratio");
for (const { id, samples } of JSON.parse(games())) {
  const best = { native: 0, wasm: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.native = Math.max(best.native, native(id));
    best.wasm = Math.max(best.wasm, inWasm(id, samples[0]));
  }
  const ratio = (best.wasm / best.native).toFixed(2);
  console.log(`${id.padEnd(14)} ${number(best.native)}  ${number(best.wasm)}       ${ratio}`);
}
