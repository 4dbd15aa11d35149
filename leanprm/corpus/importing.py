"""Paired proofs from elsewhere enter the pipeline here, after generation.

An attempt's id is its statement and the content of its steps, so the same proof has the same id in every import. A
proof that occurs again is kept as a row of its own, rejected as `duplicate`, so that rows in are still rows out.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from leanprm.config import CorpusConfig
from leanprm.corpus.build import open_run
from leanprm.corpus.ingest import in_parts, write_parts, write_quarantine
from leanprm.corpus.shell import stage_entry
from leanprm.ids import digest
from leanprm.lean.document import declared_name
from leanprm.lock import exclusive
from leanprm.manifest import Manifest, file_identity, write_manifest
from leanprm.records import Attempt, Statement, Usage
from leanprm.statements import ImportedProof, read_paired_proofs, theorem_key
from leanprm.statements.identity import normalised_text
from leanprm.store import RunDirectory

SOURCE = "imported"


def import_attempts(proofs: str | Path, out: str | Path, config: CorpusConfig, skip_bad: bool = False) -> Manifest:
    """Put the proofs of a file into `out` as its statements and attempts; `build_corpus` goes on from there.

    A second import of the same file changes nothing; one of another file into the same directory is a `StoreError`, and
    a file that cannot be used an `InputError`, before anything is written.
    """
    began = time.monotonic()
    loaded = read_paired_proofs(proofs, skip_bad)
    run = RunDirectory(out)
    with exclusive(run):
        manifest = open_run(run, config, imported=file_identity(Path(proofs)))
        if "attempts" in manifest.stages:
            return manifest
        write_manifest(run, manifest)  # claims the directory: until the attempts are there, nothing is built here
        write_quarantine(run, loaded.quarantined)
        statements, attempts = as_records(loaded.records)
        size = config.run.part_rows
        cut = [[statement.id for statement in part] for part in in_parts(statements, size)]
        by_statement: dict[str, list[Attempt]] = {statement.id: [] for statement in statements}
        for attempt in attempts:
            by_statement[attempt.statement_id].append(attempt)
        written = {
            "statements": write_parts(run, "statements", Statement, in_parts(statements, size)),
            "attempts": write_parts(
                run, "attempts", Attempt, ([a for key in keys for a in by_statement[key]] for keys in cut)
            ),
        }
        for name, parts in written.items():
            entry = stage_entry(parts, sum(part.rows_in for part in parts), time.monotonic() - began)
            manifest = manifest.with_stage(name, entry)
        write_manifest(run, manifest)
        return manifest


def without_words(run: RunDirectory) -> int:
    """How many statements of a run have no informal text, which a verifier would need."""
    return sum(
        not statement.informal.strip()
        for part in run.parts("statements")
        for statement in run.read_part("statements", part, Statement)
    )


def as_records(proofs: Sequence[ImportedProof]) -> tuple[list[Statement], list[Attempt]]:
    """The statements of the proofs, each once, in the order they first occur, and one attempt for every proof."""
    statements: dict[str, Statement] = {}
    attempts: list[Attempt] = []
    seen: Counter[str] = Counter()
    for proof in proofs:
        found = _statement(proof)
        statement = statements.setdefault(found.id, found)
        content = digest("imported attempt", statement.id, *(t for s in proof.steps for t in (s.text, s.lean)))
        attempts.append(_attempt(proof, statement, content, seen[content]))
        seen[content] += 1
    return list(statements.values()), attempts


def _statement(proof: ImportedProof) -> Statement:
    source = proof.source or SOURCE
    name = declared_name(proof.statement)
    return Statement(
        id=digest("statement", source, normalised_text(proof.header, proof.statement)),
        source=source,
        name=name.text if name else "",
        header=proof.header,
        formal=proof.statement,
        informal=proof.informal,
        category=proof.category,
        difficulty=proof.difficulty,
        theorem_key=theorem_key(proof.header, proof.statement),
    )


def _attempt(proof: ImportedProof, statement: Statement, content: str, earlier: int) -> Attempt:
    """`earlier`: how often the same proof occurred before this one."""
    return Attempt(
        id=digest(content, "again", earlier) if earlier else content,
        statement_id=statement.id,
        theorem_key=statement.theorem_key,
        source=statement.source,
        sample=0,
        outcome="rejected" if earlier else "label",
        reason="duplicate" if earlier else None,
        detail=f"the same proof as {content}" if earlier else f"imported as {proof.id}",
        steps=proof.steps,
        model="",
        prompt=SOURCE,
        request_digest="",
        stop_reason="",
        raw="",
        usage=Usage(),
    )
