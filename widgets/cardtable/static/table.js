/**
 * The card table: steps through a line of a game, wholly in the browser. One plain ES module, no request.
 * What comes from the data enters the page through textContent and setAttribute only.
 * Sections: words, data, changes, drawing, board, story, log, table.
 *
 * @typedef {[shape: string, x: number, y: number, scale: number, role: string][]} Marks
 * @typedef {(string|null)[]} Cards  null is a face-down card
 * @typedef {{z: Record<string, Cards>, c: Record<string, any>}} State
 * @typedef {{say: [string|null, number][], log: number, by: number|null, next: number|null, wait?: boolean,
 *   sum: [seat: number, clause: string, label: number, how: string, amount: number][], z: object, c: object,
 *   moment: string|null, round: number|null, over?: number[]}} Frame  z and c: only what changed
 * @typedef {{frames: Frame[], states: State[], sync: number[], at: number[], moments: number[]}} Line
 * @typedef {{zone: string, shape: string, size: string, note: number|null, marks: number[]|null, counters?: string[],
 *   crossed?: string|null, shy?: boolean}} Slot
 * @typedef {object} Data  see data.py; a text is its number in `strings`
 */

// ---- words: what the table itself says ---------------------------------------------------------------------------------

const WORDS = {
  en: {
    tag: "en", open: "Open", audience: "Audience", seat: (n) => `Seat ${n}`, comma: ", ", stop: ". ", colon: ": ",
    view: "View as", lang: "Language", seed: "seed", step: (i, n) => `step ${i} of ${n}`, slider: "Step",
    preview: (i) => `preview of step ${i}`, first: "First step", back: "Back", next: "Next step", last: "Last step",
    play: "Play", pause: "Pause", speed: "Speed", speeds: ["slow", "normal", "fast"], steps: "Steps",
    log: "Log", all: "All steps", moments: "Key moments",
    kinds: { deal: "deal", round: "round", capture: "capture", score: "score", end: "end" },
    down: (i, n) => n > 1 ? `face-down card, ${i} of ${n}` : "face-down card",
    cards: (n) => n === 1 ? "1 card" : `${n} cards`, empty: "empty", spread: "show all",
    acts: "moves", turn: "next", wins: "wins", eye: "this view", waits: "The game waits for a secret choice.",
    big: "Projector", pack: "Cards", packs: ["Standard", "Four colours", "High contrast"], help: "Keys", close: "Close",
    clause: "Clause", score: "Score", hint: "← → step · ↑ ↓ hands · Enter buttons · ? keys",
    none: "There is no game on this table yet.", still: "No step has been played yet: this is the deal.",
    keys: ["→ ←", "next step, step back", "Home End", "first step, last step", "PgDn PgUp", "next key moment, the one before",
      "Space", "play, pause", "↑ ↓", "into the hands and places; there → ← go from card to card", "Enter", "into the buttons; Tab goes on",
      "L", "into the log: ↑ ↓ preview, Enter goes there", "C", "text of the clauses", "V", "next view", "T", "English, 中文",
      "P", "projector", "Esc", "back, and out of the table"],
  },
  zh: {
    tag: "zh-CN", open: "全公开", audience: "旁观", seat: (n) => `${n}号`, comma: "，", stop: "。", colon: "：",
    view: "视角", lang: "语言", seed: "种子", step: (i, n) => `第 ${i} 步，共 ${n} 步`, slider: "步",
    preview: (i) => `预览第 ${i} 步`, first: "第一步", back: "上一步", next: "下一步", last: "最后一步",
    play: "播放", pause: "暂停", speed: "速度", speeds: ["慢", "中", "快"], steps: "步骤",
    log: "记录", all: "全部", moments: "关键时刻",
    kinds: { deal: "发牌", round: "新一轮", capture: "吃牌", score: "得分", end: "结束" },
    down: (i, n) => n > 1 ? `背面朝上的牌，第 ${i} 张，共 ${n} 张` : "背面朝上的牌",
    cards: (n) => `${n} 张牌`, empty: "空", spread: "展开",
    acts: "行动", turn: "下一位", wins: "获胜", eye: "当前视角", waits: "正在等待一个秘密选择。",
    big: "投影", pack: "牌面", packs: ["标准", "四色", "高对比"], help: "按键", close: "关闭",
    clause: "规则", score: "得分", hint: "← → 前后一步 · ↑ ↓ 各处的牌 · Enter 按钮 · ? 按键",
    none: "这张牌桌上还没有牌局。", still: "还没有走任何一步：这是发牌后的样子。",
    keys: ["→ ←", "下一步、上一步", "Home End", "第一步、最后一步", "PgDn PgUp", "后一个、前一个关键时刻",
      "空格", "播放、暂停", "↑ ↓", "进入手牌和各牌区，再用 → ← 逐张移动", "Enter", "进入按钮，Tab 继续",
      "L", "进入记录：↑ ↓ 预览，Enter 跳转", "C", "规则条文", "V", "下一个视角", "T", "English、中文",
      "P", "投影", "Esc", "返回，再按离开牌桌"],
  },
};
const PACKS = ["standard", "four-colour", "high-contrast"];
const SPEEDS = [3200, 1700, 800];
const MOTION = 250;

const clamp = (i, last) => Math.max(0, Math.min(last, i));
const number = (value) => String(value).replace("-", "−");
const signed = (value) => (value > 0 ? "+" : "") + number(value);

// ---- data --------------------------------------------------------------------------------------------------------------

/** @type {WeakMap<Data, Record<string, Line>>} two views of one game share its states */
const known = new WeakMap();

/** The line of one view with the whole state of each frame. @returns {Line} */
export function lineOf(data, view) {
  if (!known.has(data)) known.set(data, {});
  const lines = known.get(data);
  if (!lines[view]) {
    const frames = data.lines[view] ?? [];
    const sync = data.sync?.[view] ?? frames.map((_, i) => i);
    const at = frames.map(() => 0);
    for (let step = sync.length - 1; step >= 0; step--) at[sync[step]] = step;
    const moments = frames.flatMap((frame, i) => frame.moment ? [i] : []);
    lines[view] = { frames, states: statesOf(frames), sync, at, moments };
  }
  return lines[view];
}

/** Unchanged zones are shared between states; a number in a zone stands for that many face-down cards. */
function statesOf(frames) {
  let z = {}, c = {};
  return frames.map((frame) => {
    const changed = Object.entries(frame.z ?? {});
    if (changed.length) z = { ...z };
    for (const [key, cards] of changed) z[key] = cards.flatMap((card) => typeof card === "number" ? Array(card).fill(null) : [card]);
    c = { ...c, ...frame.c };
    return { z, c };
  });
}

