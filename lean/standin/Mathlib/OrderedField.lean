import Mathlib.Tactic
/-! Squares, absolute values and division in ordered rings and fields. -/
set_option linter.all false
set_option Elab.async false
universe u
section ring
variable {R : Type u} [CommRing R] [LinearOrder R] [IsStrictOrderedRing R] {a b c d : R}
theorem mul_nonneg_of_nonpos_of_nonpos (ha : a ≤ 0) (hb : b ≤ 0) : 0 ≤ a * b := by
  have := mul_nonneg (neg_nonneg.mpr ha) (neg_nonneg.mpr hb); rwa [neg_mul_neg] at this
theorem mul_nonneg_of_neg_of_neg (ha : a < 0) (hb : b < 0) : 0 ≤ a * b := mul_nonneg_of_nonpos_of_nonpos ha.le hb.le
theorem mul_pos_of_neg_of_neg (ha : a < 0) (hb : b < 0) : 0 < a * b := by
  have := mul_pos (neg_pos.mpr ha) (neg_pos.mpr hb); rwa [neg_mul_neg] at this
theorem mul_neg_of_pos_of_neg (ha : 0 < a) (hb : b < 0) : a * b < 0 := by
  have := mul_pos ha (neg_pos.mpr hb); rw [mul_neg] at this; exact neg_pos.mp this
theorem mul_neg_of_neg_of_pos (ha : a < 0) (hb : 0 < b) : a * b < 0 := by rw [mul_comm]; exact mul_neg_of_pos_of_neg hb ha
theorem mul_self_nonneg (a : R) : 0 ≤ a * a := (le_total 0 a).elim (fun h => mul_nonneg h h) fun h => mul_nonneg_of_nonpos_of_nonpos h h
theorem sq_nonneg (a : R) : 0 ≤ a ^ 2 := by rw [pow_two]; exact mul_self_nonneg a
theorem pow_two_nonneg (a : R) : 0 ≤ a ^ 2 := sq_nonneg a
theorem mul_self_pos {a : R} : 0 < a * a ↔ a ≠ 0 :=
  ⟨fun h e => by rw [e, mul_zero] at h; exact lt_irrefl _ h, fun h => (lt_or_gt_of_ne h).elim (fun x => mul_pos_of_neg_of_neg x x) fun x => mul_pos x x⟩
instance (priority := 100) noZeroDivisors_of_ordered : NoZeroDivisors R := ⟨fun {a b} h => by
  rcases lt_trichotomy a 0 with ha | ha | ha
  · rcases lt_trichotomy b 0 with hb | hb | hb
    · exact absurd h (mul_pos_of_neg_of_neg ha hb).ne'
    · exact .inr hb
    · exact absurd h (mul_neg_of_neg_of_pos ha hb).ne
  · exact .inl ha
  · rcases lt_trichotomy b 0 with hb | hb | hb
    · exact absurd h (mul_neg_of_pos_of_neg ha hb).ne
    · exact .inr hb
    · exact absurd h (mul_pos ha hb).ne'⟩
theorem sq_pos_of_ne_zero (h : a ≠ 0) : 0 < a ^ 2 := by rw [pow_two]; exact mul_self_pos.mpr h
theorem sq_pos_of_pos (h : 0 < a) : 0 < a ^ 2 := pow_pos h 2
theorem two_mul_le_add_sq (a b : R) : 2 * a * b ≤ a ^ 2 + b ^ 2 := by nlinarith [sq_nonneg (a - b)]
theorem mul_le_mul_left (a0 : 0 < a) : a * b ≤ a * c ↔ b ≤ c :=
  ⟨fun h => le_of_not_gt fun h' => not_le_of_gt (mul_lt_mul_of_pos_left h' a0) h, fun h => mul_le_mul_of_nonneg_left h a0.le⟩
