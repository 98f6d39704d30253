import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { document, frames, model, motion, observers, window } from "./dom.mjs";
import { fresh } from "./sample.mjs";
import widget, { rich } from "../../widgets/cardtable/static/table.js";

const cleanups = [];

/** A table on the page: its root, its model and short ways to ask it. */
function open(state = {}, shared = null) {
  const el = document.createElement("div"), m = shared ?? model({ data: fresh(), step: 0, view: "all", lang: "en", pack: "standard", projector: false, ...state });
  document.body.append(el);
  const clean = widget.render({ model: m, el });
  const done = () => { clean(); el.remove(); };
  cleanups.push(done);
  const root = el.firstChild, $ = (selector) => root.querySelector(selector), all = (selector) => root.querySelectorAll(selector);
  const zone = (name) => all(".ct-zone").find((one) => one.getAttribute("aria-label").startsWith(name));
  const does = (name, v) => all("button").find((one) => one.dataset.do === name && (v === undefined || one.dataset.v === String(v)));
  const cards = (name) => zone(name).querySelectorAll(".ct-card[role]").map((one) => one.getAttribute("aria-label"));
  return { root, m, $, all, zone, does, cards, clean: done, place: () => $(".ct-pos").textContent, el };
}

/** Scroll the whole log into sight. */
const scroll = (root) => root.querySelectorAll(".ct-list ol").forEach((chunk) =>
  [...observers].forEach((one) => one.targets.has(chunk) && one.call([{ target: chunk, isIntersecting: true }])));

afterEach(() => {
  while (cleanups.length) cleanups.pop()();
  frames.length = 0;
  motion.reduced = false;
});

test("steps: next, back, first, last; the model's step follows and is saved", () => {
  const { m, does, place } = open();
  assert.equal(place(), "step 0 of 3");
  does("next").click();
  assert.equal(m.get("step"), 1);
  assert.equal(m.saved.at(-1).step, 1);
  does("last").click();
  assert.equal(place(), "step 3 of 3");
  does("next").click();
  assert.equal(m.get("step"), 3);
  does("back").click();
  does("first").click();
  assert.equal(place(), "step 0 of 3");
});

test("without a kernel it steps on", () => {
  const m = model({ data: fresh(), step: 0, view: "all", lang: "en" });
  m.save_changes = () => { throw new Error("no kernel"); };
  const { does, place } = open({}, m);
  does("next").click();
  assert.equal(place(), "step 1 of 3");
});

test("two views of one table stay in step", () => {
  const one = open(), two = open({}, one.m);
  one.does("next").click();
  assert.equal(two.place(), "step 1 of 3");
  assert.ok(one.$("[role=status]").textContent.startsWith("step 1"));
  assert.equal(two.$("[role=status]").textContent, "", "only the table that was used speaks");
  two.does("view", "0").click();
  assert.equal(one.place(), "step 1 of 2");
});

test("a step says the move, what it did, the clauses and the arithmetic, and speaks all of it", () => {
  const { does, $, all } = open();
  does("next").click();
  assert.equal($(".ct-what").textContent, "Seat 0 plays 7♠. 10♥ is handed over.");
  assert.deepEqual(all(".ct-chip").map((one) => one.textContent), ["X-1 Play one card", "X-2 Score the difference"]);
  assert.equal($(".ct-sums li").textContent, "Seat 0 7♠ for 10♥ 10 − 7 = +3");
  const said = $("[role=status]").textContent;
  for (const part of ["step 1 of 3", "Seat 0 plays 7♠", "10 − 7 = +3", "X-2 Score the difference"]) assert.ok(said.includes(part), part);
});

test("a clause opens in place and closes again", () => {
  const { does, $ } = open({ step: 1 });
  does("clause", "X-1").click();
  assert.equal($(".ct-clause").textContent, "X-1 Play one cardYou play exactly one card. Option speed is off.");
  assert.equal($(".ct-clause code").textContent, "speed");
  assert.equal(does("clause", "X-1").getAttribute("aria-expanded"), "true");
  does("clause", "X-1").click();
  assert.equal($(".ct-clause"), null);
});

