"""Penniless and Insane: failed artists bid for each other's art and hope to end with nothing."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.penniless_and_insane.moves import FORMS
from cardgames.games.penniless_and_insane.rules import PennilessAndInsane

GAME = Game(
    slug="penniless-and-insane",
    prefix="PI",
    title=Words("Penniless and Insane", "穷的和疯的"),
    seats=range(3, 8),
    pack=STANDARD,
    state=PennilessAndInsane,
    forms=FORMS,
    options={
        "last_pays": Option(
            False, (False, True), "PI-R4", Words("Whether the highest bidder pays", "出价最高的人是否付钱")
        ),
        "penniless_bonus": Option(
            "double", ("double", 20, 0), "PI-R6", Words("What being penniless is worth", "“穷的”奖励有多少")
        ),
        "insane_bonus": Option(5, (5, 0, 10), "PI-R7", Words("What an insane purchase is worth", "“疯的”奖励有多少")),
        "target": Option(300, range(1, 1001), "PI-R11", Words("Points that end the game", "结束游戏的分数")),
        "start_money": Option(20, range(1_000_000), "PI-R12", Words("Coins at the start of a round", "每轮的起始资金")),
    },
    # Each round adds at least 8 points with three players, 15 with four, ... 50 with seven (PI-7.4): up to the highest
    # target that is 375, 267, 209, 167 or 140 rounds of three tricks with 2 x players - 1 choices, and a shuffle.
    longest=6000,
)
