"""Barcelona: a red card to win with, a black card to pay with; show one, then stay or go."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.barcelona.moves import FORMS
from cardgames.games.barcelona.rules import Barcelona

GAME = Game(
    slug="barcelona",
    prefix="BA",
    title=Words("Barcelona", "巴塞罗那"),
    seats=range(2, 6),
    pack=STANDARD,
    state=Barcelona,
    forms=FORMS,
    options={
        "start_money": Option(30, (20, 30, 40), "BA-R1", Words("Money at the start", "起始资金")),
        "ante": Option(1, (1, 2, 3), "BA-R5", Words("What everybody pays each round", "每回合付入奖金池的钱")),
    },
    longest=52,  # every hand of the 26 that the piles can deal is asked at most twice
)
