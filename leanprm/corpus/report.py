"""The last stage: a report on a run that someone who was not there can read.

`write_report(run)` writes `report/report.html` (self-contained), `report/report.md` and its `report/figures/*.svg`.
The same tables give the same bytes: nothing here reads a clock or the machine. It works at any time of a run, on an
unfinished one too, and keeps one part in memory.
"""

from __future__ import annotations

from collections.abc import Mapping

from leanprm.corpus.status import Funnel, Tables, load_funnel, run_funnel
from leanprm.manifest import Manifest, read_manifest
from leanprm.report import corpus_sections as sections
from leanprm.report.document import FIGURES, Document
from leanprm.report.proofs import proofs_section
from leanprm.report.summary import summarize
from leanprm.store import RunDirectory

FOLDER = "report"


def write_report(run: RunDirectory) -> list[str]:
    """Write the report of a run into it; the paths written, relative to the run, the page first."""
    manifest = read_manifest(run)
    document = corpus_report(run, manifest_facts(manifest) if manifest else {}, run_funnel(run))
    files = {"report.html": document.html(), "report.md": document.markdown()}
    files |= {f"{FIGURES}/{p.name}.svg": p.drawing.standalone(p.name) for p in document.pictures()}
    for name, text in files.items():
        run.write_text(f"{FOLDER}/{name}", text)
    return [f"{FOLDER}/{name}" for name in files]


def corpus_report(tables: Tables, facts: Mapping[str, str], funnel: Funnel | None = None) -> Document:
    """The report as a document; `facts` are lines for its provenance table, the funnel is counted when not given."""
    funnel, summary = funnel or load_funnel(tables), summarize(tables)
    blocks = (
        *sections.overview(funnel, summary),
        *sections.funnel_section(funnel),
        *sections.composition_section(summary),
        *sections.errors_section(summary),
        *proofs_section(tables, summary),
        *sections.splits_section(summary),
        *sections.lean_section(summary),
        *sections.cost_section(summary),
        *sections.provenance_section(summary, facts),
    )
    lead = "Natural-language proofs whose every step is labelled by what Lean says of the formal step beside it."
    return Document("A corpus of step-labelled proofs", lead, blocks)


def manifest_facts(manifest: Manifest) -> dict[str, str]:
    """What the manifest adds to the provenance: versions, and the digest of everything that decides results."""
    facts = {
        "leanprm": manifest.leanprm_version,
        "code": manifest.git_commit or "an installed package",
        "digest of the deciding config": manifest.deciding_digest,
    }
    return facts | {f"input: {name}": value for name, value in sorted(manifest.identities.items())}
