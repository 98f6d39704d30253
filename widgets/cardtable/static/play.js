import { Table, h, press, focus } from "./table.js";

/**
 * The table to play at: choose cards, see what they make, play. What is legal, and why not, is told by the kernel.
 *
 * @typedef {[string, string, string]} Move  its text, its label in English and in Chinese
 * @typedef {object} Turn  see play.py
 */

const SAID = {
  en: { moves: (n) => `All moves (${n})`, more: (n) => `and ${n} more: choose their cards`, hint: "Hint", undo: "Take back", again: "Same deal",
    another: "New deal", save: "Save", sure: "Save it, hands and all", deal: (n) => `Deal ${n}`, now: "Back to the game", since: "Meanwhile", none: "Choose cards (Space), then play (Enter), or take a move from the list.",
    alone: "The kernel does not answer. Playing needs it; stepping does not.", show: (name) => `${name}: show my cards` },
  zh: { moves: (n) => `所有打法（${n}）`, more: (n) => `另有${n}种，选牌后显示`, hint: "提示", undo: "收回", again: "重打这一局",
    another: "再开一局", save: "保存", sure: "连手牌一起保存", deal: (n) => `第${n}局`, now: "回到牌局", since: "这期间", none: "选牌（空格），再打出（Enter），或从列表中选一种打法。",
    alone: "内核没有回应：对局需要内核，回看不需要。", show: (name) => `${name}：显示我的牌` },
};
const TOOLS = ["hint", "undo", "again", "another", "save"];
/** How long the kernel may take, in milliseconds. */
const PATIENCE = 8000;

class PlayTable extends Table {
  listen() {
    super.listen();
    this.root.dataset.play = "";
    this.picked = new Set();
    const answered = () => this.answered();
    this.heard.push(["turn", answered]);
    this.model.on("change:turn", answered);
    this.root.addEventListener("click", ({ target }) => {
      const card = !target.closest("button") && target.closest(".ct-card[data-card]");
      if (card) this.pick(card.dataset.card);
      if (target.tagName === "SUMMARY") this.all = !target.parentNode.open; // the list stays as the reader wants it
    }, { signal: this.end.signal });
  }

  get turn() { return this.model.get("turn") ?? {}; }
  /** What the kernel says of the chosen cards, if it is about just these. */
  get offer() { return String(this.turn.offer?.cards) === String([...this.picked]) ? this.turn.offer : null; }
  /** Whether the table shows the game as it stands, so that one can move. */
  get now() { return this.line && this.shown === this.last && this.preview == null && this.turn.seat != null; }

  rebuild() {
    super.rebuild();
    if (!this.line) return;
    const stage = this.root.querySelector(".ct-stage");
    stage.insertBefore(this.panel = h("div.ct-turn"), stage.lastChild); // above the controls
    this.offered();
  }

  update() {
    super.update();
    if (this.panel && this.preview == null) this.offered(); // nothing jumps under who looks through the log
  }

  ask(message) {
    clearTimeout(this.wait);
    this.wait = setTimeout(() => { this.alone = true; this.offered(); }, PATIENCE);
    try { this.model.send({ ...message, at: this.turn.at }); } catch { this.alone = true; }
    this.offered();
  }

  answered() {
    clearTimeout(this.wait);
    const { offer, note } = this.turn;
    this.alone = false;
    if (!offer || note) this.picked = new Set(offer?.cards); // else the page knows better: more may be chosen by now
    this.offered();
    this.live.textContent = [...this.panel.querySelectorAll(".ct-note, .ct-offer")].map((one) => one.textContent).join(" ");
  }

  pick(card) {
    if (!this.now) return;
    if (!this.picked.delete(card)) this.picked.add(card);
    this.ask({ do: "offer", cards: [...this.picked] });
  }

  destroy() {
    clearTimeout(this.wait);
    super.destroy();
  }

  /** Draw the panel, lift the cards that can be played, mark the chosen ones, close the curtain between people. */
  offered() { this.keep(() => this.panelled()); }

  panelled() {
    const { turn, now, column, panel, root } = this, said = SAID[this.lang], can = new Set(turn.cards);
    for (const { classList, dataset: { card } } of this.board.el.querySelectorAll(".ct-card[data-card]")) {
      classList.toggle("ct-can", !!now && can.has(card));
      classList.toggle("ct-picked", !!now && this.picked.has(card));
    }
    const curtain = turn.seat != null && turn.people > 1 && this.open !== turn.seat; // also over earlier steps
    root.toggleAttribute("data-curtain", curtain);
    panel.replaceChildren(...(curtain ? [press("ct-button ct-next", "open", turn.seat, {}, said.show(this.board.seat(turn.seat)))]
      : this.parts(turn, said, now, column)).filter(Boolean));
    if (this.inside) this.goIn(true);
  }

  parts(turn, said, now, column) {
    const rich = (text) => this.board.rich(text[column]), row = (...all) => h("div.ct-moves", ...all);
    const move = ([text, ...label], style = "ct-button") => press(style, "move", text, {}, h("span", ...rich(label)));
    const { note, groups } = turn, { offer, line: { frames } } = this, count = groups?.reduce((sum, [, n]) => sum + n, 0);
    const since = frames.slice(turn.since + 1, -1).map((frame) => h("span", ...this.board.rich(frame.log), " "));
    const tools = row(...TOOLS.map((does) => this.button(does, said[does], null,
      { "aria-disabled": String(does === "undo" ? !turn.undo : does === "hint" && !now) })),
      h("span.ct-quiet", said.deal(turn.deal)));
    if (turn.seat != null && !now) return [row(this.button("last", said.now))];
    return [
      now && since.length && h("p.ct-quiet", `${said.since}: `, ...since),
      now && h("p", h("b", ...rich(turn.prompt))),
      this.alone && h("p.ct-loss", said.alone),
      note && h("p.ct-note", ...rich(note), ...turn.ask ? [" ", this.button("sure", said.sure)] : []),
      now && h("div.ct-offer", ...offer?.forms?.flatMap((text) => [h("b", ...rich(text)), " "]) ?? [],
        ...offer?.said ? [h("span.ct-loss", "✗ "), ...rich(offer.said)] : offer?.moves.length ? [] : [said.none],
        ...offer?.moves.length ? [row(...offer.moves.map((one) => move(one, "ct-button ct-next")))] : []),
      now && h("details.ct-all", { open: this.all ?? count < 13 }, h("summary", said.moves(count)), ...groups.map(([name, n, moves]) =>
        h("div", null, name && h("h4", ...rich(name), ` ${n}`), row(...moves.map((one) => move(one)), n > moves.length && said.more(n - moves.length))))),
      tools,
    ];
  }

  act(does, v) {
    if (does === "move") this.ask({ do: "play", move: v });
    else if (TOOLS.includes(does)) this.ask({ do: does });
    else if (does === "sure") this.ask({ do: "save", sure: true });
    else if (does === "open") { this.open = Number(v); this.offered(); focus(this.root); }
    else super.act(does, v);
  }

  /** On a card, Space chooses; Enter plays where the chosen cards make one move, and else chooses. On the list it opens. */
  pressed(key, target) {
    const card = target.closest(".ct-card[data-card]"), moves = this.offer?.moves;
    if (!card || !this.now || ![" ", "Enter"].includes(key)) return super.pressed(key, target);
    if (key === "Enter" && this.picked.has(card.dataset.card) && moves?.length === 1) this.act("move", moves[0][0]);
    else this.pick(card.dataset.card);
    return true;
  }
}

function render({ model, el }) {
  const table = new PlayTable(model, el);
  return () => table.destroy();
}

export default { render };
