"""One name for a thing: the words of each game in Chinese, the original's where it has one.

A game's rulebook and what its code says (log, labels, refusals, lesson) use the right words, and never the wrong ones.
A wrong word is a text or, where it may stand inside another word, a pattern.
"""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """The `right` words stand in the rulebook and in the code; the `wrong` ones in neither."""

    right: tuple[str, ...]
    wrong: tuple[str, ...]


GAMES = {
    "penniless-and-insane": Terms(
        right=("买到的画", "“穷的”", "“疯的”", "出价", "回合"),
        wrong=("画廊", "身无分文", "疯狂", r"元疯", "资金为", "先走", "先手"),
    ),
    "lost-starship": Terms(
        right=("目的地", "身份牌", "飞行指令牌", "抽牌堆", "差距", "先行动"),
        wrong=("的家在", "多的一分", "先走", "先手", "本程序", "飞行指令(?!牌)", r"放在[东南西北]", "原规则"),
    ),
    "fifty-k": Terms(
        right=("自由出牌", "接风", "不出", "桌面牌分", "炸弹", "甲队", "乙队", "红桃3", "连打场", "单牌"),
        wrong=(
            "领出",
            r"组三顺到",
            r"顺子到\{",
            "连对到",
            r"[01]队",
            "红桃三",
            "首出",
            "流传的规则",
            "原规则",
            "带二张",
            "由其先",
        ),
    ),
    "soul-hunt": Terms(
        right=("判定数", "附身", "恶灵", "驱散", "牺牲", "试炼", "圣物", "队长", "元素灵"),
        wrong=("[0-9]号灵魂", "，进手牌", "变动", "(?<!获)得奖(?!励)", r"的耐力要达到", "·灵魂 [AB]", "面朝下"),
    ),
    "long-arm-of-the-law": Terms(
        right=("推理", "深思", "结案", "线索", "得分牌", "牌列", "大小王", "先行动"),
        wrong=("够上", "大小怪", "先走", "先手", "先开始", "一张两张都", r"补\{", "应从", "应选"),
    ),
    "poker-battle-line": Terms(
        right=("元战场", "牌组", "鬼牌", "谋杀", "色诱", "君权", "铁枝", "杂牌", "先行动", "认输"),
        wrong=("[0-9}]号", "面朝[上下]", "先走", "本程序", "原例", "应为", "应选", "棋"),
    ),
    "three-kingdoms": Terms(
        right=("宿主", "道具锦囊", "组合拆解", "收集牌堆", "劝诱", "坐庄", "横杠", "筹码"),
        wrong=(
            "面朝[上下]",
            r"道具(?!锦囊)",
            '结束组合[。”"]',
            "各付他",
            "付给他",
            "他只有",
            "9横杠",
            r"以\{amount\}筹码",
        ),
    ),
    "hey-bartender": Terms(
        right=("酒保", "手牌", "弃牌堆", "交换", "牌堆"),
        wrong=("最接近", "先走", "先手", "背面朝上"),
    ),
    "spots": Terms(
        right=("优势值", "市场", "分数区", "先出牌"),
        wrong=("最接近", "发牌总和", "先走"),
    ),
    "caribbean-star": Terms(
        right=("魔术片段", "失误", "试演", "结算", "弃牌堆", "梅花", "方块"),
        wrong=("草花", "方片", "换手的A", "30分钟或以上"),
    ),
    "last-man-standing": Terms(
        right=("决斗", "起始资金", "杀死", "牌堆"),
        wrong=("死牌不再杀牌", "单独的点数", "最远端"),
    ),
    "abandon-ship": Terms(
        right=("弃宝", "钥匙牌", "救生艇", "影响力区域", "失败方", "认输"),
        wrong=("抛下", "败者", "一把钥匙", "影响力区(?!域)", "先走"),
    ),
    "brain-baseball": Terms(
        right=("发球手", "挥棒", "接球", "无人挥棒", "赛季"),
        wrong=("从下面挥棒", "从上面接球", "第一次无人挥棒"),
    ),
    "barcelona": Terms(
        right=("摊牌", "退出", "奖金池", "起始资金", "出局"),
        wrong=("没有别人未退出", "付得比有的还多", "先手"),
    ),
}
