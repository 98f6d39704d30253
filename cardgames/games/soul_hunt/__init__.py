"""Soul Hunt: a team of warriors with the spirits of the forest, five hunts, a final challenge; all win or all lose."""

from functools import lru_cache
from itertools import permutations

from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.soul_hunt.cards import PACK
from cardgames.games.soul_hunt.moves import FORMS
from cardgames.games.soul_hunt.rules import MIXES, SoulHunt


@lru_cache
def warriors(seats: int) -> tuple[str, ...]:
    """SH-3.1, SH-R34: the warriors by seat, "1 2 3" or in any other choice and order; the first is the default."""
    return tuple(" ".join(map(str, chosen)) for chosen in permutations(range(1, 6), seats))


def first_warriors(seats: int) -> str:
    """SH-3.1: the warriors where nobody chooses."""
    return warriors(seats)[0]


GAME = Game(
    slug="soul-hunt",
    prefix="SH",
    seats_clause="SH-3.1",
    title=Words("Soul Hunt", "灵魂狩猎"),
    seats=range(2, 6),
    pack=PACK,
    state=SoulHunt,
    forms=FORMS,
    options={
        "token_mix": Option("20/10/5", tuple(MIXES), "SH-R2", Words("Tokens with 0, 1 and 2", "0、1、2的标记各几个")),
        "events_removed": Option(3, (3, 4), "SH-R1", Words("Events put back into the box", "放回盒中的事件卡")),
        "target_players": Option(
            "alive", ("alive", "start"), "SH-R3", Words("Who counts in a target", "目标里的人数怎么算")
        ),
        "soul_limit": Option(6, (6, 5), "SH-R4", Words("Souls a player may keep", "每人最多几个灵魂")),
        "removed_evil": Option(
            "discard", ("discard", "hand"), "SH-R6", Words("Where a cleansed evil spirit goes", "净化的恶灵去哪里")
        ),
        "final_is_next_hunt": Option(
            False,
            (False, True),
            "SH-R19",
            Words("Whether a blessing reaches the final challenge", "祝福能否用于最终挑战"),
        ),
        "evict_last_life": Option(
            True, (True, False), "SH-R20", Words("Whether the last life may be given", "能否花最后一点生命")
        ),
        "open_hands": Option(True, (True, False), "SH-R27", Words("Whether hands are open", "手牌是否公开")),
        "elemental_leaves": Option(
            "once_attached",
            ("once_attached", "attached"),
            "SH-R22",
            Words("Which elementals leave after a hunt", "狩猎后哪些元素灵离开"),
        ),
        "first_captain": Option(0, range, "SH-3.9", Words("The first captain", "第一任队长")),
        "warriors": Option(first_warriors, warriors, "SH-R34", Words("Warriors by seat", "各座位的勇士")),
    },
    # With 5 seats at most 95 souls are drawn (15 at the set-up, 1 a seat in each of 15 attacks, 5 by an event), and
    # each can once make room, leave a hand and need a shuffle (285). Set-up 20, votes 25, orders 10, events 8,
    # evictions 25; 80 preparations, 90 draws, 90 ends of sacrificing, 75 rewards; the final challenge and its relics 4.
    longest=712,
)
