import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { document, frames, model } from "./dom.mjs";
import { fresh } from "./sample.mjs";
import widget from "../../widgets/cardtable/static/play.js";

const TURN = {
  n: 1, at: 4, seat: 0, people: 1, since: 1, prompt: ["Seat 0 has to play", "轮到座位0"], cards: ["3C"], undo: true, offer: null, note: null, ask: null, deal: 2,
  groups: [[["Single", "单张"], 1, [["play 3C", "Play 3♣", "打出3♣"]]], [null, 9, [["pass", "Pass", "不出"]]]],
};
const OFFER = { cards: ["3C"], forms: [["Single", "单张"]], moves: [["play 3C", "Play 3♣", "打出3♣"]], clause: null, said: null };
const cleanups = [];

/** A table to play at, at its last step; what it sent, and a way to answer. */
function open(turn = {}, state = {}) {
  const el = document.createElement("div"), sent = [];
  const m = model({ data: fresh(), step: 3, view: "all", lang: "en", pack: "standard", projector: false, turn: { ...TURN, ...turn }, ...state });
  m.send = ({ at, ...message }) => {
    assert.equal(at, m.get("turn").at, "a wish says for which position it is meant");
    sent.push(message);
  };
  document.body.append(el);
  const clean = widget.render({ model: m, el }), root = el.firstChild, $ = (selector) => root.querySelector(selector);
  cleanups.push(() => { clean(); el.remove(); });
  const card = (text) => root.querySelectorAll(".ct-card").find((one) => one.dataset.card === text);
  const does = (name, v) => root.querySelectorAll("button").find((one) => one.dataset.do === name && (v === undefined || one.dataset.v === v));
  const answer = (more) => m.set("turn", { ...m.get("turn"), note: null, offer: null, ...more, n: m.get("turn").n + 1 });
  return { m, root, $, card, does, sent, answer, clean, panel: () => $(".ct-turn").textContent };
}

afterEach(() => {
  while (cleanups.length) cleanups.pop()();
  frames.length = 0;
  mock.timers.reset();
});

test("it says whose turn it is, what happened since, and lists the moves in their groups", () => {
  const { panel, card } = open();
  for (const words of ["Seat 0 has to play", "Meanwhile: Seat 1 seals", "All moves (10)", "Single 1", "Play 3♣", "and 8 more"]) {
    assert.ok(panel().includes(words), words);
  }
  assert.ok(card("3C").classList.contains("ct-can"));
});

test("a chosen card is asked about, named, and played", () => {
  const { card, sent, answer, panel, does, $ } = open();
  card("3C").click();
  assert.deepEqual(sent, [{ do: "offer", cards: ["3C"] }]);
  assert.ok(card("3C").classList.contains("ct-picked"));
  answer({ offer: OFFER });
  assert.ok($(".ct-offer").textContent.startsWith("Single"));
  does("move", "play 3C").click();
  assert.deepEqual(sent.at(-1), { do: "play", move: "play 3C" });
  card("3C").click();
  assert.deepEqual(sent.at(-1), { do: "offer", cards: [] });
  assert.ok(panel().includes("Choose cards"));
});

test("saving is asked about before it opens every hand", () => {
  const { does, sent, answer, panel } = open();
  assert.ok(panel().includes("Deal 2"));
  does("save").click();
  assert.deepEqual(sent, [{ do: "save" }]);
  assert.ok(!does("sure"));
  answer({ note: ["The file will hold every hand.", "文件里有所有人的手牌。"], ask: "save" });
  does("sure").click();
  assert.deepEqual(sent.at(-1), { do: "save", sure: true });
  answer({ note: ["Saved as game-1.txt.", "已保存为 game-1.txt。"], ask: null });
  assert.ok(!does("sure"));
});

test("what cannot be played says why, and aloud", () => {
  const { card, answer, $ } = open();
  card("3C").click();
  answer({ offer: { ...OFFER, moves: [], forms: [], clause: "X-1", said: ["X-1: too low. Right would be 4.", "X-1：太小。"] } });
  assert.ok($(".ct-offer").textContent.includes("✗ X-1: too low."));
  assert.ok($("[role=status]").textContent.includes("too low"));
});

test("an answer that is no longer asked for is not shown", () => {
  const { card, answer, $ } = open({ cards: ["3C", "4C"] });
  card("3C").click();
  card("4C").click();
  answer({ offer: { ...OFFER, cards: ["3C", "4C"], moves: [] } });
  card("4C").click();
  assert.ok(!$(".ct-offer").textContent.includes("Single"));
});

