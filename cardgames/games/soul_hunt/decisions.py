"""The decisions of Soul Hunt: which clause asks, in which words, and what may be done."""

from __future__ import annotations

from cardgames.engine.common import whole_shuffle
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.soul_hunt.endings import Endings
from cardgames.games.soul_hunt.moves import SHUFFLE

DECISIONS = {
    "setup_equip": Decision(
        "SH-3.5",
        Words("{actor:seat} may attach a soul before the first hunt", "{actor:seat}可以在第一轮狩猎前附上灵魂"),
        Endings.first_attaching,
        {"equip": Kind(Endings.check_equip, Endings.do_equip), "done": Kind(Endings.check_done, Endings.do_done)},
    ),
    "heal": Decision(
        "SH-9.1",
        Words("{actor:seat} has to pick who is healed", "轮到{actor:seat}选谁得到治疗"),
        Endings.picks,
        {"heal": Kind(Endings.check_pick, Endings.do_pick)},
    ),
    "cleanse": Decision(
        "SH-9.3",
        Words("{actor:seat} has to pick who is cleansed", "轮到{actor:seat}选净化谁"),
        Endings.picks,
        {"cleanse": Kind(Endings.check_pick, Endings.do_pick)},
    ),
    "blessing": Decision(
        "SH-9.7",
        Words("{actor:seat} has to pick who is blessed", "轮到{actor:seat}选祝福谁"),
        Endings.picks,
        {"bless": Kind(Endings.check_pick, Endings.do_pick)},
    ),
    "gift": Decision(
        "SH-9.8",
        Words("{actor:seat} may name who gives a soul", "{actor:seat}可以指定谁赠送灵魂"),
        Endings.picks,
        {
            "name": Kind(Endings.check_pick, Endings.do_pick),
            "decline": Kind(Endings.check_decline, Endings.do_decline),
        },
    ),
    "give": Decision(
        "SH-9.8",
        Words("{actor:seat} may give a soul away", "{actor:seat}可以送出一个灵魂"),
        Endings.gifts,
        {
            "give": Kind(Endings.check_give, Endings.do_give),
            "decline": Kind(Endings.check_decline, Endings.do_decline),
        },
    ),
    "redraw": Decision(
        "SH-9.9",
        Words("{actor:seat} may replace one of the hunts", "{actor:seat}可以换掉一张狩猎卡"),
        Endings.redraws,
        {
            "redraw": Kind(Endings.check_redraw, Endings.do_redraw),
            "decline": Kind(Endings.check_decline, Endings.do_decline),
        },
    ),
    "vote": Decision(
        "SH-5.2",
        Words("{actor:seat} has to vote for the first and the second target", "轮到{actor:seat}投票选第一和第二目标"),
        Endings.votes,
        {"vote": Kind(Endings.check_vote, Endings.do_vote)},
    ),
    "first": Decision(
        "SH-5.5",
        Words("{actor:seat} has to choose the first target", "轮到{actor:seat}选第一个目标"),
        Endings.choices,
        {"choose": Kind(Endings.check_choose, Endings.do_choose)},
    ),
    "second": Decision(
        "SH-5.6",
        Words("{actor:seat} has to choose the second target", "轮到{actor:seat}选第二个目标"),
        Endings.choices,
        {"choose": Kind(Endings.check_choose, Endings.do_choose)},
    ),
    "action": Decision(
        "SH-6.1",
        Words("{actor:seat} may change one attached soul", "{actor:seat}可以调整一个附身的灵魂"),
        Endings.actions,
        {
            "equip": Kind(Endings.check_equip, Endings.do_equip),
            "swap": Kind(Endings.check_swap, Endings.do_swap),
            "remove": Kind(Endings.check_remove, Endings.do_remove),
            "pass": Kind(Endings.check_pass, Endings.do_pass),
        },
    ),
    "tokens": Decision(
        "SH-6.7",
        Words("tokens are drawn from the bag", "从袋子里抽标记"),
        Endings.draws,
        {"tokens": Kind(Endings.check_tokens, Endings.do_tokens)},
        draw=Endings.random_tokens,
    ),
    "sacrifice": Decision(
        "SH-6.10",
        Words("{actor:seat} may sacrifice souls", "{actor:seat}可以牺牲灵魂"),
        Endings.sacrifices,
        {
            "sacrifice": Kind(Endings.check_sacrifice, Endings.do_sacrifice),
            "done": Kind(Endings.check_done, Endings.do_done),
        },
    ),
    "reward": Decision(
        "SH-7.3",
        Words("{actor:seat} has to choose a reward", "轮到{actor:seat}选奖励"),
        Endings.rewards,
        {kind: Kind(Endings.check_reward, Endings.do_reward) for kind in ("relic", "soul", "life")},
    ),
    "replace": Decision(
        "SH-8.3",
        Words("{actor:seat} has to make room for the evil spirit", "轮到{actor:seat}给恶灵腾位子"),
        Endings.replacements,
        {"replace": Kind(Endings.check_replace, Endings.do_replace)},
    ),
    "pay": Decision(
        "SH-7.7",
        Words("{actor:seat} has to discard a soul for the lost hunt", "狩猎失败，轮到{actor:seat}弃掉一个灵魂"),
        Endings.discards,
        {"discard": Kind(Endings.check_discard, Endings.do_discard)},
    ),
    "limit": Decision(
        "SH-7.9",
        Words("{actor:seat} has too many souls and has to discard one", "{actor:seat}的灵魂太多，要弃掉一个"),
        Endings.discards,
        {"discard": Kind(Endings.check_discard, Endings.do_discard)},
    ),
    "scatter": Decision(
        "SH-9.6",
        Words("{actor:seat} has to discard a soul for the scattering", "散灵，轮到{actor:seat}弃掉一个灵魂"),
        Endings.discards,
        {"discard": Kind(Endings.check_discard, Endings.do_discard)},
    ),
    "evict": Decision(
        "SH-9.12",
        Words("{actor:seat} may give a life to drive out an evil spirit", "{actor:seat}可以花1点生命驱散恶灵"),
        Endings.evictions,
        {
            "evict": Kind(Endings.check_evict, Endings.do_evict),
            "decline": Kind(Endings.check_decline, Endings.do_decline),
        },
    ),
    "shuffle": whole_shuffle(
        "SH-8.9",
        Words("the soul discards are shuffled", "洗混灵魂弃牌堆"),
        SHUFFLE,
        lambda state: state.discard,
        Endings.do_shuffle,
    ),
    "challenge": Decision(
        "SH-10.1",
        Words("the attributes of the final challenge are drawn", "抽出最终挑战的属性"),
        Endings.challenges,
        {"challenge": Kind(Endings.check_challenge, Endings.do_challenge)},
        draw=Endings.random_challenge,
    ),
    "relics": Decision(
        "SH-10.4",
        Words("{actor:seat} has to say how many relics the team spends", "轮到{actor:seat}决定花几个圣物"),
        Endings.spendings,
        {"spend": Kind(Endings.check_spend, Endings.do_spend)},
    ),
}
