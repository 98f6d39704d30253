"""What Barcelona says: its events, the lines of its sheet, its refusals."""

from cardgames.engine.common import NOT_IN_HAND, WIN_BY_MONEY
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "piles": Telling(
        Words(
            "The red and the black cards are shuffled into two piles of {red} and {black}.",
            "红牌和黑牌分别洗成两堆，各{red}张和{black}张。",
        ),
        moment="deal",
    ),
    "money": Telling(Words("Everyone starts with {amount:# coin|coins}.", "每人起始资金{amount}元。")),
    "round": Telling(Words("Round {n}", "第{n}回合"), moment="round", heading=True),
    "next": Telling(Words("Those cards are out of the game. Round {n} begins.", "这些牌不再使用，第{n}回合开始。")),
    "draw": Telling(Words("Whoever has money draws a red and a black card.", "有钱的玩家各摸一张红牌和一张黑牌。")),
    "drawn": Telling(Words("{actor:seat} holds {cards:cards}.", "{actor:seat}手里是{cards:cards}。")),
    "ante": Telling(
        Words(
            "Everybody pays the ante of {ante}; the pot holds {pot:# coin|coins}.", "每人付{ante}元，奖金池有{pot}元。"
        ),
        brief=Words("New hands; the pot holds {pot}", "发新牌，奖金池{pot}元"),
    ),
    "short": Telling(
        Words(
            "{actor:seat} has less than the ante, pays all of it, {amount}, and still plays this round.",
            "{actor:seat}的钱不够，把剩下的{amount}元全部付出，这一回合照样参加。",
        )
    ),
    "last_money": Telling(
        Words(
            "That was the last money of {actor:seat}, who still plays this round.",
            "{actor:seat}付完最后的钱，这一回合照样参加。",
        )
    ),
    "discards": Telling(Words("The cards of the last round are out of the game.", "上一回合的牌退出游戏。")),
    "play": Telling(
        Words("{actor:seat} lays {card:card} face down.", "{actor:seat}暗出{card:card}。"),
        hidden=Words("{actor:seat} lays a card face down.", "{actor:seat}暗出一张牌。"),
    ),
    "reveal": Telling(
        Words("The first cards are turned up: {shown:list}.", "第一张牌一起翻开：{shown:list}。"),
        brief=Words("First cards: {cards:cards}", "第一张牌：{cards:cards}"),
    ),
    "order": Telling(
        Words("From the smallest up, they choose in the order {seats:seats}.", "从小到大，依次选择：{seats:seats}。")
    ),
    "equal": Telling(
        Words("Of equal ranks the suit decides: {cards:cards}.", "点数相同的按花色分大小：{cards:cards}。")
    ),
    "withdraw": Telling(
        Words("{actor:seat} withdraws.", "{actor:seat}退出。"),
        brief=Words("{actor:seat} withdraws", "{actor:seat}退出"),
    ),
    "buried": Telling(
        Words(
            "{actor:seat} loses only the ante; {card:card} is discarded unseen.",
            "{actor:seat}只损失已付的钱，{card:card}不亮出就弃掉。",
        ),
        hidden=Words(
            "{actor:seat} loses only the ante; the second card is discarded unseen.",
            "{actor:seat}只损失已付的钱，第二张牌不亮出就弃掉。",
        ),
    ),
    "showdown": Telling(
        Words("{actor:seat} calls for the showdown.", "{actor:seat}选择摊牌。"),
        brief=Words("{actor:seat}: showdown", "{actor:seat}：摊牌"),
    ),
    "bound": Telling(Words("{seats:seats} may no longer withdraw.", "{seats:seats}不能再退出。")),
    "last": Telling(
        Words(
            "All others have withdrawn: {actor:seat} has no choice and shows down alone.",
            "其他人都已退出，{actor:seat}没有选择，独自摊牌。",
        ),
        brief=Words("{actor:seat} is left alone", "只剩{actor:seat}"),
    ),
    "second_alone": Telling(Words("The second card is turned up: {shown:list}.", "亮出第二张牌：{shown:list}。")),
    "second": Telling(Words("The second cards are turned up: {shown:list}.", "亮出第二张牌：{shown:list}。")),
    "winner": Telling(
        Words(
            "{card:card} is the largest red card: {actor:seat} wins the round.",
            "{card:card}是最大的红牌，{actor:seat}赢得本回合。",
        ),
        moment="capture",
    ),
    "hearts": Telling(
        Words(
            "{card:card} beats {other:card}, hearts before diamonds: {actor:seat} wins the round.",
            "红桃大于方块，{card:card}胜{other:card}，{actor:seat}赢得本回合。",
        ),
        moment="capture",
    ),
    "unrivalled": Telling(
        Words("No other red card is left: {actor:seat} wins the round.", "没有别的红牌，{actor:seat}赢得本回合。"),
        moment="capture",
    ),
    "free": Telling(
        Words("The winner's own {card:card} costs nothing.", "胜利者自己的{card:card}不用付。"),
    ),
    "pot": Telling(
        Words("{actor:seat} takes the pot: {amount:# coin|coins}.", "{actor:seat}拿走奖金池的{amount}元。"),
        moment="score",
    ),
    "pays": Telling(
        Words(
            "{actor:seat} pays {amount} for {card:card} to {winner:seat}.",
            "{actor:seat}按{card:card}付{amount}元给{winner:seat}。",
        )
    ),
    "pays_all": Telling(
        Words(
            "{actor:seat} owes {due} for {card:card} and pays all that is left, {amount}, to {winner:seat}.",
            "{actor:seat}按{card:card}应付{due}元，把剩下的{amount}元全部付给{winner:seat}。",
        )
    ),
    "out": Telling(
        Words("{seats:seats} {verb} no money left and {be} out of the game.", "{seats:seats}钱已用光，出局。"),
        moment="capture",
    ),
    "too_few": Telling(
        Words(
            "The piles hold {n:# card|cards} each, too few for {seats} players: the game is over.",
            "每堆只剩{n}张牌，不够{seats}人，游戏结束。",
        )
    ),
    "used_up": Telling(Words("Both piles are used up: the game is over.", "两堆牌都已用完，游戏结束。")),
    "one_left": Telling(
        Words("Only {actor:seat} has money left: the game is over.", "只有{actor:seat}还有钱，游戏结束。")
    ),
    **WIN_BY_MONEY,
}

