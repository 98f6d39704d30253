"""The kinds of move of Three Kingdoms Legends, and the moves that are made all the time."""

from __future__ import annotations

from functools import cache
from typing import Any

from cardgames.cards import Card
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms.cards import CHARACTERS, ITEMS, Character, Legend
from cardgames.games.three_kingdoms.combos import ALL, BY_KEY, NAMED


def character(move: Move) -> Character:
    """The card of a checked move that is about a character."""
    return move.card  # type: ignore[return-value]


def held(move: Move) -> Legend:
    """The card of a checked move that is about any card of this game."""
    return move.card  # type: ignore[return-value]


def combo_name(key: Any) -> Any:
    """The name of a combo by its key; a word that is none as it is."""
    combo = BY_KEY.get(key)
    return key if combo is None else combo.name


def combo_names(keys: Any) -> list[Any]:
    """The names of several, for "E001,E031"."""
    return [combo_name(key) for key in str(keys).split(",")]


_ONE = {"combo": combo_name}

# Hand step and flip step.
PLAY = MoveForm("play", "play {card:card}", Words("Lay {card:card} on the table", "把{card:card}放作桌牌"))
CAPTURE = MoveForm(
    "capture",
    "play {card:card} for {target:card}",
    Words("Play {card:card} and capture {target:card}", "打出{card:card}，收走{target:card}"),
)
GATHER = MoveForm(
    "gather",
    "play {card:card} for the group",
    Words("Play {card:card} and capture the group", "打出{card:card}，收走整组"),
)
DISCARD = MoveForm("discard", "discard {card:card}", Words("Discard {card:card} unused", "不用{card:card}，直接弃掉"))
USE = MoveForm(
    "use",
    "use {item:card} showing {shown:card}",
    Words("Use {item:card}, showing {shown:card}", "展示{shown:card}，使用{item:card}"),
)
FLIP = MoveForm("flip", "flip", Words("Turn up the top card of the pile", "翻开牌堆顶的一张"))
STOP = MoveForm("stop", "stop", Words("Stop flipping", "不再翻牌"))
MATCH = MoveForm("match", "match {card:card}", Words("Capture {card:card}", "收走{card:card}"))

# Combine, call and end steps.
FORM = MoveForm("form", "form {combo:word}", Words("Lay out {combo}", "摆出{combo}"), names=_ONE)
EXTEND = MoveForm(
    "extend",
    "extend {combo:word} with {card:card}",
    Words("Add {card:card} to {combo}", "把{card:card}加进{combo}"),
    names=_ONE,
)
REBUILD = MoveForm(
    "rebuild",
    "rebuild {combos:word}",
    Words("Rebuild into {combos:list}", "拆解重组为{combos:list}"),
    names={"combos": combo_names},
)
DONE = MoveForm("done", "done", Words("Finish combining", "结束组合拆解"))
BANKER = MoveForm("banker", "banker", Words("Become banker", "坐庄"))
END = MoveForm("end", "end", Words("End the hand", "结束这一盘"))
PERSUADE = MoveForm("persuade", "persuade {combo:word}", Words("Persuade for {combo}", "劝诱，摆出{combo}"), names=_ONE)
PASS = MoveForm("pass", "pass", Words("Do not persuade", "不劝诱"))

