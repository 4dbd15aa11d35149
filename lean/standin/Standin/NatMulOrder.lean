prelude
import Standin.NatOrder
/-! The order on natural numbers under multiplication and powers. -/
set_option linter.all false

namespace Nat
protected theorem mul_le_mul_left {m n : Nat} (k : Nat) (h : m ≤ n) : k * m ≤ k * n := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.mul_add]
  exact le_add_right ..
protected theorem mul_le_mul_right {m n : Nat} (k : Nat) (h : m ≤ n) : m * k ≤ n * k := by
  rw [Nat.mul_comm m, Nat.mul_comm n]
  exact Nat.mul_le_mul_left k h
protected theorem mul_le_mul {p q m n : Nat} (h₁ : p ≤ m) (h₂ : q ≤ n) : p * q ≤ m * n :=
  Nat.le_trans (Nat.mul_le_mul_right q h₁) (Nat.mul_le_mul_left m h₂)
protected theorem mul_self_le_mul_self {m n : Nat} (h : m ≤ n) : m * m ≤ n * n := Nat.mul_le_mul h h
protected theorem mul_lt_mul_of_pos_left {n m k : Nat} (h : n < m) (hk : k > 0) : k * n < k * m :=
  Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right hk) (Nat.mul_le_mul_left k h)
protected theorem mul_lt_mul_of_pos_right {n m k : Nat} (h : n < m) (hk : k > 0) : n * k < m * k := by
  rw [Nat.mul_comm n, Nat.mul_comm m]
  exact Nat.mul_lt_mul_of_pos_left h hk
protected theorem mul_lt_mul_of_lt_of_le {a b c d : Nat} (hac : a < c) (hbd : b ≤ d) (hd : 0 < d) : a * b < c * d :=
  Nat.lt_of_le_of_lt (Nat.mul_le_mul_left a hbd) (Nat.mul_lt_mul_of_pos_right hac hd)
protected theorem mul_lt_mul_of_le_of_lt {a b c d : Nat} (hac : a ≤ c) (hbd : b < d) (hc : 0 < c) : a * b < c * d :=
  Nat.lt_of_le_of_lt (Nat.mul_le_mul_right b hac) (Nat.mul_lt_mul_of_pos_left hbd hc)
protected theorem mul_lt_mul'' {a b c d : Nat} (hac : a < c) (hbd : b < d) : a * b < c * d :=
  Nat.mul_lt_mul_of_lt_of_le hac (Nat.le_of_lt hbd) (zero_lt_of_lt hbd)
protected theorem mul_self_lt_mul_self {m n : Nat} (h : m < n) : m * m < n * n := Nat.mul_lt_mul'' h h
protected theorem mul_pos {n m : Nat} (ha : n > 0) (hb : m > 0) : n * m > 0 := by
  have h := Nat.mul_lt_mul_of_pos_left hb ha
  rwa [Nat.mul_zero] at h
protected theorem le_of_mul_le_mul_left {a b c : Nat} (h : c * a ≤ c * b) (hc : 0 < c) : a ≤ b :=
  ge_of_not_lt fun h' => Nat.not_le_of_gt (Nat.mul_lt_mul_of_pos_left h' hc) h
protected theorem le_of_mul_le_mul_right {a b c : Nat} (h : a * c ≤ b * c) (hc : 0 < c) : a ≤ b := by
  rw [Nat.mul_comm a, Nat.mul_comm b] at h
  exact Nat.le_of_mul_le_mul_left h hc
protected theorem lt_of_mul_lt_mul_left {a b c : Nat} (h : a * b < a * c) : b < c :=
  gt_of_not_le fun h' => Nat.not_lt_of_ge (Nat.mul_le_mul_left a h') h
protected theorem lt_of_mul_lt_mul_right {a b c : Nat} (h : b * a < c * a) : b < c := by
  rw [Nat.mul_comm b, Nat.mul_comm c] at h
  exact Nat.lt_of_mul_lt_mul_left h
