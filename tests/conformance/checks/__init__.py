"""The points that every game passes, each as a function that raises AssertionError for a game that does not."""

from tests.conformance.checks.lines import (
    check_broken_records,
    check_frozen,
    check_processes,
    check_records,
    check_replay,
)
from tests.conformance.checks.moves import check_legality, check_refusals
from tests.conformance.checks.secrets import check_imagined, check_tellings, check_told, check_views
from tests.conformance.checks.states import (
    check_cards,
    check_copies,
    check_ending,
    check_options,
    check_positions,
    check_silence,
)
from tests.conformance.checks.texts import check_board, check_clauses, check_sheets, check_words

CHECKS = (
    check_cards,
    check_copies,
    check_positions,
    check_silence,
    check_ending,
    check_options,
    check_legality,
    check_refusals,
    check_views,
    check_tellings,
    check_told,
    check_imagined,
    check_replay,
    check_processes,
    check_frozen,
    check_records,
    check_broken_records,
    check_sheets,
    check_clauses,
    check_words,
    check_board,
)
"""All that need nothing but the game."""
