"""Spots: everybody trades five open cards for more spots, and a good deal is paid for with a handicap."""

from cardgames.cards import SHORT
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.spots.moves import FORMS
from cardgames.games.spots.rules import Spots
from cardgames.games.spots.scoring import FACTORS, ROUNDINGS

GAME = Game(
    slug="spots",
    prefix="SP",
    title=Words("Spots", "点换点"),
    seats=range(2, 7),
    pack=SHORT,
    state=Spots,
    forms=FORMS,
    options={
        "handicap": Option(
            "half",
            FACTORS,
            "SP-R7",
            Words("Share of the difference that is taken off", "优势值是差数的几分之几"),
            {"half": Words("half", "一半"), "full": Words("all of it", "全部"), "none": Words("nothing", "没有优势值")},
        ),
        "handicap_rounding": Option(
            "exact",
            ROUNDINGS,
            "SP-R1",
            Words("What becomes of half points", "出现半点时"),
            {
                "exact": Words("keep the half point", "保留半点"),
                "down": Words("round down", "舍去半点"),
                "up": Words("round up", "进为一点"),
            },
        ),
        "deck_out": Option(
            "no_exchange",
            ("no_exchange", "take_all"),
            "SP-R3",
            Words("When the deck runs out", "牌堆用尽时"),
            {
                "no_exchange": Words("no exchange", "不再交换"),
                "take_all": Words("take the whole market", "拿走全部公共牌"),
            },
        ),
    },
    longest=30,
)
