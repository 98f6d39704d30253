/**
 * The card table: steps through a game, wholly in the browser: one plain ES module that asks for nothing.
 * What comes from the data enters the page as text and attributes only.
 *
 * @typedef {{z: Record<string, (string|null)[]>, c: Record<string, any>}} State  null is a face-down card
 * @typedef {{frames: Frame[], states: State[], sync: number[], at: number[], moments: number[]}} Line
 * @typedef {object} Data  the table data, Frame one step of it: see data.py; a text is its number in `strings`
 */

// ---- words: what the table itself says

const WORDS = {
  en: {
    tag: "en", open: "Open", audience: "Audience", seat: (n) => `Seat ${n}`, comma: ", ", stop: ". ", colon: ": ",
    view: "View as", lang: "Language", seed: "seed", step: (i, n) => `step ${i} of ${n}`, slider: "Step",
    preview: (i) => `preview of step ${i}`, first: "First step", back: "Back", next: "Next step", last: "Last step",
    play: "Play", pause: "Pause", speed: "Speed", speeds: ["slow", "normal", "fast"], log: "Log", all: "All steps",
    moments: "Key moments",
    down: (i, n) => n > 1 ? `face-down card, ${i} of ${n}` : "face-down card",
    cards: (n) => n === 1 ? "1 card" : `${n} cards`, empty: "empty", spread: "show all",
    acts: "acting", turn: "up next", wins: "wins", eye: "you are here", waits: "Someone is choosing in secret.",
    big: "Projector", pack: "Cards", packs: ["Standard", "Four colours", "High contrast"], help: "Keys", close: "Close",
    score: "Score", hint: "← → step · ↑ ↓ hands · Enter buttons · ? keys",
    none: "There is no game on this table yet.", still: "No step has been played yet: this is the deal.",
    keys: ["next step, step back", "first step, last step", "next key moment, the one before", "play, pause",
      "into the hands and places; there → ← go from card to card", "into the buttons; Tab goes on",
      "into the log: ↑ ↓ preview, Enter goes there", "text of the clauses", "next view", "English, 中文", "projector",
      "back, and out of the table"],
  },
  zh: {
    tag: "zh-CN", open: "全部可见", audience: "旁观者", seat: (n) => `座位${n}`, comma: "，", stop: "。", colon: "：",
    view: "视角", lang: "语言", seed: "种子", step: (i, n) => `第${i}步，共${n}步`, slider: "进度",
    preview: (i) => `预览第${i}步`, first: "第一步", back: "上一步", next: "下一步", last: "最后一步",
    play: "播放", pause: "暂停", speed: "速度", speeds: ["慢", "中", "快"], log: "牌局记录", all: "全部",
    moments: "关键时刻",
    down: (i, n) => n > 1 ? `${n}张暗牌，第${i}张` : "暗牌",
    cards: (n) => `${n}张牌`, empty: "空", spread: "展开",
    acts: "行动", turn: "下一位", wins: "获胜", eye: "当前视角", waits: "有人正在暗中选择。",
    big: "投影模式", pack: "牌面", packs: ["标准", "四色", "高对比"], help: "按键", close: "关闭",
    score: "得分", hint: "← → 前后一步 · ↑ ↓ 换牌区 · Enter 按钮 · ? 按键",
    none: "这张牌桌上还没有牌局。", still: "还没有人出牌，这是刚发完牌的样子。",
    keys: ["下一步、上一步", "第一步、最后一步", "后一个、前一个关键时刻", "播放、暂停", "进入手牌和各牌区，再用 → ← 逐张移动",
      "进入按钮，Tab 继续", "进入记录：↑ ↓ 预览，Enter 跳转", "规则条文", "下一个视角", "English、中文", "投影模式", "返回；再按一次离开牌桌"],
  },
};
const KEYS = ["→ ←", "Home End", "PgDn PgUp", "Space", "↑ ↓", "Enter", "L", "C", "V", "T", "P", "Esc"];
const PACKS = ["standard", "four-colour", "high-contrast"];
const SPEEDS = [3200, 1700, 800];

const clamp = (i, last) => Math.max(0, Math.min(last, i));
const number = (value) => String(value).replace("-", "−");
const signed = (value) => (value > 0 ? "+" : "") + number(value);

// ---- data

/** @type {WeakMap<Data, object>} what is worked out once for a game: lines and drawings */
const kept = new WeakMap();

function keep(data, key, make) {
  if (!kept.has(data)) kept.set(data, {});
  return kept.get(data)[key] ??= make();
}

/** The line of one view with the whole state of each frame. @returns {Line} */
export function lineOf(data, view) {
  return keep(data, `line ${view}`, () => {
    const ids = Object.keys(data.clauses);
    const frames = (data.lines[view] ?? []).map((one) => whole(data, ids, data.shared?.[one] ?? one)), sync = data.sync?.[view] ?? frames.map((_, i) => i), at = frames.map(() => 0);
    for (let step = sync.length - 1; step >= 0; step--) at[sync[step]] = step;
    return { frames, states: statesOf(frames), sync, at, moments: frames.flatMap((frame, i) => frame.moment ? [i] : []) };
  });
}

/** A frame with what it has in common with others, with the ids of its clauses, and with its log. */
function whole({ shared }, ids, frame) {
  const base = shared?.[frame.as], all = { sum: [], ...base, ...frame, z: { ...base?.z, ...frame.z }, c: { ...base?.c, ...frame.c } };
  const say = all.say.map(([clause, s]) => [ids[clause], s]), sum = all.sum.map(([seat, clause, ...rest]) => [seat, ids[clause], ...rest]);
  return { ...all, say, sum, log: (frame.say ? frame : all).log ?? say[0]?.[1] };
}

/** Unchanged zones are shared between states; a number in a zone stands for that many face-down cards, a 0 for what lay there. */
function statesOf(frames) {
  let z = {}, c = {};
  return frames.map((frame) => {
    const changed = Object.entries(frame.z ?? {});
    if (changed.length) z = { ...z };
    for (const [key, cards] of changed) z[key] = cards.flatMap((card) => card > 0 ? Array(card).fill(null) : card <= 0 ? z[key].slice(-card) : [card]);
    c = { ...c, ...frame.c };
    return { z, c };
  });
}

