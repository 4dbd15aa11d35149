"""Seeded mutations: plant one fault at a time in the code that decides labels, and see whether the tests notice.

`python -m perf.mutations [--sample N] [--seed S] [--only TEXT] [--json]`

Faults are changes to the syntax tree of one file: a comparison shifted or flipped, a condition dropped or forced, a
number off by one, a truth value or a branch swapped, an entry of a table left out. Which are planted depends on the
seed alone. Each runs in a copy of the tree, against the fast tests of its file; the checkout is never touched. A
mutant is killed when a test fails or the tests hang (hangs are counted apart too). Some survivors are equivalent to
the original; none is excused.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
Fate = Literal["killed", "hangs", "survived"]
COPIED = ("leanprm", "tests", "configs", "examples", "lean", "prompts", "pyproject.toml")
REQUIRED = 0.9
PATIENCE = 6
"""A test run that takes so many times what it took unmutated is a hang."""


class Target(NamedTuple):
    """A file to plant faults in, and the tests that must notice."""

    file: str
    tests: tuple[str, ...]


TARGETS = (
    Target("leanprm/lean/attribution.py", ("tests/lean/test_cases.py",)),
    Target("leanprm/lean/liveness.py", ("tests/lean/test_cases.py",)),
    Target("leanprm/lean/soundness.py", ("tests/lean/test_cases.py",)),
    Target("leanprm/lean/closing.py", ("tests/lean/test_closing.py", "tests/lean/test_cases.py")),
    Target("leanprm/lean/document.py", ("tests/lean/test_document.py",)),
    Target("leanprm/lean/messages.py", ("tests/lean/test_messages.py", "tests/lean/test_cases.py")),
    Target("leanprm/corpus/label.py", ("tests/corpus/test_label.py",)),
    Target("leanprm/corpus/repair.py", ("tests/corpus/test_repair.py",)),
    Target("leanprm/corpus/claims.py", ("tests/corpus/test_repair.py",)),
    Target("leanprm/corpus/filter.py", ("tests/corpus/test_filter.py",)),
    Target("leanprm/corpus/lexicon.py", ("tests/corpus/test_filter.py",)),
    Target("leanprm/corpus/split.py", ("tests/corpus/test_split.py",)),
)


@dataclass(frozen=True)
class Mutant:
    """One fault: where, what, and the text of the file with it."""

    target: Target
    line: int
    what: str
    source: str


@dataclass(frozen=True)
class Survivor:
    """A fault that no test noticed."""

    file: str
    line: int
    what: str


class Edit(NamedTuple):
    """A change to one node of a syntax tree, made in place."""

    what: str
    apply: Callable[[], None]


_OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}


def mutants_of(target: Target, source: str) -> Iterator[Mutant]:
    """Every fault that can be planted in `source`, in the order of its syntax tree."""
    nodes = list(ast.walk(ast.parse(source)))
    passive = set(_passive(nodes))
    for index, node in enumerate(nodes):
        if index in passive:
            continue
        for variant in range(len(_edits(node))):
            tree = ast.parse(source)
            changed = list(ast.walk(tree))[index]
            edit = _edits(changed)[variant]
            edit.apply()
            yield Mutant(target, getattr(node, "lineno", 0), edit.what, ast.unparse(ast.fix_missing_locations(tree)))


def choose(mutants: Sequence[Mutant], sample: int, seed: int) -> list[Mutant]:
    """`sample` mutants, the same for the same seed, spread evenly over the files as far as they have any."""
    rng = random.Random(seed)
    by_file: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_file.setdefault(mutant.target.file, []).append(mutant)
    for found in by_file.values():
        rng.shuffle(found)
    chosen: list[Mutant] = []
    while len(chosen) < sample and any(by_file.values()):
        chosen += [found.pop() for found in by_file.values() if found]
    return chosen[:sample]


def _passive(nodes: Sequence[ast.AST]) -> Iterator[int]:
    """Indices of nodes that cannot change what the program decides: annotations, docstrings, texts of errors."""
    place = {id(node): index for index, node in enumerate(nodes)}
    for node in nodes:
        for child in _passive_children(node):
            yield from (place[id(below)] for below in ast.walk(child) if id(below) in place)


def _passive_children(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Raise() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            yield node
        case ast.Expr(value=ast.Constant()):
            yield node
        case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
            yield annotation
        case ast.FunctionDef(returns=returns, decorator_list=decorators):
            yield from decorators
            if returns is not None:
                yield returns
        case ast.ClassDef(decorator_list=decorators, bases=bases):
            yield from (*decorators, *bases)
        case ast.Assign(value=ast.Subscript() as alias):
            yield alias


def _edits(node: ast.AST) -> list[Edit]:
    """The faults that can be planted at one node."""
    match node:
        case ast.Compare():
            return [_swap_comparison(node, i) for i, op in enumerate(node.ops) if type(op) in _OTHER_COMPARISON]
        case ast.BoolOp():
            flipped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            swap = Edit("and/or swapped", lambda: setattr(node, "op", flipped))
            return [swap, *(_leave_out(node.values, i, "condition") for i in range(len(node.values)))]
        case ast.UnaryOp(op=ast.Not()):
            doubled = ast.UnaryOp(ast.Not(), node.operand)
            return [Edit("not dropped", lambda: setattr(node, "operand", doubled))]
        case ast.BinOp() | ast.AugAssign() if type(node.op) in _OTHER_OPERATOR:
            other = _OTHER_OPERATOR[type(node.op)]()
            return [Edit(f"operator became {type(other).__name__}", lambda: setattr(node, "op", other))]
        case ast.Constant(value=bool() as value):
            return [Edit(f"{value} became {not value}", lambda: setattr(node, "value", not value))]
        case ast.Constant(value=int() as value):
            return [Edit(f"{value} became {value + 1}", lambda: setattr(node, "value", value + 1))]
        case ast.If():
            return [
                Edit("condition forced true", lambda: setattr(node, "test", ast.Constant(True))),
                Edit("condition forced false", lambda: setattr(node, "test", ast.Constant(False))),
            ]
        case ast.IfExp():
            return [Edit("branches swapped", lambda: _swap_branches(node))]
        case ast.comprehension(ifs=[_, *_]):
            return [_leave_out(node.ifs, 0, "comprehension condition")]
        case ast.Tuple(ctx=ast.Load(), elts=[_, _, *_]) | ast.Set(elts=[_, _, *_]) | ast.List(elts=[_, _, *_]):
            return [_leave_out(node.elts, i, "entry") for i in range(len(node.elts))]
        case ast.Dict(values=[_, _, *_]):
            return [_leave_out_key(node, i) for i in range(len(node.values))]
        case _:
            return []


def _swap_comparison(node: ast.Compare, i: int) -> Edit:
    old, new = type(node.ops[i]), _OTHER_COMPARISON[type(node.ops[i])]

    def apply() -> None:
        node.ops[i] = new()

    return Edit(f"{old.__name__} became {new.__name__}", apply)


def _leave_out(items: list[ast.expr], i: int, kind: str) -> Edit:
    return Edit(f"{kind} {i + 1} left out", lambda: items.__delitem__(i))


def _leave_out_key(node: ast.Dict, i: int) -> Edit:
    def apply() -> None:
        del node.keys[i]
        del node.values[i]

    return Edit(f"entry {i + 1} left out", apply)


def _swap_branches(node: ast.IfExp) -> None:
    node.body, node.orelse = node.orelse, node.body


def _copy_tree(into: Path) -> Path:
    for name in COPIED:
        origin = ROOT / name
        if origin.is_dir():
            shutil.copytree(origin, into / name, ignore=shutil.ignore_patterns("__pycache__", ".hypothesis"))
        elif origin.exists():
            shutil.copy2(origin, into / name)
    return into


def _run_tests(tree: Path, tests: Sequence[str], limit_s: float | None) -> Fate:
    """What the tests make of the code in `tree`; without a limit they may take as long as they need."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=limit_s)
    except subprocess.TimeoutExpired:
        return "hangs"
    if done.returncode in (4, 5):
        raise RuntimeError(f"{' '.join(tests)}: pytest found no tests to run:\n{done.stdout}{done.stderr}")
    return "survived" if done.returncode == 0 else "killed"


