/** A small game of two seats, written by hand: what each view may see differs, and the seats' lines are shorter. */

export const STRINGS = [
  ["Hand", "手牌"], ["Deck", "牌堆"], ["Row", "牌列"], ["Discards", "弃牌堆"], ["Points", "得分"],
  ["Two cards each.", "每人两张。"], ["Seat 0 plays 7♠.", "座位0打出7♠。"], ["10♥ is handed over.", "交出10♥。"],
  ["Seat 0: 7♠ → 10♥", "座位0：7♠ → 10♥"], ["7♠ for 10♥", "7♠换10♥"], ["Seat 1 seals a card.", "座位1暗出一张牌。"],
  ["Seat 1 seals <b>2♦</b>.", "座位1暗出<b>2♦</b>。"], ["Seat 1 plays 2♦. The end.", "座位1打出2♦。结束。"],
  ["Play one card", "打出一张牌"], ["You play exactly one card. Option `speed` is off.", "只打出一张牌。"],
  ["Score the difference", "按差额得分"], ["The total minus your card.", "总数减去打出的牌。"],
  ["7 of spades", "黑桃7"], ["10 of hearts", "红桃10"], ["2 of diamonds", "方块2"], ["3 of clubs", "梅花3"],
  ["4 of clubs", "梅花4"], ["Round 1", "第1轮"], ["oldest left", "最早的在左"], ["ace of hearts", "红桃A"],
];

const quiet = { sum: [], moment: null, round: null };

const open = [
  { ...quiet, say: [[0, 5]], log: 5, by: null, next: 0, moment: "deal",
    z: { "hand:0": ["7S", "3C"], "hand:1": ["2D", "4C"], deck: ["AH"], row: ["TH", "9H"], discard: [] }, c: { "score:0": 0, "score:1": 0 } },
  { ...quiet, say: [[1, 6], [2, 7]], log: 8, by: 0, next: 1, round: 22, moment: "capture", sum: [[0, 2, 9, "10 − 7", 3]],
    z: { "hand:0": ["3C"], row: ["9H", "7S"], discard: ["TH"] }, c: { "score:0": 3 } },
  { ...quiet, say: [[1, 11]], by: 1, next: 1, z: { "hand:1": ["4C"], row: ["9H", "7S", "2D"] }, c: {} },
  { ...quiet, say: [[1, 12]], by: 1, next: null, moment: "end", over: [0], sum: [[1, 2, 9, "", -1]],
    z: { deck: [], discard: ["TH", "AH"] }, c: { "score:1": -1 } },
];
// Seat 0 is told of the sealed card only together with the end.
const seat = [
  { ...open[0], z: { ...open[0].z, "hand:1": [2], deck: [1] } },
  { ...open[1] },
  { ...open[3], say: [[1, 10], [1, 12]], log: 12, z: { "hand:1": [1], row: ["9H", "7S", "2D"], deck: [], discard: ["TH", "AH"] } },
];

export const DATA = {
  version: 1, game: { slug: "sample", title: ["Sample", "样例"] }, seed: 7, names: null, seats: 2, strings: STRINGS,
  clauses: { "X-0": [13, 14], "X-1": [13, 14], "X-2": [15, 16] },
  cards: Object.fromEntries([["7S", 17, "S"], ["TH", 18, "H"], ["9H", 18, "H"], ["2D", 19, "D"], ["3C", 20, "C"], ["4C", 21, "C"], ["AH", 24, "H"]]
    .map(([card, name, suit]) => [card, { name, suit, face: [suit, 0], large: [suit, 1] }])),
  places: [[2, 3, 1, "ink"], [2, 3, 1.5, "ink"]],
  shapes: { 7: "M7", S: "MS", H: "MH", D: "MD", C: "MC", panel: "MP" }, backs: { standard: [["panel", 0, 0, 1, "#0f766e"]] },
  zones: { "hand:0": { label: 0, owner: 0 }, "hand:1": { label: 0, owner: 1 }, deck: { label: 1, owner: null, down: true },
    row: { label: 2, owner: null }, discard: { label: 3, owner: null } },
  counters: { "score:0": { label: 4, owner: 0 }, "score:1": { label: 4, owner: 1 } },
  board: [
    { kind: "seats", slots: [{ zone: "hand", shape: "fan", size: "small", note: null, marks: null }], counters: ["score"], label: null },
    { kind: "middle", counters: [], label: null, slots: [{ zone: "deck", shape: "pile", size: "normal", note: null, marks: null },
      { zone: "row", shape: "row", size: "normal", note: 23, marks: null }, { zone: "discard", shape: "pile", size: "normal", note: null, marks: null }] },
  ],
  views: ["all", "0"], lines: { all: open, 0: seat }, sync: { all: [0, 1, 2, 3], 0: [0, 1, 1, 2] },
};

/** A fresh copy, so that nothing kept for one test is met in another. */
export const fresh = (change = {}) => ({ ...structuredClone(DATA), ...change });
