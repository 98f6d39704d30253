"""What Abandon Ship says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "deal": Telling(
        Words(
            "Five cards are dealt to each of {seats} players; {n} are left in the pile.",
            "给{seats}名玩家每人发五张牌，牌堆还有{n}张。",
        ),
        moment="deal",
    ),
    "boats": Telling(
        Words("The four boats and all areas of influence are empty.", "四艘救生艇和所有影响力区都是空的。")
    ),
    "starts": Telling(Words("{actor:seat} begins.", "{actor:seat}先行动。")),
    "round": Telling(Words("Round {n}", "第{n}轮"), moment="round", heading=True),
    "refill": Telling(
        Words("{actor:seat} draws {cards:cards}.", "{actor:seat}摸到{cards:cards}。"),
        hidden=Words("{actor:seat} draws {n:# card|cards}.", "{actor:seat}摸{n}张牌。"),
    ),
    "jettison": Telling(
        Words(
            "{actor:seat} puts {card:card} into the boat of {card_suit:suit}, which now holds {total}.",
            "{actor:seat}把{card:card}放进{card_suit:suit}艇，艇中现有{total}点。",
        ),
        brief=Words("{actor:seat}: {card:card} into the boat", "{actor:seat}：{card:card}放进救生艇"),
    ),
    "challenge": Telling(
        Words(
            "{actor:seat} challenges {target:seat} with {card:card}.", "{actor:seat}用{card:card}挑战{target:seat}。"
        ),
        brief=Words("{actor:seat} against {target:seat}: {card:card}", "{actor:seat}挑战{target:seat}：{card:card}"),
    ),
    "raise": Telling(
        Words(
            "{actor:seat} answers with {card:card}, which is above {last:card}.",
            "{actor:seat}用{card:card}应战，大于{last:card}。",
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
    "to_boats": Telling(
        Words(
            "The duel's cards go into the boats of their suits: {cards:cards}.",
            "决斗的牌放进各自花色的救生艇：{cards:cards}。",
        )
    ),
    "nothing": Telling(
        Words("{loser:seat} has no card left: nothing is taken.", "{loser:seat}没有手牌，什么也拿不走。")
    ),
    "seize": Telling(
        Words(
            "By chance {card:card} is taken from {loser:seat}; it lies in {winner:seat}'s influence in {suit:suit}.",
            "从{loser:seat}手中随机抽走{card:card}，放进{winner:seat}的{suit:suit}影响力区。",
        ),
        brief=Words("{winner:seat} takes {card:card}", "{winner:seat}拿走{card:card}"),
        moment="capture",
    ),
    "stop": Telling(
        Words(
            "The last card of the pile is drawn: play stops, and the keys are chosen.",
            "牌堆最后一张已被摸走：立即停止行动，各选钥匙牌。",
        ),
        moment="round",
    ),
    "keys": Telling(Words("The keys", "钥匙"), moment="round", heading=True),
    "key": Telling(
        Words("{actor:seat} lays {card:card} face down as the key.", "{actor:seat}暗出{card:card}作为钥匙。"),
        hidden=Words("{actor:seat} lays a key face down.", "{actor:seat}暗出一张钥匙。"),
    ),
    "reveal": Telling(
        Words("The keys are turned up, in seat order: {cards:cards}.", "钥匙一起翻开，按座位次序：{cards:cards}。")
    ),
    "none": Telling(
        Words("{seats:seats} {verb} no card, so no key and no points.", "{seats:seats}没有牌，没有钥匙，也不得分。")
    ),
    "alone": Telling(
        Words(
            "{key:card} of {actor:seat} is the only key in {suit:suit}: the boat's {points:# point|points}.",
            "{actor:seat}的{key:card}是{suit:suit}唯一的钥匙：得到艇中{points}分。",
        ),
        moment="score",
    ),
    "influence": Telling(
        Words(
            "{actor:seat}'s influence in {suit:suit}: {ranks:sum} = {total} ({cards:cards}).",
            "{actor:seat}在{suit:suit}的影响力：{ranks:sum} = {total}（{cards:cards}）。",
        )
    ),
    "most": Telling(
        Words(
            "{actor:seat} has the most influence in {suit:suit}: the boat's {points:# point|points}.",
            "{actor:seat}在{suit:suit}影响力最大：得到艇中{points}分。",
        ),
        moment="score",
    ),
    "tied": Telling(
        Words(
            "{seats:seats} are tied for the most influence in {suit:suit}; scoring: {winners:seats}.",
            "{seats:seats}在{suit:suit}影响力并列最大，得分的是{winners:seats}。",
        ),
        moment="score",
    ),
    "lost": Telling(
        Words(
            "Nobody has a key for {suits:list}: these boats count for nobody.",
            "没有人有{suits:list}的钥匙：这些救生艇不算分。",
        )
    ),
    "wins": Telling(
        Words("{seats:seats} wins with {amount:# point|points}.", "{seats:seats}以{amount}分获胜。"), moment="end"
    ),
    "share": Telling(
        Words("{seats:seats} share the win with {amount:# point|points} each.", "{seats:seats}以{amount}分共同获胜。"),
        moment="end",
    ),
}

SUIT = Words("{suit:suit}", "{suit:suit}")
CLAIMED = Words("Boat of {suit:suit} with the key {card:card}", "{suit:suit}艇，钥匙{card:card}")
BEATEN = Words("Key {card:card}, influence {n} against {best}", "钥匙{card:card}，影响力{n}对{best}")
NO_KEY = Words("No key", "没有钥匙")

REFUSALS = {
    "not_in_hand": (
        Words("{card:card} is not in {actor:seat}'s hand.", "{actor:seat}手里没有{card:card}。"),
        Words("Right would be one of {cards:cards}.", "应该从{cards:cards}中选一张。"),
    ),
    "no_opponent": (
        Words("Seat {target} cannot be challenged: it is not another player.", "不能挑战{target}号：不是别的玩家。"),
        Words("Right would be one of {seats:seats}.", "应该挑战{seats:seats}之一。"),
    ),
    "not_greater": (
        Words("{card:card} is not above {last:card}.", "{card:card}没有大过{last:card}。"),
        Words("Right would be {cards:cards}, or to concede.", "可以出{cards:cards}，或者认输。"),
    ),
    "last_card": (
        Words(
            "{card:card} is the last card in {actor:seat}'s hand and not a king.",
            "{card:card}是{actor:seat}最后一张手牌，又不是K。",
        ),
        Words("Right would be to concede.", "只能认输。"),
    ),
    "opening_last": (
        Words(
            "{card:card} is the last card in {actor:seat}'s hand and not a king: it opens no duel.",
            "{card:card}是{actor:seat}最后一张手牌，又不是K，不能用来挑战。",
        ),
        Words("Right would be to jettison it.", "可以把它抛进救生艇。"),
    ),
    "not_to_take": (
        Words("{card:card} is not in {loser:seat}'s hand.", "{loser:seat}手里没有{card:card}。"),
        Words("Right would be one of {cards:cards}.", "应为{cards:cards}之一。"),
    ),
}
