"""`manifest.json`: what a run directory holds, what made it, and how far it has come.

Invariants: it is written after the parts it speaks of, so a stage it calls complete is complete. Two builds share a run
directory only when they agree on the deciding config and on the identities; `refusal` names what differs.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from leanprm import __version__
from leanprm.config import CorpusConfig, deciding_digest, deciding_part, differences, resolved
from leanprm.errors import InputError
from leanprm.records import Outcome
from leanprm.store import RunDirectory, StoreError

MANIFEST = "manifest.json"
SCHEMA_VERSION = 1


class Count(BaseModel):
    """Rows of a stage that ended in one way."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    outcome: Outcome
    reason: str | None
    rows: int


class StageEntry(BaseModel):
    """One finished stage."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    status: Literal["complete"] = "complete"
    parts: int
    rows_in: int
    """Units of work that entered: live rows of the stage before (times the samples, for attempts)."""
    rows_out: int
    """Rows written; equal to `rows_in`."""
    counts: list[Count]
    digest: str
    """Digest of the rows without their times: equal for two runs that came to the same results."""
    seconds: float


class Manifest(BaseModel):
    """The manifest of a run directory."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    schema_version: int = SCHEMA_VERSION
    leanprm_version: str
    git_commit: str | None
    config: dict[str, Any]
    deciding_digest: str
    identities: dict[str, str]
    """What decides results beside the config: input files, prompts and Lean, each with its content hash or version."""
    stages: dict[str, StageEntry] = Field(default_factory=dict)
    corpus: dict[str, int] = Field(default_factory=dict)
    """Rows of each file under `corpus/`; empty until they are all there."""

    def with_stage(self, name: str, entry: StageEntry) -> Manifest:
        """This manifest after stage `name` has finished."""
        return self.model_copy(update={"stages": {**self.stages, name: entry}})


def new_manifest(config: CorpusConfig, identities: Mapping[str, str]) -> Manifest:
    """The manifest of a run that has done nothing yet."""
    return Manifest(
        leanprm_version=__version__,
        git_commit=git_commit(),
        config=resolved(config),
        deciding_digest=deciding_digest(config),
        identities=dict(identities),
    )


def read_manifest(run: RunDirectory) -> Manifest | None:
    """The manifest, or None when the directory has none; `StoreError` when it cannot be read."""
    if not run.exists(MANIFEST):
        return None
    try:
        manifest = Manifest.model_validate_json(run.read_text(MANIFEST))
    except ValidationError as error:
        raise StoreError(f"{run.where(MANIFEST)}: not a manifest of this version: {error}") from None
    if manifest.schema_version != SCHEMA_VERSION:
        raise StoreError(f"{run.where(MANIFEST)}: schema version {manifest.schema_version}, expected {SCHEMA_VERSION}")
    return manifest


def write_manifest(run: RunDirectory, manifest: Manifest) -> None:
    """Commit the manifest."""
    run.write_text(MANIFEST, json.dumps(manifest.model_dump(mode="json"), indent=2, ensure_ascii=False) + "\n")


def refusal(manifest: Manifest, config: CorpusConfig, identities: Mapping[str, str]) -> str | None:
    """Why a build with this config may not go on in the manifest's directory; None when it may."""
    lines = [
        f"  {d.key}: {d.before!r} there, {d.after!r} now"
        for d in differences(deciding_part(manifest.config), deciding_part(resolved(config)))
    ]
    lines += [
        f"  {d.key}: {d.before!r} there, {d.after!r} now" for d in differences(manifest.identities, dict(identities))
    ]
    if not lines:
        return None
    return "was begun under settings that give other results:\n" + "\n".join(lines) + "\nChoose another --out."


def file_identity(path: Path) -> str:
    """SHA-256 of a file's content, first 20 hex digits; `InputError` when it cannot be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()[:20]
    except OSError as error:
        raise InputError(str(path), "", f"expected a file that can be read: {error.strerror}") from None


@cache
def git_commit() -> str | None:
    """Commit of the checkout this code runs from, or None for an installed package."""
    root = Path(__file__).resolve().parent.parent
    if not (root / ".git").exists():
        return None
    answer = subprocess.run(["git", "-C", str(root), "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return answer.stdout.strip() or None
