"""What Fifty-K says: its combinations, its events, the lines of its sheet. For refusals see `refusals.py`."""

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TYPES = {
    "single": Words("Single card", "单张"),
    "straight": Words("Straight", "顺子"),
    "pair": Words("Pair", "对子"),
    "pair_run": Words("Run of pairs", "连对"),
    "triple": Words("Triple", "三张"),
    "triple_run": Words("Run of triples", "三顺"),
    "triple_one": Words("Triple with one", "三带一"),
    "triple_pair": Words("Triple with a pair", "三带二"),
    "run_singles": Words("Run of triples with singles", "三顺带一"),
    "run_pairs": Words("Run of triples with pairs", "三顺带二"),
    "fifty_k": Words("Fifty-K", "五十K"),
    "pure_fifty_k": Words("Pure fifty-K", "纯五十K"),
    "bomb": Words("Bomb", "炸弹"),
}
"""What moves are grouped by."""

NAMES = {
    "single": Words("a single {key}", "单张{key}"),
    "straight": Words("a straight from {low} to {key}", "{low}到{key}的顺子"),
    "pair": Words("a pair of {key}s", "一对{key}"),
    "pair_run": Words("{n} pairs in a row, {low} to {key}", "{low}到{key}的连对"),
    "triple": Words("three {key}s", "三个{key}"),
    "triple_run": Words("{n} triples in a row, {low} to {key}", "{low}到{key}的三顺"),
    "triple_one": Words("three {key}s with a single", "三个{key}带一张"),
    "triple_pair": Words("three {key}s with a pair", "三个{key}带一对"),
    "run_singles": Words("{n} triples in a row, {low} to {key}, with {n} singles", "{low}到{key}的三顺带{n}张单牌"),
    "run_pairs": Words("{n} triples in a row, {low} to {key}, with {n} pairs", "{low}到{key}的三顺带{n}对"),
    "fifty_k": Words("a fifty-K", "五十K"),
    "pure_fifty_k": Words("a pure fifty-K of {key:suit}", "{key:suit}纯五十K"),
    "bomb": Words("a bomb of {key}s", "炸弹（四个{key}）"),
}
"""A certain combination in a sentence; `key` decides, a run begins at `low` and is `n` long."""

