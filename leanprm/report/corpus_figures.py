"""The figures of the corpus report, each made from counts and carrying one sentence on how to read it."""

from __future__ import annotations

from collections import Counter

from leanprm.corpus.status import Funnel, StageTally
from leanprm.records import MATHEMATICAL_CLASSES
from leanprm.report import charts, paper
from leanprm.report.document import Picture
from leanprm.report.summary import LONGEST_SHOWN, Summary
from leanprm.report.svg import Paint
from leanprm.report.text import percent

STAGE_WORDS = {
    "statements": "statements read",
    "attempts": "attempts written",
    "compile": "compiled by Lean",
    "review": "reviewed",
    "repair": "repaired",
    "labels": "labelled",
    "filter": "kept by the filters",
    "splits": "given a split",
}
"""What has been done to a row that came out of a stage."""

_TIME_EDGES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0)


def funnel_picture(funnel: Funnel) -> Picture:
    """The funnel: one bar a stage."""
    legend: list[tuple[Paint, str]] = [
        ("kept", "goes on"),
        ("rejected", "rejected"),
        ("infra", "infrastructure failure"),
    ]
    if any(s.pending for s in funnel.stages):
        legend.append(("pending", "not reached yet"))
    rows = [charts.Bar(STAGE_WORDS[s.stage], _stage_segments(s), _stage_remark(s)) for s in funnel.stages]
    caption = (
        "One bar a stage, as long as the number of rows that entered it: the blue part goes on to the next bar, the "
        "rest stopped there, either rejected for a reason of its own or lost to a failure of the machinery, which is "
        "never a label."
    )
    return Picture("funnel", charts.bars("Funnel: from statements to the corpus", rows, legend, 230), caption)


def composition_picture(summary: Summary) -> Picture:
    """Kept proofs by source and verdict (the paper's Figure 2, left)."""
    rows = [_source_bar(summary, source) for source in summary.sources]
    caption = (
        "Kept proofs of each source, split by verdict: a long orange part means that the source's theorems are hard "
        "for the generator, which is where the negative examples come from."
    )
    legend: list[tuple[Paint, str]] = [("kept", "correct at every step"), ("wrong", "with a first error")]
    return Picture("composition", charts.bars("Composition by source and verdict", rows, legend, 200), caption)


def classes_picture(summary: Summary) -> Picture:
    """First-error classes of kept incorrect proofs (the paper's Figure 2, right)."""
    whole = summary.classes.total()
    rows = [
        charts.Pair(
            name,
            100 * summary.classes[name] / whole if whole else None,
            paper.FIRST_ERROR_SHARES.get(name),
            f"{percent(summary.classes[name], whole)} ({summary.classes[name]:,})",
        )
        for name in class_order(summary)
    ]
    caption = (
        "What kind of mathematical mistake the first error is, as a share of the kept incorrect proofs (orange, with "
        "the number of proofs), above the share that the paper reports for its corpus (grey); the two corpora rest on "
        "different theorems, so equal shares are not expected."
    )
    return Picture("classes", charts.pairs("Classes of first errors", rows, "this corpus", paper.MARK), caption)


def class_order(summary: Summary) -> list[str]:
    """The mathematical classes, the most frequent first, then whatever else the corpus names."""
    names = sorted(MATHEMATICAL_CLASSES, key=lambda c: (-summary.classes[c], -paper.FIRST_ERROR_SHARES[c]))
    return names + sorted(set(summary.classes) - set(names))


def position_pictures(summary: Summary) -> tuple[Picture, Picture]:
    """Where the first error is: by step number, and as a share of the proof."""
    last = min(max(summary.positions, default=1), LONGEST_SHOWN)
    bins = [charts.Bin(str(k), summary.positions[k], f"step {k}") for k in range(1, last + 1)]
    if over := summary.positions[LONGEST_SHOWN + 1]:
        bins.append(charts.Bin(f"{LONGEST_SHOWN + 1}+", over, f"step {LONGEST_SHOWN + 1} or later"))
    tenths = [
        charts.Bin(f"{10 * (k + 1)} %", summary.tenths[k], f"{10 * k} to {10 * (k + 1)} % of the proof")
        for k in range(10)
    ]
    return (
        Picture(
            "position",
            charts.histogram("First error by step number", bins, "number of the first incorrect step"),
            "Number of kept incorrect proofs whose first error is at each step, counted from 1: every step before it "
            "is labelled correct, it and every later one incorrect.",
        ),
        Picture(
            "position-relative",
            charts.histogram("First error by share of the proof", tenths, "first error, as a share of all steps"),
            "The same proofs by how far into the proof the first error comes, so that long and short proofs compare: "
            "the last column holds those that fail in their final tenth, among them proofs that stop before the goal.",
        ),
    )


def time_picture(summary: Summary) -> Picture:
    """Seconds of Lean per attempt."""
    times, before, bins = summary.times, 0, []
    edges = [edge for edge in _TIME_EDGES if edge < times.largest] or [_TIME_EDGES[0]]
    for edge in edges:
        upto = times.below(edge)
        bins.append(charts.Bin(f"≤ {edge:g}", upto - before, f"up to {edge:g} s"))
        before = upto
    bins.append(charts.Bin(f"> {edges[-1]:g}", times.count - before, f"more than {edges[-1]:g} s"))
    drawing = charts.histogram("Lean time per attempt", bins, "seconds of Lean per attempt", "kept")
    caption = (
        "How long Lean worked on each attempt, all of its runs together; the columns are not equally wide, and the "
        "times belong to the machine that ran this, not to the corpus."
    )
    return Picture("lean-time", drawing, caption)


def seconds(value: float) -> str:
    """A time to two significant figures."""
    return f"{value:.2f} s" if value < 1 else f"{value:.1f} s"


def _stage_segments(s: StageTally) -> tuple[charts.Segment, ...]:
    return (
        charts.Segment("kept", "go on", s.out),
        charts.Segment("rejected", "rejected", s.rejected.total()),
        charts.Segment("infra", "infrastructure failures", s.infrastructure.total()),
        charts.Segment("pending", "not reached yet", s.pending),
    )


def _stage_remark(s: StageTally) -> str:
    gone = [
        f"{n:,} {word}"
        for n, word in (
            (s.rejected.total(), "rejected"),
            (s.infrastructure.total(), "infra."),
            (s.pending, "pending"),
        )
        if n
    ]
    if s.stage == "repair":
        gone = [f"{s.note['patched']:,} patched"]
    return f"{s.out:,}" + (f"  ({', '.join(gone)})" if gone else "")


def _source_bar(summary: Summary, source: str) -> charts.Bar:
    counts: Counter[str] = Counter({v: summary.kept_by(source=source, verdict=v) for v in ("correct", "incorrect")})
    segments = (
        charts.Segment("kept", "correct", counts["correct"]),
        charts.Segment("wrong", "incorrect", counts["incorrect"]),
    )
    return charts.Bar(source, segments, f"{counts['correct']:,} correct, {counts['incorrect']:,} incorrect")
