"""What Hey, Bartender! says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "deal": Telling(Words("{n:# card|cards} are dealt to each of {seats} players.",
                          "给{seats}名玩家每人发{n}张牌。"), moment="deal"),
    "market": Telling(Words("The bartender's hand is turned up: {cards:cards}.", "翻开酒保的手牌：{cards:cards}。")),
    "starts": Telling(Words("{actor:seat} starts.", "{actor:seat}先出牌。")),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    "play": Telling(Words("{actor:seat} plays {card:card}.", "{actor:seat}打出{card:card}。")),
    "short": Telling(Words("The bartender's cards total only {total}, less than {value}.",
                           "酒保的牌总共只有{total}点，不到{value}点。")),
    "flip": Telling(Words("{card:card} is flipped; the total is now {total}.", "翻出{card:card}，总数变为{total}。")),
    "empty": Telling(Words("The deck is empty; the discard pile is to be shuffled.", "牌堆已空，需要洗弃牌堆。")),
    "reshuffle": Telling(Words("The {n:# discarded card|discarded cards} are shuffled into a new deck.",
                               "{n}张弃牌洗成新的牌堆。"), moment="deal"),
    "no_exchange": Telling(
        Words("No card can be flipped: there is no exchange, and {card:card} stays with the bartender.",
              "无牌可翻，没有交换，{card:card}留在酒保处。"),
        brief=Words("{actor:seat}: {card:card}, no exchange", "{actor:seat}：{card:card}，没有交换")),
    "nearest": Telling(Words("No cards make {value} exactly; {total} is the nearest.",
                             "凑不出正好{value}点，最接近的是{total}点。")),
    "hands_back": Telling(
        Words("The bartender hands back {cards:cards}.", "酒保交出{cards:cards}。"),
        brief=Words("{actor:seat}: {card:card} → {cards:cards}", "{actor:seat}：{card:card} → {cards:cards}"),
        moment="capture"),
    "only": Telling(Words("No other cards would do.", "没有别的牌合适。")),
    "fewer": Telling(Words("{others:sum} makes {total} too, but takes more cards.",
                           "{others:sum}也是{total}点，但用的牌更多。")),
    "wider": Telling(Words("{others:sum} also makes {total}, but its spread {low} is less than {high}.",
                           "{others:sum}也是{total}点，但差值{low}小于{high}。")),
    "higher": Telling(Words("{others:sum} also makes {total} with the same spread; written from the top, the cards "
                            "handed over are higher.",
                            "{others:sum}也是{total}点，差值相同；从大到小比，交出的牌更大。")),
    "oldest": Telling(Words("Of equal cards the bartender gives the ones that came first.",
                            "点数相同的牌，先来的先交出。")),
    "joins": Telling(Words("{card:card} joins the bartender's hand.", "{card:card}加入酒保的手牌。")),
    "points": Telling(Words("{actor:seat} scores {amount:# point|points}.", "{actor:seat}得{amount}分。"), moment=None),
    "end": Telling(Words("All cards are played. {seats:seats} {verb} with {amount:# point|points}.",
                         "所有牌都已打出。{seats:seats}以{amount}分获胜。"), moment="end"),
}

EXCHANGED = Words("{card:card} for {cards:cards}", "{card:card}换{cards:cards}")
NOT_EXCHANGED = Words("{card:card} without an exchange", "{card:card}，没有交换")

REFUSALS = {
    "not_in_hand": (Words("{card:card} is not in {actor:seat}'s hand.", "{actor:seat}手里没有{card:card}。"),
                    Words("Right would be one of {cards:cards}.", "应该从{cards:cards}中选一张。")),
    "not_an_order": (Words("This is not an order of the cards to be shuffled.", "这不是待洗各牌的一个顺序。"),
                     Words("Right would be each of {cards:cards} once.", "应为{cards:cards}各一次。")),
}