def _fate(mutant: Mutant, trees: queue.Queue[Path], limit_s: float) -> Fate:
    tree = trees.get()
    file = tree / mutant.target.file
    original = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.source, encoding="utf-8")
        return _run_tests(tree, mutant.target.tests, limit_s)
    finally:
        file.write_text(original, encoding="utf-8")
        trees.put(tree)


def _limits(tree: Path, suites: Sequence[tuple[str, ...]]) -> dict[tuple[str, ...], float]:
    """Seconds after which each suite hangs; raises `RuntimeError` for one that fails without a mutation."""
    limits = {}
    for tests in suites:
        start = time.monotonic()
        if _run_tests(tree, tests, None) != "survived":
            raise RuntimeError(f"{' '.join(tests)}: fails before anything was mutated")
        limits[tests] = PATIENCE * (time.monotonic() - start)
    return limits


def run(mutants: Sequence[Mutant], workers: int) -> list[Fate]:
    """What became of each mutant, in order."""
    with tempfile.TemporaryDirectory(prefix="mutations-") as scratch, ThreadPoolExecutor(workers) as pool:
        trees: queue.Queue[Path] = queue.Queue()
        for number in range(workers):
            trees.put(_copy_tree(Path(scratch, f"tree-{number}")))
        baseline = trees.get()
        limits = _limits(baseline, list(dict.fromkeys(mutant.target.tests for mutant in mutants)))
        trees.put(baseline)
        fates: list[Fate] = []
        for mutant, fate in zip(
            mutants, pool.map(lambda m: _fate(m, trees, limits[m.target.tests]), mutants), strict=True
        ):
            fates.append(fate)
            where = f"{mutant.target.file}:{mutant.line}"
            print(f"[{len(fates)}/{len(mutants)}] {fate} {where} {mutant.what}", file=sys.stderr, flush=True)
    return fates


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; exit 0 when the bar holds, 1 when it does not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=100, help="how many faults to plant")
    parser.add_argument("--seed", type=int, default=0, help="which ones")
    parser.add_argument("--only", default="", help="only files whose path contains this text")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="test runs at once")
    parser.add_argument("--json", action="store_true", help="print the result as JSON on stdout")
    options = parser.parse_args(arguments)
    targets = [target for target in TARGETS if options.only in target.file]
    found = [m for target in targets for m in mutants_of(target, (ROOT / target.file).read_text(encoding="utf-8"))]
    mutants = choose(found, options.sample, options.seed)
    if not mutants:
        parser.error(f"no file of the table has {options.only!r} in its path")
    fates = run(mutants, options.workers)
    pairs = zip(mutants, fates, strict=True)
    survivors = [Survivor(m.target.file, m.line, m.what) for m, fate in pairs if fate == "survived"]
    share = 1 - len(survivors) / len(mutants)
    bar = {"name": "seeded mutations killed", "measured": share, "required": REQUIRED, "holds": share >= REQUIRED}
    if options.json:
        result = {
            "bars": [bar],
            "planted": len(mutants),
            "hangs": fates.count("hangs"),
            "possible": len(found),
            "seed": options.seed,
        }
        print(json.dumps(result | {"survivors": [asdict(s) for s in survivors]}))
    else:
        for survivor in survivors:
            print(f"survived: {survivor.file}:{survivor.line} {survivor.what}")
        killed = len(mutants) - len(survivors)
        print(f"{killed} of {len(mutants)} planted faults killed ({share:.1%}; {REQUIRED:.0%} required)")
    return 0 if share >= REQUIRED else 1


if __name__ == "__main__":
    sys.exit(main())
