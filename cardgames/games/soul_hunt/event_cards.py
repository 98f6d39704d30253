"""The nine event cards of Soul Hunt (SH-9.0 to SH-9.11)."""

from __future__ import annotations

from cardgames.engine.moves import Illegal, Move
from cardgames.games.soul_hunt import steps
from cardgames.games.soul_hunt.camp import HUNTS
from cardgames.games.soul_hunt.cards import Soul
from cardgames.games.soul_hunt.moves import BLESS, CLEANSE, GIVE, HEAL, NAME, NO, REDRAW
from cardgames.games.soul_hunt.scoring import LIVES, fewest_souls, kinds, most_in_hand
from cardgames.games.soul_hunt.souls import Souls

PICKS = {"heal": HEAL, "cleanse": CLEANSE, "blessing": BLESS, "gift": NAME}
CLAUSES = {
    "heal": "SH-9.1",
    "relic_gain": "SH-9.2",
    "cleanse": "SH-9.3",
    "fewest_draw": "SH-9.4",
    "relic_loss": "SH-9.5",
    "most_discard": "SH-9.6",
    "blessing": "SH-9.7",
    "gift": "SH-9.8",
    "redraw": "SH-9.9",
}


def evil_of(attached: list[Soul]) -> Soul | None:
    """SH-2.3: the evil spirit among these, of which there is at most one."""
    for soul in attached:
        if soul.evil:
            return soul
    return None