test("scores: value, change, who moved, who is next, who won", () => {
  const { does, all } = open({ step: 1 });
  const heads = () => all(".ct-seathead").map((one) => one.textContent);
  assert.deepEqual(heads(), ["Seat 0actingPoints3+3", "Seat 1up nextPoints0"]);
  does("last").click();
  assert.deepEqual(heads(), ["Seat 0winsPoints3", "Seat 1actingPoints−1−1"]);
});

test("outline on what moved, ghost of what left the row, gone at the next step", () => {
  const { does, zone } = open({ step: 1 });
  const row = () => zone("Row").querySelectorAll(".ct-card");
  assert.deepEqual(row().map((one) => [one.dataset.card ?? "ghost", one.classList.contains("ct-moved")]), [["ghost", false], ["9H", false], ["7S", true]]);
  assert.equal(row()[0].getAttribute("aria-hidden"), "true");
  does("next").click();
  assert.deepEqual(row().map((one) => [one.dataset.card, one.classList.contains("ct-moved")]), [["9H", false], ["7S", false], ["2D", true]]);
});

test("cards that stay are the same elements", () => {
  const { does, zone } = open({ step: 1 });
  const card = () => zone("Row").querySelectorAll(".ct-card").find((one) => one.dataset.card === "9H");
  const before = card();
  does("next").click();
  assert.equal(card(), before);
});

test("a seat's view holds nothing that the seat may not see", () => {
  const { root, cards, does, place, $ } = open({ view: "0" });
  assert.deepEqual(cards("Hand, 2 cards"), ["7 of spades", "3 of clubs"]);
  const hands = root.querySelectorAll(".ct-fan")[1].querySelectorAll(".ct-card").map((one) => one.getAttribute("aria-label"));
  assert.deepEqual(hands, ["face-down card, 1 of 2", "face-down card, 2 of 2"]);
  does("last").click();
  assert.equal(place(), "step 2 of 2");
  assert.ok($(".ct-what").textContent.startsWith("Seat 1 seals a card."));
  assert.ok(!root.textContent.includes("<b>"), "the open sentence is nowhere in the seat's page");
});

test("the place is kept when the seat is switched", () => {
  const { m, does, place } = open({ step: 2 });
  does("view", "0").click();
  assert.equal(place(), "step 1 of 2");
  does("next").click();
  assert.equal(m.get("step"), 3);
  does("view", "all").click();
  assert.equal(place(), "step 3 of 3");
});

test("names and sentences with markup are shown as characters", () => {
  const name = "<img src=x onerror=alert(1)>";
  const { root, all } = open({ data: fresh({ names: [name, "Ben & <i>"] }), step: 2 });
  assert.equal(all(".ct-seathead b")[0].textContent, name);
  assert.equal(root.querySelectorAll("img, i").length, 0);
  assert.ok(root.textContent.includes("seals <b>2♦</b>"));
});

test("suits in a sentence are drawn, and stay in its text", () => {
  const nodes = rich(fresh(), "10♥ and ♠, not 1♥0");
  const box = document.createElement("p");
  box.append(...nodes);
  assert.equal(box.textContent, "10♥ and ♠, not 1♥0");
  assert.deepEqual(box.querySelectorAll(".ct-token").map((one) => one.textContent), ["10♥", "♠", "♥"]);
  assert.equal(box.querySelectorAll("svg").length, 3);
});

test("a pile shows its top card and count, and lies open when pressed", () => {
  const { does, zone } = open({ step: 3 });
  const names = () => zone("Discards").querySelectorAll(".ct-card[role]").map((one) => one.getAttribute("aria-label"));
  assert.equal(does("spread", "discard").getAttribute("aria-label"), "ace of hearts, 2 cards, show all");
  does("spread", "discard").click();
  assert.deepEqual(names(), ["10 of hearts", "ace of hearts"]);
  does("spread", "discard").click();
  assert.deepEqual(names(), []);
});