protected theorem eq_of_mul_eq_mul_left {m k n : Nat} (hn : 0 < n) (h : n * m = n * k) : m = k :=
  Nat.le_antisymm (Nat.le_of_mul_le_mul_left (Nat.le_of_eq h) hn) (Nat.le_of_mul_le_mul_left (Nat.le_of_eq h.symm) hn)
protected theorem eq_of_mul_eq_mul_right {n m k : Nat} (hm : 0 < m) (h : n * m = k * m) : n = k := by
  rw [Nat.mul_comm n, Nat.mul_comm k] at h
  exact Nat.eq_of_mul_eq_mul_left hm h
protected theorem mul_left_cancel {n m k : Nat} (np : 0 < n) (h : n * m = n * k) : m = k := Nat.eq_of_mul_eq_mul_left np h
protected theorem mul_right_cancel {n m k : Nat} (mp : 0 < m) (h : n * m = k * m) : n = k :=
  Nat.eq_of_mul_eq_mul_right mp h
protected theorem mul_left_cancel_iff {n : Nat} (p : 0 < n) {m k : Nat} : n * m = n * k ↔ m = k :=
  ⟨Nat.mul_left_cancel p, fun h => h ▸ rfl⟩
protected theorem mul_right_cancel_iff {m : Nat} (p : 0 < m) {n k : Nat} : n * m = k * m ↔ n = k :=
  ⟨Nat.mul_right_cancel p, fun h => h ▸ rfl⟩
protected theorem mul_le_mul_left_iff {n k m : Nat} (w : 0 < k) : k * m ≤ k * n ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_mul_le_mul_left h w, Nat.mul_le_mul_left k⟩
protected theorem mul_lt_mul_left {a b c : Nat} (a0 : 0 < a) : a * b < a * c ↔ b < c :=
  ⟨Nat.lt_of_mul_lt_mul_left, fun h => Nat.mul_lt_mul_of_pos_left h a0⟩
protected theorem mul_lt_mul_right {a b c : Nat} (a0 : 0 < a) : b * a < c * a ↔ b < c :=
  ⟨Nat.lt_of_mul_lt_mul_right, fun h => Nat.mul_lt_mul_of_pos_right h a0⟩
protected theorem le_mul_of_pos_left {n : Nat} (m : Nat) (h : 0 < n) : m ≤ n * m := by
  have := Nat.mul_le_mul_right m h
  rwa [Nat.zero_add, Nat.one_mul] at this
protected theorem le_mul_of_pos_right {n : Nat} (m : Nat) (h : 0 < n) : m ≤ m * n := by
  rw [Nat.mul_comm]
  exact Nat.le_mul_of_pos_left m h
theorem eq_one_of_mul_eq_one_right {m n : Nat} (H : m * n = 1) : m = 1 := by
  match m, n, H with
  | 0, n, H => rw [Nat.zero_mul] at H; exact H
  | m + 1, 0, H => exact absurd H zero_ne_one
  | m + 1, n + 1, H =>
    have h := Nat.le_mul_of_pos_right (m + 1) (zero_lt_succ n)
    exact Nat.le_antisymm (Nat.le_trans h (Nat.le_of_eq H)) (zero_lt_succ m)
theorem eq_one_of_mul_eq_one_left {m n : Nat} (H : m * n = 1) : n = 1 :=
  eq_one_of_mul_eq_one_right ((Nat.mul_comm n m).trans H)
protected theorem mul_eq_one_iff {m n : Nat} : m * n = 1 ↔ m = 1 ∧ n = 1 :=
  ⟨fun h => ⟨eq_one_of_mul_eq_one_right h, eq_one_of_mul_eq_one_left h⟩, fun ⟨h, h'⟩ => by rw [h, h']⟩

theorem pow_le_pow_left {m n : Nat} (h : m ≤ n) (i : Nat) : m ^ i ≤ n ^ i := by
  induction i with
  | zero => exact Nat.le_refl _
  | succ i ih => exact Nat.mul_le_mul ih h