class EventCards(Souls):
    """Turning up events, and what the captain chooses (SH-R18)."""

    def turn_event(self, _: int) -> bool:
        """SH-9.0, SH-3.11: the top event is carried out."""
        if not self.event_deck:
            if self.heard is not None:
                self.tell("SH-9.0", "no_event")
            return False
        event = self.event_deck.pop()
        self.events.append(event)
        if self.heard is not None:
            self.tell("SH-9.0" if self.round else "SH-3.11", "event", self.captain, card=event)
        return self.carry_out(event.code)

    def carry_out(self, code: str) -> bool:
        """What an event does; those that leave a choice ask the captain."""
        if code in PICKS:
            return self.pick(code)
        if code == "relic_gain":
            self.gain_relic("SH-9.2")
        elif code == "relic_loss":
            self.lose_relic("SH-9.5")
        elif code == "redraw":
            self.wait_for_trail()
        else:
            seats = self.hit_by(code)
            step = steps.DRAW_SOUL if code == "fewest_draw" else steps.SCATTER
            self.agenda += steps.steps(step, seats)
            if self.heard is not None:
                self.tell(CLAUSES[code], f"{code}_seats" if seats else "no_effect", seats=seats)
        return False

    def hit_by(self, code: str) -> list[int]:
        """SH-9.4, SH-9.6: the seats that an event hits, or (SH-9.1, SH-9.3, SH-9.7, SH-9.8) that may be picked."""
        order = self.order()
        if code == "fewest_draw":
            return fewest_souls({seat: len(self.attached[seat]) + len(self.hands[seat]) for seat in order})
        if code == "most_discard":
            return most_in_hand({seat: len(self.hands[seat]) for seat in order})
        if code == "heal":
            return [seat for seat in order if self.lives[seat] < LIVES]
        if code == "cleanse":
            return [seat for seat in order if evil_of(self.attached[seat]) is not None]
        if code == "gift":
            return [seat for seat in order if self.hands[seat]] if len(order) > 1 else []
        return list(order)

    def scatter(self, seat: int) -> bool:
        """SH-9.6: one soul of the hand."""
        return self.must_discard(seat, "scatter")

    # The captain's choice ----------------------------------------------------------------------------------------

    def pick(self, code: str) -> bool:
        """SH-9.1, SH-9.3, SH-9.7, SH-9.8: the captain picks, where there is more than one way."""
        seats = self.hit_by(code)
        if code == "blessing" and self.round == HUNTS and not self.options["final_is_next_hunt"]:
            seats = []
        if not seats:
            if self.heard is not None:
                self.tell("SH-R19" if code == "blessing" else CLAUSES[code], "no_effect")
            return False
        if len(seats) == 1 and code != "gift":
            return self.picked(code, seats[0])
        self.ask(code, self.captain)
        return True

    def picks(self) -> list[Move]:
        """Everybody to whom the event can apply, in captain order; a present need not be asked for."""
        form = PICKS[self.phase]
        moves = [form(seat) for seat in self.hit_by(self.phase)]
        return [*moves, NO] if self.phase == "gift" else moves

    def check_pick(self, move: Move) -> Illegal | None:
        """SH-9.0: a living warrior to whom the event applies."""
        seat, code = move.seat, self.phase
        if seat in self.hit_by(code):
            return None
        living = seat in self.living()
        why = {"heal": "all_lives", "cleanse": "no_evil", "gift": "no_hand"}.get(code) if living else "no_seat"
        return self.refuse_here(CLAUSES[code], why or "no_seat", seat=seat)

    def do_pick(self, move: Move) -> None:
        """SH-9.1, SH-9.3, SH-9.7, SH-9.8."""
        if self.heard is not None:
            self.tell(CLAUSES[self.phase], f"{self.phase}_pick", self.actor, seat=move.seat)
        if not self.picked(self.phase, move.seat):
            self.advance()

    def picked(self, code: str, seat: int) -> bool:
        """What happens to the seat; whether it is asked something."""
        if code == "heal":
            self.gain_life(seat, "SH-9.1")
        elif code == "cleanse":
            to_hand = self.options["removed_evil"] == "hand"
            evil = self.drive_out(seat, self.hands[seat] if to_hand else self.discard)
            if self.heard is not None:
                self.tell("SH-R6" if to_hand else "SH-9.3", "cleansed_hand" if to_hand else "cleansed", seat, card=evil)
        elif code == "blessing":
            self.blessing = seat
            if self.heard is not None:
                self.tell("SH-9.7" if self.round else "SH-9.10", "blessing", seat)
        else:
            self.ask("give", seat)
            return True
        return False

    def drive_out(self, seat: int, place: list[Soul]) -> Soul:
        """SH-9.3, SH-9.12: the evil spirit of a seat goes to that place."""
        evil = evil_of(self.attached[seat])
        assert evil is not None
        self.attached[seat].remove(evil)
        place.append(evil)
        return evil

    def check_decline(self, move: Move) -> Illegal | None:
        """SH-9.8, SH-9.9, SH-9.12: none of these has to be done."""
        return None

    def do_decline(self, move: Move) -> None:
        """Nothing happens."""
        if self.heard is not None:
            self.tell(self.decisions[self.phase].clause, f"{self.phase}_declined", self.actor)
        self.advance()

    def gifts(self) -> list[Move]:
        """SH-9.8: each different soul to each other living warrior, or none."""
        giver: int = self.actor  # type: ignore[assignment]
        others = [seat for seat in self.order() if seat != giver]
        return [*(GIVE(soul, seat) for soul in kinds(self.hands[giver]) for seat in others), NO]

    def check_give(self, move: Move) -> Illegal | None:
        """SH-9.8: an own hand soul, to somebody else who lives."""
        if move.seat not in self.living():
            return self.refuse_here("SH-9.8", "no_seat", seat=move.seat)
        if move.seat == self.actor:
            return self.refuse_here("SH-9.8", "self")
        return self.wrong_hand_soul("SH-9.8", move.card)

    def do_give(self, move: Move) -> None:
        """SH-9.8, SH-8.6: a given evil spirit is not drawn, so it stays in the hand."""
        giver: int = self.actor  # type: ignore[assignment]
        soul: Soul = move.card  # type: ignore[assignment]  # check has seen that it is a soul
        self.hands[giver].remove(soul)
        self.hands[move.seat].append(soul)
        if self.heard is not None:
            to = None if self.options["open_hands"] else (giver, move.seat)
            self.tell("SH-9.8", "gives", giver, to=to, card=soul, seat=move.seat)
        self.advance()

    # A new trail -------------------------------------------------------------------------------------------------

    def wait_for_trail(self) -> None:
        """SH-9.9, SH-9.10, SH-R19: it waits for the next planning; after the fifth hunt it is lost."""
        late = self.round == HUNTS
        self.trail = not late
        if self.heard is not None:
            self.tell("SH-R19" if late else "SH-9.9", "no_effect" if late else "trail")

    def new_trail(self, _: int) -> bool:
        """SH-5.1, SH-9.9: the captain of this hunt is asked before the vote."""
        if not self.trail:
            return False
        self.trail = False
        self.ask("redraw", self.captain)
        return True

    def redraws(self) -> list[Move]:
        """SH-9.9: any of the three, or none."""
        return [*(REDRAW(hunt) for hunt in self.targets), NO]

    def check_redraw(self, move: Move) -> Illegal | None:
        """SH-9.9: one of the three."""
        return None if move.card in self.targets else self.refuse_here("SH-9.9", "no_target", card=move.card)

    def do_redraw(self, move: Move) -> None:
        """SH-9.9: the new card lies in the same spot."""
        place = self.targets.index(move.card)  # type: ignore[arg-type]  # check has seen that it is a hunt
        old, new = self.targets[place], self.hunts.pop()
        self.targets[place] = new
        self.hunted.append(old)
        if self.heard is not None:
            self.tell("SH-9.9", "redraws", self.actor, card=old, new=new)
        self.advance()
