"""Lost Starship: steer by suits towards a secret destination; after each round the compass gives its points."""

from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.lost_starship.moves import FORMS, PACK
from cardgames.games.lost_starship.rules import LostStarship

GAME = Game(
    slug="lost-starship",
    prefix="LS",
    seats_clause="LS-2.1",
    title=Words("Lost Starship", "星际迷航"),
    seats=range(2, 5),
    pack=PACK,
    state=LostStarship,
    forms=FORMS,
    options={
        "variant": Option(
            "home", ("home", "fugitive"), "LS-5.3", Words("Whether kings are homes or hunters", "身份牌是家还是通缉国")
        ),
        "margin_bonus": Option(
            True, (True, False), "LS-R11", Words("Whether the larger margin scores again", "差距大的是否再得一分")
        ),
        "rotate_start": Option(
            False, (False, True), "LS-R5", Words("Whether the start moves on each round", "每轮换人先行动")
        ),
        "first_player": Option(0, range, "LS-R8", Words("The seat that goes first", "先行动的座位")),
    },
    longest=30,  # LS-4.1: 15 rounds of 2 cards; 9 of 3 and 5 of 4 are less
)
