prelude
import Standin.Data
/-! The order on natural numbers, its decision procedures, and its interplay with addition. -/
set_option linter.all false
universe u v w

namespace Nat
protected inductive le (n : Nat) : Nat → Prop where
  | refl : Nat.le n n
  | step {m : Nat} : Nat.le n m → Nat.le n (.succ m)
instance _root_.instLENat : LE Nat := ⟨Nat.le⟩
protected def lt (n m : Nat) : Prop := Nat.le (n + 1) m
instance _root_.instLTNat : LT Nat := ⟨Nat.lt⟩
@[simp] theorem lt_eq {x y : Nat} : Nat.lt x y = (x < y) := rfl
@[simp] theorem le_eq {x y : Nat} : Nat.le x y = (x ≤ y) := rfl

@[simp, refl] protected theorem le_refl (n : Nat) : n ≤ n := Nat.le.refl
protected theorem le_rfl {n : Nat} : n ≤ n := Nat.le_refl n
@[simp] theorem le_succ (n : Nat) : n ≤ succ n := .step .refl
theorem le_add_one (n : Nat) : n ≤ n + 1 := .step .refl
theorem le_step {n m : Nat} (h : n ≤ m) : n ≤ succ m := .step h
protected theorem le_trans {n m k : Nat} (h : n ≤ m) (h' : m ≤ k) : n ≤ k := by
  induction h' with
  | refl => exact h
  | step _ ih => exact .step ih
@[simp] theorem zero_le : (n : Nat) → 0 ≤ n
  | 0 => .refl
  | n + 1 => .step (zero_le n)
theorem succ_le_succ {n m : Nat} (h : n ≤ m) : succ n ≤ succ m := by
  induction h with
  | refl => exact .refl
  | step _ ih => exact .step ih
theorem pred_le_pred {n m : Nat} (h : n ≤ m) : pred n ≤ pred m := by
  cases h with
  | refl => exact .refl
  | @step k h =>
    cases n with
    | zero => exact h
    | succ n => exact Nat.le_trans (le_succ n) h
theorem le_of_succ_le_succ {n m : Nat} (h : succ n ≤ succ m) : n ≤ m := pred_le_pred h
theorem le_of_lt_succ {m n : Nat} (h : m < succ n) : m ≤ n := le_of_succ_le_succ h
theorem le_of_lt_add_one {n m : Nat} (h : n < m + 1) : n ≤ m := le_of_succ_le_succ h
theorem succ_le_succ_iff {a b : Nat} : succ a ≤ succ b ↔ a ≤ b := ⟨le_of_succ_le_succ, succ_le_succ⟩
theorem add_one_le_add_one_iff {a b : Nat} : a + 1 ≤ b + 1 ↔ a ≤ b := succ_le_succ_iff
theorem not_succ_le_zero (n : Nat) : ¬(succ n ≤ 0) := by
  intro h
  cases h
@[simp] theorem not_lt_zero (n : Nat) : ¬(n < 0) := not_succ_le_zero n
theorem not_succ_le_self : (n : Nat) → ¬(succ n ≤ n)
  | 0 => not_succ_le_zero 0
  | n + 1 => fun h => not_succ_le_self n (le_of_succ_le_succ h)
@[simp] protected theorem lt_irrefl (n : Nat) : ¬(n < n) := not_succ_le_self n
theorem succ_lt_succ {n m : Nat} (h : n < m) : succ n < succ m := succ_le_succ h
theorem lt_of_succ_lt_succ {n m : Nat} (h : succ n < succ m) : n < m := le_of_succ_le_succ h
theorem succ_lt_succ_iff {a b : Nat} : succ a < succ b ↔ a < b := ⟨lt_of_succ_lt_succ, succ_lt_succ⟩
theorem add_one_lt_add_one_iff {a b : Nat} : a + 1 < b + 1 ↔ a < b := succ_lt_succ_iff
theorem lt_succ_of_le {n m : Nat} (h : n ≤ m) : n < succ m := succ_le_succ h
theorem lt_add_one_of_le {n m : Nat} (h : n ≤ m) : n < m + 1 := succ_le_succ h
theorem lt_succ_iff {m n : Nat} : m < succ n ↔ m ≤ n := ⟨le_of_lt_succ, lt_succ_of_le⟩
theorem lt_add_one_iff {m n : Nat} : m < n + 1 ↔ m ≤ n := lt_succ_iff
theorem succ_le_iff {m n : Nat} : succ m ≤ n ↔ m < n := Iff.rfl
theorem add_one_le_iff {n m : Nat} : n + 1 ≤ m ↔ n < m := Iff.rfl
theorem succ_le {n m : Nat} : succ n ≤ m ↔ n < m := Iff.rfl
theorem lt_of_succ_le {n m : Nat} (h : succ n ≤ m) : n < m := h
theorem succ_le_of_lt {n m : Nat} (h : n < m) : succ n ≤ m := h
theorem lt_of_add_one_le {n m : Nat} (h : n + 1 ≤ m) : n < m := h
theorem add_one_le_of_lt {n m : Nat} (h : n < m) : n + 1 ≤ m := h
@[simp] theorem lt_succ_self (n : Nat) : n < succ n := .refl
@[simp] protected theorem lt_add_one (n : Nat) : n < n + 1 := .refl
theorem lt.base (n : Nat) : n < succ n := .refl
theorem lt.step {n m : Nat} (h : n < m) : n < succ m := Nat.le.step h
theorem lt_succ_of_lt {a b : Nat} (h : a < b) : a < succ b := .step h
theorem le_succ_of_le {n m : Nat} (h : n ≤ m) : n ≤ succ m := .step h
theorem le_add_one_of_le {n m : Nat} (h : n ≤ m) : n ≤ m + 1 := .step h
@[simp] theorem zero_lt_succ (n : Nat) : 0 < succ n := succ_le_succ (zero_le n)
@[simp] theorem zero_lt_add_one (n : Nat) : 0 < n + 1 := zero_lt_succ n
theorem succ_pos (n : Nat) : 0 < succ n := zero_lt_succ n
@[simp] protected theorem zero_lt_one : 0 < (1 : Nat) := zero_lt_succ 0
protected theorem one_pos : 0 < (1 : Nat) := zero_lt_succ 0
protected theorem two_pos : 0 < (2 : Nat) := zero_lt_succ 1
protected theorem lt_of_lt_of_le {n m k : Nat} (h : n < m) (h' : m ≤ k) : n < k := Nat.le_trans h h'
protected theorem lt_of_le_of_lt {n m k : Nat} (h : n ≤ m) (h' : m < k) : n < k := Nat.le_trans (succ_le_succ h) h'
protected theorem lt_of_lt_of_eq {n m k : Nat} (h : n < m) (h' : m = k) : n < k := h' ▸ h
protected theorem le_of_eq {n m : Nat} (p : n = m) : n ≤ m := p ▸ Nat.le_refl n
protected theorem lt_trans {n m k : Nat} (h : n < m) (h' : m < k) : n < k :=
  Nat.lt_of_lt_of_le h (Nat.le_trans (le_succ m) h')
theorem le_of_succ_le {n m : Nat} (h : succ n ≤ m) : n ≤ m := Nat.le_trans (le_succ n) h
theorem lt_of_succ_lt {n m : Nat} (h : succ n < m) : n < m := le_of_succ_le h
protected theorem le_of_lt {n m : Nat} (h : n < m) : n ≤ m := le_of_succ_le h
protected theorem le_antisymm {n m : Nat} (h₁ : n ≤ m) (h₂ : m ≤ n) : n = m := by
  cases h₁ with
  | refl => rfl
  | @step k h => exact absurd (Nat.lt_of_lt_of_le (succ_le_succ h) h₂) (Nat.lt_irrefl n)
protected theorem le_antisymm_iff {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => ⟨Nat.le_of_eq h, Nat.le_of_eq h.symm⟩, fun h => Nat.le_antisymm h.1 h.2⟩
protected theorem eq_iff_le_and_ge {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a := Nat.le_antisymm_iff
protected theorem lt_or_ge (n m : Nat) : n < m ∨ n ≥ m := by
  induction m with
  | zero => exact .inr (zero_le n)
  | succ m ih =>
    cases ih with
    | inl h => exact .inl (.step h)
    | inr h =>
      cases h with
      | refl => exact .inl .refl
      | @step k h => exact .inr (succ_le_succ h)
protected theorem lt_or_le (n m : Nat) : n < m ∨ m ≤ n := Nat.lt_or_ge n m
protected theorem le_or_lt (n m : Nat) : n ≤ m ∨ m < n := (Nat.lt_or_ge m n).symm
protected theorem le_total (m n : Nat) : m ≤ n ∨ n ≤ m := (Nat.lt_or_ge m n).elim (fun h => .inl (Nat.le_of_lt h)) .inr
theorem gt_of_not_le {n m : Nat} (h : ¬n ≤ m) : n > m := (Nat.lt_or_ge m n).resolve_right h
theorem ge_of_not_lt {n m : Nat} (h : ¬n < m) : n ≥ m := (Nat.lt_or_ge n m).resolve_left h
protected theorem not_le_of_gt {n m : Nat} (h : n > m) : ¬n ≤ m := fun h' => Nat.lt_irrefl _ (Nat.lt_of_lt_of_le h h')
protected theorem not_le_of_lt {a b : Nat} (h : a < b) : ¬b ≤ a := Nat.not_le_of_gt h
protected theorem not_lt_of_ge {a b : Nat} (h : b ≥ a) : ¬b < a := fun h' => Nat.lt_irrefl _ (Nat.lt_of_lt_of_le h' h)
protected theorem not_lt_of_le {a b : Nat} (h : a ≤ b) : ¬b < a := Nat.not_lt_of_ge h
protected theorem not_lt_of_gt {n m : Nat} (h : n > m) : ¬n < m := fun h' => Nat.lt_irrefl _ (Nat.lt_trans h h')
protected theorem not_lt_of_lt {n m : Nat} (h : n < m) : ¬m < n := Nat.not_lt_of_gt h
protected theorem lt_asymm {a b : Nat} (h : a < b) : ¬b < a := Nat.not_lt_of_lt h
protected theorem lt_of_not_ge {a b : Nat} (h : ¬b ≥ a) : b < a := gt_of_not_le h
protected theorem lt_of_not_le {a b : Nat} (h : ¬a ≤ b) : b < a := gt_of_not_le h
protected theorem le_of_not_gt {a b : Nat} (h : ¬b > a) : b ≤ a := ge_of_not_lt h
protected theorem le_of_not_lt {a b : Nat} (h : ¬a < b) : b ≤ a := ge_of_not_lt h
protected theorem le_of_not_le {a b : Nat} (h : ¬b ≤ a) : a ≤ b := Nat.le_of_lt (gt_of_not_le h)
@[simp] protected theorem not_le {a b : Nat} : ¬a ≤ b ↔ b < a := ⟨gt_of_not_le, Nat.not_le_of_gt⟩
@[simp] protected theorem not_lt {a b : Nat} : ¬a < b ↔ b ≤ a := ⟨ge_of_not_lt, Nat.not_lt_of_ge⟩
theorem not_le_eq (a b : Nat) : (¬a ≤ b) = (b + 1 ≤ a) := propext Nat.not_le
theorem not_lt_eq (a b : Nat) : (¬a < b) = (b ≤ a) := propext Nat.not_lt
theorem not_ge_eq (a b : Nat) : (¬a ≥ b) = (a + 1 ≤ b) := propext Nat.not_le
theorem not_gt_eq (a b : Nat) : (¬a > b) = (a ≤ b) := propext Nat.not_lt
protected theorem eq_or_lt_of_le {n m : Nat} (h : n ≤ m) : n = m ∨ n < m := by
  cases h with
  | refl => exact .inl rfl
  | @step k h => exact .inr (succ_le_succ h)
protected theorem lt_or_eq_of_le {n m : Nat} (h : n ≤ m) : n < m ∨ n = m := (Nat.eq_or_lt_of_le h).symm
protected theorem le_iff_lt_or_eq {n m : Nat} : n ≤ m ↔ n < m ∨ n = m :=
  ⟨Nat.lt_or_eq_of_le, fun h => h.elim Nat.le_of_lt Nat.le_of_eq⟩
protected theorem lt_of_le_of_ne {n m : Nat} (h : n ≤ m) (h' : ¬n = m) : n < m := (Nat.eq_or_lt_of_le h).resolve_left h'
theorem ne_of_gt {a b : Nat} (h : b < a) : a ≠ b := fun e => Nat.lt_irrefl b (e ▸ h)
theorem ne_of_lt {a b : Nat} (h : a < b) : a ≠ b := (ne_of_gt h).symm
theorem ne_of_lt' {a b : Nat} (h : a < b) : b ≠ a := ne_of_gt h
protected theorem lt_iff_le_and_ne {m n : Nat} : m < n ↔ m ≤ n ∧ m ≠ n :=
  ⟨fun h => ⟨Nat.le_of_lt h, ne_of_lt h⟩, fun h => Nat.lt_of_le_of_ne h.1 h.2⟩
protected theorem lt_iff_le_not_le {m n : Nat} : m < n ↔ m ≤ n ∧ ¬n ≤ m :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le_of_gt h⟩, fun h => gt_of_not_le h.2⟩
protected theorem lt_trichotomy (a b : Nat) : a < b ∨ a = b ∨ b < a :=
  (Nat.lt_or_ge a b).imp_right fun h => (Nat.eq_or_lt_of_le h).imp_left Eq.symm
protected theorem lt_or_gt_of_ne {a b : Nat} (ne : a ≠ b) : a < b ∨ a > b :=
  (Nat.lt_trichotomy a b).imp_right (·.resolve_left ne)
protected theorem lt_or_lt_of_ne {a b : Nat} (h : a ≠ b) : a < b ∨ b < a := Nat.lt_or_gt_of_ne h
protected theorem ne_iff_lt_or_gt {a b : Nat} : a ≠ b ↔ a < b ∨ b < a :=
  ⟨Nat.lt_or_gt_of_ne, fun h => h.elim ne_of_lt ne_of_gt⟩
theorem le_or_eq_of_le_succ {m n : Nat} (h : m ≤ succ n) : m ≤ n ∨ m = succ n :=
  (Nat.eq_or_lt_of_le h).symm.imp_left le_of_lt_succ
theorem le_or_eq_of_le_add_one {m n : Nat} (h : m ≤ n + 1) : m ≤ n ∨ m = n + 1 := le_or_eq_of_le_succ h

theorem eq_zero_or_pos (n : Nat) : n = 0 ∨ n > 0 := match n with | 0 => .inl rfl | n + 1 => .inr (zero_lt_succ n)
protected theorem pos_of_ne_zero {n : Nat} (h : n ≠ 0) : 0 < n := (eq_zero_or_pos n).resolve_left h
theorem zero_lt_of_ne_zero {a : Nat} (h : a ≠ 0) : 0 < a := Nat.pos_of_ne_zero h
protected theorem pos_iff_ne_zero {n : Nat} : 0 < n ↔ n ≠ 0 := ⟨ne_of_gt, Nat.pos_of_ne_zero⟩
theorem ne_zero_iff_zero_lt {n : Nat} : n ≠ 0 ↔ 0 < n := Nat.pos_iff_ne_zero.symm
theorem zero_lt_of_lt {a b : Nat} (h : a < b) : 0 < b := Nat.lt_of_le_of_lt (zero_le a) h
theorem pos_of_lt {n m : Nat} (h : n < m) : 0 < m := zero_lt_of_lt h
theorem ne_zero_of_lt {a b : Nat} (h : b < a) : a ≠ 0 := ne_of_gt (zero_lt_of_lt h)
theorem one_le_iff_ne_zero {n : Nat} : 1 ≤ n ↔ n ≠ 0 := Nat.pos_iff_ne_zero
theorem one_le_of_lt {a b : Nat} (h : a < b) : 1 ≤ b := zero_lt_of_lt h
theorem eq_zero_of_le_zero {n : Nat} (h : n ≤ 0) : n = 0 := Nat.le_antisymm h (zero_le n)
@[simp] protected theorem le_zero_eq (a : Nat) : (a ≤ 0) = (a = 0) := propext ⟨eq_zero_of_le_zero, Nat.le_of_eq⟩
protected theorem le_zero {n : Nat} : n ≤ 0 ↔ n = 0 := ⟨eq_zero_of_le_zero, Nat.le_of_eq⟩
protected theorem le_zero_iff {n : Nat} : n ≤ 0 ↔ n = 0 := Nat.le_zero
protected theorem eq_zero_of_not_pos {n : Nat} (h : ¬0 < n) : n = 0 := eq_zero_of_le_zero (ge_of_not_lt h)
@[simp] protected theorem lt_one_iff {n : Nat} : n < 1 ↔ n = 0 := lt_succ_iff.trans Nat.le_zero
theorem le_one_iff_eq_zero_or_eq_one {n : Nat} : n ≤ 1 ↔ n = 0 ∨ n = 1 := by
  rw [Nat.le_iff_lt_or_eq, Nat.lt_one_iff]
protected theorem one_lt_two : 1 < 2 := .refl

@[simp] theorem le_add_right (n k : Nat) : n ≤ n + k := by
  induction k with
  | zero => exact .refl
  | succ k ih => exact .step ih
@[simp] theorem le_add_left (n m : Nat) : n ≤ m + n := Nat.add_comm n m ▸ le_add_right n m
theorem le.dest {n m : Nat} (h : n ≤ m) : ∃ k, n + k = m := by
  induction h with
  | refl => exact ⟨0, rfl⟩
  | step _ ih =>
    obtain ⟨k, hk⟩ := ih
    exact ⟨k + 1, congrArg succ hk⟩
theorem le.intro {n m k : Nat} (h : n + k = m) : n ≤ m := h ▸ le_add_right n k
theorem exists_eq_add_of_le {m n : Nat} (h : m ≤ n) : ∃ k, n = m + k := (le.dest h).imp fun _ => Eq.symm
theorem exists_eq_add_of_le' {m n : Nat} (h : m ≤ n) : ∃ k, n = k + m :=
  (le.dest h).imp fun k hk => (Nat.add_comm k m).trans hk |>.symm
theorem exists_eq_add_of_lt {m n : Nat} (h : m < n) : ∃ k, n = m + k + 1 :=
  (le.dest h).imp fun k hk => hk.symm.trans (succ_add m k)
protected theorem le_iff_exists_add {m n : Nat} : m ≤ n ↔ ∃ k, n = m + k :=
  ⟨exists_eq_add_of_le, fun ⟨k, hk⟩ => hk ▸ le_add_right m k⟩
protected theorem add_le_add_left {n m : Nat} (h : n ≤ m) (k : Nat) : k + n ≤ k + m := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  rw [← Nat.add_assoc]
  exact le_add_right ..
protected theorem add_le_add_right {n m : Nat} (h : n ≤ m) (k : Nat) : n + k ≤ m + k := by
  rw [Nat.add_comm n k, Nat.add_comm m k]
  exact Nat.add_le_add_left h k
protected theorem add_le_add {a b c d : Nat} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Nat.le_trans (Nat.add_le_add_right h₁ c) (Nat.add_le_add_left h₂ b)
protected theorem add_lt_add_left {n m : Nat} (h : n < m) (k : Nat) : k + n < k + m := Nat.add_le_add_left h k
protected theorem add_lt_add_right {n m : Nat} (h : n < m) (k : Nat) : n + k < m + k := by
  rw [Nat.add_comm n k, Nat.add_comm m k]
  exact Nat.add_lt_add_left h k
protected theorem add_lt_add_of_le_of_lt {a b c d : Nat} (hle : a ≤ b) (hlt : c < d) : a + c < b + d :=
  Nat.lt_of_le_of_lt (Nat.add_le_add_right hle c) (Nat.add_lt_add_left hlt b)
protected theorem add_lt_add_of_lt_of_le {a b c d : Nat} (hlt : a < b) (hle : c ≤ d) : a + c < b + d :=
  Nat.lt_of_lt_of_le (Nat.add_lt_add_right hlt c) (Nat.add_le_add_left hle b)
protected theorem add_lt_add {a b c d : Nat} (h : a < b) (h' : c < d) : a + c < b + d :=
  Nat.add_lt_add_of_lt_of_le h (Nat.le_of_lt h')
protected theorem le_of_add_le_add_left {a b c : Nat} (h : a + b ≤ a + c) : b ≤ c := by
  induction a with
  | zero => rwa [Nat.zero_add, Nat.zero_add] at h
  | succ a ih => rw [Nat.add_right_comm, Nat.add_right_comm a 1] at h; exact ih (le_of_succ_le_succ h)
protected theorem le_of_add_le_add_right {a b c : Nat} (h : a + b ≤ c + b) : a ≤ c := by
  rw [Nat.add_comm a, Nat.add_comm c] at h
  exact Nat.le_of_add_le_add_left h
protected theorem lt_of_add_lt_add_left {k m n : Nat} (h : n + k < n + m) : k < m := Nat.le_of_add_le_add_left h
protected theorem lt_of_add_lt_add_right {k m n : Nat} (h : k + n < m + n) : k < m := by
  rw [Nat.add_comm k, Nat.add_comm m] at h
  exact Nat.lt_of_add_lt_add_left h
@[simp] protected theorem add_le_add_iff_left {m k n : Nat} : n + m ≤ n + k ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_left, fun h => Nat.add_le_add_left h n⟩
@[simp] protected theorem add_le_add_iff_right {m k n : Nat} : m + n ≤ k + n ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_right, fun h => Nat.add_le_add_right h n⟩
@[simp] protected theorem add_lt_add_iff_left {k n m : Nat} : k + n < k + m ↔ n < m :=
  ⟨Nat.lt_of_add_lt_add_left, fun h => Nat.add_lt_add_left h k⟩
@[simp] protected theorem add_lt_add_iff_right {k n m : Nat} : n + k < m + k ↔ n < m :=
  ⟨Nat.lt_of_add_lt_add_right, fun h => Nat.add_lt_add_right h k⟩
protected theorem le_of_add_right_le {n m k : Nat} (h : n + k ≤ m) : n ≤ m := Nat.le_trans (le_add_right n k) h
protected theorem le_of_add_left_le {n m k : Nat} (h : k + n ≤ m) : n ≤ m := Nat.le_trans (le_add_left n k) h
protected theorem le_add_right_of_le {n m k : Nat} (h : n ≤ m) : n ≤ m + k := Nat.le_trans h (le_add_right m k)
protected theorem le_add_left_of_le {n m k : Nat} (h : n ≤ m) : n ≤ k + m := Nat.le_trans h (le_add_left m k)
protected theorem lt_add_left {a b : Nat} (c : Nat) (h : a < b) : a < c + b := Nat.lt_of_lt_of_le h (le_add_left b c)
protected theorem lt_add_right {a b : Nat} (c : Nat) (h : a < b) : a < b + c := Nat.lt_of_lt_of_le h (le_add_right b c)
protected theorem lt_add_of_pos_right {k n : Nat} (h : 0 < k) : n < n + k := Nat.add_lt_add_left h n
protected theorem lt_add_of_pos_left {k n : Nat} (h : 0 < k) : n < k + n := by
  rw [Nat.add_comm]
  exact Nat.lt_add_of_pos_right h
protected theorem pos_of_lt_add_right {n k : Nat} (h : n < n + k) : 0 < k := Nat.lt_of_add_lt_add_left (n := n) h
@[simp] protected theorem lt_add_right_iff_pos {n k : Nat} : n < n + k ↔ 0 < k :=
  ⟨Nat.pos_of_lt_add_right, Nat.lt_add_of_pos_right⟩
@[simp] protected theorem lt_add_left_iff_pos {n k : Nat} : n < k + n ↔ 0 < k := by
  rw [Nat.add_comm, Nat.lt_add_right_iff_pos]
protected theorem add_pos_left {m : Nat} (h : 0 < m) (n : Nat) : 0 < m + n := Nat.lt_of_lt_of_le h (le_add_right m n)
protected theorem add_pos_right {n : Nat} (m : Nat) (h : 0 < n) : 0 < m + n := Nat.lt_of_lt_of_le h (le_add_left n m)
protected theorem add_pos_iff_pos_or_pos {m n : Nat} : 0 < m + n ↔ 0 < m ∨ 0 < n := by
  cases m with
  | zero => rw [Nat.zero_add]; exact ⟨.inr, fun h => h.elim (absurd · (Nat.lt_irrefl 0)) id⟩
  | succ m => exact ⟨fun _ => .inl (zero_lt_succ m), fun _ => Nat.add_pos_left (zero_lt_succ m) n⟩

theorem ble_self_eq_true : (n : Nat) → ble n n = true
  | 0 => rfl
  | n + 1 => ble_self_eq_true n
theorem le_of_ble_eq_true : {n m : Nat} → ble n m = true → n ≤ m
  | 0, m, _ => zero_le m
  | _ + 1, 0, h => (Bool.noConf_ft h).elim
  | n + 1, m + 1, h => succ_le_succ (le_of_ble_eq_true (n := n) (m := m) h)
theorem ble_eq_true_of_le : {n m : Nat} → n ≤ m → ble n m = true
  | 0, 0, _ => rfl
  | 0, _ + 1, _ => rfl
  | _ + 1, 0, h => absurd h (not_succ_le_zero _)
  | n + 1, m + 1, h => ble_eq_true_of_le (n := n) (m := m) (le_of_succ_le_succ h)
theorem not_le_of_not_ble_eq_true {n m : Nat} (h : ¬ble n m = true) : ¬n ≤ m := fun h' => h (ble_eq_true_of_le h')
@[simp] theorem ble_eq {x y : Nat} : (ble x y = true) = (x ≤ y) := propext ⟨le_of_ble_eq_true, ble_eq_true_of_le⟩
@[simp] theorem beq_eq {x y : Nat} : (Nat.beq x y = true) = (x = y) :=
  propext ⟨eq_of_beq_eq_true x y, fun h => h ▸ beq_refl x⟩
instance decLe (n m : Nat) : Decidable (n ≤ m) :=
  dite (ble n m = true) (fun h => isTrue (le_of_ble_eq_true h)) (fun h => isFalse (not_le_of_not_ble_eq_true h))
instance decLt (n m : Nat) : Decidable (n < m) := decLe (succ n) m
instance : Trans (α := Nat) (β := Nat) (γ := Nat) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Nat.le_trans⟩
instance : Trans (α := Nat) (β := Nat) (γ := Nat) (· < ·) (· < ·) (· < ·) := ⟨Nat.lt_trans⟩
instance : Trans (α := Nat) (β := Nat) (γ := Nat) (· < ·) (· ≤ ·) (· < ·) := ⟨Nat.lt_of_lt_of_le⟩
instance : Trans (α := Nat) (β := Nat) (γ := Nat) (· ≤ ·) (· < ·) (· < ·) := ⟨Nat.lt_of_le_of_lt⟩
end Nat
