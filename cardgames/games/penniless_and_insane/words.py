"""What Penniless and Insane says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

_REVEALED = Words("The bids, lowest first: {shown:list}.", "翻开出价，从小到大：{shown:list}。")
_SCORED = Words("Points of the round: {points:list}.", "本轮：{points:list}。")

TELLINGS = {
    "shuffle": Telling(
        Words("All 52 cards are shuffled for round {n}.", "52张牌全部重洗，开始第{n}轮。"), moment="deal"
    ),
    "deal": Telling(
        Words("Everyone is dealt 3 cards and has {amount:# coin|coins} to spend.", "每人发3张牌，手里各有{amount}元。"),
        moment="deal",
    ),
    "hand": Telling(
        Words("{actor:seat} holds {cards:cards}.", "{actor:seat}拿到{cards:cards}。"),
    ),
    "trick": Telling(Words("Round {round}, trick {n}", "第{round}轮第{n}回合"), moment="round", heading=True),
    "art": Telling(Words("For sale: {cards:cards}.", "待售的画：{cards:cards}。")),
    "bid": Telling(
        Words("{actor:seat} bids {card:card} face down.", "{actor:seat}暗中出价{card:card}。"),
        hidden=Words("{actor:seat} bids face down.", "{actor:seat}暗中出价。"),
    ),
    "reveal": Telling(_REVEALED, brief=_REVEALED),
    "order": Telling(
        Words("The lowest bid picks first, so this is also the order of buying.", "出价低的先拿画，就按这个顺序。")
    ),
    "takes": Telling(
        Words("{actor:seat} takes {card:card} for {paid:# coin|coins}.", "{actor:seat}花{paid}元拿走{card:card}。"),
        moment="capture",
    ),
    "pays": Telling(Words("That leaves {before} − {paid} = {left}.", "还剩{before} − {paid} = {left}元。")),
    "pays_all": Telling(
        Words(
            "{actor:seat} bid {bid}, has only {paid:# coin|coins} and pays all of it.",
            "{actor:seat}出价{bid}，可只有{paid}元，全部付出。",
        )
    ),
    "pays_nothing": Telling(
        Words(
            "{actor:seat} bid {bid}, has no money left and pays nothing.", "{actor:seat}出价{bid}，可分文没有，白拿。"
        )
    ),
    "overpaid": Telling(Words("Paid {paid} for a {value}: insane!", "花{paid}元买只值{value}分的画：疯了！")),
    "last": Telling(
        Words(
            "{actor:seat} bid highest ({card:card}), comes away empty-handed and pays nothing.",
            "{actor:seat}出价最高（{card:card}），空手而归，也不付钱。",
        )
    ),
    "last_pays": Telling(
        Words(
            "{actor:seat} bid highest ({card:card}), comes away empty-handed and still pays {paid}.",
            "{actor:seat}出价最高（{card:card}），空手而归，还要付{paid}元。",
        )
    ),
    "discards": Telling(Words("The bids are discarded.", "弃掉出价的牌。")),
    "scored": Telling(_SCORED, brief=_SCORED, moment="score"),
    "penniless": Telling(Words("Penniless: {seats:seats}.", "钱花光的“穷的”画家：{seats:seats}。")),
    "goes_on": Telling(
        Words("Nobody has reached {target} points, so there is another round.", "还没有人达到{target}分，再来一轮。")
    ),
    "reached": Telling(
        Words(
            "{seats:seats} reached {target:# point|points}: the game is over.",
            "{seats:seats}达到{target}分，游戏结束。",
        )
    ),
    **WIN_BY_POINTS,
}

SHOWN = Words("{seat:seat} {card:card}", "{seat:seat}出{card:card}")
EARNED = Words("{seat:seat} {amount:signed}", "{seat:seat}得{amount}分")
PAID = Words("for {paid}", "{paid}元")
OVERPAID = Words("{paid}, insane!", "{paid}元，疯！")

TURNS = tuple(Words(nth, f"第{n}") for n, nth in enumerate(("1st", "2nd", "3rd", "4th", "5th", "6th"), 1))
NO_TURN = Words("last", "最后")

ART = Words("Art of round {n}: {cards:cards}", "第{n}轮买到的画：{cards:cards}")
PENNILESS = Words("Penniless in round {n}", "第{n}轮“穷的”奖励")
INSANE = Words("Insane purchases in round {n}", "第{n}轮“疯的”奖励")

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
    "not_there": (
        Words("{card:card} is not for sale any more.", "待售的画里没有{card:card}。"),
        Words("You could take {cards:either}.", "可以拿{cards:either}。"),
    ),
}