test("a face-down pile stays face down, in the open view too", () => {
  const { cards, does } = open();
  assert.deepEqual(cards("Deck"), ["face-down card"]);
  does("last").click();
  assert.deepEqual(cards("Deck"), []);
});

test("log: click goes there, hovering previews after a moment, leaving returns", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { m, root, does, place, $ } = open();
  scroll(root);
  does("goto", 2).dispatch("pointerover", { pointerType: "mouse" });
  mock.timers.tick(100);
  assert.equal(place(), "preview of step 2");
  assert.equal(m.get("step"), 0);
  root.dispatch("pointerleave");
  mock.timers.tick(100);
  assert.equal(place(), "step 0 of 3");
  root.querySelectorAll(".ct-step").find((one) => one.dataset.v === "2").click();
  assert.equal(m.get("step"), 2);
  assert.equal($(".ct-step[aria-current]").dataset.v, "2");
  mock.timers.reset();
});

test("key moments only, and back to all steps", () => {
  const { root, all, does } = open({ step: 3 });
  does("list", "1").click();
  scroll(root);
  assert.deepEqual(all(".ct-step").map((one) => one.dataset.v), ["0", "1", "3"]);
  does("list", "0").click();
  scroll(root);
  assert.deepEqual(all(".ct-step").map((one) => one.dataset.v), ["0", "1", "2", "3"]);
});

test("play goes on by itself, stops at the end and when the reader steps in", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { does, place } = open();
  does("play").click();
  mock.timers.tick(500);
  assert.equal(place(), "step 1 of 3");
  assert.equal(does("play").getAttribute("aria-label"), "Pause");
  does("back").click();
  mock.timers.tick(60000);
  assert.equal(place(), "step 0 of 3");
  does("play").click();
  for (let i = 0; i < 60; i += 1) mock.timers.tick(1000);
  assert.equal(place(), "step 3 of 3");
  assert.equal(does("play").getAttribute("aria-label"), "Play");
  mock.timers.reset();
});

test("three speeds", () => {
  const { does } = open();
  const names = [0, 1, 2].map(() => { does("speed").click(); return does("speed").getAttribute("aria-label"); });
  assert.deepEqual(names.sort(), ["Speed: fast", "Speed: normal", "Speed: slow"]);
});

test("language: everything changes without a new step", () => {
  const { root, m, does, place, $ } = open({ step: 1 });
  does("lang", "zh").click();
  assert.equal(m.saved.at(-1).lang, "zh");
  assert.equal(root.lang, "zh-CN");
  assert.equal(place(), "第1步，共3步");
  assert.equal($(".ct-what").textContent, "座位0打出7♠。交出10♥。");
  assert.equal($(".ct-sums li").textContent, "座位0 7♠换10♥ 10 − 7 = +3");
});

test("keys step, walk through the places, and leave Ctrl and Meta alone", () => {
  const { root, place } = open();
  root.focus();
  assert.equal(root.press("ArrowRight").stopped, true);
  assert.equal(place(), "step 1 of 3");
  assert.equal(root.press("ArrowRight", { ctrlKey: true }).stopped, undefined);
  assert.equal(root.press("ArrowRight", { metaKey: true }).prevented, undefined);
  const unused = root.press("x");
  assert.deepEqual([unused.stopped, unused.prevented], [true, undefined], "a key that the table has no use for is not for the notebook either");
  assert.equal(root.press("Tab").stopped, undefined);
  assert.equal(place(), "step 1 of 3");
  root.press("End");
  root.press("Home");
  assert.equal(place(), "step 0 of 3");
  root.press("PageDown");
  assert.equal(place(), "step 1 of 3");
  root.press("ArrowDown");
  const name = () => document.activeElement.getAttribute("aria-label");
  assert.equal(name(), "3 of clubs");
  document.activeElement.press("ArrowDown");
  assert.equal(name(), "2 of diamonds");
  document.activeElement.press("ArrowRight");
  assert.equal(name(), "4 of clubs");
  assert.equal(place(), "step 1 of 3");
  document.activeElement.press("Escape");
  assert.equal(document.activeElement, root);
});

