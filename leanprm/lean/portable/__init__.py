"""Portable Lean: the real Lean of a PyPI wheel, on a small `Init` and `Mathlib` of this project's own.

`ensure_built()` makes it ready, `run_lean()` runs it once. It needs neither a compiler, nor elan, nor the network.
"""

from leanprm.lean.portable.build import PortableLean, ensure_built, find_built
from leanprm.lean.portable.compiler import BuildError, ModuleBuilt, Progress
from leanprm.lean.portable.errors import PortableLeanError
from leanprm.lean.portable.process import LeanRun, Limits, run_lean

__all__ = [
    "BuildError",
    "LeanRun",
    "Limits",
    "ModuleBuilt",
    "PortableLean",
    "PortableLeanError",
    "Progress",
    "ensure_built",
    "find_built",
    "run_lean",
]
