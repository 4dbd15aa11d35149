"""What the tests of the checker share: one portable Lean for the session."""

from __future__ import annotations

import pytest

from leanprm.lean.engine import LeanEngine
from leanprm.lean.engines import open_engine


@pytest.fixture(scope="session")
def engine() -> LeanEngine:
    """Portable Lean, built by whichever test asks first."""
    return open_engine("portable")
