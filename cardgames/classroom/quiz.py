"""Questions with answers to choose from; the answers come from the rules and from common misreadings of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgames.classroom import words
from cardgames.classroom.page import NO, OPEN, YES, Fold, Heading, Page, Part, Rule, Sentence
from cardgames.classroom.worked import LessonError, Row, Worked, clause_words
from cardgames.engine.chance import shuffled
from cardgames.engine.moves import clip
from cardgames.engine.rulebook import Clause
from cardgames.engine.state import State
from cardgames.engine.timeline import Step
from cardgames.engine.view import AUDIENCE
from cardgames.engine.words import PUNCTUATION

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

LETTERS = "abcdef"
ANSWERS = 4


class Choice(NamedTuple):
    """One answer: its words, and why somebody might give it where it is wrong."""

    words: str
    right: bool
    why: str = ""
    clause: Clause | None = None


class Question(Page):
    """A question, its answers by letter, and what the rules say to the letter that was chosen."""

    def __init__(
        self,
        lesson: Lesson,
        situation: Sequence[Part],
        ask: str,
        choices: Sequence[Choice],
        clause: Clause | None,
        how: str,
        answer: Any,
    ) -> None:
        if sum(choice.right for choice in choices) != 1 or len(choices) < 2:
            right = sum(choice.right for choice in choices)
            wrong = len(choices) - right
            raise LessonError(
                f"a question needs one right answer and at least one wrong one; here there are {right} and {wrong}",
                f"一道题要有一个正确答案和至少一个错误答案；这里有{right}个正确的，{wrong}个错误的",
            )
        self.lang = lesson.lang
        self.situation, self.ask, self.clause, self.how = situation, ask, clause, how
        self.choices = shuffled(_few(choices), Random(f"{ask} {len(choices)}"))
        self.answer = answer

    @property
    def right(self) -> str:
        """The letter of the right answer."""
        return next(LETTERS[i] for i, choice in enumerate(self.choices) if choice.right)

    @property
    def correct(self) -> bool | None:
        """Whether the chosen letter is right; None while none was chosen."""
        return None if self.answer is ... else self._letter() == self.right

    def _letter(self) -> str:
        return str(self.answer).strip().lower().rstrip(".)")

    @property
    def parts(self) -> Sequence[Part]:
        parts = [*self.situation, Heading(self.ask)]
        parts += [Sentence(f"{LETTERS[i]}) {choice.words}") for i, choice in enumerate(self.choices)]
        if self.answer is ...:
            parts.append(Sentence(words.PICK[self.lang], None, OPEN))
        else:
            parts += self._feedback()
        return parts if self.correct else [*parts, Fold(words.SOLUTION[self.lang], self._solution())]

    def _feedback(self) -> list[Part]:
        letter, lang = self._letter(), self.lang
        if letter not in LETTERS[: len(self.choices)] or len(letter) != 1:
            facts = {"answer": clip(str(self.answer)), "letters": list(LETTERS[: len(self.choices)])}
            return [Sentence(words.NO_LETTER.fill(facts, lang), None, NO)]
        chosen = self.choices[LETTERS.index(letter)]
        if chosen.right:
            said = words.PICKED_RIGHT.fill({"letter": letter, "value": chosen.words}, lang)
            return [Sentence(said, self.clause, YES), *self._how()]
        parts: list[Part] = [Sentence(words.PICKED_WRONG.fill({"letter": letter}, lang), chosen.clause, NO)]
        if chosen.why:
            parts.append(Sentence(words.MISREAD.fill({"letter": letter, "why": chosen.why}, lang)))
        return parts + ([Rule(self.clause)] if self.clause else self._how())

    def _solution(self) -> list[Part]:
        value = next(choice.words for choice in self.choices if choice.right)
        said = words.RIGHT_IS.fill({"letter": self.right, "value": value}, self.lang)
        return [Sentence(said, self.clause, YES), *self._how()]

    def _how(self) -> list[Part]:
        return [Sentence(self.how)] if self.how else []


def _few(choices: Sequence[Choice]) -> list[Choice]:
    """The right answer and the first of the others, each once."""
    seen: set[str] = set()
    kept: list[Choice] = []
    for choice in sorted(choices, key=lambda choice: not choice.right):
        if choice.words not in seen and len(kept) < ANSWERS:
            seen.add(choice.words)
            kept.append(choice)
    return kept


def value_question(worked: Worked, row: Row, answer: Any) -> Question:
    """What is the value of this step? The other answers are what misreadings give."""
    lang = worked.lang
    choices = [Choice(worked.shown(row, row.value), True)]
    for other in worked.misreadings(row):
        if not row.matches(other.value):
            choices.append(Choice(worked.shown(row, other.value), False, other.words.text(lang)))
    if len(choices) < 2:
        raise LessonError(
            f"{row.field} can't be asked here: no misreading of the rules gives another value",
            f"这里不能问{row.field}：怎样误读规则，得到的都是同一个值",
        )
    ask = row.ask.text(lang) if row.ask else f"{row.field} = ?"
    clause, how = worked.reason(row, row.value)
    return Question(worked.lesson, worked.scene(), ask, choices, clause, how, answer)


def which_rule(lesson: Lesson, step: Step, before: State | None, answer: Any) -> Question:
    """Which clause decided what is told of a step: the one that fired, among its neighbours that did not."""
    told = [event for event in step.events if event.said() is not None and not event.telling.heading]
    if not told:
        raise LessonError(
            f"nothing is told in step {step.number} that could be asked about", f"第{step.number}步没有可以提问的内容"
        )
    event = next((event for event in told if event.telling.brief), told[0])
    said = event.brief() or event.said()
    rulebook = list(lesson.game.rulebook)
    right = rulebook.index(lesson.game.rulebook[event.clause])
    fired = {one.clause for one in step.events}
    near = sorted(range(len(rulebook)), key=lambda i: (abs(i - right), i))
    others = [rulebook[i] for i in near if rulebook[i].id not in fired][: ANSWERS - 1]
    choices = [Choice(clause_words(rulebook[right], lesson.lang), True)]
    choices += [Choice(clause_words(clause, lesson.lang), False, clause=clause) for clause in others]
    told_so = "" if said is None else said.text(lesson.lang, lesson.names)
    ask = words.WHICH_RULE.fill({"n": step.number, "said": told_so}, lesson.lang)
    situation = [lesson.picture(before, caption="")] if before is not None else []
    return Question(lesson, situation, ask, choices, rulebook[right], rulebook[right].text[lesson.lang], answer)


def which_move(lesson: Lesson, position: State, moves: Sequence[str], answer: Any) -> Question:
    """Which of these moves do the rules allow? One has to be legal."""
    choices, clause, how = [], None, ""
    for text in moves:
        move = lesson.game.parse_move(position, text)
        illegal = position.check(move)
        label = move.label.text(lesson.lang, lesson.names)
        if illegal is None:
            clause = lesson.clause(position.decisions[position.phase].clause)
            choices.append(Choice(label, True))
        else:
            choices.append(
                Choice(label, False, illegal.because.text(lesson.lang).rstrip(".。"), lesson.clause(illegal.clause))
            )
    view = position.view("all")
    prompt = "" if view.prompt is None else view.prompt.text(lesson.lang, lesson.names)
    ask = words.WHICH_MOVE.fill({"prompt": PUNCTUATION[lesson.lang].sentence(prompt)}, lesson.lang)
    return Question(lesson, [lesson.picture(position, caption="")], ask, choices, clause, how, answer)


def who_sees(lesson: Lesson, position: State, place: str, answer: Any) -> Question:
    """Who may see the faces of a place: found out by looking through everybody's eyes."""
    lang, names = lesson.lang, lesson.names
    zone = position.view("all").zones.get(place)
    if zone is None or not zone.cards:
        held = [key for key, one in position.view("all").zones.items() if one.cards]
        raise LessonError(
            f"there are no cards at {clip(str(place))}; there are some at {', '.join(held) or 'no place'}",
            f"{clip(str(place))}处没有牌；有牌的地方：{'、'.join(held) or '无'}",
        )
    seats = range(position.seats)
    seeing = [seat for seat in seats if None not in position.view(seat).zones[place].cards]
    audience = None not in position.view(AUDIENCE).zones[place].cards
    subject = zone.owner if zone.owner is not None else position.actor or 0
    answers = {
        words.SEEN["all"][lang]: len(seeing) == position.seats and audience,
        words.ONLY.fill({"seat": subject}, lang, names): seeing == [subject] and not audience,
        words.ALL_BUT.fill({"seat": subject}, lang, names): seeing == [s for s in seats if s != subject],
        words.SEEN["none"][lang]: not seeing and not audience,
    }
    label = zone.label.text(lang)
    if zone.owner is not None:
        label = words.PLACE_OF.fill({"seat": zone.owner, "place": label.lower()}, lang, names)
    choices = [Choice(text, right) for text, right in answers.items()]
    ask = words.WHO_SEES.fill({"place": label}, lang)
    return Question(lesson, [], ask, choices, None, "", answer)


def how_written(lesson: Lesson, card: str, answer: Any) -> Question:
    """How a card is written: its text, among other ways that this pack does not read or reads as another card."""
    lang = lesson.lang
    pack = lesson.game.pack
    wanted = pack[card]
    rank, suit = wanted.text[0], wanted.text[-1]
    figure = "10" if rank == "T" else rank
    choices = []
    for text in dict.fromkeys([wanted.text, suit + rank, figure + suit, wanted.short, rank + suit.lower()]):
        found = pack.get(text)
        why = words.ANOTHER_CARD.fill({"card": found.name[lang]}, lang) if found else words.UNREADABLE[lang]
        choices.append(Choice(text, found is wanted, "" if found is wanted else why))
    ask = words.HOW_WRITTEN.fill({"card": wanted.name[lang]}, lang)
    return Question(lesson, [], ask, choices, None, words.ITS_CARD[lang], answer)
