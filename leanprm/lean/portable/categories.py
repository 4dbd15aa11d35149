"""Which syntax category each syntax descriptor of the library belongs to.

The library holds a descriptor's name, its precedence and its shape, but not its category; the category follows from
the namespace and the first letters of the name. Descriptors that this table leaves out are not bound: their
elaborators need parts of `Init` that the stand-in does not have.
"""

import re

Name = tuple[str, ...]

ROOT_PREFIXES = ("tactic", "prec", "prio", "stx", "conv")
NAMED = {
    "Lean": {
        "calc": "term",
        "calcTactic": "tactic",
        "convCalc_": "conv",
        "cdot": "tactic",
        "solveTactic": "tactic",
        "deprecated": "attr",
        "term_Matches_|": "term",
    },
    "Lean.Parser.Attr": {"simp": "attr", "ext": "attr", "norm_cast": "attr", "grind": "attr"},
    "Lean.Parser.Syntax": {
        "addPrec": "prec",
        "subPrec": "prec",
        "addPrio": "prio",
        "subPrio": "prio",
        "exact?": "term",
    },
}
WHOLE_NAMESPACE = {
    "Lean.Parser.Tactic.rcasesPat": "rcasesPat",
    "Lean.Parser.Tactic.rintroPat": "rintroPat",
    "Lean.Elab.Tactic.Ext": "tactic",
    "Lean.Attr": "attr",
}
TERMS_AMONG_TACTICS = ("showTermElab", "by?")
# The separation-logic proof mode, bit-vector and invariant tactics, and two simp-set declarations.
UNSUPPORTED_TACTIC = re.compile(
    r"(m(assumption|cases|clear|constructor|dup|exact|exfalso|exists|frame|have|intro|leave|left|pure|refine|rename|"
    r"replace|revert|right|spec|start|stop|vcgen)|vcgen|tacticMvcgen|bv|tacticBv|frame|invariant|normCastAddElim|"
    r"declareSimp)"
)


def category(kind: Name) -> str | None:
    """The parser category of a syntax kind, None when it is not to be bound."""
    namespace, last = ".".join(kind[:-1]), kind[-1]
    if last == "quot" or any(part.startswith("_") for part in kind):
        return None
    if namespace == "":
        return _root_category(last)
    if namespace == "Lean" and last.startswith("binderPred"):
        return "binderPred"
    if namespace == "Lean" and re.match("term[∃∀S]", last):
        return "term"
    if namespace == "Lean.Parser.Tactic":
        return _tactic_category(last)
    if namespace == "Lean.Parser.Tactic.Conv":
        return "tactic" if last == "conv" else "conv"
    return NAMED[namespace].get(last) if namespace in NAMED else WHOLE_NAMESPACE.get(namespace)


def _root_category(last: str) -> str | None:
    for prefix in ROOT_PREFIXES:
        if last.startswith(prefix):
            return prefix
    return None if last.startswith("command") else "term"


def _tactic_category(last: str) -> str | None:
    if last in TERMS_AMONG_TACTICS:
        return "term"
    return None if UNSUPPORTED_TACTIC.match(last) else "tactic"
