"""The sections of the corpus report: words, tables and figures, in the order a newcomer would ask for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from leanprm.corpus.status import Funnel
from leanprm.records import FORMALISATION_CLASSES
from leanprm.report import corpus_figures as figures
from leanprm.report import paper
from leanprm.report.document import Block, Figures, Heading, Paragraph, Table
from leanprm.report.summary import HELD_BACK, Summary
from leanprm.report.text import count, percent

SPLITS = ("train", "validation", "bench", HELD_BACK)
VERDICTS = ("correct", "incorrect")


def overview(funnel: Funnel, summary: Summary) -> Iterator[Block]:
    """What this is, and the headline numbers."""
    correct, incorrect = (summary.kept_by(verdict=v) for v in VERDICTS)
    yield Figures(
        (
            (f"{funnel.stage('attempts').entered:,}", "attempts at a proof"),
            (f"{funnel.stage('compile').out:,}", "with a verdict from Lean"),
            (f"{summary.kept:,}", f"proofs kept: {correct:,} correct, {incorrect:,} with an error"),
            (f"{summary.step_labels.total():,}", "step labels"),
        )
    )
    yield Paragraph(
        f"{_origin(funnel, summary)} Lean then checked the formal steps. Steps before the first failure are labelled "
        "correct; the failing step and all after it are labelled incorrect. A review by a language model said why a "
        "proof failed, or whether the prose of a passing one says what its Lean says. Only the prose and the labels "
        "make up the corpus."
    )
    for problem in funnel.problems:
        yield Paragraph(f"Something does not add up. {problem}.", note=True)
    if any(s.pending for s in funnel.stages):
        yield Paragraph("The run is not finished: these are the counts so far.", note=True)
    if not summary.kept:
        yield Paragraph("No proof has reached the corpus, so the sections below show only where each went.", note=True)
    if any(engine == "portable" for engine, _, _ in summary.checkers):
        yield Paragraph(
            "Checked by portable Lean: the real Lean kernel with a small stand-in for Mathlib. What the stand-in lacks "
            "is counted as an infrastructure failure (engine unsupported), so these counts describe the shipped "
            "example, not a corpus made with Mathlib.",
            note=True,
        )


def funnel_section(funnel: Funnel) -> Iterator[Block]:
    """Where every row went."""
    yield Heading("Where every row went", "funnel")
    sound = (
        "Every row is accounted for." if not funnel.unexplained else f"{count(funnel.unexplained, 'row')} unexplained."
    )
    aside = (
        f" {count(funnel.quarantined, 'input row')} could not be read, set aside in quarantine/."
        if funnel.quarantined
        else ""
    )
    yield Paragraph(sound + aside)
    yield figures.funnel_picture(funnel)
    rows = [
        (s.stage, kind, reason, f"{n:,}")
        for s in funnel.stages
        for kind, counts in (("rejected", s.rejected), ("infrastructure", s.infrastructure))
        for reason, n in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]
    yield Table(
        "Why rows stopped. Rejected: the proof or statement itself; infrastructure: the machinery, retried where that "
        "can help.",
        ("stage", "outcome", "reason", "rows"),
        rows or [("–", "–", "no row stopped", "0")],
        text_columns=3,
    )
    yield Paragraph(_repairs(funnel))
    rows_of_paper = [(name, f"{n:,}", percent(n, paper.FUNNEL[0][1])) for name, n in paper.FUNNEL]
    yield Table(f"The same path, {paper.MARK}", ("stage", "proofs", "of statements"), rows_of_paper, reference_from=0)


def composition_section(summary: Summary) -> Iterator[Block]:
    """Figure 2 (left) and Table 4 of the paper."""
    yield Heading("What the corpus is made of", "composition")
    yield figures.composition_picture(summary)
    columns = ("source", "correct", "incorrect", "all", "share", *SPLITS)
    rows = [_measured_row(summary, source, source) for source in summary.sources]
    rows.append(_measured_row(summary, "all", None))
    measured = len(rows)
    whole = sum(s.correct + s.incorrect for s in paper.SOURCES)
    blank = ("–",) * len(SPLITS)
    rows += [_source_row(s.name, s.correct, s.incorrect, whole, blank) for s in paper.SOURCES]
    totals = (*(f"{s.correct + s.incorrect:,}" for s in paper.SPLITS), "–")
    right, wrong = sum(s.correct for s in paper.SOURCES), sum(s.incorrect for s in paper.SOURCES)
    rows.append(_source_row("all", right, wrong, whole, totals))
    yield Table(
        "Kept proofs by source, verdict and split", columns, rows, reference_from=measured, reference=paper.MARK
    )
    good, bad = summary.step_labels[True], summary.step_labels[False]
    mean = summary.step_labels.total() / summary.kept if summary.kept else 0
    yield Paragraph(
        f"{good:,} steps are labelled correct and {bad:,} incorrect; a proof has {mean:.1f} steps on average. The "
        f"paper reports {paper.STEP_LABELS:,} step labels on {whole:,} proofs, which is "
        f"{paper.STEP_LABELS / whole:.1f} a proof."
    )


def errors_section(summary: Summary) -> Iterator[Block]:
    """First errors: their class (Figure 2, right) and their place."""
    yield Heading("First errors", "errors")
    yield figures.classes_picture(summary)
    found = summary.classes.total()
    yield Table(
        "First errors of kept incorrect proofs by class",
        ("class", "proofs", "share", paper.MARK),
        [
            (name, f"{summary.classes[name]:,}", percent(summary.classes[name], found), _reported_share(name))
            for name in figures.class_order(summary)
        ],
    )
    removed = summary.removed_classes.total()
    yield Table(
        "Formalisation-side first errors: removed, because there the mathematics is mostly sound",
        ("class", "proofs"),
        [(name, f"{summary.removed_classes[name]:,}") for name in FORMALISATION_CLASSES],
    )
    yield Paragraph(
        f"They are {percent(removed, summary.unfiltered_incorrect)} of the {summary.unfiltered_incorrect:,} labelled "
        f"incorrect proofs before the filters; {paper.MARK}: {paper.FORMALISATION_SIDE_SHARE} % of its unfiltered pool."
    )
    yield from figures.position_pictures(summary)
    if summary.earlier_causes:
        yield Paragraph(
            f"In {summary.earlier_causes:,} kept proofs the review blames an earlier step than the one at which Lean "
            "fails. The label keeps Lean's step; the record keeps both."
        )


def splits_section(summary: Summary) -> Iterator[Block]:
    """Split sizes and the train view."""
    yield Heading("Splits and the training view", "splits")
    yield Paragraph(
        "All proofs of one theorem, restatements included, are in one split. In the training view the smaller verdict "
        "of each source is repeated until both are equally many; a proof repeated often is seen often, so the largest "
        "number of copies is given. The bench takes one proof of each of its theorems; what else there is of such a "
        "theorem is held back, in no file of the corpus."
    )
    rows = [
        (split, *(f"{n:,}" for n in (correct, incorrect, correct + incorrect)))
        for split in SPLITS
        for correct, incorrect in [tuple(summary.kept_by(verdict=v, split=split) for v in VERDICTS)]
    ]
    measured = len(rows)
    rows += [(s.name, f"{s.correct:,}", f"{s.incorrect:,}", f"{s.correct + s.incorrect:,}") for s in paper.SPLITS]
    yield Table(
        "Proofs by split", ("split", "correct", "incorrect", "all"), rows, reference_from=measured, reference=paper.MARK
    )
    view = [
        (*cell, *(f"{n:,}" for n in (proofs, summary.view[cell], summary.most_copies[cell])))
        for cell in ((source, verdict) for source in summary.sources for verdict in VERDICTS)
        if (proofs := summary.kept_by(source=cell[0], verdict=cell[1], split="train"))
    ]
    yield Table(
        f"The training view: {summary.view.total():,} rows ({paper.MARK}: {paper.TRAIN_VIEW_ROWS:,})",
        ("source", "verdict", "training proofs", "rows in the view", "most copies of one proof"),
        view or [("–", "–", "0", "0", "0")],
        text_columns=2,
    )


def lean_section(summary: Summary) -> Iterator[Block]:
    """Lean's time and how first errors were found."""
    yield Heading("Lean", "lean")
    found = summary.attribution.total()
    yield Table(
        "How the first failing step was found, over all attempts in which Lean found one",
        ("how", "attempts", "share"),
        [
            (_ATTRIBUTION.get(how, how), f"{n:,}", percent(n, found))
            for how, n in sorted(summary.attribution.items(), key=lambda item: (-item[1], item[0]))
        ]
        or [("no failing attempt", "0", "–")],
    )
    yield Paragraph("Facts of this run, which another machine will not repeat exactly:", note=True)
    yield figures.time_picture(summary)
    times = summary.times
    middle, most = (figures.seconds(times.quantile(share)) for share in (0.5, 0.95))
    yield Paragraph(
        f"Half of the attempts took at most {middle}, 95 % at most {most}, the longest "
        f"{figures.seconds(times.largest)}. {summary.lean_runs:,} Lean runs took {times.total:,.0f} s in all, repairs "
        "included."
    )


