"""Every record of the system: frozen, typed, each with the Arrow schema it is stored under.

A stage turns records into records; nothing else travels between stages. Every record carries the ids of what it came
from, so a label can be traced back to the model answer and the Lean run behind it. Ids are content digests (see
`leanprm.ids`): the same inputs give the same ids on any machine.

This module knows nothing of Ray, of files or of how a record is made.
"""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from leanprm.arrow import ArrowModel

Outcome = Literal["label", "rejected", "infrastructure"]
"""The three ways a row can leave a stage: useful, rejected for a reason of its own, or failed for a reason of ours."""

RejectionReason = Literal[
    "ill-posed statement",
    "malformed output",
    "step without formal content",
    "step not checked",
    "leaves the proof",
    "prose and Lean disagree",
    "formalisation-side first error",
    "self-announced error",
    "mentions Lean",
    "duplicate",
    "empty",
    "disputed step",
    "unsound",
    "undetermined",
]
"""Why a proof is not training data although everything worked (design rule 3)."""

InfrastructureReason = Literal[
    "wall clock",
    "crash",
    "memory",
    "failing import",
    "engine unsupported",
    "refusal",
    "truncation",
    "no recorded answer",
    "provider error",
]
"""Why a proof has no verdict through no fault of its own; never a label (design rule 3)."""

MathematicalClass = Literal[
    "algebraic identity error",
    "invalid inequality bound",
    "bad witness or construction",
    "modular or divisibility error",
    "missing case or side condition",
    "unjustified assumption",
]
FormalisationClass = Literal["theorem misapplication", "wrong rewrite direction", "automation misuse", "other"]
ErrorClass = MathematicalClass | FormalisationClass
"""The ten error classes of the paper's Appendix A; the last four are formalisation-side."""

MATHEMATICAL_CLASSES: tuple[str, ...] = MathematicalClass.__args__  # type: ignore[attr-defined]
FORMALISATION_CLASSES: tuple[str, ...] = FormalisationClass.__args__  # type: ignore[attr-defined]

Split = Literal["train", "validation", "bench"]
Severity = Literal["error", "warning", "information"]


class Record(ArrowModel):
    """Base of all records: immutable, no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)


class Statement(Record):
    """A theorem to prove. `formal` is the frozen text from `theorem` up to, not including, `:=`."""

    id: str
    source: str
    name: str
    header: str
    formal: str
    informal: str
    category: str
    difficulty: str
    theorem_key: str
    """Digest of the statement modulo declaration name, bound names, whitespace and comments (design rule 7)."""


class Step(Record):
    """One sentence of prose and the Lean that carries it out."""

    text: str
    lean: str


class Usage(Record):
    """Tokens and price of one model call; zero for recorded answers whose provider reported none."""

    input_tokens: int = 0
    output_tokens: int = 0
    cached_tokens: int = 0
    cost_usd: float = 0.0


class Attempt(Record):
    """One try at a statement: what the generator answered, or why there is no usable answer."""

    id: str
    statement_id: str
    theorem_key: str
    source: str
    sample: int
    """0-based number of the try on this statement; for imported proofs, always 0."""
    outcome: Outcome
    reason: str | None
    detail: str
    steps: list[Step]
    model: str
    prompt: str
    """Name and content hash of the prompt, `generate/v1@<hash>`; `imported` for proofs from elsewhere."""
    request_digest: str
    stop_reason: str
    raw: str
    """The answer as received when it could not be used, else empty."""
    usage: Usage


class Message(Record):
    """One Lean message, mapped to the step it belongs to (0: the statement; n+1: after the last step)."""

    severity: Severity
    step: int
    line: int
    """1-based line within the step's own Lean text (within the document for step 0 and n+1)."""
    column: int
    """0-based column in code points within that line."""
    kind: str
    text: str


class CompileReport(Record):
    """What Lean says of one attempt. `labels` is set iff `outcome` is `label`; `first_error` is null when all hold."""

    attempt_id: str
    outcome: Outcome
    reason: str | None
    detail: str
    first_error: int | None
    """1-based number of the first step that fails."""
    attribution: Literal["confirmed", "positional"] | None
    labels: list[bool]
    messages: list[Message]
    axioms: list[str]
    engine: str
    toolchain: str
    checker: str
    """Version of the checking rules; a change of rules changes it."""
    lean_runs: int
    seconds: float


class Review(Record):
    """The second model call on a compiled attempt (design rule 5)."""

    attempt_id: str
    outcome: Outcome
    reason: str | None
    detail: str
    verdict: Literal["correct", "mathematical error", "syntax error", "discard"] | None
    step: int | None
    """1-based step the review names as the cause."""
    error_class: ErrorClass | None
    patch: str | None
    """Replacement Lean for `step`, when the verdict is `syntax error`."""
    discard_reason: Literal["ill-posed statement", "malformed output", "prose and Lean disagree"] | None
    explanation: str
    model: str
    prompt: str
    request_digest: str
    usage: Usage


class Repair(Record):
    """The one recompilation of a patched attempt; `report` is what decides."""

    attempt_id: str
    step: int
    patch: str
    report: CompileReport


class Receipt(Record):
    """Where a label comes from: enough to find every input again."""

    generation_request: str
    review_request: str
    engine: str
    toolchain: str
    checker: str
    attribution: Literal["confirmed", "positional"] | None
    repaired_step: int | None
    axioms: list[str]


class LabelledProof(Record):
    """A proof whose every step has a label, or why it has none. Prose only: no Lean reaches the verifier."""

    attempt_id: str
    statement_id: str
    theorem_key: str
    source: str
    category: str
    difficulty: str
    outcome: Outcome
    reason: str | None
    detail: str
    theorem: str
    """The informal statement."""
    steps: list[str]
    labels: list[bool]
    verdict: Literal["correct", "incorrect"] | None
    first_error: int | None
    error_class: ErrorClass | None
    cause_step: int | None
    """The earlier step the review blames, when it differs from `first_error` (the label keeps Lean's step)."""
    label_source: Literal["lean", "judge"] = "lean"
    receipt: Receipt


class SplitRow(Record):
    """One kept proof and the split its theorem group went to."""

    attempt_id: str
    theorem_key: str
    source: str
    verdict: Literal["correct", "incorrect"]
    split: Split
    copies: int = Field(ge=0)
    """Train: its rows in the train view. Validation and bench: 1 for an item, 0 where held back with its group."""


class Quarantined(Record):
    """An input row that could not be read, kept with its reason (`--skip-bad`)."""

    file: str
    position: str
    """`line 12` or `row 12`, 1-based."""
    reason: str
    raw: str