/** At most eight frames that tell the line: key moments, if there are enough, spread evenly. */
export function keyFrames({ frames, moments }) {
  const from = moments.length > 3 ? moments : frames.map((_, i) => i), take = Math.min(8, from.length);
  return from.slice(0, take).map((_, k) => from[Math.round(k * (from.length - 1) / (take - 1 || 1))]);
}

// ---- changes

/**
 * What moved between two states, by zone: cards that came, that left, face-down cards gained (below 0: lost).
 * Only zones whose list is another one are looked at.
 */
export function changes(before, after) {
  const what = { came: {}, left: {}, hidden: {} }, faceDown = (cards) => cards.filter((card) => !card).length;
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

/** A row with the cards that just left still in place, where the order allows. @returns {[card, ghost][]} */
export function withGhosts(old, now, left) {
  const stayed = old.filter((card) => !left?.has(card));
  if (!left?.size || stayed.some((card, i) => now[i] !== card)) return now.map((card) => [card, false]);
  return [...old.map((card) => [card, left.has(card)]), ...now.slice(stayed.length).map((card) => [card, false])];
}

// ---- drawing

const ICONS = {
  first: "M3.5 3v10M12.5 3L7 8l5.5 5", back: "M10 3L5 8l5 5", next: "M6 3l5 5-5 5", last: "M12.5 3v10M3.5 3L9 8l-5.5 5",
  play: "M4.5 2.8v10.4L13 8z", pause: "M5 3v10M11 3v10", big: "M2 6V2.5h4M10 2.5h4V6M14 10v3.5h-4M6 13.5H2V10",
  eye: "M1.5 8Q8 .5 14.5 8 8 15.5 1.5 8zM8 6a2 2 0 1 0 .01 0z", close: "M4 4l8 8M12 4l-8 8", turn: "M6 4l4 4-4 4",
  help: "M5.5 6a2.5 2.5 0 1 1 3.6 2.2Q8 8.8 8 10M8 12.8v.4", acts: "M4.5 2.8v10.4L13 8z",
  wins: "M8 1.8l1.9 4 4.3.5-3.2 3 .9 4.3L8 11.5l-3.9 2.1.9-4.3-3.2-3 4.3-.5z",
};

/** Notebooks ask the focused element itself, not its parents, whether their shortcuts are for it: ours always say no. */
const DEAF = { "data-lm-suppress-shortcuts": "true" };

/** An element "tag.class" with attributes (if any) and children; no null, no false. @returns {any} */
export function h(name, ...rest) {
  const [tag, style] = name.split("."), attributes = rest[0]?.constructor === Object ? rest.shift() : {};
  return filled(document.createElement(tag), { ...DEAF, class: style, ...attributes }, rest);
}

/** A button, out of the tab order until the reader goes in; Table.act does what it does. */
export const press = (style, does, v, attributes, ...children) =>
  h("button", { type: "button", class: style, "data-do": does, "data-v": v, tabindex: -1, ...attributes }, ...children);

/** An SVG of paths, each [path data, attributes]. */
function svg(box, name, paths) {
  const make = (tag) => document.createElementNS("http://www.w3.org/2000/svg", tag);
  return filled(make("svg"), { viewBox: box, class: name, "aria-hidden": "true" },
    paths.map(([d, attributes]) => filled(make("path"), { d, ...attributes }, [])));
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null && child !== false));
  return node;
}

/** Make these the children, moving only what is not there yet. */
function lay(body, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...body.childNodes]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, i) => body.childNodes[i] === node || body.insertBefore(node, body.childNodes[i] ?? null));
}

const icon = (name) => svg("0 0 16 16", `ct-icon ct-i-${name}`, [[ICONS[name]]]);
export const focus = (node) => node?.focus({ preventScroll: true });

/** A word as path data: letters side by side, a line break goes 24 down; two signs of a letter are a point, by steps. */
export function spelled(letters, word) {
  let x = 0, y = 0, path = "";
  for (const sign of word) {
    const [code, wide = 24] = letters[sign] ?? [""];
    if (code) path += `M${x} ${y}m${code.replace(/./g, (step) => step === " " ? "zm" : step.charCodeAt() - 75 + " ")}z`;
    if (sign === "\n") x = 0, y += 24;
    else x += wide;
  }
  return path;
}

/** A card from its display list, or a back; drawn once for a game, then cloned. */
function cardElement(data, card, back, large) {
  return keep(data, card ? `card ${card} ${large}` : `back ${back}`, () => {
    const about = data.cards[card], face = (large && about?.large || about?.face) ?? [];
    const marks = card ? face.flatMap((shape, i) => i % 2 ? [] : [[shape, ...data.places[face[i + 1]]]]) : data.backs[back] ?? data.backs.standard ?? [];
    const art = svg("0 0 50 70", "ct-face", marks.map(([shape, x, y, scale, role]) => [data.shapes[shape] ?? spelled(data.letters, shape),
      { transform: `translate(${x} ${y}) scale(${scale})`, [role[0] === "#" ? "fill" : "class"]: role[0] === "#" ? role : `ct-${role}` }]));
    return h("span", { class: `ct-card ${card ? `ct-s${about?.suit}` : "ct-down"}`, tabindex: -1 }, art);
  }).cloneNode(true);
}

/** A sentence as nodes: suits as drawings, with their signs hidden for copying and speech. */
export function rich(data, text) {
  return text.split(/((?:10|[2-9AJQK])?[♠♥♦♣]|`[^`]+`)/).filter(Boolean).map((part) => {
    const suit = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" }[part.slice(-1)];
    if (suit) return h("b.ct-token", part.slice(0, -1), svg("0 0 24 24", `ct-suit ct-t${suit}`, [[data.shapes[suit] ?? ""]]), h("span.ct-hide", part.slice(-1)));
    return /^`./.test(part) ? h("code", part.slice(1, -1)) : part;
  });
}

// ---- board