/** At most eight frames that tell the line: start, end, and key moments spread between. */
export function keyFrames(line) {
  const last = line.frames.length - 1;
  const inner = line.moments.filter((i) => i > 0 && i < last);
  const from = inner.length > 2 ? inner : line.frames.map((_, i) => i).slice(1, -1);
  const take = Math.min(6, from.length);
  const picked = from.slice(0, take).map((_, k) => from[Math.floor((k + 0.5) * from.length / take)]);
  return [...new Set([0, ...picked, last])].filter((i) => i >= 0);
}

// ---- changes -----------------------------------------------------------------------------------------------------------

/**
 * What moved between two states, by zone: cards that came, cards that left, face-down cards gained (or lost, below 0).
 * Only zones whose list is another one are looked at.
 */
export function changes(before, after) {
  const what = { came: {}, left: {}, hidden: {} };
  for (const key in before ? after.z : {}) {
    const old = before.z[key] ?? [], now = after.z[key];
    if (old === now) continue;
    const was = new Set(old), is = new Set(now);
    what.came[key] = new Set(now.filter((card) => card && !was.has(card)));
    what.left[key] = new Set(old.filter((card) => card && !is.has(card)));
    what.hidden[key] = faceDown(now) - faceDown(old);
  }
  return what;
}

const faceDown = (cards) => cards.filter((card) => !card).length;

/** A row with the cards that just left it still in their places, where the order allows. @returns {[card, ghost][]} */
export function withGhosts(old, now, left) {
  const stayed = old.filter((card) => !left?.has(card));
  if (!left?.size || stayed.some((card, i) => now[i] !== card)) return now.map((card) => [card, false]);
  return [...old.map((card) => [card, left.has(card)]), ...now.slice(stayed.length).map((card) => [card, false])];
}

// ---- drawing -----------------------------------------------------------------------------------------------------------

const ICONS = {
  first: "M3.5 3v10M12.5 3L7 8l5.5 5", back: "M10 3L5 8l5 5", next: "M6 3l5 5-5 5", last: "M12.5 3v10M3.5 3L9 8l-5.5 5",
  play: "M4.5 2.800v10.400L13 8z", pause: "M5 3v10M11 3v10", big: "M2 6V2.500h4M10 2.500h4V6M14 10v3.500h-4M6 13.500H2V10",
  eye: "M1.5 8Q8 .5 14.5 8 8 15.5 1.5 8zM8 6a2 2 0 1 0 .01 0z", close: "M4 4l8 8M12 4l-8 8", turn: "M6 4l4 4-4 4",
  help: "M5.5 6a2.5 2.5 0 1 1 3.6 2.200Q8 8.8 8 10M8 12.800v.4",
  wins: "M8 1.800l1.9 4 4.3.5-3.2 3 .9 4.300L8 11.500l-3.9 2.1.9-4.3-3.2-3 4.3-.5z",
};
ICONS.acts = ICONS.play;

/** An element with attributes (null and false: none) and children (empty ones are left out). @returns {any} */
function h(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG of paths, each [path data, attributes]. */
function svg(box, name, paths) {
  const make = (tag) => document.createElementNS("http://www.w3.org/2000/svg", tag);
  return filled(make("svg"), { viewBox: box, class: name, "aria-hidden": "true" },
    paths.map(([d, attributes]) => filled(make("path"), { d, ...attributes }, [])));
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value != null && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null && child !== false));
  return node;
}

/** Make these the children of a place, moving only what is not there yet. */
function lay(body, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...body.childNodes]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, i) => body.childNodes[i] === node || body.insertBefore(node, body.childNodes[i] ?? null));
}

const icon = (name) => svg("0 0 16 16", `ct-icon ct-i-${name}`, [[ICONS[name]]]);
const hide = (text) => h("span", { class: "ct-hide" }, text);
const sign = (data, suit) => svg("0 0 24 24", `ct-suit ct-t${suit}`, [[data.shapes[suit] ?? ""]]);

/** @type {WeakMap<Data, Record<string, Node>>} each card is drawn once for a game, then cloned */
const drawn = new WeakMap();

/** A card from its display list, with the large index if wanted, or a back. @returns {any} */
function cardElement(data, card, back, large) {
  if (!drawn.has(data)) drawn.set(data, {});
  const stock = drawn.get(data), key = card ? `${large ? "large " : ""}${card}` : `back ${back}`;
  if (!stock[key]) {
    const about = data.cards[card], marks = (card ? large && about?.large || about?.face : data.backs[back] ?? data.backs.standard) ?? [];
    const art = svg("0 0 50 70", "ct-art", marks.map(([shape, x, y, scale, role]) => [data.shapes[shape] ?? "",
      { transform: `translate(${x} ${y}) scale(${scale})`, [role[0] === "#" ? "fill" : "class"]: role[0] === "#" ? role : `ct-${role}` }]));
    stock[key] = h("span", { class: `ct-card ${card ? `ct-s${about?.suit}` : "ct-down"}`, tabindex: -1 }, h("span", { class: "ct-face" }, art));
  }
  return stock[key].cloneNode(true);
}

/** A sentence as nodes: cards and suits become small drawings, their signs stay as hidden text for copying and speech. */
export function rich(data, text) {
  return text.split(/((?:10|[2-9AJQK])?[♠♥♦♣]|`[^`]+`)/).filter(Boolean).map((part) => {
    const suit = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" }[part.slice(-1)];
    if (part[0] === "`" && part.length > 1) return h("code", {}, part.slice(1, -1));
    return suit ? h("b", { class: "ct-token" }, part.slice(0, -1), sign(data, suit), hide(part.slice(-1))) : part;
  });
}

// ---- board -------------------------------------------------------------------------------------------------------------

/** The board of one game in one language: built once, then each step touches only the zones that changed. */
export class Board {
  constructor(data, lang, view, large) {
    Object.assign(this, { data, view, large, w: WORDS[lang], column: lang === "zh" ? 1 : 0 });
    this.zones = {}; // key -> {slot, box, body, name}
    this.counters = []; // {key, box, value, delta}
    this.panels = []; // seat -> {box, tags}
    this.spread = new Set(); // piles that lie open
    this.marked = new Set(); // zones that show an outline or a ghost
    /** @type {State|null} */ this.state = null;
    this.el = h("div", { class: "ct-board" }, ...data.board.map((group) => this.group(group)));
  }

