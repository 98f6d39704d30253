"""What Last Man Standing says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_MONEY
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "money": Telling(Words("Everyone starts with {amount:# coin|coins}.", "每人起始资金{amount}元。")),
    "deal": Telling(
        Words(
            "Two secret cards are dealt to each of {seats} players; {n:# card is|cards are} left in the pile.",
            "{seats}名玩家每人发两张手牌，牌堆还有{n}张。",
        ),
        moment="deal",
    ),
    "row": Telling(
        Words(
            "The row is laid out: {free:card} free, then {cards:cards} for 2, 4 and 6.",
            "翻出一排牌：{free:card}免费，{cards:cards}依次2元、4元、6元。",
        )
    ),
    # Buying
    "buying": Telling(Words("Buying round {n}", "第{n}轮购买"), moment="round", heading=True),
    "buys": Telling(
        Words("{actor:seat} buys {card:card}.", "{actor:seat}买{card:card}。"),
        brief=Words("{actor:seat}: {card:card} for {price}", "{actor:seat}：{card:card}，{price}元"),
    ),
    "takes": Telling(
        Words("{actor:seat} takes {card:card}.", "{actor:seat}拿走{card:card}。"),
        brief=Words("{actor:seat}: {card:card}, free", "{actor:seat}：{card:card}，免费"),
    ),
    "pays": Telling(
        Words(
            "Its place costs {price}, paid to the bank: {before} − {price} = {left} left.",
            "这个位置{price}元，付给银行：{before} − {price} = {left}元。",
        )
    ),
    "free": Telling(Words("The place at the far end costs nothing.", "最远的一张不要钱。")),
    "short": Telling(
        Words(
            "{actor:seat} had only {n} to spend: {cards:cards} could not be bought.",
            "{actor:seat}只有{n}元，买不起{cards:cards}。",
        )
    ),
    "slides": Telling(
        Words(
            "{cards:cards} {verb} one place cheaper; {card:card} is turned up for 6.",
            "{cards:cards}往便宜的一端移一格，翻开{card:card}放在6元处。",
        )
    ),
    "refill": Telling(Words("{card:card} is turned up for 6.", "翻开{card:card}放在6元处。")),
    "empty": Telling(Words("The pile is empty: no card is turned up.", "牌堆已空，不再翻牌。")),
    "last_refill": Telling(
        Words("Though nobody buys any more, {card:card} is turned up.", "虽然不再有人买牌，仍翻开{card:card}。")
    ),
    "out": Telling(
        Words(
            "Everybody holds six cards. {cards:cards}, unsold, leave the game with {n:# card|cards} of the pile.",
            "每人都有六张牌。{cards:cards}没有卖出，连同牌堆的{n}张退出游戏。",
        )
    ),
    "to_duels": Telling(Words("The market is closed: the duels begin.", "购买结束，决斗开始。"), moment="round"),
    # Duels
    "duel": Telling(Words("Duel {n} of 6", "第{n}次决斗（共6次）"), moment="round", heading=True),
    "puts": Telling(
        Words("{actor:seat} lays {card:card} face down.", "{actor:seat}暗出{card:card}。"),
        hidden=Words("{actor:seat} lays a card face down.", "{actor:seat}暗出一张牌。"),
    ),
    "discards": Telling(
        Words("The cards of the last duel, killed or not, are discarded.", "上次决斗的牌不论死活，全部弃掉。")
    ),
    "reveal": Telling(
        Words("All are turned up, in seat order: {cards:cards}.", "一起翻开，按座位次序：{cards:cards}。")
    ),
    "order": Telling(Words("The ranks act from the lowest up: {ranks:list}.", "从小到大执行：{ranks:list}。")),
    "top": Telling(
        Words(
            "{card:card} of {actor:seat}, the lowest, kills the highest, {victim:card} of {of:seat}: "
            "number {n}, worth {n}.",
            "最小的{card:card}（{actor:seat}）杀死最大的{victim:card}（{of:seat}）：第{n}张，{n}元。",
        ),
        moment="capture",
    ),
    "below": Telling(
        Words(
            "{card:card} of {actor:seat} kills {victim:card} of {of:seat}: number {n}, worth {n}.",
            "{card:card}（{actor:seat}）杀死{victim:card}（{of:seat}）：第{n}张，{n}元。",
        ),
        moment="capture",
    ),
    "earns": Telling(
        Words("{actor:seat} earns {amounts:sum} = {amount}.", "{actor:seat}得到{amounts:sum} = {amount}元。")
    ),
    "dead": Telling(
        Words("Already dead, {cards:cards} can no longer kill.", "{cards:cards}已被杀死，不能再杀别的牌。")
    ),
    "equal": Telling(Words("{cards:cards} are equal and cannot kill.", "{cards:cards}点数相同，不能杀别的牌。")),
    "equal_low": Telling(
        Words(
            "The lowest cards, {cards:cards}, are equal and cannot kill: {highest:cards} at the top {verb} for now.",
            "最小的{cards:cards}点数相同，不能杀：最大的{highest:cards}暂时活着。",
        )
    ),
    "nothing": Telling(
        Words("Every rank is there more than once, so nobody kills anybody.", "每种点数都不止一张，谁也杀不了谁。"),
        brief=Words("{cards:cards}: no kills", "{cards:cards}：无人被杀"),
    ),
    "standing": Telling(
        Words(
            "Left standing: {cards:cards}.",
            "存活：{cards:cards}。",
        ),
        brief=Words("{cards:cards} left standing; {earned:list}", "{cards:cards}存活；{earned:list}"),
    ),
    # The end
    "over": Telling(Words("That was the sixth duel: the game is over.", "第六次决斗结束，游戏结束。")),
    "count": Telling(Words("Only money counts: {money:list}.", "各人的钱：{money:list}。")),
    **WIN_BY_MONEY,
}

REWARD = Words("{amount:signed}", "{amount:signed}")
EARNED = Words("{seat:seat} {amount:signed}", "{seat:seat}得{amount}元")
HAS = Words("{seat:seat} {amount}", "{seat:seat}有{amount}元")

STARTED = Words("Starting money", "起始资金")
BOUGHT = Words("Bought {card:card}", "买{card:card}")
TAKEN = Words("Took {card:card}, free", "拿走{card:card}，免费")
KILLED = Words("{card:card} kills {cards:cards}", "{card:card}杀死{cards:cards}")

REFUSALS = {
    "not_in_row": (
        Words("{card:card} does not lie in the row.", "{card:card}不在翻开的一排里。"),
        Words("You could buy {cards:either}.", "可以买{cards:either}。"),
    ),
    "too_dear": (
        Words(
            "{card:card} costs {price}, but {actor:seat} has only {n}; there are no debts.",
            "{card:card}要{price}元，{actor:seat}只有{n}元，不能欠账。",
        ),
        Words("You could buy {cards:either}.", "可以买{cards:either}。"),
    ),
    "not_in_hand": NOT_IN_HAND,
}