theorem mul_le_mul_right (a0 : 0 < a) : b * a ≤ c * a ↔ b ≤ c := by rw [mul_comm b, mul_comm c, mul_le_mul_left a0]
theorem mul_le_mul_iff_right₀ (a_pos : 0 < a) : a * b ≤ a * c ↔ b ≤ c := mul_le_mul_left a_pos
theorem mul_le_mul_iff_left₀ (a_pos : 0 < a) : b * a ≤ c * a ↔ b ≤ c := mul_le_mul_right a_pos
theorem mul_le_mul_iff_of_pos_left (a0 : 0 < a) : a * b ≤ a * c ↔ b ≤ c := mul_le_mul_left a0
theorem mul_le_mul_iff_of_pos_right (a0 : 0 < a) : b * a ≤ c * a ↔ b ≤ c := mul_le_mul_right a0
theorem mul_lt_mul_left (a0 : 0 < a) : a * b < a * c ↔ b < c := by rw [← not_le, mul_le_mul_left a0, not_le]
theorem mul_lt_mul_right (a0 : 0 < a) : b * a < c * a ↔ b < c := by rw [← not_le, mul_le_mul_right a0, not_le]
theorem le_of_mul_le_mul_left (h : c * a ≤ c * b) (hc : 0 < c) : a ≤ b := (mul_le_mul_left hc).mp h
theorem le_of_mul_le_mul_right (h : a * c ≤ b * c) (hc : 0 < c) : a ≤ b := (mul_le_mul_right hc).mp h
theorem lt_of_mul_lt_mul_left (h : a * b < a * c) (a_nonneg : 0 ≤ a) : b < c := lt_of_not_ge fun h' => not_le_of_gt h (mul_le_mul_of_nonneg_left h' a_nonneg)
theorem lt_of_mul_lt_mul_right (h : b * a < c * a) (a_nonneg : 0 ≤ a) : b < c := lt_of_not_ge fun h' => not_le_of_gt h (mul_le_mul_of_nonneg_right h' a_nonneg)
theorem pos_of_mul_pos_left (h : 0 < a * b) (ha : 0 ≤ a) : 0 < b := lt_of_not_ge fun hb => not_lt_of_ge (mul_nonpos_of_nonneg_of_nonpos ha hb) h
theorem mul_lt_mul'' (h1 : a < c) (h2 : b < d) (h3 : 0 ≤ a) (h4 : 0 ≤ b) : a * b < c * d := by nlinarith
theorem mul_self_lt_mul_self (h1 : 0 ≤ a) (h2 : a < b) : a * a < b * b := mul_lt_mul'' h2 h2 h1 h1
theorem abs_le_of_sq_le_sq' (h : a ^ 2 ≤ b ^ 2) (hb : 0 ≤ b) : -b ≤ a ∧ a ≤ b := by
  constructor
  · nlinarith
  · nlinarith
theorem pow_le_pow_iff_left₀ (ha : 0 ≤ a) (hb : 0 ≤ b) {n : Nat} (hn : n ≠ 0) : a ^ n ≤ b ^ n ↔ a ≤ b := by
  refine ⟨fun h => le_of_not_gt fun h' => ?_, fun h => pow_le_pow_left₀ ha h n⟩
  have lt : b ^ n < a ^ n := by
    cases n with
    | zero => exact absurd rfl hn
    | succ n =>
      rw [pow_succ, pow_succ]
      exact lt_of_le_of_lt (mul_le_mul_of_nonneg_right (pow_le_pow_left₀ hb h'.le n) hb)
        (mul_lt_mul_of_pos_left h' (pow_pos (lt_of_le_of_lt hb h') n))
  exact not_le_of_gt lt h
theorem pow_lt_pow_left₀ (hab : a < b) (ha : 0 ≤ a) {n : Nat} (hn : n ≠ 0) : a ^ n < b ^ n :=
  lt_of_not_ge fun h => not_le_of_gt hab ((pow_le_pow_iff_left₀ (ha.trans hab.le) ha hn).mp h)

