"""What Abandon Ship says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_POINTS
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "deal": Telling(
        Words(
            "Five cards are dealt to each of {seats} players; {n:# card is|cards are} left in the pile.",
            "{seats}名玩家每人发五张牌，牌堆还有{n}张。",
        ),
        moment="deal",
    ),
    "boats": Telling(
        Words("The four boats and all areas of influence are empty.", "四条救生艇和所有影响力区域都是空的。")
    ),
    "starts": Telling(Words("{actor:seat} begins.", "{actor:seat}先行动。")),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    "refill": Telling(
        Words("{actor:seat} draws {cards:cards}.", "{actor:seat}摸到{cards:cards}。"),
        hidden=Words("{actor:seat} draws {n:# card|cards}.", "{actor:seat}摸{n}张牌。"),
    ),
    "jettison": Telling(
        Words(
            "{actor:seat} jettisons {card:card}: the {suit:suit} boat now holds {total}.",
            "{actor:seat}弃宝：{card:card}。{suit:suit}救生艇现有{total}点。",
        ),
        brief=Words("{actor:seat}: {card:card} into the boat", "{actor:seat}弃宝：{card:card}"),
    ),
    "challenge": Telling(
        Words(
            "{actor:seat} challenges {target:seat} to a duel with {card:card}.",
            "{actor:seat}打出{card:card}，向{target:seat}发起决斗。",
        ),
        brief=Words("{actor:seat} against {target:seat}: {card:card}", "{actor:seat}对{target:seat}：{card:card}"),
    ),
    "raise": Telling(
        Words(
            "{actor:seat} answers with {card:card}, which is above {last:card}.",
            "{actor:seat}用{card:card}应战，大于{last:card}。",
        ),
        brief=Words("{actor:seat}: {card:card}", "{actor:seat}：{card:card}"),
    ),
    "raise_again": Telling(
        Words(
            "{actor:seat} goes on with {card:card}, which is above {last:card}.",
            "{actor:seat}再出{card:card}，大于{last:card}。",
        ),
        brief=Words("{actor:seat}: {card:card}", "{actor:seat}：{card:card}"),
    ),
    "last_king": Telling(
        Words("It is the last card in hand, and a king: that is allowed.", "这是最后一张手牌，因为是K所以可以打。")
    ),
    "concede": Telling(
        Words("{actor:seat} concedes; {winner:seat} wins the duel.", "{actor:seat}认输，{winner:seat}赢得决斗。"),
        brief=Words("{actor:seat} concedes", "{actor:seat}认输"),
    ),
    "nothing": Telling(Words("{seat:seat} has no card left: nothing is taken.", "{seat:seat}没有手牌，什么也抽不到。")),
    "seize": Telling(
        Words(
            "{winner:seat} draws {card:card} at random from {loser:seat}'s hand and lays it down as influence: "
            "now {total} in {suit:suit}.",
            "{winner:seat}从{loser:seat}手中随机抽到{card:card}，放入影响力区域：{suit:suit}现有{total}点。",
        ),
        brief=Words("{winner:seat} takes {card:card}", "{winner:seat}抽走{card:card}"),
        moment="capture",
    ),
    "to_boats": Telling(
        Words(
            "What was played in the duel goes into the boats of its suits: {cards:cards}.",
            "决斗中打出的牌放进对应花色的救生艇：{cards:cards}。",
        )
    ),
    "stop": Telling(
        Words(
            "The last card of the pile is drawn: play stops, and everybody with a card chooses a key.",
            "牌堆最后一张已被摸走：立即停止行动，有手牌的人选钥匙牌。",
        ),
        moment="round",
    ),
    "keys": Telling(Words("The keys", "钥匙牌"), moment="round", heading=True),
    "key": Telling(
        Words("{actor:seat} lays {card:card} face down as the key.", "{actor:seat}暗出{card:card}作为钥匙牌。"),
        hidden=Words("{actor:seat} lays a key face down.", "{actor:seat}暗出一张钥匙牌。"),
    ),
    "reveal": Telling(
        Words("The keys are turned up, in seat order: {cards:cards}.", "钥匙牌一起翻开，按座位次序：{cards:cards}。")
    ),
    "none": Telling(
        Words(
            "No card in hand, so no key and no points: {seats:seats}.",
            "没有手牌，没有钥匙牌，也不得分：{seats:seats}。",
        )
    ),
    "alone": Telling(
        Words(
            "{actor:seat} has the only key in {suit:suit}, {key:card}, and scores the boat's {points:# point|points}.",
            "{actor:seat}的{key:card}是{suit:suit}唯一的钥匙牌，得到艇中{points}分。",
        ),
        moment="score",
    ),
    "influence": Telling(
        Words(
            "{actor:seat}'s influence in {suit:suit}, from {cards:cards}: {sum}.",
            "{actor:seat}在{suit:suit}的影响力来自{cards:cards}：{sum}。",
        )
    ),
    "most": Telling(
        Words(
            "{actor:seat} has the most influence in {suit:suit} and scores the boat's {points:# point|points}.",
            "{actor:seat}在{suit:suit}影响力最大，得到艇中{points}分。",
        ),
        moment="score",
    ),
    "tied_all": Telling(
        Words(
            "{seats:seats} are tied for the most influence in {suit:suit}: "
            "each scores the boat's {points:# point|points}.",
            "{seats:seats}在{suit:suit}影响力并列最大，各得艇中{points}分。",
        ),
        moment="score",
    ),
    "tied_none": Telling(
        Words(
            "{seats:seats} are tied for the most influence in {suit:suit}: nobody scores the boat.",
            "{seats:seats}在{suit:suit}影响力并列最大，谁也得不到这条艇。",
        ),
        moment="score",
    ),
    "tied_key": Telling(
        Words(
            "{seats:seats} are tied for the most influence in {suit:suit}; {actor:seat} has the highest key of them, "
            "{key:card}, and scores the boat's {points:# point|points}.",
            "{seats:seats}在{suit:suit}影响力并列最大，{actor:seat}的钥匙牌{key:card}最大，得到艇中{points}分。",
        ),
        moment="score",
    ),
    "lost": Telling(
        Words(
            "Nobody has a key for {suits:list}: what lies there counts for nobody.",
            "没有人有{suits:list}的钥匙牌，艇中的牌谁也不算分。",
        )
    ),
    **WIN_BY_POINTS,
}

SUIT = Words("{suit:suit}", "{suit:suit}")
NAME = Words("{seat:seat}", "{seat:seat}")
BOAT = Words("Boat {suit:suit}", "{suit:suit}救生艇")
INFLUENCE = Words("Influence {suit:suit}", "{suit:suit}影响力")
STRENGTH = Words("{suit:suit} {n}", "{suit:suit} {n}")
CLAIMED = Words("The {suit:suit} boat with the key {card:card}", "{suit:suit}救生艇，钥匙牌{card:card}")
BEATEN = Words("Key {card:card}: influence {n} against {best}", "钥匙牌{card:card}：影响力{n}，不及{best}")
LEVEL = Words("Key {card:card}: influence {n}, but tied", "钥匙牌{card:card}：影响力{n}，但并列")
ONE_OF = Words("You could play {cards:either}.", "可以出{cards:either}。")
CONCEDE = Words("You can only concede.", "只能认输。")
OR_CARDS = Words("You could concede, or play {cards:either}.", "可以认输，也可以出{cards:either}。")

RIGHT = Words("{right}", "{right}")

REFUSALS = {
    "not_in_hand": (
        NOT_IN_HAND[0],
        RIGHT,
    ),
    "no_opponent": (
        Words("Seat {target} isn't another player at this table.", "座位{target}不是桌上的另一位玩家。"),
        Words("You could challenge {seats:anyone}.", "可以挑战{seats:anyone}。"),
    ),
    "not_greater": (
        Words("{card:card} is not above {last:card}.", "{card:card}没有大过{last:card}。"),
        RIGHT,
    ),
    "last_card": (
        Words(
            "{card:card} is the last card in {seat:seat}'s hand and not a king.",
            "{card:card}是{seat:seat}最后一张手牌，又不是K。",
        ),
        Words("You can only concede.", "只能认输。"),
    ),
    "opening_last": (
        Words(
            "{card:card} is the last card in {actor:seat}'s hand and not a king: it opens no duel.",
            "{card:card}是{actor:seat}最后一张手牌，又不是K，不能用来发起决斗。",
        ),
        Words("You can only jettison it.", "只能弃宝。"),
    ),
}