def cost_section(summary: Summary) -> Iterator[Block]:
    """Tokens and price."""
    yield Heading("Model calls and cost", "cost")
    rows = [
        (
            *(stage, model),
            *(f"{n:,}" for n in (s.calls, s.input_tokens, s.output_tokens, s.cached_tokens)),
            _usd(s.cost_usd),
        )
        for (stage, model, _), s in sorted(summary.spent.items())
    ]
    yield Table(
        "What the model calls took; recorded answers carry what their provider reported when they were made, zero if "
        "it reported nothing",
        ("stage", "model", "calls", "input tokens", "output tokens", "cached tokens", "cost"),
        rows or [("–", "–", "0", "0", "0", "0", _usd(0))],
        text_columns=2,
    )
    labels = summary.step_labels.total()
    if summary.kept:
        yield Paragraph(
            f"{_usd(summary.cost_usd)} in all: {_usd(summary.cost_usd / summary.kept)} for each kept proof and "
            f"{_usd(summary.cost_usd / labels)} for each step label, attempts that were dropped included."
        )


def provenance_section(summary: Summary, facts: Mapping[str, str]) -> Iterator[Block]:
    """What the labels rest on; `facts` come from the manifest."""
    yield Heading("Provenance", "provenance")
    rows = [
        (f"checker: engine {engine}", f"{toolchain}, rules {checker}", f"{n:,} attempts")
        for (engine, toolchain, checker), n in sorted(summary.checkers.items())
    ]
    rows += [
        (f"prompt: {stage}", prompt, f"{s.calls:,} calls") for (stage, _, prompt), s in sorted(summary.spent.items())
    ]
    rows += [(name, value, "") for name, value in facts.items()]
    yield Table("Everything needed to make these labels again", ("what", "which", "used in"), rows, text_columns=3)


