prelude
import Standin.Bool
/-! Natural numbers: instances, addition, multiplication, predecessor, powers. Every operation the kernel computes by
name has Lean's own defining equations. -/
set_option linter.all false
universe u v w

instance instAddNat : Add Nat := ⟨Nat.add⟩
instance instMulNat : Mul Nat := ⟨Nat.mul⟩
instance instNatPowNat : NatPow Nat := ⟨Nat.pow⟩
instance instSubNat : Sub Nat := ⟨Nat.sub⟩
instance instInhabitedNat : Inhabited Nat := ⟨0⟩
namespace Nat
/-- Numerals are shown as `0` and `n + 1` in the goals that `induction` and `cases` leave. -/
@[induction_eliminator] protected noncomputable def recAux {motive : Nat → Sort u} (zero : motive 0)
    (succ : (n : Nat) → motive n → motive (n + 1)) (t : Nat) : motive t := Nat.rec zero succ t
@[cases_eliminator] protected noncomputable def casesAuxOn {motive : Nat → Sort u} (t : Nat) (zero : motive 0)
    (succ : (n : Nat) → motive (n + 1)) : motive t := Nat.casesOn t zero succ

@[simp] theorem zero_eq : Nat.zero = 0 := rfl
@[simp] theorem add_eq {x y : Nat} : Nat.add x y = x + y := rfl
@[simp] theorem mul_eq {x y : Nat} : Nat.mul x y = x * y := rfl
@[simp] theorem sub_eq {x y : Nat} : Nat.sub x y = x - y := rfl
@[simp] protected theorem add_zero (n : Nat) : n + 0 = n := rfl
theorem add_succ (n m : Nat) : n + succ m = succ (n + m) := rfl
@[simp] theorem succ_eq_add_one (n : Nat) : succ n = n + 1 := rfl
theorem add_one (n : Nat) : n + 1 = succ n := rfl
@[simp] protected theorem zero_add : (n : Nat) → 0 + n = n
  | 0 => rfl
  | n + 1 => congrArg succ (Nat.zero_add n)
theorem succ_add : (n m : Nat) → succ n + m = succ (n + m)
  | _, 0 => rfl
  | n, m + 1 => congrArg succ (succ_add n m)
protected theorem add_comm : (n m : Nat) → n + m = m + n
  | n, 0 => (Nat.zero_add n).symm
  | n, m + 1 => (congrArg succ (Nat.add_comm n m)).trans (succ_add m n).symm
protected theorem add_assoc : (n m k : Nat) → (n + m) + k = n + (m + k)
  | _, _, 0 => rfl
  | n, m, k + 1 => congrArg succ (Nat.add_assoc n m k)
protected theorem add_left_comm (n m k : Nat) : n + (m + k) = m + (n + k) := by
  rw [← Nat.add_assoc, Nat.add_comm n m, Nat.add_assoc]
protected theorem add_right_comm (n m k : Nat) : (n + m) + k = (n + k) + m := by
  rw [Nat.add_assoc, Nat.add_comm m k, ← Nat.add_assoc]
protected theorem add_add_add_comm (a b c d : Nat) : (a + b) + (c + d) = (a + c) + (b + d) := by
  rw [Nat.add_assoc, Nat.add_left_comm b, ← Nat.add_assoc]
theorem succ_add_eq_add_succ (a b : Nat) : succ a + b = a + succ b := succ_add a b
theorem one_add (n : Nat) : 1 + n = succ n := Nat.add_comm 1 n

theorem succ_inj {a b : Nat} : succ a = succ b ↔ a = b := ⟨succ.inj, congrArg succ⟩
theorem succ_inj' {a b : Nat} : succ a = succ b ↔ a = b := succ_inj
theorem add_one_inj {a b : Nat} : a + 1 = b + 1 ↔ a = b := succ_inj
@[simp] theorem succ_ne_zero (n : Nat) : succ n ≠ 0 := fun h => Bool.noConf_ft (congrArg (fun k => Nat.beq k 0) h)
theorem add_one_ne_zero (n : Nat) : n + 1 ≠ 0 := succ_ne_zero n
@[simp] theorem zero_ne_add_one (n : Nat) : 0 ≠ n + 1 := fun h => succ_ne_zero n h.symm
theorem zero_ne_one : 0 ≠ (1 : Nat) := zero_ne_add_one 0
@[simp] theorem one_ne_zero : (1 : Nat) ≠ 0 := succ_ne_zero 0
protected theorem add_right_cancel {n m k : Nat} (h : n + m = k + m) : n = k := by
  induction m with
  | zero => exact h
  | succ m ih => exact ih (succ.inj h)
