"""One page with a whole game in it: steps, seats, log and languages, without kernel and without network.

The page holds the module, the stylesheet and the data; its policy forbids every request. Without scripts it shows the
storyboard. The address keeps the place, so that a link can point to a step: `game.html#step=12&view=0&lang=zh`.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from pathlib import Path

from cardgames.engine.timeline import Timeline
from cardgames.engine.words import PUNCTUATION
from cardtable.check import check_state, check_timeline
from cardtable.data import Json, check_views, frame_at, table_data
from cardtable.served import MODULE, STYLES
from cardtable.still import seed_words, storyboard

_PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
h1 {{ position: absolute; clip-path: inset(50%); }}
body {{ margin: 0 auto; padding: 10px; max-width: 1200px; background: Canvas; color: CanvasText; }}
noscript {{ font-family: system-ui, sans-serif; }}
noscript img {{ max-width: 100%; height: auto; }}
{css}
</style>
</head>
<body>
<main><h1>{title}</h1><div id="table"></div></main>
<noscript>
{still}
</noscript>
<script type="application/json" id="state">{state}</script>
<script type="module">{script}</script>
</body>
</html>
"""

# A model as anywidget's, in 20 lines: what the table changes stays in the page and in its address.
_MODEL = """
const state = JSON.parse(document.getElementById("state").textContent), heard = {};
const read = () => {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    if (name === "step") model.set(name, Math.trunc(Number(value)) || 0);
    if ({ view: state.data.views, lang: ["en", "zh"] }[name]?.includes?.(value)) model.set(name, value);
  }
};
let saving;
const save = () => {
  const { step, view, lang } = state;
  const place = "#" + new URLSearchParams({ step, view, lang });
  try { history.replaceState(null, "", place); } catch { /* not allowed here */ }
};
const model = {
  get: (name) => state[name],
  set(name, value) {
    if (state[name] === value) return;
    state[name] = value;
    for (const listener of heard["change:" + name] ?? []) listener();
  },
  save_changes() {
    clearTimeout(saving);
    saving = setTimeout(save, 200);  // writing the address takes longer than the step itself
  },
  on: (name, listener) => (heard[name] ??= []).push(listener),
  off: (name, listener) => { heard[name] = (heard[name] ?? []).filter((one) => one !== listener); },
};
read();
addEventListener("hashchange", read);
render({ model, el: document.getElementById("table") });
"""


def to_html(
    timeline: Timeline,
    path: str | Path,
    *,
    step: int = 0,
    view: str | int | None = None,
    views: Iterable[object] | None = None,
    lang: str = "en",
    pack: str = "standard",
    projector: bool = False,
) -> Path:
    """Write the page of a timeline and return its path.

    `views` limits what the page holds: with `views=[0]` nothing that seat 0 may not see is in the file. `view` is
    the one shown first (default: the first of them).
    Raises ValueError for a step, view, language or pack that is none.
    """
    data = table_data(check_timeline(timeline), check_views(timeline, views))
    first = data["views"][0] if view is None else view
    traits = check_state(data, step=step, view=first, lang=lang, pack=pack, projector=projector)
    target = Path(path)
    target.write_text(page(timeline, data, traits), encoding="utf-8", newline="\n")
    return target


def page(timeline: Timeline, data: Json, traits: Json) -> str:
    """The page as text."""
    script = MODULE + _MODEL
    lang = "zh-CN" if traits["lang"] == "zh" else "en"
    shown = frame_at(data, traits["view"], traits["step"])
    title = PUNCTUATION[traits["lang"]].comma.join(
        filter(None, [timeline.game.title[traits["lang"]], seed_words(data["seed"], traits["lang"])])
    )
    return _PAGE.format(
        lang=lang,
        title=escape(title),
        policy=escape(_policy(script)),
        css=STYLES,
        still=storyboard(
            timeline,
            **{name: traits[name] for name in ("view", "lang", "pack")},
            shown=shown,
            seed=data["seed"] is not None,
        ),
        state=_json({**traits, "data": data}),
        script=script,
    )


def _policy(script: str) -> str:
    """Nothing may be loaded or sent; only this one script runs."""
    digest = b64encode(sha256(script.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _json(value: Json) -> str:
    """JSON that no text in it can end early: "<" is written as an escape."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
