import Mathlib.Algebra
/-! Ordered monoids and rings: the laws that need no linear order beyond what Mathlib asks. -/
set_option linter.all false
universe u v

class IsOrderedAddMonoid (α : Type u) [AddCommMonoid α] [PartialOrder α] : Prop where
  add_le_add_left : ∀ a b : α, a ≤ b → ∀ c : α, c + a ≤ c + b
class IsOrderedCancelAddMonoid (α : Type u) [AddCommMonoid α] [PartialOrder α] : Prop extends IsOrderedAddMonoid α where
  le_of_add_le_add_left : ∀ a b c : α, a + b ≤ a + c → b ≤ c
class IsOrderedRing (R : Type u) [Semiring R] [PartialOrder R] : Prop extends IsOrderedAddMonoid R where
  zero_le_one : (0 : R) ≤ 1
  mul_le_mul_of_nonneg_left : ∀ a b c : R, a ≤ b → 0 ≤ c → c * a ≤ c * b
  mul_le_mul_of_nonneg_right : ∀ a b c : R, a ≤ b → 0 ≤ c → a * c ≤ b * c
class IsStrictOrderedRing (R : Type u) [Semiring R] [PartialOrder R] : Prop extends IsOrderedCancelAddMonoid R, Nontrivial R where
  zero_le_one : (0 : R) ≤ 1
  mul_lt_mul_of_pos_left : ∀ a b c : R, a < b → 0 < c → c * a < c * b
  mul_lt_mul_of_pos_right : ∀ a b c : R, a < b → 0 < c → a * c < b * c
/-- Subtraction of comparable elements: holds in rings and in `ℕ`. -/
class ExistsAddOfLE (α : Type u) [Add α] [LE α] : Prop where
  exists_add_of_le : ∀ {a b : α}, a ≤ b → ∃ c : α, b = a + c

