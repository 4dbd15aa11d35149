"""Figures of the LeanPRM paper that the corpus report prints beside its own, always marked as reported.

Facts only, from Figure 2, Table 1, Table 4, Section 2 and Appendix B. A cell the paper does not publish is absent.
"""

from __future__ import annotations

from typing import NamedTuple

MARK = "reported by the paper"


class SourceRow(NamedTuple):
    """One source in the paper's corpus: kept proofs by verdict (Table 4)."""

    name: str
    correct: int
    incorrect: int


SOURCES = (
    SourceRow("NuminaMath-LEAN", 1_334, 3_978),
    SourceRow("Lean-Workbook", 4_787, 284),
    SourceRow("other", 249, 2),
)

FIRST_ERROR_SHARES: dict[str, float] = {
    "unjustified assumption": 33.2,
    "invalid inequality bound": 17.6,
    "missing case or side condition": 17.2,
    "bad witness or construction": 16.7,
    "algebraic identity error": 13.6,
    "modular or divisibility error": 1.8,
}
"""Percent of kept incorrect proofs by class of the first error (Figure 2, right)."""

FORMALISATION_SIDE_SHARE = 35.8
"""Percent of the incorrect attempts of the unfiltered pool whose first error was formalisation-side (Table 1)."""

FUNNEL = (
    ("theorem statements", 17_800),
    ("with a labelled proof", 13_940),
    ("after lexical filter, duplicates and empty proofs", 13_007),
    ("kept, first error mathematical", 10_634),
)
STEP_LABELS = 152_005


class SplitRow(NamedTuple):
    """One split of the paper (Appendix B)."""

    name: str
    correct: int
    incorrect: int


SPLITS = (SplitRow("train", 6_170, 4_094), SplitRow("validation", 100, 70), SplitRow("bench", 100, 100))
TRAIN_VIEW_ROWS = 17_670
