// The built engine in Node, as the browser gets it.
import { readFileSync } from "node:fs";

const folder = new URL("../../web/src/engine/pkg/", import.meta.url);

/** The engine's functions. */
export async function loadEngine() {
  // As text, so that no package.json decides whether Node takes the file for a module.
  const glue = readFileSync(new URL("hearth.js", folder));
  const engine = await import(`data:text/javascript;base64,${glue.toString("base64")}`);
  engine.initSync({ module: readFileSync(new URL("hearth_bg.wasm", folder)) });
  return engine;
}
