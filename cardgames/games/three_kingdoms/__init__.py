"""Three Kingdoms Legends: capture by mansion, lay out what the novel tells, and take the bank or end the hand."""

from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms.cards import PACK
from cardgames.games.three_kingdoms.moves import FORMS
from cardgames.games.three_kingdoms.rules import ThreeKingdoms

HANDS = range(1, 501)
CHIPS = range(1, 1_000_001)

GAME = Game(
    slug="three-kingdoms",
    prefix="TK",
    title=Words("Three Kingdoms Legends", "三国人物传奇"),
    seats=range(2, 8),
    pack=PACK,
    state=ThreeKingdoms,
    forms=FORMS,
    options={
        "items": Option("deck", ("deck", "none"), "TK-R03", Words("What becomes of the items", "道具锦囊怎么用")),
        "group_capture": Option("all", ("all", "one"), "TK-R05", Words("What a group gives", "收叠组时收多少")),
        "persuade": Option(
            "formed", ("formed", "each", "open", "off"), "TK-R21", Words("How often you may persuade", "可以劝诱几次")
        ),
        "round_shield": Option(
            "separate", ("separate", "merged"), "TK-R25", Words("Two round shields or one", "两张团盾还是一张")
        ),
        "multiplier": Option(
            "all", ("all", "own"), "TK-R20", Words("Whose combos the factor counts", "倍数数谁的组合")
        ),
        "extension_calls": Option(
            False, (False, True), "TK-R16", Words("Whether an added card lets you call", "加牌能否叫庄")
        ),
        "target_chips": Option(None, CHIPS, "TK-R41", Words("Chips that end the match", "结束比赛的筹码数")),
        "max_hands": Option(12, HANDS, "TK-R41", Words("Hands of a match at most", "比赛最多几盘")),
    },
    # A hand: at most 64 hand steps (63 cards are dealt to seven players, Red Hare adds one), each with at most 5
    # decisions of hand and flip step, 217 of the combine step (each uses up a card), a call and 217 Persuades; the
    # items together ask for less than 200. Equal draws and eights on the table come again, but hardly ever.
    longest=HANDS[-1] * (64 * (5 + 217 + 1 + 217) + 200 + 100),
)