/** The board in one language: built once, then a step touches only zones that changed. */
export class Board {
  constructor(data, lang, view, large) {
    Object.assign(this, { data, view, large, w: WORDS[lang], column: lang === "zh" ? 1 : 0 });
    this.zones = {}; // key -> {slot, box, body, name, cross}
    this.counters = []; // {key, box, value, delta}
    this.dials = []; // {counter, way, marker}
    this.panels = []; // seat -> {box, tags}
    this.spread = new Set(); // piles that lie open
    this.marked = new Set(); // zones that show an outline or a ghost
    this.el = h("div.ct-board", ...data.board.map((group) => this.group(group)));
  }

  text(s) { return s == null ? "" : this.data.strings[s]?.[this.column] ?? ""; }
  rich(s) { return rich(this.data, typeof s === "string" ? s : this.text(s)); }
  seat(n) { return this.data.names?.[n] ?? this.w.seat(n); }

  group({ kind, label, slots, counters, figure }) {
    const things = (seat, named, numbers) => h(figure ? "div.ct-slots ct-plan" : "div.ct-slots", figure && svg("0 0 100 100", "ct-figure", [[this.data.shapes[figure]]]), ...slots.flatMap((slot) => this.slot(slot, seat, named || slot.shy)),
      numbers.length && h("div.ct-counters", ...numbers) || null);
    const panel = (_, seat) => {
      const [score, ...others] = counters.flatMap((name) => this.counter(name, seat)), tags = h("span.ct-tags");
      score?.classList.add("ct-score");
      const eye = this.view === String(seat) && h("span.ct-eye", icon("eye"), h("span.ct-hide", this.w.eye));
      const box = h("div.ct-seat", { role: "group", "aria-label": this.seat(seat) },
        h("div.ct-seathead", eye, h("b", this.seat(seat)), tags, score ?? null), things(seat, slots.filter((slot) => !slot.shy).length > 1, others));
      this.panels[seat] = { box, tags };
      return box;
    };
    return h("div", { class: `ct-group ct-${kind}` }, label != null && h("p.ct-grouplabel", ...this.rich(label)),
      ...kind === "seats" ? Array.from({ length: this.data.seats }, panel) : kind === "facing" ? this.lanes(slots[0], counters) : [things(null, true, counters.flatMap((name) => this.counter(name)))]);
  }

  /** All places of a slot: its zones, of one seat or the whole table. */
  slot(slot, seat, named) {
    const keys = Object.keys(this.data.zones).filter((key) => key.split(":")[0] === slot.zone && (seat == null || this.data.zones[key].owner === seat));
    const sides = this.data.zones[keys[0]]?.owner == null ? "NESW" : "SWNE";
    const zones = keys.map((key, i) => this.zone(slot, key, seat, named || keys.length > 1, sides[i]));
    return slot.shape === "compass" && zones.length > 1 ? [h("div.ct-rose", ...zones, slot.marker && this.dial(...slot.marker))] : zones;
  }

  /** The middle of a compass: a marker that a counter moves, and its way from the start. */
  dial(shape, counter) {
    const el = svg("-50 -50 100 100", "ct-dial", [["M-48 0a48 48 0 1 0 96 0 48 48 0 1 0-96 0zM0-48V48M-48 0H48"], [""], [this.data.shapes[shape]]]);
    this.dials.push({ counter, way: el.children[1], marker: el.children[2] });
    return el;
  }

  /** A lane for each sub-key of a slot: the places of the seats, the last one's at the top, name and numbers between. */
  lanes(slot, counters) {
    const keys = Object.keys(this.data.zones).filter((key) => key.split(":")[0] === slot.zone).reverse(), sub = (key) => key.split(":").at(-1);
    return [...new Set(keys.map(sub))].reverse().map((one) => {
      const own = keys.filter((key) => sub(key) === one), name = this.text(this.data.zones[own[0]].label);
      const zones = own.map((key) => this.zone(slot, key, null, this.seat(this.data.zones[key].owner)));
      zones.splice(-1, 0, h("p.ct-label", h("b", name), ...counters.flatMap((counter) => this.counter(counter, null, one, name))));
      return h("div.ct-lane", { role: "group", "aria-label": name }, ...zones);
    });
  }

  /** A place; `named` says whether its name is seen, or gives a shorter one. */
  zone(slot, key, seat, named, side) {
    const { label, owner } = this.data.zones[key], sub = key.split(":").at(-1), body = h("div", { class: `ct-body ct-${slot.shape}` });
    const name = (seat == null && owner != null ? this.seat(owner) + this.w.colon : "") + this.text(label);
    const box = h("div", { class: `ct-zone ct-z-${slot.shape} ct-${slot.size}`, role: "group", "data-at": side },
      h("p", { class: named ? "ct-label" : "ct-hide" }, h("b", ...this.rich(named?.at ? named : name)), slot.note != null && h("span", ...this.rich(slot.note)),
        ...(slot.counters ?? []).flatMap((counter) => this.counter(counter, seat ?? owner, sub, name))), body);
    const own = (name) => [`${name}:${owner}`, name].find((one) => this.data.counters[one]);
    this.zones[key] = { slot, box, body, name, cross: own(slot.crossed), listed: own(slot.marks) };
    return box;
  }

  /** The numbers of a name: all, those of a seat, or those of a sub-place, whose label may say what they are. */
  counter(name, seat, sub, place = "") {
    const fits = ([key, { owner }]) => {
      const [first, ...rest] = key.split(":"), own = rest[owner == null ? 0 : 1];
      return first === name && (seat == null || owner == null || owner === seat) && (sub == null || own == null || own === sub);
    };
    return Object.entries(this.data.counters).filter(fits).map(([key, { label, owner }]) => {
      const value = h("b"), delta = h("small.ct-delta"), whose = seat == null && owner != null ? `${this.seat(owner)} ` : "";
      const told = place.includes(this.text(label));
      const box = h("span.ct-counter", !told && h("span", whose + this.text(label)), value, delta);
      this.counters.push({ key, box, value, delta });
      return box;
    });
  }

