"""What Poker Battle Line says: its events and its refusals."""

from cardgames.engine.common import NOT_IN_HAND
from cardgames.engine.events import Telling
from cardgames.engine.words import Words

TELLINGS = {
    "deal": Telling(
        Words("Both players are dealt 5 cards; {n} are left in the draw pile.", "每人发5张牌，抽牌堆还有{n}张。"),
        moment="deal",
    ),
    "starts": Telling(Words("{actor:seat} starts.", "{actor:seat}先行动。")),
    # A turn
    "places": Telling(
        Words("{actor:seat} places {card:card} on battlefield {n}.", "{actor:seat}把{card:card}放到{n}元战场。"),
        brief=Words("{actor:seat}: {card:card} → {n}", "{actor:seat}：{card:card} → {n}"),
    ),
    "places_down": Telling(
        Words(
            "{actor:seat} places {card:card} face down on battlefield {n}.",
            "{actor:seat}把{card:card}暗放到{n}元战场。",
        ),
        hidden=Words("{actor:seat} places a card face down on battlefield {n}.", "{actor:seat}暗放一张牌到{n}元战场。"),
    ),
    "completes": Telling(
        Words("The formation is complete, and nothing can change it now.", "这个牌组放满了，不能再改动。")
    ),
    "discards": Telling(
        Words("{actor:seat} discards {card:card}.", "{actor:seat}弃掉{card:card}。"),
        hidden=Words("{actor:seat} discards a card unseen.", "{actor:seat}暗弃一张牌。"),
    ),
    "draws": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}摸到{card:card}。"),
        hidden=Words("{actor:seat} draws a card.", "{actor:seat}摸一张牌。"),
    ),
    "pile_empty": Telling(
        Words(
            "That was the last card of the draw pile: no more draws, no more kings' power.",
            "抽牌堆空了：不再摸牌，也不能再用K的能力。",
        ),
        moment="round",
    ),
    "skipped": Telling(Words("{actor:seat} has no cards and is skipped.", "{actor:seat}没有手牌，跳过。")),
    # Powers
    "murder": Telling(
        Words(
            "{actor:seat} shows {card:card}: murder on battlefield {n}, position {index}.",
            "{actor:seat}亮出{card:card}：谋杀{n}元战场第{index}位的牌。",
        ),
        brief=Words("{actor:seat}: {card:card} murders on {n}", "{actor:seat}：{card:card}谋杀{n}元战场"),
    ),
    "murdered": Telling(
        Words("{victim:card} of {other:seat} is discarded.", "{other:seat}的{victim:card}被弃掉。"), moment="capture"
    ),
    "murdered_unseen": Telling(
        Words(
            "{victim:card} of {other:seat} is discarded, unseen by {actor:seat}.",
            "{other:seat}的{victim:card}被弃掉，{actor:seat}看不到。",
        ),
        hidden=Words(
            "A face-down card of {other:seat} is discarded unseen.", "{other:seat}的一张暗牌被弃掉，谁也看不到。"
        ),
        moment="capture",
    ),
    "wasted": Telling(
        Words(
            "{other:seat} looks: nothing there is above 5, so it is protected and {card:card} is wasted.",
            "{other:seat}查看：那里没有大于5的牌，牌组受保护，{card:card}白用了。",
        )
    ),
    "charms_hand": Telling(
        Words(
            "{actor:seat} shows {card:card}: charm, to see {other:seat}'s hand.",
            "{actor:seat}亮出{card:card}：色诱，看{other:seat}的手牌。",
        ),
        brief=Words("{actor:seat}: {card:card} sees the hand", "{actor:seat}：{card:card}看手牌"),
    ),
    "charms_field": Telling(
        Words(
            "{actor:seat} shows {card:card}: charm, to see {where:list} of {other:seat}.",
            "{actor:seat}亮出{card:card}：色诱，看{other:seat}的{where:list}。",
        ),
        brief=Words("{actor:seat}: {card:card} sees hidden cards", "{actor:seat}：{card:card}看暗牌"),
    ),
    "sees": Telling(Words("{actor:seat} sees {cards:cards}.", "{actor:seat}看到{cards:cards}。")),
    "commands": Telling(
        Words(
            "{actor:seat} shows {card:card}: command, {other:seat} has to discard {n:# card|cards}.",
            "{actor:seat}亮出{card:card}：君权，{other:seat}要弃{n}张牌。",
        ),
        brief=Words("{actor:seat}: {card:card} commands {n}", "{actor:seat}：{card:card}令弃{n}张"),
    ),
    "lost": Telling(
        Words("{actor:seat} loses {cards:cards}, taken blind.", "{actor:seat}的{cards:cards}被盲取，弃掉。"),
        hidden=Words("{actor:seat} loses {n:# card|cards}, taken blind.", "{actor:seat}有{n}张牌被盲取，弃掉。"),
    ),
    "given": Telling(
        Words("{actor:seat} chooses to discard {cards:cards}.", "{actor:seat}选择弃掉{cards:cards}。"),
        hidden=Words("{actor:seat} chooses {n:# card|cards} to discard.", "{actor:seat}选{n}张牌弃掉。"),
    ),
    "refills": Telling(
        Words(
            "{actor:seat} misses a turn and refills with {cards:cards}.", "{actor:seat}停一回合，补进{cards:cards}。"
        ),
        hidden=Words(
            "{actor:seat} misses a turn and refills with {n:# card|cards}.", "{actor:seat}停一回合，补进{n}张牌。"
        ),
    ),
    "no_refill": Telling(
        Words("{actor:seat} misses a turn; there is nothing to refill with.", "{actor:seat}停一回合，没有牌可补。")
    ),
    "fills_up": Telling(
        Words("{actor:seat} refills with {cards:cards}.", "{actor:seat}补进{cards:cards}。"),
        hidden=Words("{actor:seat} refills with {n:# card|cards}.", "{actor:seat}补进{n}张牌。"),
    ),
    "not_filled": Telling(Words("{actor:seat} has nothing to refill with.", "{actor:seat}没有牌可补。")),
    # Resolving
    "reveal": Telling(
        Words(
            "Battlefield {n} is complete on both sides and all is turned up: {one} against {other}.",
            "{n}元战场双方都已放满，翻开比较：{one}对{other}。",
        )
    ),
    "unfinished": Telling(
        Words(
            "Battlefield {n} is decided with what lies there: {one} against {other}.",
            "{n}元战场按已放的牌判定：{one}对{other}。",
        )
    ),
    "joker": Telling(
        Words(
            "{actor:seat}'s joker becomes {cards:cards}, which is best.",
            "{actor:seat}的鬼牌变成{cards:cards}，这样最大。",
        )
    ),
    "joker_banned": Telling(
        Words(
            "{actor:seat}'s joker may not become {banned:card}, {other:seat}'s highest card: {cards:cards} is best.",
            "{banned:card}是{other:seat}在那里最大的牌，{actor:seat}的鬼牌不能变成它，变成{cards:cards}最大。",
        )
    ),
    "joker_groups": Telling(
        Words(
            "{actor:seat}'s joker can only count as {cards:cards} in an unfinished formation.",
            "牌组没放满，{actor:seat}的鬼牌只能当{cards:cards}。",
        )
    ),
    "five_alike": Telling(Words("Five of one number count as four of a kind.", "五张同数字的牌按铁枝算。")),
    "category": Telling(
        Words("{actor:seat} is ahead: {more} beats {less}.", "{actor:seat}更大：{more}大于{less}。"),
    ),
    "number": Telling(
        Words(
            "Both have {category}; {actor:seat}'s {more:card} is higher than {less:card}.",
            "双方都是{category}；{actor:seat}的{more:card}大于{less:card}。",
        )
    ),
    "suit": Telling(
        Words(
            "Both have {category} with the same number; by suit {actor:seat}'s {more:card} is above {less:card}.",
            "双方都是{category}，数字也相同；比花色，{actor:seat}的{more:card}大于{less:card}。",
        )
    ),
    "kickers": Telling(
        Words(
            "Both have {category} with the same number; all numbers are compared: {more:list} beats {less:list}.",
            "双方都是{category}，数字也相同；再比所有数字：{more:list}大于{less:list}。",
        )
    ),
    "first": Telling(
        Words(
            "The formations are exactly equal; {actor:seat}'s was complete first.",
            "双方完全相同，{actor:seat}先放满。",
        )
    ),
    "equal": Telling(Words("The formations are exactly equal.", "双方完全相同。")),
    "both_empty": Telling(Words("Nobody has a card on battlefield {n}.", "{n}元战场双方都没有牌。")),
    "takes": Telling(
        Words(
            "{actor:seat} takes battlefield {n}: {coins:# coin|coins}, worth {n}.",
            "{actor:seat}赢得{n}元战场：{coins}枚，共{n}元。",
        ),
        moment="capture",
    ),
    "unclaimed": Telling(
        Words("The coins of battlefield {n} stay unclaimed.", "{n}元战场的钱无人得。"), moment="capture"
    ),
    # The end
    "all_resolved": Telling(
        Words("All five battlefields are resolved: the game is over.", "五个战场都已判定，游戏结束。")
    ),
    "exhausted": Telling(
        Words("The draw pile and both hands are empty: the game is over.", "抽牌堆和双方手牌都空了，游戏结束。")
    ),
    "decided": Telling(
        Words(
            "{actor:seat} could not win even with the {n} still to be won: the game is over.",
            "{actor:seat}就算拿下剩下的{n}元也会输，游戏结束。",
        )
    ),
    "concedes": Telling(
        Words("{actor:seat} concedes.", "{actor:seat}认输。"), brief=Words("{actor:seat} concedes", "{actor:seat}认输")
    ),
    "count": Telling(Words("Money: {totals:list}.", "金额：{totals:list}。")),
    "wins": Telling(
        Words("{actor:seat} wins with {amount} to {less}.", "{actor:seat}以{amount}元对{less}元获胜。"), moment="end"
    ),
    "wins_by_coins": Telling(
        Words(
            "The money is equal; {actor:seat} wins with {amount} coins to {less}.",
            "金额相同，{actor:seat}以{amount}枚对{less}枚获胜。",
        ),
        moment="end",
    ),
    "wins_anyway": Telling(
        Words("{actor:seat} wins, whatever the coins say.", "{actor:seat}获胜，不看钱币多少。"), moment="end"
    ),
    "draw": Telling(Words("Money and coins are equal: the game is a draw.", "金额和枚数都相同：平局。"), moment="end"),
}

