"""What Three Kingdoms Legends says: its events, the lines of its sheet, what stands beside combos and players."""

from __future__ import annotations

from typing import Any

from cardgames.engine.events import Telling
from cardgames.engine.sheet import Line
from cardgames.engine.words import MINUS, Said, Words
from cardgames.games.three_kingdoms.combos import Combo
from cardgames.games.three_kingdoms.item_words import ITEM_TELLINGS
from cardgames.games.three_kingdoms.scoring import Payment, arithmetic

BANKER = Words("banker", "庄家")
GROUP = Words("group", "叠组")
FACTOR = Words("2^{power} = {factor}", "2^{power} = {factor}")
DREW = Words("{seat:seat} {figure}", "{seat:seat}是{figure}")
PAYS = Words("{amount:# chip|chips} from {seat:seat}", "{seat:seat}付{amount:grouped}点")
_CAPTION = Words("{combo} · {points}", "{combo} · {points}")


def caption(combo: Combo, size: int) -> Said:
    """What stands under a combo: its name and points."""
    return Said(_CAPTION, {"combo": combo.name, "points": combo.points_for(size)})


# The sheet -----------------------------------------------------------------------------------------------------------

_START = Words("chips to start with", "起始筹码")
_PAID_BY = {
    "TK-9.2": Words("{other:seat} pays for eight of a mansion", "{other:seat}因同宿主八张而付"),
    "TK-9.3": Words("{other:seat} pays the difference", "{other:seat}付总分之差"),
    "TK-9.4": Words("{other:seat} pays the total", "{other:seat}付总分"),
    "TK-9.5": Words("{other:seat} pays the banker", "{other:seat}付给庄家"),
    "TK-9.6": Words("{other:seat} pays the banker without the factor", "{other:seat}付给庄家，不乘倍数"),
    "TK-9.8": Words(
        "{other:seat} pays all that is left ({demand:grouped} were due)",
        "{other:seat}付出剩下的全部，应付{demand:grouped}点",
    ),
    "TK-9.9": Words("{other:seat} pays a share of the difference", "{other:seat}付总分之差的一份"),
}
_PAYS_TO = {
    "TK-9.2": Words("to {other:seat} for eight of a mansion", "因同宿主八张付给{other:seat}"),
    "TK-9.3": Words("to {other:seat}, the difference", "付给{other:seat}总分之差"),
    "TK-9.4": Words("to {other:seat}, the total", "付给{other:seat}总分"),
    "TK-9.5": Words("to the banker, {other:seat}", "付给庄家{other:seat}"),
    "TK-9.6": Words("to the banker, {other:seat}, without the factor", "付给庄家{other:seat}，不乘倍数"),
    "TK-9.8": Words(
        "all that is left to {other:seat} ({demand:grouped} were due)",
        "剩下的全部付给{other:seat}，应付{demand:grouped}点",
    ),
    "TK-9.9": Words("to {other:seat}, a share of the difference", "付给{other:seat}总分之差的一份"),
}


def line(entry: tuple[int, Any]) -> Line:
    """The chips at the start (TK-1.5), or one side of a payment; TK-9.8 where the chips did not suffice."""
    seat, what = entry
    if isinstance(what, int):
        return Line(seat, "TK-1.5", Said(_START), str(what), what)
    pay: Payment = what
    clause = "TK-9.8" if pay.amount < pay.demand else pay.clause
    how = arithmetic(pay) if clause == pay.clause else str(pay.amount)
    gains = seat == pay.receiver
    if not gains:
        how = f"{MINUS}({how})" if " " in how else f"{MINUS}{how}" if pay.amount else how
    label = (_PAID_BY if gains else _PAYS_TO)[clause]
    said = Said(label, {"other": pay.payer if gains else pay.receiver, "demand": pay.demand})
    return Line(seat, clause, said, how, pay.amount if gains else -pay.amount)


# Events --------------------------------------------------------------------------------------------------------------

