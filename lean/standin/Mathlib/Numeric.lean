import Mathlib.OrderedField
import Mathlib.Logic
/-! `norm_num`, `positivity`, `linear_combination`, `gcongr`: macros, weaker than Mathlib's tactics of the same name. -/
set_option linter.all false
universe u
namespace Portable
theorem lc_add {R : Type u} [Add R] {a b c d : R} (h : a = b) (h' : c = d) : a + c = b + d := h ▸ h' ▸ rfl
theorem lc_sub {R : Type u} [Sub R] {a b c d : R} (h : a = b) (h' : c = d) : a - c = b - d := h ▸ h' ▸ rfl
theorem lc_mul {R : Type u} [Mul R] {a b c d : R} (h : a = b) (h' : c = d) : a * c = b * d := h ▸ h' ▸ rfl
theorem lc_neg {R : Type u} [Neg R] {a b : R} (h : a = b) : -a = -b := h ▸ rfl
theorem lc_div {R : Type u} [Div R] {a b c d : R} (h : a = b) (h' : c = d) : a / c = b / d := h ▸ h' ▸ rfl
theorem lc_close {R : Type u} [CommRing R] {x y l r : R} (h : l = r) (e : x - y - (l - r) = 0) : x = y := by
  rw [h, sub_self, sub_zero] at e
  exact sub_eq_zero.mp e
end Portable
/-- Reads a combination of equations; a term that is no equation `e` counts as `e = e`. -/
syntax "portable_lc%" "(" term ")" : term
macro_rules
  | `(portable_lc% ($a + $b)) => `(Portable.lc_add (portable_lc% ($a)) (portable_lc% ($b)))
  | `(portable_lc% ($a - $b)) => `(Portable.lc_sub (portable_lc% ($a)) (portable_lc% ($b)))
  | `(portable_lc% ($a * $b)) => `(Portable.lc_mul (portable_lc% ($a)) (portable_lc% ($b)))
  | `(portable_lc% ($a / $b)) => `(Portable.lc_div (portable_lc% ($a)) (portable_lc% ($b)))
  | `(portable_lc% (-$a)) => `(Portable.lc_neg (portable_lc% ($a)))
  | `(portable_lc% ($a)) => `(by first | exact $a | exact Eq.refl $a)
macro "linear_combination " e:term : tactic => `(tactic| (refine Portable.lc_close (portable_lc% ($e)) ?_; ring))

syntax "positivity" : tactic
macro_rules
  | `(tactic| positivity) => `(tactic| first
      | assumption
      | exact sq_nonneg _
      | exact mul_self_nonneg _
      | exact abs_nonneg _
      | exact Nat.cast_nonneg _
      | exact Nat.zero_le _
      | exact Nat.ofNat_pos
      | exact Nat.ofNat_nonneg _
      | exact zero_lt_one
      | exact zero_le_one
      | exact Nat.succ_pos _
      | exact le_of_lt (by assumption)
      | exact abs_pos.mpr (by assumption)
      | exact sq_pos_of_ne_zero (by assumption)
      | (refine add_pos ?_ ?_ <;> positivity)
      | (refine add_pos_of_pos_of_nonneg ?_ ?_ <;> positivity)
      | (refine add_pos_of_nonneg_of_pos ?_ ?_ <;> positivity)
      | (refine mul_pos ?_ ?_ <;> positivity)
      | (refine div_pos ?_ ?_ <;> positivity)
      | (refine pow_pos ?_ _ <;> positivity)
      | (refine inv_pos_of_pos ?_ <;> positivity)
      | (refine add_nonneg ?_ ?_ <;> positivity)
      | (refine mul_nonneg ?_ ?_ <;> positivity)
      | (refine div_nonneg ?_ ?_ <;> positivity)
      | (refine pow_nonneg ?_ _ <;> positivity)
      | (refine ne_of_gt ?_; positivity))

/-- Closes comparisons of numerals: the negated goal alone must be absurd. -/
macro "portable_numeral_close" : tactic => `(tactic| first
  | portable_ring
  | (refine le_of_not_gt ?_; portable_lin)
  | (refine lt_of_not_ge ?_; portable_lin)
  | (show ¬_; portable_lin))
syntax "norm_num" : tactic
syntax "norm_num" " at " ident : tactic
syntax "norm_num" "[" term,+ "]" : tactic
syntax "norm_num" "[" term,+ "]" " at " ident : tactic
macro_rules
  | `(tactic| norm_num) => `(tactic| first
      | with_reducible rfl
      | portable_numeral_close
      | decide
      | (simp; done)
      | (simp; portable_numeral_close)
      | (refine ⟨?_, ?_⟩ <;> norm_num; done)
      | simp)
  | `(tactic| norm_num at $h) => `(tactic| first
      | (exfalso; revert $h:ident; portable_lin)
      | simp at $h:ident)
  | `(tactic| norm_num [$a]) => `(tactic| first | (simp [$a:term]; done) | (simp [$a:term]; norm_num; done) | (rw [$a:term]; norm_num; done) | simp [$a:term])
  | `(tactic| norm_num [$a, $b]) => `(tactic| first | (simp [$a:term, $b:term]; done) | (simp [$a:term, $b:term]; norm_num; done) | simp [$a:term, $b:term])
  | `(tactic| norm_num [$a, $b, $c]) => `(tactic| first | (simp [$a:term, $b:term, $c:term]; done) | (simp [$a:term, $b:term, $c:term]; norm_num; done) | simp [$a:term, $b:term, $c:term])
  | `(tactic| norm_num [$a] at $h) => `(tactic| simp [$a:term] at $h:ident)

macro "push_cast" : tactic => `(tactic| simp only [Nat.cast_add, Nat.cast_mul, Nat.cast_pow, Nat.cast_zero, Nat.cast_one, Nat.cast_ofNat, Nat.cast_succ])
syntax "gcongr" : tactic
macro_rules
  | `(tactic| gcongr) => `(tactic| first
      | assumption
      | with_reducible rfl
      | exact le_of_lt (by assumption)
      | (refine add_le_add ?_ ?_ <;> gcongr)
      | (refine add_lt_add ?_ ?_ <;> gcongr)
      | (refine mul_le_mul_of_nonneg_left ?_ ?_ <;> first | positivity | gcongr)
      | (refine mul_le_mul_of_nonneg_right ?_ ?_ <;> first | positivity | gcongr)
      | (refine mul_le_mul ?_ ?_ ?_ ?_ <;> first | positivity | gcongr)
      | (refine pow_le_pow_left₀ ?_ ?_ _ <;> first | positivity | gcongr)
      | (refine sub_le_sub ?_ ?_ <;> gcongr)
      | (refine div_le_div_of_nonneg_right ?_ ?_ <;> first | positivity | gcongr)
      | (refine neg_le_neg ?_ <;> gcongr))