REFUSALS = {
    "not_in_hand": NOT_IN_HAND,
    "no_field": (
        Words("There is no battlefield {n}.", "没有{n}元战场。"),
        Words("The battlefields are 5, 4, 3, 2 and 1.", "战场有5元、4元、3元、2元、1元。"),
    ),
    "full": (
        Words("The formation of {actor:seat} on battlefield {n} is complete.", "{actor:seat}在{n}元战场的牌组已完成。"),
        Words("You could place on {fields:either}.", "可以放到{fields:either}元战场。"),
    ),
    "full_all": (
        Words("The formation of {actor:seat} on battlefield {n} is complete.", "{actor:seat}在{n}元战场的牌组已完成。"),
        Words("There is no room anywhere; you could discard.", "哪里都放不下了，可以弃牌。"),
    ),
    "closed": (
        Words("Battlefield {n} is resolved and closed.", "{n}元战场已判定，已关闭。"),
        Words("You could place on {fields:either}.", "可以放到{fields:either}元战场。"),
    ),
    "closed_all": (
        Words("Battlefield {n} is resolved and closed.", "{n}元战场已判定，已关闭。"),
        Words("There is no room anywhere; you could discard.", "哪里都放不下了，可以弃牌。"),
    ),
    "no_powers": (
        Words("In this game jacks, queens and kings have no power.", "这一局里J、Q、K没有能力。"),
        Words("You could place or discard the card.", "可以放牌或弃牌。"),
    ),
    "no_power": (
        Words("{card:card} does not have this power.", "{card:card}没有这个能力。"),
        Words("It takes {needs}.", "要用{needs}。"),
    ),
    "murder_closed": (
        Words("Battlefield {n} is resolved.", "{n}元战场已经判定。"),
        Words("Choose a battlefield that is still open.", "请选尚未判定的战场。"),
    ),
    "murder_complete": (
        Words("The opponent's formation on battlefield {n} is complete.", "对手在{n}元战场的牌组已经完成。"),
        Words("Choose a formation that is not full.", "请选没放满的牌组。"),
    ),
    "protected": (
        Words(
            "{cards:cards} on battlefield {n} are protected: none is above 5.",
            "{n}元战场的{cards:cards}都不超过5，受保护。",
        ),
        Words("Choose a formation with a higher or a face-down card.", "请选有更大的牌或有暗牌的牌组。"),
    ),
    "no_position": (
        Words("Position {index} on battlefield {n} cannot be chosen.", "{n}元战场的第{index}位不能选。"),
        Words("Positions count from 0; you could choose {right:either}.", "位置从0数起，可以选{right:either}。"),
    ),
    "no_card": (
        Words("The opponent has no such card on battlefield {n}.", "对手在{n}元战场没有这样的牌。"),
        Words("Choose a battlefield where one lies.", "请选有这种牌的战场。"),
    ),
    "no_hand": (
        Words("The opponent has no card in hand.", "对手没有手牌。"),
        Words("You could see face-down cards, or place the queen.", "可以看暗牌，或者放下Q。"),
    ),
    "all_open": (
        Words("On battlefield {n} no card lies face down.", "{n}元战场没有暗牌。"),
        Words("Choose battlefield 4 or 5, where some do.", "请选有暗牌的4元或5元战场。"),
    ),
    "see_both": (
        Words("Battlefields 4 and 5 both have face-down cards.", "4元和5元战场都有暗牌。"),
        Words("Name a position on each.", "请在两处各选一个位置。"),
    ),
    "no_pile": (
        Words("The draw pile is empty.", "抽牌堆已空。"),
        Words("You could place the king or discard it.", "可以放下K或弃掉它。"),
    ),
    "no_number": (
        Words("A king cannot take {n:# card|cards} here.", "K在这里不能拿{n}张牌。"),
        Words("You could take any number from 1 to {held}.", "可以拿1至{held}张。"),
    ),
    "not_those": (
        Words("These are not the cards that {actor:seat} has to give up.", "{actor:seat}要弃的不是这些牌。"),
        Words("It has to be {n:# card|different cards} of that hand.", "要从手里弃掉{n}张不同的牌。"),
    ),
}
