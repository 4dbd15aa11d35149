"""What is refused before Lean runs: steps that are no steps, leave their proof, or could fool the checker.

A generated step is hostile input: elaborating Lean runs code, and a fragment that closes the theorem could declare
anything. Everything here is decided on tokens, so the words inside comments, strings and longer names are innocent.
Nothing here makes a proof correct; it only narrows what the later checks must withstand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from leanprm.lean.document import declared_name, has_content
from leanprm.records import RejectionReason
from leanprm.statements.tokens import Token, tokenize

RESERVED = "leanprm_"
"""Prefix of every name the checker itself declares; no proof may mention one."""

MAX_FRAGMENT = 100_000
"""Characters of one step's Lean; more is malformed output, not a step."""


@dataclass(frozen=True)
class Refusal:
    """Why a proof is rejected without a label, and where."""

    reason: RejectionReason
    step: int
    detail: str


_COMMANDS = frozenset(
    """theorem lemma def abbrev example instance axiom opaque inductive coinductive structure class
    import prelude export namespace section end mutual variable universe include omit
    attribute macro macro_rules syntax elab elab_rules notation notation3 infix infixl infixr prefix postfix
    declare_syntax_cat initialize builtin_initialize run_cmd run_elab run_meta private protected public noncomputable
    partial deriving where termination_by decreasing_by alias irreducible_def unseal seal local scoped
    add_decl_doc register_option register_simp_attr register_builtin_option simproc simproc_decl dsimproc
    builtin_simproc init_quot gen_injective_theorems compile_inductive library_note proof_wanted suppress_compilation
    assert_not_exists assert_not_imported recommended_spelling tactic_extension register_tactic_tag""".split()
)
"""Keywords that begin or belong to a command; none occurs inside a tactic proof except as a `«quoted»` name."""

_UNTRUSTED = {
    "sorry": "an admitted goal",
    "admit": "an admitted goal",
    "stop": "the rest of the proof is skipped",
    "sorryAx": "an admitted goal",
    "native_decide": "compiled code is trusted instead of the kernel",
    "bv_decide": "compiled code is trusted instead of the kernel",
    "ofReduceBool": "compiled code is trusted instead of the kernel",
    "ofReduceNat": "compiled code is trusted instead of the kernel",
    "trustCompiler": "compiled code is trusted instead of the kernel",
    "run_tac": "a step that runs a program",
    "by_elab": "a step that runs a program",
    "run_term_elab": "a step that runs a program",
    "unsafe": "unsafe code",
    "implemented_by": "unsafe code",
    "extern": "unsafe code",
    "include_str": "a step that reads files",
    "include_bytes": "a step that reads files",
    "dbg_trace": "a step that runs a program",
    "lcProof": "an internal axiom",
    "lcUnreachable": "an internal axiom",
    "lcAny": "an internal axiom",
}
_OPTIONS = re.compile(r"(maxHeartbeats|maxRecDepth|synthInstance\.(maxHeartbeats|maxSize)|(pp|linter|trace)\..+)")
"""Options that a step may set: limits and display. Everything else can change what is checked."""


def check_steps(fragments: Sequence[str]) -> Refusal | None:
    """The first reason to refuse a proof with these Lean fragments, or None.

    An untrusted word anywhere outranks all else (a proof with a sorry is unsound whatever else is in it), then steps
    that leave the proof, then steps without content or not closed on their own.
    """
    tokens = [[t for t in tokenize(f) if t.kind != "comment"] for f in fragments]
    for check in (_untrusted, _leaves, _names_the_checker):
        for number, step in enumerate(tokens, 1):
            if refusal := check(number, step):
                return refusal
    for number, fragment in enumerate(fragments, 1):
        if refusal := _form(number, fragment):
            return refusal
    return None


def check_statement(header: str, statement: str) -> str | None:
    """Why a statement cannot be put before a proof, or None: it must be one theorem, lexically closed, unproved."""
    for name, text in (("header", header), ("statement", statement)):
        if not all(t.closed for t in tokenize(text)):
            return f"the {name} has an unclosed comment or string"
    tokens = [t for t in tokenize(statement) if t.kind != "comment"]
    heads = [i for i, t in enumerate(tokens) if t.text in ("theorem", "lemma")]
    if len(heads) != 1:
        return f"expected one `theorem`, found {len(heads)}"
    if heads[0] != 0:
        return f"`{tokens[0].text}` before the theorem is not allowed"
    if declared_name(statement) is None:
        return "the theorem has no name"
    if any(t.text in _COMMANDS for t in tokens[heads[0] + 1 :]):
        return "the statement holds more than one command"
    if _has_proof(tokens):
        return "the statement must end before its `:=`"
    if refusal := _untrusted(0, tokens):
        return f"the statement holds {refusal.detail}"
    return _bad_command(header)