TELLINGS = {
    "hand": Telling(Words("Hand {n}", "第{n}局"), moment="round", heading=True),
    "trick": Telling(Words("Trick {n}", "第{n}圈"), heading=True),
    "deal": Telling(
        Words(
            "All {cards} cards are dealt, one at a time and first to {actor:seat}: {n} each.",
            "从{actor:seat}开始一张一张发完{cards}张牌：每人{n}张。",
        ),
        moment="deal",
    ),
    "deal_uneven": Telling(
        Words(
            "All {cards} cards are dealt, one at a time, first to {actor:seat}, who gets {more}; the others get {n}.",
            "从{actor:seat}开始一张一张发完{cards}张牌：{actor:seat}得{more}张，其他人各{n}张。",
        ),
        moment="deal",
    ),
    "aside": Telling(Words("{card:card} is taken out before the deal.", "发牌前去掉{card:card}。")),
    "teams": Telling(
        Words("Partners sit opposite: {one:seats} against {other:seats}.", "对家为一队：{one:seats}对{other:seats}。")
    ),
    "begins": Telling(
        Words("{actor:seat} holds {card:card} and leads first.", "{actor:seat}拿到{card:card}，先出牌。"),
        hidden=Words(
            "{actor:seat} was dealt the three of hearts and leads first.",
            "红桃3在{actor:seat}手里，由{actor:seat}先出牌。",
        ),
    ),
    "lead": Telling(
        Words("{actor:seat} leads {what}: {cards:cards}.", "{actor:seat}出{what}：{cards:cards}。"),
        brief=Words("{actor:seat} leads {cards:cards}", "{actor:seat}出{cards:cards}"),
    ),
    "play": Telling(
        Words(
            "{actor:seat} plays {cards:cards}: {what} beats {last}.",
            "{actor:seat}出{cards:cards}：{what}压过{last}。",
        ),
        brief=Words("{actor:seat}: {cards:cards}", "{actor:seat}：{cards:cards}"),
    ),
    "back": Telling(
        Words("{actor:seat} passed earlier in this trick and is back in.", "{actor:seat}这一圈曾选择不出，现在又出牌。")
    ),
    "points": Telling(
        Words("Table points: {sum}.", "桌面牌分：{sum}。"),
    ),
    "out": Telling(
        Words("{actor:seat} is the {nth} to go out.", "{actor:seat}{nth}出完牌。"),
        moment="capture",
    ),
    "pass": Telling(
        Words("{actor:seat} passes.", "{actor:seat}不出。"), brief=Words("{actor:seat} passes", "{actor:seat}不出")
    ),
    "pass_locked": Telling(
        Words("{actor:seat} passes for the rest of the trick.", "{actor:seat}不出，这一圈不能再出。"),
        brief=Words("{actor:seat} passes", "{actor:seat}不出"),
    ),
    "unbeaten": Telling(
        Words(
            "Nobody beats {seat:seat}: the trick ends, and there are no points to collect.",
            "没有人压过{seat:seat}，这一圈结束，没有牌分可收。",
        )
    ),
    "collect": Telling(
        Words(
            "Nobody beats {actor:seat}, who collects the {n:# table point|table points}.",
            "没有人压过{actor:seat}，桌面的{n}分归{actor:seat}。",
        ),
        moment="capture",
    ),
    "free": Telling(Words("{actor:seat} has the free lead.", "{actor:seat}得到自由出牌权。")),
    "partner": Telling(
        Words("{seat:seat} is out, so {actor:seat}, the partner, leads.", "{seat:seat}已出完，由队友{actor:seat}接风。")
    ),
    "next": Telling(
        Words(
            "{seat:seat} is out, so the next seat with cards leads: {actor:seat}.",
            "{seat:seat}已出完，由下一个有手牌的{actor:seat}接着出。",
        )
    ),
    "end": Telling(Words("{seats:seats} are out: the hand is over.", "{seats:seats}都已出完，这一局结束。")),
    "rest": Telling(
        Words(
            "{actor:seat} played last and collects the {n:# table point|table points} still there.",
            "{actor:seat}最后出牌，收下桌上剩下的{n}分。",
        )
    ),
    "void": Telling(Words("The {n:# table point|table points} still there go to nobody.", "桌上剩下的{n}分谁也不得。")),
    "left": Telling(
        Words(
            "{actor:seat} is not out and loses {swing}, and {n} more for {cards:cards} still in hand.",
            "{actor:seat}没有出完，扣{swing}分，手里还有{cards:cards}，再扣{n}分。",
        )
    ),
    "not_out": Telling(
        Words(
            "{actor:seat} is not out and loses {swing}; no point cards are left in hand.",
            "{actor:seat}没有出完，扣{swing}分，手里没有分牌。",
        )
    ),
    "left_only": Telling(
        Words(
            "{actor:seat} is not out and loses {n} for {cards:cards} still in hand.",
            "{actor:seat}没有出完，手里还有{cards:cards}，扣{n}分。",
        )
    ),
    "no_loss": Telling(
        Words("{actor:seat} is not out, but has no point cards left in hand.", "{actor:seat}没有出完，手里没有分牌。")
    ),
    "rank": Telling(
        Words("Card points: {points:list}. Ranking: {seats:seats}.", "牌分：{points:list}。名次：{seats:seats}。"),
        moment="score",
    ),
    "rank_tie": Telling(
        Words(
            "Card points: {points:list}. A tie goes to the one who went out earlier. Ranking: {seats:seats}.",
            "牌分：{points:list}。牌分相同的，先出完的在前。名次：{seats:seats}。",
        ),
        moment="score",
    ),
    "team": Telling(
        Words("{team}: {sum}.", "{team}：{sum}分。"),
        moment="score",
    ),
    "team_tie": Telling(
        Words(
            "Both teams have {total}; {actor:seat} went out first, which puts {team} ahead.",
            "两队都是{total}分；{actor:seat}第一个出完，{team}在前。",
        )
    ),
    "doubled": Telling(
        Words(
            "{seats:seats} collected no table points: all scores are doubled.",
            "{seats:seats}一分桌面牌分也没收到：所有积分翻倍。",
        )
    ),
    "doubled_teams": Telling(
        Words(
            "{seats:seats} collected no table points, and neither went out first: both scores are doubled.",
            "{seats:seats}一分桌面牌分也没收到，又都不是第一个出完：两队积分翻倍。",
        )
    ),
    "halves": Telling(Words("Partners share: {scores:list}.", "队友平分积分：{scores:list}。")),
    "on": Telling(
        Words("Nobody has {target} yet, so another hand is dealt.", "还没有一方达到{target}分，再发一局。"),
        moment="score",
    ),
    "reached": Telling(Words("{target} is reached: the match is over.", "已达到{target}分，连打场结束。")),
    "bonus": Telling(
        Words(
            "{seats:seats} earned the match bonus of {percent} %: {n:# point|points}.",
            "{seats:seats}得到连打奖励{percent}%，共{n}分。",
        )
    ),
    "wins": Telling(
        Words("{actor:seat} wins with {amount:# point|points}.", "{actor:seat}得{amount}分，获胜。"), moment="end"
    ),
    "team_wins": Telling(
        Words(
            "{team}, {seats:seats}, wins with {amount:# point|points} each.",
            "{team}（{seats:seats}）获胜，每人{amount}分。",
        ),
        moment="end",
    ),
}

LABELS = {
    "collected": Words("Table points collected", "收到的桌面牌分"),
    "first": Words("First to go out", "第一个出完"),
    "last": Words("Not out", "没有出完"),
    "left": Words("Point cards left in hand", "手里剩的分牌"),
    "share": Words("Shared equally with the partner", "与队友平分"),
    "doubled": Words("Doubled", "翻倍"),
    "bonus": Words("Bonus of {percent} % for the match", "连打奖励{percent}%"),
}

PASSED = Words("passed", "不出")
NTH = (Words("first", "第一个"), Words("second", "第二个"), Words("third", "第三个"))
OUT = (Words("out 1st", "第一个出完"), Words("out 2nd", "第二个出完"), Words("out 3rd", "第三个出完"))
TEAMS = (Words("Team 0", "甲队"), Words("Team 1", "乙队"))
EACH_OF = Words("{n} each for {team}", "{team}每人{n}分")
TEAM = Words("{n} ({points:# point|points})", "{team}（{points}分）")
OF_TARGET = Words("{n} of {target}", "{n}／{target}")
NAME = Words("{seat:seat}", "{seat:seat}")
BY = Words("{seat:seat}: {what}", "{seat:seat}：{what}")
CLOCK = Words("Trick {trick}", "第{trick}圈")
MATCH_CLOCK = Words("Hand {hand}, trick {trick}", "第{hand}局第{trick}圈")
