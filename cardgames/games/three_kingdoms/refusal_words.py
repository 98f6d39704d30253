"""How Three Kingdoms Legends refuses a move: why, and what would be right."""

from cardgames.engine.words import Words

_OFFER = Words("{right}", "{right}")
REFUSALS = {
    "draw": (
        Words("These are not {n} different characters.", "这不是{n}张不同的人物牌。"),
        Words("Each of the {n} players draws another character.", "{n}人要各抽一张不同的人物牌。"),
    ),
    "not_in_hand": (Words("{actor:seat} does not hold {card:card}.", "{actor:seat}手里没有{card:card}。"), _OFFER),
    "lies": (
        Words("{card:card} matches {cards:cards} and has to capture.", "{card:card}与{cards:cards}相配，必须收牌。"),
        _OFFER,
    ),
    "nothing": (Words("Nothing on the table matches {card:card}.", "桌上没有与{card:card}相配的牌。"), _OFFER),
    "whole": (
        Words("{card:card} matches a group, which is captured whole.", "{card:card}与一组相配，要收走整组。"),
        _OFFER,
    ),
    "no_group": (Words("{cards:cards} are not a group.", "{cards:cards}不是一组。"), _OFFER),
    "no_match": (
        Words(
            "{target:card} does not match {card:card} on the table.",
            "{target:card}不是与{card:card}相配的桌牌。",
        ),
        _OFFER,
    ),
    "no_item": (Words("{card:card} is a character, not an item.", "{card:card}是人物牌，不是道具锦囊。"), _OFFER),
    "cannot_show": (
        Words(
            "{card:card} cannot be shown: it takes a character from the hand.",
            "不能展示{card:card}：要展示自己手里的人物牌。",
        ),
        _OFFER,
    ),
    "no_effect": (Words("{card:card} would have no effect now.", "{card:card}现在不起作用。"), _OFFER),
    "protected": (Words("{armour:card} protects {seat:seat}.", "{armour:card}保护{seat:seat}。"), _OFFER),
    "no_choice": (Words("This is not among the choices here.", "这里不能这样选。"), _OFFER),
    "no_combo": (Words("There is no combo {word}.", "没有{word}这个组合。"), _OFFER),
    "missing": (
        Words(
            "{combo} also needs {cards:cards} in the collection.", "{combo}还缺{cards:cards}，要在自己的收集牌堆里。"
        ),
        _OFFER,
    ),
    "second": (Words("{actor:seat} has this already: {combo}.", "{actor:seat}已经有{combo}。"), _OFFER),
    "few": (
        Words("A {combo} needs {least} cards; the collection has {n}.", "{combo}要{least}张，收集牌堆只有{n}张。"),
        _OFFER,
    ),
    "no_extension": (
        Words("{actor:seat} has no bar, suit or faction combo {combo}.", "{combo}不是自己的横杠、同花或同属。"),
        _OFFER,
    ),
    "not_collected": (
        Words("{card:card} is not in {actor:seat}'s collection.", "{actor:seat}的收集牌堆里没有{card:card}。"),
        _OFFER,
    ),
    "unfit": (Words("{card:card} does not fit here: {combo}.", "{card:card}不适合{combo}。"), _OFFER),
    "not_done": (Words("The step cannot be finished yet.", "还不能结束这个环节。"), _OFFER),
    "flexible": (
        Words(
            "Only events and kinships are laid out by a rebuild, not {combo}.",
            "拆解只能重组为事件或亲缘，不能是{combo}。",
        ),
        _OFFER,
    ),
    "listing": (
        Words(
            "A rebuild names each new combo once, in the order of their ids.", "拆解要把每个新组合按编号次序各写一次。"
        ),
        _OFFER,
    ),
    "shared": (Words("{card:card} would be in two of the new combos.", "{card:card}会同时在两个新组合里。"), _OFFER),
    "unowned": (
        Words(
            "{combo} needs {cards:cards}, which is in neither collection nor combos of {actor:seat}.",
            "{combo}要{cards:cards}，不在{actor:seat}的收集牌堆或组合里。",
        ),
        _OFFER,
    ),
    "no_loose": (Words("{combo} would have no card from the collection.", "{combo}里没有收集牌堆的牌。"), _OFFER),
    "no_bound": (Words("{combo} would have no card from a broken combo.", "{combo}里没有自己组合里的牌。"), _OFFER),
    "left_over": (
        Words(
            "{cards:cards} of a broken combo would be left without a new one.", "被拆开的{cards:cards}没有用进新组合。"
        ),
        _OFFER,
    ),
    "parts": (
        Words(
            "{combos:list} can be rebuilt without the others: do one after the other.",
            "{combos:list}可以单独拆解，要分开做。",
        ),
        _OFFER,
    ),
    "no_kinship": (Words("This is not a kinship: {combo}.", "{combo}不是亲缘组合。"), _OFFER),
    "not_one": (
        Words(
            "Of {combo}, {n:# card is|cards are} missing in the collection; it has to be exactly one.",
            "{combo}在收集牌堆里缺{n}张，必须正好缺一张。",
        ),
        _OFFER,
    ),
    "nowhere": (
        Words(
            "No other player has {card:card} in collection or combos.", "其他玩家的收集牌堆和组合里都没有{card:card}。"
        ),
        _OFFER,
    ),
}
