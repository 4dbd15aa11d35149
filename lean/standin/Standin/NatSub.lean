prelude
import Standin.NatMinMax
/-! Truncated subtraction of natural numbers. -/
set_option linter.all false

namespace Nat
@[simp] protected theorem sub_zero (n : Nat) : n - 0 = n := rfl
theorem sub_succ (n m : Nat) : n - succ m = pred (n - m) := rfl
theorem sub_one (n : Nat) : n - 1 = pred n := rfl
theorem pred_eq_sub_one {n : Nat} : pred n = n - 1 := rfl
@[simp] theorem succ_sub_succ_eq_sub (n m : Nat) : succ n - succ m = n - m := by
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg pred ih
theorem succ_sub_succ (n m : Nat) : succ n - succ m = n - m := succ_sub_succ_eq_sub n m
@[simp] protected theorem zero_sub (n : Nat) : 0 - n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg pred ih
@[simp] protected theorem sub_self (n : Nat) : n - n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => exact (succ_sub_succ_eq_sub n n).trans ih
@[simp] theorem pred_le (n : Nat) : pred n ≤ n := match n with | 0 => .refl | n + 1 => le_succ n
theorem pred_lt {n : Nat} (h : n ≠ 0) : pred n < n := match n, h with | 0, h => absurd rfl h | n + 1, _ => .refl
@[simp] theorem sub_le (n m : Nat) : n - m ≤ n := by
  induction m with
  | zero => exact .refl
  | succ m ih => exact Nat.le_trans (pred_le (n - m)) ih
theorem sub_lt {n m : Nat} (hn : 0 < n) (hm : 0 < m) : n - m < n := by
  match n, m, hn, hm with
  | n + 1, m + 1, _, _ => rw [succ_sub_succ_eq_sub]; exact lt_succ_of_le (sub_le n m)
  | 0, _, h, _ => exact absurd h (Nat.lt_irrefl 0)
  | n + 1, 0, _, h => exact absurd h (Nat.lt_irrefl 0)
theorem sub_add_eq (a b c : Nat) : a - (b + c) = a - b - c := by
  induction c with
  | zero => rfl
  | succ c ih => exact congrArg pred ih
protected theorem sub_sub (n m k : Nat) : n - m - k = n - (m + k) := (sub_add_eq n m k).symm
protected theorem sub_right_comm (m n k : Nat) : m - n - k = m - k - n := by rw [Nat.sub_sub, Nat.add_comm, Nat.sub_sub]
@[simp] protected theorem add_sub_add_right (n k m : Nat) : (n + k) - (m + k) = n - m := by
  induction k with
  | zero => rfl
  | succ k ih => exact (succ_sub_succ_eq_sub (n + k) (m + k)).trans ih
@[simp] protected theorem add_sub_add_left (k n m : Nat) : (k + n) - (k + m) = n - m := by
  rw [Nat.add_comm k, Nat.add_comm k, Nat.add_sub_add_right]
@[simp] protected theorem add_sub_cancel (n m : Nat) : n + m - m = n := by
  have h := Nat.add_sub_add_right n m 0
  rwa [Nat.zero_add] at h
@[simp] protected theorem add_sub_cancel_left (n m : Nat) : n + m - n = m := by rw [Nat.add_comm, Nat.add_sub_cancel]
@[simp] theorem add_one_sub_one (n : Nat) : n + 1 - 1 = n := rfl
theorem add_sub_self_left (a b : Nat) : (a + b) - a = b := Nat.add_sub_cancel_left a b
theorem add_sub_self_right (a b : Nat) : (a + b) - b = a := Nat.add_sub_cancel a b
@[simp] theorem sub_self_add (a b : Nat) : a - (a + b) = 0 := by rw [sub_add_eq, Nat.sub_self, Nat.zero_sub]
protected theorem sub_eq_zero_of_le {n m : Nat} (h : n ≤ m) : n - m = 0 := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le h
  exact sub_self_add n k
@[simp] protected theorem sub_add_cancel {n m : Nat} (h : m ≤ n) : n - m + m = n := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm]
protected theorem add_sub_of_le {a b : Nat} (h : a ≤ b) : a + (b - a) = b := by
  rw [Nat.add_comm, Nat.sub_add_cancel h]
@[simp] protected theorem add_sub_cancel' {n m : Nat} (h : m ≤ n) : m + (n - m) = n := Nat.add_sub_of_le h
protected theorem le_of_sub_eq_zero {n m : Nat} (h : n - m = 0) : n ≤ m :=
  (Nat.le_total n m).elim id fun h' => by
    have e := Nat.sub_add_cancel h'
    rw [h, Nat.zero_add] at e
    exact Nat.le_of_eq e.symm
