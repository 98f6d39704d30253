"""What Soul Hunt tells."""

from __future__ import annotations

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

SET_UP = {
    "warriors": Telling(
        Words("The team: {cards:cards}, with {n} lives each.", "队伍：{cards:cards}，各有{n}点生命。"), moment="deal"
    ),
    "deck": Telling(Words("The other {n:# soul|souls} are shuffled.", "{n}个灵魂洗成灵魂卡堆。")),
    "hunt_deck": Telling(Words("{n:# hunt|hunts} are shuffled.", "{n}张狩猎卡洗成狩猎卡堆。")),
    "event_deck": Telling(
        Words(
            "{n:# event goes|events go} back into the box unseen; {left:# remains|remain}.",
            "{n}张事件卡不看内容放回盒中，其余{left}张是事件卡堆。",
        )
    ),
    "bag": Telling(
        Words(
            "{n} tokens go into the bag: {zeros} blanks, {ones} with one success, {twos} with two.",
            "{n}个标记放进袋子：{zeros}个失败，{ones}个一次成功，{twos}个两次成功。",
        )
    ),
    "first_captain": Telling(Words("{actor:seat} is captain.", "{actor:seat}是队长。")),
    "no_relics": Telling(Words("The team has no relics yet.", "全队还没有圣物。")),
    "equips": Telling(Words("{actor:seat} attaches {card:card}.", "{actor:seat}附上{card:card}。")),
    "done_equipping": Telling(Words("{actor:seat} is ready.", "{actor:seat}准备好了。")),
}

SOULS = {
    "draws_soul": Telling(
        Words("{actor:seat} draws {card:card}.", "{actor:seat}抽到{card:card}。"),
        hidden=Words("{actor:seat} draws a soul.", "{actor:seat}抽取一个灵魂。"),
    ),
    "possesses": Telling(
        Words(
            "{actor:seat} draws {card:card}, an evil spirit: it takes hold at once.",
            "{actor:seat}抽到恶灵{card:card}，立刻附身。",
        )
    ),
    "expels": Telling(
        Words(
            "{actor:seat} draws {card:card}, an evil spirit: it drives out {old:card}, which is discarded.",
            "{actor:seat}抽到恶灵{card:card}，旧恶灵{old:card}被赶走，弃掉。",
        )
    ),
    "needs_room": Telling(
        Words(
            "{actor:seat} draws {card:card}, an evil spirit: one of the three souls has to make room.",
            "{actor:seat}抽到恶灵{card:card}，三个灵魂里要有一个腾出位子。",
        )
    ),
    "makes_room": Telling(
        Words(
            "{actor:seat} takes {card:card} into the hand, and {evil:card} sits in its place.",
            "{actor:seat}把{card:card}收回手里，{evil:card}占据它的位置。",
        )
    ),
    "no_souls": Telling(Words("There is no soul left to draw.", "没有灵魂可抽了。")),
    "shuffles": Telling(
        Words(
            "The soul deck was empty: {n:# discard|discards} are shuffled into it.",
            "灵魂卡堆空了，{n}张弃牌洗成新的卡堆。",
        )
    ),
    "discards": Telling(Words("{actor:seat} discards {card:card}.", "{actor:seat}弃掉{card:card}。")),
    "life": Telling(
        Words("{actor:seat} gains a life and has {n}.", "{actor:seat}得到1点生命，现在{n}点。"), moment="score"
    ),
    "life_lost": Telling(
        Words("{actor:seat} has {n} lives already: no effect.", "{actor:seat}已有{n}点生命，没有效果。")
    ),
    "loses_life": Telling(
        Words("{actor:seat} loses a life and has {n}.", "{actor:seat}失去1点生命，还有{n}点。"), moment="score"
    ),
    "relic": Telling(Words("The team gains a relic and has {n}.", "全队得到一个圣物，现在{n}个。"), moment="score"),
    "relic_lost": Telling(Words("The team has {n} relics already: no effect.", "全队已有{n}个圣物，没有效果。")),
    "relic_gone": Telling(
        Words("The team loses a relic and has {n}.", "全队失去一个圣物，还有{n}个。"), moment="score"
    ),
    "no_relic": Telling(Words("There is no relic to lose.", "没有圣物可失。")),
    "eliminated": Telling(
        Words(
            "{actor:seat} is out; warrior and souls go to the discard pile.",
            "{actor:seat}出局，勇士和灵魂都放进弃牌堆。",
        ),
        moment="capture",
    ),
    "captain": Telling(Words("{actor:seat} is captain now.", "现在{actor:seat}是队长。")),
}

