"""The short words of Soul Hunt: marks on the table, prompts, refusals."""

from __future__ import annotations

from cardgames.engine.words import Words

BAG = (Words("Bag: 0", "袋中：0"), Words("Bag: 1", "袋中：1"), Words("Bag: 2", "袋中：2"))
SURVIVES = Words("survives and wins with the team", "幸存，与全队一起获胜")

SETUP = Words("Set-up", "准备")
HUNT = Words("Hunt {n} of 5", "第{n}轮狩猎，共5轮")
FINAL = Words("Final challenge", "最终的挑战")
TEAM = Words("{n}. {attribute}: {sum}, needed {need}", "{n}：{attribute} {sum}，需要{need}")

WON = Words("{n}. won", "{n}：成功")
LOST = Words("{n}. lost", "{n}：失败")
ATTACKED = Words("{n}. now", "{n}：现在")
WAITING = Words("{n}. later", "{n}：待攻")
NO_MARKER = Words("no marker", "无标记")
MARKERS = Words("{big} big, {small} small", "大{big}，小{small}")

CAPTAIN = Words("captain", "队长")
BLESSED = Words("blessed", "受祝福")
ELIMINATED = Words("eliminated", "出局")
LEAVES = Words("leaves", "将离开")

RIGHT = Words("{right}", "{right}")

REFUSALS = {
    "not_in_hand": (Words("{actor:seat} does not hold {card:card}.", "{actor:seat}手里没有{card:card}。"), RIGHT),
    "copy": (
        Words(
            "There are two copies of {card:card}; the first one stands for both.", "{card:card}有两张，由第一张代表。"
        ),
        RIGHT,
    ),
    "evil_in_hand": (Words("{card:card} is evil and cannot be attached.", "{card:card}是恶灵，不能附上。"), RIGHT),
    "twin": (Words("{card:card} is attached already.", "已经附着一个{card:card}。"), RIGHT),
    "full": (Words("Three souls are attached already.", "已经附着三个灵魂。"), RIGHT),
    "not_attached": (Words("{card:card} is not attached to {actor:seat}.", "{actor:seat}没有附着{card:card}。"), RIGHT),
    "evil_attached": (Words("{card:card} is evil and cannot be shaken off.", "{card:card}是恶灵，甩不掉。"), RIGHT),
    "own_warrior": (Words("Your own warrior stands apart and stays where it is.", "自己的勇士不能动。"), RIGHT),
    "guardian": (Words("{card:card} can never be sacrificed.", "{card:card}不能牺牲。"), RIGHT),
    "no_use": (
        Words("{card:card} adds nothing to {attribute}.", "{card:card}对{attribute}没有用。"),
        RIGHT,
    ),
    "attached": (Words("{card:card} is attached and cannot be sacrificed.", "{card:card}附在身上，不能牺牲。"), RIGHT),
    "no_target": (Words("{card:card} is not one of the three targets.", "{card:card}不是三个目标之一。"), RIGHT),
    "same_twice": (
        Words(
            "Both markers would lie on {card:card}; they go on two different targets.",
            "两个标记不能都放在{card:card}上。",
        ),
        RIGHT,
    ),
    "not_tied": (Words("{card:card} does not have the most markers.", "{card:card}的标记不是最多的。"), RIGHT),
    "no_seat": (Words("There is no living warrior at that seat.", "那个座位没有活着的勇士。"), RIGHT),
    "all_lives": (Words("{seat:seat} has all three lives.", "{seat:seat}的3点生命是满的。"), RIGHT),
    "no_evil": (Words("No evil spirit is attached to {seat:seat}.", "{seat:seat}没有附着恶灵。"), RIGHT),
    "no_hand": (Words("{seat:seat} has no soul in hand.", "{seat:seat}手里没有灵魂。"), RIGHT),
    "self": (Words("It has to be somebody else.", "只能是别人。"), RIGHT),
    "other_prize": (Words("This is not what the hunt offers.", "这个目标没有这种奖励。"), RIGHT),
    "relics": (Words("The team has {n:# relic|relics}.", "全队有{n}个圣物。"), RIGHT),
    "tokens": (
        Words("Draw {n:# token|tokens} that are in the bag.", "要抽{n}个袋子里有的标记。"),
        RIGHT,
    ),
    "challenge": (
        Words(
            "These are not three different attributes, each by its trial.", "这不是三种不同的属性（各以试炼卡代表）。"
        ),
        RIGHT,
    ),
}
