import assert from "node:assert/strict";
import { test } from "node:test";
import { document, model } from "./dom.mjs";
import { fresh } from "./sample.mjs";
import widget from "../../widgets/cardtable/static/table.js";

test("lanes: the last seat's place above the name and numbers, seat 0's below; numbers of a sub-place stand there only", () => {
  const data = fresh(), first = data.lines.all[0];
  data.strings.push(["Field 1", "战场1"], ["Field 2", "战场2"], ["4 coins", "4枚"], ["", ""]);
  for (const seat of [0, 1]) {
    for (const sub of [1, 2]) {
      data.zones[`field:${seat}:${sub}`] = { label: 24 + sub, owner: seat };
      data.counters[`mark:${seat}:${sub}`] = { label: 28, owner: seat };
      Object.assign(first.z, { [`field:${seat}:${sub}`]: [] });
      Object.assign(first.c, { [`mark:${seat}:${sub}`]: 10 * seat + sub });
    }
  }
  Object.assign(data.counters, { "stake:1": { label: 28, owner: null }, "stake:2": { label: 28, owner: null } });
  Object.assign(first.c, { "stake:1": [27], "stake:2": null });
  data.board.push({ kind: "facing", label: null, counters: ["stake"], slots: [{ zone: "field", shape: "fan", size: "small", note: null, marks: null, counters: ["mark"] }] });
  const el = document.createElement("div");
  document.body.append(el);
  const done = widget.render({ model: model({ data, step: 0, view: "all", lang: "en", pack: "standard", projector: false }), el });
  const lanes = el.querySelectorAll(".ct-lane");
  assert.deepEqual(lanes.map((lane) => lane.getAttribute("aria-label")), ["Field 1", "Field 2"]);
  const shown = (box) => box.querySelectorAll(".ct-counter").filter((one) => !one.classList.contains("ct-off")).map((one) => one.textContent);
  const [top, name, foot] = lanes[0].children;
  assert.equal(top.getAttribute("aria-label"), "Seat 1: Field 1, empty");
  assert.equal(top.querySelector("b").textContent, "Seat 1");
  assert.deepEqual([top, name, foot].map(shown), [["11"], ["4 coins"], ["1"]]);
  assert.equal(name.querySelector("b").textContent, "Field 1");
  assert.deepEqual([...lanes[1].children].map(shown), [["12"], [], ["2"]]);
  done();
  el.remove();
});