  text(s) {
    return s == null ? "" : this.data.strings[s]?.[this.column] ?? "";
  }

  rich(s) {
    return rich(this.data, typeof s === "string" ? s : this.text(s));
  }

  seat(n) {
    return this.data.names?.[n] ?? this.w.seat(n);
  }

  group(group) {
    const seats = group.kind === "seats";
    const things = (seat) => {
      const [score, ...others] = [...group.counters.flatMap((name) => this.counter(name, seat)), null];
      const slots = h("div", { class: "ct-slots" }, ...group.slots.flatMap((slot) => this.slot(slot, seat, !seats || group.slots.length > 1)));
      const counters = seats ? others : [score, ...others];
      if (counters.some(Boolean)) slots.append(h("div", { class: "ct-counters" }, ...counters));
      return [score, slots];
    };
    return h("div", { class: `ct-group ct-${group.kind}` }, group.label != null && h("p", { class: "ct-grouplabel" }, ...this.rich(group.label)),
      ...seats ? Array.from({ length: this.data.seats }, (_, seat) => this.panel(seat, ...things(seat))) : [things(null)[1]]);
  }

  panel(seat, score, slots) {
    const tags = h("span", { class: "ct-tags" });
    const box = h("div", { class: "ct-seat", role: "group", "aria-label": this.seat(seat) }, h("div", { class: "ct-seathead" },
      this.view === String(seat) && h("span", { class: "ct-eye" }, icon("eye"), hide(this.w.eye)),
      h("b", {}, this.seat(seat)), tags, score), slots);
    score?.classList.add("ct-score");
    this.panels[seat] = { box, tags };
    return box;
  }

  /** All places of a slot: the zones of its name, of one seat or of the whole table. */
  slot(slot, seat, labelled) {
    const keys = Object.keys(this.data.zones).filter((key) => key.split(":")[0] === slot.zone
      && (seat == null || this.data.zones[key].owner === seat));
    const zones = keys.map((key, i) => this.zone(slot, key, seat, labelled || keys.length > 1, "NESW"[i]));
    return slot.shape === "compass" && zones.length > 1 ? [h("div", { class: "ct-rose" }, ...zones)] : zones;
  }

  zone(slot, key, seat, labelled, side) {
    const { label, owner } = this.data.zones[key], sub = key.split(":").at(-1);
    const name = (seat == null && owner != null ? this.seat(owner) + this.w.colon : "") + this.text(label);
    const body = h("div", { class: `ct-body ct-${slot.shape}` });
    const box = h("div", { class: `ct-zone ct-z-${slot.shape} ct-${slot.size}`, role: "group", "data-at": /^[NESW]$/.test(sub) ? sub : side },
      h("p", { class: labelled ? "ct-label" : "ct-hide" }, h("b", {}, ...this.rich(name)), slot.note != null && h("span", {}, ...this.rich(slot.note)),
        ...(slot.counters ?? []).flatMap((counter) => this.counter(counter, seat ?? owner, sub))), body);
    const cross = slot.crossed && [`${slot.crossed}:${owner}`, slot.crossed].find((one) => this.data.counters[one]);
    this.zones[key] = { slot, box, body, name, cross };
    return box;
  }

  counter(name, seat, sub) {
    return Object.entries(this.data.counters).filter(([key, { owner }]) => {
      const [first, ...rest] = key.split(":");
      return first === name && (seat == null || owner == null || owner === seat) && (sub == null || rest.length < (owner == null ? 1 : 2) || rest.at(-1) === sub);
    }).map(([key, { label, owner }]) => {
      const value = h("b"), delta = h("small", { class: "ct-delta" });
      const whose = seat == null && owner != null ? `${this.seat(owner)} ` : "";
      const box = h("span", { class: "ct-counter" }, h("span", {}, whose + this.text(label)), value, delta);
      this.counters.push({ key, box, value, delta });
      return box;
    });
  }

  /**
   * Show a state. Outlines, ghosts and score changes are against `before`, the state one step earlier.
   * @returns {() => void} the motion, for when everything else has been written
   */
  show(state, before, frame, motion) {
    const what = changes(before, state), shown = this.state;
    const crossed = (key, at) => at?.c[this.zones[key].cross] || null;
    const keys = Object.keys(this.zones).filter((key) => shown?.z[key] !== state.z[key] || this.marked.has(key) || what.came[key]
      || crossed(key, shown) !== crossed(key, state));
    const start = motion && shown && this.places(keys);
    this.marked.clear();
    for (const key of keys) this.paint(key, state.z[key] ?? [], before?.z[key] ?? [], what, crossed(key, state));
    this.state = state;
    this.count(state, before);
    this.tag(frame);
    return () => start && this.fly(keys, start, changes(shown, state), frame.by);
  }

  paint(key, cards, old, { came, left, hidden }, crossed) {
    const { slot: { shape, marks, shy }, cross, body, box, name } = this.zones[key], { w } = this, gained = hidden[key] ?? 0;
    const more = crossed ? `${w.comma}${this.text(this.data.counters[cross].label)} ${crossed}` : "";
    if (came[key]) this.marked.add(key);
    box.setAttribute("aria-label", name + w.comma + (cards.length ? w.cards(cards.length) : w.empty) + more);
    const moved = (card, i) => card ? came[key]?.has(card) : i >= cards.length - gained;
    const rows = withGhosts(old, cards, /row|grid/.test(shape) && !marks ? left[key] : null);
    const nodes = shape === "pile" ? this.pile(key, cards, moved) : rows.map(([card, ghost], i) =>
      ghost ? this.ghost(card) : this.card(key, card, moved(card, i), i, cards.length));
    while (nodes.length < Math.max(1, marks?.length ?? 0)) nodes.push(h("span", { class: "ct-card ct-empty" }, h("span", { class: "ct-face" })));
    box.hidden = !!shy && !rows.length;
    box.style.setProperty("--n", nodes.length);
    for (const [name, on] of [["ct-void", !rows.length], ["ct-marked", marks], ["ct-crossed", crossed]]) box.classList.toggle(name, !!on);
    lay(body, marks ? nodes.map((node, i) => h("span", { class: "ct-place" }, node,
      marks[i] != null && h("span", { class: "ct-mark" }, ...this.rich(marks[i])))) : nodes);
  }

