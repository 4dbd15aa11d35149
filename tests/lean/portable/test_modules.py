"""The Lean text as a graph: headers, generated modules, order, and what is refused."""

from pathlib import Path

import pytest

from leanprm.lean.portable import PortableLeanError
from leanprm.lean.portable.modules import parse_header, read_modules


def write(folder: Path, **modules: str) -> Path:
    """A folder of Lean text with an empty `Head`; `_` in a name stands for a subfolder."""
    for name, text in {"Head": "prelude\n", **modules}.items():
        file = folder / (name.replace("_", "/") + ".lean")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "prelude", "imports"),
    [
        ("", False, ()),
        ("prelude\nimport A\nimport A.B -- why\ntheorem t : True := trivial", True, ("A", "A.B")),
        ("/-! about\nimport No -/\nprelude\n-- import No\nimport Yes", True, ("Yes",)),
        ("module\npublic import A\npublic meta import B\nimport all C\ndef x := 1\nimport D", False, ("A", "B", "C")),
        ("import A\r\nimport B\r\n", False, ("A", "B")),
        ("def importer := 1", False, ()),
        ("preludes", False, ()),
    ],
)
def test_headers(text: str, prelude: bool, imports: tuple[str, ...]) -> None:
    assert parse_header(text) == (prelude, imports)


def test_modules_come_in_an_order_in_which_they_compile(tmp_path: Path) -> None:
    text = write(
        tmp_path,
        Mathlib="import Mathlib.Order",
        Mathlib_Order="theorem t : True := trivial",
        Nat="prelude\nimport Unexp",
        Core="prelude\nimport Syn",
    )
    assert list(read_modules(text)) == ["Syn", "Core", "Unexp", "Nat", "Init", "Mathlib.Order", "Mathlib"]


def test_printers_sit_above_all_that_does_not_need_them(tmp_path: Path) -> None:
    modules = read_modules(write(tmp_path, A="prelude\nimport Syn", B="prelude\nimport A", C="prelude\nimport Unexp"))
    assert modules["Unexp"].imports == ("A", "B", "Syn")


def test_init_holds_every_module_that_does_not_need_it(tmp_path: Path) -> None:
    modules = read_modules(write(tmp_path, A="prelude\nimport Syn", B="prelude\nimport Unexp", M="import A"))
    assert modules["Init"].imports == ("A", "B", "Syn", "Unexp")
    assert modules["M"].imports == ("Init", "A")


def test_a_module_knows_its_file_and_its_path(tmp_path: Path) -> None:
    module = read_modules(write(tmp_path, Mathlib_Order=""))["Mathlib.Order"]
    assert (module.file, module.relative) == (tmp_path / "Mathlib" / "Order.lean", Path("Mathlib/Order"))


@pytest.mark.parametrize(
    ("modules", "expected"),
    [
        ({"A": "prelude\nimport Nope"}, r"A\.lean: imports Nope, which is no module"),
        ({"A": "import B", "B": "import A"}, r"import each other: (A -> B -> A|B -> A -> B)"),
        ({"A": "prelude\nimport A"}, r"import each other: A -> A"),
        ({"Syn": "prelude"}, r"Syn\.lean: the module Syn is generated"),
        ({"Init": "prelude"}, r"Init\.lean: the module Init is generated"),
        ({"Unexp": "prelude"}, r"Unexp\.lean: the module Unexp is generated"),
    ],
)
def test_a_graph_that_cannot_be_compiled_is_refused(tmp_path: Path, modules: dict[str, str], expected: str) -> None:
    with pytest.raises(PortableLeanError, match=expected):
        read_modules(write(tmp_path, **modules))


def test_missing_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PortableLeanError, match=r"holds no Head\.lean"):
        read_modules(tmp_path)


def test_text_that_is_not_utf8_is_refused_by_name(tmp_path: Path) -> None:
    (write(tmp_path) / "A.lean").write_bytes(b"prelude\n\xff")
    with pytest.raises(PortableLeanError, match=r"A\.lean: not UTF-8"):
        read_modules(tmp_path)
