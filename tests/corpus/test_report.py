"""The report as files: complete, self-contained, deterministic, readable, and safe with hostile text."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from leanprm.config import CorpusConfig
from leanprm.corpus.report import corpus_report, manifest_facts, write_report
from leanprm.llm.settings import GenerateSettings, ReviewSettings
from leanprm.manifest import Manifest
from leanprm.records import MATHEMATICAL_CLASSES, LabelledProof, Statement
from leanprm.report.corpus_figures import classes_picture, time_picture
from leanprm.report.document import Picture, Proof
from leanprm.report.summary import summarize
from leanprm.store import RunDirectory
from tests.builders import MODELS, MemoryTables, RunBuilder, labelled, message, statement
from tests.report.test_text import HOSTILE, tags_of

ALLOWED = {
    *("html", "head", "meta", "title", "style", "body", "main", "nav", "a", "h1", "h2", "h3", "p", "div", "b", "span"),
    *("figure", "figcaption", "svg", "desc", "rect", "text", "line", "table", "caption", "thead", "tbody", "tr", "th"),
    *("td", "article", "ol", "li", "dl", "dt", "dd", "pre"),
}


def small_run() -> RunBuilder:
    run = RunBuilder().proof(0).proof(1)
    for n, cls in enumerate(MATHEMATICAL_CLASSES, start=2):
        run.proof(n, 1 + n % 4, error_class=cls)
    return run.stopped(20, "compile", "rejected", "unsound").proof(21, filtered="mentions Lean")


def on_disk(tables: MemoryTables, folder: Path) -> RunDirectory:
    run = RunDirectory(folder)
    for stage, parts in tables.stages.items():
        for part, table in parts.items():
            run.write(run.part_path(stage, part), [table], MODELS[stage].arrow_schema())
    return run


def test_the_report_is_written_into_the_run(tmp_path: Path) -> None:
    paths = write_report(on_disk(small_run().tables(3), tmp_path))
    assert paths[:2] == ["report/report.html", "report/report.md"]
    assert all((tmp_path / path).is_file() for path in paths)
    for path in paths[2:]:
        ET.parse(tmp_path / path)
    markdown = (tmp_path / "report/report.md").read_text(encoding="utf-8")
    linked = re.findall(r"\]\((figures/[\w-]+\.svg)\)", markdown)
    assert [f"report/{name}" for name in linked] == paths[2:], "each figure is shown where it belongs"


def test_the_same_tables_give_the_same_bytes_however_they_are_cut() -> None:
    first, second = (corpus_report(small_run().tables(rows), {}) for rows in (None, 2))
    assert first.html() == second.html()
    assert first.markdown() == second.markdown()


def test_the_page_is_self_contained_and_accessible() -> None:
    page = corpus_report(small_run().tables(), {}).html()
    assert set(tags_of(page)) <= ALLOWED
    assert not re.search(r"(src|href)=\"(?!#)|url\(|@import|https?://(?!www\.w3\.org/2000/svg)", page)
    assert 'lang="en"' in page
    assert "prefers-color-scheme:dark" in page
    assert "@media print" in page
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids)), "ids are unique, or labels point at the wrong figure"
    for anchor in re.findall(r'href="#([^"]+)"', page):
        assert anchor in ids


def test_every_figure_says_what_it_shows_and_paper_figures_are_marked() -> None:
    report = corpus_report(small_run().tables(), {})
    assert [p.name for p in report.pictures()] == [
        *("funnel", "composition", "classes", "position", "position-relative", "lean-time")
    ]
    assert all(len(p.caption) > 60 and p.drawing.title for p in report.pictures())
    for text in (report.html(), report.markdown()):
        for words in ("reported by the paper", "3,978", "4,787", "152,005", "17,670", "33.2 %", "35.8 %"):
            assert words in text


def test_one_proof_is_shown_of_each_kind() -> None:
    proofs = [b for b in corpus_report(small_run().tables(), {}).blocks if isinstance(b, Proof)]
    assert proofs[0].title == "Correct at every step"
    assert {p.title.partition(": ")[2] for p in proofs[1:]} == set(MATHEMATICAL_CLASSES)
    wrong = proofs[1]
    assert [s.first_error for s in wrong.steps].count(True) == 1
    assert ("Lean's message", "unsolved goals\n⊢ 4 ∣ n ^ 2") in wrong.evidence


def test_counts_in_the_report_are_those_of_the_run() -> None:
    text = corpus_report(small_run().tables(), {}).markdown()
    assert "- **10** attempts at a proof" in text
    assert "- **8** proofs kept: 2 correct, 6 with an error" in text
    assert "| compile | rejected | unsound | 1 |" in text
    assert "| examples | 2 | 6 | 8 | 100.0 % | 8 | 0 | 0 | 0 |" in text
    assert "Every row is accounted for." in text
    assert "\\$0.22 in all: \\$0.0279 for each kept proof and \\$0.0070 for each step label" in text


def test_every_reason_has_a_row_and_removed_classes_are_a_share_of_the_unfiltered_incorrect() -> None:
    run = small_run().stopped(30, "attempts", "infrastructure", "truncation")
    run.proof(31, 2, error_class="other", filtered="formalisation-side first error")
    text = corpus_report(run.tables(), {}).markdown()
    assert "| attempts | infrastructure | truncation | 1 |" in text
    assert "| other | 1 |" in text
    assert "They are 14.3 % of the 7 labelled incorrect proofs" in text


def test_figures_draw_the_counts() -> None:
    summary = summarize(RunBuilder().proof(0, 2, seconds=0.15).proof(1, seconds=1.5).proof(2, seconds=70).tables())
    times = time_picture(summary).drawing.description
    assert times.endswith("up to 0.2 s: 1; up to 2 s: 1; more than 60 s: 1")
    drawing = classes_picture(summary).drawing
    rects = [r for r in ET.fromstring(drawing.standalone("x")).iter() if r.get("class") in ("wrong", "reference")]
    measured, reference = [float(r.get("width", "0")) for r in rects[2:4]]
    assert measured / reference == pytest.approx(100 / 33.2, rel=0.01)


def test_the_message_shown_is_an_error_not_a_warning() -> None:
    messages = [message(2, "unused variable", severity="warning"), message(2, "type mismatch")]
    report = corpus_report(RunBuilder().proof(0, 2, messages=messages).tables(), {})
    (proof,) = [b for b in report.blocks if isinstance(b, Proof)]
    assert ("Lean's message", "type mismatch") in proof.evidence


def test_hostile_prose_and_lean_stay_text() -> None:
    steps = [(HOSTILE, HOSTILE), (HOSTILE * 3, "x")]
    run = RunBuilder().proof(0, 2, steps=steps, source=HOSTILE, messages=[message(2, HOSTILE)])
    tables = run.tables()
    tables.put("statements", [statement(0, informal=HOSTILE, formal=HOSTILE, source=HOSTILE)], Statement)
    for stage in ("labels", "filter"):
        proof = labelled(0, 0, 2, [text for text, _ in steps], source=HOSTILE, theorem=HOSTILE, category=HOSTILE)
        tables.put(stage, [proof], LabelledProof)
    report = corpus_report(tables, {HOSTILE: HOSTILE})
    page = report.html()
    assert set(tags_of(page)) <= ALLOWED
    assert "\x1b" not in page
    assert "\x00" not in page
    assert "\u202e" not in page
    rendered = MarkdownIt("commonmark").enable("table").render(report.markdown())
    assert not {"script", "a"} & set(tags_of(rendered))
    assert "javascript:" not in " ".join(re.findall(r'(?:src|href)="([^"]*)"', rendered))
    for picture in report.pictures():
        assert "script" not in {e.tag.rpartition("}")[2] for e in ET.fromstring(picture.drawing.standalone("x")).iter()}


def test_a_huge_step_does_not_make_a_huge_report() -> None:
    report = corpus_report(RunBuilder().proof(0, steps=[("x" * 1_000_000, "y" * 1_000_000)] * 2).tables(), {})
    assert len(report.html()) < 100_000
    assert "998,800 more characters" in report.html()


@pytest.mark.parametrize(
    "tables",
    [
        MemoryTables(),
        RunBuilder().tables(),
        RunBuilder().stopped(0, "attempts", "rejected", "malformed output").tables(),
        RunBuilder().stopped(0, "compile", "infrastructure", "crash").proof(1, 2, filtered="duplicate").tables(),
    ],
    ids=["no directory", "no statements", "one unusable answer", "only dropped proofs"],
)
def test_a_run_without_a_corpus_still_has_a_report(tables: MemoryTables) -> None:
    report = corpus_report(tables, {})
    assert "No proof has reached the corpus" in report.html()
    assert "There is no kept proof to show." in report.markdown()
    assert sum(isinstance(b, Picture) for b in report.blocks) == 6


def test_a_run_that_lost_a_row_says_so_at_the_top() -> None:
    tables = small_run().tables()
    tables.stages["review"]["part-00000"] = tables.stages["review"]["part-00000"].slice(1)
    page = corpus_report(tables, {}).html()
    assert "Something does not add up. review: 1 unexplained row" in page


def test_imported_proofs_are_not_said_to_be_blind_and_cost_nothing() -> None:
    run = small_run()
    run.rows["attempts"] = [a.model_copy(update={"prompt": "imported"}) for a in run.rows["attempts"]]
    text = corpus_report(run.tables(), {}).markdown()
    assert "10 attempts came from elsewhere" in text
    assert "A language model was asked" not in text
    assert "| generate |" not in text
    assert "| review |" in text


def test_an_unfinished_run_says_so() -> None:
    tables = small_run().tables()
    del tables.stages["splits"]
    assert "The run is not finished" in corpus_report(tables, {}).html()


def test_the_manifest_adds_versions_and_the_digest_of_the_config() -> None:
    config = CorpusConfig(generate=GenerateSettings(model="m"), review=ReviewSettings(model="m"))
    manifest = Manifest(
        leanprm_version="0.1.0",
        git_commit=None,
        config=config.model_dump(mode="json"),
        deciding_digest="d1gest",
        identities={"lean": "abc"},
    )
    facts = manifest_facts(manifest)
    assert facts["digest of the deciding config"] == "d1gest"
    assert facts["input: lean"] == "abc"
    text = corpus_report(small_run().tables(), facts).markdown()
    assert "d1gest" in text
    assert "generate/v1@0123456789ab" in text
    assert "v4.25.0-rc2, rules rules-1" in text