test("every part tells the host to keep its shortcuts, whenever and however it was made", () => {
  const { root, all } = open();
  const deaf = (one) => one.getAttribute("data-lm-suppress-shortcuts") === "true";
  root.focus();
  for (const key of ["?", "c", "ArrowRight", "End", "l"]) {
    document.activeElement.press(key);
    assert.deepEqual(all("button, input, select, option, summary, .ct-list, .ct-card").filter((one) => !deaf(one)), [], key);
  }
  const foreign = document.createElement("a");
  foreign.tabIndex = 0;
  root.append(foreign);
  foreign.focus();
  assert.ok(deaf(foreign) && deaf(root));
});

test("text is typed, buttons are pressed: the table takes no key from a part that uses it by itself", () => {
  const { root, place, $ } = open();
  const on = (tag, key) => { const part = document.createElement(tag); root.append(part); return part.press(key); };
  for (const [tag, key] of [["input", "v"], ["textarea", "Enter"], ["select", "ArrowRight"], ["summary", " "], ["a", "Enter"]]) {
    const { stopped, prevented } = on(tag, key);
    assert.deepEqual([tag, stopped, prevented], [tag, true, undefined]);
  }
  assert.equal($("[data-do=next]").press(" ").prevented, undefined);
  assert.equal(place(), "step 0 of 3");
});

test("a focused part that goes hands the focus to its like, or to the table", () => {
  const { root, $, m } = open({ step: 1 });
  $(".ct-chip").focus();
  document.activeElement.press("ArrowRight");
  document.activeElement.press("ArrowLeft");
  assert.ok(root.contains(document.activeElement));
  const card = root.querySelectorAll(".ct-card").find((one) => one.dataset.card === "3C");
  card.focus();
  m.set("lang", "zh");
  assert.equal(document.activeElement.dataset.card, "3C");
  m.set("data", {});
  assert.equal(document.activeElement, root);
});

test("one tab stop: buttons are in the tab order only inside; the log leads to the table, and Tab passes it by", () => {
  const { root, $, all } = open();
  const stops = () => all("button, input, select, .ct-list, .ct-card").filter((one) => one.tabIndex >= 0);
  assert.deepEqual(stops(), [$(".ct-list")]);
  $(".ct-list").focus();
  assert.equal(document.activeElement, root, "coming in through the log leads to the table");
  assert.deepEqual(stops(), [$(".ct-list")]);
  assert.equal(root.press("Tab").prevented, undefined);
  assert.deepEqual(stops(), []);
  root.blur();
  assert.deepEqual(stops(), [$(".ct-list")]);
  root.focus();
  root.press("Enter");
  assert.equal(document.activeElement, $(".ct-next"));
  assert.ok(stops().length > 10);
  document.activeElement.press("Escape");
  assert.equal(document.activeElement, root);
  assert.deepEqual(stops(), [$(".ct-list")]);
  root.press("Escape");
  assert.equal(document.activeElement, null);
});

test("Escape leaves to what surrounds the table", () => {
  const { root, el } = open();
  const cell = document.createElement("div");
  cell.tabIndex = 0;
  document.body.append(cell);
  cell.append(el);
  root.focus();
  root.press("Escape");
  assert.equal(document.activeElement, cell);
  cell.remove();
});

test("help opens by ? and closes by Escape; it names every key", () => {
  const { root, $ } = open();
  root.focus();
  root.press("?");
  assert.equal($(".ct-help dl").children.length, 24);
  document.activeElement.press("Escape");
  assert.equal($(".ct-help"), null);
});

test("packs and projector change the look and are saved", () => {
  const { root, m, $ } = open();
  root.focus();
  root.press("p");
  assert.equal(root.getAttribute("data-big"), "");
  assert.equal(m.saved.at(-1).projector, true);
  const menu = $("select");
  menu.value = "four-colour";
  menu.dispatch("change");
  assert.equal(root.dataset.pack, "four-colour");
  assert.equal(m.get("pack"), "four-colour");
});