_BRIEF_TURN = Words("{actor:seat}: {card:card}", "{actor:seat}：{card:card}")
_BRIEF_CAPTURE = Words("{actor:seat}: {card:card} → {target:card}", "{actor:seat}：{card:card} → {target:card}")

TELLINGS = ITEM_TELLINGS | {
    # The match, the draw and the deal
    "chips": Telling(Words("Everyone starts with {n:# chip|chips}.", "每人起始筹码{n:grouped}点。")),
    "remainder": Telling(Words("{n:# chip stays|chips stay} out of the game.", "余下{n}点筹码不用。")),
    "items": Telling(Words("{n} items are shuffled in.", "{n}张道具锦囊一起洗入。")),
    "merged": Telling(Words("One round shield is left out: A2 has both effects.", "去掉一张团盾：A2兼有两种效果。")),
    "no_items": Telling(Words("This match is played without items.", "这场比赛不用道具锦囊。")),
    "hand": Telling(Words("Hand {n}", "第{n}盘"), moment="round", heading=True),
    "draw": Telling(
        Words("Everyone draws a character, and its rank counts: {drawn:list}.", "各抽一张人物牌比点数：{drawn:list}。")
    ),
    "tie": Telling(
        Words("{seats:seats} have the same highest rank and draw again.", "{seats:seats}并列最大，再抽一次。")
    ),
    "starts": Telling(Words("{actor:seat} has the highest rank and starts.", "{actor:seat}点数最大，先行动。")),
    "shuffle": Telling(Words("All {n} cards are shuffled.", "洗混全部{n}张牌。"), moment="deal"),
    "deal": Telling(
        Words(
            "{n:# card is|cards are} dealt to each player, one at a time from {actor:seat} on.",
            "从{actor:seat}起一张一张发牌，每人{n}张。",
        ),
        moment="deal",
    ),
    "laid": Telling(Words("{n:# character is|characters are} laid on the table.", "桌面放上{n}张人物牌。")),
    "replaced": Telling(
        Words("{cards:cards} turned up on the way and had to be replaced.", "摆桌牌时翻到{cards:cards}，弃掉补上。")
    ),
    "redeal": Telling(
        Words(
            "Eight of {mansion} lie on the table: everything is shuffled and dealt again.",
            "桌上有八张{mansion}：全部重洗重发。",
        )
    ),
    "group": Telling(Words("{n} of {mansion} on the table are stacked as a group.", "桌上{n}张{mansion}叠成一组。")),
    # Hand step and flip step
    "play": Telling(
        Words(
            "{actor:seat} plays {card:card} ({mansion}); nothing matches, so it stays on the table.",
            "{actor:seat}打出{card:card}（{mansion}），没有相配，留作桌牌。",
        ),
        brief=_BRIEF_TURN,
    ),
    "capture": Telling(
        Words(
            "{actor:seat} plays {card:card} ({mansion}) and captures {target:card}.",
            "{actor:seat}打出{card:card}（{mansion}），收走{target:card}。",
        ),
        brief=_BRIEF_CAPTURE,
    ),
    "gather": Telling(
        Words(
            "{actor:seat} plays {card:card} ({mansion}) and captures the whole group: {cards:cards}.",
            "{actor:seat}打出{card:card}（{mansion}），收走整组：{cards:cards}。",
        ),
        brief=Words("{actor:seat}: {card:card} → {cards:cards}", "{actor:seat}：{card:card} → {cards:cards}"),
        moment="capture",
    ),
    "flip": Telling(
        Words(
            "{actor:seat} turns up {card:card} ({mansion}); nothing matches, so it stays on the table.",
            "{actor:seat}翻开{card:card}（{mansion}），没有相配，留作桌牌。",
        ),
        brief=_BRIEF_TURN,
    ),
    "flip_capture": Telling(
        Words(
            "{actor:seat} turns up {card:card} ({mansion}), which captures {target:card}.",
            "{actor:seat}翻开{card:card}（{mansion}），收走{target:card}。",
        ),
        brief=_BRIEF_CAPTURE,
    ),
    "flip_gather": Telling(
        Words(
            "{actor:seat} turns up {card:card} ({mansion}), which captures the whole group: {cards:cards}.",
            "{actor:seat}翻开{card:card}（{mansion}），收走整组：{cards:cards}。",
        ),
        brief=Words("{actor:seat}: {card:card} → {cards:cards}", "{actor:seat}：{card:card} → {cards:cards}"),
        moment="capture",
    ),
    "flip_choice": Telling(
        Words(
            "{actor:seat} turns up {card:card} ({mansion}), which matches {cards:cards}: one of them is captured.",
            "{actor:seat}翻开{card:card}（{mansion}），与{cards:cards}相配，要收走其中一张。",
        ),
        brief=_BRIEF_TURN,
    ),
    "match": Telling(
        Words("{actor:seat} captures {target:card} with {card:card}.", "{actor:seat}用{card:card}收走{target:card}。"),
        brief=_BRIEF_CAPTURE,
    ),
    "flip_item": Telling(
        Words(
            "{actor:seat} turns up {card:card}: an item, so it is discarded without effect.",
            "{actor:seat}翻开{card:card}：道具锦囊，直接弃掉，不起作用。",
        ),
        brief=_BRIEF_TURN,
    ),
    "stop": Telling(Words("{actor:seat} stops flipping.", "{actor:seat}不再翻牌。")),
    "empty_pile": Telling(Words("The pile is empty: there is no flip.", "牌堆空了，不翻牌。")),
    "no_second": Telling(Words("The pile is empty: there is no second flip.", "牌堆空了，不能再翻。")),
    # Combine step
    "form": Telling(
        Words(
            "{actor:seat} lays out {combo} ({sort}): {cards:cards}, worth {points:# point|points}.",
            "{actor:seat}摆出{combo}（{sort}）：{cards:cards}，计{points}分。",
        ),
        brief=Words("{actor:seat} lays out {combo}, {points}", "{actor:seat}摆出{combo}，{points}分"),
        moment="score",
    ),
    "form_row": Telling(
        Words(
            "{actor:seat} lays out a {combo}: {cards:cards}, worth {points:# point|points}.",
            "{actor:seat}摆出{combo}：{cards:cards}，计{points}分。",
        ),
        brief=Words("{actor:seat} lays out a {combo}, {points}", "{actor:seat}摆出{combo}，{points}分"),
        moment="score",
    ),
    "extend": Telling(
        Words(
            "{actor:seat} adds {card:card} to {combo}, now worth {points:# point|points}.",
            "{actor:seat}把{card:card}加进{combo}，现在计{points}分。",
        )
    ),
    "rebuild": Telling(
        Words(
            "{actor:seat} breaks {broken:list} and lays out {new:list}: {before} → {points} points.",
            "{actor:seat}拆开{broken:list}，摆出{new:list}：{before} → {points}分。",
        ),
        brief=Words("{actor:seat}: {broken:list} → {new:list}", "{actor:seat}：{broken:list} → {new:list}"),
        moment="score",
    ),
    "done": Telling(Words("{actor:seat} has finished combining.", "{actor:seat}结束组合拆解。")),
    "arms": Telling(
        Words(
            "A kinship: {actor:seat} may persuade in this turn's end step.",
            "亲缘组合：{actor:seat}本回合结束环节可以劝诱。",
        )
    ),
    "added_call": Telling(Words("A card was added, and that is enough for a call.", "加了牌，也要叫庄。")),
    "no_call": Telling(
        Words("A card was added, but no combo is new: there is no call.", "只加了牌，没有新组合，不叫庄。")
    ),
    "banker": Telling(
        Words("{actor:seat} becomes banker.", "{actor:seat}坐庄。"),
        brief=Words("{actor:seat} becomes banker", "{actor:seat}坐庄"),
    ),
    "banker_from": Telling(
        Words(
            "{actor:seat} becomes banker and takes the marker from {seat:seat}.",
            "{actor:seat}坐庄，从{seat:seat}拿过标识物。",
        ),
        brief=Words("{actor:seat} becomes banker", "{actor:seat}坐庄"),
    ),
    "banker_still": Telling(Words("{actor:seat} remains banker.", "{actor:seat}继续坐庄。")),
    "ends": Telling(
        Words("{actor:seat} ends the hand.", "{actor:seat}结束这一盘。"),
        brief=Words("{actor:seat} ends the hand", "{actor:seat}结束这一盘"),
    ),
    "persuade": Telling(
        Words(
            "{actor:seat} persuades {card:card} away from {seat:seat} and lays out {combo}, worth "
            "{points:# point|points}.",
            "{actor:seat}劝诱{seat:seat}的{card:card}，摆出{combo}，计{points}分。",
        ),
        brief=Words("{actor:seat} persuades {card:card}", "{actor:seat}劝诱{card:card}"),
        moment="score",
    ),
    "pass": Telling(Words("{actor:seat} does not persuade.", "{actor:seat}不劝诱。")),
    "left": Telling(Words("That leaves {n:# more Persuade|more Persuades}.", "还能劝诱{n}次。")),
    "passed_over": Telling(
        Words("{actor:seat} has no cards in hand and is passed over.", "{actor:seat}没有手牌，跳过。")
    ),
    # Settlement
    "exhausted": Telling(Words("Nobody has a card in hand: the hand is over.", "所有人都没有手牌，这一盘结束。")),
    "best": Telling(Words("{seats:seats} has the highest total, {total}.", "{seats:seats}总分最高，{total}分。")),
    "best_shared": Telling(
        Words("{seats:seats} share the highest total, {total}.", "{seats:seats}总分并列最高，{total}分。")
    ),
    "pays_total": Telling(
        Words(
            "{actor:seat} is not banker: everybody else pays {actor:seat}'s total, {total:# chip|chips}.",
            "{actor:seat}不是庄家，其他人各付{total}点筹码，即{actor:seat}的总分。",
        )
    ),
    "pays_banker": Telling(
        Words(
            "With {n:# combo|combos}, everybody else pays the banker's total of {total} times 2^({n} − 1).",
            "庄家总分{total}，共{n}个组合，其他人各付{total} × 2^({n} − 1)点筹码。",
        )
    ),
    "nine": Telling(
        Words("{card:card}: without the factor for {seats:seats}.", "{card:card}：{seats:seats}不乘倍数。")
    ),
    "tally": Telling(
        Words(
            "{card:card}: for {seats:seats} the other's total is 1 less.",
            "{card:card}：{seats:seats}互付时，对方总分少算1分。",
        )
    ),
    "paid": Telling(
        Words("{actor:seat} gets {payments:list}.", "付给{actor:seat}筹码：{payments:list}。"),
        moment="score",
    ),
    "capped": Telling(
        Words(
            "{seat:seat} has only {amount:grouped} of the {demand:grouped} chips due.",
            "{seat:seat}应付{demand:grouped}点，只有{amount:grouped}点。",
        )
    ),
    "unpaid": Telling(Words("Nobody has to pay anything.", "谁也不用付。"), moment="score"),
    "next": Telling(Words("The marker is put back, and hand {n} begins.", "标识物放回，开始第{n}盘。")),
    # End of the match
    "broke": Telling(Words("Out of chips: {seats:seats}. The match is over.", "{seats:seats}没有筹码了，比赛结束。")),
    "reached": Telling(
        Words(
            "{seats:seats} reached the target of {target:# chip|chips}: the match is over.",
            "{seats:seats}的筹码达到{target:grouped}点，比赛结束。",
        )
    ),
    "played": Telling(Words("{n:# hand has|hands have} been played: the match is over.", "已打满{n}盘，比赛结束。")),
    "wins": Telling(
        Words("{seats:seats} wins with {amount:# chip|chips}.", "{seats:seats}有{amount:grouped}点筹码，获胜。"),
        moment="end",
    ),
    "share": Telling(
        Words(
            "{seats:seats} share the win with {amount:# chip|chips} each.",
            "{seats:seats}同为{amount:grouped}点筹码，共同获胜。",
        ),
        moment="end",
    ),
}