  /** A card for a place; one that lies there already is used again. */
  card(key, card, moved, i, n) {
    const { body } = this.zones[key], old = card && [...body.children].find((one) => one.dataset.card === card);
    const node = old || cardElement(this.data, card, this.data.zones[key].back, this.large);
    node.classList.toggle("ct-moved", !!moved);
    if (old) return old;
    if (card) node.dataset.card = card;
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", card ? this.text(this.data.cards[card]?.name) || card : this.w.down(i + 1, n));
    return node;
  }

  ghost(card) {
    const node = cardElement(this.data, card, null, this.large);
    node.classList.add("ct-ghost");
    node.setAttribute("aria-hidden", "true");
    return node;
  }

  /** A pile shows its top card (the first of a face-down pile, the last of an open one) and a count; pressed, it lies open. */
  pile(key, cards, moved) {
    const n = cards.length, { w } = this, { down } = this.data.zones[key], at = down ? 0 : n - 1;
    if (!n) return [];
    const top = this.card(key, down ? null : cards[at], !down && moved(cards[at], at), at, 1);
    top.dataset.deep = String(Math.min(3, Math.ceil(n / 8)));
    const badge = h("span", { class: "ct-badge", "aria-hidden": "true" }, n);
    if (n < 2 || !cards.some(Boolean)) return [top, badge];
    const open = this.spread.has(key);
    const button = h("button", { type: "button", class: "ct-pilebutton", "data-do": "spread", "data-v": key, tabindex: -1, "aria-expanded": open,
      "aria-label": top.getAttribute("aria-label") + w.comma + w.cards(n) + w.comma + w.spread }, top, badge);
    for (const name of ["role", "tabindex", "aria-label"]) top.removeAttribute(name);
    return [button, ...open ? cards.map((card, i) => this.card(key, card, moved(card, i), i, n)) : []];
  }

  count(state, before) {
    for (const { key, box, value, delta } of this.counters) {
      const now = state.c[key] ?? "", change = typeof now === "number" && before ? now - (before.c[key] ?? now) : 0;
      const write = (node, text) => node.textContent !== text && (node.textContent = text);
      const text = Array.isArray(now) ? this.text(now[0]) : now === true ? "✓" : number(now === false ? "" : now);
      if (value.textContent !== text) value.replaceChildren(...this.rich(text));
      write(delta, change ? signed(change) : "");
      box.classList.toggle("ct-off", now === "" || now === false);
      delta.classList.toggle("ct-loss", change < 0);
    }
  }

  /** Who moved, who is next, who won. */
  tag(frame) {
    this.panels.forEach(({ box, tags }, seat) => {
      const wins = frame.over?.includes(seat), acts = frame.by === seat;
      const name = wins ? "wins" : acts ? "acts" : !frame.over && frame.next === seat ? "turn" : "";
      box.classList.toggle("ct-acts", acts);
      box.classList.toggle("ct-wins", !!wins);
      if (tags.dataset.v === name) return;
      tags.dataset.v = name;
      tags.replaceChildren(...name ? [icon(name), h("span", {}, this.w[name])] : []);
    });
  }

  // Motion: from where each card is before the change (places) to where it is after it (fly).

  places(keys) {
    const cards = {}, zones = {};
    for (const key of keys) {
      const faces = this.faces(key);
      for (const face of faces) if (face.parentNode.dataset.card) cards[face.parentNode.dataset.card] = face.getBoundingClientRect();
      zones[key] = (faces.at(-1) ?? this.zones[key].body).getBoundingClientRect();
    }
    return { cards, zones };
  }

  faces(key) {
    return [...this.zones[key].body.querySelectorAll(".ct-card:not(.ct-ghost):not(.ct-empty) > .ct-face")];
  }

  /** A card not seen before the step comes out of a place that lost a face-down card; of those the mover's own is for the last. */
  fly(keys, start, { came, left, hidden }, by) {
    const givers = keys.filter((key) => hidden[key] < 0), flights = [];
    for (const key of keys) {
      const fresh = [...came[key] ?? []].filter((card) => !start.cards[card]);
      const others = [...givers, ...keys.filter((one) => left[one]?.size)].filter((one) => one !== key);
      this.faces(key).forEach((face, i, all) => {
        const { card } = face.parentNode.dataset, own = card === fresh.at(-1) && by != null;
        const source = card ? fresh.includes(card) && (givers.find((one) => (this.data.zones[one].owner === by) === own) ?? givers[0])
          : i >= all.length - hidden[key] && others[0];
        const from = start.cards[card] ?? start.zones[source];
        if (from?.width) flights.push([face, from, face.getBoundingClientRect()]);
      });
    }
    for (const [face, from, to] of flights) {
      const x = from.left - to.left, y = from.top - to.top;
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      face.classList.add("ct-fly");
      face.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }],
        { duration: MOTION, easing: "cubic-bezier(.3, .1, .2, 1)" }).onfinish = () => face.classList.remove("ct-fly");
    }
  }
}

// ---- story: what a step says ---------------------------------------------------------------------------------------------

/** The sentences of a frame, its score changes and its clauses, one of them open. @returns {HTMLElement[]} */
function story(board, frame, openClause) {
  const { data } = board;
  const clauses = [...new Set([...frame.say, ...frame.sum.map(([, clause]) => [clause])].map(([clause]) => clause))].filter((c) => data.clauses[c]);
  const sentence = ([clause, s], i) => h("span", { class: i ? "" : "ct-move", "data-clause": clause }, ...named(board, board.text(s)));
  const sum = ([seat, clause, label, how, amount]) => h("li", { "data-clause": clause }, h("b", {}, board.seat(seat)), h("span", {}, ...board.rich(label)),
    h("span", { class: "ct-how" }, worked(how, amount), h("b", { class: amount < 0 ? "ct-loss" : "ct-gain" }, signed(amount))));
  const chip = (clause) => h("button", { type: "button", class: "ct-chip", "data-do": "clause", "data-v": clause, "data-clause": clause, tabindex: -1,
    "aria-expanded": clause === openClause }, h("b", {}, clause), " ", h("span", {}, ...board.rich(data.clauses[clause][0])));
  const open = clauses.includes(openClause) && data.clauses[openClause];
  return [
    h("p", { class: "ct-what" }, ...frame.say.flatMap((one, i) => [i && !board.column ? " " : "", sentence(one, i)])),
    frame.wait && h("p", { class: "ct-quiet" }, board.w.waits),
    frame.sum.length && h("ul", { class: "ct-sums", "aria-label": board.w.score }, ...frame.sum.map(sum)),
    clauses.length && h("div", { class: "ct-chips" }, ...clauses.map(chip)),
    open && h("div", { class: "ct-clause" }, h("b", {}, openClause, " ", ...board.rich(open[0])), h("p", {}, ...board.rich(open[1]))),
  ].filter(Boolean);
}