protected theorem sub_eq_zero_iff_le {n m : Nat} : n - m = 0 ↔ n ≤ m := ⟨Nat.le_of_sub_eq_zero, Nat.sub_eq_zero_of_le⟩
protected theorem sub_pos_of_lt {m n : Nat} (h : m < n) : 0 < n - m :=
  Nat.pos_of_ne_zero fun e => Nat.not_le_of_gt h (Nat.le_of_sub_eq_zero e)
protected theorem lt_of_sub_pos {m n : Nat} (h : 0 < n - m) : m < n :=
  gt_of_not_le fun h' => by
    rw [Nat.sub_eq_zero_of_le h'] at h
    exact Nat.lt_irrefl 0 h
protected theorem sub_pos_iff_lt {m n : Nat} : 0 < n - m ↔ m < n := ⟨Nat.lt_of_sub_pos, Nat.sub_pos_of_lt⟩
protected theorem sub_ne_zero_of_lt {a b : Nat} (h : a < b) : b - a ≠ 0 := ne_of_gt (Nat.sub_pos_of_lt h)
protected theorem add_sub_assoc {m k : Nat} (h : k ≤ m) (n : Nat) : n + m - k = n + (m - k) := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_left_comm, Nat.add_sub_cancel_left]
protected theorem sub_add_comm {n m k : Nat} (h : k ≤ n) : n + m - k = n - k + m := by
  rw [Nat.add_comm n, Nat.add_sub_assoc h, Nat.add_comm]
protected theorem eq_add_of_sub_eq {a b c : Nat} (hle : b ≤ a) (h : a - b = c) : a = c + b := by
  rw [← h, Nat.sub_add_cancel hle]
protected theorem sub_eq_of_eq_add {a b c : Nat} (h : a = c + b) : a - b = c := by rw [h, Nat.add_sub_cancel]
protected theorem sub_eq_iff_eq_add {a b c : Nat} (h : b ≤ a) : a - b = c ↔ a = c + b :=
  ⟨Nat.eq_add_of_sub_eq h, Nat.sub_eq_of_eq_add⟩
protected theorem sub_eq_iff_eq_add' {a b c : Nat} (h : b ≤ a) : a - b = c ↔ a = b + c := by
  rw [Nat.add_comm b, Nat.sub_eq_iff_eq_add h]
protected theorem sub_le_iff_le_add {a b c : Nat} : a - b ≤ c ↔ a ≤ c + b :=
  (Nat.le_total b a).elim
    (fun h => by
      obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
      rw [Nat.add_sub_cancel_left, Nat.add_comm b, Nat.add_le_add_iff_right])
    fun h => by
      rw [Nat.sub_eq_zero_of_le h]
      exact iff_of_true (zero_le c) (Nat.le_trans h (le_add_left b c))
protected theorem sub_le_of_le_add {a b c : Nat} (h : a ≤ c + b) : a - b ≤ c := Nat.sub_le_iff_le_add.mpr h
protected theorem le_add_of_sub_le {a b c : Nat} (h : a - b ≤ c) : a ≤ c + b := Nat.sub_le_iff_le_add.mp h
protected theorem le_sub_iff_add_le {k m n : Nat} (h : k ≤ m) : n ≤ m - k ↔ n + k ≤ m := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm k, Nat.add_le_add_iff_right]
protected theorem le_sub_of_add_le {a b c : Nat} (h : a + b ≤ c) : a ≤ c - b :=
  (Nat.le_sub_iff_add_le (Nat.le_trans (le_add_left b a) h)).mpr h
protected theorem add_le_of_le_sub {a b c : Nat} (h : b ≤ c) (h' : a ≤ c - b) : a + b ≤ c :=
  (Nat.le_sub_iff_add_le h).mp h'
protected theorem lt_sub_iff_add_lt {a b c : Nat} : a < c - b ↔ a + b < c :=
  (Nat.le_total b c).elim
    (fun h => by
      obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
      rw [Nat.add_sub_cancel_left, Nat.add_comm b, Nat.add_lt_add_iff_right])
    fun h => by
      rw [Nat.sub_eq_zero_of_le h]
      exact iff_of_false (not_lt_zero a) (Nat.not_lt_of_ge (Nat.le_trans h (le_add_left b a)))
protected theorem lt_sub_of_add_lt {a b c : Nat} (h : a + b < c) : a < c - b := Nat.lt_sub_iff_add_lt.mpr h
protected theorem add_lt_of_lt_sub {a b c : Nat} (h : a < c - b) : a + b < c := Nat.lt_sub_iff_add_lt.mp h
protected theorem sub_lt_iff_lt_add {a b c : Nat} (h : b ≤ a) : a - b < c ↔ a < c + b := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm b, Nat.add_lt_add_iff_right]
protected theorem sub_le_sub_right {n m : Nat} (h : n ≤ m) (k : Nat) : n - k ≤ m - k :=
  Nat.sub_le_iff_le_add.mpr (Nat.le_trans h (Nat.le_add_of_sub_le (Nat.le_refl _)))
