"""Statements: reading them, and when two of them are the same theorem."""

from leanprm.statements.identity import theorem_key
from leanprm.statements.inputs import ImportedProof
from leanprm.statements.read import Loaded, parse_paired_proofs, read_paired_proofs, read_statements

__all__ = [
    "ImportedProof",
    "Loaded",
    "parse_paired_proofs",
    "read_paired_proofs",
    "read_statements",
    "theorem_key",
]