const worked = (how, amount) => how && how !== number(amount) ? `${how} = ` : "";

/** A sentence with the seat at its start in bold. */
function named(board, text) {
  const name = Array.from({ length: board.data.seats }, (_, i) => board.seat(i)).find((one) => text.startsWith(one));
  return name ? [h("b", {}, name), ...board.rich(text.slice(name.length))] : board.rich(text);
}

/** The same in one text, for the live region. */
function spoken(board, frame, where) {
  const { data, w } = board, clauses = new Set(frame.say.map(([clause]) => clause).filter((clause) => data.clauses[clause]));
  return [where, ...frame.say.map(([, s]) => board.text(s)), frame.wait && w.waits,
    ...frame.sum.map(([seat, , label, how, amount]) => board.seat(seat) + w.colon + board.text(label) + w.comma + worked(how, amount) + signed(amount)),
    ...[...clauses].map((clause) => `${w.clause} ${clause} ${board.text(data.clauses[clause][0])}`),
  ].filter(Boolean).map((part) => part.replace(/[.。]$/, "")).join(w.stop);
}

// ---- log ---------------------------------------------------------------------------------------------------------------

/** The log in chunks that are filled only when they come near the eye: a thousand steps cost a few dozen elements. */
class Log {
  constructor(board, line, order) {
    Object.assign(this, { board, line, order, current: -1, chunks: [], rows: [] }); // chunks and rows by frame
    this.waiting = new Map(); // chunk not yet filled -> its frames
    this.el = h("div", { class: "ct-list", tabindex: 0, role: "group", "aria-label": board.w.log });
    this.observer = new IntersectionObserver((seen) => {
      seen.forEach((one) => one.isIntersecting && this.fill(one.target));
      if (!this.seen) this.keep(this.rows[this.current]); // only now there is a layout
      this.seen = true;
    }, { root: this.el, rootMargin: "240px" });
    let round = null, frames = [];
    const close = () => frames.length && this.chunk(frames.splice(0));
    for (const i of order) {
      const now = line.frames[i].round ?? round;
      if (now !== round || frames.length === 40) close();
      if (now !== round) this.el.append(h("p", { class: "ct-round" }, ...board.rich(round = now)));
      frames.push(i);
    }
    close();
  }

  chunk(frames) {
    const list = h("ol", { style: `min-height: ${frames.length * 2}em` });
    this.waiting.set(list, frames);
    for (const i of frames) this.chunks[i] = list;
    this.el.append(list);
    this.observer.observe(list);
  }

  fill(list) {
    const frames = this.waiting.get(list);
    if (!frames) return;
    this.waiting.delete(list);
    this.observer.unobserve(list);
    list.removeAttribute("style");
    list.append(...frames.map((i) => h("li", {}, this.rows[i] = this.row(i))));
  }

  row(i) {
    const { moment, sum, by, log } = this.line.frames[i], totals = {};
    for (const [seat, , , , amount] of sum) totals[seat] = (totals[seat] ?? 0) + amount;
    const changed = Object.keys(totals).filter((seat) => totals[seat]);
    const gain = changed.length > 1 && !totals[by] ? "±" : totals[changed.includes(String(by)) ? by : changed[0]] ?? "";
    return h("button", { type: "button", class: i > this.current ? "ct-row-log ct-later" : "ct-row-log", "data-do": "goto", "data-v": i, tabindex: -1,
      "data-moment": moment, "aria-current": i === this.current && "step" }, h("span", { class: "ct-no" }, i),
    h("span", {}, ...this.board.rich(log)), h("em", { class: gain < 0 ? "ct-loss" : "ct-gain" }, typeof gain === "number" ? signed(gain) : gain));
  }

  /** Mark the current step and keep it in sight; only rows between the old and the new one change. */
  mark(i) {
    const old = this.current, { rows } = this;
    this.current = i;
    if (this.chunks[i]) this.fill(this.chunks[i]);
    rows[old]?.removeAttribute("aria-current");
    for (let k = clamp(Math.min(old, i), i); k <= Math.max(old, i); k++) rows[k]?.classList.toggle("ct-later", k > i);
    rows[i]?.setAttribute("aria-current", "step");
    requestAnimationFrame(() => this.keep(rows[this.current])); // a layout of its own would cost more than the step
  }

  keep(row) {
    if (!row) return;
    const { scrollTop, clientHeight } = this.el, top = row.offsetTop, air = row.offsetHeight * 2;
    if (top < scrollTop + air) this.el.scrollTop = top - air;
    else if (top + air > scrollTop + clientHeight) this.el.scrollTop = top + air - clientHeight;
  }

  /** The row `delta` rows away from a frame. */
  near(i, delta) {
    const at = this.order[clamp(Math.max(0, this.order.findLastIndex((k) => k <= i)) + delta, this.order.length - 1)];
    if (this.chunks[at]) this.fill(this.chunks[at]);
    return this.rows[at];
  }
}

// ---- table -------------------------------------------------------------------------------------------------------------

/** One view of a table. It reads and writes the model's step, view, lang, pack and projector. */
class Table {
  constructor(model, el) {
    Object.assign(this, { model, preview: null, clause: null, inside: false, moments: false, speed: 1, timer: null, hover: null });
    this.root = h("section", { class: "ct", tabindex: 0, "data-lm-suppress-shortcuts": "true" });
    this.size = new ResizeObserver((entries) => entries.forEach((entry) => this.ratchet(entry)));
    this.end = new AbortController();
    this.listen();
    this.build();
    el.append(this.root);
  }

