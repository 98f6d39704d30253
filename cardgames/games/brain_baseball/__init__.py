"""Brain Baseball: pitch a ball, swing at it from below, catch it from above; three unhit pitches in a row win."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.brain_baseball.moves import FORMS
from cardgames.games.brain_baseball.rules import BrainBaseball

SEASONS = range(1, 1_000_001)


def one_each(seats: int) -> int:
    """BB-R10: as many seasons as seats."""
    return seats


GAME = Game(
    slug="brain-baseball",
    prefix="BB",
    title=Words("Brain Baseball", "僵尸棒球"),
    seats=range(3, 8),
    pack=STANDARD,
    state=BrainBaseball,
    forms=FORMS,
    options={
        "ball_value_in_catch": Option(
            "catch",
            ("catch", "points"),
            "BB-R1",
            Words("How high the ball is when it is caught", "接球时球算多大"),
            {"catch": Words("as for the swing", "与挥棒时一样"), "points": Words("as in the scoring", "按计分的点数")},
        ),
        "streak_scope": Option(
            "season",
            ("season", "game"),
            "BB-R3",
            Words("How long a streak lasts", "连续次数跨不跨赛季"),
            {
                "season": Words("to the end of the season", "赛季结束就清零"),
                "game": Words("on into the next season", "带进下个赛季"),
            },
        ),
        "season_end": Option(
            "current",
            ("current", "extra"),
            "BB-R4",
            Words("Which round is the last of a season", "赛季的最后一回合"),
            {"current": Words("the one being played", "当前这一回合"), "extra": Words("one more", "再打一回合")},
        ),
        "seasons": Option(one_each, SEASONS, "BB-R10", Words("How many seasons are played", "打几个赛季")),
    },
    # A season: 7 cards for each of n seats, and at most n decisions for each card played (a hit round takes two cards
    # and 2n - 1 decisions, an unhit one takes one card and n); before the next one a shuffle.
    longest=SEASONS[-1] * (7 * 7 * 7 + 1),
)
