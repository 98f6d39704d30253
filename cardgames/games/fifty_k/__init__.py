"""Fifty-K: shed the cards first, and collect fives, tens and kings on the way; three players, or two teams of two."""

from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from cardgames.games.fifty_k.combinations import PACK
from cardgames.games.fifty_k.moves import FORMS
from cardgames.games.fifty_k.rules import FiftyK

TARGETS = range(1, 10_001)

GAME = Game(
    slug="fifty-k",
    prefix="FK",
    title=Words("Fifty-K", "五十K"),
    seats=range(3, 5),
    pack=PACK,
    state=FiftyK,
    forms=FORMS,
    options={
        "match": Option(False, (False, True), "FK-8.1", Words("Whether a running match is played", "是否打连打场")),
        "match_target": Option(500, TARGETS, "FK-R11", Words("Points that end a match", "连打场的目标分")),
        "match_doubling": Option(
            "match", ("match", "none"), "FK-R12", Words("Whether a match can double", "连打场是否翻倍")
        ),
        "bonus_percent": Option(10, range(101), "FK-R12", Words("Bonus of a match in per cent", "连打奖励的百分比")),
        "deal3": Option(
            "extra_first", ("extra_first", "drop_3D"), "FK-R2",
            Words("How 52 cards are dealt to three players", "三人时52张牌怎样发"),
        ),
        "first_dealt": Option(0, range, "FK-R2", Words("Which seat is dealt first", "从哪个座位发起")),
        "first_lead_3h": Option(
            False, (False, True), "FK-R3",
            Words("Whether the first lead has to contain the three of hearts", "第一手是否必须带红桃3"),
        ),
        "pass_lock": Option(
            False, (False, True), "FK-R5", Words("Whether a pass is for the whole trick", "不出之后这一圈是否锁定")
        ),
        "lead_after_out": Option(
            "partner", ("partner", "next"), "FK-R6", Words("Who leads for a player who is out", "出完的人由谁接着出")
        ),
        "final_table": Option(
            "last_player", ("last_player", "void"), "FK-R8",
            Words("Who gets the table points at the end", "结束时桌面牌分归谁"),
        ),
        "out_swing": Option(
            20, (20, 0), "FK-R15", Words("Points for going out first, and for not being out", "第一个出完和没出完的分")
        ),
    },
    # A hand: at most 51 plays, and after each at most three passes. A match has no bound, since points that are left
    # in hand are lost for all: this one is beyond any that was ever seen (some 13 hands for a target of 500).
    longest=1_000_000,
)  # fmt: skip
