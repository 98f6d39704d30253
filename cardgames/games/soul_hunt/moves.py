"""The kinds of move of Soul Hunt: souls, hunts and seats are named, never numbered."""

from __future__ import annotations

from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words
from cardgames.games.soul_hunt.cards import HUNTS, SOULS

EQUIP = MoveForm("equip", "equip {soul:card}", Words("Attach {soul:card}", "附上{soul:card}"))
SWAP = MoveForm(
    "swap",
    "swap {out:card} {soul:card}",
    Words("Attach {soul:card} in place of {out:card}", "用{soul:card}换下{out:card}"),
)
REMOVE = MoveForm("remove", "remove {soul:card}", Words("Take {soul:card} back into the hand", "把{soul:card}收回手里"))
SACRIFICE = MoveForm("sacrifice", "sacrifice {soul:card}", Words("Sacrifice {soul:card}", "牺牲{soul:card}"))
DISCARD = MoveForm("discard", "discard {soul:card}", Words("Discard {soul:card}", "弃掉{soul:card}"))
REPLACE = MoveForm("replace", "replace {soul:card}", Words("Let {soul:card} make room", "让{soul:card}腾出位子"))
VOTE = MoveForm(
    "vote",
    "vote {big:card} {small:card}",
    Words("Vote for {big:card} first, {small:card} second", "投票：先{big:card}，再{small:card}"),
)
CHOOSE = MoveForm("choose", "choose {hunt:card}", Words("Choose {hunt:card}", "选{hunt:card}"))
REDRAW = MoveForm("redraw", "redraw {hunt:card}", Words("Replace {hunt:card} with a new hunt", "换掉{hunt:card}"))
HEAL = MoveForm("heal", "heal {seat:seat}", Words("Heal {seat:seat}", "治疗{seat:seat}"))
CLEANSE = MoveForm(
    "cleanse", "cleanse {seat:seat}", Words("Cleanse {seat:seat} of the evil spirit", "净化{seat:seat}身上的恶灵")
)
BLESS = MoveForm("bless", "bless {seat:seat}", Words("Bless {seat:seat}", "祝福{seat:seat}"))
NAME = MoveForm("name", "name {seat:seat}", Words("Let {seat:seat} give a soul", "请{seat:seat}赠送一个灵魂"))
GIVE = MoveForm(
    "give", "give {soul:card} {seat:seat}", Words("Give {soul:card} to {seat:seat}", "把{soul:card}送给{seat:seat}")
)
EVICT = MoveForm(
    "evict",
    "evict {seat:seat}",
    Words("Give a life to drive out {seat:seat}'s evil spirit", "花1点生命驱散{seat:seat}身上的恶灵"),
)
TAKE_RELIC = MoveForm("relic", "take relic", Words("Take a relic for the team", "为全队拿一个圣物"))
TAKE_SOUL = MoveForm("soul", "take soul", Words("Draw a soul", "抽取一个灵魂"))
TAKE_LIFE = MoveForm("life", "take life", Words("Gain a life", "得到1点生命"))
SPEND = MoveForm("spend", "spend {n:number}", Words("Spend {n:# relic|relics}", "花{n}个圣物"))
PASS = MoveForm("pass", "pass", Words("Change nothing", "不调整"))
DECLINE = MoveForm("decline", "decline", Words("Leave it", "不用了"))
DONE = MoveForm("done", "done", Words("Stop here", "到此为止"))
TOKENS = MoveForm("tokens", "tokens {drawn:word}", Words("Draw the tokens {drawn}", "抽出标记{drawn}"))
CHALLENGE = MoveForm(
    "challenge",
    "challenge {first:card} {second:card} {third:card}",
    Words(
        "The challenge: {first:card}, {second:card}, {third:card}", "挑战：{first:card}、{second:card}、{third:card}"
    ),
)
SHUFFLE = MoveForm("shuffle", "shuffle {deck:cards}", Words("Shuffle the discard pile", "洗混弃牌堆"))

FORMS = (
    EQUIP, SWAP, REMOVE, SACRIFICE, DISCARD, REPLACE, VOTE, CHOOSE, REDRAW, HEAL, CLEANSE, BLESS, NAME, GIVE, EVICT,
    TAKE_RELIC, TAKE_SOUL, TAKE_LIFE, SPEND, PASS, DECLINE, DONE, TOKENS, CHALLENGE, SHUFFLE,
)  # fmt: skip

EQUIPS = {soul: EQUIP(soul) for soul in SOULS}
REMOVES = {soul: REMOVE(soul) for soul in SOULS}
SACRIFICES = {soul: SACRIFICE(soul) for soul in SOULS}
DISCARDS = {soul: DISCARD(soul) for soul in SOULS}
REPLACES = {soul: REPLACE(soul) for soul in SOULS}
SWAPS = {out: {soul: SWAP(out, soul) for soul in SOULS if soul is not out} for out in SOULS}
VOTES = {big: {small: VOTE(big, small) for small in HUNTS if small is not big} for big in HUNTS}
NOTHING, NO, ENOUGH, RELIC, LIFE, SOUL = PASS(), DECLINE(), DONE(), TAKE_RELIC(), TAKE_LIFE(), TAKE_SOUL()

COUNTS = {
    "+".join("0" * zeros + "1" * ones + "2" * twos): (zeros, ones, twos)
    for n in range(1, 6)
    for twos in range(n + 1)
    for ones in range(n + 1 - twos)
    for zeros in [n - ones - twos]
}
"""What can be drawn from the bag: the successes of up to five tokens, and how many there are of each kind."""
DRAWS = {counts: TOKENS(word) for word, counts in COUNTS.items()}
