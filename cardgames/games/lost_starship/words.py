"""What Lost Starship says: its events, the lines of its sheet, the marks on its table, its refusals."""

from cardgames.engine.common import NOT_IN_HAND
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

NAMES = (Words("north", "北"), Words("east", "东"), Words("south", "南"), Words("west", "西"))
"""The directions in the order of scoring.DIRECTIONS."""
PILES = (Words("North ♥", "北 ♥"), Words("East ♣", "东 ♣"), Words("South ♠", "南 ♠"), Words("West ♦", "西 ♦"))
AXES = (Words("North–south", "南北"), Words("East–west", "东西"))

TELLINGS = {
    # Set-up
    "kings": Telling(
        Words(
            "Each takes one of the four kings face down; the {n} left over are put aside unseen.",
            "四张K面朝下，每人拿一张，剩下的{n}张放到一旁，谁也不看。",
        )
    ),
    "one_king": Telling(
        Words(
            "Each takes one of the four kings face down; the one left over is put aside unseen.",
            "四张K面朝下，每人拿一张，剩下的一张放到一旁，谁也不看。",
        )
    ),
    "all_kings": Telling(Words("Each takes one of the four kings face down.", "四张K面朝下，每人拿一张。")),
    "home": Telling(
        Words(
            "{actor:seat}'s home is {place} ({card:card}), a secret.",
            "{actor:seat}的家在{place}（{card:card}），保密。",
        )
    ),
    "hunted": Telling(
        Words(
            "{actor:seat} is hunted from the {place} ({card:card}), a secret.",
            "{actor:seat}被{place}通缉（{card:card}），保密。",
        )
    ),
    "deal": Telling(
        Words(
            "Five flight cards are dealt to each of {seats} players; {n} are the stock.",
            "给{seats}名玩家每人发五张飞行指令，剩下{n}张是抽牌堆。",
        ),
        moment="deal",
    ),
    "first": Telling(Words("{actor:seat} goes first.", "{actor:seat}先走。")),
    # A turn
    "round": Telling(Words("Round {n} of {of}", "第{n}轮，共{of}轮"), heading=True, moment="round"),
    "starts": Telling(Words("{actor:seat} starts this round.", "本轮由{actor:seat}开始。")),
    "play": Telling(
        Words("{actor:seat} plays {card:card} to the {place}.", "{actor:seat}打出{card:card}，放在{place}。")
    ),
    "cover": Telling(
        Words(
            "{actor:seat} plays {card:card} to the {place}, over {old:card}.",
            "{actor:seat}打出{card:card}，放在{place}，盖住{old:card}。",
        )
    ),
    "draw": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}抽到{card:card}。"),
        hidden=Words("{actor:seat} draws a card.", "{actor:seat}抽一张牌。"),
    ),
    "last": Telling(
        Words("That was the last card of the stock: this is the last round.", "抽牌堆抽完了：这是最后一轮。")
    ),
    "uneven": Telling(
        Words(
            "That was the last card of the stock: the others still play, but have none to draw.",
            "抽牌堆抽完了：其余的人照样出牌，但没有牌可抽。",
        )
    ),
    "no_card": Telling(Words("{actor:seat} draws nothing.", "{actor:seat}没有牌可抽。")),
    # Points
    "empty": Telling(Words("No card yet, so 0: {places:list}.", "还没有牌，算0：{places:list}。")),
    "ahead": Telling(
        Words(
            "{axis}: {high} − {low} = {margin}, 1 point for {place}.",
            "{axis}：{high} − {low} = {margin}，{place}得1分。",
        )
    ),
    "level": Telling(
        Words("{axis}: {high} − {low} = {margin}, no point.", "{axis}：{high} − {low} = {margin}，不得分。")
    ),
    "wider": Telling(
        Words("{high} is more than {low}: 1 more point for {place}.", "{high}大于{low}：{place}再得1分。")
    ),
    "as_wide": Telling(Words("Both margins are {margin}: no extra point.", "两个差距都是{margin}：没有多的一分。")),
    "totals": Telling(
        Words("Totals: {totals:list}.", "总分：{totals:list}。"),
        brief=Words("{actor:seat}: {card:card}; {gains:list}", "{actor:seat}：{card:card}；{gains:list}"),
        moment="score",
    ),
    # The end
    "over": Telling(Words("The stock is used up: the ship has landed.", "抽牌堆用完，飞船停靠。")),
    "left": Telling(Words("Left in hands, without effect: {n:# card|cards}.", "手里还剩{n}张牌，不算数。")),
    "reveal": Telling(Words("The kings are turned up: {kings:list}.", "亮出身份牌：{kings:list}。")),
    "unowned": Telling(
        Words("Better, but nobody holds that king: {places:list}.", "更好，但没有人拿着那张K：{places:list}。")
    ),
    "highest": Telling(
        Words(
            "{seats:seats} wins: {amount:# point|points} for {place}, the most of the players' directions.",
            "{seats:seats}获胜：{place}有{amount}分，在各位玩家的方向中最高。",
        ),
        moment="end",
    ),
    "lowest": Telling(
        Words(
            "{seats:seats} wins: {amount:# point|points} for {place}, the fewest of the players' directions.",
            "{seats:seats}获胜：{place}有{amount}分，在各位玩家的方向中最低。",
        ),
        moment="end",
    ),
    "share": Telling(
        Words(
            "{seats:seats} share the win: {amount:# point|points} for each of their directions.",
            "{seats:seats}共同获胜：各自的方向都是{amount}分。",
        ),
        moment="end",
    ),
}

HAS = Words("{place} {n}", "{place}{n}")
GAINS = Words("{place} {n:signed}", "{place}{n:signed}")
NO_POINTS = Words("no points", "不得分")
KING_OF = Words("{seat:seat} {place} ({card:card})", "{seat:seat}{place}（{card:card}）")

LEADS = Words("{place} ahead in {n:# round|rounds} of {of}", "{of}轮中{place}领先{n}轮")
WIDER = Words("the larger margin in {n:# round|rounds}", "差距较大{n}轮")

CLOCK = Words("{n} of {of}", "{n}/{of}")
MARGIN = Words("{high} − {low} = {margin}: {place} {n:signed}", "{high} − {low} = {margin}：{place}{n:signed}")
LEVEL = Words("{high} − {low} = {margin}", "{high} − {low} = {margin}")
FIRST = Words("first", "最先")
AT_THE_START = Words("where it started", "原位")
DRIFT = Words("{n} {place}", "偏{place}{n}")
DRIFTS = Words("{parts:list}", "{parts:list}")

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
    "king": (
        Words("{card:card} is an identity card, not a flight card.", "{card:card}是身份牌，不是飞行指令。"),
        NOT_IN_HAND[1],
    ),
}
