"""What Soul Hunt tells."""

from __future__ import annotations

from cardgames.engine.events import Telling
from cardgames.engine.words import Words

SET_UP = {
    "warriors": Telling(
        Words("The team: {cards:cards}, with {n} lives each.", "队伍：{cards:cards}，各有{n}点生命。"), moment="deal"
    ),
    "deck": Telling(Words("{n:# soul|souls} are shuffled.", "{n}个灵魂洗成灵魂卡堆。")),
    "hunt_deck": Telling(Words("{n:# hunt|hunts} are shuffled.", "{n}张狩猎卡洗成狩猎卡堆。")),
    "event_deck": Telling(
        Words(
            "{n:# event|events} go unseen into the box, {left} are in play.",
            "{n}张事件卡不看内容放回盒中，留下{left}张。",
        )
    ),
    "bag": Telling(
        Words(
            "Into the bag go {n} tokens: {zeros} with 0, {ones} with 1, {twos} with 2.",
            "{n}个标记放进袋子：{zeros}个0，{ones}个1，{twos}个2。",
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
            "{actor:seat} draws {card:card}: evil, it takes hold at once.",
            "{actor:seat}抽到恶灵{card:card}，立刻附身。",
        )
    ),
    "expels": Telling(
        Words(
            "{actor:seat} draws {card:card}: evil, it drives out {old:card}, which is discarded.",
            "{actor:seat}抽到恶灵{card:card}，赶走{old:card}，{old:card}弃掉。",
        )
    ),
    "needs_room": Telling(
        Words(
            "{actor:seat} draws {card:card}: evil, and a good soul has to make room for it.",
            "{actor:seat}抽到恶灵{card:card}，要有一个灵魂腾出位子。",
        )
    ),
    "makes_room": Telling(
        Words(
            "{actor:seat} takes {card:card} into the hand, and {evil:card} sits in its place.",
            "{actor:seat}把{card:card}收回手里，{evil:card}占据它的位置。",
        )
    ),
    "no_souls": Telling(Words("There is no soul left to draw.", "没有灵魂可抽。")),
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
    "no_effect": Telling(Words("It cannot be applied and does nothing.", "无法执行，不起作用。")),
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
        Words("{card:card} leaves {actor:seat} and goes into the hand.", "{card:card}离开{actor:seat}，进手牌。"),
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
        Words("{actor:seat} replaces {card:card} by {new:card}.", "{actor:seat}把{card:card}换成{new:card}。")
    ),
    "redraw_declined": Telling(Words("{actor:seat} keeps the three hunts.", "{actor:seat}保留三张狩猎卡。")),
    "evicts": Telling(
        Words(
            "{actor:seat} gives a life: {card:card} is driven out of {seat:seat} and goes into the hand.",
            "{actor:seat}花1点生命，把{card:card}从{seat:seat}身上驱散，进手牌。",
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
            "First target: {card:card}, chosen by {actor:seat} among equals.",
            "第一目标：{card:card}，并列，{actor:seat}选定。",
        )
    ),
    "second": Telling(
        Words(
            "Second target: {card:card}, with {n:# small marker|small markers}.", "第二目标：{card:card}，{n}个小标记。"
        )
    ),
    "second_chosen": Telling(
        Words(
            "Second target: {card:card}, chosen by {actor:seat} among equals.",
            "第二目标：{card:card}，并列，{actor:seat}选定。",
        )
    ),
    "third": Telling(Words("Third target: {card:card}.", "第三目标：{card:card}。")),
    "attack": Telling(
        Words(
            "Target {n}, {card:card}: the team needs {need} in {attribute}.",
            "目标{n}，{card:card}：全队的{attribute}要达到{need}。",
        )
    ),
    "nothing_to_change": Telling(Words("{actor:seat} can change nothing.", "{actor:seat}没有可变动的。")),
    "changes_nothing": Telling(Words("{actor:seat} changes nothing.", "{actor:seat}不变动。")),
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
        Words("{actor:seat} draws {cards:cards}: {n}.", "{actor:seat}抽出{cards:cards}：{n}。"),
    ),
    "sacrifices": Telling(
        Words(
            "{actor:seat} sacrifices {card:card} for {worth}; the number is now {n}.",
            "{actor:seat}牺牲{card:card}加{worth}，判定数是{n}。",
        )
    ),
    "done": Telling(Words("{actor:seat} sacrifices no more.", "{actor:seat}不再牺牲。")),
    "succeeds": Telling(
        Words("{card:card}: {sum}, needed {need}: success.", "{card:card}：{sum}，需要{need}，成功。"), moment="score"
    ),
    "fails": Telling(
        Words("{card:card}: {sum}, needed {need}: failure.", "{card:card}：{sum}，需要{need}，失败。"), moment="score"
    ),
    "rewarded": Telling(Words("Rewarded: {seats:seats}.", "得奖：{seats:seats}。")),
    "hit": Telling(Words("Hit: {seats:seats}.", "受罚：{seats:seats}。")),
    "nobody_rewarded": Telling(Words("Nobody's number earns the reward.", "没有人达到得奖的判定数。")),
    "nobody_hit": Telling(Words("Nobody is hit.", "没有人受罚。")),
    "trial_won": Telling(
        Words("All warriors have +{n} on all attributes in this hunt.", "本轮狩猎所有勇士各项属性加{n}。")
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
    "challenge": Telling(Words("To be judged: {cards:cards}.", "要判定的：{cards:cards}。")),
    "judgement": Telling(
        Words("Judgement {n}, {attribute}: the team needs {need}.", "第{n}次判定，{attribute}：全队要达到{need}。")
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
    "loses": Telling(Words("The game is lost for all.", "全队失败。"), moment="end"),
    "nobody_left": Telling(Words("Nobody is left: the game is lost.", "没有人活着，游戏失败。"), moment="end"),
}

TELLINGS = {**SET_UP, **SOULS, **EVENTS, **HUNTING, **FINALE}
