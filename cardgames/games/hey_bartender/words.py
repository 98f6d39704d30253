"""What Hey, Bartender! says: its events, the lines of its sheet, its refusals; and how a market tells an exchange."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

REASONS = {  # why just these cards; the end of the sentence "hands_over"
    "HB-4.2": Words(", exactly {total}", "，正好{total}点"),
    "HB-4.3": Words(
        ": {others:sum} makes {total} too, but takes more cards", "：{others:sum}也是{total}点，但用的牌更多"
    ),
    "HB-4.4": Words(": fewer cards do not make {total}", "：更少的牌凑不出{total}点"),
    "HB-4.5": Words("", ""),  # "nearest" has said it already
    "HB-4.6": Words(
        ": {others:sum} makes {total} too, but its spread is {narrow}, not {wide}",
        "：{others:sum}也是{total}点，但差值{narrow}小于{wide}",
    ),
    "HB-4.7": Words(
        ": {others:sum} makes {total} too with the same spread, but {lower} is lower than {higher}",
        "：{others:sum}也是{total}点，差值也相同，但{lower}小于{higher}",
    ),
}


def exchange_tellings(giver: Words) -> dict[str, Telling]:
    """How the exchange of a market with this name is told; for Hey, Bartender! and Spots."""
    en, zh = giver
    return {
        "short": Telling(
            Words(
                f"{en} has only {{total}} in all, less than {{value}}.",
                f"{zh}的牌总共只有{{total}}点，不到{{value}}点。",
            )
        ),
        "flip": Telling(
            Words("{card:card} is flipped; the total is now {total}.", "翻出{card:card}，总点数变为{total}点。")
        ),
        "nearest": Telling(
            Words(
                "Nothing makes exactly {value}; the next total up is {total}.",
                "凑不出正好{value}点；再往上，能凑出的最小点数是{total}点。",
            )
        ),
        "hands_over": Telling(
            Words(f"{en} hands over {{cards:cards}}{{because}}.", f"{zh}交出{{cards:cards}}{{because}}。"),
            brief=Words("{actor:seat}: {card:card} → {cards:cards}", "{actor:seat}：{card:card} → {cards:cards}"),
        ),
        "oldest": Telling(Words("Of equal cards, those that came first go first.", "点数相同的牌，先来的先交出。")),
    }


TELLINGS = exchange_tellings(Words("The bartender", "酒保")) | {
    "deal": Telling(
        Words("{n:# card|cards} are dealt to each of {seats} players.", "{seats}名玩家每人发{n}张牌。"),
        moment="deal",
    ),
    "market": Telling(Words("The bartender's hand is turned up: {cards:cards}.", "翻开酒保的手牌：{cards:cards}。")),
    "starts": Telling(Words("{actor:seat} starts.", "{actor:seat}先出牌。")),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    "play": Telling(Words("{actor:seat} plays {card:card}.", "{actor:seat}打出{card:card}。")),
    "empty": Telling(Words("The deck is empty; the discard pile is to be shuffled.", "牌堆已空，需要洗弃牌堆。")),
    "reshuffle": Telling(
        Words("The {n:# discarded card is|discarded cards are} shuffled into a new deck.", "{n}张弃牌洗成新的牌堆。"),
        moment="deal",
    ),
    "no_exchange": Telling(
        Words("No card can be flipped: there is no exchange.", "无牌可翻，没有交换。"),
        brief=Words("{actor:seat}: {card:card}, no exchange", "{actor:seat}：{card:card}，没有交换"),
    ),
    "joins": Telling(Words("{card:card} joins the bartender's hand.", "{card:card}加入酒保的手牌。")),
    "points": Telling(Words("{actor:seat} scores {amount:# point|points}.", "{actor:seat}得{amount}分。")),
    "over": Telling(Words("All cards are played.", "所有牌都已打出。")),
    "wins": Telling(
        Words("{actor:seat} wins with {amount:# point|points}.", "{actor:seat}得{amount}分，获胜。"), moment="end"
    ),
    "share": WIN_BY_POINTS["share"],
}

EXCHANGED = Words("{card:card} for {cards:cards}", "{card:card}换{cards:cards}")
NOT_EXCHANGED = Words("{card:card} without an exchange", "{card:card}，没有交换")

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
}
