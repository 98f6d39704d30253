"""A game as a lesson: everything a notebook cell needs, in words that read like the game.

    bartender = classroom.lesson("hey-bartender")
    bar = bartender.position(market="AS 3H 4D 6C", hands=["7S KD", "2C 5H"])
    bartender.show(bar)
    bartender.attempt(bar, "play 7S")

It works for every game by its rulebook, positions, timelines and kinds of cases. What only one game has is found in
its own folder, in `lesson.py`: the functions in `__all__` become methods of the lesson, `STEPS` explains its cases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from cardgames.classroom import pages, quiz, words
from cardgames.classroom.attempt import Attempt, told, try_moves
from cardgames.classroom.compare import Comparison
from cardgames.classroom.desk import Desk
from cardgames.classroom.page import YES, Fold, Heading, Page, Part, Picture, Rule, Shown
from cardgames.classroom.worked import LessonError, Refusal, Step, Worked, spoken, written
from cardgames.engine.moves import clip
from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import PUNCTUATION, listing, seat_name


def lesson(slug: str, lang: str = "en") -> Any:
    """The lesson of a game, in English or (lang="zh") in Chinese; a page that says what is right for another slug."""
    try:
        return Lesson(slug, lang)
    except ValueError as error:
        return Refusal(None, error)


class Lesson(Desk):
    """One game's lesson; see the module's text. `lang` is the language of everything it shows."""

    @property
    def lesson(self) -> Lesson:
        """What `spoken` asks for."""
        return self

    @property
    def parts(self) -> Sequence[Part]:
        """The game's card."""
        return [pages.card(self)]

    # Positions and games -----------------------------------------------------------------------------------------

    @spoken
    def position(self, **fields: Any) -> Any:
        """A position laid out by hand, e.g. market="AS 3H", hands=["7S KD", "2C"]; see `Game.position`.

        The number of seats is that of the first list with an entry for each seat.
        """
        if "seats" not in fields:
            per_seat = [zone.field for zone in self.game.state.zones if zone.per_seat]
            lists = [value for name, value in fields.items() if name in per_seat and isinstance(value, (list, tuple))]
            if lists and len(lists[0]) in self.game.seats:
                fields["seats"] = len(lists[0])
        return self.game.position(**fields)

    @spoken
    def play(self, players: Sequence[Any] | None = None, **settings: Any) -> Any:
        """A whole game as a timeline; see `Game.play`."""
        return self.game.play(players, **settings)

    @spoken
    def deal(self, seats: int | None = None, seed: object = 0, rules: str = "", **options: Any) -> Any:
        """A fresh deal: the picture of its start and what is told up to a first choice; `rules` as in `show`."""
        start = self.game.timeline(seats=seats, seed=seed, **options)
        dealt, _, _ = try_moves(start.last, (), seed)
        steps = [start[0], *dealt.steps[1:]]
        tale = [part for step in steps for part in told(self, step, YES)]
        return Shown(self.lang, self.picture(start.last), *tale, *self.wording(rules))

    # Showing -----------------------------------------------------------------------------------------------------

    @spoken
    def show(
        self, what: State | Timeline, step: int = -1, viewer: Any = "all", caption: str | None = None, rules: str = ""
    ) -> Any:
        """A still picture of a position, or of a game after a step, as a viewer sees it.

        `rules` are clauses (or beginnings of their numbers) whose wording is folded below: "HB-4.2 HB-4.3", "HB-2".
        """
        state = what.step(step).state if isinstance(what, Timeline) else what
        return Shown(self.lang, self.picture(state, viewer, caption), *self.wording(rules))

    @spoken
    def faces(self, cards: str, caption: str = "", rules: str = "") -> Any:
        """Cards side by side, large enough to be read; `rules` as in `show`."""
        from cardgames.svg.cards import faces_svg

        some = self.game.pack.read(cards)
        if not some:
            first = self.game.pack.cards[0].text
            raise LessonError(f"name the cards to show: try {first}", f"请写出要看的牌，例如{first}")
        names = listing([card.name[self.lang] for card in some], self.lang)
        picture = Picture(faces_svg(some, lang=self.lang), names, caption)
        return Shown(self.lang, picture, *self.wording(rules))

    @spoken
    def labels(self, what: State) -> Any:
        """The table with a legend: what each place is called in both languages, who sees it, what lies there."""
        return Shown(self.lang, self.picture(what), pages.legend(self, what))

    @spoken
    def guess(self, what: State, *moves: str, question: str) -> Any:
        """A position and a question before any rules; the answer is folded."""
        answer = Fold(words.DECIDED[self.lang], Attempt(self, what, moves).steps())
        return Shown(self.lang, self.picture(what, caption=""), Heading(question), answer)

    def table(self, timeline: Any, **settings: Any) -> Any:
        """The live table of a game; where there is no anywidget, a sentence and the last picture."""
        if isinstance(timeline, Page):
            return timeline
        try:
            from cardtable import CardTable
        except ImportError:
            return Shown(self.lang, Heading(words.NO_TABLE[self.lang]), self.picture(timeline.last))
        return CardTable(timeline, lang=self.lang, **settings)

    @spoken
    def sit(self, seats: Sequence[Any], seed: Any = None, **settings: Any) -> Any:
        """A table to play at: `sit(["you", "greedy"], seed=7)`; where there is no anywidget, a sentence."""
        try:
            from cardtable import PlayTable
        except ImportError:
            return Shown(self.lang, Heading(words.NO_TABLE[self.lang]))
        return PlayTable(self.game, seats, seed=seed, lang=self.lang, **settings)

    @spoken
    def steps(self, timeline: Timeline, first: int, last: int) -> Any:
        """Steps of a game in words, each sentence with its clause."""
        parts: list[Part] = []
        for step in timeline.steps[first : last + 1]:
            parts += [Heading(self._title(step.number, step.actor, step.move)), *told(self, step)]
        return Shown(self.lang, *parts)

    @spoken
    def sheet(self, what: Timeline | State, seat: int | None = None) -> Any:
        """The itemised scores, line by line; of one seat or of all."""
        return Shown(self.lang, pages.sheet(self, what.last if isinstance(what, Timeline) else what, seat))

    # Rules -------------------------------------------------------------------------------------------------------

    @spoken
    def rule(self, *ids: str, folded: bool = False) -> Any:
        """Clauses by their numbers, open or folded; "HB-4" is a whole section, "HB-R" all rulings, none all clauses."""
        found = [clause for one in ids for clause in self.clauses(one)] if ids else list(self.game.rulebook)
        return Shown(self.lang, *(self.folded(found) if folded else map(Rule, found)))

    @spoken
    def attempt(self, position: State | Timeline, *moves: str, luck: object = 0) -> Any:
        """What happens when moves are made in a position, or why one is refused; `luck` decides what is drawn.

        A game is taken on from its end, with its own luck: `attempt(game.branch(5), "play 7S")`.
        """
        if not moves:
            legal = (position.last if isinstance(position, Timeline) else position).legal_moves()
            example = clip(legal[0].text) if legal else ""
            raise LessonError(
                "name a move to try" + (f": {example} is one" if example else ""),
                "请写出要试的行动" + (f"，例如{example}" if example else ""),
            )
        return Attempt(self, position, moves, luck)

    @spoken
    def compare(
        self, position: State | None = None, *moves: str, seats: int | None = None, seed: object = 0, **options: Any
    ) -> Any:
        """The same moves (or the same deal) under several values of one option: deck_out=["reshuffle", ...]."""
        return Comparison(self, position, moves, seats, seed, options)

    @spoken
    def case(self, kind: str, **given: Any) -> Any:
        """A situation of one of the game's kinds of cases, worked out by its rules step by step."""
        known = self.kinds.get(kind)
        if known is None:
            raise LessonError(
                f"{self.game.title.en} has no case of the kind {clip(kind)}; it has {', '.join(self.kinds) or 'none'}",
                f"{self.game.title.zh}没有{clip(kind)}这种情形；有：{'、'.join(self.kinds) or '无'}",
            )
        facts = {name: self._listed(value) for name, value in given.items()}
        known.check(self.game, facts)
        got = known.run(facts)
        rows = [step.row(facts, got, known, self.read) for step in self._steps(kind, got)]
        return Worked(self, [Heading(written(self.read(facts), self.lang))], rows)

    def kinds_of_examples(self) -> Page:
        """The kinds of cases that can be checked, with their fields."""
        return Shown(self.lang, pages.kinds(self))

    def summary(self) -> Page:
        """The rules on one page: the sections with the numbers and titles of their clauses."""
        return Shown(self.lang, pages.summary(self))

    # Questions ---------------------------------------------------------------------------------------------------

    @spoken
    def which_rule(self, timeline: Timeline, step: int, answer: Any = ...) -> Any:
        """Which clause decided what happened at a step?"""
        now = timeline.step(step)
        before = timeline.step(now.number - 1).state if now.number else None
        return quiz.which_rule(self, now, before, answer)

    @spoken
    def which_move(self, position: State, *moves: str, answer: Any = ...) -> Any:
        """Which one of these moves is legal in a position?"""
        return quiz.which_move(self, position, moves, answer)

    @spoken
    def who_sees(self, position: State, place: str, answer: Any = ...) -> Any:
        """Who may see the faces of a place ("hand:1")?"""
        return quiz.who_sees(self, position, place, answer)

    @spoken
    def how_written(self, card: str, answer: Any = ...) -> Any:
        """How is a card written in moves and positions?"""
        return quiz.how_written(self, card, answer)

    # Behind the lesson -------------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        """The functions of the game's own lesson are methods of this one."""
        own = None if name.startswith("_") else self.own
        if own is None or name not in own.__all__:
            raise AttributeError(f"the lesson of {self.game.title.en} has no {name!r}")
        return partial(spoken(getattr(own, name)), self)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(self.own.__all__ if self.own else ())]

    def _steps(self, kind: str, got: Mapping[str, Any]) -> Sequence[Step]:
        steps: Mapping[str, Sequence[Step]] = getattr(self.own, "STEPS", {})
        return steps.get(kind) or [Step(field) for field in got]

    def _listed(self, value: Any) -> Any:
        """A given fact as a case file writes it: "AS 6C" is a list of two texts."""
        if isinstance(value, str) and " " in value.strip():
            return [card.text for card in self.game.pack.read(value)]
        if isinstance(value, (list, tuple)):
            return [self._listed(part) for part in value]
        if isinstance(value, Mapping):  # the names in a file are texts: {5: 0} is {"5": 0}
            return {str(key): self._listed(part) for key, part in value.items()}
        return value

    def _title(self, number: int, actor: int | None, move: Any) -> str:
        """A step's heading: its number, who did what."""
        if move is None:
            return f"{number}. {words.THE_DEAL[self.lang]}"
        who = words.CHANCE[self.lang] if actor in (None, CHANCE) else seat_name(actor or 0, self.lang, self.names)
        return f"{number}. {who}{PUNCTUATION[self.lang].colon}{move.label.text(self.lang, self.names)}"
