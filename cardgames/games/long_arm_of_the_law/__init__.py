"""Long Arm of the Law: four cases to be solved with clues from one pack and deductions from another; also alone."""

from cardgames.cards import DOUBLE
from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.long_arm_of_the_law.moves import FORMS
from cardgames.games.long_arm_of_the_law.rules import LongArm


def any_seat(seats: int) -> tuple[int, ...]:
    """LA-R14: whoever may begin."""
    return tuple(range(seats))


GAME = Game(
    slug="long-arm-of-the-law",
    prefix="LA",
    title=Words("Long Arm of the Law", "法网恢恢"),
    seats=range(1, 5),
    pack=DOUBLE,
    state=LongArm,
    forms=FORMS,
    options={
        "close_need": Option(
            None,
            (None, *range(1, 13)),
            "LA-R2",
            Words("Clues of a suit needed to close its case", "结案所需的线索张数"),
        ),
        "close_cards": Option(
            "deduction", ("deduction", "clue"), "LA-R3", Words("Which cards pay for closing", "结案打出哪种牌")
        ),
        "close_discards": Option(
            "column", ("column", "everything"), "LA-R4", Words("Which clues a closing discards", "结案时弃掉哪些线索")
        ),
        "clue_joker": Option(
            "skip", ("skip", "stop_all"), "LA-R5", Words("What a joker among the clues does", "线索牌里大小王的作用")
        ),
        "first_player": Option(0, any_seat, "LA-R14", Words("Who goes first", "谁先行动")),
    },
    longest=53,  # alone: 49 turns that use up the deck, and at most four closings paid for with clues
)
