// What only the built engine can show: errors arrive as JavaScript errors with both languages, chance
// follows the seed, bots answer with a clock of the browser's, and nothing panics.
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadEngine } from "./engine.mjs";

const { Table, choose, complete, games, playouts } = await loadEngine();
const seed = (byte) => new Uint8Array(32).fill(byte);
const open = (game, setup = {}) => Table.open(game, JSON.stringify(setup), "[]", seed(1));

function problem(work) {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof Error);
    const told = JSON.parse(error.message);
    assert.ok(told.text.en && told.text.de && told.text.en !== told.text.de, error.message);
    return told;
  }
  assert.fail("nothing was thrown");
}

test("bad input is a problem in both languages", () => {
  const table = open("feurio");
  assert.equal(problem(() => complete("feurio", '{"players": 9}')).clause, "FE-10");
  assert.equal(problem(() => complete("feurio", '{"player": 2}')).field, "player");
  assert.equal(problem(() => complete("feurio", "{")).field, "setup");
  assert.equal(problem(() => table.view("7")).field, "viewer");
  assert.equal(problem(() => table.told(0, "0")).field, "ply");
  assert.equal(problem(() => table.team(-1)).field, "seat");
  assert.equal(problem(() => table.act("0", "pass")).clause, "RE-5");
  assert.equal(problem(() => Table.replay("{}\n", seed(1))).line, 1);
  assert.equal(problem(() => Table.open("feurio", "{}", "[]", new Uint8Array(3))).field, "seed");
  problem(() => table.act("chance", "dance"));
  problem(() => open("chess"));
  problem(() => table.undo(0));
  problem(() => choose(table.record(), "inferno", seed(1)));
});

test("the same seed gives the same game, also after opening it again", () => {
  const draw = (count, reopen) => {
    let table = open("feurio");
    for (let i = 0; i < count; i++) {
      if (reopen) table = Table.replay(table.record(), seed(1));
      if (!table.settle()) table.act(table.actor(), JSON.parse(table.legal())[0]);
    }
    return table.record();
  };
  assert.equal(draw(30, false), draw(30, true));
});

test("every bot answers, also by the clock", () => {
  for (const { id } of JSON.parse(games())) {
    const table = open(id);
    while (table.settle());
    const legal = JSON.parse(table.legal());
    for (const bot of ["random", "uct:20", "spark", "inferno:20", "blaze:20ms"]) {
      assert.ok(legal.includes(choose(table.record(), bot, seed(3))), `${id} ${bot}`);
    }
  }
});

test("random games end in every game and set-up", () => {
  for (const { id, samples } of JSON.parse(games())) {
    for (const sample of samples) {
      assert.equal(JSON.parse(playouts(id, sample, 1, 20)).games, 20, `${id} ${sample}`);
    }
  }
});
