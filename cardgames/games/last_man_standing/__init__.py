"""Last Man Standing: buy weapons at a market, then fight duels in which the lowest card brings down the highest."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.last_man_standing.moves import FORMS
from cardgames.games.last_man_standing.rules import START_MONEY, LastManStanding

GAME = Game(
    slug="last-man-standing",
    prefix="LM",
    title=Words("Last Man Standing", "血战到底"),
    seats=range(4, 9),
    pack=STANDARD,
    state=LastManStanding,
    forms=FORMS,
    options={
        "buy_order": Option(
            "fixed",
            ("fixed", "rotate"),
            "LM-R2",
            Words("Who begins a buying round", "每轮购买由谁先买"),
            {
                "fixed": Words("always the same player", "总是同一个人"),
                "rotate": Words("the next player each time", "每轮换下一位"),
            },
        ),
        "start_money": Option(START_MONEY, range(1_000_000), "LM-R14", Words("Money at the start", "起始资金")),
    },
    longest=80,  # four purchases and six duel cards for each of eight seats
)
