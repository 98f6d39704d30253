"""What Caribbean Star says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.common import NOT_IN_HAND
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "deal": Telling(
        Words(
            "Five cards are dealt to each player; {n:# card is|cards are} left in the draw pile.",
            "每人发五张牌，牌堆还有{n}张。",
        ),
        moment="deal",
    ),
    "colours": Telling(
        Words("{red:seat} owns red, {black:seat} owns black.", "{red:seat}拥有红色，{black:seat}拥有黑色。")
    ),
    # A round
    "round": Telling(Words("Round {n}", "第{n}回合"), moment="round", heading=True),
    "puts": Telling(
        Words("{actor:seat} puts down {card:card}, face down.", "{actor:seat}暗出{card:card}。"),
        hidden=Words("{actor:seat} puts down a card, face down.", "{actor:seat}暗出一张牌。"),
    ),
    "reveal": Telling(
        Words(
            "{first:card} ({by:seat}) and {second:card} ({other:seat}) are turned up.",
            "翻开{first:card}（{by:seat}）和{second:card}（{other:seat}）。",
        ),
        brief=Words(
            "{first:card} ({by:seat}), {second:card} ({other:seat})",
            "{first:card}（{by:seat}）、{second:card}（{other:seat}）",
        ),
    ),
    "lower": Telling(Words("The lower card, {card:card}, goes first.", "点数小的{card:card}先执行。")),
    "by_suit": Telling(
        Words("Of equal ranks the suit decides: {card:card} goes first.", "点数相同时比花色，{card:card}先执行。")
    ),
    "discards": Telling(Words("{card:card} goes to the discard pile.", "{card:card}进入弃牌堆。")),
    "draws": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}摸到{card:card}。"),
        hidden=Words("{actor:seat} draws a card.", "{actor:seat}摸一张牌。"),
    ),
    "no_draw": Telling(Words("The draw pile is empty: nobody draws.", "牌堆已空，不再摸牌。")),
    # Aces; "asked" and "passes" are told to nobody but the seat that is asked (CS-R18)
    "asked": Telling(Words("{actor:seat} may cancel {card:card} with an ace.", "{actor:seat}可以用A取消{card:card}。")),
    "passes": Telling(
        Words("{actor:seat} keeps the ace; nobody else learns of it.", "{actor:seat}不用A，别人不会知道。"),
        brief=Words("{actor:seat}: no ace", "{actor:seat}：不用A"),
    ),
    "ace": Telling(
        Words("{actor:seat} uses {ace:card} and cancels {card:card}.", "{actor:seat}使用{ace:card}，取消{card:card}。"),
        brief=Words("{actor:seat}: {ace:card} cancels {card:card}", "{actor:seat}：{ace:card}取消{card:card}"),
        moment="capture",
    ),
    "own_ace": Telling(
        Words(
            "{actor:seat} uses {ace:card} and cancels {card:card}, a card {actor:seat} put down.",
            "{actor:seat}使用{ace:card}，取消自己出的{card:card}。",
        ),
        brief=Words("{actor:seat}: {ace:card} cancels {card:card}", "{actor:seat}：{ace:card}取消{card:card}"),
        moment="capture",
    ),
    "takes": Telling(
        Words(
            "{card:card} has no effect and goes into the hand of {actor:seat}.",
            "{card:card}没有效果，收进{actor:seat}手里。",
        )
    ),
    "only_one": Telling(
        Words("Only this card is cancelled; {card:card} is still to come.", "A只取消这一张，{card:card}仍要执行。")
    ),
    # Effects
    "act": Telling(
        Words(
            "{card:card} is an act of {actor:seat}, who now has {minutes:# minute|minutes}.",
            "{card:card}成为{actor:seat}的魔术片段，现在共{minutes}分钟。",
        )
    ),
    "mistake": Telling(
        Words(
            "{card:card} is a mistake of {actor:seat}: {n:# point|points} off at the settlement.",
            "{card:card}成为{actor:seat}的失误，结算时扣{n}分。",
        )
    ),
    "six": Telling(
        Words("{card:card} will double the settlement of {actor:seat}.", "{card:card}使{actor:seat}的下次结算翻倍。")
    ),
    "foreign": Telling(
        Words(
            "{by:seat} put {card:card} down, but its colour belongs to {actor:seat}.",
            "{card:card}是{by:seat}出的，但颜色归{actor:seat}。",
        )
    ),
    "may_preview": Telling(
        Words(
            "{card:card}: {actor:seat} may cash one act for half its points.",
            "{card:card}：{actor:seat}可以试演：弃掉自己面前一张魔术片段，得它一半的分数。",
        )
    ),
    "preview": Telling(
        Words(
            "{actor:seat} discards {act:card} for half of {points:# point|points}: {amount:signed}.",
            "{actor:seat}试演{act:card}：{points}分的一半，{amount:signed}分。",
        ),
        brief=Words(
            "{actor:seat}: preview of {act:card}, {amount:signed}", "{actor:seat}：试演{act:card}，{amount:signed}"
        ),
        moment="score",
    ),
    "declines": Telling(
        Words("{actor:seat} declines the preview.", "{actor:seat}不试演。"),
        brief=Words("{actor:seat}: no preview", "{actor:seat}：不试演"),
    ),
    "no_act": Telling(
        Words("{card:card} does nothing: {actor:seat} has no act.", "{card:card}没有效果：{actor:seat}没有魔术片段。")
    ),
    "swap": Telling(Words("{card:card}: the players exchange their hands.", "{card:card}：双方交换全部手牌。")),
    # Settlements
    "settles": Telling(Words("{card:card} settles the area of {actor:seat}.", "{card:card}结算{actor:seat}面前的牌。")),
    "count": Telling(
        Words(
            "{cards:cards} of {actor:seat}: {minutes:# minute|minutes}, {points:# point|points}.",
            "{actor:seat}的{cards:cards}：共{minutes}分钟、{points}分。",
        )
    ),
    "full": Telling(Words("Exactly 15 minutes: all {base} points count.", "正好15分钟：{base}分全得。")),
    "best_halved": Telling(
        Words(
            "5 minutes off: the best act, {card:card}, counts half, which leaves {base:# point|points}.",
            "差5分钟：最高的{card:card}只算一半，剩{base}分。",
        )
    ),
    "halved": Telling(Words("10 minutes off: half of the points, {base}.", "差10分钟：分数减半，剩{base}分。")),
    "too_long": Telling(Words("30 minutes or more: the acts bring nothing.", "30分钟以上：魔术片段不得分。")),
    "no_show": Telling(
        Words(
            "{actor:seat} has no act, so 0 minutes: the score does not change.",
            "{actor:seat}没有魔术片段，0分钟：分数不变。",
        )
    ),
    "mistakes": Telling(
        Words("Taken off for {cards:cards}: {terms:sum} = {rest}.", "扣除失误{cards:cards}：{terms:sum} = {rest}。")
    ),
    "doubled": Telling(
        Words(
            "Doubled by {cards:cards}: {rest} × {factor} = {score}.",
            "因{cards:cards}翻倍：{rest} × {factor} = {score}。",
        )
    ),
    "not_doubled": Telling(
        Words("A negative result is not doubled here; it stays {rest}.", "本局负分不翻倍，仍是{rest}分。")
    ),
    "scores": Telling(
        Words(
            "{actor:seat} scores {amount:signed}; the area is cleared.",
            "{actor:seat}的分数{amount:signed}，面前的牌全部弃掉。",
        ),
        moment="score",
    ),
    "cleared": Telling(Words("Discarded all the same: {cards:cards}.", "照样弃掉：{cards:cards}。")),
    # The end
    "stuck": Telling(
        Words("{seats:seats} cannot put down a card: the game ends.", "{seats:seats}没有牌可以暗出，游戏结束。")
    ),
    "last": Telling(Words("Both areas are settled a last time.", "双方面前各做最后一次结算。")),
    "wins": Telling(Words("{actor:seat} wins, {high} to {low}.", "{actor:seat}以{high}比{low}获胜。"), moment="end"),
    "draw": Telling(Words("It is a draw at {high}.", "双方都是{high}分，平局。"), moment="end"),
}

SETTLED = Words("Settlement at {minutes:# minute|minutes}", "{minutes}分钟的结算")
PREVIEWED = Words("Preview of {act:card}", "试演{act:card}")

REFUSALS = {
    "ace_down": (
        Words("{card:card} is an ace, and aces are never put down.", "{card:card}是A，A不能打出。"),
        Words("You could put down {cards:either}.", "可以暗出{cards:either}。"),
    ),
    "not_in_hand": NOT_IN_HAND,
    "untimely": (
        Words("An ace works only on a turned-up card that is about to be executed.", "A只能用于翻开后即将执行的牌。"),
        Words("First, {prompt}.", "现在该做的是：{prompt}。"),
    ),
    "not_an_ace": (
        Words("{card:card} isn't an ace and cancels nothing.", "{card:card}不是A，不能取消牌。"),
        Words("You could use {cards:either}, or keep the ace.", "可以用{cards:either}，也可以不用。"),
    ),
    "ace_not_held": (
        Words("{actor:seat} does not hold {card:card} at this moment.", "{actor:seat}此刻手里没有{card:card}。"),
        Words("You could use {cards:either}, or keep the ace.", "可以用{cards:either}，也可以不用。"),
    ),
    "not_an_act": (
        Words("{card:card} isn't an act, and only acts can be previewed.", "{card:card}不是魔术片段，不能试演。"),
        Words("You could preview {cards:either}, or decline.", "可以试演{cards:either}，也可以不试演。"),
    ),
    "not_own_act": (
        Words(
            "{card:card} does not lie in front of {actor:seat}, who owns the colour of the 8.",
            "{card:card}不在{actor:seat}面前，而8的颜色归{actor:seat}。",
        ),
        Words("You could preview {cards:either}, or decline.", "可以试演{cards:either}，也可以不试演。"),
    ),
}
