"""Hey, Bartender! An automatic opponent with an exact procedure answers every card."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.hey_bartender.moves import FORMS
from cardgames.games.hey_bartender.rules import HeyBartender

GAME = Game(
    slug="hey-bartender",
    prefix="HB",
    title=Words("Hey, Bartender!", "嘿，酒保！"),
    seats=range(2, 7),
    pack=STANDARD,
    state=HeyBartender,
    forms=FORMS,
    options={
        "start": Option(0, range, "HB-R9", Words("The seat that starts", "先出牌的座位")),
        "bartender_cards": Option(
            7, range(5, 10), "HB-R10", Words("Cards of the bartender at the start", "酒保开局的牌数")
        ),
        "deck_out": Option(
            "reshuffle",
            ("reshuffle", "no_exchange"),
            "HB-R7",
            Words("When the deck runs out", "牌堆用尽时"),
            {
                "reshuffle": Words("shuffle the discard pile", "洗弃牌堆"),
                "no_exchange": Words("no exchange", "不再交换"),
            },
        ),
    },
    longest=72,
)
