"""What Brain Baseball says: its events, the lines of its sheet, the marks on its table, its refusals."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    # Seasons
    "deal": Telling(
        Words(
            "Seven cards are dealt to each of {seats} players; {n:# card is|cards are} left out of this season.",
            "{seats}名玩家每人发七张牌，剩下{n}张本赛季不用。",
        ),
        moment="deal",
    ),
    "seasons": Telling(Words("There will be {n:# season|seasons}.", "一共打{n}个赛季。")),
    "starts": Telling(Words("{actor:seat} starts the season and pitches first.", "{actor:seat}开始本赛季，先发球。")),
    "shuffle": Telling(
        Words(
            "All cards are shuffled for season {season}: seven for each of {seats} players, {n} left out.",
            "第{season}赛季重新洗牌：{seats}名玩家每人七张，剩下{n}张不用。",
        ),
        moment="deal",
    ),
    "anew": Telling(
        Words(
            "{streaker:seat}'s streak of {n} ends with the old season.",
            "{streaker:seat}的连续无人挥棒（{n}次）随上赛季结束，重新数起。",
        )
    ),
    "carried": Telling(
        Words(
            "{streaker:seat}'s streak of {n} is carried over; it goes on if {streaker:seat} makes the first pitch.",
            "{streaker:seat}的连续无人挥棒（{n}次）带到本赛季；第一球还由{streaker:seat}发才接着数。",
        )
    ),
    "round": Telling(Words("Season {season}, round {n}", "第{season}赛季第{n}回合"), heading=True),
    # Pitching
    "pitch": Telling(Words("{actor:seat} pitches {card:card}.", "{actor:seat}发出{card:card}。")),
    "worth": Telling(Words("The ball is worth {points:# point|points}.", "这个球{points}分。")),
    "next": Telling(Words("{actor:seat} pitches next.", "接着由{actor:seat}发球。")),
    "again": Telling(Words("{actor:seat} pitches again.", "{actor:seat}再次发球。")),
    "instead": Telling(
        Words(
            "{seat:seat} has no cards to pitch, so {actor:seat} is next.",
            "{seat:seat}没有牌可发，改由{actor:seat}发球。",
        )
    ),
    "lost": Telling(
        Words(
            "Another player pitches: {streaker:seat}'s streak of {n} is over.",
            "换人发球，{streaker:seat}的连续无人挥棒（{n}次）到此中断。",
        )
    ),
    "out": Telling(
        Words(
            "It was {actor:seat}'s last card, and nobody draws new ones.",
            "这是{actor:seat}的最后一张牌，没有新牌可摸。",
        )
    ),
    # Batting
    "swing": Telling(
        Words(
            "{actor:seat} swings with {card:card}, not above {ball:card}.",
            "{actor:seat}用{card:card}挥棒，不大于{ball:card}。",
        )
    ),
    "swing_over": Telling(
        Words(
            "{actor:seat} swings with {card:card}, above {last:card} and not above {ball:card}.",
            "{actor:seat}用{card:card}挥棒，大于{last:card}，不大于{ball:card}。",
        )
    ),
    "equal": Telling(
        Words("Equal to the ball is allowed; nobody can go above it.", "与球一样大也可以，没有人能再大过它。")
    ),
    "ace_low": Telling(Words("In batting the ace is the lowest card.", "击球时A最小。")),
    "broken": Telling(
        Words(
            "The swing ends {streaker:seat}'s streak of {n}.",
            "有人挥棒，{streaker:seat}的连续无人挥棒（{n}次）到此中断。",
        )
    ),
    "pass": Telling(Words("{actor:seat} passes.", "{actor:seat}放弃。")),
    "once": Telling(
        Words("{seats:seats} had one chance: nobody is asked twice.", "{seats:seats}已经有过机会，不再询问。")
    ),
    "batter": Telling(
        Words("{actor:seat} swung last and is the batter.", "{actor:seat}最后挥棒，是击球手。"),
    ),
    # Catching
    "no_catchers": Telling(Words("Nobody else has a card to catch with.", "别人都没有牌可以接球。")),
    "catch": Telling(
        Words(
            "{actor:seat} catches with {card:card}, above {over:card}.",
            "{actor:seat}用{card:card}接球，大于{over:card}。",
        )
    ),
    "ace_high": Telling(Words("In catching nothing is above an ace.", "接球时A最大。")),
    "two_high": Telling(Words("In catching only an ace is above a 2.", "接球时只有A比2大。")),
    "ball_high": Telling(
        Words("The ball is ranked in catching order too: a 2 is high.", "球也按接球的大小算，2很大。")
    ),
    "ball_low": Telling(Words("The ball counts its points here: {points}.", "这里球按分数算：{points}。")),
    "own_ball": Telling(Words("The pitcher may catch, too.", "发球手也可以接球。")),
    # Scoring
    "unhit": Telling(
        Words(
            "Nobody swings: {actor:seat} scores {points:# point|points} for {ball:card}.",
            "无人挥棒，{actor:seat}得到{ball:card}的{points}分。",
        ),
        brief=Words("{actor:seat}: {ball:card}, no swing", "{actor:seat}：{ball:card}无人挥棒"),
        moment="score",
    ),
    "caught": Telling(
        Words(
            "{actor:seat} caught last and scores {points:# point|points} for {ball:card}.",
            "{actor:seat}最后接球，得到{ball:card}的{points}分。",
        ),
        brief=Words(
            "{actor:seat}: {ball:card} caught with {card:card}",
            "{actor:seat}：用{card:card}接住{ball:card}",
        ),
        moment="score",
    ),
    "hit": Telling(
        Words(
            "Nobody catches: {actor:seat}, the batter, scores {points:# point|points} for {ball:card}.",
            "无人接球，击球手{actor:seat}得到{ball:card}的{points}分。",
        ),
        brief=Words(
            "{actor:seat}: {ball:card} hit with {card:card}",
            "{actor:seat}：用{card:card}击中{ball:card}",
        ),
        moment="score",
    ),
    "absent": Telling(
        Words(
            "{seats:seats}, without cards, could not swing; it still counts as a pitch without a swing.",
            "{seats:seats}没有牌，挥不了棒，仍算无人挥棒。",
        )
    ),
    # Three in a row
    "one": Telling(
        Words(
            "That is one pitch without a swing for {actor:seat}; three in a row win.",
            "{actor:seat}连续第1次发球无人挥棒。",
        )
    ),
    "two": Telling(
        Words(
            "{actor:seat}'s second pitch in a row without a swing: a third would win the game.",
            "{actor:seat}连续第2次发球无人挥棒，再有一次就赢得整局游戏。",
        )
    ),
    "three": Telling(
        Words(
            "{actor:seat}'s third pitch in a row without a swing wins the game at once.",
            "{actor:seat}连续第3次发球无人挥棒，立即赢得整局游戏。",
        ),
        moment="end",
    ),
    "last_round": Telling(
        Words("That this was the season's last round does not matter.", "虽是赛季最后一回合，也算数。")
    ),
    "alone": Telling(
        Words(
            "{actor:seat} alone wins, whatever the scores: {scores:list}.",
            "不看比分，只有{actor:seat}获胜：{scores:list}。",
        )
    ),
    # The end
    "left": Telling(
        Words(
            "Only {seats:seats} still has cards: the season is over. Cards not used: {n}.",
            "只有{seats:seats}还有牌，赛季结束，{n}张不再使用。",
        )
    ),
    "none_left": Telling(Words("Nobody has cards left: the season is over.", "谁都没有牌了，赛季结束。")),
    "extra": Telling(
        Words(
            "Only {actor:seat} still has cards: one more round, the last of the season.",
            "只有{actor:seat}还有牌，再打一回合，也是本赛季最后一回合。",
        )
    ),
    "extra_over": Telling(Words("That was the extra round: the season is over.", "加赛的一回合打完，赛季结束。")),
    "over": Telling(Words("It was the last season: the game is over.", "这是最后一个赛季，游戏结束。")),
    **WIN_BY_POINTS,
}

LABELS = {
    "BB-4.6": Words("{ball:card}, no swing", "{ball:card}无人挥棒"),
    "BB-5.3": Words("{ball:card} caught with {card:card}", "用{card:card}接住{ball:card}"),
    "BB-5.4": Words("{ball:card} hit with {card:card}", "用{card:card}击中{ball:card}"),
}
HAS = Words("{seat:seat} {amount}", "{seat:seat}有{amount}分")

CLOCK = Words("{n} of {of}, round {round}", "{n}/{of}，第{round}回合")
NO_ROUND = Words("{n} of {of}", "{n}/{of}")
OF_THREE = Words("{n} of 3", "{n}/3")
NAME = Words("{seat:seat}", "{seat:seat}")
PITCHER_IS = Words("pitcher {seat:seat}", "发球手{seat:seat}")
PITCHER = Words("pitcher", "发球手")
BATTER = Words("batter", "击球手")
CATCHER = Words("catcher", "接球手")
STARTER = Words("starter", "起始")
NO_RANK = Words("none", "没有")

OR_PASS = Words("You could play {cards:either}, or pass.", "可以出{cards:either}，也可以放弃。")
ONLY_PASS = Words("You can only pass.", "只能放弃。")
COULD_PITCH = Words("You could pitch {cards:either}.", "可以发出{cards:either}。")
RIGHT = Words("{what}", "{what}")
REFUSALS = {
    "not_in_hand": (NOT_IN_HAND[0], RIGHT),
    "too_high": (
        Words("{card:card} is above the ball, {ball:card}.", "{card:card}比球{ball:card}大。"),
        RIGHT,
    ),
    "too_low": (
        Words(
            "{card:card} is not above the last swing, {last:card}, in batting order.",
            "按击球的大小，{card:card}没有大过上一次挥棒{last:card}。",
        ),
        RIGHT,
    ),
    "no_catch": (
        Words(
            "{card:card} is not above {last:card} in catching order.",
            "按接球的大小，{card:card}没有大过{last:card}。",
        ),
        RIGHT,
    ),
}