section monoid
variable {α : Type u} [AddCommMonoid α] [PartialOrder α] [IsOrderedAddMonoid α] {a b c d : α}
theorem add_le_add_left (bc : b ≤ c) (a : α) : a + b ≤ a + c := IsOrderedAddMonoid.add_le_add_left b c bc a
theorem add_le_add_right (bc : b ≤ c) (a : α) : b + a ≤ c + a := by rw [add_comm b, add_comm c]; exact add_le_add_left bc a
theorem add_le_add (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d := (add_le_add_right h₁ c).trans (add_le_add_left h₂ b)
theorem le_add_of_nonneg_right (h : 0 ≤ b) : a ≤ a + b := by simpa using add_le_add_left h a
theorem le_add_of_nonneg_left (h : 0 ≤ b) : a ≤ b + a := by simpa using add_le_add_right h a
theorem le_add_of_le_of_nonneg (hbc : b ≤ c) (ha : 0 ≤ a) : b ≤ c + a := hbc.trans (le_add_of_nonneg_right ha)
theorem le_add_of_nonneg_of_le (ha : 0 ≤ a) (hbc : b ≤ c) : b ≤ a + c := hbc.trans (le_add_of_nonneg_left ha)
theorem add_nonneg (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a + b := ha.trans (le_add_of_nonneg_right hb)
theorem add_pos_of_pos_of_nonneg (ha : 0 < a) (hb : 0 ≤ b) : 0 < a + b := ha.trans_le (le_add_of_nonneg_right hb)
theorem add_pos_of_nonneg_of_pos (ha : 0 ≤ a) (hb : 0 < b) : 0 < a + b := hb.trans_le (le_add_of_nonneg_left ha)
theorem add_pos (ha : 0 < a) (hb : 0 < b) : 0 < a + b := add_pos_of_pos_of_nonneg ha hb.le
theorem add_nonpos (ha : a ≤ 0) (hb : b ≤ 0) : a + b ≤ 0 := by simpa using add_le_add ha hb
end monoid

section cancel
variable {α : Type u} [AddCommMonoid α] [PartialOrder α] [IsOrderedCancelAddMonoid α] {a b c d : α}
theorem le_of_add_le_add_left (bc : a + b ≤ a + c) : b ≤ c := IsOrderedCancelAddMonoid.le_of_add_le_add_left a b c bc
theorem le_of_add_le_add_right (bc : b + a ≤ c + a) : b ≤ c := le_of_add_le_add_left (a := a) (by rw [add_comm a, add_comm a]; exact bc)
@[simp] theorem add_le_add_iff_left (a : α) {b c : α} : a + b ≤ a + c ↔ b ≤ c := ⟨le_of_add_le_add_left, fun h => add_le_add_left h a⟩
@[simp] theorem add_le_add_iff_right (a : α) {b c : α} : b + a ≤ c + a ↔ b ≤ c := ⟨le_of_add_le_add_right, fun h => add_le_add_right h a⟩
@[simp] theorem add_lt_add_iff_left (a : α) {b c : α} : a + b < a + c ↔ b < c := by
  rw [lt_iff_le_not_ge, lt_iff_le_not_ge, add_le_add_iff_left, add_le_add_iff_left]
@[simp] theorem add_lt_add_iff_right (a : α) {b c : α} : b + a < c + a ↔ b < c := by
  rw [lt_iff_le_not_ge, lt_iff_le_not_ge, add_le_add_iff_right, add_le_add_iff_right]
theorem add_lt_add_left (bc : b < c) (a : α) : a + b < a + c := (add_lt_add_iff_left a).mpr bc
theorem add_lt_add_right (bc : b < c) (a : α) : b + a < c + a := (add_lt_add_iff_right a).mpr bc
theorem lt_of_add_lt_add_left (bc : a + b < a + c) : b < c := (add_lt_add_iff_left a).mp bc
theorem lt_of_add_lt_add_right (bc : b + a < c + a) : b < c := (add_lt_add_iff_right a).mp bc
theorem add_lt_add_of_lt_of_le (h₁ : a < b) (h₂ : c ≤ d) : a + c < b + d := (add_lt_add_right h₁ c).trans_le (add_le_add_left h₂ b)
theorem add_lt_add_of_le_of_lt (h₁ : a ≤ b) (h₂ : c < d) : a + c < b + d := (add_le_add_right h₁ c).trans_lt (add_lt_add_left h₂ b)
theorem add_lt_add (h₁ : a < b) (h₂ : c < d) : a + c < b + d := add_lt_add_of_lt_of_le h₁ h₂.le
@[simp] theorem le_add_iff_nonneg_right (a : α) {b : α} : a ≤ a + b ↔ 0 ≤ b := by
  have h := add_le_add_iff_left (b := 0) (c := b) a; rwa [add_zero] at h
@[simp] theorem le_add_iff_nonneg_left (a : α) {b : α} : a ≤ b + a ↔ 0 ≤ b := by rw [add_comm, le_add_iff_nonneg_right]
@[simp] theorem lt_add_iff_pos_right (a : α) {b : α} : a < a + b ↔ 0 < b := by
  have h := add_lt_add_iff_left (b := 0) (c := b) a; rwa [add_zero] at h
@[simp] theorem lt_add_iff_pos_left (a : α) {b : α} : a < b + a ↔ 0 < b := by rw [add_comm, lt_add_iff_pos_right]
@[simp] theorem add_le_iff_nonpos_right (a : α) {b : α} : a + b ≤ a ↔ b ≤ 0 := by
  have h := add_le_add_iff_left (b := b) (c := 0) a; rwa [add_zero] at h
theorem lt_add_of_pos_right (a : α) {b : α} (h : 0 < b) : a < a + b := (lt_add_iff_pos_right a).mpr h
theorem lt_add_of_pos_left (a : α) {b : α} (h : 0 < b) : a < b + a := (lt_add_iff_pos_left a).mpr h
instance (priority := 50) isCancelAdd_of_ordered : IsCancelAdd α :=
  ⟨fun a b c h => le_antisymm (le_of_add_le_add_left h.le) (le_of_add_le_add_left h.ge)⟩
end cancel
instance (priority := 100) isOrderedCancelAddMonoid_of_group {α : Type u} [AddCommGroup α] [PartialOrder α] [IsOrderedAddMonoid α] :
    IsOrderedCancelAddMonoid α := ⟨fun a b c h => by simpa using add_le_add_left h (-a)⟩

section group
variable {α : Type u} [AddCommGroup α] [PartialOrder α] [IsOrderedAddMonoid α] {a b c d : α}
@[simp] theorem sub_nonneg {a b : α} : 0 ≤ a - b ↔ b ≤ a := by
  have h := add_le_add_iff_right (b := 0) (c := a - b) b; rw [sub_add_cancel, zero_add] at h; exact h.symm
@[simp] theorem sub_pos {a b : α} : 0 < a - b ↔ b < a := by
  have h := add_lt_add_iff_right (b := 0) (c := a - b) b; rw [sub_add_cancel, zero_add] at h; exact h.symm
@[simp] theorem sub_nonpos {a b : α} : a - b ≤ 0 ↔ a ≤ b := by
  have h := add_le_add_iff_right (b := a - b) (c := 0) b; rw [sub_add_cancel, zero_add] at h; exact h.symm
@[simp] theorem sub_neg {a b : α} : a - b < 0 ↔ a < b := by
  have h := add_lt_add_iff_right (b := a - b) (c := 0) b; rw [sub_add_cancel, zero_add] at h; exact h.symm
theorem sub_nonneg_of_le (h : b ≤ a) : 0 ≤ a - b := sub_nonneg.mpr h
theorem le_of_sub_nonneg (h : 0 ≤ a - b) : b ≤ a := sub_nonneg.mp h
theorem sub_pos_of_lt (h : b < a) : 0 < a - b := sub_pos.mpr h
theorem lt_of_sub_pos (h : 0 < a - b) : b < a := sub_pos.mp h
theorem sub_nonpos_of_le (h : a ≤ b) : a - b ≤ 0 := sub_nonpos.mpr h
theorem le_of_sub_nonpos (h : a - b ≤ 0) : a ≤ b := sub_nonpos.mp h
theorem sub_le_iff_le_add : a - c ≤ b ↔ a ≤ b + c := by
  have h := add_le_add_iff_right (b := a - c) (c := b) c; rw [sub_add_cancel] at h; exact h.symm
theorem sub_le_iff_le_add' : a - b ≤ c ↔ a ≤ b + c := by rw [sub_le_iff_le_add, add_comm]
theorem le_sub_iff_add_le : a ≤ c - b ↔ a + b ≤ c := by
  have h := add_le_add_iff_right (b := a) (c := c - b) b; rw [sub_add_cancel] at h; exact h.symm
theorem le_sub_iff_add_le' : b ≤ c - a ↔ a + b ≤ c := by rw [le_sub_iff_add_le, add_comm]
theorem sub_lt_iff_lt_add : a - c < b ↔ a < b + c := by
  have h := add_lt_add_iff_right (b := a - c) (c := b) c; rw [sub_add_cancel] at h; exact h.symm
theorem sub_lt_iff_lt_add' : a - b < c ↔ a < b + c := by rw [sub_lt_iff_lt_add, add_comm]
theorem lt_sub_iff_add_lt : a < c - b ↔ a + b < c := by
  have h := add_lt_add_iff_right (b := a) (c := c - b) b; rw [sub_add_cancel] at h; exact h.symm
theorem lt_sub_iff_add_lt' : b < c - a ↔ a + b < c := by rw [lt_sub_iff_add_lt, add_comm]
theorem neg_le_neg (h : a ≤ b) : -b ≤ -a := by
  have := add_le_add_left h (-a + -b)
  rwa [add_right_comm, neg_add_cancel, zero_add, neg_add_cancel_right] at this
@[simp] theorem neg_le_neg_iff : -a ≤ -b ↔ b ≤ a := ⟨fun h => by simpa using neg_le_neg h, neg_le_neg⟩
@[simp] theorem neg_lt_neg_iff : -a < -b ↔ b < a := by rw [lt_iff_le_not_ge, lt_iff_le_not_ge, neg_le_neg_iff, neg_le_neg_iff]
theorem neg_lt_neg (h : a < b) : -b < -a := neg_lt_neg_iff.mpr h
@[simp] theorem neg_nonneg {a : α} : 0 ≤ -a ↔ a ≤ 0 := by have h := neg_le_neg_iff (a := 0) (b := a); rwa [neg_zero] at h
@[simp] theorem neg_nonpos {a : α} : -a ≤ 0 ↔ 0 ≤ a := by have h := neg_le_neg_iff (a := a) (b := 0); rwa [neg_zero] at h
@[simp] theorem neg_pos {a : α} : 0 < -a ↔ a < 0 := by have h := neg_lt_neg_iff (a := 0) (b := a); rwa [neg_zero] at h
@[simp] theorem neg_lt_zero {a : α} : -a < 0 ↔ 0 < a := by have h := neg_lt_neg_iff (a := a) (b := 0); rwa [neg_zero] at h
theorem neg_nonneg_of_nonpos (h : a ≤ 0) : 0 ≤ -a := neg_nonneg.mpr h
theorem neg_nonpos_of_nonneg (h : 0 ≤ a) : -a ≤ 0 := neg_nonpos.mpr h
theorem neg_pos_of_neg (h : a < 0) : 0 < -a := neg_pos.mpr h
theorem neg_neg_of_pos (h : 0 < a) : -a < 0 := neg_lt_zero.mpr h
theorem neg_le : -a ≤ b ↔ -b ≤ a := by have h := neg_le_neg_iff (a := a) (b := -b); rw [neg_neg] at h; exact h
theorem le_neg : a ≤ -b ↔ b ≤ -a := by have h := neg_le_neg_iff (a := -a) (b := b); rw [neg_neg] at h; exact h
theorem neg_lt : -a < b ↔ -b < a := by have h := neg_lt_neg_iff (a := a) (b := -b); rw [neg_neg] at h; exact h
theorem lt_neg : a < -b ↔ b < -a := by have h := neg_lt_neg_iff (a := -a) (b := b); rw [neg_neg] at h; exact h
theorem neg_le_self (h : 0 ≤ a) : -a ≤ a := (neg_nonpos.mpr h).trans h
theorem sub_le_sub (hab : a ≤ b) (hcd : c ≤ d) : a - d ≤ b - c := by
  rw [sub_eq_add_neg, sub_eq_add_neg]; exact add_le_add hab (neg_le_neg hcd)
theorem sub_le_sub_left (hab : a ≤ b) (c : α) : c - b ≤ c - a := sub_le_sub (le_refl c) hab
theorem sub_le_sub_right (hab : a ≤ b) (c : α) : a - c ≤ b - c := sub_le_sub hab (le_refl c)
@[simp] theorem sub_le_sub_iff_left (a : α) {b c : α} : a - b ≤ a - c ↔ c ≤ b := by
  rw [sub_eq_add_neg, sub_eq_add_neg, add_le_add_iff_left, neg_le_neg_iff]
@[simp] theorem sub_le_sub_iff_right (c : α) {a b : α} : a - c ≤ b - c ↔ a ≤ b := by
  rw [sub_eq_add_neg, sub_eq_add_neg, add_le_add_iff_right]
theorem sub_lt_sub (hab : a < b) (hcd : c < d) : a - d < b - c := by
  rw [sub_eq_add_neg, sub_eq_add_neg]; exact add_lt_add hab (neg_lt_neg hcd)
theorem sub_lt_sub_left (hab : a < b) (c : α) : c - b < c - a := by
  rw [sub_eq_add_neg, sub_eq_add_neg]; exact add_lt_add_left (neg_lt_neg hab) c
theorem sub_lt_sub_right (hab : a < b) (c : α) : a - c < b - c := by
  rw [sub_eq_add_neg, sub_eq_add_neg]; exact add_lt_add_right hab (-c)
@[simp] theorem sub_le_self_iff (a : α) {b : α} : a - b ≤ a ↔ 0 ≤ b := by rw [sub_le_iff_le_add, le_add_iff_nonneg_right]
theorem sub_le_self (a : α) {b : α} (hb : 0 ≤ b) : a - b ≤ a := (sub_le_self_iff a).mpr hb
@[simp] theorem sub_lt_self_iff (a : α) {b : α} : a - b < a ↔ 0 < b := by rw [sub_lt_iff_lt_add, lt_add_iff_pos_right]
theorem sub_lt_self (a : α) {b : α} (h : 0 < b) : a - b < a := (sub_lt_self_iff a).mpr h
instance (priority := 100) AddCommGroup.existsAddOfLE : ExistsAddOfLE α := ⟨fun {a b} _ => ⟨b - a, (add_sub_cancel a b).symm⟩⟩
end group

section strict
variable {R : Type u} [Semiring R] [PartialOrder R] [IsStrictOrderedRing R] {a b c d : R}
theorem mul_lt_mul_of_pos_left (h : b < c) (a_pos : 0 < a) : a * b < a * c := IsStrictOrderedRing.mul_lt_mul_of_pos_left b c a h a_pos
theorem mul_lt_mul_of_pos_right (h : b < c) (a_pos : 0 < a) : b * a < c * a := IsStrictOrderedRing.mul_lt_mul_of_pos_right b c a h a_pos
instance (priority := 100) isOrderedRing_of_strict : IsOrderedRing R where
  zero_le_one := IsStrictOrderedRing.zero_le_one
  mul_le_mul_of_nonneg_left a b c h hc := by
    rcases hc.lt_or_eq with hc | hc
    · rcases h.lt_or_eq with h | h
      · exact (mul_lt_mul_of_pos_left h hc).le
      · rw [h]
    · rw [← hc, zero_mul, zero_mul]
  mul_le_mul_of_nonneg_right a b c h hc := by
    rcases hc.lt_or_eq with hc | hc
    · rcases h.lt_or_eq with h | h
      · exact (mul_lt_mul_of_pos_right h hc).le
      · rw [h]
    · rw [← hc, mul_zero, mul_zero]
theorem mul_pos (ha : 0 < a) (hb : 0 < b) : 0 < a * b := by have := mul_lt_mul_of_pos_left hb ha; rwa [mul_zero] at this
theorem pow_pos (H : 0 < a) (n : Nat) : 0 < a ^ n := by
  have one : (0 : R) < 1 := lt_of_le_of_ne IsStrictOrderedRing.zero_le_one fun h => by
    rw [← mul_one a, ← h, mul_zero] at H; exact lt_irrefl _ H
  induction n with
  | zero => rw [pow_zero]; exact one
  | succ n ih => rw [pow_succ]; exact mul_pos ih H
end strict

section ordered
variable {R : Type u} [Semiring R] [PartialOrder R] [IsOrderedRing R] {a b c d : R} {n : Nat}
theorem mul_le_mul_of_nonneg_left (h : b ≤ c) (a_nonneg : 0 ≤ a) : a * b ≤ a * c := IsOrderedRing.mul_le_mul_of_nonneg_left b c a h a_nonneg
theorem mul_le_mul_of_nonneg_right (h : b ≤ c) (a_nonneg : 0 ≤ a) : b * a ≤ c * a := IsOrderedRing.mul_le_mul_of_nonneg_right b c a h a_nonneg
@[simp] theorem zero_le_one : (0 : R) ≤ 1 := IsOrderedRing.zero_le_one
theorem mul_nonneg (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b := by have := mul_le_mul_of_nonneg_left hb ha; rwa [mul_zero] at this
theorem mul_le_mul (hab : a ≤ b) (hcd : c ≤ d) (hc : 0 ≤ c) (hb : 0 ≤ b) : a * c ≤ b * d :=
  (mul_le_mul_of_nonneg_right hab hc).trans (mul_le_mul_of_nonneg_left hcd hb)
theorem mul_self_le_mul_self (h1 : 0 ≤ a) (h2 : a ≤ b) : a * a ≤ b * b := mul_le_mul h2 h2 h1 (h1.trans h2)
theorem mul_nonpos_of_nonneg_of_nonpos (ha : 0 ≤ a) (hb : b ≤ 0) : a * b ≤ 0 := by have := mul_le_mul_of_nonneg_left hb ha; rwa [mul_zero] at this
theorem mul_nonpos_of_nonpos_of_nonneg (ha : a ≤ 0) (hb : 0 ≤ b) : a * b ≤ 0 := by have := mul_le_mul_of_nonneg_right ha hb; rwa [zero_mul] at this
theorem pow_nonneg (H : 0 ≤ a) (n : Nat) : 0 ≤ a ^ n := by
  induction n with
  | zero => rw [pow_zero]; exact zero_le_one
  | succ n ih => rw [pow_succ]; exact mul_nonneg ih H
theorem pow_le_pow_left₀ (ha : 0 ≤ a) (hab : a ≤ b) (n : Nat) : a ^ n ≤ b ^ n := by
  induction n with
  | zero => rw [pow_zero, pow_zero]
  | succ n ih => rw [pow_succ, pow_succ]; exact mul_le_mul ih hab ha (pow_nonneg (ha.trans hab) n)
theorem one_le_pow₀ (ha : 1 ≤ a) : 1 ≤ a ^ n := by have := pow_le_pow_left₀ zero_le_one ha n; rwa [one_pow] at this
theorem pow_le_one₀ (h₀ : 0 ≤ a) (h₁ : a ≤ 1) : a ^ n ≤ 1 := by have := pow_le_pow_left₀ h₀ h₁ n; rwa [one_pow] at this
theorem pow_le_pow_right₀ (ha : 1 ≤ a) {m n : Nat} (hnm : n ≤ m) : a ^ n ≤ a ^ m := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le hnm
  rw [pow_add]
  have := mul_le_mul_of_nonneg_left (one_le_pow₀ ha (n := k)) (pow_nonneg (zero_le_one.trans ha) n)
  rwa [mul_one] at this
theorem one_le_mul_of_one_le_of_one_le (a1 : 1 ≤ a) (b1 : 1 ≤ b) : 1 ≤ a * b := by
  have := mul_le_mul a1 b1 zero_le_one (zero_le_one.trans a1); rwa [mul_one] at this
@[simp] theorem Nat.cast_nonneg (n : Nat) : (0 : R) ≤ n := by
  induction n with
  | zero => exact (Nat.cast_zero (R := R)).ge
  | succ n ih => rw [Nat.cast_add_one]; exact add_nonneg ih zero_le_one
end ordered

section strict2
variable {R : Type u} [Semiring R] [PartialOrder R] [IsStrictOrderedRing R] {a b c d : R} {m n : Nat}
@[simp] theorem zero_lt_one : (0 : R) < 1 := lt_of_le_of_ne zero_le_one fun h => by
  obtain ⟨x, y, hxy⟩ := Nontrivial.exists_pair_ne (α := R)
  exact hxy (by rw [← one_mul x, ← one_mul y, ← h, zero_mul, zero_mul])
theorem one_pos : (0 : R) < 1 := zero_lt_one
theorem Nat.cast_add_one_pos (n : Nat) : 0 < (n : R) + 1 := add_pos_of_nonneg_of_pos (Nat.cast_nonneg n) zero_lt_one
theorem lt_add_one (a : R) : a < a + 1 := lt_add_of_pos_right a zero_lt_one
@[simp] theorem Nat.ofNat_pos {n : Nat} [h : Nat.AtLeastTwo n] : 0 < (no_index (OfNat.ofNat n) : R) := by
  have : (n : R) = OfNat.ofNat n := rfl
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h.prop
  rw [← this, Nat.add_comm, ← Nat.add_assoc k 1 1, Nat.cast_add_one]
  exact Nat.cast_add_one_pos _
@[simp] theorem Nat.ofNat_nonneg (n : Nat) [Nat.AtLeastTwo n] : 0 ≤ (no_index (OfNat.ofNat n) : R) := (Nat.ofNat_pos).le
theorem zero_lt_two : (0 : R) < 2 := Nat.ofNat_pos
theorem zero_lt_three : (0 : R) < 3 := Nat.ofNat_pos
theorem zero_lt_four : (0 : R) < 4 := Nat.ofNat_pos
theorem zero_le_two : (0 : R) ≤ 2 := zero_lt_two.le
theorem two_pos : (0 : R) < 2 := zero_lt_two
theorem three_pos : (0 : R) < 3 := zero_lt_three
theorem four_pos : (0 : R) < 4 := zero_lt_four
theorem one_lt_two : (1 : R) < 2 := by have h := lt_add_one (1 : R); rwa [one_add_one_eq_two] at h
theorem one_le_two : (1 : R) ≤ 2 := one_lt_two.le
theorem Portable.cast_lt (h : m < n) : (m : R) < n := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_assoc, Nat.add_comm 1 k, Nat.cast_add, Nat.cast_add_one]
  exact lt_add_of_pos_right _ (Nat.cast_add_one_pos k)
@[simp] theorem Nat.cast_lt : (m : R) < n ↔ m < n := ⟨fun h => (Nat.lt_or_ge m n).resolve_right fun h' =>
  (Nat.lt_or_ge n m).elim (fun x => lt_asymm h (Portable.cast_lt x)) fun x => lt_irrefl (m : R) (by
    rwa [Nat.le_antisymm h' x] at h), Portable.cast_lt⟩
@[simp] theorem Nat.cast_le : (m : R) ≤ n ↔ m ≤ n := ⟨fun h => (Nat.lt_or_ge n m).elim
  (fun x => absurd h (not_le_of_gt (Portable.cast_lt x))) id, fun h => h.lt_or_eq.elim (fun x => (Portable.cast_lt x).le) fun e => e ▸ le_refl _⟩
@[simp] theorem Nat.cast_pos {n : Nat} : (0 : R) < n ↔ 0 < n := by rw [← Nat.cast_zero, Nat.cast_lt]
instance (priority := 100) charZero_of_strict : CharZero R :=
  ⟨fun m n h => Nat.le_antisymm ((Nat.cast_le (R := R)).mp (le_of_eq h)) ((Nat.cast_le (R := R)).mp (ge_of_eq h))⟩
end strict2

instance Nat.instIsStrictOrderedRing : IsStrictOrderedRing Nat where
  add_le_add_left _ _ h c := Nat.add_le_add_left h c
  le_of_add_le_add_left a b c h := (Nat.le_total b c).elim id fun h' => by
    obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h'
    have h2 := Nat.le_antisymm h (Nat.add_le_add_left (Nat.le_add_right c k) a)
    exact le_of_eq (Nat.add_left_cancel h2)
  exists_pair_ne := ⟨0, 1, fun h => nomatch h⟩
  zero_le_one := Nat.zero_le 1
  mul_lt_mul_of_pos_left a b c h hc := by
    refine lt_of_le_of_ne (Nat.mul_le_mul_left c (Nat.le_of_lt h)) fun e => ?_
    exact Nat.lt_irrefl b ((mul_left_cancel₀ (ne_of_gt hc) e) ▸ h)
  mul_lt_mul_of_pos_right a b c h hc := by
    rw [mul_comm a, mul_comm b]
    refine lt_of_le_of_ne (Nat.mul_le_mul_left c (Nat.le_of_lt h)) fun e => ?_
    exact Nat.lt_irrefl b ((mul_left_cancel₀ (ne_of_gt hc) e) ▸ h)
instance Nat.instExistsAddOfLE : ExistsAddOfLE Nat := ⟨fun h => Nat.exists_eq_add_of_le h⟩