EVENTS = {
    "event": Telling(Words("{actor:seat} turns up the event {card:card}.", "{actor:seat}翻开事件“{card:card}”。")),
    "no_event": Telling(Words("No event is left.", "没有事件卡了。")),
    "no_effect": Telling(Words("It applies to nobody and does nothing.", "无法执行，不起作用。")),
    "fewest_draw_seats": Telling(Words("Fewest souls: {seats:seats}.", "灵魂最少：{seats:seats}。")),
    "most_discard_seats": Telling(Words("Most souls in hand: {seats:seats}.", "手牌灵魂最多：{seats:seats}。")),
    "heal_pick": Telling(Words("{actor:seat} heals {seat:seat}.", "{actor:seat}治疗{seat:seat}。")),
    "cleanse_pick": Telling(Words("{actor:seat} cleanses {seat:seat}.", "{actor:seat}净化{seat:seat}。")),
    "blessing_pick": Telling(Words("{actor:seat} blesses {seat:seat}.", "{actor:seat}祝福{seat:seat}。")),
    "gift_pick": Telling(
        Words("{actor:seat} lets {seat:seat} give a soul.", "{actor:seat}请{seat:seat}赠送一个灵魂。")
    ),
    "gift_declined": Telling(Words("{actor:seat} names nobody.", "{actor:seat}不指定任何人。")),
    "cleansed": Telling(
        Words("{card:card} leaves {actor:seat} and is discarded.", "{card:card}离开{actor:seat}，弃掉。"),
        moment="capture",
    ),
    "cleansed_hand": Telling(
        Words(
            "{card:card} leaves {actor:seat} and goes into {actor:seat}'s hand.",
            "{card:card}离开{actor:seat}，进入{actor:seat}的手牌。",
        ),
        moment="capture",
    ),
    "blessing": Telling(
        Words("{actor:seat} will have +1 on all attributes in the next hunt.", "{actor:seat}下一轮狩猎各项属性加1。")
    ),
    "blessed": Telling(
        Words("{actor:seat} has the blessing: +1 on all attributes.", "{actor:seat}有祝福：各项属性加1。")
    ),
    "gives": Telling(
        Words("{actor:seat} gives {card:card} to {seat:seat}.", "{actor:seat}把{card:card}送给{seat:seat}。"),
        hidden=Words("{actor:seat} gives a soul to {seat:seat}.", "{actor:seat}送给{seat:seat}一个灵魂。"),
    ),
    "give_declined": Telling(Words("{actor:seat} gives nothing.", "{actor:seat}什么也不送。")),
    "trail": Telling(Words("In the next planning one hunt may be replaced.", "下一次计划时可以换掉一张狩猎卡。")),
    "redraws": Telling(
        Words("{actor:seat} replaces {card:card} with {new:card}.", "{actor:seat}把{card:card}换成{new:card}。")
    ),
    "redraw_declined": Telling(Words("{actor:seat} keeps the three hunts.", "{actor:seat}保留三张狩猎卡。")),
    "evicts": Telling(
        Words(
            "{actor:seat} gives a life to free {seat:seat} from {card:card}, which goes into {seat:seat}'s hand.",
            "{actor:seat}花1点生命，驱散{seat:seat}身上的{card:card}，{card:card}进入{seat:seat}的手牌。",
        ),
        moment="capture",
    ),
    "evict_declined": Telling(Words("{actor:seat} drives out no evil spirit.", "{actor:seat}不驱散恶灵。")),
    "hunt_over": Telling(Words("Hunt {n} is over.", "第{n}轮狩猎结束。")),
    "leaves": Telling(
        Words(
            "{card:card} was attached in this hunt and leaves {actor:seat}.",
            "{card:card}本轮附过身，离开{actor:seat}。",
        )
    ),
    "leaves_hand": Telling(
        Words(
            "{card:card} was attached in this hunt and leaves {actor:seat}'s hand.",
            "{card:card}本轮附过身，从{actor:seat}手里弃掉。",
        )
    ),
}

