"""The sentences by which Fifty-K refuses a move, and what could be played instead."""

from cardgames.engine.words import Words

FOR_INSTANCE = Words("You could play {cards:cards}: {what}.", "可以出{cards:cards}：{what}。")
OR_PASS = Words("You could play {cards:cards} ({what}), or pass.", "可以出{cards:cards}（{what}），也可以不出。")
ONLY_PASS = Words("Nothing in this hand beats it: you can only pass.", "手里没有能压过的牌，只能不出。")
RIGHT = Words("{right}", "{right}")

REFUSALS = {
    "free_lead": (
        Words("{actor:seat} has the free lead and cannot pass.", "{actor:seat}有自由出牌权，不能不出。"),
        RIGHT,
    ),
    "nothing": (Words("No card is chosen.", "一张牌也没有选。"), RIGHT),
    "twice": (Words("{cards:cards} is named twice.", "{cards:cards}重复了。"), RIGHT),
    "not_held": (
        Words("{actor:seat} does not hold {cards:either}.", "{actor:seat}手里没有{cards:cards}。"),
        RIGHT,
    ),
    "opening": (
        Words(
            "{cards:cards}: {what}, but the first lead has to contain 3♥.",
            "{cards:cards}是{what}，但第一手必须带上3♥。",
        ),
        RIGHT,
    ),
    "four": (
        Words(
            "That is no combination: all four {key}s are a bomb, and nothing goes with a bomb.",
            "不成牌型：四个{key}是炸弹，炸弹不能再带牌。",
        ),
        RIGHT,
    ),
    "no_pair": (
        Words("That is no combination: two cards have to be a pair.", "不成牌型：两张牌必须是同点数的对子。"),
        RIGHT,
    ),
    "more_than_fifty": (
        Words(
            "That is no combination: 5, 10 and K are a fifty-K only if nothing else goes with them.",
            "不成牌型：只有5、10、K三张才是五十K，不能再带牌。",
        ),
        RIGHT,
    ),
    "two_in_run": (
        Words(
            "That is no combination: a 2 is never part of a run or a straight.",
            "不成牌型：2不能进顺子、连对或三顺。",
        ),
        RIGHT,
    ),
    "too_short": (
        Words(
            "That is no combination: a straight has at least five cards, and these are {n}.",
            "不成牌型：顺子至少五张，这里只有{n}张。",
        ),
        RIGHT,
    ),
    "no_fifty": (
        Words(
            "That is no combination: three cards of different ranks must be 5, 10 and K, a fifty-K.",
            "不成牌型：三张点数不同的牌只能是5、10、K，也就是五十K。",
        ),
        RIGHT,
    ),
    "gap": (
        Words(
            "That is no combination: the {key} in between is missing.",
            "不成牌型：点数不相连，中间缺{key}。",
        ),
        RIGHT,
    ),
    "triple_wings": (
        Words(
            "That is no combination: a triple takes one card or one pair with it, not {wings:cards}.",
            "不成牌型：三张同点数的牌只能带一张或一对，不能带{wings:cards}。",
        ),
        RIGHT,
    ),
    "run_wings": (
        Words(
            "That is no combination: {n} triples take {n} singles or {n} pairs, all different, not {wings:cards}.",
            "不成牌型：{n}组三张的三顺要带{n}张或{n}对点数各不相同的牌，不能带{wings:cards}。",
        ),
        RIGHT,
    ),
    "mixed": (
        Words(
            "That is no combination: pairs do not go together with single cards.",
            "不成牌型：对子不能和单牌一起出。",
        ),
        RIGHT,
    ),
    "other_type": (
        Words("{cards:cards}: {what}, but only a play of the same type beats {last}.",
              "{cards:cards}是{what}，可要压的是{last}，牌型必须相同。"),
        RIGHT,
    ),
    "other_size": (
        Words("{cards:cards}: {what}, but only the same number of cards beats {last}.",
              "{cards:cards}是{what}，可要压的是{last}，张数必须相同。"),
        RIGHT,
    ),
    "not_higher": (
        Words("{cards:cards}: {what}, which is not higher than {last}.", "{cards:cards}是{what}，大不过{last}。"),
        RIGHT,
    ),
    "triples_count": (
        Words("{cards:cards}: {what}; only the triples count, and they are not higher than {last}.",
              "{cards:cards}是{what}，只比三张部分，大不过{last}。"),
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
