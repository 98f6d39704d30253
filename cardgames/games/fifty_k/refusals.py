"""The sentences by which Fifty-K refuses a move, and what would be right."""

from cardgames.engine.words import Words

FOR_INSTANCE = Words("Right would be, for instance, {cards:cards}: {what}.", "例如可以出{cards:cards}：{what}。")
OR_PASS = Words(
    "Right would be, for instance, {cards:cards}: {what}; or to pass.", "例如可以出{cards:cards}：{what}；或者不出。"
)
ONLY_PASS = Words("Nothing in this hand beats it: right would be to pass.", "手里没有能压过的牌：只能不出。")
RIGHT = Words("{right}", "{right}")

REFUSALS = {
    "free_lead": (
        Words("{actor:seat} has the free lead and must not pass.", "{actor:seat}有自由出牌权，不能不出。"),
        RIGHT,
    ),
    "nothing": (Words("No card is chosen.", "一张牌也没有选。"), RIGHT),
    "twice": (Words("{cards:cards} is named twice.", "{cards:cards}重复了。"), RIGHT),
    "not_held": (
        Words("Not in {actor:seat}'s hand: {cards:cards}.", "{actor:seat}手里没有{cards:cards}。"),
        RIGHT,
    ),
    "opening": (
        Words(
            "{cards:cards}: {what}, but the first lead has to contain 3♥.", "{cards:cards}是{what}，但首出必须带上3♥。"
        ),
        RIGHT,
    ),
    "four": (
        Words(
            "No combination: all four {key}s are a bomb, and nothing goes with a bomb.",
            "不成牌型：四张{key}是炸弹，炸弹不能再带牌。",
        ),
        RIGHT,
    ),
    "no_pair": (
        Words("No combination: two cards have to be a pair, of one rank.", "不成牌型：两张牌必须是同点数的对子。"),
        RIGHT,
    ),
    "more_than_fifty": (
        Words(
            "No combination: 5, 10 and K are a fifty-K only as exactly three cards.",
            "不成牌型：5、10、K正好三张才是五十K。",
        ),
        RIGHT,
    ),
    "two_in_run": (
        Words("No combination: a 2 is never part of a run or a straight.", "不成牌型：2不能进顺子、连对或三顺。"),
        RIGHT,
    ),
    "too_short": (
        Words(
            "No combination: a straight has at least five cards, and here are {n}.",
            "不成牌型：顺子至少五张，这里只有{n}张。",
        ),
        RIGHT,
    ),
    "no_fifty": (
        Words(
            "No combination: three cards of different ranks are only a fifty-K, of 5, 10 and K.",
            "不成牌型：三张点数不同的牌只能是五十K，即5、10、K。",
        ),
        RIGHT,
    ),
    "gap": (
        Words(
            "No combination: the ranks do not follow each other, since {key} is missing.",
            "不成牌型：点数不相连，缺{key}。",
        ),
        RIGHT,
    ),
    "triple_wings": (
        Words(
            "No combination: a triple takes one card or one pair with it, not {wings:cards}.",
            "不成牌型：三张只能带一张或一对，不能带{wings:cards}。",
        ),
        RIGHT,
    ),
    "run_wings": (
        Words(
            "No combination: {n} triples take {n} single cards or {n} pairs, each of another rank, not {wings:cards}.",
            "不成牌型：{n}组三顺要带{n}张或{n}对点数各不相同的牌，不能带{wings:cards}。",
        ),
        RIGHT,
    ),
    "mixed": (
        Words(
            "No combination: pairs and single cards of other ranks do not go together.",
            "不成牌型：对子和别的点数的单张不能一起出。",
        ),
        RIGHT,
    ),
    "other_type": (
        Words("{cards:cards}: {what}, but {last} has to be beaten by the same type.",
              "{cards:cards}是{what}，而要压的是{last}，牌型必须相同。"),
        RIGHT,
    ),
    "other_size": (
        Words("{cards:cards}: {what}, but {last} has to be beaten by the same number of cards.",
              "{cards:cards}是{what}，而要压的是{last}，张数必须相同。"),
        RIGHT,
    ),
    "not_higher": (
        Words("{cards:cards}: {what}, which is not higher than {last}.", "{cards:cards}是{what}，没有大过{last}。"),
        RIGHT,
    ),
    "triples_count": (
        Words("{cards:cards}: {what}; only the triples count, and they are not higher than {last}.",
              "{cards:cards}是{what}，只比三张部分，没有大过{last}。"),
        RIGHT,
    ),
    "weaker": (
        Words("{cards:cards}: {what}, which never beats {last}.", "{cards:cards}是{what}，压不过{last}。"),
        RIGHT,
    ),
    "fifty_k": (
        Words("{cards:cards}: {what}; no fifty-K beats another one.", "{cards:cards}是{what}，五十K互相压不过。"),
        RIGHT,
    ),
}  # fmt: skip
