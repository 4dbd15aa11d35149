"""Lean's kernel computes operations on numerals by their names alone, so that a definition with another value proves
`False` without an axiom. Here every such operation has, three ways, the value Python computes: by the kernel's own
arithmetic, by our definition evaluated without it, and by the equation the kernel's value has to satisfy. Further, no
proof file can give one of these names another meaning.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from leanprm.resources import resource_dir
from tests.lean.standin.init_batch import Said, compile_pieces

SMALL = [(a, b) for a in (0, 1, 2, 3, 7, 12, 29) for b in (0, 1, 2, 3, 5, 12, 31)]
BIG = [
    (0, 10**30),
    (1, 10**30),
    (10**30, 0),
    (10**30, 1),
    (10**30 + 57, 10**9 + 7),
    (2**64, 2**64 - 1),
    (2**200 + 12345, 2**100),
    (2**63 - 1, 2**63 - 1),
]


def div(a: int, b: int) -> int:
    """Lean's division: by zero it is zero."""
    return a // b if b else 0


def mod(a: int, b: int) -> int:
    """Lean's remainder: by zero it is the dividend."""
    return a % b if b else a


# The term the kernel computes, the same operation by our definition (no name the kernel knows but +, -, *, ≤, = and,
# for bits, the division by two that is tested on its own), and its value.
OPERATIONS: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "add": ("Nat.add {a} {b}", "Nat.rec {a} (fun _ r => Nat.succ r) {b}", lambda a, b: a + b),
    "sub": ("Nat.sub {a} {b}", "Nat.rec {a} (fun _ r => Nat.pred r) {b}", lambda a, b: max(a - b, 0)),
    "mul": ("Nat.mul {a} {b}", "Nat.rec 0 (fun _ r => r + {a}) {b}", lambda a, b: a * b),
    "div": ("Nat.div {a} {b}", "if 0 < {b} then Nat.divRounds {a} {a} {b} else 0", div),
    "mod": ("Nat.mod {a} {b}", "if 0 < {b} then Nat.modRounds {a} {a} {b} else {a}", mod),
    "gcd": ("Nat.gcd {a} {b}", "Nat.gcdRounds {a} {a} {b}", math.gcd),
    "land": ("Nat.land {a} {b}", "Nat.bitwiseRounds and {a} {a} {b}", lambda a, b: a & b),
    "lor": ("Nat.lor {a} {b}", "Nat.bitwiseRounds or {a} {a} {b}", lambda a, b: a | b),
    "xor": ("Nat.xor {a} {b}", "Nat.bitwiseRounds bne {a} {a} {b}", lambda a, b: a ^ b),
    "log2": ("Nat.log2 {a}", "Nat.log2Rounds {a} {a}", lambda a, _: max(a.bit_length() - 1, 0)),
    "powMod": ("Nat.powMod {a} {b} 5", "{a} ^ {b} % 5", lambda a, b: a**b % 5),
}
SMALL_ONLY: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "pow": ("Nat.pow {a} {b}", "Nat.rec 1 (fun _ r => r * {a}) {b}", lambda a, b: a**b),
    "shiftLeft": ("Nat.shiftLeft {a} {b}", "{a} * 2 ^ {b}", lambda a, b: a << b),
    "shiftRight": ("Nat.shiftRight {a} {b}", "{a} / 2 ^ {b}", lambda a, b: a >> b),
    "beq": ("cond (Nat.beq {a} {b}) 1 0", "if {a} = {b} then 1 else 0", lambda a, b: int(a == b)),
    "ble": ("cond (Nat.ble {a} {b}) 1 0", "if {a} ≤ {b} then 1 else 0", lambda a, b: int(a <= b)),
}