test("a slow kernel: cards chosen meanwhile stay chosen, and Enter never plays fewer than these", () => {
  const { card, sent, answer } = open({ cards: ["3C", "4C"] });
  const picked = () => ["3C", "4C"].filter((one) => card(one).classList.contains("ct-picked"));
  const press = (key, on) => card(on).dispatch("keydown", { key });
  press(" ", "3C");
  press(" ", "4C");
  answer({ offer: OFFER }); // about the first card alone
  assert.deepEqual(picked(), ["3C", "4C"]);
  press("Enter", "4C");
  assert.deepEqual(sent.filter((one) => one.do === "play"), []);
  answer({ note: ["Do this", "这样走"], offer: OFFER }); // a hint chooses
  assert.deepEqual(picked(), ["3C"]);
  answer({});
  assert.deepEqual(picked(), []);
});

test("keys: Space chooses a card, Enter plays what it makes", () => {
  const { card, sent, answer } = open();
  const press = (key) => card("3C").dispatch("keydown", { key });
  press(" ");
  answer({ offer: OFFER });
  press("Enter");
  assert.deepEqual(sent, [{ do: "offer", cards: ["3C"] }, { do: "play", move: "play 3C" }]);
});

test("earlier steps can be looked at, but not played", () => {
  const { m, does, card, sent, panel } = open();
  does("back").click();
  card("3C").click();
  assert.deepEqual(sent, []);
  assert.equal(panel(), "Back to the game");
  assert.ok(!card("3C").classList.contains("ct-can"));
  does("last").click();
  assert.equal(m.get("step"), 3);
});

test("between people a curtain closes until the next one opens it", () => {
  const { root, does, answer, panel } = open({ people: 2 });
  assert.equal(panel(), "Seat 0: show my cards");
  assert.ok(root.getAttribute("data-curtain") != null);
  does("open").click();
  assert.ok(!root.getAttribute("data-curtain") != null);
  answer({ seat: 1 });
  assert.equal(panel(), "Seat 1: show my cards");
});

test("the curtain stays closed over earlier steps and previews", () => {
  const { root, does, panel } = open({ people: 2 });
  const closed = () => panel() === "Seat 0: show my cards" && root.getAttribute("data-curtain") != null;
  does("back").click();
  assert.ok(closed());
  does("first").click();
  assert.ok(closed());
  does("open").click();
  assert.equal(panel(), "Back to the game");
});

test("the list stays as its reader opened it, and Space opens it", () => {
  const { m, $, card, answer } = open();
  assert.ok($(".ct-all").open, "a short list is open");
  $("summary").click();
  card("3C").click();
  answer({ offer: OFFER });
  assert.ok(!$(".ct-all").open);
  $("summary").click();
  answer({});
  assert.ok($(".ct-all").open);
  assert.ok(!$("summary").dispatch("keydown", { key: " " }).prevented);
  assert.equal(m.get("step"), 3, "and the game is not played from its start");
});

test("a preview from the log leaves the panel as it is", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { root, panel, card, sent } = open(), before = panel();
  root.querySelectorAll(".ct-step")[1].dispatch("pointerover", { pointerType: "mouse" });
  mock.timers.tick(100);
  assert.ok(root.getAttribute("data-preview") != null);
  assert.equal(panel(), before);
  card("3C")?.click();
  assert.deepEqual(sent, [], "but nothing can be chosen in it");
});

test("without an answer it says that playing needs the kernel", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { does, panel, answer } = open();
  does("hint").click();
  assert.ok(!panel().includes("kernel"));
  mock.timers.tick(9000);
  assert.ok(panel().includes("The kernel does not answer"));
  answer({});
  assert.ok(!panel().includes("kernel"));
});

test("tools: what is not possible is off; at the end only new deals are offered", () => {
  const { does, answer, sent } = open({ undo: false });
  assert.equal(does("undo").getAttribute("aria-disabled"), "true");
  does("undo").click();
  does("another").click();
  assert.deepEqual(sent, [{ do: "another" }]);
  answer({ seat: null, prompt: null, cards: [], groups: [] });
  assert.equal(does("hint").getAttribute("aria-disabled"), "true");
  assert.equal(does("again").getAttribute("aria-disabled"), "false");
});

test("in Chinese, and with markup in texts, nothing but text appears", () => {
  const { panel, root } = open({ note: ["<img src=x>", "<img src=x>"] }, { lang: "zh" });
  assert.ok(panel().includes("轮到座位0") && panel().includes("所有打法") && panel().includes("<img src=x>"));
  assert.equal(root.querySelectorAll("img").length, 0);
});

test("cleaning up leaves no listener", () => {
  const { m, clean } = open();
  clean();
  assert.equal(m.listeners(), 0);
});
