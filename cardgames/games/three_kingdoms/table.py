"""The table: where the cards lie, what is counted, who sits where, and the combos that are laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from cardgames.cards import by_pack
from cardgames.engine.position import PositionError
from cardgames.engine.sheet import Line
from cardgames.engine.state import State
from cardgames.engine.values import NO_SEAT, SEAT, SEATS, CardText, Maybe, Several, Whole, Word, seats_of
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Viewer, Zone
from cardgames.games.three_kingdoms import refusal_words, words
from cardgames.games.three_kingdoms.cards import CHARACTERS, MANSIONS, PACK, Character, Item, Legend
from cardgames.games.three_kingdoms.combos import BY_KEY, Combo
from cardgames.games.three_kingdoms.scoring import EIGHT, starting_chips

_mansion = attrgetter("mansion")
_SKY = tuple(mansion.name.en for mansion in MANSIONS)
COMBO = Word(tuple(BY_KEY), Words('the key of a combo, such as "E001"', '组合的代号，如"E001"'))
LAID = Several((COMBO, Whole(1, len(CHARACTERS))), 0, 2 * len(CHARACTERS))
SEATING = Several((SEAT,), seats_of, seats_of, different=True)
_CHARACTERS_ONLY = ("table", "collection", "combos", "aside")


def _can_hold(state: Any, place: Any, card: Any) -> bool:
    """TK-1.3, TK-4.11: items are never on the table, in a collection or in a combo; mansions lie by themselves."""
    if place.sub is not None:
        return bool(card.mansion == _SKY.index(place.sub))
    return bool(card.mansion >= 0)


def _hand_faces(state: Any, owner: int | None, viewer: Viewer) -> bool | Sequence[bool]:
    """TK-1.4, TK-4.1: hands are hidden but for a character that was just shown for an item."""
    if owner == viewer or not state.shown or owner != state.turn:
        return owner == viewer
    return [card.text in state.shown for card in state.hands[owner]]


class Table(State):
    """Everything that lies on the table and all that is remembered. Chips are the score (TK-1.5)."""

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=_hand_faces),
        Zone("collection", "collections", Words("Collection", "收集牌堆"), per_seat=True, holds=_can_hold),
        Zone("combos", "combos", Words("Combos", "组合牌"), per_seat=True, holds=_can_hold),
        Zone("armours", "armours", Words("Armours", "防具"), per_seat=True),
        Zone("sealed", "sealed", Words("Chosen in secret", "暗选的牌"), per_seat=True, faces=OWNER),
        Zone(
            "table",
            "table",
            Words("Table", "桌牌"),
            subs=_SKY,
            sub_words=tuple(m.name for m in MANSIONS),
            holds=_can_hold,
        ),
        Zone("flipped", "flipped", Words("Turned up", "翻开的牌")),
        Zone("used", "used", Words("Item in use", "使用中的道具锦囊")),
        Zone("aside", "aside", Words("Picked", "选出的牌"), holds=_can_hold),
        Zone("pile", "pile", Words("Pile", "牌堆"), faces=NONE),
        Zone("discard", "discard", Words("Discards", "弃牌堆")),
        Zone("box", "box", Words("Left out", "不用的牌")),
    )
    counters = (
        Counter("score", "chips", Words("Chips", "筹码"), per_seat=True, default=starting_chips),
        Counter("number", "number", Words("Hand of the match", "第几盘"), default=1, holds=Whole(1)),
        Counter("banker", "banker", default=None, holds=NO_SEAT),
        Counter("start", "start", holds=SEAT),
        Counter("turn", "turn", holds=SEAT),
        Counter("seating", "seating", default=lambda seats: tuple(range(seats)), holds=SEATING),
        Counter("groups", "groups", default=(), holds=Several((Word(_SKY),), 0, len(_SKY), different=True)),
        Counter("laid", "laid", per_seat=True, default=(), holds=LAID),
        Counter("flips", "flips", holds=Whole(0, 2)),
        Counter("formed", "formed"),
        Counter("kinships", "kinships"),
        Counter("ready", "ready", default=None, holds=Maybe(Several((COMBO,), 0, len(BY_KEY), different=True))),
        Counter("extended", "extended"),
        Counter("persuades", "persuades"),
        Counter("victims", "victims", default=(), holds=SEATS),
        Counter("owed", "owed", holds=Whole(0, 2)),
        Counter("shown", "shown", default=(), holds=Several((CardText(),), 0, len(PACK))),
        Counter("drawing", "drawing", default=(), holds=SEATS),
        Counter("armed", "armed", per_seat=True, default=None, seen=OWNER, holds=Maybe(SEATS)),
        Counter("total", "totals", Words("Combo points", "组合分"), per_seat=True, derived=True),
        Counter("count", "counts", Words("Combos", "组合数"), per_seat=True, derived=True),
        Counter("role", "roles", Words("Role", "身份"), per_seat=True, derived=True),
        Counter("runs", "runs", Words("Laid out", "摆出的组合"), per_seat=True, derived=True),
        Counter("group", "group_marks", Words("Group", "叠组"), subs=_SKY, derived=True),
        Counter("n", "n", Words("Combos in all", "组合总数"), derived=True),
        Counter("factor", "factor", Words("Banker's factor", "庄家倍数"), derived=True),
        Counter("order", "order", Words("Seats clockwise", "顺时针座位"), derived=True),
        Counter("target", "target", Words("Chips to end the match", "结束比赛的筹码"), derived=True),
    )
    tellings = words.TELLINGS
    refusals = refusal_words.REFUSALS
    end_clause = "TK-1.7"

    hands: list[list[Legend]]
    collections: list[list[Character]]
    combos: list[list[Character]]
    """All cards of a player's combos, combo after combo as `laid` has them."""
    armours: list[list[Item]]
    sealed: list[list[Legend]]
    table: list[list[Character]]
    flipped: list[Character]
    used: list[Item]
    aside: list[Character]
    pile: list[Legend]
    discard: list[Legend]
    box: list[Item]
    chips: list[int]
    number: int
    banker: int | None
    start: int
    turn: int
    seating: tuple[int, ...]
    groups: tuple[str, ...]
    laid: list[tuple[Any, ...]]
    """For each player: key and number of cards of one combo after the other, ("E001", 3, "bar:K", 5)."""
    flips: int
    formed: int
    kinships: int
    extended: int
    ready: tuple[str, ...] | None
    """The combos that can and so must be laid out in this combine step; None outside it."""
    persuades: int
    victims: tuple[int, ...]
    """Whom an item can still hit, or who still has to choose."""
    owed: int
    """How many cards the item still asks of its actor."""
    shown: tuple[str, ...]
    """The characters that were shown for items in this turn, while everybody still sees where they are (TK-4.1)."""
    drawing: tuple[int, ...]
    armed: list[tuple[int, ...] | None]
    """What a holder of the Serpent Spear or the Blazing Fan knows: whose hands have a character to be hit (TK-4.3)."""

    def line(self, entry: Any) -> Line:
        """One side of a payment, or the chips at the start."""
        return words.line(entry)

    def scores(self) -> list[int]:
        """TK-1.5: the chips."""
        return self.chips[:]

    def plausible(self) -> bool:
        """TK-2.7, TK-4.12: no hand has eight of a mansion; and what a player knows of hands is so."""
        if any(map(eight_of, self.hands)):
            return False
        return all(known is None or known == self.with_characters(seat) for seat, known in enumerate(self.armed))

    # Who sits where ----------------------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """All other players, clockwise from this one (TK-1.1, TK-4.15)."""
        at = self.seating.index(seat)
        return [*self.seating[at + 1 :], *self.seating[:at]]

    def adjacent(self, one: int, two: int) -> bool:
        """TK-4.8."""
        seating = self.seating
        return (seating.index(one) - seating.index(two)) % len(seating) in (1, len(seating) - 1)

    def holds(self, seat: int, armour: str) -> bool:
        """Whether this armour lies before that player; with `round_shield` merged A2 is A5 as well (TK-R25)."""
        held = {card.text for card in self.armours[seat]}
        return armour in held or (armour == "A5" and "A2" in held and self.options["round_shield"] == "merged")

    def shield(self, user: int, target: int, kind: str) -> str | None:
        """TK-4.7, TK-4.8: the armour that makes an item of this kind ineffective on the target, or None."""
        if not self.armours[target] or user == target:
            return None
        near = self.adjacent(user, target)
        wanted = {"weapon": "A2" if near else "A1", "stratagem": "A3" if near else ""}.get(kind)
        return wanted if wanted and self.holds(target, wanted) else None

    def unprotected(self, kind: str) -> list[int]:
        """TK-4.7, TK-R27: the others whom an item of this kind can hit, clockwise from the user."""
        return [seat for seat in self.others(self.turn) if self.shield(self.turn, seat, kind) is None]

    def with_characters(self, user: int) -> tuple[int, ...]:
        """The others who hold a character, clockwise."""
        return tuple(seat for seat in self.others(user) if any(card.mansion >= 0 for card in self.hands[seat]))

    # Combos ------------------------------------------------------------------------------------------------------

    def layout(self, seat: int) -> list[tuple[Combo, list[Character]]]:
        """The combos of a player, each with its cards."""
        cards, laid, at, found = self.combos[seat], self.laid[seat], 0, []
        for place in range(0, len(laid), 2):
            size = laid[place + 1]
            found.append((BY_KEY[laid[place]], cards[at : at + size]))
            at += size
        return found

    def lay_out(self, seat: int, combo: Combo, cards: Sequence[Character]) -> None:
        """Put a new combo down."""
        self.combos[seat] += cards
        self.laid[seat] = (*self.laid[seat], combo.key, len(cards))

    def set_layout(self, seat: int, layout: Iterable[tuple[Combo, Sequence[Character]]]) -> None:
        """Put all combos of a player down anew."""
        self.combos[seat], self.laid[seat] = [], ()
        for combo, cards in layout:
            self.lay_out(seat, combo, cards)

    def take_up(self, seat: int, key: str) -> list[Character]:
        """Take the cards of a combo up."""
        layout = self.layout(seat)
        (cards,) = [cards for combo, cards in layout if combo.key == key]
        self.set_layout(seat, [(combo, run) for combo, run in layout if combo.key != key])
        return cards

    def collect(self, seat: int, cards: Iterable[Character]) -> None:
        """Cards join a collection, which is kept in the order of the pack: by faction, suit and rank."""
        collection = self.collections[seat]
        collection += cards
        collection.sort(key=by_pack)

    # What is shown -----------------------------------------------------------------------------------------------

    @property
    def totals(self) -> list[int]:
        """TK-6.6: the combo points of each player."""
        return [sum(BY_KEY[laid[i]].points_for(laid[i + 1]) for i in range(0, len(laid), 2)) for laid in self.laid]

    @property
    def counts(self) -> list[int]:
        """How many combos each player has."""
        return [len(laid) // 2 for laid in self.laid]

    @property
    def n(self) -> int:
        """TK-9.5: the number of combos on the table."""
        return sum(self.counts)

    @property
    def factor(self) -> Said | None:
        """TK-9.5: what an ending banker's total is multiplied with; only while all combos count (TK-9.10)."""
        power = self.n - 1
        return Said(words.FACTOR, {"power": power, "factor": 2**power}) if power >= 0 and self.counts_all else None

    @property
    def counts_all(self) -> bool:
        """TK-9.10, TK-R20."""
        return bool(self.options["multiplier"] == "all")

    @property
    def roles(self) -> list[Words | None]:
        """TK-7.3: who has the banker marker."""
        return [words.BANKER if seat == self.banker else None for seat in range(self.seats)]

    @property
    def runs(self) -> list[list[Said]]:
        """For each card of a player's combos the caption of its combo."""
        return [
            [
                words.caption(BY_KEY[key], size)
                for key, size in zip(laid[::2], laid[1::2], strict=True)
                for _ in range(size)
            ]
            for laid in self.laid
        ]

    @property
    def group_marks(self) -> list[Words | None]:
        """TK-2.9: the mansions that lie as a group."""
        return [words.GROUP if name in self.groups else None for name in _SKY]

    @property
    def order(self) -> Said | None:
        """TK-4.15: the seats clockwise, once somebody has moved."""
        moved = self.seating != tuple(range(self.seats))
        return Said(Words("{seats:seats}", "{seats:seats}"), {"seats": self.seating}) if moved else None

    @property
    def target(self) -> int | None:
        """TK-1.7, TK-R41."""
        target: int | None = self.options["target_chips"]
        return target

    def check_position(self) -> None:
        """Refuse a position whose combos are none, TK-5.2, TK-5.3; `laid` says which there are."""
        for seat, laid in enumerate(self.laid):
            cards, sizes = len(self.combos[seat]), sum(laid[1::2])
            if sizes != cards:
                raise PositionError(
                    f'{sizes} cards in combos, but {cards} lie there; laid has entries like ["E001", 3, "bar:K", 4]',
                    f'组合共{sizes}张牌，而摆出的有{cards}张；laid应写成["E001", 3, "bar:K", 4]这样',
                    place=f"laid:{seat}",
                )
            if len(set(laid[::2])) < len(laid) // 2:
                raise PositionError(
                    "nobody has a combo twice (TK-5.3)", "同一个组合不能有两次（TK-5.3）", place=f"laid:{seat}"
                )
            for combo, run in self.layout(seat):
                odd = [card.text for card in run if not card.bit & combo.mask]
                if odd or len(run) < combo.least or (combo.named and len(run) > combo.least):
                    texts = " ".join(card.text for card in run)
                    raise PositionError(
                        f"{texts} isn't the combo {combo.key} {combo.name.en} (TK-5.2, TK-5.3)",
                        f"{texts}不是组合{combo.key}{combo.name.zh}（TK-5.2、TK-5.3）",
                        place=f"laid:{seat}",
                    )


def eight_of(hand: Sequence[Legend]) -> bool:
    """TK-2.7, TK-4.12: whether eight of one mansion are there."""
    if len(set(map(_mansion, hand))) > len(hand) - EIGHT + 1:  # too many different ones
        return False
    counts = [0] * (len(MANSIONS) + 1)
    for card in hand:
        counts[card.mansion] += 1  # items count in the last place
    return max(counts[:-1]) >= EIGHT
