import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.mjs";
import { fresh } from "./sample.mjs";
import { changes, keyFrames, lineOf, withGhosts } from "../../widgets/cardtable/static/table.js";

test("states are whole and share what did not change", () => {
  const { states } = lineOf(fresh(), "all");
  assert.deepEqual(states[2].z, { "hand:0": ["3C"], "hand:1": ["4C"], deck: ["AH"], row: ["9H", "7S", "2D"], discard: ["TH"] });
  assert.deepEqual(states[3].c, { "score:0": 3, "score:1": -1 });
  assert.equal(states[1].z.deck, states[0].z.deck);
  assert.equal(states[2].z["hand:0"], states[1].z["hand:0"]);
});

test("a number stands for that many face-down cards", () => {
  assert.deepEqual(lineOf(fresh(), "0").states[0].z["hand:1"], [null, null]);
});

test("a line is worked out once for a game", () => {
  const data = fresh();
  assert.equal(lineOf(data, "all"), lineOf(data, "all"));
  assert.notEqual(lineOf(data, "all"), lineOf(fresh(), "all"));
});

test("each frame knows the first step of the table at which it is shown", () => {
  assert.deepEqual(lineOf(fresh(), "0").at, [0, 1, 3]);
  assert.deepEqual(lineOf(fresh(), "all").at, [0, 1, 2, 3]);
});

test("changes: what came, what left, and face-down cards gained and lost", () => {
  const { states } = lineOf(fresh(), "all"), what = changes(states[0], states[1]);
  assert.deepEqual(Object.keys(what.came).sort(), ["discard", "hand:0", "row"]);
  assert.deepEqual([...what.came.row], ["7S"]);
  assert.deepEqual([...what.left.row], ["TH"]);
  assert.equal(changes({ z: { deck: [null, null] } }, { z: { deck: [null] } }).hidden.deck, -1);
  assert.deepEqual(changes(undefined, states[0]), { came: {}, left: {}, hidden: {} });
});

test("a card that left keeps its place in the row as a ghost", () => {
  assert.deepEqual(withGhosts(["A", "B", "C"], ["A", "C", "D"], new Set(["B"])), [["A", false], ["B", true], ["C", false], ["D", false]]);
});

test("no ghost where the row was put in another order, or nothing left", () => {
  assert.deepEqual(withGhosts(["A", "B", "C"], ["C", "A"], new Set(["B"])), [["C", false], ["A", false]]);
  assert.deepEqual(withGhosts(["A"], ["A", "B"], new Set()), [["A", false], ["B", false]]);
});

test("key frames: first and last, at most eight, moments before other steps", () => {
  const line = (n, moments) => ({ frames: Array(n).fill({}), moments });
  assert.deepEqual(keyFrames(line(1, [])), [0]);
  assert.deepEqual(keyFrames(line(4, [])), [0, 1, 2, 3]);
  const moments = [0, 10, 200, 300, 400, 500, 600, 700, 800, 999], long = keyFrames(line(1000, moments));
  assert.equal(new Set(long).size, 8);
  assert.deepEqual([long[0], long.at(-1)], [0, 999]);
  assert.ok(long.every((i) => moments.includes(i)));
});