def _has_proof(tokens: Sequence[Token]) -> bool:
    """Whether a `:=` outside brackets belongs to none of the goal's own `let` and `have`."""
    local = 0
    for token, depth in with_depth(tokens):
        if depth == 0 and token.text in ("let", "have"):
            local += 1
        elif depth == 0 and token.text == ":=":
            local -= 1
            if local < 0:
                return True
    return False


_HEADER_REFUSED = frozenset(
    """axiom constant macro macro_rules syntax elab elab_rules declare_syntax_cat initialize builtin_initialize run_cmd
    run_elab run_meta attribute unsafe implemented_by extern simproc dsimproc init_quot include_str sorry
    native_decide""".split()
)


def _bad_command(header: str) -> str | None:
    """A command of a header that could change what a proof means, or run a program."""
    tokens = [t for t in tokenize(header) if t.kind != "comment"]
    for token in tokens:
        word = _unquoted(token).rsplit(".", 1)[-1]
        if word in _HEADER_REFUSED or word in _UNTRUSTED or token.text.startswith(("#", RESERVED)):
            return f"`{token.text}` is not allowed in a header"
    return next((f"option `{o}` is not allowed" for o in _options(tokens) if not _allowed_in_header(o)), None)


def _allowed_in_header(option: str) -> bool:
    return _OPTIONS.fullmatch(option) is not None or option in ("autoImplicit", "relaxedAutoImplicit")


def with_depth(tokens: Sequence[Token]) -> list[tuple[Token, int]]:
    """Each token with the number of brackets open around it (a bracket counts as outside itself)."""
    depth, out = 0, []
    for token in tokens:
        opens, closes = token.text in _OPENING, token.text in _CLOSING
        depth -= closes
        out.append((token, depth))
        depth += opens
    return out


_OPENING = frozenset(["(", "[", "{", "⟨", "⦃", "@[", "⟪", "‖("])
_CLOSING = frozenset([")", "]", "}", "⟩", "⦄", "⟫"])


def _unquoted(token: Token) -> str:
    """A name as Lean reads it: `«debug».skipKernelTC` is `debug.skipKernelTC`."""
    return token.text.replace("«", "").replace("»", "")


def _options(tokens: Sequence[Token]) -> list[str]:
    return [_unquoted(b) for a, b in zip(tokens, tokens[1:], strict=False) if a.text == "set_option"]


def _untrusted(step: int, tokens: Sequence[Token]) -> Refusal | None:
    for before, token in zip([None, *tokens], tokens, strict=False):
        word = _unquoted(token).rsplit(".", 1)[-1] if token.kind == "ident" else token.text
        if word in _UNTRUSTED and not _is_projection(token):
            return Refusal("unsound", step, f"`{token.text}`: {_UNTRUSTED[word]}")
        if word == "native" and (before is None or before.text in ("+", "{", "(", ",")):
            return Refusal("unsound", step, f"`{token.text}`: compiled code is trusted instead of the kernel")
    for option in _options(tokens):
        if not _OPTIONS.fullmatch(option):
            return Refusal("unsound", step, f"option `{option}` may change what is checked")
    return None


def _is_projection(token: Token) -> bool:
    """`h.stop` is somebody's field; `stop` alone is the tactic. Core names (`_root_.sorryAx`) stay refused."""
    return "." in token.text and token.text.rsplit(".", 1)[-1] in ("stop", "native", "extern", "unsafe")


def _leaves(step: int, tokens: Sequence[Token]) -> Refusal | None:
    for at, token in enumerate(tokens):
        if token.text == "scoped" and at and tokens[at - 1].text == "open":
            continue
        if token.text in _COMMANDS or token.text == "@[" or (token.text.startswith("#") and len(token.text) > 1):
            return Refusal("leaves the proof", step, f"`{token.text}` opens a command or closes the theorem")
        if token.text in ("open", "set_option") and not _is_local(tokens[at + 1 :]):
            return Refusal("leaves the proof", step, f"`{token.text}` without `in` is a command")
    return None


def _is_local(rest: Sequence[Token]) -> bool:
    """Whether `open …` or `set_option …` is followed by its `in` before anything but names and values."""
    for token in rest[:40]:
        if token.text == "in":
            return True
        is_name_or_value = token.kind in ("ident", "number", "string")
        if not is_name_or_value and token.text not in ("(", ")", "→", "->", ",", "-"):
            return False
    return False


def _names_the_checker(step: int, tokens: Sequence[Token]) -> Refusal | None:
    for token in tokens:
        if RESERVED in _unquoted(token) and token.kind == "ident":
            return Refusal("unsound", step, f"`{token.text}` is a name of the checker")
    return None


def _form(step: int, fragment: str) -> Refusal | None:
    if len(fragment) > MAX_FRAGMENT:
        return Refusal("malformed output", step, f"{len(fragment)} characters of Lean in one step")
    if "\0" in fragment:
        return Refusal("malformed output", step, "a NUL character")
    if any(not t.closed for t in tokenize(fragment)):
        return Refusal("step not checked", step, "a comment or string is left open: what follows would not be read")
    if not has_content(fragment):
        return Refusal("step without formal content", step, "blank or comment only")
    return None