  listen() {
    const on = (type, f, target = this.root) => target.addEventListener(type, f, { signal: this.end.signal });
    on("click", ({ target }) => {
      const button = target.closest("[data-do]");
      if (button && button.getAttribute("aria-disabled") !== "true") this.act(button.dataset.do, button.dataset.v);
    });
    on("input", ({ target }) => target.type === "range" && this.go(Number(target.value)));
    on("change", ({ target }) => target.dataset.do === "pack" && this.act("pack", target.value));
    on("keydown", (e) => this.key(e));
    on("pointerover", (e) => e.pointerType !== "touch" && this.point(e.target));
    on("pointerleave", () => this.point(this.root));
    on("focusin", (e) => this.entered(e.target, this.root.contains(e.relatedTarget)));
    on("focusout", (e) => this.root.contains(e.relatedTarget) || this.left());
    on("beforeprint", () => this.print(), window);
    on("afterprint", () => this.root.querySelector(".ct-print")?.remove(), window);
    const update = () => this.update(), build = () => this.build(), look = () => this.look();
    this.heard = Object.entries({ step: update, view: build, lang: build, data: build, pack: look, projector: look });
    for (const [name, f] of this.heard) this.model.on(`change:${name}`, f);
  }

  destroy() {
    this.stop();
    clearTimeout(this.hover);
    this.end.abort();
    this.size.disconnect();
    this.log?.observer.disconnect();
    for (const [name, f] of this.heard) this.model.off(`change:${name}`, f);
    this.root.remove();
  }

  /** Set a trait: here at once, in the kernel when there is one. */
  save(name, value) {
    if (this.model.get(name) === value) return;
    this.model.set(name, value);
    try { this.model.save_changes(); } catch { /* no kernel: the table goes on by itself */ }
  }

  get lang() { return this.model.get("lang") === "zh" ? "zh" : "en"; }
  get w() { return WORDS[this.lang]; }
  get pack() { return PACKS.includes(this.model.get("pack")) ? this.model.get("pack") : PACKS[0]; }
  get large() { return this.pack === PACKS[2]; } // the large index goes with high contrast
  get column() { return this.lang === "zh" ? 1 : 0; }
  get last() { return this.line.frames.length - 1; }
  /** The frame at the model's step, which counts the steps of the whole table. */
  get at() { return this.line.sync[clamp(Number(this.model.get("step")) || 0, this.line.sync.length - 1)] ?? 0; }

  find(does, v) {
    return [...this.root.querySelectorAll("[data-do]")].find(({ dataset }) => dataset.do === does && dataset.v === v);
  }

  // Building: once for each game, view and language.

  build() {
    const data = this.data = this.model.get("data") ?? {}, { root, w } = this, wanted = String(this.model.get("view"));
    const focus = root.contains(root.getRootNode().activeElement) && root.getRootNode().activeElement;
    this.view = data.lines?.[wanted] ? wanted : data.views?.[0];
    this.stop();
    this.size.disconnect();
    this.log?.observer.disconnect();
    Object.assign(this, { shown: -1, preview: null, line: null, told: this.lang });
    root.lang = w.tag;
    const title = data.game?.title ?? [];
    root.setAttribute("aria-label", [title[this.column] ?? w.none, data.seed != null && `${w.seed} ${data.seed}`].filter(Boolean).join(w.comma));
    if (!data.lines?.[this.view]?.length) {
      return root.replaceChildren(h("div", { class: "ct-nothing" }, h("b", {}, title[this.column] ?? ""), h("p", {}, w.none)));
    }
    this.line = lineOf(data, this.view);
    this.board = new Board(data, this.lang, this.view, this.large);
    this.say = h("div", { class: "ct-say" });
    this.live = h("p", { class: "ct-hide", role: "status", "aria-live": "polite" });
    this.side = h("div", { class: "ct-side" });
    root.replaceChildren(this.bar(), h("div", { class: "ct-main" }, h("div", { class: "ct-stage" }, h("div", { class: "ct-felt" }, this.board.el),
      h("div", { class: "ct-words" }, this.say), this.controls()), this.side), h("p", { class: "ct-hint", "aria-hidden": "true" }, w.hint), this.live);
    this.list();
    this.look();
    this.update();
    this.size.observe(this.board.el);
    this.size.observe(this.say);
    this.goIn(this.inside);
    if (focus) (this.find(focus.dataset.do, focus.dataset.v) ?? root).focus({ preventScroll: true });
  }

  /** A button, by what it does; an icon gets a name, a text needs none. */
  button(does, content, name, more) {
    return h("button", { type: "button", class: "ct-button", "data-do": does, tabindex: -1, "aria-label": name, title: name, ...more }, content);
  }

  /** One choice out of several: [value, text, language] each. */
  choice(does, name, chosen, options) {
    return h("div", { class: `ct-seg ct-seg-${does}`, role: "group", "aria-label": name }, ...options.map(([v, text, lang]) =>
      this.button(does, text, null, { "data-v": v, lang, "aria-pressed": String(v === chosen) })));
  }

  bar() {
    const { data, w, column, board } = this, { title } = data.game;
    const views = data.views.map((view) => [view, { all: w.open, audience: w.audience }[view] ?? board.seat(view)]);
    return h("div", { class: "ct-bar" },
      h("p", { class: "ct-title" }, h("b", {}, title[column]), " ", h("span", { lang: WORDS[column ? "en" : "zh"].tag }, title[1 - column])),
      data.seed != null && h("span", { class: "ct-seed" }, `${w.seed} ${data.seed}`), h("span", { class: "ct-gap" }),
      views.length > 1 && this.choice("view", w.view, this.view, views),
      this.choice("lang", w.lang, this.lang, [["en", "EN", "en"], ["zh", "中文", "zh-CN"]]),
      h("select", { class: "ct-button", "data-do": "pack", "aria-label": w.pack, title: w.pack, tabindex: -1 },
        ...PACKS.map((pack, i) => h("option", { value: pack }, w.packs[i]))),
      h("div", { class: "ct-seg" }, this.button("big", icon("big"), w.big), this.button("help", icon("help"), w.help, { "aria-expanded": "false" })));
  }

  controls() {
    const { w, last } = this;
    this.slider = h("input", { type: "range", min: 0, max: last, step: 1, "aria-label": w.slider, "data-do": "slider", tabindex: -1 });
    this.place = h("span", { class: "ct-pos" });
    this.steppers = ["first", "back", "next", "last"].map((name) => this.button(name, icon(name), w[name], { class: `ct-button ct-${name}` }));
    this.player = this.button("play", icon("play"), w.play);
    this.pace = this.button("speed", h("span", { class: "ct-pace" }, h("i"), h("i"), h("i")));
    this.showSpeed();
    return h("div", { class: "ct-controls", role: "group", "aria-label": w.steps }, h("div", { class: "ct-keys" }, ...this.steppers, this.player, this.pace),
      h("div", { class: "ct-slide" }, h("div", { class: "ct-dots" }, ...this.dots()), this.slider), this.place);
  }

