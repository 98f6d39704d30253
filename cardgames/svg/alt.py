"""The alternative text of a view: what its picture shows, in words, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from cardgames.cards import Card
from cardgames.engine.view import AUDIENCE, View, ZoneView
from cardgames.engine.words import PUNCTUATION, Said, Words, listing, seat_name
from cardgames.svg.look import shown, silent

LISTED = 16
"""Of a place with more cards, only their number and the last one are told; of a zone with more places, only those that
hold cards."""

_SEEN = Words("Seen by {who}", "{who}的视角")
_AUDIENCE = Words("the audience", "旁观者")
_TURN = Words("{who} to act", "轮到{who}")
_WAITING = Words("Someone is choosing in secret", "有人正在暗中选择")
_OVER = Words("The game is over, won by {who}", "游戏结束，{who}获胜")
_LOST = Words("The game is over, and nobody has won", "游戏结束，无人获胜")
_SCORES, _SCORE = Words("Scores", "得分"), Words("{who} {score}", "{who}：{score}")
_EMPTY = Words("no cards", "无牌")
_DOWN, _DOWN_ONE = Words("{n} face-down cards", "{n}张暗牌"), Words("1 face-down card", "1张暗牌")
_MANY = Words("{n} cards, the last {card}", "{n}张牌，最后一张{card}")


def view_alt(view: View, lang: str = "en") -> str:
    """The game, whose turn it is, the scores, every place and every number of a view as sentences."""
    sentences = [view.title.text(lang), _viewer(view, lang), _turn(view, lang), _scores(view, lang)]
    count = Counter((zone.name, zone.owner) for zone in view.zones.values())
    told = (zone for zone in view.zones.values() if zone.cards or count[zone.name, zone.owner] <= LISTED)
    sentences += [_zone(view, zone, lang) for zone in told]
    sentences += _counters(view, lang)
    signs = PUNCTUATION[lang]
    return signs.space.join(signs.sentence(one) for one in sentences if one)


def _who(view: View, seats: tuple[int, ...], lang: str) -> str:
    return listing([seat_name(seat, lang, view.names) for seat in seats], lang)


def _viewer(view: View, lang: str) -> str:
    """Whose view it is; everything open needs no word."""
    if view.viewer == AUDIENCE:
        return _SEEN.fill({"who": _AUDIENCE[lang]}, lang)
    return _SEEN.fill({"who": _who(view, (view.viewer,), lang)}, lang) if isinstance(view.viewer, int) else ""


def _turn(view: View, lang: str) -> str:
    if view.over:
        return _OVER.fill({"who": _who(view, view.winners, lang)}, lang) if view.winners else _LOST[lang]
    if view.actor is not None and view.actor >= 0:
        return _TURN.fill({"who": _who(view, (view.actor,), lang)}, lang)
    return _WAITING[lang] if view.waiting else ""


def _scores(view: View, lang: str) -> str:
    signs = PUNCTUATION[lang]
    scores = [
        _SCORE.fill({"who": _who(view, (seat,), lang), "score": score}, lang) for seat, score in enumerate(view.scores)
    ]
    return _SCORES[lang] + signs.colon + signs.comma.join(scores)


def _zone(view: View, zone: ZoneView, lang: str) -> str:
    owner = "" if zone.owner is None else _who(view, (zone.owner,), lang) + PUNCTUATION[lang].comma
    cards = (None,) * len(zone.cards) if zone.down else zone.cards
    return owner + zone.label.text(lang) + PUNCTUATION[lang].colon + _cards(cards, lang)


def _cards(cards: tuple[Card | None, ...], lang: str) -> str:
    """The cards by name in their order, runs of face-down cards as a number."""
    if not cards:
        return _EMPTY[lang]
    if len(cards) > LISTED and (last := cards[-1]) is not None:
        return _MANY.fill({"n": len(cards), "card": last.name[lang]}, lang)
    parts = []
    for face_down, run in groupby(cards, key=lambda card: card is None):
        some = list(run)
        if face_down:
            parts.append((_DOWN_ONE if len(some) == 1 else _DOWN).fill({"n": len(some)}, lang))
        else:
            parts += [card.name[lang] for card in some if card is not None]
    return PUNCTUATION[lang].items.join(parts)


def _counters(view: View, lang: str) -> list[str]:
    """The numbers that stand on the table, without the scores; of those by suit only what is not 0."""
    told = []
    for counter in view.counters.values():
        nothing = silent(counter.value) or (counter.sub is not None and counter.value == 0)
        if counter.shown and counter.name != "score" and not nothing:
            owner = "" if counter.owner is None else _who(view, (counter.owner,), lang) + PUNCTUATION[lang].comma
            sub = f" {shown(counter.sub, lang)}" if counter.sub is not None else ""
            value = counter.value
            if isinstance(value, list) and all(isinstance(one, (Said, Words)) for one in value):
                value = [one for one, _ in groupby(value)]  # the caption of a run of cards, once
            name = (counter.label.text(lang) + sub).strip()
            told.append(owner + name + PUNCTUATION[lang].colon + shown(value, lang, view.names))
    return told