test("motion: from place to place, none when the reader wants none, none on a jump", () => {
  let flights = 0;
  const proto = Object.getPrototypeOf(document.body);
  const { animate, getBoundingClientRect } = proto;
  let at = 0;
  proto.animate = () => { flights += 1; return {}; };
  proto.getBoundingClientRect = () => ({ left: (at += 50), top: 0, width: 10, height: 10, bottom: 10 });
  try {
    const { does } = open(), flown = (name) => {
      does(name).click();
      flights = 0;
      frames.splice(0).forEach((call) => call());
      return flights;
    };
    assert.ok(flown("next") > 0);
    motion.reduced = true;
    assert.equal(flown("next"), 0);
    motion.reduced = false;
    assert.ok(flown("back") > 0);
    assert.equal(flown("last"), 0);
    does("back").click();
    assert.equal(flown("first"), 0, "a motion that has been overtaken is not shown");
  } finally {
    Object.assign(proto, { animate, getBoundingClientRect });
  }
});

test("no steps, no game, unknown view: a quiet table", () => {
  const one = fresh();
  one.lines.all = one.lines.all.slice(0, 1);
  one.sync.all = [0];
  const { place, $, does } = open({ data: one });
  assert.equal(place(), "step 0 of 0");
  assert.ok($(".ct-say").textContent.includes("No step has been played yet"));
  does("next").click();
  assert.equal(place(), "step 0 of 0");
  assert.ok(open({ data: {} }).root.textContent.includes("There is no game"));
  assert.equal(open({ view: "9", step: 99 }).place(), "step 3 of 3");
});

test("on paper: a storyboard of the key frames, gone afterwards", () => {
  const { all } = open();
  window.dispatch("beforeprint");
  assert.equal(all(".ct-print figure").length, 4);
  window.dispatch("afterprint");
  assert.equal(all(".ct-print").length, 0);
});

test("a thousand steps: a step touches a few elements, the log is filled piece by piece", () => {
  const long = fresh();
  long.lines.all = Array.from({ length: 1001 }, (_, i) => long.lines.all[i % 4]);
  long.sync.all = long.lines.all.map((_, i) => i);
  const { root, does, m } = open({ data: long });
  assert.ok(root.querySelectorAll(".ct-step").length <= 40);
  assert.ok(root.querySelectorAll(".ct-dot").length <= 42);
  m.set("step", 700);
  assert.ok(root.querySelectorAll(".ct-step").length <= 80);
  does("next").click();
  assert.equal(root.querySelector(".ct-step[aria-current]").dataset.v, "701");
});

test("in the shape runs, neighbours with the same caption are a fan under it", () => {
  const data = fresh();
  data.board[1].slots[1] = { ...data.board[1].slots[1], shape: "runs", marks: "sets" };
  data.counters.sets = { label: 1, owner: null };
  data.lines.all[0].c.sets = [0, 0];
  data.lines.all[1].c.sets = [0, 1];
  const { zone, does } = open({ data }), runs = () => zone("Row").querySelectorAll(".ct-run")
    .map((run) => [run.querySelector(".ct-label").textContent, run.querySelectorAll(".ct-card").length]);
  assert.deepEqual(runs(), [["Hand", 2]]);
  does("next").click();
  assert.deepEqual(runs(), [["Hand", 1], ["Deck", 1]]);
});

test("marks that name a list are its captions, one for each card that lies there now", () => {
  const data = fresh();
  data.counters.by = { label: 3, owner: null };
  data.board[1].slots[1].marks = "by";
  [[0, 1], [1, 2], [1, 2, 3]].forEach((texts, i) => { data.lines.all[i].c = { ...data.lines.all[i].c, by: texts }; });
  data.lines.all[3].c = { ...data.lines.all[3].c, by: [] };
  const { zone, cards, does } = open({ data }), captions = () => zone("Row").querySelectorAll(".ct-mark").map((one) => one.textContent);
  assert.deepEqual(captions(), ["Hand", "Deck"]);
  does("next").click();
  assert.equal(zone("Row").querySelectorAll(".ct-ghost").length, 0);
  assert.deepEqual(captions(), ["Deck", "Row"]);
  does("next").click();
  assert.deepEqual(captions(), ["Deck", "Row", "Discards"]);
  does("next").click(); // captions change although the cards stay
  assert.deepEqual(captions(), []);
  assert.equal(cards("Row").length, 3);
});

