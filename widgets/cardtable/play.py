"""The table as a place to play: a widget that a person and bots sit at; needs a kernel, and says so when it is gone.

The page sends `{"do": "offer", "cards": ["5S", "5H"]}`, `{"do": "play", "move": "play 5S,5H"}` or
`{"do": "hint" | "undo" | "again" | "another"}`, each with the "at" of the turn it is meant for: once the game has gone
on it is void, so that a second click on a slow page does nothing to the next turn. Every answer is a new `turn`:

    {"n": number of the answer, "at": number of the position, "seat": who has to move | null, "people": how many play
     here, "since": frame of the last move of this seat, "prompt": text, "cards": [cards in legal moves],
     "groups": [[name | null, count, [move, ...]], ...],
     "offer": {"cards": [...], "moves": [move, ...], "clause": id | null, "said": text | null} | null,
     "note": text | null, "undo": whether a move or a new deal can be taken back}

where a text is [en, zh] and a move is [its text, en, zh]. Everybody at one screen sees only the seat that has to move.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import islice
from typing import Any

import traitlets

import cardgames
from cardgames.cards import UnknownCard
from cardgames.engine.game import Game
from cardgames.engine.moves import Illegal, IllegalMove, Move, MoveError
from cardgames.engine.words import LANGUAGES, Said, Words
from cardgames.engine.zones import ALL
from cardgames.faults import Fault
from cardgames.players.sitting import Sitting
from cardtable.check import check_choice, last_step
from cardtable.data import Json, all_views, table_data, viewer
from cardtable.served import PLAY
from cardtable.table import CardTable

LISTED = 400
"""No more moves than these are sent for choosing; all of them can be made by choosing cards."""
_UNDONE = Words("Taken back: {move}", "已收回：{move}")
_LEFT = Words("A new deal. “Take back” brings the last game back.", "已重新发牌；按“收回”可以回到上一局。")
_BACK = Words("You are back in the last game.", "已回到上一局。")
_SIT_DOWN = Words(
    "A table to play at; you are {seats:seats}. Run this cell to sit down.",
    "这是可以对局的牌桌，你坐{seats:seats}；运行本单元格即可入座。",
)
_HINT = Words("The greedy player would do this: {move}", "贪心电脑会这样打：{move}")


class PlayTable(CardTable):
    """A table to play at: `PlayTable("spots", ["you", "greedy"], seed=7)`. Seats that are "you" are people.

    `names`, `lang`, `pack` and the game's options by name. Select cards and play, or choose from the list; take moves
    back, ask for a hint, deal anew. With several people at one screen a curtain closes between their turns. At the end
    all seats can be looked at. `record()` is the game so far as text.
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
        names: Sequence[str] | None = None,
        lang: str = "en",
        pack: str = "standard",
        projector: bool = False,
        **options: Any,
    ) -> None:
        game = game if isinstance(game, Game) else cardgames.game(game)
        self.sitting = Sitting(game, seats, seed=seed, luck=luck, deck=deck, names=names, **options)
        line = self.sitting.timeline
        super().__init__(line, step=-1, views=self._views(), lang=lang, pack=pack, projector=projector)
        self._answers = self._at = 0
        self._shown = len(line)
        self._standing = self._stand()
        self.turn = self._turn()
        self.on_msg(lambda _, message, buffers: self.hear(message))

    def record(self) -> str:
        """The game so far as text; `cardgames.load` reads it."""
        return self.timeline.record()

    def still(self) -> str:
        """Before the first own move an invitation, later the storyboard, as HTML."""
        if self.sitting.last_own:
            return super().still()
        text = Said(_SIT_DOWN, {"seats": self.sitting.people}).text(self.lang, self.timeline.names)
        return f"<p>{escape(self.timeline.game.title[self.lang])}: {escape(text)}</p>"

    def hear(self, message: Any) -> None:
        """Do what the page asks for; what cannot be done is answered in words."""
        asked = message if isinstance(message, dict) else {}
        try:
            does = check_choice("wish", asked.get("do"), ("offer", "play", "hint", "undo", "again", "another"))
            if asked.get("at", self._at) == self._at:
                answer = getattr(self, f"_do_{does}")(asked) or {}
            else:  # nothing is done, and what was said stays
                answer = {key: self.turn[key] for key in ("note", "offer")}
        except IllegalMove as fault:
            answer = {"note": self._text(fault.illegal)}
        except (MoveError, UnknownCard, ValueError, TypeError) as fault:
            answer = {"note": [fault.text(lang) if isinstance(fault, Fault) else str(fault) for lang in LANGUAGES]}
        with self.hold_sync():
            if len(self.sitting.timeline) != self._shown or self.timeline is not self.sitting.timeline:
                self._show_all()
            self.turn = self._turn(**answer)

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
        before, move = self.sitting.timeline, self.sitting.undo()
        if move is not None:
            return {"note": self._text(Said(_UNDONE, {"move": move.label}))}
        return {} if self.sitting.timeline is before else {"note": self._text(_BACK)}

    def _do_again(self, asked: Json) -> Json:
        return self._dealt(self.sitting.again())

    def _do_another(self, asked: Json) -> Json:
        return self._dealt(self.sitting.another())

    def _dealt(self, left: bool) -> Json:
        return {"note": self._text(_LEFT)} if left else {}

    # What is shown -----------------------------------------------------------------------------------------------

    def _views(self) -> tuple[str, ...]:
        """Only the person who has to move; at the end everything."""
        line = self.sitting.timeline
        return all_views(line) if self.sitting.seat is None else (str(self.sitting.seat),)

    def _show_all(self) -> None:
        """The table as it stands now, at its end."""
        self._at += 1
        self.timeline = self.sitting.timeline
        self._shown = len(self.timeline)
        views = self._views()
        self.data = table_data(self.timeline, views)
        self.view = self.view if self.view in views else views[0]
        self.step = last_step(self.data)
        self._standing = self._stand()

    def _turn(self, *, note: Any = None, offer: Any = None) -> Json:
        """The next answer: how the game stands, and what was asked."""
        self._answers += 1
        return {"n": self._answers, **self._standing, "offer": offer, "note": note}

    def _stand(self) -> Json:
        """What an answer says of the position; it is worked out once for each, not for each card that is chosen."""
        sitting, state = self.sitting, self.sitting.state
        legal = state.legal_moves() if sitting.seat is not None else []
        prompt = state.view(ALL if sitting.seat is None else sitting.seat, self.timeline.names).prompt
        own = sitting.last_own if sitting.seat is None else sitting.last_of(sitting.seat)
        line = self.timeline.line(viewer(self.view))
        return {
            "at": self._at,
            "seat": sitting.seat,
            "people": len(sitting.people),
            "since": next((i for i, frame in enumerate(line) if frame.step >= own), 0),
            "prompt": prompt and self._text(prompt),
            "cards": sorted({card.text for move in legal for card in move.every_card}),
            "groups": self._groups(legal),
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
