"""Poker Battle Line: two players fight for five piles of coins with poker hands, half of them hidden."""

from cardgames.cards import WITH_JOKERS
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.poker_battle_line.moves import FORMS
from cardgames.games.poker_battle_line.rules import PokerBattleLine

GAME = Game(
    slug="poker-battle-line",
    prefix="PB",
    title=Words("Poker Battle Line", "扑克战阵"),
    seats=range(2, 3),
    pack=WITH_JOKERS,
    state=PokerBattleLine,
    forms=FORMS,
    options={
        "start": Option(0, range, "PB-R16", Words("The seat that starts", "先行动的座位")),
        "powers": Option(
            True, (True, False), "PB-R2", Words("Whether jacks, queens and kings have powers", "J、Q、K有没有能力")
        ),
        "kickers": Option("none", ("none", "full"), "PB-R5", Words("Whether side cards count", "是否比散牌")),
        "tie_break": Option(
            "first_complete",
            ("first_complete", "unclaimed"),
            "PB-R6",
            Words("What decides between exactly equal formations", "双方完全相同时"),
        ),
        "end_b": Option("concede", ("concede", "auto"), "PB-R8", Words("When the game ends early", "何时提前结束")),
        "king_pick": Option("blind", ("blind", "owner"), "PB-R11", Words("Who picks for a king", "K弃的牌由谁选")),
        "king_pause": Option("skip", ("skip", "play_short"), "PB-R12", Words("The turn after a king", "K之后的回合")),
    },
    longest=54,  # every decision takes at least one of the 54 cards out of a hand for good, but the last may concede
)
