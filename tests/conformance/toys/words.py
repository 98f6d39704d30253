"""What Sealed Highs says."""

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "deal": Telling(Words("{n:# card|cards} are dealt to everyone.", "每人发{n}张牌。"), moment="deal"),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    "seal": Telling(
        Words("{actor:seat} seals {card:card}.", "{actor:seat}暗出{card:card}。"),
        hidden=Words("{actor:seat} seals a card.", "{actor:seat}暗出一张牌。"),
    ),
    "reveal": Telling(
        Words("The cards are {cards:cards}.", "翻开的牌是{cards:cards}。"),
        brief=Words("Round {n}: {cards:cards}", "第{n}轮：{cards:cards}"),
    ),
    "ace": Telling(Words("{actor:seat} discards {card:card}: nobody scores.", "{actor:seat}弃{card:card}，无人得分。")),
    "pass": Telling(Words("{actor:seat} keeps the ace.", "{actor:seat}留住A。")),
    "wins": Telling(Words("{actor:seat} has the highest card.", "{actor:seat}的牌最大。"), moment="capture"),
    "points": Telling(Words("{actor:seat} scores {n:# point|points}.", "{actor:seat}得{n}分。"), moment="score"),
    "asks": Telling(Words("{actor:seat} draws {n:# card|cards}.", "{actor:seat}要摸{n}张牌。")),
    "draw": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}摸到{card:card}。"),
        hidden=Words("{actor:seat} draws a card.", "{actor:seat}摸一张牌。"),
    ),
    "shuffle": Telling(Words("The discards are shuffled.", "弃牌堆洗牌。"), moment="deal"),
    "end": Telling(Words("{seats:seats} won.", "{seats:seats}获胜。"), moment="end"),
}

POINTS = Words("{card:card} is highest", "{card:card}最大")

REFUSALS = {
    "not_in_hand": (
        Words("{card:card} is not in {actor:seat}'s hand.", "{actor:seat}手里没有{card:card}。"),
        Words("You could seal {cards:either}.", "可以盖{cards:either}。"),
    ),
    "too_many": (
        Words("{n:# card|cards} cannot be drawn.", "不能摸{n}张牌。"),
        Words("You could draw 0 to {most}.", "可以摸0到{most}张。"),
    ),
    "not_an_order": (
        Words("This is not an order of the discard pile.", "这不是弃牌堆的一个顺序。"),
        Words("The cards are {cards:cards}, each of them once.", "{cards:cards}必须各出现一次。"),
    ),
}