_ATTRIBUTION = {
    "confirmed": "confirmed: what comes before compiles with the rest left open; with this step it does not",
    "positional": "positional: by the place of Lean's first error",
}


def _origin(funnel: Funnel, summary: Summary) -> str:
    asked = (
        "A language model was asked to prove each theorem in numbered steps, each a sentence of prose with the Lean "
        "that carries it out, and never saw Lean's answer."
    )
    if not summary.imported:
        return asked
    brought = f"{count(summary.imported, 'attempt')} came from elsewhere, each step a sentence of prose with its Lean."
    return brought if summary.imported == funnel.stage("attempts").entered else f"{asked} {brought}"


def _repairs(funnel: Funnel) -> str:
    note = funnel.stage("repair").note
    if not note["syntax errors"]:
        return "The review called no failure mere syntax, so nothing was patched."
    return (
        f"The review called {note['syntax errors']:,} failures mere syntax; {note['patched']:,} of them were patched, "
        f"once and in one step, and compiled again, and Lean reached a verdict on {note['recompiled to a verdict']:,}."
    )


def _reported_share(name: str) -> str:
    share = paper.FIRST_ERROR_SHARES.get(name)
    return "–" if share is None else f"{share} %"


def _source_row(name: str, correct: int, incorrect: int, whole: int, splits: tuple[str, ...]) -> tuple[str, ...]:
    every = correct + incorrect
    return (name, f"{correct:,}", f"{incorrect:,}", f"{every:,}", percent(every, whole), *splits)


def _measured_row(summary: Summary, name: str, source: str | None) -> tuple[str, ...]:
    correct, incorrect = (summary.kept_by(source=source, verdict=v) for v in VERDICTS)
    splits = tuple(f"{summary.kept_by(source=source, split=split):,}" for split in SPLITS)
    return _source_row(name, correct, incorrect, summary.kept, splits)


def _usd(value: float) -> str:
    return f"${value:,.2f}" if value >= 0.1 or value == 0 else f"${value:.4f}"