  /** A dot over the slider for each key moment; where two would touch, the weightier one. */
  dots() {
    const { line: { frames, moments }, last, board, w } = this, bins = {};
    const weight = (i) => ["capture", "score", "deal", "round", "end"].indexOf(frames[i].moment);
    for (const i of moments) {
      const bin = Math.round(i / (last || 1) * 60);
      if (bins[bin] == null || weight(i) >= weight(bins[bin])) bins[bin] = i;
    }
    return Object.values(bins).map((i) => this.button("goto", null,
      i + w.colon + (w.kinds[frames[i].moment] ?? "") + w.comma + board.text(frames[i].log),
      { class: `ct-dot ct-dot-${frames[i].moment}`, "data-v": i, style: `--at: ${i / (last || 1)}` }));
  }

  list() {
    const { w, line, board } = this;
    this.log?.observer.disconnect();
    this.log = new Log(board, line, this.moments ? line.moments : line.frames.map((_, i) => i));
    this.side.replaceChildren(...line.moments.length ? [this.choice("list", w.log, this.moments ? "1" : "0", [["0", w.all], ["1", w.moments]])] : [], this.log.el);
  }

  look() {
    const { pack } = this, big = !!this.model.get("projector");
    this.root.dataset.pack = pack;
    if (this.line && this.board.large !== this.large) return this.build();
    this.root.toggleAttribute("data-big", big);
    this.find("big")?.setAttribute("aria-pressed", big);
    if (this.line) this.find("pack").value = pack;
  }

  // Stepping.

  /** Go to a frame of this view's line. */
  go(i, playing) {
    if (!playing) this.stop();
    clearTimeout(this.hover);
    this.preview = null;
    this.mine = true;
    this.save("step", this.line.at[clamp(i, this.last)]);
    this.update();
    this.mine = false;
  }

  /** Show the frame of the model's step, or the previewed one. */
  update() {
    if (!this.line) return;
    const { at, last, w, line: { frames, states }, slider, preview } = this, i = preview ?? at;
    let move;
    if (i !== this.shown) {
      const motion = this.shown >= 0 && Math.abs(i - this.shown) === 1 && preview == null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
      move = this.board.show(states[i], states[i - 1], frames[i], motion);
      this.shown = i;
      this.tell();
    }
    const where = preview == null ? w.step(at, last) : w.preview(i);
    this.root.toggleAttribute("data-preview", preview != null);
    this.place.textContent = where;
    if (this.log.current !== at) this.log.mark(at);
    slider.value = i;
    slider.setAttribute("aria-valuetext", where);
    slider.style.setProperty("--done", i / (last || 1));
    this.steppers.forEach((button, k) => button.setAttribute("aria-disabled", k < 2 ? at <= 0 : at >= last));
    if (this.mine) this.live.textContent = spoken(this.board, frames[at], where);
    move?.(); // it measures, so it comes after all writing
  }

  tell() {
    this.say.replaceChildren(...story(this.board, this.line.frames[this.shown], this.clause),
      ...this.last ? [] : [h("p", { class: "ct-quiet" }, this.w.still)]);
    if (this.inside) this.goIn(true);
  }

