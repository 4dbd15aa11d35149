"""Where built modules are kept, and how several processes share them.

    <root>/lock              held while one process builds; the others wait for it
    <root>/library.json      the verified hash of the wheel's library
    <root>/objects/          compiled modules by the digest of everything they depend on
    <root>/<key>/            a finished set of modules: what LEAN_PATH points to, with its manifest
    <root>/building/         a set in the making; left over only by a build that was killed

A set appears by one rename, complete. A set with a file missing or cut short is not used, and is built again.
"""

import contextlib
import fcntl
import json
import os
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from leanprm.lean.portable.errors import PortableLeanError

MANIFEST = "manifest.json"
KEPT_SETS = 3


def default_root() -> Path:
    """The cache of this package: below $LEANPRM_CACHE, or below ~/.cache/leanprm."""
    configured = os.environ.get("LEANPRM_CACHE")
    base = Path(configured) if configured else Path.home() / ".cache" / "leanprm"
    return base.absolute() / "portable-lean"


@dataclass(frozen=True)
class Cache:
    """The folders of one cache."""

    root: Path

    @property
    def memo(self) -> Path:
        """The file that remembers the library's hash."""
        return self.root / "library.json"

    @property
    def building(self) -> Path:
        """The set in the making; to be touched only under the lock."""
        return self.root / "building"

    @property
    def objects(self) -> Path:
        """Compiled modules and bindings, each named by its digest and finished where it exists."""
        return self.root / "objects"

    def object(self, digest: str) -> Path:
        """The place of the object with this digest."""
        return self.objects / digest

    def finished(self, key: str) -> Path | None:
        """The complete set with this key, marked as used now; None when it is to be built."""
        folder = self.root / key
        if not _is_complete(folder):
            return None
        with contextlib.suppress(OSError):  # a read-only cache is used as it is
            os.utime(folder)
        return folder

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the cache's lock with an empty `building` folder; an unusable cache raises PortableLeanError."""
        try:
            self.objects.mkdir(parents=True, exist_ok=True)
            with (self.root / "lock").open("a") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                shutil.rmtree(self.building, ignore_errors=True)
                self.building.mkdir()
                try:
                    yield
                finally:
                    shutil.rmtree(self.building, ignore_errors=True)
        except OSError as error:
            raise PortableLeanError(
                f"cannot write the Lean cache {self.root}: {error}; set LEANPRM_CACHE to a writable folder "
                "with 100 MB free"
            ) from error

    def store(self, file: Path, digest: str) -> None:
        """Move a finished file into the objects, so that it is there wholly or not at all."""
        with file.open("rb") as stream:
            os.fsync(stream.fileno())
        file.replace(self.object(digest))

    def link(self, digest: str, target: Path) -> None:
        """Put a stored object at a path, without a second copy where the file system can."""
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(self.object(digest), target)
        except OSError:
            shutil.copy2(self.object(digest), target)

    def finish(self, built: Path, key: str, objects: Mapping[str, str]) -> Path:
        """Give a built set its place under its key; `objects` names the digest of each of its files."""
        sizes = {name: (built / name).stat().st_size for name in objects}
        manifest = {"sizes": sizes, "objects": sorted(objects.values())}
        (built / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
        folder = self.root / key
        built.rename(folder)
        self._prune()
        return folder

    def discard(self, key: str) -> None:
        """Remove a damaged set, and the objects, which may be the same damaged files."""
        if (self.root / key).exists():
            shutil.rmtree(self.root / key)
            shutil.rmtree(self.objects)
            self.objects.mkdir()

    def _prune(self) -> None:
        """Keep the sets used last, and the objects they are made of."""
        sets = sorted(self.root.glob(f"*/{MANIFEST}"), key=lambda file: file.parent.stat().st_mtime, reverse=True)
        used: set[str] = set()
        for manifest in sets[:KEPT_SETS]:
            used.update(json.loads(manifest.read_text(encoding="utf-8"))["objects"])
        for manifest in sets[KEPT_SETS:]:
            shutil.rmtree(manifest.parent, ignore_errors=True)
        for file in self.objects.iterdir():
            if file.name not in used:
                file.unlink()


def _is_complete(folder: Path) -> bool:
    try:
        sizes = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["sizes"]
        return all((folder / name).stat().st_size == size for name, size in sizes.items())
    except (OSError, ValueError, KeyError):
        return False
