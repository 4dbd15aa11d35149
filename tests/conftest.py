"""What every test can use: one local Ray for the whole session, and the markers of tests that need more than a laptop."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leanprm.config import RunSettings
from leanprm.corpus.shell import Cluster

MARKERS = {
    "slow": "takes more than a few seconds of its own; run by `make test-slow`",
    "gpu": "needs an NVIDIA GPU",
    "api": "needs a paid API and its key (ANTHROPIC_API_KEY)",
    "lean_mathlib": "needs elan, Lake and Mathlib",
}
NEEDS: dict[str, Callable[[], bool]] = {
    "gpu": lambda: Path("/dev/nvidia0").exists(),
    "api": lambda: bool(os.environ.get("ANTHROPIC_API_KEY")),
    "lean_mathlib": lambda: shutil.which("lake") is not None,
}


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers."""
    for name, meaning in MARKERS.items():
        config.addinivalue_line("markers", f"{name}: {meaning}")
    config.addinivalue_line("markers", "xdist_group(name): tests that share one worker process")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of one Ray in one process, and skip what this machine has no means for."""
    for item in items:
        if "ray_cluster" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("ray"))
        for name, available in NEEDS.items():
            if item.get_closest_marker(name) and not available():
                item.add_marker(pytest.mark.skip(reason=MARKERS[name]))


@pytest.fixture(scope="session")
def ray_cluster() -> Iterator[None]:
    """A local Ray of two CPUs, started once; what connects within the session joins it."""
    with Cluster(RunSettings(cores=2)) as cluster:
        cluster.connect()
        yield
