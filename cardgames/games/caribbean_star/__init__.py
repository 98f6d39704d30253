"""Caribbean Star: two magicians lay cards that work by their colour, whoever put them down."""

from cardgames.cards import STANDARD
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.caribbean_star.moves import FORMS
from cardgames.games.caribbean_star.rules import CaribbeanStar

GAME = Game(
    slug="caribbean-star",
    prefix="CS",
    title=Words("Caribbean Star", "加勒比之星"),
    seats=range(2, 3),  # CS-1.1
    pack=STANDARD,
    state=CaribbeanStar,
    forms=FORMS,
    options={
        "first_colour": Option(
            "R",
            ("R", "B"),
            "CS-R1",
            Words("The colour of Seat 0", "座位0拥有的颜色"),
            {"R": Words("red", "红色"), "B": Words("black", "黑色")},
        ),
        "ace_priority": Option(
            "opponent",
            ("opponent", "owner"),
            "CS-R3",
            Words("Who decides first about an ace", "谁先决定是否用A"),
            {"opponent": Words("the opponent", "对手"), "owner": Words("the player whose card is due", "出牌的人")},
        ),
        "double_negative": Option(
            True, (True, False), "CS-R7", Words("Whether sixes double a negative result", "负分是否也翻倍")
        ),
    },
    # At most 26 rounds (21 draws of two cards, then 5 hands run out) of two cards; each revealed card is offered to two
    # seats; each of the four eights is previewed once, since it is discarded then: 52 + 104 + 4.
    longest=160,
)
