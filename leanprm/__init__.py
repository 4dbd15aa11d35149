"""LeanPRM: step-level supervision for natural-language proofs, from Lean."""

__version__ = "0.1.0"
