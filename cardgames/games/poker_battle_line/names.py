"""What Poker Battle Line calls things: formations, battlefields, positions, marks."""

from cardgames.engine.words import Words
from cardgames.games.poker_battle_line.moves import JACK, KING, QUEEN, VALUES
from cardgames.games.poker_battle_line.scoring import (
    EMPTY,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HIGH,
    PAIR,
    ROYAL,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
)

BATTLEFIELD = Words("Battlefield", "战场")
BATTLEFIELDS = tuple(Words(f"Battlefield {value}", f"{value}元战场") for value in VALUES)

FORMATIONS = {
    EMPTY: Words("no card", "没有牌"),
    HIGH: Words("high card {card:card}", "杂牌{card:card}"),
    PAIR: Words("pair {card:card}", "一对{card:card}"),
    TWO_PAIR: Words("two pairs {card:card}", "两对{card:card}"),
    THREE: Words("three of a kind {card:card}", "三条{card:card}"),
    STRAIGHT: Words("straight {card:card}", "顺子{card:card}"),
    FLUSH: Words("flush {card:card}", "同花{card:card}"),
    STRAIGHT_FLUSH: Words("straight flush {card:card}", "同花顺{card:card}"),
    FULL_HOUSE: Words("full house {card:card}", "葫芦{card:card}"),
    FOUR: Words("four of a kind {card:card}", "铁枝{card:card}"),
    ROYAL: Words("royal flush {card:card}", "同花大顺{card:card}"),
}
CATEGORIES = {
    EMPTY: Words("no card", "没有牌"),
    HIGH: Words("a high card", "杂牌"),
    PAIR: Words("a pair", "一对"),
    TWO_PAIR: Words("two pairs", "两对"),
    THREE: Words("three of a kind", "三条"),
    STRAIGHT: Words("a straight", "顺子"),
    FLUSH: Words("a flush", "同花"),
    STRAIGHT_FLUSH: Words("a straight flush", "同花顺"),
    FULL_HOUSE: Words("a full house", "葫芦"),
    FOUR: Words("four of a kind", "铁枝"),
    ROYAL: Words("a royal flush", "同花大顺"),
}
POWER_OF = {JACK: Words("a jack", "J"), QUEEN: Words("a queen", "Q"), KING: Words("a king", "K")}

SIDE = Words("{seat:seat} with {cards:cards}", "{seat:seat}的{cards:cards}")
POSITION = Words("position {index} on battlefield {n}", "{n}元战场第{index}位")
HAS = Words("{seat:seat} has {amount}", "{seat:seat}有{amount}元")
TAKEN = Words("Battlefield {n}: {formation}", "{n}元战场：{formation}")

COVERS = (
    Words("5 cards, face down", "5张，全暗"),
    Words("5 cards, 2 face down", "5张，三明两暗"),
    *[Words("3 cards, face up", "3张，全明")] * 3,
)
COMPLETE = Words("complete", "放满")
PART = Words("{count} of {size}", "{count}／{size}张")
WON = Words("won", "赢")
LOST = Words("lost", "输")
UNCLAIMED = Words("nobody won", "无人得")
JOKER_IS = Words("joker = {cards:cards}", "鬼牌＝{cards:cards}")
STAKES = (
    Words("one coin of 5", "一枚5元"),
    Words("four coins of 1", "四枚1元"),
    Words("three coins of 1", "三枚1元"),
    Words("two coins of 1", "两枚1元"),
    Words("one coin of 1", "一枚1元"),
)
