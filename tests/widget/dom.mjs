/**
 * As much of a browser page as the table needs, so that the module can be tested in Node.
 *
 * Text enters as text: there is no innerHTML, outerHTML, insertAdjacentHTML or document.query*, and touching one throws.
 */

const FORBIDDEN = ["innerHTML", "outerHTML", "insertAdjacentHTML"];

class Target {
  listeners = [];

  addEventListener(type, call, { signal } = {}) {
    const one = { type, call };
    this.listeners.push(one);
    signal?.addEventListener("abort", () => (this.listeners = this.listeners.filter((other) => other !== one)));
  }

  dispatch(type, more = {}) {
    const event = { type, target: this, preventDefault() { this.prevented = true; }, stopPropagation() { this.stopped = true; }, ...more };
    for (let at = this; at && !event.stopped; at = at.parentNode) {
      for (const { type: own, call } of [...at.listeners]) if (own === type) call(event);
    }
    return event;
  }
}

class Node extends Target {
  parentNode = null;
  childNodes = [];

  append(...nodes) { for (const node of nodes) this.insertBefore(node, null); }

  insertBefore(given, before) {
    const node = given instanceof Node ? given : new Text(String(given));
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  replaceChildren(...nodes) {
    for (const child of [...this.childNodes]) child.remove();
    this.append(...nodes);
  }

  remove() {
    if (!this.parentNode) return;
    this.parentNode.childNodes = this.parentNode.childNodes.filter((child) => child !== this);
    this.parentNode = null;
  }

  contains(node) {
    for (let at = node; at; at = at.parentNode) if (at === this) return true;
    return false;
  }

  get parentElement() { return this.parentNode instanceof Element ? this.parentNode : null; }
  get firstChild() { return this.childNodes[0] ?? null; }
  get lastChild() { return this.childNodes.at(-1) ?? null; }
  get isConnected() { return document.contains(this); }
  get textContent() { return this.childNodes.map((child) => child.textContent).join(""); }
  set textContent(text) { this.replaceChildren(...(text === "" ? [] : [String(text)])); }
  getRootNode() { return document; }
}

class Text extends Node {
  constructor(data) { super(); this.data = data; }
  get textContent() { return this.data; }
  cloneNode() { return new Text(this.data); }
}

class Element extends Node {
  attributes = new Map();
  style = { values: {}, setProperty(name, value) { this.values[name] = value; } };
  hidden = false;

  constructor(tag) {
    super();
    this.tagName = tag.toUpperCase();
    for (const name of FORBIDDEN) {
      Object.defineProperty(this, name, { get() { throw new Error(name); }, set() { throw new Error(name); } });
    }
  }

  setAttribute(name, value) { this.attributes.set(name, String(value)); }
  getAttribute(name) { return this.attributes.get(name) ?? null; }
  hasAttribute(name) { return this.attributes.has(name); }
  removeAttribute(name) { this.attributes.delete(name); }
  toggleAttribute(name, on) { if (on) this.setAttribute(name, ""); else this.removeAttribute(name); }

  get children() { return this.childNodes.filter((child) => child instanceof Element); }
  get title() { return this.getAttribute("title") ?? ""; }
  get lang() { return this.getAttribute("lang") ?? ""; }
  set lang(value) { this.setAttribute("lang", value); }
  get type() { return this.getAttribute("type"); }
  get open() { return this.attributes.has("open"); }
  get tabIndex() { return Number(this.getAttribute("tabindex") ?? -1); }
  set tabIndex(value) { this.setAttribute("tabindex", value); }
  get className() { return this.getAttribute("class") ?? ""; }

  get classList() {
    const names = () => this.className.split(" ").filter(Boolean);
    const write = (list) => this.setAttribute("class", [...new Set(list)].join(" "));
    return {
      contains: (name) => names().includes(name),
      add: (...more) => write([...names(), ...more]),
      remove: (name) => write(names().filter((one) => one !== name)),
      toggle: (name, on = !names().includes(name)) => write(on ? [...names(), name] : names().filter((one) => one !== name)),
    };
  }

