import Mathlib.Rat
/-!
`ℝ`: an ordered field sealed by `opaque`. The witness is the field of fractions, but nothing about it can be used, so what is
provable of `ℝ` here is what holds in every ordered field. Completeness, and negations such as irrationality, are out of reach.
-/
set_option linter.all false
noncomputable section
namespace Portable
structure OrderedField where
  carrier : Type
  field : Field carrier
  order : LinearOrder carrier
  strict : IsStrictOrderedRing carrier
namespace Q
instance instField : Field Q where
  add := add
  mul := mul
  zero := mk .zero
  one := mk .one
  neg := neg
  sub a b := add a (neg b)
  inv := inv
  div a b := mul a (inv b)
  pow := npow
  natCast := natCast
  add_assoc := add_assoc
  zero_add := zero_add
  add_comm := add_comm
  neg_add_cancel := neg_add
  sub_eq_add_neg _ _ := rfl
  mul_assoc := mul_assoc
  one_mul := one_mul
  mul_one a := (mul_comm a _).trans (one_mul a)
  mul_comm := mul_comm
  npow_zero _ := rfl
  npow_succ _ _ := rfl
  left_distrib := mul_add
  right_distrib a b c := (mul_comm _ c).trans ((mul_add c a b).trans (by rw [mul_comm c a, mul_comm c b]; rfl))
  zero_mul a := (mul_comm _ a).trans (mul_zero a)
  mul_zero := mul_zero
  natCast_zero := rfl
  natCast_succ _ := rfl
  div_eq_mul_inv _ _ := rfl
  exists_pair_ne := ⟨mk .zero, mk .one, zero_ne_one⟩
  mul_inv_cancel := mul_inv
  inv_zero := inv_zero
open Classical in
instance instLinearOrder : LinearOrder Q where
  le := Le
  lt a b := Le a b ∧ ¬Le b a
  le_refl := le_refl
  le_trans := le_trans
  lt_iff_le_not_ge _ _ := Iff.rfl
  le_antisymm := le_antisymm
  le_total := le_total
  min a b := if Le a b then a else b
  max a b := if Le a b then b else a
  toDecidableLE _ _ := propDecidable _
  toDecidableEq _ _ := propDecidable _
  toDecidableLT _ _ := propDecidable _
  min_def _ _ := rfl
  max_def _ _ := rfl
instance instIsOrderedAddMonoid : IsOrderedAddMonoid Q := ⟨add_le⟩
theorem pos_mul {a b : Q} (ha : 0 < a) (hb : 0 < b) : 0 < a * b :=
  lt_of_le_of_ne (mul_nonneg a b ha.le hb.le) fun h => by
    have h0 : a * b = 0 := h.symm
    have : b = 0 := by
      have e : a⁻¹ * (a * b) = a⁻¹ * 0 := by rw [h0]
      rwa [← _root_.mul_assoc, _root_.mul_comm a⁻¹, Field.mul_inv_cancel a ha.ne', _root_.one_mul, _root_.mul_zero] at e
    exact hb.ne' this
theorem mul_lt_left (a b c : Q) (h : a < b) (hc : 0 < c) : c * a < c * b := by
  have := pos_mul hc (sub_pos.mpr h)
  rw [mul_sub] at this
  exact sub_pos.mp this
instance instIsStrictOrderedRing : IsStrictOrderedRing Q where
  add_le_add_left := add_le
  le_of_add_le_add_left a b c h := IsOrderedCancelAddMonoid.le_of_add_le_add_left a b c h
  exists_pair_ne := ⟨mk .zero, mk .one, zero_ne_one⟩
  zero_le_one := (Nat.zero_le 1 : (0 : Nat) ≤ 1)
  mul_lt_mul_of_pos_left := mul_lt_left
  mul_lt_mul_of_pos_right a b c h hc := by rw [_root_.mul_comm a, _root_.mul_comm b]; exact mul_lt_left a b c h hc
end Q
opaque sealedField : OrderedField := ⟨Q, Q.instField, Q.instLinearOrder, Q.instIsStrictOrderedRing⟩
end Portable
def Real : Type := Portable.sealedField.carrier
macro "ℝ" : term => `(Real)
instance Real.instField : Field Real := Portable.sealedField.field
instance Real.instLinearOrder : LinearOrder Real := Portable.sealedField.order
instance Real.instIsStrictOrderedRing : IsStrictOrderedRing Real := Portable.sealedField.strict
instance Real.instInhabited : Inhabited Real := ⟨0⟩
end