  /**
   * Show a state. Outlines, ghosts and score changes are against `before`, one step earlier.
   * @returns {() => void} the motion, for the next frame
   */
  show(state, before, frame, motion) {
    const what = changes(before, state), shown = this.state, told = (at, key, way) => at?.c[this.zones[key][way]];
    const keys = Object.keys(this.zones).filter((key) => shown?.z[key] !== state.z[key] || this.marked.has(key) || what.came[key]
      || ["cross", "listed"].some((way) => told(shown, key, way) !== told(state, key, way)));
    const start = motion && shown && this.places(keys);
    this.marked.clear();
    this.state = state;
    for (const key of keys) this.paint(key, state.z[key] ?? [], before?.z[key] ?? [], what, told(state, key, "cross"));
    this.count(state, before, motion);
    this.tag(frame);
    return () => start && this.state === state && this.fly(keys, start, changes(shown, state), frame.by);
  }

  paint(key, cards, old, { came, left, hidden }, crossed) {
    const { slot, cross, listed, body, box, name } = this.zones[key], { shape, shy } = slot, { w } = this, gained = hidden[key] ?? 0;
    const marks = listed ? this.state.c[listed] : slot.marks;
    if (came[key]) this.marked.add(key);
    box.setAttribute("aria-label", name + w.comma + (cards.length ? w.cards(cards.length) : w.empty)
      + (crossed ? `${w.comma}${this.text(this.data.counters[cross].label)} ${crossed}` : ""));
    const moved = (card, i) => card ? came[key]?.has(card) : i >= cards.length - gained;
    const rows = withGhosts(old, cards, /row|grid/.test(shape) && !marks ? left[key] : null);
    const nodes = /pile|compass/.test(shape) ? this.pile(key, cards, moved)
      : rows.map(([card, ghost], i) => this.card(key, card, moved(card, i), i, cards.length, ghost));
    while (nodes.length < Math.max(1, marks?.length ?? 0)) nodes.push(h("span", { class: "ct-card ct-empty" }));
    box.hidden = !!shy && !rows.length;
    box.dataset.n = Math.min(3, nodes.length);
    for (const [style, on] of [["ct-void", !rows.length], ["ct-marked", marks], ["ct-crossed", crossed]]) box.classList.toggle(style, !!on);
    lay(body, shape === "runs" ? this.runs(nodes, marks ?? []) : marks ? nodes.map((node, i) => h("span.ct-place", node, marks[i] != null && h("span.ct-mark", ...this.rich(marks[i])))) : nodes);
  }

  /** Cards with the same caption lie as one fan under it. */
  runs(nodes, marks) {
    const runs = [];
    nodes.forEach((node, i) => {
      if (!i || marks[i] !== marks[i - 1]) runs.push(h("div.ct-run", marks[i] != null && h("p.ct-label", ...this.rich(marks[i])), h("div.ct-body ct-fan")));
      runs.at(-1).lastChild.append(node);
    });
    return runs;
  }

  /** A card for a place; one that lies there already is used again, a ghost is only to be looked at. */
  card(key, card, moved, i, n, ghost) {
    const old = card && !ghost && [...this.zones[key].body.children].find((one) => one.dataset.card === card);
    const node = old || cardElement(this.data, card, this.data.zones[key].back, this.large);
    node.classList.toggle("ct-moved", !!moved && !ghost);
    if (ghost) node.classList.add("ct-ghost");
    else if (card) node.dataset.card = card;
    const name = card ? this.text(this.data.cards[card]?.name) || card : this.w.down(i + 1, n);
    return old || filled(node, ghost ? { "aria-hidden": "true" } : { role: "img", "aria-label": name }, []);
  }

  /** A pile shows its top card (first if face down, else last) and a count; pressed, it lies open. */
  pile(key, cards, moved) {
    const n = cards.length, { w } = this, { down } = this.data.zones[key], at = down ? 0 : n - 1, open = this.spread.has(key);
    if (!n) return [];
    const top = this.card(key, down ? null : cards[at], !down && moved(cards[at], at), at, 1), badge = h("span.ct-badge", { "aria-hidden": "true" }, n);
    top.dataset.deep = Math.min(3, Math.ceil(n / 8));
    if (n < 2 || !cards.some(Boolean)) return [top, badge];
    const name = [top.getAttribute("aria-label"), w.cards(n), w.spread].join(w.comma);
    for (const one of ["role", "tabindex", "aria-label"]) top.removeAttribute(one);
    return [press("ct-pilebutton", "spread", key, { "aria-expanded": String(open), "aria-label": name }, top, badge),
      ...open ? cards.map((card, i) => this.card(key, card, moved(card, i), i, n)) : []];
  }

  count(state, before, motion) {
    for (const { key, box, value, delta } of this.counters) {
      const now = state.c[key] ?? "", change = typeof now === "number" && before ? now - (before.c[key] ?? now) : 0;
      const text = Array.isArray(now) ? this.text(now[0]) : now === true ? "✓" : number(now || now === 0 ? now : "");
      if (value.textContent !== text) value.replaceChildren(...this.rich(text));
      delta.textContent = change ? signed(change) : "";
      delta.classList.toggle("ct-loss", change < 0);
      box.classList.toggle("ct-off", !text);
    }
    for (const { counter, way, marker } of this.dials) { // never outside, and the nearer to the rim the slower
      const [x, y] = Object.keys(state.c).filter((key) => key.startsWith(`${counter}:`)).map((key) => 36 * state.c[key] / (Math.abs(state.c[key]) + 4));
      way.setAttribute("d", `M0 0L${x} ${y}`);
      marker.style.transition = motion ? "transform .4s" : "";
      marker.style.transform = `translate(${x - 12}px, ${y - 12}px)`;
    }
  }

  /** Who moved, who is next, who won. */
  tag(frame) {
    this.panels.forEach(({ box, tags }, seat) => {
      const wins = !!frame.over?.includes(seat), acts = frame.by === seat;
      const name = wins ? "wins" : acts ? "acts" : !frame.over && frame.next === seat ? "turn" : "";
      box.classList.toggle("ct-acts", acts);
      box.classList.toggle("ct-wins", wins);
      if (tags.dataset.v === name) return;
      tags.dataset.v = name;
      tags.replaceChildren(...name ? [icon(name), h("span", this.w[name])] : []);
    });
  }

  // Motion: from where each card was (places) to where it is (fly).