test("a number at a place is not named twice", () => {
  const data = fresh();
  data.strings.push(["The Row", "列"]);
  Object.assign(data.counters, { weight: { label: 3, owner: null }, size: { label: 2, owner: null } });
  data.zones.row.label = data.strings.length - 1;
  data.board[1].slots[1].counters = ["size", "weight"];
  data.lines.all[0].c = { ...data.lines.all[0].c, size: 12, weight: 5 };
  const { zone } = open({ data });
  const numbers = zone("The Row").querySelectorAll(".ct-counter").map((one) => one.textContent);
  assert.deepEqual(numbers, ["12", "Discards5"]);
});

test("a compass: places clockwise from the top, the last card of each, and a marker that its counter moves", () => {
  const data = fresh();
  const suits = ["H", "C", "S", "D"];
  suits.forEach((suit, i) => { data.zones[`pile:${suit}`] = { label: i, owner: null }; });
  data.board.push({ kind: "middle", counters: [], label: null, slots: [{ zone: "pile", shape: "compass", size: "normal", note: null, marks: null, marker: ["H", "drift"] }] });
  data.lines.all[0].c = { ...data.lines.all[0].c, "drift:x": 0, "drift:y": 0 };
  data.lines.all[0].z = { ...data.lines.all[0].z, "pile:H": ["AH", "7S"], "pile:C": ["3C"], "pile:S": [], "pile:D": [] };
  data.lines.all[1].c = { ...data.lines.all[1].c, "drift:x": 4, "drift:y": -12 };
  const { $, does, all } = open({ data }), piles = all(".ct-rose > .ct-zone"), [, way, ship] = $(".ct-dial").children;
  assert.deepEqual(piles.map((one) => one.dataset.at), ["N", "E", "S", "W"]);
  assert.deepEqual(piles.map((one) => one.querySelectorAll(".ct-card:not(.ct-empty)").length), [1, 1, 0, 0]);
  assert.equal(piles[0].querySelector(".ct-badge").textContent, "2");
  assert.equal(ship.style.transform, "translate(-12px, -12px)");
  does("next").click();
  assert.equal(ship.style.transform, "translate(6px, -39px)");
  assert.equal(way.getAttribute("d"), "M0 0L18 -27");
  assert.match(ship.style.transition, /transform/);
  does("last").click();
  assert.equal(ship.style.transition, "");
});

test("cleanup takes every listener, observer, timer and element away", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const before = { window: window.listeners.length, observers: observers.size };
  const { m, clean, el, does, place } = open();
  does("play").click();
  assert.ok(m.listeners() > 0);
  assert.ok(window.listeners.length > before.window);
  clean();
  assert.equal(m.listeners(), 0);
  assert.equal(window.listeners.length, before.window);
  assert.equal(observers.size, before.observers);
  assert.equal(el.childNodes.length, 0);
  mock.timers.tick(60000);
  assert.equal(m.get("step"), 0);
  mock.timers.reset();
});

test("no listener stands on the document, and no id is used", () => {
  const { root } = open({ step: 1 });
  assert.equal(document.listeners.length, 0);
  assert.equal(root.querySelectorAll("[id]").length, 0);
  assert.equal(root.getAttribute("data-lm-suppress-shortcuts"), "true");
});

test("a view that is none is the first one, whatever it is called", () => {
  for (const view of ["__proto__", "constructor", "toString", "9", "", undefined]) {
    const { place, $ } = open({ view });
    assert.equal(place(), "step 0 of 3", String(view));
    assert.ok($(".ct-board"));
  }
});
