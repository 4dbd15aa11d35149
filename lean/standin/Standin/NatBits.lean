prelude
import Standin.NatGcd
/-! Binary logarithm, shifts and bitwise operations. The kernel computes `log2`, `land`, `lor`, `xor`, `shiftLeft` and
`shiftRight` on numerals by itself; the theorems here state the equations it relies on. -/
set_option linter.all false

namespace Nat
/-- Repeated halving; the first argument bounds the number of rounds. -/
def log2Rounds : Nat → Nat → Nat
  | 0, _ => 0
  | fuel + 1, n => if n ≥ 2 then log2Rounds fuel (n / 2) + 1 else 0
@[extern "lean_nat_log2"] def log2 (n : Nat) : Nat := log2Rounds n n
@[extern "lean_nat_shiftl"] def shiftLeft : Nat → Nat → Nat
  | n, 0 => n
  | n, succ m => shiftLeft (2 * n) m
@[extern "lean_nat_shiftr"] def shiftRight : Nat → Nat → Nat
  | n, 0 => n
  | n, succ m => shiftRight n m / 2
/-- A boolean operation bit by bit; the first argument bounds the number of bits. -/
def bitwiseRounds (f : Bool → Bool → Bool) : Nat → Nat → Nat → Nat
  | 0, _, m => cond (f false true) m 0
  | fuel + 1, n, m =>
    if n = 0 then cond (f false true) m 0
    else if m = 0 then cond (f true false) n 0
    else
      let r := bitwiseRounds f fuel (n / 2) (m / 2)
      if f (decide (n % 2 = 1)) (decide (m % 2 = 1)) = true then r + r + 1 else r + r
def bitwise (f : Bool → Bool → Bool) (n m : Nat) : Nat := bitwiseRounds f n n m
@[extern "lean_nat_land"] def land (m n : Nat) : Nat := bitwise and m n
@[extern "lean_nat_lor"] def lor (m n : Nat) : Nat := bitwise or m n
@[extern "lean_nat_lxor"] def xor (m n : Nat) : Nat := bitwise bne m n
/-- Not computed by this kernel; declared so that a later one that does finds the right meaning. -/
def powMod (b e m : Nat) : Nat := b ^ e % m
instance : AndOp Nat := ⟨Nat.land⟩
instance : OrOp Nat := ⟨Nat.lor⟩
instance : XorOp Nat := ⟨Nat.xor⟩
instance instShiftLeftNat : ShiftLeft Nat := ⟨Nat.shiftLeft⟩
instance instShiftRightNat : ShiftRight Nat := ⟨Nat.shiftRight⟩

theorem half_le {n f : Nat} (h : n ≠ 0) (hf : n ≤ f + 1) : n / 2 ≤ f :=
  le_of_lt_succ (Nat.lt_of_lt_of_le (div_lt_self (Nat.pos_of_ne_zero h) Nat.one_lt_two) hf)
theorem log2Rounds_eq : (f g n : Nat) → n ≤ f → n ≤ g → log2Rounds f n = log2Rounds g n
  | 0, 0, _, _, _ => rfl
  | 0, g + 1, n, hf, _ => (if_neg fun h => absurd (Nat.le_trans h hf) (not_succ_le_zero 1)).symm
  | f + 1, 0, n, _, hg => if_neg fun h => absurd (Nat.le_trans h hg) (not_succ_le_zero 1)
  | f + 1, g + 1, n, hf, hg => by
    show ite _ _ _ = ite _ _ _
    by_cases h : n ≥ 2
    · have h0 := ne_of_gt (Nat.lt_of_lt_of_le Nat.two_pos h)
      rw [if_pos h, if_pos h, log2Rounds_eq f g (n / 2) (half_le h0 hf) (half_le h0 hg)]
    · rw [if_neg h, if_neg h]
theorem log2_def (n : Nat) : log2 n = if n ≥ 2 then log2 (n / 2) + 1 else 0 := by
  cases n with
  | zero => rfl
  | succ n =>
    by_cases h : n + 1 ≥ 2
    · rw [if_pos h]
      exact (if_pos h).trans
        (congrArg (· + 1) (log2Rounds_eq _ _ _ (half_le (succ_ne_zero n) (Nat.le_refl _)) (Nat.le_refl _)))
    · rw [if_neg h]
      exact if_neg h
theorem bitwiseRounds_eq (p : Bool → Bool → Bool) :
    (f g n m : Nat) → n ≤ f → n ≤ g → bitwiseRounds p f n m = bitwiseRounds p g n m
  | 0, 0, _, _, _, _ => rfl
  | 0, g + 1, n, m, hf, _ => (if_pos (eq_zero_of_le_zero hf)).symm
  | f + 1, 0, n, m, _, hg => if_pos (eq_zero_of_le_zero hg)
  | f + 1, g + 1, n, m, hf, hg => by
    by_cases h : n = 0
    · exact (if_pos h).trans (if_pos h).symm
    · refine (if_neg h).trans (Eq.trans ?_ (if_neg h).symm)
      rw [bitwiseRounds_eq p f g (n / 2) (m / 2) (half_le h hf) (half_le h hg)]
theorem bitwise_def (f : Bool → Bool → Bool) (n m : Nat) : bitwise f n m =
    if n = 0 then cond (f false true) m 0
    else if m = 0 then cond (f true false) n 0
    else if f (decide (n % 2 = 1)) (decide (m % 2 = 1)) = true then
      bitwise f (n / 2) (m / 2) + bitwise f (n / 2) (m / 2) + 1
    else bitwise f (n / 2) (m / 2) + bitwise f (n / 2) (m / 2) := by
  cases n with
  | zero => rfl
  | succ n =>
    show bitwiseRounds f (n + 1) (n + 1) m = _
    rw [bitwise, bitwiseRounds_eq f ((n + 1) / 2) n _ _ (Nat.le_refl _) (half_le (succ_ne_zero n) (Nat.le_refl _))]
    rfl
@[simp] theorem shiftLeft_zero (n : Nat) : n <<< 0 = n := rfl
theorem shiftLeft_succ_inside (n m : Nat) : n <<< (m + 1) = (2 * n) <<< m := rfl
theorem shiftLeft_eq (a b : Nat) : a <<< b = a * 2 ^ b := by
  induction b generalizing a with
  | zero => exact (Nat.mul_one a).symm
  | succ b ih => rw [shiftLeft_succ_inside, ih, Nat.pow_succ, Nat.mul_comm 2, Nat.mul_assoc, Nat.mul_comm 2]
theorem shiftLeft_succ (m n : Nat) : m <<< (n + 1) = 2 * (m <<< n) := by
  rw [shiftLeft_eq, shiftLeft_eq, Nat.pow_succ, ← Nat.mul_assoc, Nat.mul_comm]
@[simp] theorem shiftRight_zero (n : Nat) : n >>> 0 = n := rfl
theorem shiftRight_succ (m n : Nat) : m >>> (n + 1) = (m >>> n) / 2 := rfl
theorem shiftRight_eq_div_pow (m n : Nat) : m >>> n = m / 2 ^ n := by
  induction n with
  | zero => exact (Nat.div_one m).symm
  | succ n ih => rw [shiftRight_succ, ih, div_div_eq_div_mul, Nat.pow_succ]
end Nat
