"""What Three Kingdoms Legends says of its items, and of cards that are drawn and exchanged."""

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

ITEM_TELLINGS = {
    "use": Telling(
        Words(
            "{actor:seat} shows {shown:card} and uses {card:card}.", "{actor:seat}展示{shown:card}，使用{card:card}。"
        ),
        brief=Words("{actor:seat} uses {card:card}", "{actor:seat}使用{card:card}"),
        moment="capture",
    ),
    "armour": Telling(
        Words(
            "{actor:seat} shows {shown:card} and lays {card:card} down: it works until this hand ends.",
            "{actor:seat}展示{shown:card}，放下{card:card}，这一盘一直有效。",
        ),
        brief=Words("{actor:seat} lays {card:card} down", "{actor:seat}放下{card:card}"),
    ),
    "protected": Telling(
        Words("{armour:card} protects {seat:seat}.", "{armour:card}保护{seat:seat}。"),
    ),
    "discard": Telling(Words("{actor:seat} discards {card:card} unused.", "{actor:seat}不用{card:card}，直接弃掉。")),
    "drawn": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}抽到{card:card}。"),
        hidden=Words("{seat:seat} draws a card.", "{seat:seat}抽一张牌。"),
    ),
    "no_draw": Telling(Words("The pile is empty: {actor:seat} draws nothing.", "牌堆空了，{actor:seat}抽不到牌。")),
    "again": Telling(Words("{actor:seat} takes the hand step again.", "{actor:seat}再放置一次手牌。")),
    "mix": Telling(Words("The pile ({n:# card|cards}) is shuffled.", "洗混牌堆（{n}张）。")),
    "strike": Telling(
        Words("{card:card} from {seat:seat}'s collection is discarded.", "弃掉{seat:seat}收集牌堆的{card:card}。")
    ),
    "aim": Telling(Words("{actor:seat} chooses {seat:seat}.", "{actor:seat}选{seat:seat}。")),
    "aim_all": Telling(
        Words("{actor:seat} chooses {seat:seat}, who has only one card.", "{actor:seat}选{seat:seat}，对方只有一张牌。")
    ),
    "hit": Telling(
        Words(
            "Chance hits {card:card} in {actor:seat}'s hand, and it is discarded.",
            "随机击中{actor:seat}手里的{card:card}，弃掉。",
        )
    ),
    "cleave": Telling(
        Words("{card:card} from {seat:seat}'s {combo} is discarded.", "弃掉{seat:seat}的{combo}里的{card:card}。")
    ),
    "dissolved": Telling(
        Words(
            "This dissolves {combo}; {actor:seat} takes {cards:cards} back into the collection.",
            "{combo}解散，{cards:cards}回到{actor:seat}的收集牌堆。",
        )
    ),
    "discards": Telling(
        Words("{actor:seat} discards {card:card} from the collection.", "{actor:seat}弃掉自己收集牌堆的{card:card}。")
    ),
    "burns": Telling(Words("{actor:seat} discards {card:card} from the hand.", "{actor:seat}从手里弃掉{card:card}。")),
    "sits": Telling(
        Words(
            "{actor:seat} sits down after {seat:seat}; clockwise it is now {seats:seats}.",
            "{actor:seat}坐到{seat:seat}之后，现在顺时针是{seats:seats}。",
        )
    ),
    "stays": Telling(
        Words(
            "{actor:seat} sits after {seat:seat} already: nothing changes.",
            "{actor:seat}已经坐在{seat:seat}之后，座位不变。",
        )
    ),
    "returns": Telling(
        Words("{actor:seat} puts {card:card} into the pile.", "{actor:seat}把{card:card}放进牌堆。"),
        hidden=Words("A hand card is put into the pile.", "一张手牌放进牌堆。"),
    ),
    "keeps": Telling(
        Words(
            "{actor:seat} puts {card:card} from the hand into the collection.",
            "{actor:seat}把手里的{card:card}放进收集牌堆。",
        )
    ),
    "elephant": Telling(
        Words(
            "The top card of the pile is laid on the table and captures nothing: {card:card} ({mansion}).",
            "牌堆顶的一张放作桌牌，不收牌：{card:card}（{mansion}）。",
        )
    ),
    "elephant_item": Telling(
        Words(
            "The top card of the pile is an item and is discarded: {card:card}.",
            "牌堆顶的一张是道具锦囊，弃掉：{card:card}。",
        )
    ),
    "joins_group": Telling(Words("It joins the group of {mansion}.", "它加入{mansion}的一组。")),
    "bury": Telling(
        Words("{actor:seat} puts {card:card} of the table into the pile.", "{actor:seat}把桌上的{card:card}放进牌堆。")
    ),
    "still_group": Telling(Words("{n} of {mansion} are still a group.", "剩下的{n}张{mansion}仍是一组。")),
    "to_pile": Telling(
        Words(
            "{actor:seat} puts {card:card} from the collection into the pile.",
            "{actor:seat}把自己收集牌堆的{card:card}放进牌堆。",
        )
    ),
    "camp": Telling(
        Words(
            "{actor:seat}'s {combo} burns: {cards:cards} go into the pile.",
            "{actor:seat}的{combo}被烧：{cards:cards}放进牌堆。",
        )
    ),
    "takes": Telling(
        Words(
            "{actor:seat} takes {card:card} from {seat:seat}'s collection.",
            "{actor:seat}拿走{seat:seat}收集牌堆的{card:card}。",
        )
    ),
    "pairs": Telling(
        Words(
            "{actor:seat} chooses {seats:seats}, who exchange one hand card each.",
            "{actor:seat}选{seats:seats}，各出一张手牌交换。",
        )
    ),
    "seals": Telling(
        Words("{actor:seat} chooses {card:card} in secret.", "{actor:seat}暗选{card:card}。"),
        hidden=Words("A hand card is chosen in secret.", "暗选了一张手牌。"),
    ),
    "exchanged": Telling(
        Words("{actor:seat} gets {card:card} from {seat:seat}.", "{actor:seat}得到{seat:seat}的{card:card}。"),
        hidden=Words("{taker:seat} gets a card from {seat:seat}.", "{taker:seat}得到{seat:seat}的一张牌。"),
    ),
    "gives": Telling(
        Words("{actor:seat} gives {card:card} to {seat:seat}.", "{actor:seat}把{card:card}给{seat:seat}。")
    ),
    "names": Telling(
        Words(
            "{actor:seat} names {seat:seat}, who gives {n:# card|cards} to {user:seat}.",
            "{actor:seat}指定{seat:seat}，由{seat:seat}把{n}张牌给{user:seat}。",
        )
    ),
    "names_self": Telling(
        Words(
            "{actor:seat} chooses to pay and gives {n:# card|cards} to {user:seat}.",
            "{actor:seat}指定自己，把{n}张牌给{user:seat}。",
        )
    ),
    "cliffs": Telling(
        Words(
            "{seat:seat} picks {n:# card|cards} from {other:seat}'s collection.",
            "由{seat:seat}从{other:seat}的收集牌堆选{n}张。",
        )
    ),
    "picks": Telling(
        Words(
            "{actor:seat} picks {card:card} from {seat:seat}'s collection.",
            "{actor:seat}选出{seat:seat}收集牌堆的{card:card}。",
        )
    ),
    "first": Telling(
        Words(
            "{actor:seat} takes {card:card}, {seat:seat} gets {cards:cards}.",
            "{actor:seat}要{card:card}，{seat:seat}得{cards:cards}。",
        )
    ),
    "only": Telling(Words("{actor:seat} takes {card:card}, the only card.", "{actor:seat}要{card:card}，只有这一张。")),
    "eight": Telling(
        Words(
            "{actor:seat} holds eight of {mansion} and wins the hand at once: {cards:cards}.",
            "{actor:seat}手里有八张{mansion}，立刻赢得这一盘：{cards:cards}。",
        )
    ),
    "eight_first": Telling(
        Words("Others hold eight as well; {actor:seat} comes first.", "别人也有八张，{actor:seat}在先。")
    ),
}
