"""Three Kingdoms Legends, put together: one class for each part of a hand, each resting on the one before.

`table` (what lies where), `hands` (deal and settlement), `combining` (combine, call, end step), `items`, `weapons`,
`mounts`, `stratagems`, `capture` (hand and flip step).
"""

from __future__ import annotations

from cardgames.games.three_kingdoms.capture import CAPTURE_DECISIONS, Capture
from cardgames.games.three_kingdoms.cards import Item
from cardgames.games.three_kingdoms.combining import COMBINE_DECISIONS
from cardgames.games.three_kingdoms.hands import HAND_DECISIONS
from cardgames.games.three_kingdoms.items import MIX_DECISION
from cardgames.games.three_kingdoms.mounts import MOUNT_DECISIONS, MOUNTS
from cardgames.games.three_kingdoms.stratagems import STRATAGEM_DECISIONS, STRATAGEMS
from cardgames.games.three_kingdoms.weapons import WEAPON_DECISIONS, WEAPONS

EFFECTS = {**WEAPONS, **MOUNTS, **STRATAGEMS}


class ThreeKingdoms(Capture):
    """The whole game."""

    def carry_out(self, item: Item) -> None:
        """TK-4.2, TK-4.9: settle whom the item can hit, and ask for its first choice."""
        EFFECTS[item.text](self)

    def resume(self) -> None:
        """A position goes on with the turn of the given actor, or of the next player who has a card."""
        self.turn = self.turn if self.actor is None else self.actor
        if self.hands[self.turn]:
            return self.begin_turn(self.turn)
        return self.next_turn()

    decisions = {
        **HAND_DECISIONS,
        **CAPTURE_DECISIONS,
        **WEAPON_DECISIONS,
        **MOUNT_DECISIONS,
        **STRATAGEM_DECISIONS,
        "mix": MIX_DECISION,
        **COMBINE_DECISIONS,
    }