# Our definitions unfold to the second column whatever the arguments: nothing but the names stands between the two.
UNFOLDINGS = {
    "add": "example (a : Nat) : a + 0 = a := rfl\nexample (a b : Nat) : a + Nat.succ b = Nat.succ (a + b) := rfl",
    "sub": "example (a : Nat) : a - 0 = a := rfl\nexample (a b : Nat) : a - Nat.succ b = Nat.pred (a - b) := rfl",
    "mul": "example (a : Nat) : a * 0 = 0 := rfl\nexample (a b : Nat) : a * Nat.succ b = a * b + a := rfl",
    "pow": "example (a : Nat) : a ^ 0 = 1 := rfl\nexample (a b : Nat) : a ^ Nat.succ b = a ^ b * a := rfl",
    "pred": "example : Nat.pred 0 = 0 := rfl\nexample (a : Nat) : Nat.pred (Nat.succ a) = a := rfl",
    "div": "example (a b : Nat) : a / b = if 0 < b then Nat.divRounds a a b else 0 := rfl",
    "div equation": "example (a b : Nat) : a / b = if 0 < b ∧ b ≤ a then (a - b) / b + 1 else 0 := Nat.div_eq a b",
    "mod": "example (a b : Nat) : a % b = if 0 < b then Nat.modRounds a a b else a := rfl",
    "mod equation": "example (a b : Nat) : a % b = if 0 < b ∧ b ≤ a then (a - b) % b else a := Nat.mod_eq a b",
    "gcd": "example (a b : Nat) : Nat.gcd a b = Nat.gcdRounds a a b := rfl",
    "gcd equation": "example (a b : Nat) : Nat.gcd a b = if a = 0 then b else Nat.gcd (b % a) a := Nat.gcd_def a b",
    "log2": "example (a : Nat) : Nat.log2 a = Nat.log2Rounds a a := rfl",
    "log2 equation": "example (a : Nat) : Nat.log2 a = if a ≥ 2 then Nat.log2 (a / 2) + 1 else 0 := Nat.log2_def a",
    "land": "example (a b : Nat) : Nat.land a b = Nat.bitwiseRounds and a a b := rfl",
    "lor": "example (a b : Nat) : Nat.lor a b = Nat.bitwiseRounds or a a b := rfl",
    "xor": "example (a b : Nat) : Nat.xor a b = Nat.bitwiseRounds bne a a b := rfl",
    "shiftLeft": "example (a b : Nat) : Nat.shiftLeft a b = a * 2 ^ b := Nat.shiftLeft_eq a b",
    "shiftRight": "example (a b : Nat) : Nat.shiftRight a b = a / 2 ^ b := Nat.shiftRight_eq_div_pow a b",
    "beq": "example (a b : Nat) : (Nat.beq a b = true) = (a = b) := Nat.beq_eq",
    "ble": "example (a b : Nat) : (Nat.ble a b = true) = (a ≤ b) := Nat.ble_eq",
    "powMod": "example (a b c : Nat) : Nat.powMod a b c = a ^ b % c := rfl",
}

TAKEN = {
    **{f"Nat.{name}": "(a b : Nat) : Nat := a" for name in ("add", "sub", "mul", "div", "mod", "gcd", "pow")},
    **{f"Nat.{name}": "(a b : Nat) : Nat := a" for name in ("land", "lor", "xor", "shiftLeft", "shiftRight")},
    **{f"Nat.{name}": "(a b : Nat) : Bool := true" for name in ("beq", "ble")},
    **{f"Nat.{name}": "(a : Nat) : Nat := a" for name in ("log2", "pred", "succ")},
    "Nat.powMod": "(a b c : Nat) : Nat := a",
    "Nat.decEq": "(a b : Nat) : Bool := true",
    "Nat.decLe": "(a b : Nat) : Bool := true",
    "Nat.zero": ": Nat := 1",
    "Lean.reduceBool": "(b : Bool) : Bool := b",
    "Lean.reduceNat": "(n : Nat) : Nat := n",
    "Char.ofNat": "(n : Nat) : Char := Char.mk 0",
    "String.ofList": "(l : List Char) : String := String.mk []",
    "eagerReduce": "(n : Nat) : Nat := n",
    **{f"Int.{name}": "(a b : Int) : Int := a" for name in ("add", "sub", "mul", "ediv", "emod")},
}

# Statements that a wrong reading of an operation, or of a trusted name, would prove.
UNPROVABLE = {
    "0/0": "theorem t1 : (0 : Nat) / 0 = 1 := by decide",
    "1/0": "theorem t2 : (1 : Nat) / 0 = 1 := rfl",
    "1%0": "theorem t3 : (1 : Nat) % 0 = 0 := rfl",
    "gcd 0": "theorem t4 : Nat.gcd 0 7 = 0 := rfl",
    "log2 0": "theorem t5 : Nat.log2 0 = 1 := rfl",
    "negative": "theorem t6 : (3 : Nat) - 5 = 2 := by decide",
    "omega subtracts": "theorem t7 (a b : Nat) : a - b + b = a := by omega",
    "omega parity": "theorem t8 (a b : Nat) (h : 2 * a = 2 * b) : a < b := by omega",
    "strings": 'theorem t9 : "a" = "b" := rfl',
    "characters": "theorem t10 : 'a' = 'b' := rfl",
    "native": "theorem t11 : (1 : Nat) = 2 := by native_decide",
    "compiled booleans": "theorem t12 (b : Bool) : Lean.reduceBool b = b := rfl",
    "erased proofs": "theorem t13 : False := lcProof",
    "unreachable code": "theorem t14 : False := lcUnreachable",
    "syntax": "theorem t15 (s : Lean.Syntax) (k : Lean.Name) : s.isOfKind k = true := by simp",
}

AXIOMS = {
    "ring of integers": ("Int.mul_assoc", ["propext"]),
    "division": ("Nat.div_add_mod", []),
    "gcd": ("Nat.gcd_mul_left", []),
    "omega": ("Lean.Omega.tidy_sat", ["propext"]),
    "excluded middle": ("Classical.em", ["propext", "Classical.choice", "Quot.sound"]),
}


def check_pieces(name: str) -> dict[str, str]:
    """One operation on every pair: by the kernel's arithmetic, and on small numbers by the definition."""
    kernel, definition, value = {**OPERATIONS, **SMALL_ONLY}[name]
    pairs = SMALL + (BIG if name in OPERATIONS and name != "powMod" else [])
    pieces = {}
    for a, b in pairs:
        expected = value(a, b)
        pieces[f"kernel {a} {b}"] = f"example : {kernel.format(a=a, b=b)} = {expected} := by decide +kernel"
        if (a, b) in SMALL:
            pieces[f"definition {a} {b}"] = f"example : ({definition.format(a=a, b=b)} : Nat) = {expected} := by decide"
    return pieces


