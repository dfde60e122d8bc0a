// The engine in WebAssembly says what the native program says: the same hash, the same legal
// actions, the same events and, byte for byte, the same views at every step of every golden record.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { loadEngine } from "./engine.mjs";

const golden = fileURLToPath(new URL("../../golden/", import.meta.url));
const hearth = process.env.HEARTH ?? "target/debug/hearth";
const seed = new Uint8Array(32);
const { Table } = await loadEngine();

for (const name of readdirSync(golden)) {
  const record = readFileSync(golden + name, "utf8");
  test(name, () => {
    const table = Table.replay(record, seed);
    assert.equal(table.record(), record);
    const viewers = [...JSON.parse(table.seats()).keys()].map(String);
    table.free();
    for (const viewer of ["referee", "spectator", ...viewers]) compare(record, name, viewer);
  });
}

function compare(record, name, viewer) {
  const lines = nativeLines(name, viewer);
  const [header, ...actions] = record.trimEnd().split("\n");
  assert.equal(lines.length, actions.length);
  const { game, setup, seats } = JSON.parse(header);
  const table = Table.open(game, JSON.stringify(setup), JSON.stringify(seats), seed);
  actions.forEach((action, ply) => step(table, action, ply, viewer, lines[ply]));
  table.free();
}

function nativeLines(name, viewer) {
  const as = viewer === "referee" ? [] : ["--as", viewer];
  const options = { encoding: "utf8", maxBuffer: 2 ** 30 };
  const told = execFileSync(hearth, ["--json", "replay", golden + name, ...as], options);
  return told.trimEnd().split("\n");
}

function step(table, line, ply, viewer, native) {
  const [, actor, action, check] = /^(\S+) (.*) #([0-9a-f]{8})$/.exec(line);
  const expected = JSON.parse(native);
  const seesLegal = viewer === "referee" || viewer === table.actor();
  assert.deepEqual(seesLegal ? JSON.parse(table.legal()) : [], expected.legal);
  table.act(actor, action);
  assert.equal(table.hash().slice(8), check);
  if (viewer === "referee") assert.equal(table.hash(), expected.hash);
  assert.ok(native.endsWith(`"view":${table.view(viewer)}}`), `the view after ${line}`);
  const told = JSON.parse(table.told(ply, viewer));
  assert.deepEqual(told, { actor, action: expected.action, events: expected.events });
}
