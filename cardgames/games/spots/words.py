"""What Spots says: its events, the lines of its sheet, its refusals. The exchange is told as in Hey, Bartender!"""

from cardgames.engine.events import Telling
from cardgames.engine.words import Words
from cardgames.games.hey_bartender.words import exchange_tellings

TELLINGS = exchange_tellings(Words("The market", "市场")) | {
    "deal": Telling(
        Words("Five cards are dealt to each of {seats} players.", "{seats}名玩家每人发五张牌。"), moment="deal"
    ),
    "row": Telling(
        Words("{actor:seat} lays out {cards:cards}, {total} in all.", "{actor:seat}摊开{cards:cards}，共{total}点。")
    ),
    "market": Telling(
        Words("{card:card} is turned up as the first card of the market.", "翻开{card:card}作为市场的第一张牌。")
    ),
    "starts": Telling(Words("{actor:seat} has the lowest total and starts.", "{actor:seat}总和最小，先出牌。")),
    "starts_of_several": Telling(
        Words(
            "{seats:seats} share the lowest total, and {actor:seat} starts.",
            "{seats:seats}总和并列最小，由{actor:seat}先出牌。",
        )
    ),
    "handicap": Telling(Words("{actor:seat}'s handicap is {how}.", "{actor:seat}的优势值是{how}。")),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    "play": Telling(Words("{actor:seat} plays {card:card}.", "{actor:seat}打出{card:card}。")),
    "keeps": Telling(
        Words(
            "{actor:seat} scores {amount:# point|points}, and {card:card} joins the market.",
            "{actor:seat}得{amount}分，{card:card}加入市场。",
        )
    ),
    "no_exchange": Telling(
        Words(
            "The deck is empty: {actor:seat} gets nothing, and {card:card} joins the market.",
            "牌堆已空：{actor:seat}什么也得不到，{card:card}加入市场。",
        ),
        brief=Words("{actor:seat}: {card:card}, no exchange", "{actor:seat}：{card:card}，没有交换"),
    ),
    "takes_all": Telling(
        Words(
            "The deck is empty: {actor:seat} takes the whole market, {cards:cards}, worth {amount:# point|points}. "
            "Now {card:card} is its only card.",
            "牌堆已空：{actor:seat}拿走整个市场的{cards:cards}，得{amount}分。市场里只剩{card:card}。",
        ),
        brief=Words("{actor:seat}: {card:card} → {cards:cards}", "{actor:seat}：{card:card} → {cards:cards}"),
        moment="capture",
    ),
    "over": Telling(Words("All cards are played.", "所有牌都已打出。")),
    "final": Telling(Words("{actor:seat}'s final score is {how}.", "{actor:seat}的最终得分是{how}。"), moment="score"),
    "wins": Telling(Words("{actor:seat} wins.", "{actor:seat}获胜。"), moment="end"),
    "share": Telling(Words("{seats:seats} share the win.", "{seats:seats}共同获胜。"), moment="end"),
}

HANDICAP = Words("Handicap", "优势值")
EXCHANGED = Words("{card:card} for {cards:cards}", "{card:card}换{cards:cards}")
WHOLE_MARKET = Words("{card:card} for the whole market, {cards:cards}", "{card:card}换整个市场的{cards:cards}")
NOT_EXCHANGED = Words("{card:card} without an exchange", "{card:card}，没有交换")

REFUSALS = {
    "not_in_row": (
        Words("{card:card} does not lie in {actor:seat}'s row.", "{actor:seat}面前没有{card:card}。"),
        Words("You could play {cards:either}.", "可以出{cards:either}。"),
    ),
}