@pytest.mark.parametrize("name", [*OPERATIONS, *SMALL_ONLY])
def test_kernel_and_definition_agree_with_python(name: str) -> None:
    """Both ways of computing give the value; a wrong value is refused, so that the check is not vacuous."""
    kernel, _, value = {**OPERATIONS, **SMALL_ONLY}[name]
    wrong = f"example : {kernel.format(a=12, b=5)} = {value(12, 5) + 1} := by decide"
    answers = compile_pieces(("import Init",), {**check_pieces(name), "wrong": wrong})
    refused = answers.pop("wrong")
    assert {key: said.errors for key, said in answers.items() if said.errors} == {}
    assert any("is false" in error for error in refused.errors)


def test_large_quotients_satisfy_the_defining_property() -> None:
    """Without computing a division, by multiplication alone, the kernel's quotient is the one of the theorems."""
    pieces = {
        f"{a} {b}": f"example : {a} / {b} = {div(a, b)} := Nat.div_eq_of_lt_le (by decide) (by decide)"
        for a, b in BIG
        if b
    }
    answers = compile_pieces(("import Init",), pieces)
    assert {key: said.errors for key, said in answers.items() if said.errors} == {}


@pytest.fixture(scope="module")
def batch() -> dict[str, Said]:
    """The tables that need no arithmetic, from one run."""
    pieces = {f"unfold {key}": text for key, text in UNFOLDINGS.items()}
    pieces |= {f"taken {name}": f"noncomputable def {name} {rest}" for name, rest in TAKEN.items()}
    pieces |= {f"unprovable {key}": text for key, text in UNPROVABLE.items()}
    pieces |= {f"axioms {key}": f"#print axioms {name}" for key, (name, _) in AXIOMS.items()}
    pieces["extern"] = "theorem e : Lean.Name.mkSimple = Lean.Name.mkSimple := rfl\n#print axioms e"
    return compile_pieces(("import Init",), pieces)


@pytest.mark.parametrize("key", UNFOLDINGS)
def test_equations_hold_for_all_arguments(key: str, batch: dict[str, Said]) -> None:
    """Lean's own equation, on variables, where the kernel's arithmetic has nothing to say."""
    assert batch[f"unfold {key}"].errors == ()


@pytest.mark.parametrize("name", TAKEN)
def test_trusted_names_are_taken(name: str, batch: dict[str, Said]) -> None:
    """A file cannot declare the name again with another meaning."""
    assert any("has already been declared" in error for error in batch[f"taken {name}"].errors)


@pytest.mark.parametrize("key", UNPROVABLE)
def test_false_statements_are_refused(key: str, batch: dict[str, Said]) -> None:
    """What a wrong operation would prove is an error here."""
    assert batch[f"unprovable {key}"].errors


@pytest.mark.parametrize("key", AXIOMS)
def test_axioms_are_lean_s_own(key: str, batch: dict[str, Said]) -> None:
    """The theory rests on at most the three axioms that Lean's own library rests on."""
    name, expected = AXIOMS[key]
    told = batch[f"axioms {key}"].information
    rest = f"depends on axioms: [{', '.join(expected)}]" if expected else "does not depend on any axioms"
    assert told == (f"'{name}' {rest}",)


def test_a_proof_that_rests_on_a_compiled_function_says_so(batch: dict[str, Said]) -> None:
    """A constant bound to the library is an axiom, and `#print axioms` names it."""
    assert batch["extern"].information == ("'e' depends on axioms: [Lean.Name.mkSimple]",)


def test_axioms_of_the_text_are_data_or_known() -> None:
    """No axiom but the three, `sorryAx` and the unusable ones has a proposition, or any type, as its conclusion."""
    data = re.compile(r"(Lean\.)?(Name|Syntax|SourceInfo|Substring\.Raw|Bool|Array Syntax|Type)$")
    known = {"propext", "Classical.choice", "Quot.sound", "sorryAx"}
    unsafe = {"lcErased", "lcAny", "lcVoid", "lcProof", "lcUnreachable"}
    folder = resource_dir("lean") / "standin"
    files: list[Path] = [folder / "Head.lean", folder / "Core.lean", *sorted((folder / "Standin").glob("*.lean"))]
    found = set()
    for file in files:
        for line in re.findall(r"^.*\baxiom .*$", file.read_text(encoding="utf-8"), re.M):
            declared = re.search(r"\baxiom (\S+)(.*)$", line)
            if declared is None or line.lstrip().startswith(("/-", "--")):
                continue
            name, signature = declared[1], declared[2]
            found.add(name)
            if name in unsafe:
                assert line.startswith("unsafe ")
            elif name not in known:
                assert data.search(re.split(r"→|:", signature)[-1].strip()), line
    assert known | unsafe <= found