protected theorem add_left_cancel {n m k : Nat} (h : n + m = n + k) : m = k := by
  rw [Nat.add_comm n m, Nat.add_comm n k] at h
  exact Nat.add_right_cancel h
@[simp] protected theorem add_left_cancel_iff {m k n : Nat} : n + m = n + k ↔ m = k :=
  ⟨Nat.add_left_cancel, fun h => h ▸ rfl⟩
@[simp] protected theorem add_right_cancel_iff {m k n : Nat} : m + n = k + n ↔ m = k :=
  ⟨Nat.add_right_cancel, fun h => h ▸ rfl⟩
theorem eq_zero_of_add_eq_zero : {n m : Nat} → n + m = 0 → n = 0 ∧ m = 0
  | 0, 0, _ => ⟨rfl, rfl⟩
  | _ + 1, 0, h => absurd h (succ_ne_zero _)
  | n, m + 1, h => absurd h (succ_ne_zero (n + m))
protected theorem eq_zero_of_add_eq_zero_left {n m : Nat} (h : n + m = 0) : m = 0 := (eq_zero_of_add_eq_zero h).2
protected theorem eq_zero_of_add_eq_zero_right {n m : Nat} (h : n + m = 0) : n = 0 := (eq_zero_of_add_eq_zero h).1
@[simp] protected theorem add_eq_zero_iff {n m : Nat} : n + m = 0 ↔ n = 0 ∧ m = 0 :=
  ⟨eq_zero_of_add_eq_zero, fun ⟨h, h'⟩ => h ▸ h' ▸ rfl⟩
@[simp] protected theorem add_eq_left {a b : Nat} : a + b = a ↔ b = 0 :=
  ⟨fun h => Nat.add_left_cancel (n := a) h, fun h => h ▸ rfl⟩
@[simp] protected theorem add_eq_right {a b : Nat} : a + b = b ↔ a = 0 := by rw [Nat.add_comm, Nat.add_eq_left]
@[simp] protected theorem left_eq_add {a b : Nat} : a = a + b ↔ b = 0 := eq_comm.trans Nat.add_eq_left
@[simp] protected theorem right_eq_add {a b : Nat} : b = a + b ↔ a = 0 := eq_comm.trans Nat.add_eq_right

@[simp] protected theorem mul_zero (n : Nat) : n * 0 = 0 := rfl
theorem mul_succ (n m : Nat) : n * succ m = n * m + n := rfl
theorem mul_add_one (a b : Nat) : a * (b + 1) = a * b + a := rfl
@[simp] protected theorem zero_mul (n : Nat) : 0 * n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [mul_add_one, ih]
theorem succ_mul (n m : Nat) : succ n * m = n * m + m := by
  induction m with
  | zero => rfl
  | succ m ih => rw [mul_add_one, ih, mul_add_one, add_succ, ← Nat.add_assoc, Nat.add_right_comm]
theorem add_one_mul (a b : Nat) : (a + 1) * b = a * b + b := succ_mul a b
protected theorem mul_comm (n m : Nat) : n * m = m * n := by
  induction m with
  | zero => rw [Nat.mul_zero, Nat.zero_mul]
  | succ m ih => rw [mul_add_one, add_one_mul, ih]
@[simp] protected theorem mul_one (n : Nat) : n * 1 = n := Nat.zero_add n
@[simp] protected theorem one_mul (n : Nat) : 1 * n = n := by rw [Nat.mul_comm, Nat.mul_one]
protected theorem left_distrib (n m k : Nat) : n * (m + k) = n * m + n * k := by
  induction k with
  | zero => rfl
  | succ k ih => rw [← Nat.add_assoc, mul_add_one, ih, mul_add_one, Nat.add_assoc]
protected theorem mul_add (n m k : Nat) : n * (m + k) = n * m + n * k := Nat.left_distrib n m k
protected theorem right_distrib (n m k : Nat) : (n + m) * k = n * k + m * k := by
  rw [Nat.mul_comm, Nat.mul_add, Nat.mul_comm k n, Nat.mul_comm k m]
protected theorem add_mul (n m k : Nat) : (n + m) * k = n * k + m * k := Nat.right_distrib n m k
protected theorem mul_assoc (n m k : Nat) : (n * m) * k = n * (m * k) := by
  induction k with
  | zero => rfl
  | succ k ih => rw [mul_add_one, ih, mul_add_one, Nat.mul_add]
protected theorem mul_left_comm (n m k : Nat) : n * (m * k) = m * (n * k) := by
  rw [← Nat.mul_assoc, Nat.mul_comm n m, Nat.mul_assoc]
