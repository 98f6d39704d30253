"""Abandon Ship: fill the lifeboats, win influence in duels, and hold the right key when the ship goes down."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.abandon_ship.moves import FORMS
from cardgames.games.abandon_ship.rules import AbandonShip

GAME = Game(
    slug="abandon-ship",
    prefix="AS",
    title=Words("Abandon Ship", "弃船逃生"),
    seats=range(2, 6),
    pack=STANDARD,
    state=AbandonShip,
    forms=FORMS,
    options={
        "influence_tie": Option(
            "all",
            ("all", "none", "key"),
            "AS-R7",
            Words("Who scores when influence is tied", "影响力并列时谁得分"),
            {
                "all": Words("everybody tied", "并列的人都得"),
                "none": Words("nobody", "都不得"),
                "key": Words("the higher key card", "钥匙牌大的人"),
            },
        ),
    },
    longest=530,  # n + (52 - 5n) turns of at most ten cards, a concession and a card drawn; then the keys
)
