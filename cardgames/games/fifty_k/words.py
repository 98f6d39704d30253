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
    "straight": Words("a straight of {n} cards up to {key}", "{n}张顺子到{key}"),
    "pair": Words("a pair of {key}s", "一对{key}"),
    "pair_run": Words("a run of {n} pairs up to {key}", "{n}连对到{key}"),
    "triple": Words("three {key}s", "三张{key}"),
    "triple_run": Words("a run of {n} triples up to {key}", "{n}组三顺到{key}"),
    "triple_one": Words("three {key}s with one card", "三张{key}带一"),
    "triple_pair": Words("three {key}s with a pair", "三张{key}带二"),
    "run_singles": Words("a run of {n} triples up to {key} with {n} single cards", "{n}组三顺到{key}带{n}张单张"),
    "run_pairs": Words("a run of {n} triples up to {key} with {n} pairs", "{n}组三顺到{key}带{n}个对子"),
    "fifty_k": Words("a fifty-K", "五十K"),
    "pure_fifty_k": Words("a pure fifty-K of {key:suit}", "{key:suit}纯五十K"),
    "bomb": Words("a bomb of {key}s", "炸弹{key}"),
}
"""A certain combination in a sentence; `key` decides, `n` is how long a run is."""

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
            "{actor:seat} leads first, as whoever was dealt the three of hearts.",
            "红桃三在{actor:seat}手中，由其先出牌。",
        ),
    ),
    "lead": Telling(
        Words("{actor:seat} leads {what}: {cards:cards}.", "{actor:seat}领出{what}：{cards:cards}。"),
        brief=Words("{actor:seat} leads {cards:cards}", "{actor:seat}领出{cards:cards}"),
    ),
    "play": Telling(
        Words(
            "{actor:seat} plays {cards:cards}: {what} beats {last}.",
            "{actor:seat}打出{cards:cards}：{what}压过{last}。",
        ),
        brief=Words("{actor:seat}: {cards:cards}", "{actor:seat}：{cards:cards}"),
    ),
    "back": Telling(
        Words("{actor:seat} had passed in this trick and is back in.", "{actor:seat}这一圈不出过，现在又出牌。")
    ),
    "points": Telling(
        Words("Table points: {sum}.", "桌面牌分：{sum}。"),
    ),
    "out": Telling(
        Words("{actor:seat} has no card left and is number {n} to go out.", "{actor:seat}第{n}个出完牌。"),
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
            "没有人压过{seat:seat}：这一圈结束，没有牌分可收。",
        )
    ),
    "collect": Telling(
        Words(
            "Nobody beats {actor:seat}, who collects the {n:# table point|table points}.",
            "没有人压过{actor:seat}，{actor:seat}收{n}分桌面牌分。",
        ),
        moment="capture",
    ),
    "free": Telling(Words("{actor:seat} has the free lead.", "{actor:seat}得到自由出牌权。")),
    "partner": Telling(
        Words("{seat:seat} is out, so {actor:seat}, the partner, leads.", "{seat:seat}已出完，由队友{actor:seat}领出。")
    ),
    "next": Telling(
        Words(
            "{seat:seat} is out, so the next seat with cards leads: {actor:seat}.",
            "{seat:seat}已出完，由下一个有手牌的{actor:seat}领出。",
        )
    ),
    "end": Telling(Words("{seats:seats} are out: the hand is over.", "{seats:seats}都已出完：这一局结束。")),
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
        Words("Card points {points:list}: the ranking is {seats:seats}.", "牌分{points:list}：名次是{seats:seats}。"),
        moment="score",
    ),
    "rank_tie": Telling(
        Words(
            "Card points {points:list}; of equals, who went out earlier is ahead: the ranking is {seats:seats}.",
            "牌分{points:list}，相同的先出完者在前：名次是{seats:seats}。",
        ),
        moment="score",
    ),
    "team": Telling(
        Words("Team {team} has {one} and {other}: {total}.", "{team}队有{one}分和{other}分：共{total}分。"),
        moment="score",
    ),
    "team_tie": Telling(
        Words(
            "Both teams have {total}; {actor:seat} went out first, so team {team} is ahead.",
            "两队都是{total}分；{actor:seat}第一个出完，{team}队在前。",
        )
    ),
    "doubled": Telling(
        Words(
            "{seats:seats} collected no table points: all scores are doubled.",
            "{seats:seats}没有收到一分桌面牌分：所有积分翻倍。",
        )
    ),
    "doubled_teams": Telling(
        Words(
            "{seats:seats} collected no table points, and neither went out first: both scores are doubled.",
            "{seats:seats}没有收到一分桌面牌分，也没有第一个出完：两队积分翻倍。",
        )
    ),
    "halves": Telling(
        Words("Partners share their team's score: {scores:list} each.", "队友平分本队积分：每人分别得{scores:list}。")
    ),
    "on": Telling(
        Words("No side has {target} yet: another hand is dealt.", "还没有一方达到{target}分：再发一局。"),
        moment="score",
    ),
    "reached": Telling(Words("{target} is reached: the match is over.", "已达到{target}分：连打场结束。")),
    "bonus": Telling(
        Words(
            "{seats:seats}: a bonus of {percent} % for the match, {n}.", "{seats:seats}得连打奖励{percent}%，共{n}分。"
        )
    ),
    "wins": Telling(
        Words("{actor:seat} wins with {amount:# point|points}.", "{actor:seat}以{amount}分获胜。"), moment="end"
    ),
    "team_wins": Telling(
        Words(
            "Team {team}, {seats:seats}, wins with {amount:# point|points} for each.",
            "{team}队（{seats:seats}）获胜，每人{amount}分。",
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
OUT = (Words("out 1st", "第一出完"), Words("out 2nd", "第二出完"), Words("out 3rd", "第三出完"))
TEAM = Words("{n} ({points:# point|points})", "{n}（{points}分）")
OF_TARGET = Words("{n} of {target}", "{n}／{target}")
NAME = Words("{seat:seat}", "{seat:seat}")
BY = Words("{seat:seat}: {what}", "{seat:seat}：{what}")
CLOCK = Words("Trick {trick}", "第{trick}圈")
MATCH_CLOCK = Words("Hand {hand}, trick {trick}", "第{hand}局第{trick}圈")