  places(keys) {
    const cards = {}, zones = {};
    for (const key of keys) {
      const faces = this.faces(key);
      for (const face of faces) cards[face.parentNode.dataset.card] = face.getBoundingClientRect();
      zones[key] = (faces.at(-1) ?? this.zones[key].body).getBoundingClientRect();
    }
    delete cards.undefined; // face-down cards are nobody in particular
    return { cards, zones };
  }

  faces(key) {
    return [...this.zones[key].body.querySelectorAll(".ct-card:not(.ct-ghost, .ct-empty) > .ct-face")];
  }

  /** A card not seen before comes from where a face-down card went; the last of several from the mover's own. */
  fly(keys, start, { came, left, hidden }, by) {
    const givers = keys.filter((key) => hidden[key] < 0), flights = [];
    for (const key of keys) {
      const fresh = [...came[key] ?? []].filter((card) => !start.cards[card]);
      const other = [...givers, ...keys.filter((one) => left[one]?.size)].find((one) => one !== key);
      this.faces(key).forEach((face, i, all) => {
        const { card } = face.parentNode.dataset, own = card === fresh.at(-1) && by != null;
        const source = card ? fresh.includes(card) && (givers.find((one) => (this.data.zones[one].owner === by) === own) ?? givers[0])
          : i >= all.length - hidden[key] && other;
        const from = start.cards[card] ?? start.zones[source];
        if (from?.width) flights.push([face, from, face.getBoundingClientRect()]);
      });
    }
    for (const [face, from, to] of flights) {
      const x = from.left - to.left, y = from.top - to.top;
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      face.classList.add("ct-fly");
      face.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }],
        { duration: 250, easing: "cubic-bezier(.3, .1, .2, 1)" }).onfinish = () => face.classList.remove("ct-fly");
    }
  }
}

// ---- story: what a step says

/** The sentences of a frame, its score changes and its clauses, one of them open. @returns {HTMLElement[]} */
function story(board, frame, openClause) {
  const { data, w } = board, fired = [...frame.say.map(([clause]) => clause), ...frame.sum.map(([, clause]) => clause)];
  const clauses = [...new Set(fired)].filter((clause) => data.clauses[clause]);
  const sentences = frame.say.flatMap(([clause, s], i) => [i && !board.column ? " " : "",
    h("span", { class: i ? null : "ct-move", "data-clause": clause }, ...named(board, board.text(s)))]);
  const sums = frame.sum.map(([seat, clause, label, how, amount]) => h("li", { "data-clause": clause }, h("b", board.seat(seat)), " ",
    h("span", ...board.rich(label)), " ", h("span.ct-how", worked(how, amount), h("b", { class: amount < 0 ? "ct-loss" : "ct-gain" }, signed(amount)))));
  const chips = clauses.map((clause) => press("ct-chip", "clause", clause, { "data-clause": clause, "aria-expanded": String(clause === openClause) },
    h("b", clause), " ", ...board.rich(data.clauses[clause][0])));
  const open = clauses.includes(openClause) && data.clauses[openClause];
  return [
    h("p.ct-what", ...sentences),
    frame.wait && h("p.ct-quiet", w.waits),
    sums.length && h("ul.ct-sums", { "aria-label": w.score }, ...sums),
    chips.length && h("div.ct-chips", ...chips),
    open && h("div.ct-clause", h("b", openClause, " ", ...board.rich(open[0])), h("p", ...board.rich(open[1]))),
  ].filter(Boolean);
}

const worked = (how, amount) => how && how !== number(amount) ? `${how} = ` : "";

/** A sentence with the seat at its start in bold: of "Ann" and "Annabel" the longer; names from right to left come isolated. */
function named(board, text) {
  const names = Array.from({ length: board.data.seats }, (_, i) => board.seat(i));
  const name = names.flatMap((one) => [one, `\u2068${one}\u2069`]).filter((one) => text.startsWith(one))
    .reduce((best, one) => (one.length > best.length ? one : best), "");
  return [name && h("b", name), ...board.rich(text.slice(name.length))];
}

// ---- log

/** The log, in chunks that are filled when they come near the eye. */
class Log {
  constructor(board, line, order) {
    Object.assign(this, { board, line, order, current: -1, chunks: [], rows: [] }); // chunks and rows by frame
    this.waiting = new Map(); // chunk not yet filled -> its frames
    this.el = h("div.ct-list", { tabindex: 0, role: "group", "aria-label": board.w.log });
    this.observer = new IntersectionObserver((seen) => {
      seen.forEach((one) => one.isIntersecting && this.fill(one.target));
      if (!this.seen) this.reach(this.rows[this.current]); // only now there is a layout
      this.seen = true;
    }, { root: this.el, rootMargin: "240px" });
    let round = null, frames = [];
    const close = () => frames.length && this.chunk(frames.splice(0));
    for (const i of order) {
      const now = line.frames[i].round ?? round;
      if (now !== round || frames.length === 40) close();
      if (now !== round) this.el.append(h("p.ct-round", ...board.rich(round = now)));
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
    list.append(...frames.map((i) => h("li", this.rows[i] = this.row(i))));
  }

  row(i) {
    const { sum, by, log } = this.line.frames[i], totals = {};
    for (const [seat, , , , amount] of sum) totals[seat] = (totals[seat] ?? 0) + amount;
    const changed = Object.keys(totals).filter((seat) => totals[seat]);
    const gain = changed.length > 1 && !totals[by] ? "±" : totals[changed.includes(String(by)) ? by : changed[0]] ?? "";
    return press(i > this.current ? "ct-step ct-later" : "ct-step", "goto", i, { "aria-current": i === this.current && "step" },
      h("span.ct-no", i), h("span", ...this.board.rich(log)), h("em", { class: gain < 0 ? "ct-loss" : "ct-gain" }, gain && gain !== "±" ? signed(gain) : gain));
  }

  /** Mark the current step; only rows between the old and the new one change. */
  mark(i) {
    const old = this.current, { rows } = this;
    this.current = i;
    if (this.chunks[i]) this.fill(this.chunks[i]);
    rows[old]?.removeAttribute("aria-current");
    for (let k = clamp(Math.min(old, i), i); k <= Math.max(old, i); k++) rows[k]?.classList.toggle("ct-later", k > i);
    rows[i]?.setAttribute("aria-current", "step");
    requestAnimationFrame(() => this.reach(rows[this.current])); // it measures
  }

  /** Scroll the log alone until a row is in sight. */
  reach(row) {
    if (!row) return;
    const box = this.el.getBoundingClientRect(), { top, bottom, height } = row.getBoundingClientRect();
    this.el.scrollTop += Math.min(0, top - box.top - height) + Math.max(0, bottom + height - box.bottom);
  }

  /** The row `delta` rows away from a frame. */
  near(i, delta) {
    const at = this.order[clamp(Math.max(0, this.order.findLastIndex((k) => k <= i)) + delta, this.order.length - 1)];
    if (this.chunks[at]) this.fill(this.chunks[at]);
    return this.rows[at];
  }
}

// ---- table

/** Whether a part uses a key by itself: text is typed, buttons are pressed, choices are made. */
function native({ tagName, type, isContentEditable }, key) {
  if (isContentEditable || /^(SELECT|TEXTAREA)$/.test(tagName) || tagName === "INPUT" && type !== "range") return key !== "Escape";
  return /^(BUTTON|SUMMARY|A)$/.test(tagName) && (key === "Enter" || key === " ");
}

/** One view of a table; reads and writes the model's step, view, lang, pack and projector. */
export class Table {
  constructor(model, el) {
    Object.assign(this, { model, preview: null, clause: null, inside: false, moments: false, speed: 1, timer: null, hover: null });
    this.root = h("section.ct", { tabindex: 0 });
    this.size = new ResizeObserver((entries) => entries.forEach((entry) => this.ratchet(entry)));
    this.end = new AbortController();
    this.listen();
    this.build();
    el.append(this.root);
  }