  play() {
    if (this.at >= this.last) this.go(0);
    const beat = () => {
      if (this.root.isConnected && this.at < this.last) this.go(this.at + 1, true);
      if (!this.root.isConnected || this.at >= this.last) return this.stop();
      this.timer = setTimeout(beat, SPEEDS[this.speed]);
    };
    this.timer = setTimeout(beat, SPEEDS[this.speed] / 4);
    this.showPlay();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.player) this.showPlay();
  }

  showPlay() {
    const name = this.timer == null ? "play" : "pause";
    if (this.player.dataset.v === name) return;
    this.player.dataset.v = name;
    this.player.replaceChildren(icon(name));
    this.player.title = this.w[name];
    this.player.setAttribute("aria-label", this.w[name]);
  }

  showSpeed() {
    const name = this.w.speed + this.w.colon + this.w.speeds[this.speed];
    this.pace.dataset.v = this.speed;
    this.pace.title = name;
    this.pace.setAttribute("aria-label", name);
  }

  /** Look at a frame without going there; null returns. */
  peek(i) {
    clearTimeout(this.hover);
    const preview = i === this.at ? null : i;
    if (!this.line || preview === this.preview) return;
    this.preview = preview;
    this.update();
  }

  // Doing: every button by its `data-do` and `data-v`.

  act(does, v) {
    switch (does) {
      case "first": return this.go(0);
      case "back": return this.go(this.at - 1);
      case "next": return this.go(this.at + 1);
      case "last": return this.go(this.last);
      case "goto": return this.go(Number(v));
      case "play": return this.timer == null ? this.play() : this.stop();
      case "speed": this.speed = (this.speed + 1) % 3; return this.showSpeed();
      case "view": case "lang": return this.choose(does, v);
      case "pack": this.save("pack", v); return this.look();
      case "big": this.save("projector", !this.model.get("projector")); return this.look();
      case "list": return this.filter(v === "1");
      case "clause": return this.openClause(v);
      case "spread": return this.spread(v);
      case "help": case "close": return this.help();
    }
  }

  choose(name, value) {
    this.save(name, value);
    if (this.told !== this.lang || this.view !== String(this.model.get("view"))) this.build(); // the model did not tell us
  }

  filter(moments) {
    this.moments = moments;
    this.list();
    this.log.mark(this.at);
    this.goIn(this.inside);
    this.find("list", moments ? "1" : "0").focus({ preventScroll: true });
  }

  openClause(clause) {
    this.clause = this.clause === clause ? null : clause;
    this.tell();
    this.find("clause", clause)?.focus({ preventScroll: true });
  }

  spread(key) {
    const { board, line: { states, frames }, shown } = this;
    if (!board.spread.delete(key)) board.spread.add(key);
    board.marked.add(key);
    board.show(states[shown], states[shown - 1], frames[shown]);
    this.goIn(this.inside);
    this.find("spread", key)?.focus({ preventScroll: true });
  }

  help() {
    const { w, root } = this, old = root.querySelector(".ct-help"), button = this.find("help");
    old?.remove();
    button.setAttribute("aria-expanded", !old);
    if (old) return button.focus({ preventScroll: true });
    const close = this.button("close", icon("close"), w.close);
    root.append(h("div", { class: "ct-help", role: "dialog", "aria-label": w.help }, h("b", {}, w.help), close, h("dl", {}, ...w.keys.map((text, i) =>
      i % 2 ? h("dd", {}, text) : h("dt", {}, ...text.split(" ").map((key) => h("kbd", {}, key)))))));
    close.focus({ preventScroll: true });
  }

  // Pointing: a log line previews its step, a clause lights up its sentence.

  point(target) {
    const row = target.closest(".ct-row-log"), clause = target.closest(".ct-chip, .ct-sums li")?.dataset.clause;
    for (const one of this.say?.querySelectorAll("[data-clause]") ?? []) one.classList.toggle("ct-lit", one.dataset.clause === clause);
    clearTimeout(this.hover);
    if (row || this.preview != null) this.hover = setTimeout(() => this.peek(row ? Number(row.dataset.v) : null), 90);
  }

  // Keys: the table is one tab stop; Enter goes in to the buttons, Escape comes out. The log is a second stop only for as
  // long as the reader is elsewhere, since a place that scrolls must be in the tab order; entering it leads to the root.

  entered(target, fromInside) {
    if (this.log) this.log.el.tabIndex = -1;
    if (target === this.log?.el && !fromInside) this.root.focus({ preventScroll: true });
  }

  left() {
    if (this.log) this.log.el.tabIndex = 0;
    this.goIn(false);
    this.peek(null);
  }

  goIn(inside) {
    this.inside = inside;
    const parts = ".ct-bar, .ct-stage, .ct-seg-list, .ct-help";
    for (const one of this.root.querySelectorAll(`:is(${parts}) :is(button, input, select)`)) one.tabIndex = inside ? 0 : -1;
  }

  key(e) {
    const { target, key } = e;
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const native = target.tagName === "SELECT" ? key !== "Escape" : target.tagName === "BUTTON" && (key === "Enter" || key === " ");
    if (!native && !this.pressed(key.length === 1 ? key.toLowerCase() : key, target)) return;
    if (!native) e.preventDefault();
    e.stopPropagation();
  }

  /** @returns {boolean} whether the key was used */
  pressed(key, target) {
    if (key === "Escape") return this.escape(target);
    if (!this.line) return false;
    const card = target.closest(".ct-body > *, .ct-place > *"), row = target.closest(".ct-row-log");
    const walk = { ArrowRight: 1, ArrowLeft: -1, Home: -1e9, End: 1e9 }[key], climb = { ArrowDown: 1, ArrowUp: -1 }[key];
    const does = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last", " ": "play", "?": "help", p: "big" }[key];
    if (climb) row ? this.walkLog(row, climb) : this.walkZones(card, climb);
    else if (walk && card) this.focusAt(this.stops(card.closest(".ct-body")), card, walk);
    else if (does) this.act(does);
    else if (key === "PageDown") this.go(this.line.moments.find((i) => i > this.at) ?? this.last);
    else if (key === "PageUp") this.go(this.line.moments.findLast((i) => i < this.at) ?? 0);
    else if (key === "Enter" && target === this.root) { this.goIn(true); this.steppers[2].focus({ preventScroll: true }); }
    else if (key === "l") this.log.near(this.at, 0)?.focus({ preventScroll: true });
    else if (key === "c") this.nextClause();
    else if (key === "v") this.choose("view", this.data.views[(this.data.views.indexOf(this.view) + 1) % this.data.views.length]);
    else if (key === "t") this.choose("lang", this.column ? "en" : "zh");
    else return false;
    return true;
  }

  /** One layer back: help, preview, clause, inside; at last out of the table. */
  escape(target) {
    const { root } = this;
    if (root.querySelector(".ct-help")) this.help();
    else if (this.preview != null) this.peek(null);
    else if (this.clause) this.openClause(this.clause);
    else if (target === root) {
      root.blur();
      root.parentElement?.closest("[tabindex]")?.focus({ preventScroll: true });
      return true;
    } else this.goIn(false);
    root.focus({ preventScroll: true });
    return true;
  }

  nextClause() {
    const clauses = [...this.say.querySelectorAll(".ct-chip")].map((chip) => chip.dataset.v);
    const next = clauses[clauses.indexOf(this.clause) + 1] ?? (clauses.includes(this.clause) ? this.clause : null);
    if (next) this.openClause(next);
  }

  /** The cards and piles of a place that take the focus. */
  stops(body) {
    return [...body.querySelectorAll(".ct-card[role], .ct-pilebutton")];
  }

  focusAt(list, from, delta) {
    list[clamp(list.indexOf(from) + delta, list.length - 1)]?.focus({ preventScroll: true });
  }

  walkZones(card, delta) {
    const bodies = [...this.board.el.querySelectorAll(".ct-body")].filter((body) => this.stops(body).length);
    const here = card ? bodies.indexOf(card.closest(".ct-body")) + delta : delta > 0 ? 0 : bodies.length - 1;
    this.focusAt(this.stops(bodies[clamp(here, bodies.length - 1)] ?? this.say), null, 1);
  }

  walkLog(row, delta) {
    const next = this.log.near(Number(row.dataset.v), delta);
    next.focus({ preventScroll: true });
    this.log.keep(next);
    this.peek(Number(next.dataset.v));
  }

  // Size and print.

  /** Felt and words only grow while the width stays, so that the buttons stay under the pointer. */
  ratchet({ target, contentRect: { width, height } }) {
    const box = target.parentElement, { seen } = box.dataset, wide = Math.round(width), tall = Math.ceil(height);
    const [oldWide, oldTall] = (seen ?? "0 0").split(" ").map(Number), grown = oldWide === wide ? Math.max(tall, oldTall) : tall;
    box.dataset.seen = `${wide} ${grown}`;
    if (target === this.say && this.clause) return;
    box.style.minHeight = `${target === this.say ? Math.min(grown, 260) : grown}px`;
  }

  /** On paper: a storyboard of this view's key frames. */
  print() {
    if (!this.line) return;
    const { frames, states } = this.line;
    this.root.querySelector(".ct-print")?.remove();
    this.root.append(h("div", { class: "ct-print" }, ...keyFrames(this.line).map((i) => {
      const board = new Board(this.data, this.lang, this.view, this.large);
      board.show(states[i], states[i - 1], frames[i]);
      return h("figure", {}, h("figcaption", {}, this.w.step(i, this.last)), board.el, ...story(board, frames[i]));
    })));
  }
}

/** anywidget calls this for each view; what it returns cleans up. */
function render({ model, el }) {
  const table = new Table(model, el);
  return () => table.destroy();
}

export default { render };
