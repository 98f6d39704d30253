"""What only the lesson of Three Kingdoms Legends has: positions in short, combos and settlements worked, the deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.classroom.page import Page
from cardgames.classroom.worked import LessonError, Misreading, Step, Worked, one_by_one
from cardgames.engine.moves import clip
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import Said, Words, equation
from cardgames.games.three_kingdoms import browser, browser_form
from cardgames.games.three_kingdoms.cards import PACK, Character
from cardgames.games.three_kingdoms.cases import KINDS as CASES
from cardgames.games.three_kingdoms.cases import payments
from cardgames.games.three_kingdoms.combos import BY_KEY, EVENT_POINTS, KINDS, POINTS
from cardgames.games.three_kingdoms.positions import enter, lay_out
from cardgames.games.three_kingdoms.rules import ThreeKingdoms
from cardgames.games.three_kingdoms.scoring import arithmetic, starting_chips

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = [
    *("browse_combinations", "browse_deck", "captures", "combinations", "deck", "lay", "points", "settle", "walk"),
]

Facts = Mapping[str, Any]

# Positions -----------------------------------------------------------------------------------------------------------


def lay(
    lesson: Lesson,
    *hands: str,
    table: str = "",
    pile: str = "",
    collections: Sequence[str] = (),
    combos: Sequence[str] = (),
    armours: Sequence[str] = (),
    options: Facts | None = None,
    **more: Any,
) -> ThreeKingdoms:
    """A position in short: the hand of each player, and what lies elsewhere, player by player where it is somebody's.

    Combos are written as keys, with their cards where the key does not say which: "E001 K057", "bar:K KS1 KD1 KC2 KC4".
    `phase` is hand, flip, again, combine, call or persuade. The match has one hand, if `options` do not say otherwise.
    """
    seats = len(hands)
    lesson.game.check_seats(seats)
    filled = {
        name: [part.split() for part in (*parts, *[""] * (seats - len(parts)))]
        for name, parts in (("hands", hands), ("collections", collections), ("armours", armours))
    }
    own = [_combos(text) for text in (*combos, *[""] * (seats - len(combos)))]
    position = {"players": seats, "table": table.split(), "pile": pile.split(), "combos": own, **filled, **more}
    position["options"] = dict(options or {})
    CASES["script"].check(lesson.game, {"position": position})
    state = lay_out(position)
    enter(state, position)
    return state


def _combos(text: str) -> list[dict[str, Any]]:
    """ "E001 bar:K KS1 KD1 KC2 KC4" as a case has it. Raises LessonError for a word that is none."""
    found: list[dict[str, Any]] = []
    for word in text.split():
        if word in BY_KEY:
            found.append({"key": word, "cards": []})
        elif found:
            found[-1]["cards"].append(word)
        else:
            raise LessonError(f"{clip(word)} is no combo; right would be keys like E001, K057 or bar:K with its cards")
    for combo in found:
        named = BY_KEY[combo["key"]]
        combo["cards"] = combo["cards"] or ([card.text for card in named.members] if named.named else [])
    return found


def walk(lesson: Lesson, position: ThreeKingdoms, *moves: str) -> Timeline:
    """The line of these moves from a position, for a table to step through."""
    line = Timeline(position)
    for move in moves:
        line.apply(move)
    return line


# The deck ------------------------------------------------------------------------------------------------------------


def deck(lesson: Lesson, **filters: Any) -> Page:
    """The characters that fit: faction, mansion, suit, rank, luminary, name; see `browser.deck`."""
    return browser.deck(lang=lesson.lang, **filters)


def combinations(lesson: Lesson, **filters: Any) -> Page:
    """The combos that fit (member, size, kind, name), or with `have` what a collection makes and what it lacks."""
    return browser.combinations(lang=lesson.lang, **filters)


def browse_deck(lesson: Lesson) -> Any:
    """The deck under fields to choose from."""
    return browser_form.deck_form(lesson.lang)


def browse_combinations(lesson: Lesson) -> Any:
    """The combos under fields to choose from."""
    return browser_form.combinations_form(lesson.lang)


# Worked situations ---------------------------------------------------------------------------------------------------


def captures(lesson: Lesson, card: str, table: str, group: str = "", **options: Any) -> Worked:
    """What a card captures; `group` names a mansion that lies as a group."""
    worked: Worked = lesson.case("capture", card=card, table=table.split(), groups=group.split(), **options)
    return worked


def points(lesson: Lesson, combos: str) -> Worked:
    """The points of combos, from a text like "E001, K034, bar:K 5": key, and size where it is not fixed."""
    listed = []
    for part in combos.split(","):
        key, _, size = part.strip().partition(" ")
        combo = BY_KEY.get(key)
        if combo is None or (size and not size.isdecimal()):
            raise LessonError(f"{clip(part.strip())} is no combo; right would be E001, K057 or bar:K 5")
        listed.append([key, int(size or combo.least)])
    worked: Worked = lesson.case("points", combos=listed)
    return worked


def settle(lesson: Lesson, totals: Sequence[int], **more: Any) -> Worked:
    """Who pays whom: combo points by player; `ender` and `banker` where somebody ended the hand, `counts` of combos.

    `eight` is the player who holds eight of a mansion, `nine` and `tally` are lists of those with these armours.
    Everybody has the chips of the start where `chips` does not say otherwise.
    """
    given: dict[str, Any] = {"totals": list(totals), "chips": [starting_chips(len(totals))] * len(totals)}
    given |= {"combo_counts": more.pop("counts")} if "counts" in more else {}
    ender, eight = more.pop("ender", None), more.pop("eight", None)
    given["reason"] = "eight" if eight is not None else "exhausted" if ender is None else "called"
    given |= {"ender": ender if eight is None else eight} if given["reason"] != "exhausted" else {}
    worked: Worked = lesson.case("settle", **(given | more))
    return worked


_ASK = {
    "targets": Words("What does the card capture?", "这张牌能收走什么？"),
    "points": Words("What is each of the combos worth?", "每个组合计几分？"),
    "total": Words("What is the total?", "总分是多少？"),
    "payments": Words("Who pays whom how much?", "谁付给谁多少？"),
    "chips": Words("What chips has everybody then?", "之后每人有多少筹码？"),
}
_NOTHING = Words("No other card of {mansion} lies there: it stays on the table.", "桌上没有别的{mansion}，留作桌牌。")
_GROUP = Words("{mansion} lies as a group: all of it goes along.", "{mansion}叠成一组，整组收走。")
_ONE = Words(
    "Of {mansion} there lie {cards:cards}: one of them, of your choice.", "{mansion}有{cards:cards}，选其中一张。"
)
_WORTH = Words("{combo}, {kind} of {n}: {points}", "{combo}，{n}张{kind}：{points}")
_SUM = Words("{sum}.", "{sum}。")
_PAYS = Words("{payer:seat} pays {receiver:seat} {how}", "{payer:seat}付给{receiver:seat}：{how}")
_SHORT = Words(
    "{payer:seat} owes {receiver:seat} {how}, has {amount}", "{payer:seat}应付{receiver:seat} {how}，只有{amount}"
)
_CHANGED = Words("{seat:seat}: {sum}", "{seat:seat}：{sum}")
_EVERYTHING = Words("every card of the mansion", "把同宿主的全部收走了")
_NONE = Words("nothing", "以为什么也收不走")
_SIZES = Words("a point for each card", "每张牌算了一分")
_AS_EVENTS = Words("kinships counted like events", "把亲缘当成了事件")
_LARGEST = Words("only the best combo", "只算了最高的组合")
_NO_FACTOR = Words("the factor forgotten", "忘了乘倍数")
_ONE_MORE = Words("2^n for 2^(n − 1)", "把2^(n − 1)当成2^n")
_DIFFERENCE = Words("the difference of the totals", "以为付总分之差")


def _target_clause(given: Facts, got: Facts) -> str:
    return {"": "TK-3.5", "group": "TK-3.6"}.get(got["targets"][0], "TK-3.4")


def _why_targets(given: Facts, got: Facts) -> Said:
    card = PACK[given["card"]]
    assert isinstance(card, Character)
    words = {"": _NOTHING, "group": _GROUP}.get(got["targets"][0], _ONE)
    cards = [PACK[one] for one in got["targets"]] if words is _ONE else []
    return Said(words, {"mansion": card.home.name, "cards": cards})


def _other_targets(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(["group"] if got["targets"] != ["group"] else got["targets"] * 2, _EVERYTHING)
    yield Misreading([""], _NONE)


def _why_points(given: Facts, got: Facts) -> Said:
    parts = [
        Said(_WORTH, {"combo": BY_KEY[key].name, "kind": KINDS[BY_KEY[key].kind], "n": size, "points": worth})
        for (key, size), worth in zip(given["combos"], got["points"], strict=True)
    ]
    return one_by_one(parts)


_CLAUSES = {"event": "TK-6.1", "kinship": "TK-6.2", "bar": "TK-6.3", "suit": "TK-6.4", "faction": "TK-6.5"}


def _point_clause(given: Facts, got: Facts) -> str:
    return _CLAUSES[BY_KEY[given["combos"][0][0]].kind]


def _other_points(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading([size for _, size in given["combos"]], _SIZES)
    as_events = [
        EVENT_POINTS[size] if BY_KEY[key].kind in POINTS else worth
        for (key, size), worth in zip(given["combos"], got["points"], strict=True)
    ]
    yield Misreading(as_events, _AS_EVENTS)


def _other_totals(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(sum(size for _, size in given["combos"]), _SIZES)
    yield Misreading(max(got["points"]), _LARGEST)


def _pay_clause(given: Facts, got: Facts) -> str:
    found = [payment.clause for payment in payments(given)]
    return next((clause for clause in found if clause != "TK-9.6"), found[0] if found else "TK-9.9")


def _why_paid(given: Facts, got: Facts) -> Said:
    parts = []
    for pay in payments(given):
        how = arithmetic(pay)
        how += f" = {pay.demand}" if how != str(pay.demand) else ""
        values = {"payer": pay.payer, "receiver": pay.receiver, "how": how, "amount": pay.amount}
        parts.append(Said(_PAYS if pay.amount == pay.demand else _SHORT, values))
    return one_by_one(parts) if parts else Said(_SUM, {"sum": "0"})


def _other_payments(given: Facts, got: Facts) -> Iterator[Misreading]:
    paid, totals = payments(given), given.get("totals") or [0] * len(given["chips"])
    for words, demands in (
        (_NO_FACTOR, [pay.demand >> pay.power for pay in paid]),
        (_ONE_MORE, [pay.demand << 1 for pay in paid]),
        (_DIFFERENCE, [abs(totals[pay.receiver] - totals[pay.payer]) for pay in paid]),
    ):
        amounts = [
            [pay.payer, pay.receiver, min(demand, given["chips"][pay.payer])]
            for pay, demand in zip(paid, demands, strict=True)
        ]
        yield Misreading(sorted(amounts), words)


def _why_chips(given: Facts, got: Facts) -> Said:
    parts = []
    for seat, before in enumerate(given["chips"]):
        terms = [before]
        for payer, receiver, amount in got["payments"]:
            terms += [amount] * (receiver == seat) + [-amount] * (payer == seat)
        parts.append(Said(_CHANGED, {"seat": seat, "sum": equation(terms)}))
    return one_by_one(parts)


def _other_chips(given: Facts, got: Facts) -> Iterator[Misreading]:
    for other in _other_payments(given, got):
        chips = list(given["chips"])
        for payer, receiver, amount in other.value:
            chips[payer] -= amount
            chips[receiver] += amount
        yield Misreading(chips, other.words)


def _why_total(given: Facts, got: Facts) -> Said:
    return Said(_SUM, {"sum": equation(got["points"])})


STEPS = {
    "capture": (Step("targets", _target_clause, _why_targets, ask=_ASK["targets"], misread=_other_targets),),
    "points": (
        Step("points", _point_clause, _why_points, ask=_ASK["points"], misread=_other_points),
        Step("total", "TK-6.6", _why_total, ask=_ASK["total"], misread=_other_totals),
    ),
    "settle": (
        Step("payments", _pay_clause, _why_paid, ask=_ASK["payments"], misread=_other_payments),
        Step("chips", "TK-9.8", _why_chips, ask=_ASK["chips"], misread=_other_chips),
    ),
}
