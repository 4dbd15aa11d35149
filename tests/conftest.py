"""What every test can use: one local Ray for the whole session."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from leanprm.config import RunSettings
from leanprm.corpus.shell import Cluster


@pytest.fixture(scope="session")
def ray_cluster() -> Iterator[None]:
    """A local Ray of two CPUs, started once; what connects within the session joins it."""
    with Cluster(RunSettings(cores=2)) as cluster:
        cluster.connect()
        yield
