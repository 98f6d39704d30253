"""What Long Arm of the Law says: its events, the lines of its sheet, its refusals, its marks."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "cases": Telling(
        Words(
            "Four kings are laid out as four cases; the other {n} clues are shuffled.",
            "摆出四张K，就是四桩案件；其余{n}张线索牌洗混。",
        ),
        moment="deal",
    ),
    "first_clues": Telling(
        Words("{n:# clue is|clues are} sorted into the columns: {cards:cards}.", "{n}张线索放入牌列：{cards:cards}。")
    ),
    "first_jokers": Telling(
        Words("{cards:cards} came up too and had to be replaced.", "还翻到{cards:cards}，弃掉，另翻一张补上。")
    ),
    "hands": Telling(Words("Everyone takes {n} deduction cards.", "每人拿{n}张推理牌。")),
    "hand": Telling(Words("{actor:seat} holds {cards:cards}.", "{actor:seat}手里是{cards:cards}。")),
    "begins": Telling(Words("{actor:seat} goes first.", "{actor:seat}先行动。")),
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
            "{actor:seat} turns up {card:card}: from now on nobody looks for clues.",
            "{actor:seat}翻到{card:card}，从此谁都不再翻线索。",
        )
    ),
    "no_search": Telling(Words("Nobody looks for clues any more.", "大家都不再翻线索。")),
    "no_clues": Telling(Words("The clue deck is empty: no new clue.", "线索牌堆已空，没有新线索。")),
    # Phase 2
    "deduces": Telling(
        Words(
            "{actor:seat} plays {cards:cards} ({how}) and takes the clue {clue:card}.",
            "{actor:seat}打出{cards:cards}（{how}），收走线索{clue:card}。",
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
            "{actor:seat}打出{cards:cards}（{how}）结案，拿走{clue:card}。",
        ),
        brief=Words(
            "{actor:seat} closes: {cards:cards} → {clue:card}", "{actor:seat}结案：{cards:cards} → {clue:card}"
        ),
        moment="capture",
    ),
    "pays": Telling(
        Words(
            "{actor:seat} gives up the clues {cards:cards} ({how}), closes the case and takes {clue:card}.",
            "{actor:seat}交出线索{cards:cards}（{how}）结案，拿走{clue:card}。",
        ),
        brief=Words(
            "{actor:seat} closes: {cards:cards} → {clue:card}", "{actor:seat}结案：{cards:cards} → {clue:card}"
        ),
        moment="capture",
    ),
    "jokers": Telling(Words("{cards:cards}: any suit, and counts 13.", "{cards:cards}可当任何花色，算13。")),
    "wild": Telling(
        Words("{cards:cards}: any suit, since that case is closed.", "{cards:cards}的案件已结，可当任何花色。")
    ),
    "more_than_enough": Telling(Words("One card would have been enough.", "其实一张就够了。")),
    "left": Telling(
        Words("What is left in the column is discarded: {cards:cards}.", "牌列里剩下的线索弃掉：{cards:cards}。")
    ),
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
        Words("{actor:seat} draws {cards:cards}.", "{actor:seat}补进{cards:cards}。"),
        hidden=Words("{actor:seat} draws {n:# card|cards}.", "{actor:seat}补进{n}张牌。"),
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
            "{actor:seat}得{amount}分，破了{n}桩案件。",
        ),
        moment="end",
    ),
    **WIN_BY_POINTS,
}

TAKEN = Words("{clue:card} for {cards:cards}", "用{cards:cards}收走{clue:card}")
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
        Words("There is no case \u201c{word}\u201d.", "没有案件“{word}”。"),
        Words("The cases are H, S, C and D.", "案件有H、S、C、D。"),
    ),
    "how_many": (
        Words("That is {n:# card|cards}.", "这里是{n}张牌。"),
        Words("You can play one or two different cards.", "可以打出一张牌，或两张不同的牌。"),
    ),
    "closed": (
        Words("The case of {suit:suit} is closed.", "{suit:suit}的案件已经结案。"),
        Words("Still open: {cards:cards}.", "未结案的有：{cards:cards}。"),
    ),
    "only_king": (
        Words("Only {king:card} lies there, and a king is no clue.", "那一列只有{king:card}，而K不是线索。"),
        Words("Clues to be taken: {cards:cards}.", "可以推理的线索：{cards:cards}。"),
    ),
    "does_not_fit": (
        Words("{card:card} does not fit the case of {suit:suit}.", "{card:card}不能用于{suit:suit}的案件。"),
        Words("What fits in this hand: {cards:cards}.", "这手牌里能用的：{cards:cards}。"),
    ),
    "too_little": (
        Words("{how} is less than {clue:card}.", "{how}，不到{clue:card}。"),
        Words("You need a sum of at least {least}.", "数字之和至少要{least}。"),
    ),
    "no_conviction": (
        Words("{how} is not enough to close a case.", "{how}，不够结案。"),
        Words("You need a sum of at least {least}.", "数字之和至少要{least}。"),
    ),
    "few_clues": (
        Words("{actor:seat} owns {n:# clue|clues} of {suit:suit}.", "{actor:seat}只有{n}张{suit:suit}线索。"),
        Words("It takes {need} to close the case.", "结案需要{need}张。"),
    ),
    "not_own_clue": (
        Words(
            "{actor:seat} owns no {card:card} among the clues of {suit:suit}.",
            "{actor:seat}的{suit:suit}线索里没有{card:card}。",
        ),
        Words("You could give up one or two of these: {cards:cards}.", "可以从{cards:cards}里交出一张或两张。"),
    ),
}
