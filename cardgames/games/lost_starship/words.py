"""What Lost Starship says: its events, the lines of its sheet, the marks on its table, its refusals."""

from cardgames.engine.common import NOT_IN_HAND
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

NAMES = (Words("north", "北方"), Words("east", "东方"), Words("south", "南方"), Words("west", "西方"))
"""The directions in the order of scoring.DIRECTIONS."""
PILES = (Words("North ♥", "北 ♥"), Words("East ♣", "东 ♣"), Words("South ♠", "南 ♠"), Words("West ♦", "西 ♦"))
AXES = (Words("North–south", "南北"), Words("East–west", "东西"))

TELLINGS = {
    # Set-up
    "kings": Telling(
        Words(
            "Everyone takes one of the four kings face down; the {n} left over are put aside unseen.",
            "四张K洗匀，每人暗中拿一张，剩下的{n}张放到一旁，谁也不看。",
        )
    ),
    "one_king": Telling(
        Words(
            "Everyone takes one of the four kings face down; the one left over is put aside unseen.",
            "四张K洗匀，每人暗中拿一张，剩下的一张放到一旁，谁也不看。",
        )
    ),
    "all_kings": Telling(Words("Everyone takes one of the four kings face down.", "四张K洗匀，每人暗中拿一张。")),
    "home": Telling(
        Words(
            "{actor:seat} secretly wants to go {place} ({card:card}).",
            "{actor:seat}的目的地是{place}（{card:card}），保密。",
        )
    ),
    "hunted": Telling(
        Words(
            "{actor:seat} is secretly hunted from the {place} ({card:card}).",
            "{actor:seat}被{place}的国家通缉（{card:card}），保密。",
        )
    ),
    "deal": Telling(
        Words(
            "Everyone takes five flight cards; the other {n} are the draw pile.",
            "每人拿五张飞行指令牌，其余{n}张是抽牌堆。",
        ),
        moment="deal",
    ),
    "first": Telling(Words("{actor:seat} goes first.", "{actor:seat}先行动。")),
    # A turn
    "round": Telling(Words("Round {n} of {of}", "第{n}轮，共{of}轮"), heading=True, moment="round"),
    "starts": Telling(Words("{actor:seat} starts this round.", "本轮由{actor:seat}先行动。")),
    "play": Telling(
        Words("{actor:seat} plays {card:card} to the {place}.", "{actor:seat}打出{card:card}，放到{place}牌堆。")
    ),
    "cover": Telling(
        Words(
            "{actor:seat} plays {card:card} to the {place}, over {old:card}.",
            "{actor:seat}打出{card:card}，放到{place}牌堆，盖住{old:card}。",
        )
    ),
    "draw": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}抽到{card:card}。"),
        hidden=Words("{actor:seat} draws a card.", "{actor:seat}抽一张牌。"),
    ),
    "last": Telling(
        Words("That was the last card of the draw pile, so this is the last round.", "抽牌堆抽完了：这是最后一轮。")
    ),
    "uneven": Telling(
        Words(
            "That was the last card of the draw pile: the others still play, but cannot draw.",
            "抽牌堆抽完了，这是最后一轮：后面的人照样出牌，但没有牌可抽。",
        )
    ),
    "no_card": Telling(Words("There is nothing left for {actor:seat} to draw.", "{actor:seat}没有牌可抽。")),
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
        Words(
            "The margin of {high} is larger than {low}: 1 more point for {place}.",
            "差距{high}大于{low}：{place}再得1分。",
        )
    ),
    "as_wide": Telling(Words("Both margins are {margin}: no extra point.", "两组差距都是{margin}：不再加分。")),
    "totals": Telling(
        Words("Totals: {totals:list}.", "总分：{totals:list}。"),
        brief=Words("{actor:seat}: {card:card}; {gains:list}", "{actor:seat}：{card:card}；{gains:list}"),
        moment="score",
    ),
    # The end
    "over": Telling(Words("The draw pile is used up: the ship lands.", "抽牌堆用完，飞船停靠。")),
    "left": Telling(Words("Still in hand, and worth nothing: {n:# card|cards}.", "手里还剩{n}张牌，不算数。")),
    "reveal": Telling(Words("The kings are turned up: {kings:list}.", "亮出身份牌：{kings:list}。")),
    "unowned": Telling(
        Words(
            "More points, but nobody's destination: {places:list}.", "总分更高，但没有人以它为目的地：{places:list}。"
        )
    ),
    "unhunted": Telling(
        Words(
            "Fewer points, but nobody is hunted from there: {places:list}.",
            "总分更低，但没有人被它通缉：{places:list}。",
        )
    ),
    "highest": Telling(
        Words(
            "{seats:seats} wins: {place} has {amount:# point|points}, the most of all the players' destinations.",
            "{seats:seats}获胜：{place}有{amount}分，在各人的目的地中最高。",
        ),
        moment="end",
    ),
    "lowest": Telling(
        Words(
            "{seats:seats} gets away: {place} has {amount:# point|points}, the fewest of all the hunters' directions.",
            "{seats:seats}逃脱，获胜：{place}有{amount}分，在各人的通缉国中最低。",
        ),
        moment="end",
    ),
    "share": Telling(
        Words(
            "{seats:seats} share the win with {amount:# point|points} for each of their directions.",
            "{seats:seats}共同获胜：各自的方向都是{amount}分。",
        ),
        moment="end",
    ),
}

HAS = Words("{place} {n}", "{place}{n}分")
TOP = Words("{place} {n}", "{place}{n}")
GAINS = Words("{place} {n:signed}", "{place}{n:signed}")
NO_POINTS = Words("no points", "不得分")
KING_OF = Words("{seat:seat} {place} ({card:card})", "{seat:seat}是{place}（{card:card}）")

LEADS = Words("{place} ahead in {n:# round|rounds} of {of}", "{of}轮中{place}领先{n}轮")
WIDER = Words("the larger margin in {n:# round|rounds}", "其中{n}轮差距更大")

CLOCK = Words("{n} of {of}", "{n}/{of}")
MARGIN = Words("{high} − {low} = {margin}: {place} {n:signed}", "{high} − {low} = {margin}：{place}{n:signed}")
LEVEL = Words("{high} − {low} = {margin}", "{high} − {low} = {margin}")
FIRST = Words("first", "最先")
AT_THE_START = Words("where it started", "还在原位")
DRIFT = Words("{n} {place}", "偏向{place}{n}格")
DRIFTS = Words("{parts:list}", "{parts:list}")

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
    "king": (
        Words("{card:card} is an identity card, not a flight card.", "{card:card}是身份牌，不是飞行指令牌。"),
        NOT_IN_HAND[1],
    ),
}
