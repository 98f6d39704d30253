"""What Long Arm of the Law says: its events, the lines of its sheet, its refusals, its marks."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "cases": Telling(
        Words(
            "Four kings are laid out as four cases; {n} clues are shuffled.", "摆出四张K作为四桩案件，{n}张线索牌洗混。"
        ),
        moment="deal",
    ),
    "first_clues": Telling(
        Words("{n:# clue is|clues are} sorted into the columns: {cards:cards}.", "{n}张线索放入牌列：{cards:cards}。")
    ),
    "first_jokers": Telling(
        Words("{cards:cards} came up too; discarded and replaced.", "翻到{cards:cards}，弃掉并补翻。")
    ),
    "hands": Telling(Words("Everybody takes {n} deduction cards.", "每人拿{n}张推理牌。")),
    "hand": Telling(Words("{actor:seat} holds {cards:cards}.", "{actor:seat}手里是{cards:cards}。")),
    "begins": Telling(Words("{actor:seat} begins.", "{actor:seat}先走。")),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    # Phase 1
    "found": Telling(Words("{actor:seat} finds {card:card}.", "{actor:seat}发现线索{card:card}。")),
    "cold": Telling(
        Words("Clues of closed cases are discarded: {cards:cards}.", "弃掉已结案花色的线索：{cards:cards}。")
    ),
    "joker": Telling(
        Words(
            "{actor:seat} turns up {card:card}: no clue this turn.",
            "{actor:seat}翻到{card:card}，这一回合没有线索。",
        )
    ),
    "joker_stops_all": Telling(
        Words(
            "{actor:seat} turns up {card:card}: nobody finds clues any more.",
            "{actor:seat}翻到{card:card}，从此谁都不再翻线索。",
        )
    ),
    "no_search": Telling(Words("Nobody finds clues any more.", "不再翻线索。")),
    "no_clues": Telling(Words("The clue deck is empty: no new clue.", "线索牌堆已空，没有新线索。")),
    # Phase 2
    "deduces": Telling(
        Words(
            "{actor:seat} plays {cards:cards} ({how}) and takes {clue:card}.",
            "{actor:seat}打出{cards:cards}（{how}），收走{clue:card}。",
        ),
        brief=Words("{actor:seat}: {cards:cards} → {clue:card}", "{actor:seat}：{cards:cards} → {clue:card}"),
    ),
    "ponders": Telling(
        Words("{actor:seat} ponders and discards {card:card}.", "{actor:seat}深思，弃掉{card:card}。"),
        brief=Words("{actor:seat} ponders: {card:card}", "{actor:seat}深思：{card:card}"),
    ),
    "closes": Telling(
        Words(
            "{actor:seat} plays {cards:cards} ({how}), closes the case and takes {clue:card}.",
            "{actor:seat}打出{cards:cards}（{how}）结案，收走{clue:card}。",
        ),
        brief=Words(
            "{actor:seat} closes: {cards:cards} → {clue:card}", "{actor:seat}结案：{cards:cards} → {clue:card}"
        ),
        moment="capture",
    ),
    "pays": Telling(
        Words(
            "{actor:seat} gives up the clues {cards:cards} ({how}), closes the case and takes {clue:card}.",
            "{actor:seat}交出线索{cards:cards}（{how}）结案，收走{clue:card}。",
        ),
        brief=Words(
            "{actor:seat} closes: {cards:cards} → {clue:card}", "{actor:seat}结案：{cards:cards} → {clue:card}"
        ),
        moment="capture",
    ),
    "jokers": Telling(Words("{cards:cards}: any suit, 13.", "{cards:cards}：任何花色，算13。")),
    "wild": Telling(
        Words("{cards:cards}: any suit, since that case is closed.", "{cards:cards}：案件已结，可当任何花色。")
    ),
    "more_than_enough": Telling(Words("One card would have been enough.", "其实一张就够了。")),
    "left": Telling(Words("What lay in the column is discarded: {cards:cards}.", "牌列里剩下的弃掉：{cards:cards}。")),
    "column_empty": Telling(Words("No clue was left in the column.", "牌列里已经没有线索。")),
    "piles_too": Telling(
        Words(
            "So are the clues of this suit in score piles: {cards:cards}.",
            "得分牌里这个花色的线索也弃掉：{cards:cards}。",
        )
    ),
    "freed": Telling(
        Words(
            "From now on every deduction card of {suit:suit} can stand for any suit.",
            "从此{suit:suit}的推理牌可当任何花色。",
        )
    ),
    # Phase 3 and the end
    "draws": Telling(
        Words("{actor:seat} draws {cards:cards}.", "{actor:seat}补{cards:cards}。"),
        hidden=Words("{actor:seat} draws {n:# card|cards}.", "{actor:seat}补{n}张牌。"),
    ),
    "all_closed": Telling(Words("All four cases are closed: the game is over.", "四桩案件全部告破，游戏结束。")),
    "closed_first": Telling(
        Words(
            "All four cases are closed: the game is over before the last cards are drawn.",
            "四桩案件全部告破，不等摸完推理牌，游戏结束。",
        )
    ),
    "deck_out": Telling(Words("No deduction card is left: the game is over.", "推理牌已经摸完，游戏结束。")),
    "stay_open": Telling(Words("Still open: {cards:cards}.", "未破的案件：{cards:cards}。")),
    "alone": Telling(
        Words(
            "{actor:seat} has {amount:# point|points} and has closed {n:# case|cases}.",
            "{actor:seat}得{amount}分，告破{n}桩案件。",
        ),
        moment="end",
    ),
    **WIN_BY_POINTS,
}

TAKEN = Words("{clue:card} for {cards:cards}", "以{cards:cards}收{clue:card}")
GIVEN_UP = Words("{cards:cards} given up", "交出{cards:cards}")
LOST = Words("{cards:cards} discarded", "弃掉{cards:cards}")

CLOSED = Words("closed", "已结案")
STOPPED = Words("stopped", "已停止")
SIGNS = tuple(Words(sign, sign) for sign in "♥♠♣♦")
NO_LABEL = Words("", "")
"""Of numbers that need none where they stand."""

SUITS = (Words("Hearts", "红桃"), Words("Spades", "黑桃"), Words("Clubs", "梅花"), Words("Diamonds", "方块"))

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
    "no_case": (
        Words('There is no case "{word}".', "没有案件“{word}”。"),
        Words("Right would be one of H, S, C, D.", "应为H、S、C、D之一。"),
    ),
    "how_many": (
        Words("{n:# card is|cards are} played.", "打出了{n}张牌。"),
        Words("Right would be one or two different cards.", "应该打出一张或两张不同的牌。"),
    ),
    "closed": (
        Words("The case of {suit:suit} is closed.", "{suit:suit}的案件已经结案。"),
        Words("Right would be an open case: {cards:cards}.", "应选未结案的案件：{cards:cards}。"),
    ),
    "only_king": (
        Words("Only {king:card} lies there, and a king is no clue.", "那一列只有{king:card}，而K不是线索。"),
        Words("Right would be a column with clues: {cards:cards}.", "应选有线索的牌列：{cards:cards}。"),
    ),
    "does_not_fit": (
        Words("{card:card} cannot be played for {suit:suit}.", "{card:card}不能用于{suit:suit}。"),
        Words("Of this hand these can: {cards:cards}.", "这手牌里可用的：{cards:cards}。"),
    ),
    "too_little": (
        Words("{how} is less than {clue:card}.", "{how}，小于{clue:card}。"),
        Words("Right would be a sum of at least {least}.", "数字之和至少应为{least}。"),
    ),
    "no_conviction": (
        Words("{how} does not close a case.", "{how}，不能结案。"),
        Words("Right would be a sum of at least {least}.", "数字之和至少应为{least}。"),
    ),
    "few_clues": (
        Words("{actor:seat} owns {n:# clue|clues} of {suit:suit}.", "{actor:seat}只有{n}张{suit:suit}线索。"),
        Words("To close it takes {need}.", "结案需要{need}张。"),
    ),
    "not_own_clue": (
        Words(
            "{card:card} is no clue of {suit:suit} that {actor:seat} owns.",
            "{card:card}不是{actor:seat}的{suit:suit}线索。",
        ),
        Words("Right would be one or two of {cards:cards}.", "应从{cards:cards}中选一两张。"),
    ),
}