  listen() {
    const on = (type, f, target = this.root) => target.addEventListener(type, f, { signal: this.end.signal });
    on("click", ({ target }) => {
      const button = target.closest("button[data-do]");
      if (button && button.getAttribute("aria-disabled") !== "true") this.act(button.dataset.do, button.dataset.v);
    });
    on("input", ({ target }) => target.type === "range" && this.go(Number(target.value)));
    on("change", ({ target }) => target.dataset.do === "pack" && this.save("pack", target.value));
    on("keydown", (e) => this.key(e));
    on("pointerover", (e) => e.pointerType !== "touch" && this.point(e.target));
    on("pointerleave", () => this.point(this.root));
    on("focusin", ({ target, relatedTarget }) => {
      filled(target, DEAF, []); // also what `h` did not make
      this.entered(target, this.root.contains(relatedTarget));
    });
    on("focusout", (e) => this.root.contains(e.relatedTarget) || this.left());
    on("beforeprint", () => this.print(), window);
    on("afterprint", () => this.paper?.remove(), window);
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
  get column() { return this.lang === "zh" ? 1 : 0; }
  get pack() { return PACKS.includes(this.model.get("pack")) ? this.model.get("pack") : PACKS[0]; }
  get large() { return this.pack === PACKS[2]; } // the large index goes with high contrast
  get last() { return this.line.frames.length - 1; }
  /** The frame at the model's step, which counts for the whole table. */
  get at() { return this.line.sync[clamp(Number(this.model.get("step")) || 0, this.line.sync.length - 1)] ?? 0; }

  find(does, v) {
    return [...this.root.querySelectorAll("[data-do]")].find(({ dataset }) => dataset.do === does && (v == null || dataset.v === v));
  }

  /** Change the page; for the focused part that goes, its like takes the focus, or the table: never the notebook. */
  keep(change) {
    const { root } = this, active = root.getRootNode().activeElement, held = root.contains(active) && active;
    change();
    const { do: does, v, card } = held?.dataset ?? {}, hidden = held && root.hasAttribute("data-curtain") && held.checkVisibility?.({ visibilityProperty: true }) === false;
    if (hidden) focus(root);
    else if (held && !root.contains(held)) focus(does ? this.find(does, v) ?? root : card && root.querySelector(`.ct-card[data-card="${card}"][role]`) || root);
  }

  // Building.

  build() { this.keep(() => this.rebuild()); }

  rebuild() {
    const data = this.data = this.model.get("data") ?? {}, { root, w, column } = this, wanted = String(this.model.get("view"));
    const title = data.game?.title ?? [];
    this.view = data.views?.includes(wanted) ? wanted : data.views?.[0];
    this.stop();
    this.size.disconnect();
    this.log?.observer.disconnect();
    Object.assign(this, { shown: -1, preview: null, line: null });
    root.lang = w.tag;
    root.setAttribute("aria-label", [title[column] ?? w.none, data.seed != null && `${w.seed} ${data.seed}`].filter(Boolean).join(w.comma));
    if (!data.lines?.[this.view]?.length) return root.replaceChildren(h("div.ct-nothing", h("b", title[column] ?? ""), h("p", w.none)));
    this.line = lineOf(data, this.view);
    this.board = new Board(data, this.lang, this.view, this.large);
    this.say = h("div.ct-say");
    this.live = h("p.ct-hide", { role: "status", "aria-live": "polite" });
    this.side = h("div.ct-side");
    root.replaceChildren(this.bar(), h("div.ct-main", h("div.ct-stage", h("div.ct-felt", this.board.el),
      h("div.ct-words", this.say), this.controls()), this.side), h("p.ct-hint", { "aria-hidden": "true" }, w.hint), this.live);
    this.list();
    this.look();
    this.update();
    this.size.observe(this.board.el);
    this.size.observe(this.say);
    this.goIn(this.inside);
  }

  button(does, content, name, more, v) {
    return press("ct-button", does, v, { "aria-label": name, title: name, ...more }, content);
  }

  /** One choice out of several: [value, text, language] each. */
  choice(does, name, chosen, options) {
    return h("div", { class: `ct-seg ct-seg-${does}`, role: "group", "aria-label": name },
      ...options.map(([v, text, lang]) => this.button(does, text, null, { lang, "aria-pressed": String(v === chosen) }, v)));
  }

  bar() {
    const { data, w, column, board } = this, { title } = data.game;
    const views = data.views.map((view) => [view, { all: w.open, audience: w.audience }[view] ?? board.seat(view)]);
    return h("div.ct-bar", null,
      h("p.ct-title", h("b", title[column]), " ", h("span", { lang: WORDS[column ? "en" : "zh"].tag }, title[1 - column])),
      data.seed != null && h("span.ct-seed", `${w.seed} ${data.seed}`),
      views.length > 1 && this.choice("view", w.view, this.view, views),
      this.choice("lang", w.lang, this.lang, [["en", "EN", "en"], ["zh", "中文", "zh-CN"]]),
      h("select.ct-button", { "data-do": "pack", "aria-label": w.pack, tabindex: -1 },
        ...PACKS.map((pack, i) => h("option", { value: pack }, w.packs[i]))),
      h("div.ct-seg", this.button("big", icon("big"), w.big), this.button("help", icon("help"), w.help, { "aria-expanded": "false" })));
  }

  controls() {
    const { w, last } = this;
    this.slider = h("input", { type: "range", min: 0, max: last, "aria-label": w.slider, "data-do": "slider", tabindex: -1 });
    this.place = h("span.ct-pos");
    this.steppers = ["first", "back", "next", "last"].map((name) => this.button(name, icon(name), w[name], { class: `ct-button ct-${name}` }));
    this.player = this.button("play");
    this.pace = this.button("speed");
    this.showPlay();
    this.showSpeed();
    return h("div.ct-controls", h("div.ct-keys", ...this.steppers, this.player, this.pace),
      h("div.ct-slide", h("div.ct-dots", ...this.dots()), this.slider), this.place);
  }

  /** A dot over the slider for each key moment; where they would touch, the last one. */
  dots() {
    const { line: { frames, moments }, last, board, w } = this, share = (i) => i / (last || 1);
    const apart = moments.filter((i, k) => Math.round(share(i) * 40) !== Math.round(share(moments[k + 1]) * 40));
    return apart.map((i) => this.button("goto", null, i + w.colon + board.text(frames[i].log), { class: "ct-dot", style: `--at: ${share(i)}` }, i));
  }

  list() {
    const { w, line, board } = this;
    this.log?.observer.disconnect();
    this.log = new Log(board, line, this.moments ? line.moments : line.frames.map((_, i) => i));
    const tabs = line.moments.length && this.choice("list", w.log, this.moments ? "1" : "0", [["0", w.all], ["1", w.moments]]);
    this.side.replaceChildren(tabs || "", this.log.el);
  }

  look() {
    const { pack, root } = this, big = !!this.model.get("projector");
    root.dataset.pack = pack;
    root.toggleAttribute("data-big", big);
    if (!this.line) return;
    if (this.board.large !== this.large) return this.build();
    this.find("big").setAttribute("aria-pressed", big);
    this.find("pack").value = pack;
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

  update() { this.keep(() => this.line && this.refresh()); }

  refresh() {
    const { at, last, w, line: { frames, states }, slider, preview } = this, i = preview ?? at, where = preview == null ? w.step(at, last) : w.preview(i);
    let fly;
    if (i !== this.shown) {
      const motion = this.shown >= 0 && Math.abs(i - this.shown) === 1 && preview == null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
      fly = this.board.show(states[i], states[i - 1], frames[i], motion);
      this.shown = i;
      this.tell();
    }
    this.root.toggleAttribute("data-preview", preview != null);
    this.place.textContent = where;
    if (this.log.current !== at) this.log.mark(at);
    slider.value = i;
    slider.setAttribute("aria-valuetext", where);
    this.steppers.forEach((button, k) => button.setAttribute("aria-disabled", k < 2 ? at <= 0 : at >= last));
    if (this.mine) this.live.textContent = [where, ...[...this.say.querySelectorAll("p, li, .ct-chip")].map((one) => one.textContent.replace(/[.。]$/, ""))].join(w.stop);
    if (fly) requestAnimationFrame(fly); // it measures too
  }

  tell() {
    this.say.replaceChildren(...story(this.board, this.line.frames[this.shown], this.clause), this.last ? "" : h("p.ct-quiet", this.w.still));
    if (this.inside) this.goIn(true);
  }

  play() {
    const beat = () => {
      if (this.root.isConnected && this.at < this.last) this.go(this.at + 1, true);
      if (!this.root.isConnected || this.at >= this.last) return this.stop();
      this.timer = setTimeout(beat, SPEEDS[this.speed]);
    };
    if (this.at >= this.last) this.go(0);
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
    if (this.player.title !== this.w[name]) this.dress(this.player, icon(name), this.w[name]);
  }

  showSpeed() {
    this.dress(this.pace, ["½×", "1×", "2×"][this.speed], this.w.speed + this.w.colon + this.w.speeds[this.speed]);
  }

  dress(button, content, name) {
    button.replaceChildren(content);
    filled(button, { title: name, "aria-label": name }, []);
  }

  /** Look at a frame without going there; null returns. */
  peek(i) {
    clearTimeout(this.hover);
    const preview = this.line && i !== this.at ? i : null;
    if (preview === this.preview) return;
    this.preview = preview;
    this.update();
  }

  act(does, v) {
    switch (does) {
      case "first": return this.go(0);
      case "back": return this.go(this.at - 1);
      case "next": return this.go(this.at + 1);
      case "last": return this.go(this.last);
      case "goto": return this.go(Number(v));
      case "play": return this.timer == null ? this.play() : this.stop();
      case "speed": this.speed = (this.speed + 1) % 3; return this.showSpeed();
      case "view": case "lang": return this.save(does, v);
      case "big": return this.save("projector", !this.model.get("projector"));
      case "list": return this.filter(v);
      case "clause": return this.openClause(v);
      case "spread": return this.spread(v);
      case "help": case "close": return this.help();
    }
  }

  filter(v) {
    this.moments = v === "1";
    this.list();
    this.log.mark(this.at);
    this.goIn(this.inside);
    focus(this.find("list", v));
  }

  openClause(clause) {
    this.clause = this.clause === clause ? null : clause;
    this.tell();
    focus(this.find("clause", clause));
  }

  spread(key) {
    const { board, line: { states, frames }, shown } = this;
    if (!board.spread.delete(key)) board.spread.add(key);
    board.marked.add(key);
    board.show(states[shown], states[shown - 1], frames[shown]);
    this.goIn(this.inside);
    focus(this.find("spread", key));
  }

  help() {
    const { w, root } = this, old = root.querySelector(".ct-help"), button = this.find("help");
    old?.remove();
    button.setAttribute("aria-expanded", !old);
    if (old) return focus(button);
    const close = this.button("close", icon("close"), w.close);
    root.append(h("div.ct-help", { role: "dialog", "aria-label": w.help }, h("b", w.help), close, h("dl", ...w.keys.flatMap((text, i) =>
      [h("dt", ...KEYS[i].split(" ").map((key) => h("kbd", key))), h("dd", text)]))));
    focus(close);
  }

  // Pointing: a log line previews its step, a clause lights up its sentence.

  point(target) {
    const row = target.closest(".ct-step"), clause = target.closest(".ct-chip, .ct-sums li")?.dataset.clause;
    for (const one of this.say?.querySelectorAll("[data-clause]") ?? []) one.classList.toggle("ct-lit", one.dataset.clause === clause);
    clearTimeout(this.hover);
    if (row || this.preview != null) this.hover = setTimeout(() => this.peek(row ? Number(row.dataset.v) : null), 90);
  }

  // Keys: the table is one tab stop; Enter goes in to the buttons, Escape comes out. What scrolls must be in the tab
  // order, so the log is: whoever comes in through it is led to the root, and Tab out of the table passes it by.

  entered(target, fromInside) {
    if (target === this.log?.el && !fromInside) focus(this.root);
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

  /** No plain key goes on to the notebook, used or not; Tab moves on, and Ctrl, Meta and Alt are for the host. */
  key(e) {
    const { target, key } = e;
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (key === "Tab") {
      if (!this.inside && this.log) this.log.el.tabIndex = -1;
      return;
    }
    if (!native(target, key) && this.pressed(key.length === 1 ? key.toLowerCase() : key, target)) e.preventDefault();
    e.stopPropagation();
  }

  /** @returns {boolean} whether the key was used */
  pressed(key, target) {
    if (key === "Escape") return this.escape(target);
    if (!this.line) return false;
    const card = target.closest(".ct-card, .ct-pilebutton"), row = target.closest(".ct-step"), { moments } = this.line, { views } = this.data;
    const walk = { ArrowRight: 1, ArrowLeft: -1, Home: -1e9, End: 1e9 }[key], climb = { ArrowDown: 1, ArrowUp: -1 }[key];
    const does = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last", " ": "play", "?": "help", p: "big" }[key];
    if (climb) row ? this.walkLog(row, climb) : this.walkZones(card, climb);
    else if (walk && card) this.focusAt(this.stops(card.closest(".ct-body")), card, walk);
    else if (does) this.act(does);
    else if (key === "PageDown") this.go(moments.find((i) => i > this.at) ?? this.last);
    else if (key === "PageUp") this.go(moments.findLast((i) => i < this.at) ?? 0);
    else if (key === "Enter" && target === this.root) { this.goIn(true); focus(this.steppers[2]); }
    else if (key === "l") focus(this.log.near(this.at, 0));
    else if (key === "c") this.nextClause();
    else if (key === "v") this.save("view", views[(views.indexOf(this.view) + 1) % views.length]);
    else if (key === "t") this.save("lang", this.column ? "en" : "zh");
    else return false;
    return true;
  }

  /** One layer back: help, preview, clause, inside; at last out of the table. */
  escape(target) {
    const { root } = this, out = target === root && root.parentElement?.closest("[tabindex]");
    if (root.querySelector(".ct-help")) this.help();
    else if (this.preview != null) this.peek(null);
    else if (this.clause) this.openClause(this.clause);
    else if (target === root) { root.blur(); focus(out); return true; }
    else this.goIn(false);
    focus(root);
    return true;
  }

  nextClause() {
    const clauses = [...this.say.querySelectorAll(".ct-chip")].map((chip) => chip.dataset.v);
    const next = clauses[clauses.indexOf(this.clause) + 1] ?? this.clause;
    if (next) this.openClause(next);
  }

  /** The cards and piles of a place that take the focus. */
  stops(body) { return [...body.querySelectorAll(".ct-card[role], .ct-pilebutton")]; }

  focusAt(list, from, delta) { focus(list[clamp(list.indexOf(from) + delta, list.length - 1)]); }

  walkZones(card, delta) {
    const bodies = [...this.board.el.querySelectorAll(".ct-body")].filter((body) => this.stops(body).length);
    const here = card ? bodies.indexOf(card.closest(".ct-body")) + delta : delta > 0 ? 0 : bodies.length - 1;
    if (bodies.length) focus(this.stops(bodies[clamp(here, bodies.length - 1)])[0]);
  }

  walkLog(row, delta) {
    const next = this.log.near(Number(row.dataset.v), delta);
    focus(next);
    this.log.reach(next);
    this.peek(Number(next.dataset.v));
  }

  /** Felt and words only grow: buttons stay under the pointer. */
  ratchet({ target, contentRect: { width } }) {
    const box = target.parentElement, [wide, tall] = (box.dataset.seen ?? "0 0").split(" ").map(Number), words = target === this.say;
    if (words && this.clause) return;
    if (Math.round(width) !== wide) this.log.mark(this.at);
    const grown = Math.ceil(Math.max(target.offsetHeight, Math.round(width) === wide ? tall : 0));
    box.dataset.seen = `${Math.round(width)} ${grown}`;
    box.style.minHeight = `${words ? Math.min(grown, 260) : grown}px`;
  }

  /** On paper: a storyboard of this view's key frames. */
  print() {
    if (!this.line) return;
    const { frames, states } = this.line;
    this.paper?.remove();
    this.root.append(this.paper = h("div.ct-print", ...keyFrames(this.line).map((i) => {
      const board = new Board(this.data, this.lang, this.view, this.large);
      board.show(states[i], states[i - 1], frames[i]);
      return h("figure", h("figcaption", this.w.step(i, this.last)), board.el, ...story(board, frames[i]));
    })));
  }
}

/** For anywidget: called for each view, what it returns cleans up. */
function render({ model, el }) {
  const table = new Table(model, el);
  return () => table.destroy();
}

export default { render };
