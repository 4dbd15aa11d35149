"""The build: once however many ask, only what changed, nothing half done, and nothing that Lean refuses."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leanprm.lean.portable import BuildError, LeanRun, ModuleBuilt, PortableLeanError, compiler, ensure_built, run_lean
from leanprm.lean.portable.cache import KEPT_SETS, Cache, default_root

MakeText = Callable[..., Path]

CORE = "prelude\nimport Syn\ntheorem core (p : Prop) (h : p) : p := h\n"
ABOVE = "prelude\nimport Unexp\ntheorem above (p : Prop) (h : p) : p := h\n"

# Builds, printing each module that it compiled; the third argument makes it stop dead inside a build.
BUILDER = """
import sys, time
from pathlib import Path
from leanprm.lean.portable import ensure_built

def report(module, index, total):
    print(module.name, "reused" if module.reused else "compiled", flush=True)
    if sys.argv[3] == "hang" and module.name == "Core":
        time.sleep(60)

ensure_built(report, Path(sys.argv[1]), Path(sys.argv[2]))
"""


class Report:
    """Collects what a build did to each module."""

    def __init__(self) -> None:
        self.rows: list[tuple[ModuleBuilt, int, int]] = []

    def __call__(self, module: ModuleBuilt, index: int, total: int) -> None:
        """The progress callback."""
        self.rows.append((module, index, total))

    @property
    def compiled(self) -> set[str]:
        """The modules that were compiled, not taken over."""
        return {module.name for module, _, _ in self.rows if not module.reused}


def start_builder(text: Path, root: Path, mode: str = "") -> subprocess.Popen[str]:
    """A process that builds."""
    command = [sys.executable, "-c", BUILDER, str(text), str(root), mode]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def folders(root: Path) -> set[str]:
    """The folders in a cache."""
    return {entry.name for entry in root.iterdir() if entry.is_dir()}


def test_a_build_is_reported_and_usable(small_text: MakeText, root: Path) -> None:
    report = Report()
    lean = ensure_built(report, small_text(Core=CORE, Mathlib_Sub="theorem sub : True := core True True.intro"), root)
    assert [(index, total) for _, index, total in report.rows] == [(i, 5) for i in range(1, 6)]
    assert [module.name for module, _, _ in report.rows] == ["Syn", "Core", "Unexp", "Init", "Mathlib.Sub"]
    assert report.compiled == {"Core", "Unexp", "Init", "Mathlib.Sub"}
    text = "import Mathlib.Sub\nexample : True := sub\n"
    assert run_lean(lean.library, lean.lean_path, ["--json", "--stdin"], stdin=text).returncode == 0


def test_what_is_built_is_not_built_again(small_text: MakeText, root: Path) -> None:
    text, report = small_text(Core=CORE), Report()
    assert ensure_built(text=text, root=root) == ensure_built(report, text, root)
    assert report.rows == []


def test_several_builders_build_once(small_text: MakeText, root: Path) -> None:
    builders = [start_builder(small_text(Core=CORE, Above=ABOVE), root) for _ in range(4)]
    outputs = [builder.communicate(timeout=30) for builder in builders]
    assert [builder.returncode for builder in builders] == [0] * 4, outputs
    compiled = sorted(line for out, _ in outputs for line in out.splitlines() if "compiled" in line)
    assert compiled == ["Above compiled", "Core compiled", "Init compiled", "Unexp compiled"]
    assert "building" not in folders(root)


def test_a_killed_build_leaves_nothing_finished_and_is_taken_up(small_text: MakeText, root: Path) -> None:
    text = small_text(Core=CORE, Above=ABOVE)
    builder = start_builder(text, root, "hang")
    assert builder.stdout is not None
    assert [builder.stdout.readline() for _ in range(2)] == ["Syn reused\n", "Core compiled\n"]
    builder.kill()
    builder.wait()
    assert builder.returncode == -signal.SIGKILL
    assert folders(root) == {"objects", "building"}
    report = Report()
    lean = ensure_built(report, text, root)
    assert report.compiled == {"Unexp", "Init", "Above"}
    assert folders(root) == {"objects", lean.key}


def test_only_what_changed_is_compiled_again(small_text: MakeText, root: Path) -> None:
    before = ensure_built(text=small_text(Core=CORE, Above=ABOVE, Mathlib="", Other=""), root=root)
    report = Report()
    changed = small_text("changed", Core=CORE, Above=ABOVE, Mathlib="theorem new : True := above True .intro", Other="")
    after = ensure_built(report, changed, root)
    assert report.compiled == {"Mathlib"}
    assert before.key != after.key
    assert before.lean_path.is_dir()


def test_a_change_below_is_a_change_of_all_above(small_text: MakeText, root: Path) -> None:
    ensure_built(text=small_text(Core=CORE, Above=ABOVE, Beside="prelude\nimport Syn\n"), root=root)
    report = Report()
    ensure_built(report, small_text("new", Core=CORE, Above=ABOVE + "\n", Beside="prelude\nimport Syn\n"), root)
    assert report.compiled == {"Above", "Init"}


def test_printers_are_bound_for_what_is_declared_below_them(small_text: MakeText, root: Path) -> None:
    declares = CORE + "universe u\nclass HAdd (α β : Type u) (γ : outParam (Type u)) where\n  hAdd : α → β → γ\n"
    probe = "prelude\nimport Core\nimport Unexp\nvariable (x : Nat) [HAdd Nat Nat Nat]\n#check HAdd.hAdd x x\n"
    printed = []
    for name, core in {"with": declares, "without": CORE}.items():
        lean = ensure_built(text=small_text(name, Core=core), root=root)
        printed.append(run_lean(lean.library, lean.lean_path, ["--json", "--stdin"], stdin=probe).stdout)
    assert '"data":"x + x : Nat"' in printed[0]
    assert '"data":"x + x' not in printed[1]


@pytest.mark.parametrize("place", ["Core", "Sub_Deep"])
def test_an_error_is_shown_with_file_and_line(small_text: MakeText, root: Path, place: str) -> None:
    bad = "prelude\nimport Syn\ntheorem a (p : Prop) : p :=\n  nope\ntheorem b : True := nope2\n"
    text = small_text(**{place: bad})
    file = text / (place.replace("_", "/") + ".lean")
    with pytest.raises(BuildError) as caught:
        ensure_built(text=text, root=root)
    first, second = re.findall(r"^(.*?): error: (.*)$", str(caught.value), re.M)
    assert first == (f"{file}:4:2", "Unknown identifier `nope`")
    assert second == (f"{file}:5:20", "Unknown identifier `nope2`")
    assert folders(root) == {"objects"}


def test_what_compiled_before_an_error_is_kept(small_text: MakeText, root: Path) -> None:
    with pytest.raises(BuildError):
        ensure_built(text=small_text("bad", Core=CORE, Above=ABOVE + "nonsense"), root=root)
    report = Report()
    ensure_built(report, small_text(Core=CORE, Above=ABOVE), root)
    assert report.compiled == {"Above", "Init"}


def test_a_sorry_fails_the_build(small_text: MakeText, root: Path) -> None:
    with pytest.raises(BuildError, match=r"Core\.lean:3:8: warning: declaration uses"):
        ensure_built(text=small_text(Core="prelude\nimport Syn\ntheorem t (p : Prop) : p := sorry\n"), root=root)


def test_warnings_are_reported(small_text: MakeText, root: Path) -> None:
    report = Report()
    ensure_built(report, small_text(Core=CORE + "@[deprecated core] theorem old : True := .intro\n"), root)
    (warnings,) = [module.warnings for module, _, _ in report.rows if module.name == "Core"]
    assert "Core.lean:4:2: warning: " in warnings[0]


def test_a_damaged_set_is_built_anew(small_text: MakeText, root: Path) -> None:
    text = small_text(Core=CORE)
    lean = ensure_built(text=text, root=root)
    os.truncate(lean.lean_path / "Core.olean", 100)
    (root / "objects" / "unfinished").write_bytes(b"")
    assert Cache(root).finished(lean.key) is None
    again = ensure_built(text=text, root=root)
    assert again == lean
    run = run_lean(lean.library, lean.lean_path, ["--stdin"], stdin="example (p : Prop) (h : p) : p := core p h\n")
    assert run.returncode == 0


def test_old_sets_go_and_their_objects_with_them(small_text: MakeText, root: Path) -> None:
    keys = []
    for number in range(KEPT_SETS + 1):
        built = ensure_built(
            text=small_text(f"text{number}", Core=CORE + f"theorem t{number} : True := .intro\n"), root=root
        )
        keys.append(built.key)
        os.utime(built.lean_path, (number, number))
    os.utime(root / keys[1])
    last = ensure_built(text=small_text("last", Core=CORE), root=root)
    assert folders(root) == {"objects", keys[1], keys[-1], last.key}
    assert len(list((root / "objects").iterdir())) == 2 + 3 * len(("Core", "Unexp", "Init"))


@pytest.mark.parametrize("place", ["cache", "cache/below"])
def test_a_cache_that_cannot_be_written_is_one_clear_error(
    lean: object, small_text: MakeText, tmp_path: Path, place: str
) -> None:
    (tmp_path / "cache").write_text("a file")
    with pytest.raises(
        PortableLeanError, match=r"cannot write the Lean cache .*set LEANPRM_CACHE to a writable folder"
    ):
        ensure_built(text=small_text(Core=CORE), root=tmp_path / place)


def test_a_full_disk_is_one_clear_error(small_text: MakeText, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = LeanRun(1, "", "failed to write", 0.1, timed_out=False, output_exceeded=False, signal=None)
    monkeypatch.setattr(compiler, "run_lean", lambda *_, **__: failed)
    monkeypatch.setattr(compiler, "MIN_FREE_BYTES", 1 << 60)
    with pytest.raises(PortableLeanError, match=r"cannot write the Lean cache .*No space left on device"):
        ensure_built(text=small_text(Core=CORE), root=root)


def test_lean_ending_without_a_message_is_told(
    small_text: MakeText, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = LeanRun(-1, "", "boom", 0.1, timed_out=False, output_exceeded=False, signal=6)
    monkeypatch.setattr(compiler, "run_lean", lambda *_, **__: failed)
    with pytest.raises(BuildError, match=r"Core\.lean: Lean ended without an error message \(status -1, signal 6"):
        ensure_built(text=small_text(Core=CORE), root=root)


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LEANPRM_CACHE", str(tmp_path))
    assert default_root() == tmp_path / "portable-lean"
    monkeypatch.setenv("LEANPRM_CACHE", "")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert default_root() == tmp_path / "home" / ".cache" / "leanprm" / "portable-lean"