protected theorem sub_le_sub_left {n m : Nat} (h : n ≤ m) (k : Nat) : k - m ≤ k - n :=
  Nat.sub_le_iff_le_add.mpr (Nat.le_trans (Nat.le_add_of_sub_le (Nat.le_refl _)) (Nat.add_le_add_left h _))
protected theorem sub_lt_sub_right {a b c : Nat} (h : c ≤ a) (h' : a < b) : a - c < b - c := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left]
  exact Nat.lt_sub_of_add_lt (Nat.add_comm d c ▸ h')
protected theorem sub_lt_sub_left {k m n : Nat} (h : k < m) (h' : k < n) : m - n < m - k := by
  refine Nat.lt_sub_of_add_lt ?_
  cases Nat.le_total n m with
  | inl hl =>
    have := Nat.add_lt_add_left h' (m - n)
    rwa [Nat.sub_add_cancel hl] at this
  | inr hl => rw [Nat.sub_eq_zero_of_le hl, Nat.zero_add]; exact h
protected theorem sub_lt_of_lt {a b c : Nat} (h : a < b) : a - c < b := Nat.lt_of_le_of_lt (sub_le a c) h
protected theorem sub_sub_self {n m : Nat} (h : m ≤ n) : n - (n - m) = m := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_sub_cancel]
protected theorem sub_one_add_one {a : Nat} (h : a ≠ 0) : a - 1 + 1 = a := succ_pred h
theorem sub_one_lt {n : Nat} (h : n ≠ 0) : n - 1 < n := pred_lt h
protected theorem sub_one_lt_of_lt {n m : Nat} (h : m < n) : n - 1 < n := pred_lt (ne_zero_of_lt h)
theorem le_sub_one_of_lt {a b : Nat} (h : a < b) : a ≤ b - 1 := Nat.le_sub_of_add_le h
theorem lt_of_le_sub_one {n m : Nat} (h : 0 < n) (h' : m ≤ n - 1) : m < n := Nat.add_le_of_le_sub h h'
theorem le_pred_of_lt {n m : Nat} (h : m < n) : m ≤ pred n := le_sub_one_of_lt h
protected theorem mul_sub_one (n m : Nat) : n * (m - 1) = n * m - n := by
  cases m with
  | zero => exact (Nat.zero_sub n).symm
  | succ m => rw [add_one_sub_one, mul_add_one, Nat.add_sub_cancel]
protected theorem mul_sub (k m n : Nat) : k * (m - n) = k * m - k * n :=
  (Nat.le_total n m).elim
    (fun h => by
      obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
      rw [Nat.add_sub_cancel_left, Nat.mul_add, Nat.add_sub_cancel_left])
    fun h => by rw [Nat.sub_eq_zero_of_le h, Nat.mul_zero, Nat.sub_eq_zero_of_le (Nat.mul_le_mul_left k h)]
protected theorem sub_mul (n m k : Nat) : (n - m) * k = n * k - m * k := by
  rw [Nat.mul_comm, Nat.mul_sub, Nat.mul_comm k, Nat.mul_comm k]
protected theorem sub_one_mul (n m : Nat) : (n - 1) * m = n * m - m := by rw [Nat.sub_mul, Nat.one_mul]
protected theorem mul_self_sub_mul_self_eq (a b : Nat) : a * a - b * b = (a + b) * (a - b) := by
  rw [Nat.mul_sub, Nat.add_mul, Nat.add_mul, Nat.mul_comm b a, Nat.add_comm (a * b) (b * b), Nat.add_sub_add_right]
protected theorem add_sub_cancel_right (n m : Nat) : (n + m) - m = n := Nat.add_sub_cancel n m
protected theorem sub_le_iff_le_add' {a b c : Nat} : a - b ≤ c ↔ a ≤ b + c := by rw [Nat.add_comm, Nat.sub_le_iff_le_add]
protected theorem le_sub_iff_add_le' {k m n : Nat} (h : k ≤ m) : n ≤ m - k ↔ k + n ≤ m := by
  rw [Nat.add_comm, Nat.le_sub_iff_add_le h]
protected theorem sub_lt_of_pos_le {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : b - a < b :=
  sub_lt (Nat.lt_of_lt_of_le h₀ h₁) h₀
protected theorem lt_sub_iff_add_lt' {a b c : Nat} : a < c - b ↔ b + a < c := by rw [Nat.add_comm, Nat.lt_sub_iff_add_lt]
theorem succ_sub_one (n : Nat) : succ n - 1 = n := rfl
theorem succ_sub {m n : Nat} (h : n ≤ m) : succ m - n = succ (m - n) := Nat.sub_add_comm (m := 1) h
protected theorem sub_add_sub_cancel {a b c : Nat} (hab : b ≤ a) (hcb : c ≤ b) : a - b + (b - c) = a - c := by
  rw [← Nat.add_sub_assoc hcb, Nat.sub_add_cancel hab]
end Nat
