"""The table as a place to play: a widget that a person and bots sit at; needs a kernel, and says so when it is gone.

The page sends `{"do": "offer", "cards": ["5S", "5H"]}`, `{"do": "play", "move": "play 5S,5H"}` or
`{"do": "hint" | "undo" | "again" | "another"}`, each with the "at" of the turn it is meant for: once the game has gone
on it is void, so that a second click on a slow page does nothing to the next turn. `{"do": "save"}` writes the record
to a file; while the game runs it first asks, for the file opens every hand, and wants `"sure": true`. Every answer is a
new `turn`:

    {"n": number of the answer, "at": number of the position, "seat": who has to move | null, "people": how many play
     here, "since": frame of the last move of this seat, "prompt": text, "cards": [cards in legal moves],
     "groups": [[name | null, count, [move, ...]], ...],
     "offer": {"cards": [...], "moves": [move, ...], "clause": id | null, "said": text | null} | null,
     "note": text | null, "ask": "save" where that has to be confirmed | null, "deal": number of the deal,
     "undo": whether a move or a new deal can be taken back}

where a text is [en, zh] and a move is [its text, en, zh]. Everybody at one screen sees only the seat that has to move.
While a game runs nothing is sent from which hidden cards could be worked out, neither seed nor deck nor record: the
deal has a number. At the end everything is open, the seed too. The seeds of later deals follow from the first deal:
whoever wrote `seed=5` can work them out, nobody can from the seeds of later deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count, islice
from pathlib import Path
from typing import Any

import traitlets

import cardgames
from cardgames.cards import UnknownCard
from cardgames.engine.game import Game
from cardgames.engine.moves import Illegal, IllegalMove, Move, MoveError
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import LANGUAGES, Said, Words
from cardgames.engine.zones import ALL
from cardgames.faults import Fault
from cardgames.players.sitting import Sitting
from cardtable.check import check_choice, last_step
from cardtable.data import Json, all_views, table_data, viewer
from cardtable.served import PLAY
from cardtable.table import CardTable

WISHES = ("offer", "play", "hint", "undo", "again", "another", "save")
LISTED = 400
"""No more moves than these are sent for choosing; all of them can be made by choosing cards."""
_UNDONE = Words("Taken back: {move}", "已收回：{move}")
_LEFT = Words("A new deal. “Take back” brings the last game back.", "已重新发牌；按“收回”可以回到上一局。")
_BACK = Words("You are back in the last game.", "已回到上一局。")
_SURE = Words(
    "The file will hold the whole game, with every hand and what is still to be drawn. Save it all the same?",
    "文件里有整局游戏：所有人的手牌和还没抽的牌。仍要保存吗？",
)
_SAVED = Words(
    "Saved as {name}. PlayTable(..., record=...) goes on with its text.",
    "已保存为 {name}。用 PlayTable(..., record=...) 可以接着玩其中的文字。",
)
_NO_FILE = Words(
    "No file can be written here ({why}); table.record() gives the text.",
    "这里不能写文件（{why}）；table.record() 可以给出文字。",
)
_FINISHED = Words("This game is over; all of it can be looked at.", "这一局已经结束，可以从头到尾查看。")
_SIT_DOWN = Words(
    "A table to play at; you are {seats:seats}. Run this cell to sit down.",
    "这是可以对局的牌桌，你坐{seats:seats}；运行本单元格即可入座。",
)
_HINT = Words("The greedy player would do this: {move}", "贪心电脑会这样打：{move}")


class PlayTable(CardTable):
    """A table to play at: `PlayTable("spots", ["you", "greedy"], seed=7)`. Seats that are "you" are people.

    `names`, `lang`, `pack` and the game's options by name; `seed`, `luck` and `deck` as in `Game.play`; with `record`
    (a text that `record()` or "Save" gave) an unfinished game goes on. Select cards and play, or choose from the list;
    take moves back, ask for a hint, deal anew. With several people at one screen a curtain closes between their turns.
    At the end all seats can be looked at. `record()` is the game so far as text; it opens every hand.
    """

    _esm = PLAY

    turn = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: str | Game,
        seats: Sequence[Any],
        *,
        seed: Any = None,
        luck: Any = None,
        deck: Any = None,
        record: str | Timeline | None = None,
        names: Sequence[str] | None = None,
        lang: str = "en",
        pack: str = "standard",
        projector: bool = False,
        **options: Any,
    ) -> None:
        game = game if isinstance(game, Game) else cardgames.game(game)
        self.sitting = Sitting(game, seats, seed=seed, luck=luck, deck=deck, record=record, names=names, **options)
        line = self.sitting.shown
        super().__init__(line, step=-1, views=self._views(line), lang=lang, pack=pack, projector=projector)
        self._answers, self._at = 0, 0
        self._drawn: Timeline | None = line
        self._standing = self._stand(line, self.view)
        over = record is not None and self.sitting.seat is None
        self.turn = self._turn(note=self._text(_FINISHED) if over else None)
        self._answers = 1
        self.on_msg(lambda _, message, buffers: self.hear(message))

    def record(self) -> str:
        """The game so far as text; `cardgames.load` reads it."""
        return self.sitting.timeline.record()

    def still(self) -> str:
        """Before the first own move an invitation, later the storyboard, as HTML."""
        if self.sitting.last_own:
            return super().still()
        text = Said(_SIT_DOWN, {"seats": self.sitting.people}).text(self.lang, self.timeline.names)
        return f"<p>{escape(self.timeline.game.title[self.lang])}: {escape(text)}</p>"

    def hear(self, message: Any) -> None:
        """Do what the page asks for; what cannot be done is answered in words.

        An interrupt, at any moment, leaves the game and the page as if nothing had been asked.
        """
        kept = self.sitting.keep()
        try:
            self._draw(self._answer(message if isinstance(message, dict) else {}))
        except BaseException:
            self.sitting.restore(kept)
            raise

    def _answer(self, asked: Json) -> Json:
        if asked.get("at", self._at) != self._at or ("at" in asked and self._drawn is not self.sitting.shown):
            return {key: self.turn[key] for key in ("note", "offer", "ask")}  # nothing is done, what was said stays
        try:
            answer: Json = getattr(self, f"_do_{check_choice('wish', asked.get('do'), WISHES)}")(asked) or {}
        except IllegalMove as fault:
            return {"note": self._text(fault.illegal)}
        except Fault as fault:
            return {"note": [fault.text(lang) for lang in LANGUAGES]}
        except (MoveError, UnknownCard, ValueError, TypeError) as fault:
            return {"note": [str(fault)] * 2}
        return answer

    def _do_offer(self, asked: Json) -> Json:
        offer = self.sitting.offer([str(card) for card in asked.get("cards", [])])
        said = offer.said
        clause = offer.refused.clause if offer.refused else None
        refused = offer.refused and self._text(offer.refused)
        names = dict.fromkeys(move.group for move in offer.moves)
        return {
            "offer": {
                "cards": asked.get("cards", []),
                "moves": [self._move(move) for move in offer.moves],
                "forms": [self._text(name) for name in names if name and len(names) == 1],
                "clause": clause,
                "said": refused or (said and self._text(said)),
            }
        }

    def _do_play(self, asked: Json) -> None:
        self.sitting.play(str(asked.get("move", "")))

    def _do_hint(self, asked: Json) -> Json:
        move = self.sitting.hint()
        return {
            "note": self._text(Said(_HINT, {"move": move.label})),
            **self._do_offer({"cards": [card.text for card in move.every_card]}),
        }

    def _do_undo(self, asked: Json) -> Json:
        before, move = self.sitting.shown, self.sitting.undo()
        if move is not None:
            return {"note": self._text(Said(_UNDONE, {"move": move.label}))}
        return {} if self.sitting.shown is before else {"note": self._text(_BACK)}

    def _do_again(self, asked: Json) -> Json:
        return self._dealt(self.sitting.again())

    def _do_another(self, asked: Json) -> Json:
        return self._dealt(self.sitting.another())

    def _dealt(self, left: bool) -> Json:
        return {"note": self._text(_LEFT)} if left else {}

    def _do_save(self, asked: Json) -> Json:
        if self.sitting.seat is not None and asked.get("sure") is not True:
            return {"note": self._text(_SURE), "ask": "save"}
        stem = self.sitting.game.slug.replace("/", "-")
        try:
            for number in count(1):
                name = f"{stem}-{number}.txt"
                try:
                    with Path(name).open("x", encoding="utf-8", newline="\n") as file:
                        file.write(self.record())
                except FileExistsError:
                    continue
                return {"note": self._text(Said(_SAVED, {"name": name}))}
        except OSError as fault:
            return {"note": self._text(Said(_NO_FILE, {"why": fault.strerror or type(fault).__name__}))}
        return {}

    # What is shown -----------------------------------------------------------------------------------------------

    def _views(self, line: Timeline) -> tuple[str, ...]:
        """Only the person who has to move; at the end everything."""
        return all_views(line) if line.last.actor is None else (str(line.last.actor),)

    def _draw(self, answer: Json) -> None:
        """Send an answer, and the table as it stands now where that is new; nothing is sent before all is done."""
        line, traits = self.sitting.shown, dict[str, Any]()
        at, standing = self._at, self._standing
        if line is not self._drawn:
            views = self._views(line)
            data = table_data(line, views)
            view = self.view if self.view in views else views[0]
            at, standing = self._at + 1, self._stand(line, view)
            traits = {"data": data, "view": view, "step": last_step(data)}
        turn = self._turn(at=at, standing=standing, **answer)
        traits |= {
            "turn": turn,
            "_answers": turn["n"],
            "_at": at,
            "_standing": standing,
            "timeline": line,
            "_drawn": line,
        }
        before = {name: getattr(self, name) for name in traits}
        with self.hold_sync():
            try:
                self._drawn = None  # until everything is there
                for name, value in traits.items():
                    setattr(self, name, value)
            except BaseException:
                for name, value in before.items():
                    setattr(self, name, value)
                raise

    def _turn(self, *, at: int | None = None, standing: Json | None = None, **answer: Any) -> Json:
        """The next answer: how the game stands, and what was asked."""
        stands = self._standing if standing is None else standing
        said = {"offer": None, "note": None, "ask": None, **answer}
        return {"n": self._answers + 1, "at": self._at if at is None else at, **stands, **said}

    def _stand(self, line: Timeline, view: str) -> Json:
        """What an answer says of the position; it is worked out once for each, not for each card that is chosen."""
        sitting, state = self.sitting, line.last
        legal = state.legal_moves() if state.actor is not None else []
        prompt = state.view(ALL if state.actor is None else state.actor, line.names).prompt
        own = sitting.last_own if state.actor is None else sitting.last_of(state.actor)
        frames = line.line(viewer(view))
        return {
            "seat": state.actor,
            "people": len(sitting.people),
            "since": next((i for i, frame in enumerate(frames) if frame.step >= own), 0),
            "prompt": prompt and self._text(prompt),
            "cards": sorted({card.text for move in legal for card in move.every_card}),
            "groups": self._groups(legal),
            "deal": sitting.number,
            "undo": sitting.undoable,
        }

    def _groups(self, legal: Sequence[Move]) -> list[Any]:
        """The legal moves by the names their forms sort them under; see `LISTED`."""
        groups: dict[Words | None, list[Move]] = {}
        for move in legal:
            groups.setdefault(move.group, []).append(move)
        share = max(1, LISTED // max(1, len(groups)))
        return [
            [name and self._text(name), len(moves), [self._move(move) for move in islice(moves, share)]]
            for name, moves in groups.items()
        ]

    def _move(self, move: Move) -> list[str]:
        return [move.text, *self._text(move.label)]

    def _text(self, text: Said | Words | Illegal) -> list[str]:
        return [text.text(lang, self.timeline.names) for lang in LANGUAGES]