protected theorem pow_lt_pow_left {a b : Nat} (h : a < b) {n : Nat} (hn : n ≠ 0) : a ^ n < b ^ n := by
  obtain ⟨k, rfl⟩ := exists_eq_succ_of_ne_zero hn
  induction k with
  | zero => rwa [succ_eq_add_one, Nat.pow_succ, Nat.pow_succ, Nat.pow_zero, Nat.pow_zero, Nat.one_mul, Nat.one_mul]
  | succ k ih => exact Nat.mul_lt_mul'' (ih (succ_ne_zero k)) h
theorem positive_pow {p : Nat} (hp : 0 < p) (n : Nat) : 0 < p ^ n := by
  induction n with
  | zero => exact Nat.zero_lt_one
  | succ n ih => exact Nat.mul_pos ih hp
protected theorem pow_pos {p : Nat} (hp : 0 < p) {n : Nat} : 0 < p ^ n := positive_pow hp n
protected theorem pos_pow {p : Nat} (hp : 0 < p) {n : Nat} : 0 < p ^ n := positive_pow hp n
protected theorem two_pow_pos (w : Nat) : 0 < 2 ^ w := positive_pow Nat.two_pos w
theorem pow_le_pow_right {n m : Nat} {i : Nat} (h : n > 0) (h' : m ≤ i) : n ^ m ≤ n ^ i := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h'
  rw [Nat.pow_add]
  exact Nat.le_mul_of_pos_right _ (positive_pow h d)
protected theorem pow_lt_pow_succ {a n : Nat} (h : 1 < a) : a ^ n < a ^ (n + 1) := by
  have h0 := positive_pow (zero_lt_of_lt h) n
  have := Nat.mul_lt_mul_of_pos_left h h0
  rwa [Nat.mul_one] at this
protected theorem pow_lt_pow_right {a n m : Nat} (ha : 1 < a) (h : m < n) : a ^ m < a ^ n :=
  Nat.lt_of_lt_of_le (Nat.pow_lt_pow_succ ha) (pow_le_pow_right (zero_lt_of_lt ha) h)
theorem lt_two_pow_self {n : Nat} : n < 2 ^ n := by
  induction n with
  | zero => exact Nat.zero_lt_one
  | succ n ih => rw [Nat.pow_succ, Nat.mul_two]; exact Nat.add_lt_add_of_lt_of_le ih (positive_pow Nat.two_pos n)

protected theorem one_le_two_pow {n : Nat} : 1 ≤ 2 ^ n := positive_pow Nat.two_pos n
protected theorem lt_pow_self {n a : Nat} (ha : 1 < a) : n < a ^ n := by
  induction n with
  | zero => exact Nat.zero_lt_one
  | succ n ih => exact Nat.lt_of_le_of_lt ih (Nat.pow_lt_pow_succ ha)
protected theorem pow_le_pow_iff_left {a b n : Nat} (hn : n ≠ 0) : a ^ n ≤ b ^ n ↔ a ≤ b :=
  ⟨fun h => ge_of_not_lt fun l => Nat.not_le_of_gt (Nat.pow_lt_pow_left l hn) h, fun h => pow_le_pow_left h n⟩
protected theorem pow_lt_pow_iff_left {a b n : Nat} (hn : n ≠ 0) : a ^ n < b ^ n ↔ a < b :=
  ⟨fun h => gt_of_not_le fun l => Nat.not_le_of_gt h (pow_le_pow_left l n), fun h => Nat.pow_lt_pow_left h hn⟩
protected theorem lt_iff_add_one_le {m n : Nat} : m < n ↔ m + 1 ≤ n := Iff.rfl
theorem lt_succ {m n : Nat} : m < succ n ↔ m ≤ n := lt_succ_iff
theorem succ_ne_self (n : Nat) : succ n ≠ n := ne_of_gt (lt_succ_self n)
end Nat
