"""What Penniless and Insane says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

_REVEALED = Words("Bids turned up: {shown:list}.", "翻开出价：{shown:list}。")
_SCORED = Words("Points of the round: {points:list}.", "本轮得分：{points:list}。")

TELLINGS = {
    "shuffle": Telling(
        Words("All 52 cards are shuffled for round {n}.", "52张牌全部重洗，开始第{n}轮。"), moment="deal"
    ),
    "deal": Telling(
        Words("Everybody is dealt 3 cards and has {amount} in money.", "每人发3张牌，资金为{amount}元。"), moment="deal"
    ),
    "hand": Telling(
        Words("{actor:seat} holds {cards:cards}.", "{actor:seat}持{cards:cards}。"),
    ),
    "trick": Telling(Words("Round {round}, trick {n}", "第{round}轮第{n}回合"), moment="round", heading=True),
    "art": Telling(Words("Art of this trick: {cards:cards}.", "本回合的画：{cards:cards}。")),
    "bid": Telling(
        Words("{actor:seat} bids {card:card} face down.", "{actor:seat}暗中出价{card:card}。"),
        hidden=Words("{actor:seat} bids face down.", "{actor:seat}暗中出价。"),
    ),
    "reveal": Telling(_REVEALED, brief=_REVEALED),
    "order": Telling(
        Words("The lowest bid is first: in this order they take a piece.", "出价从小到大，按这个顺序拿画。")
    ),
    "takes": Telling(
        Words("{actor:seat} takes {card:card} for {paid}.", "{actor:seat}用{paid}元拿{card:card}。"),
        moment="capture",
    ),
    "pays": Telling(
        Words(
            "Pays the bid: {before} − {paid} = {left}.",
            "按出价付：{before} − {paid} = {left}元。",
        )
    ),
    "pays_all": Telling(
        Words(
            "{actor:seat} bid {bid}, has only {paid} and pays all of it.",
            "{actor:seat}出价{bid}，只有{paid}元，全部付出。",
        )
    ),
    "overpaid": Telling(
        Words(
            "{paid} paid, worth only {value}: insane.",
            "付{paid}元，只值{value}分：疯狂买卖。",
        )
    ),
    "last": Telling(
        Words(
            "{actor:seat} bid highest, {card:card}: no piece, nothing paid.",
            "{actor:seat}出价最高，{card:card}：没有画，不付钱。",
        )
    ),
    "last_pays": Telling(
        Words(
            "{actor:seat} bid highest, {card:card}: no piece, but {paid} paid.",
            "{actor:seat}出价最高，{card:card}：没有画，但要付{paid}元。",
        )
    ),
    "discards": Telling(Words("The bids are discarded.", "弃掉出价的牌。")),
    "scored": Telling(_SCORED, brief=_SCORED, moment="score"),
    "penniless": Telling(Words("Penniless: {seats:seats}.", "身无分文的是{seats:seats}。")),
    "goes_on": Telling(
        Words(
            "Nobody has {target} points yet: all cards are shuffled for another round.",
            "还没有人达到{target}分：重洗所有的牌，再来一轮。",
        )
    ),
    "reached": Telling(
        Words("{seats:seats} reached {target} points: the game is over.", "{seats:seats}达到{target}分，游戏结束。")
    ),
    **WIN_BY_POINTS,
}

SHOWN = Words("{seat:seat} {card:card}", "{seat:seat}{card:card}")
EARNED = Words("{seat:seat} {amount:signed}", "{seat:seat}{amount:signed}")
PAID = Words("for {paid}", "{paid}元")
OVERPAID = Words("{paid} insane", "{paid}元疯")

TURNS = tuple(Words(nth, f"第{n}") for n, nth in enumerate(("1st", "2nd", "3rd", "4th", "5th", "6th"), 1))
NO_TURN = Words("last", "最后")

ART = Words("Art of round {n}: {cards:cards}", "第{n}轮的画：{cards:cards}")
PENNILESS = Words("Penniless in round {n}", "第{n}轮身无分文")
INSANE = Words("Insane purchases in round {n}", "第{n}轮疯狂的买卖")

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
    "not_there": (
        Words("{card:card} is not among the pieces that are left.", "{card:card}不在剩下的画里。"),
        Words("Right would be one of {cards:cards}.", "应该从{cards:cards}中选一张。"),
    ),
}