# What items ask.
TARGET = MoveForm("target", "target {seat:seat}", Words("Choose {seat:seat}", "选{seat:seat}"))
STRIKE = MoveForm(
    "strike",
    "target {seat:seat} card {card:card}",
    Words("Choose {seat:seat}'s {card:card}", "选{seat:seat}的{card:card}"),
)
CLEAVE = MoveForm(
    "cleave",
    "target {seat:seat} combo {combo:word} card {card:card}",
    Words("Choose {card:card} in {seat:seat}'s {combo}", "选{seat:seat}的{combo}里的{card:card}"),
    names=_ONE,
)
LOSE = MoveForm("lose", "lose {card:card}", Words("Choose your {card:card}", "选自己的{card:card}"))
BURN = MoveForm("burn", "burn {combo:word}", Words("Choose your {combo}", "选自己的{combo}"), names=_ONE)
SIT = MoveForm("sit", "sit after {seat:seat}", Words("Sit down after {seat:seat}", "坐到{seat:seat}之后"))
RETURN = MoveForm("return", "return {card:card}", Words("Put {card:card} into the pile", "把{card:card}放进牌堆"))
KEEP = MoveForm("keep", "keep {card:card}", Words("Put {card:card} into the collection", "把{card:card}放进收集牌堆"))
BURY = MoveForm("bury", "bury {card:card}", Words("Put {card:card} into the pile", "把桌上的{card:card}放进牌堆"))
TAKE = MoveForm(
    "take",
    "take {card:card} from {seat:seat}",
    Words("Take {card:card} from {seat:seat}", "从{seat:seat}拿{card:card}"),
)
PAIR = MoveForm(
    "pair", "pair {seat:seat} {other:seat}", Words("Choose {seat:seat} and {other:seat}", "选{seat:seat}和{other:seat}")
)
SWAP = MoveForm("swap", "swap {card:card}", Words("Give {card:card} in exchange", "用{card:card}交换"))
GIVE = MoveForm(
    "give", "give {card:card} to {seat:seat}", Words("Give {card:card} to {seat:seat}", "把{card:card}送给{seat:seat}")
)
NAME = MoveForm("name", "name {seat:seat}", Words("Name {seat:seat}", "指定{seat:seat}"))
FIRST = MoveForm("first", "first {card:card}", Words("Choose {card:card} first", "先选{card:card}"))

# Chance.
DRAW = MoveForm("draw", "draw {cards:cards}", Words("Each draws a character: {cards:cards}", "各抽一张：{cards:cards}"))
SHUFFLE = MoveForm("shuffle", "shuffle {cards:cards}", Words("Shuffle all the cards", "洗混所有的牌"))
MIX = MoveForm("mix", "mix {cards:cards}", Words("Shuffle the pile", "洗混牌堆"))
PIERCE = MoveForm("pierce", "pierce {card:card}", Words("Hit {card:card}", "击中{card:card}"))

FORMS = (
    *(PLAY, CAPTURE, GATHER, DISCARD, USE, FLIP, STOP, MATCH),
    *(FORM, EXTEND, REBUILD, DONE, BANKER, END, PERSUADE, PASS),
    *(STRIKE, CLEAVE, TARGET, LOSE, BURN, SIT, RETURN, KEEP, BURY, TAKE, PAIR, SWAP, GIVE, NAME, FIRST),
    *(DRAW, SHUFFLE, MIX, PIERCE),
)

_BY_MANSION = {card.mansion: [other for other in CHARACTERS if other.mansion == card.mansion] for card in CHARACTERS}
PLAYS = {card: PLAY(card) for card in CHARACTERS}
GATHERS = {card: GATHER(card) for card in CHARACTERS}
DISCARDS = {card: DISCARD(card) for card in ITEMS}
CAPTURES = {
    card: {other: CAPTURE(card, other) for other in _BY_MANSION[card.mansion] if other is not card}
    for card in CHARACTERS
}
"""By the card that is played, then by the card that is captured."""


@cache
def uses(item: Card) -> dict[Card, Move]:
    """The moves that use this item, by the character that is shown."""
    return {card: USE(item, card) for card in CHARACTERS}


MATCHES = {card: MATCH(card) for card in CHARACTERS}
LOSES = {card: LOSE(card) for card in CHARACTERS}
FORM_MOVES = {combo.key: FORM(combo.key) for combo in ALL}
PERSUADES = {combo.key: PERSUADE(combo.key) for combo in NAMED if combo.kind == "kinship"}
FLIP_MOVE, STOP_MOVE, DONE_MOVE = FLIP(), STOP(), DONE()
BANKER_MOVE, END_MOVE, PASS_MOVE = BANKER(), END(), PASS()