HUNTING = {
    "hunt": Telling(Words("Hunt {n}", "第{n}轮狩猎"), moment="round", heading=True),
    "turns_up": Telling(Words("{actor:seat} turns up {cards:cards}.", "{actor:seat}翻开{cards:cards}。")),
    "votes": Telling(
        Words(
            "{actor:seat} wants {big:card} first and {small:card} second.",
            "{actor:seat}想先打{big:card}，再打{small:card}。",
        )
    ),
    "first": Telling(
        Words("First target: {card:card}, with {n:# big marker|big markers}.", "第一目标：{card:card}，{n}个大标记。")
    ),
    "first_chosen": Telling(
        Words(
            "First target: {card:card}; the markers tie, and {actor:seat} picks it.",
            "第一目标：{card:card}，标记并列，由{actor:seat}选定。",
        )
    ),
    "second": Telling(
        Words(
            "Second target: {card:card}, with {n:# small marker|small markers}.", "第二目标：{card:card}，{n}个小标记。"
        )
    ),
    "second_chosen": Telling(
        Words(
            "Second target: {card:card}; the markers tie, and {actor:seat} picks it.",
            "第二目标：{card:card}，标记并列，由{actor:seat}选定。",
        )
    ),
    "third": Telling(Words("Third target: {card:card}.", "第三目标：{card:card}。")),
    "attack": Telling(
        Words(
            "Target {n}, {card:card}: {attribute} is tested, and the team needs {need:# success|successes}.",
            "目标{n}，{card:card}：判定{attribute}，全队判定数之和要达到{need}。",
        )
    ),
    "nothing_to_change": Telling(Words("{actor:seat} has nothing to change.", "{actor:seat}没有可调整的灵魂。")),
    "changes_nothing": Telling(Words("{actor:seat} changes nothing.", "{actor:seat}不调整。")),
    "swaps": Telling(
        Words("{actor:seat} attaches {card:card} in place of {out:card}.", "{actor:seat}用{card:card}换下{out:card}。")
    ),
    "removes": Telling(
        Words("{actor:seat} takes {card:card} back into the hand.", "{actor:seat}把{card:card}收回手里。")
    ),
    "tokens_back": Telling(Words("The bag holds all {n} tokens again.", "{n}个标记都回到袋子里。")),
    "value": Telling(Words("{actor:seat}'s {attribute}: {sum}.", "{actor:seat}的{attribute}：{sum}。")),
    "capped": Telling(Words("It counts as {n}.", "按{n}算。")),
    "zero": Telling(Words("No token is drawn, and the number is 0.", "不抽标记，判定数是0。")),
    "negative": Telling(Words("No token is drawn, and the number is {n}.", "不抽标记，判定数是{n}。")),
    "draws": Telling(
        Words(
            "{actor:seat} draws tokens {cards:cards}: {n:# success|successes}.",
            "{actor:seat}抽出标记{cards:cards}，判定数{n}。",
        ),
    ),
    "sacrifices": Telling(
        Words(
            "{actor:seat} sacrifices {card:card} for {worth} more, which makes {n}.",
            "{actor:seat}牺牲{card:card}，加{worth}，判定数变成{n}。",
        )
    ),
    "done": Telling(Words("{actor:seat} keeps the rest.", "{actor:seat}不再牺牲灵魂。")),
    "none_sacrificed": Telling(Words("{actor:seat} sacrifices nothing.", "{actor:seat}不牺牲灵魂。")),
    "succeeds": Telling(
        Words("{card:card}: {sum}, needed {need}: success.", "{card:card}：{sum}，需要{need}，成功。"), moment="score"
    ),
    "fails": Telling(
        Words("{card:card}: {sum}, needed {need}: failure.", "{card:card}：{sum}，需要{need}，失败。"), moment="score"
    ),
    "rewarded": Telling(Words("Rewarded: {seats:seats}.", "获得奖励：{seats:seats}。")),
    "hit": Telling(Words("Hit: {seats:seats}.", "受罚：{seats:seats}。")),
    "nobody_rewarded": Telling(Words("Nobody's number is high enough for the reward.", "没有人的判定数够得上奖励。")),
    "nobody_hit": Telling(Words("Nobody is hit.", "没有人受罚。")),
    "trial_won": Telling(
        Words(
            "For the rest of this hunt all warriors have +{n} on all attributes.",
            "本轮狩猎接下来，所有勇士各项属性加{n}。",
        )
    ),
    "pool_full": Telling(
        Words("The pool is full: {actor:seat} cannot take a relic.", "圣物已满，{actor:seat}不能拿圣物。")
    ),
    "takes_relic": Telling(Words("{actor:seat} takes the relic.", "{actor:seat}选圣物。")),
    "takes_soul": Telling(Words("{actor:seat} takes the soul.", "{actor:seat}选灵魂。")),
    "takes_life": Telling(Words("{actor:seat} takes the life.", "{actor:seat}选生命。")),
}

FINALE = {
    "finale": Telling(Words("Final challenge", "最终的挑战"), moment="round", heading=True),
    "challenge": Telling(Words("To be judged: {cards:cards}.", "依次判定：{cards:cards}。")),
    "judgement": Telling(
        Words(
            "Judgement {n}: {attribute}. The team needs {need:# success|successes}.",
            "第{n}次判定，{attribute}：全队判定数之和要达到{need}。",
        )
    ),
    "spends": Telling(Words("{actor:seat} spends {n:# relic|relics}.", "{actor:seat}花{n}个圣物。")),
    "spends_none": Telling(Words("{actor:seat} spends no relic.", "{actor:seat}不花圣物。")),
    "meets": Telling(
        Words("{attribute}: {sum}, needed {need}: success.", "{attribute}：{sum}，需要{need}，成功。"), moment="score"
    ),
    "misses": Telling(
        Words("{attribute}: {sum}, needed {need}: failure.", "{attribute}：{sum}，需要{need}，失败。"), moment="score"
    ),
    "wins": Telling(Words("The team wins: {seats:seats}.", "全队获胜：{seats:seats}。"), moment="end"),
    "loses": Telling(Words("The team has lost.", "全队失败。"), moment="end"),
    "nobody_left": Telling(Words("Nobody is left: the team has lost.", "没有人活着，游戏失败。"), moment="end"),
}

TELLINGS = {**SET_UP, **SOULS, **EVENTS, **HUNTING, **FINALE}