SHOWN = Words("{seat:seat} {card:card}", "{seat:seat}的{card:card}")

STARTED = Words("Starting money", "起始资金")
ANTE = Words("Ante of round {n}", "第{n}回合付入奖金池")
POT = Words("Pot of round {n}", "第{n}回合奖金池")
ANTE_SHORT = Words("Ante of round {n}, all that was left", "第{n}回合付入奖金池，剩下的全部")
PAYMENTS = {
    (-1, False): Words("{card:card}, paid to {other:seat}", "{card:card}，付给{other:seat}"),
    (1, False): Words("{card:card}, paid by {other:seat}", "{card:card}，由{other:seat}付"),
    (-1, True): Words(
        "{card:card}, paid to {other:seat}: all that was left of {due} due",
        "{card:card}，付给{other:seat}：应付{due}，只剩这些",
    ),
    (1, True): Words(
        "{card:card}, paid by {other:seat}: all that was left of {due} due",
        "{card:card}，由{other:seat}付：应付{due}，只剩这些",
    ),
}
"""The two sides of a payment, by sign of the amount and whether there was less money than due."""

CHOOSES = tuple(Words(f"chooses {nth}", f"第{n}个选择") for n, nth in enumerate(("1st", "2nd", "3rd", "4th", "5th"), 1))
MARKS = {
    "withdrawn": Words("withdrawn", "已退出"),
    "called": Words("called", "摊牌"),
    "standing": Words("standing", "未退出"),
    "winner": Words("wins", "获胜"),
    "out": Words("out", "出局"),
}
AFTERWARDS = {
    "called": Words("called, pays", "摊牌，付钱"),
    "standing": Words("stood, pays", "未退出，付钱"),
}
"""What is said of them once the round is over."""

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
}