/-! Absolute value. -/
def abs {α : Type u} [LinearOrder α] [AddCommGroup α] (a : α) : α := max a (-a)
macro:max atomic("|" noWs) a:term noWs "|" : term => `(abs $a)
theorem abs_eq_max_neg : |a| = max a (-a) := rfl
theorem abs_of_nonneg (h : 0 ≤ a) : |a| = a := max_eq_left (by linarith)
theorem abs_of_pos (h : 0 < a) : |a| = a := abs_of_nonneg h.le
theorem abs_of_nonpos (h : a ≤ 0) : |a| = -a := max_eq_right (by linarith)
theorem abs_of_neg (h : a < 0) : |a| = -a := abs_of_nonpos h.le
theorem abs_nonneg (a : R) : 0 ≤ |a| := by
  rcases le_total 0 a with h | h
  · rw [abs_of_nonneg h]; exact h
  · rw [abs_of_nonpos h]; linarith
@[simp] theorem abs_zero : |(0 : R)| = 0 := abs_of_nonneg (le_refl 0)
@[simp] theorem abs_one : |(1 : R)| = 1 := abs_of_nonneg zero_le_one
theorem le_abs_self (a : R) : a ≤ |a| := le_max_left a (-a)
theorem neg_le_abs (a : R) : -a ≤ |a| := le_max_right a (-a)
theorem neg_abs_le (a : R) : -|a| ≤ a := by linarith [neg_le_abs a]
@[simp] theorem abs_neg (a : R) : |(-a)| = |a| := by show max (-a) (- -a) = max a (-a); rw [neg_neg, max_comm]
@[simp] theorem abs_abs (a : R) : |(|a|)| = |a| := abs_of_nonneg (abs_nonneg a)
theorem abs_sub_comm (a b : R) : |a - b| = |b - a| := by rw [← neg_sub, abs_neg]
theorem abs_le {a b : R} : |a| ≤ b ↔ -b ≤ a ∧ a ≤ b :=
  ⟨fun h => ⟨by linarith [neg_le_abs a], (le_abs_self a).trans h⟩, fun h => max_le h.2 (by linarith [h.1])⟩
theorem abs_lt {a b : R} : |a| < b ↔ -b < a ∧ a < b :=
  ⟨fun h => ⟨by linarith [neg_le_abs a], (le_abs_self a).trans_lt h⟩, fun h => max_lt h.2 (by linarith [h.1])⟩
theorem abs_le_of_le_of_neg_le (h1 : a ≤ b) (h2 : -a ≤ b) : |a| ≤ b := max_le h1 h2
theorem le_abs {a b : R} : a ≤ |b| ↔ a ≤ b ∨ a ≤ -b := le_max_iff
theorem abs_cases (a : R) : |a| = a ∧ 0 ≤ a ∨ |a| = -a ∧ a < 0 :=
  (lt_or_ge a 0).elim (fun h => .inr ⟨abs_of_neg h, h⟩) fun h => .inl ⟨abs_of_nonneg h, h⟩
theorem abs_choice (a : R) : |a| = a ∨ |a| = -a := max_choice a (-a)
theorem abs_add_le (a b : R) : |a + b| ≤ |a| + |b| :=
  abs_le.mpr ⟨by linarith [neg_abs_le a, neg_abs_le b], by linarith [le_abs_self a, le_abs_self b]⟩
theorem abs_add (a b : R) : |a + b| ≤ |a| + |b| := abs_add_le a b
theorem abs_sub_abs_le_abs_sub (a b : R) : |a| - |b| ≤ |a - b| := by
  have := abs_add_le (a - b) b; rw [sub_add_cancel] at this; linarith
theorem abs_sub_le (a b c : R) : |a - c| ≤ |a - b| + |b - c| := by
  have := abs_add_le (a - b) (b - c); rwa [sub_add_sub_cancel] at this
theorem abs_mul (a b : R) : |a * b| = |a| * |b| := by
  rcases le_total 0 a with ha | ha
  · rcases le_total 0 b with hb | hb
    · rw [abs_of_nonneg ha, abs_of_nonneg hb, abs_of_nonneg (mul_nonneg ha hb)]
    · rw [abs_of_nonneg ha, abs_of_nonpos hb, abs_of_nonpos (mul_nonpos_of_nonneg_of_nonpos ha hb), mul_neg]
  · rcases le_total 0 b with hb | hb
    · rw [abs_of_nonpos ha, abs_of_nonneg hb, abs_of_nonpos (mul_nonpos_of_nonpos_of_nonneg ha hb), neg_mul]
    · rw [abs_of_nonpos ha, abs_of_nonpos hb, abs_of_nonneg (mul_nonneg_of_nonpos_of_nonpos ha hb), neg_mul_neg]
@[simp] theorem abs_mul_abs_self (a : R) : |a| * |a| = a * a := by rw [← abs_mul, abs_of_nonneg (mul_self_nonneg a)]
@[simp] theorem sq_abs (a : R) : |a| ^ 2 = a ^ 2 := by rw [pow_two, pow_two, abs_mul_abs_self]
theorem abs_sq (x : R) : |x ^ 2| = x ^ 2 := abs_of_nonneg (sq_nonneg x)
@[simp] theorem abs_eq_zero : |a| = 0 ↔ a = 0 :=
  ⟨fun h => le_antisymm (h ▸ le_abs_self a) (by linarith [neg_le_abs a]), fun h => by rw [h, abs_zero]⟩
@[simp] theorem abs_pos : 0 < |a| ↔ a ≠ 0 := ⟨fun h e => by rw [e, abs_zero] at h; exact lt_irrefl _ h, fun h => lt_of_le_of_ne (abs_nonneg a) fun e => h (abs_eq_zero.mp e.symm)⟩
theorem sq_le_sq' (h1 : -b ≤ a) (h2 : a ≤ b) : a ^ 2 ≤ b ^ 2 := by nlinarith
theorem sq_le_sq : a ^ 2 ≤ b ^ 2 ↔ |a| ≤ |b| := by
  rw [← sq_abs a, ← sq_abs b]
  exact pow_le_pow_iff_left₀ (abs_nonneg a) (abs_nonneg b) (by decide)
theorem abs_le_abs_of_nonneg (h : 0 ≤ a) (hab : a ≤ b) : |a| ≤ |b| := by rwa [abs_of_nonneg h, abs_of_nonneg (h.trans hab)]
end ring

section field
variable {F : Type u} [Field F] {a b c d : F}
theorem mul_inv_cancel₀ (h : a ≠ 0) : a * a⁻¹ = 1 := Field.mul_inv_cancel a h
theorem inv_mul_cancel₀ (h : a ≠ 0) : a⁻¹ * a = 1 := by rw [mul_comm, mul_inv_cancel₀ h]
instance Field.isDomain : IsDomain F where
  mul_left_cancel_of_ne_zero {a b c} ha h := by rw [← one_mul b, ← inv_mul_cancel₀ ha, mul_assoc, h, ← mul_assoc, inv_mul_cancel₀ ha, one_mul]
  exists_pair_ne := Nontrivial.exists_pair_ne
@[simp] theorem inv_zero : (0 : F)⁻¹ = 0 := Field.inv_zero
theorem inv_ne_zero (h : a ≠ 0) : a⁻¹ ≠ 0 := fun e => by
  obtain ⟨x, y, hxy⟩ := Nontrivial.exists_pair_ne (α := F)
  have : (1 : F) = 0 := by rw [← mul_inv_cancel₀ h, e, mul_zero]
  exact hxy (by rw [← one_mul x, ← one_mul y, this, zero_mul, zero_mul])
theorem Portable.eq_inv (h : a * b = 1) (hb : b ≠ 0) : a = b⁻¹ := by rw [← mul_one a, ← mul_inv_cancel₀ hb, ← mul_assoc, h, one_mul]
instance Field.toInvolutiveInv : InvolutiveInv F := ⟨fun a => by
  rcases Classical.em (a = 0) with h | h
  · rw [h, inv_zero, inv_zero]
  · exact (Portable.eq_inv (mul_inv_cancel₀ h) (inv_ne_zero h)).symm⟩
@[simp] theorem inv_eq_zero : a⁻¹ = 0 ↔ a = 0 := ⟨fun h => Classical.byContradiction fun n => inv_ne_zero n h, fun h => by rw [h, inv_zero]⟩
@[simp] theorem inv_one : (1 : F)⁻¹ = 1 := by
  rcases Classical.em ((1 : F) = 0) with h | h
  · rw [h, inv_zero]
  · rw [← one_mul (1 : F)⁻¹, mul_inv_cancel₀ h]
theorem mul_inv (a b : F) : (a * b)⁻¹ = a⁻¹ * b⁻¹ := by
  rcases Classical.em (a = 0) with h | ha
  · rw [h, zero_mul, inv_zero, zero_mul]
  · rcases Classical.em (b = 0) with h | hb
    · rw [h, mul_zero, inv_zero, mul_zero]
    · refine (Portable.eq_inv ?_ (mul_ne_zero ha hb)).symm
      rw [mul_mul_mul_comm, inv_mul_cancel₀ ha, inv_mul_cancel₀ hb, one_mul]
instance (priority := 1000) Portable.rf_inv_mul {x y : F} {i o : List F} {p : Portable.PP} {d : Nat} [h : Portable.Rf (x⁻¹ * y⁻¹) i o p d] : Portable.Rf (x * y)⁻¹ i o p d := .of_eq (mul_inv x y) h
@[simp] theorem div_self (h : a ≠ 0) : a / a = 1 := by rw [div_eq_mul_inv, mul_inv_cancel₀ h]
@[simp] theorem div_one (a : F) : a / 1 = a := by rw [div_eq_mul_inv, inv_one, mul_one]
@[simp] theorem zero_div (a : F) : 0 / a = 0 := by rw [div_eq_mul_inv, zero_mul]
@[simp] theorem div_zero (a : F) : a / 0 = 0 := by rw [div_eq_mul_inv, inv_zero, mul_zero]
@[simp] theorem div_mul_cancel₀ (a : F) (h : b ≠ 0) : a / b * b = a := by rw [div_eq_mul_inv, mul_assoc, inv_mul_cancel₀ h, mul_one]
@[simp] theorem mul_div_cancel_right₀ (a : F) (h : b ≠ 0) : a * b / b = a := by rw [div_eq_mul_inv, mul_assoc, mul_inv_cancel₀ h, mul_one]
@[simp] theorem mul_div_cancel_left₀ (b : F) (ha : a ≠ 0) : a * b / a = b := by rw [mul_comm, mul_div_cancel_right₀ b ha]
theorem add_div (a b c : F) : (a + b) / c = a / c + b / c := by rw [div_eq_mul_inv, add_mul, ← div_eq_mul_inv, ← div_eq_mul_inv]
theorem sub_div (a b c : F) : (a - b) / c = a / c - b / c := by rw [div_eq_mul_inv, sub_mul, ← div_eq_mul_inv, ← div_eq_mul_inv]
theorem div_add_div_same (a b c : F) : a / c + b / c = (a + b) / c := (add_div a b c).symm
theorem div_sub_div_same (a b c : F) : a / c - b / c = (a - b) / c := (sub_div a b c).symm
theorem neg_div (a b : F) : -b / a = -(b / a) := by rw [div_eq_mul_inv, neg_mul, ← div_eq_mul_inv]
theorem div_mul_eq_mul_div (a b c : F) : a / b * c = a * c / b := by rw [div_eq_mul_inv, mul_assoc, mul_comm b⁻¹, ← mul_assoc, ← div_eq_mul_inv]
theorem div_div (a b c : F) : a / b / c = a / (b * c) := by rw [div_eq_mul_inv, div_eq_mul_inv, mul_assoc, ← mul_inv, ← div_eq_mul_inv]
theorem div_mul_div_comm (a b c d : F) : a / b * (c / d) = a * c / (b * d) := by rw [div_eq_mul_inv, div_eq_mul_inv, mul_mul_mul_comm, ← mul_inv, ← div_eq_mul_inv]
theorem div_eq_iff (hc : b ≠ 0) : a / b = c ↔ a = c * b := ⟨fun h => by rw [← h, div_mul_cancel₀ a hc], fun h => by rw [h, mul_div_cancel_right₀ c hc]⟩
theorem eq_div_iff (hc : c ≠ 0) : a = b / c ↔ a * c = b := ⟨fun h => by rw [h, div_mul_cancel₀ b hc], fun h => by rw [← h, mul_div_cancel_right₀ a hc]⟩
theorem div_eq_div_iff (hb : b ≠ 0) (hd : d ≠ 0) : a / b = c / d ↔ a * d = c * b := by
  rw [div_eq_iff hb, div_mul_eq_mul_div, eq_div_iff hd]
theorem div_add_div (a : F) (c : F) (hb : b ≠ 0) (hd : d ≠ 0) : a / b + c / d = (a * d + b * c) / (b * d) := by
  rw [eq_div_iff (mul_ne_zero hb hd), add_mul, ← mul_assoc, div_mul_cancel₀ a hb, mul_comm b d, ← mul_assoc, div_mul_cancel₀ c hd, mul_comm c]
theorem div_sub_div (a : F) (c : F) (hb : b ≠ 0) (hd : d ≠ 0) : a / b - c / d = (a * d - b * c) / (b * d) := by
  rw [eq_div_iff (mul_ne_zero hb hd), sub_mul, ← mul_assoc, div_mul_cancel₀ a hb, mul_comm b d, ← mul_assoc, div_mul_cancel₀ c hd, mul_comm c]
theorem div_ne_zero (ha : a ≠ 0) (hb : b ≠ 0) : a / b ≠ 0 := by rw [div_eq_mul_inv]; exact mul_ne_zero ha (inv_ne_zero hb)
@[simp] theorem div_eq_zero_iff : a / b = 0 ↔ a = 0 ∨ b = 0 := by rw [div_eq_mul_inv, mul_eq_zero, inv_eq_zero]
theorem one_div_ne_zero (h : a ≠ 0) : 1 / a ≠ 0 := by rw [one_div]; exact inv_ne_zero h
end field

section ordered
variable {F : Type u} [Field F] [LinearOrder F] [IsStrictOrderedRing F] {a b c d : F}
theorem inv_pos_of_pos (ha : 0 < a) : 0 < a⁻¹ := lt_of_not_ge fun h => by
  have := mul_nonpos_of_nonneg_of_nonpos ha.le h
  rw [mul_inv_cancel₀ ha.ne'] at this
  exact not_le_of_gt zero_lt_one this
@[simp] theorem inv_pos : 0 < a⁻¹ ↔ 0 < a := ⟨fun h => by have := inv_pos_of_pos h; rwa [inv_inv] at this, inv_pos_of_pos⟩
@[simp] theorem inv_nonneg : 0 ≤ a⁻¹ ↔ 0 ≤ a := by rw [le_iff_lt_or_eq, le_iff_lt_or_eq, inv_pos, eq_comm, inv_eq_zero, eq_comm]
theorem div_pos (ha : 0 < a) (hb : 0 < b) : 0 < a / b := by rw [div_eq_mul_inv]; exact mul_pos ha (inv_pos_of_pos hb)
theorem div_nonneg (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a / b := by rw [div_eq_mul_inv]; exact mul_nonneg ha (inv_nonneg.mpr hb)
theorem one_div_pos : 0 < 1 / a ↔ 0 < a := by rw [one_div, inv_pos]
theorem one_div_nonneg : 0 ≤ 1 / a ↔ 0 ≤ a := by rw [one_div, inv_nonneg]
theorem div_le_iff₀ (hc : 0 < c) : a / c ≤ b ↔ a ≤ b * c := by
  rw [← mul_le_mul_right hc, div_mul_cancel₀ a hc.ne']
theorem le_div_iff₀ (hc : 0 < c) : a ≤ b / c ↔ a * c ≤ b := by
  rw [← mul_le_mul_right hc, div_mul_cancel₀ b hc.ne']
theorem div_lt_iff₀ (hc : 0 < c) : a / c < b ↔ a < b * c := by rw [← not_le, le_div_iff₀ hc, not_le]
theorem lt_div_iff₀ (hc : 0 < c) : a < b / c ↔ a * c < b := by rw [← not_le, div_le_iff₀ hc, not_le]
theorem div_le_iff₀' (hc : 0 < c) : a / c ≤ b ↔ a ≤ c * b := by rw [div_le_iff₀ hc, mul_comm]
theorem le_div_iff₀' (hc : 0 < c) : a ≤ b / c ↔ c * a ≤ b := by rw [le_div_iff₀ hc, mul_comm]
theorem div_le_div_of_nonneg_right (hab : a ≤ b) (hc : 0 ≤ c) : a / c ≤ b / c := by
  rw [div_eq_mul_inv, div_eq_mul_inv]; exact mul_le_mul_of_nonneg_right hab (inv_nonneg.mpr hc)
theorem div_lt_div_of_pos_right (h : a < b) (hc : 0 < c) : a / c < b / c := by
  rw [div_eq_mul_inv, div_eq_mul_inv]; exact mul_lt_mul_of_pos_right h (inv_pos_of_pos hc)
theorem div_le_div_iff_of_pos (hb : 0 < b) (hd : 0 < d) : a / b ≤ c / d ↔ a * d ≤ c * b := by
  rw [div_le_iff₀ hb, div_mul_eq_mul_div, le_div_iff₀ hd]
theorem div_le_div_of_nonneg_left (ha : 0 ≤ a) (hc : 0 < c) (h : c ≤ b) : a / b ≤ a / c := by
  rw [div_le_div_iff_of_pos (hc.trans_le h) hc]; exact mul_le_mul_of_nonneg_left h ha
theorem one_div_le_one_div_of_le (ha : 0 < a) (h : a ≤ b) : 1 / b ≤ 1 / a := div_le_div_of_nonneg_left zero_le_one ha h
theorem one_div_lt_one_div_of_lt (ha : 0 < a) (h : a < b) : 1 / b < 1 / a := by
  rw [div_lt_iff₀ (ha.trans h), div_mul_eq_mul_div, lt_div_iff₀ ha, one_mul, one_mul]; exact h
theorem div_le_one (hb : 0 < b) : a / b ≤ 1 ↔ a ≤ b := by rw [div_le_iff₀ hb, one_mul]
theorem one_le_div (hb : 0 < b) : 1 ≤ a / b ↔ b ≤ a := by rw [le_div_iff₀ hb, one_mul]
theorem div_lt_one (hb : 0 < b) : a / b < 1 ↔ a < b := by rw [div_lt_iff₀ hb, one_mul]
theorem one_lt_div (hb : 0 < b) : 1 < a / b ↔ b < a := by rw [lt_div_iff₀ hb, one_mul]
theorem half_pos (h : 0 < a) : 0 < a / 2 := by linarith
theorem half_lt_self : 0 < a → a / 2 < a := fun h => by linarith
theorem half_le_self (ha_nonneg : 0 ≤ a) : a / 2 ≤ a := by linarith
theorem add_halves (a : F) : a / 2 + a / 2 = a := by ring
theorem sub_half (a : F) : a - a / 2 = a / 2 := by ring
theorem left_lt_add_div_two : a < (a + b) / 2 ↔ a < b := ⟨fun h => by linarith, fun h => by linarith⟩
theorem add_div_two_lt_right : (a + b) / 2 < b ↔ a < b := ⟨fun h => by linarith, fun h => by linarith⟩
theorem exists_between : a < b → ∃ c, a < c ∧ c < b := fun h => ⟨(a + b) / 2, left_lt_add_div_two.mpr h, add_div_two_lt_right.mpr h⟩
theorem le_of_forall_pos_le_add (h : ∀ ε, 0 < ε → a ≤ b + ε) : a ≤ b := le_of_not_gt fun hba => by
  have := h ((a - b) / 2) (by linarith)
  linarith
theorem le_of_forall_pos_lt_add (h : ∀ ε, 0 < ε → a < b + ε) : a ≤ b := le_of_forall_pos_le_add fun ε he => (h ε he).le
theorem abs_div (a b : F) : |a / b| = |a| / |b| := by
  rcases Classical.em (b = 0) with h | h
  · rw [h, div_zero, abs_zero, div_zero]
  · rw [eq_div_iff (abs_pos.mpr h).ne', ← abs_mul, div_mul_cancel₀ a h]
end ordered
section exists_
variable {α : Type u} [CommRing α] [LinearOrder α] [IsStrictOrderedRing α]
theorem exists_gt (a : α) : ∃ b, a < b := ⟨a + 1, lt_add_one a⟩
theorem exists_lt (a : α) : ∃ b, b < a := ⟨a - 1, by linarith [zero_lt_one (R := α)]⟩
end exists_