  get dataset() {
    const key = (name) => `data-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
    return new Proxy({}, {
      get: (_, name) => this.attributes.get(key(name)),
      set: (_, name, value) => { this.setAttribute(key(name), value); return true; },
    });
  }

  cloneNode() {
    const copy = new Element(this.tagName);
    for (const [name, value] of this.attributes) copy.setAttribute(name, value);
    copy.append(...this.childNodes.map((child) => child.cloneNode(true)));
    return copy;
  }

  *all() {
    for (const child of this.children) { yield child; yield* child.all(); }
  }

  matches(selector) { return parts(selector, ",").some((one) => matchesPath(this, steps(one))); }
  querySelectorAll(selector) { return [...this.all()].filter((one) => one.matches(selector)); }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  closest(selector) { return this.matches(selector) ? this : this.parentElement?.closest(selector) ?? null; }

  focus() {
    const from = document.activeElement;
    if (from === this || this.tabIndex < -1) return;
    document.activeElement = this;
    from?.dispatch("focusout", { relatedTarget: this });
    this.dispatch("focusin", { relatedTarget: from });
  }

  blur() {
    if (document.activeElement !== this) return;
    document.activeElement = null;
    this.dispatch("focusout", { relatedTarget: null });
  }

  click() { return this.dispatch("click"); }
  press(key, more = {}) { return this.dispatch("keydown", { key, ...more }); }
  getBoundingClientRect() { return { left: 0, top: 0, width: 10, height: 10, bottom: 10, right: 10 }; }
  animate() { return {}; }
}

/** Split at a character that stands in no bracket. */
function parts(text, at) {
  const out = [""];
  let depth = 0;
  for (const c of text) {
    if (c === "(" || c === "[") depth += 1;
    if (c === ")" || c === "]") depth -= 1;
    if (c === at && !depth) out.push("");
    else out[out.length - 1] += c;
  }
  return out.map((one) => one.trim()).filter(Boolean);
}

const steps = (selector) => parts(selector, " ");

/** Descendant and child steps, read from the right. */
function matchesPath(node, path) {
  const [last, ...before] = [...path].reverse();
  if (!matchesOne(node, last)) return false;
  if (!before.length) return true;
  if (before[0] === ">") return !!node.parentElement && matchesPath(node.parentElement, before.slice(1).reverse());
  for (let at = node.parentElement; at; at = at.parentElement) if (matchesPath(at, [...before].reverse())) return true;
  return false;
}

function matchesOne(node, compound) {
  const pieces = compound.match(/:(?:not|is)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|\.[\w-]+|[\w-]+|\*/g) ?? [];
  if (pieces.join("") !== compound) throw new Error(`this page cannot read the selector ${compound}`);
  return pieces.every((piece) => {
    if (piece.startsWith(":")) return node.matches(piece.slice(piece.indexOf("(") + 1, -1)) === piece.startsWith(":is");
    if (piece.startsWith(".")) return node.classList.contains(piece.slice(1));
    if (piece.startsWith("[")) {
      const [name, value] = piece.slice(1, -1).split("=");
      return value === undefined ? node.attributes.has(name) : node.getAttribute(name) === value.replaceAll('"', "");
    }
    return piece === "*" || node.tagName === piece.toUpperCase();
  });
}

class Observer {
  static all = new Set();
  constructor(call) { this.call = call; this.targets = new Set(); Observer.all.add(this); }
  observe(target) { this.targets.add(target); }
  unobserve(target) { this.targets.delete(target); }
  disconnect() { this.targets.clear(); Observer.all.delete(this); }
}

export const document = Object.assign(new Node(), {
  activeElement: null,
  createElement: (tag) => new Element(tag),
  createElementNS: (_, tag) => new Element(tag),
});
document.body = document.createElement("body");
document.append(document.body);

export const window = new Target();
export const observers = Observer.all;
export const motion = { reduced: false };
export const frames = [];

Object.assign(globalThis, {
  document, window, IntersectionObserver: class extends Observer {}, ResizeObserver: class extends Observer {},
  matchMedia: () => ({ matches: motion.reduced }), requestAnimationFrame: (call) => frames.push(call),
});

/** A model like anywidget's: listeners hear a change at once, also the one they made. */
export function model(state) {
  const heard = {};
  return {
    saved: [],
    get: (name) => state[name],
    set(name, value) {
      if (state[name] === value) return;
      state[name] = value;
      for (const call of [...(heard[`change:${name}`] ?? [])]) call();
    },
    save_changes() { this.saved.push({ ...state, data: undefined }); },
    on(name, call) { (heard[name] ??= []).push(call); },
    off(name, call) { heard[name] = heard[name].filter((one) => one !== call); },
    listeners: () => Object.values(heard).flat().length,
  };
}