protected theorem mul_right_comm (n m k : Nat) : n * m * k = n * k * m := by
  rw [Nat.mul_assoc, Nat.mul_comm m, ← Nat.mul_assoc]
protected theorem mul_mul_mul_comm (a b c d : Nat) : (a * b) * (c * d) = (a * c) * (b * d) := by
  rw [Nat.mul_assoc, Nat.mul_left_comm b, ← Nat.mul_assoc]
protected theorem two_mul (n : Nat) : 2 * n = n + n := by
  have h := add_one_mul 1 n
  rw [Nat.one_mul] at h
  exact h
protected theorem mul_two (n : Nat) : n * 2 = n + n := by rw [Nat.mul_comm, Nat.two_mul]
@[simp] protected theorem mul_eq_zero : {m n : Nat} → n * m = 0 ↔ n = 0 ∨ m = 0
  | 0, _ => ⟨fun _ => .inr rfl, fun _ => rfl⟩
  | m + 1, 0 => ⟨fun _ => .inl rfl, fun _ => Nat.zero_mul _⟩
  | m + 1, n + 1 => ⟨fun h => absurd h (succ_ne_zero _), fun h => h.elim (absurd · (succ_ne_zero _)) (absurd · (succ_ne_zero _))⟩
protected theorem mul_ne_zero {n m : Nat} (h : n ≠ 0) (h' : m ≠ 0) : n * m ≠ 0 := fun e => (Nat.mul_eq_zero.mp e).elim h h'
protected theorem mul_ne_zero_iff {n m : Nat} : n * m ≠ 0 ↔ n ≠ 0 ∧ m ≠ 0 :=
  ⟨fun h => ⟨fun e => h (by rw [e, Nat.zero_mul]), fun e => h (by rw [e, Nat.mul_zero])⟩, fun h => Nat.mul_ne_zero h.1 h.2⟩

@[simp] theorem pred_zero : pred 0 = 0 := rfl
@[simp] theorem pred_succ (n : Nat) : pred (succ n) = n := rfl
theorem exists_eq_succ_of_ne_zero {n : Nat} (h : n ≠ 0) : ∃ k, n = succ k :=
  match n, h with
  | 0, h => absurd rfl h
  | k + 1, _ => ⟨k, rfl⟩
theorem exists_eq_add_one_of_ne_zero {n : Nat} (h : n ≠ 0) : ∃ k, n = k + 1 := exists_eq_succ_of_ne_zero h
theorem succ_pred {a : Nat} (h : a ≠ 0) : succ (pred a) = a :=
  match a, h with
  | 0, h => absurd rfl h
  | _ + 1, _ => rfl
theorem eq_zero_or_eq_succ_pred (n : Nat) : n = 0 ∨ n = succ (pred n) :=
  match n with
  | 0 => .inl rfl
  | _ + 1 => .inr rfl

@[simp] protected theorem pow_zero (b : Nat) : b ^ 0 = 1 := rfl
protected theorem pow_succ {b n : Nat} : b ^ (n + 1) = b ^ n * b := rfl
theorem pow_add_one {b n : Nat} : b ^ (n + 1) = b ^ n * b := rfl
theorem pow_succ' {m n : Nat} : m ^ (n + 1) = m * m ^ n := by rw [Nat.pow_succ, Nat.mul_comm]
theorem pow_add_one' {m n : Nat} : m ^ (n + 1) = m * m ^ n := pow_succ'
protected theorem pow_one (a : Nat) : a ^ 1 = a := Nat.one_mul a
protected theorem pow_two (b : Nat) : b ^ 2 = b * b := by rw [Nat.pow_succ, Nat.pow_one]
@[simp] protected theorem one_pow (n : Nat) : 1 ^ n = 1 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.pow_succ, ih]
@[simp] protected theorem zero_pow {n : Nat} (H : n ≠ 0) : 0 ^ n = 0 := by
  match n, H with
  | 0, H => exact absurd rfl H
  | n + 1, _ => rfl
protected theorem pow_add (a m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => exact (Nat.mul_one _).symm
  | succ n ih => rw [← Nat.add_assoc, Nat.pow_succ, ih, Nat.pow_succ, Nat.mul_assoc]
protected theorem pow_mul (a m n : Nat) : a ^ (m * n) = (a ^ m) ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [mul_add_one, Nat.pow_add, ih, Nat.pow_succ]
protected theorem mul_pow (a b n : Nat) : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.pow_succ, ih, Nat.pow_succ, Nat.pow_succ, Nat.mul_mul_mul_comm]
protected theorem pow_right_comm (a m n : Nat) : (a ^ m) ^ n = (a ^ n) ^ m := by
  rw [← Nat.pow_mul, Nat.mul_comm, Nat.pow_mul]
end Nat
