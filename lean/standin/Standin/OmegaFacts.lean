prelude
import Standin.Omega
/-! The statements about ℕ, ℤ, pairs and connectives by which the library's compiled `omega` translates its goal. -/
set_option linter.all false
universe u v

namespace Lean.Omega
theorem and_not_not_of_not_or {p q : Prop} (h : ¬(p ∨ q)) : ¬p ∧ ¬q := not_or.mp h
theorem ite_disjunction {α : Type u} {P : Prop} [Decidable P] {a b : α} :
    (P ∧ (if P then a else b) = a) ∨ (¬P ∧ (if P then a else b) = b) :=
  if h : P then .inl ⟨h, if_pos h⟩ else .inr ⟨h, if_neg h⟩
namespace Decidable
variable {p q : Prop}
theorem or_not_not_of_not_and [Decidable p] [Decidable q] (h : ¬(p ∧ q)) : ¬p ∨ ¬q :=
  _root_.Decidable.not_and_iff_or_not.mp h
theorem and_or_not_and_not_of_iff [Decidable q] (h : p ↔ q) : (p ∧ q) ∨ (¬p ∧ ¬q) :=
  if hq : q then .inl ⟨h.mpr hq, hq⟩ else .inr ⟨fun hp => hq (h.mp hp), hq⟩
theorem and_not_or_not_and_of_not_iff [Decidable p] [Decidable q] (h : ¬(p ↔ q)) : p ∧ ¬q ∨ ¬p ∧ q :=
  if hp : p then .inl ⟨hp, fun hq => h (iff_of_true hp hq)⟩
  else if hq : q then .inr ⟨hp, hq⟩ else absurd (iff_of_false hp hq) h
theorem not_iff_iff_and_not_or_not_and [Decidable p] [Decidable q] : ¬(p ↔ q) ↔ p ∧ ¬q ∨ ¬p ∧ q :=
  ⟨and_not_or_not_and_of_not_iff, fun h e => h.elim (fun a => a.2 (e.mp a.1)) fun a => a.1 (e.mpr a.2)⟩
theorem and_not_of_not_imp [Decidable p] (h : ¬(p → q)) : p ∧ ¬q := _root_.Decidable.not_imp_iff_and_not.mp h
end Decidable
namespace Nat
theorem lt_of_gt {x y : Nat} (h : x > y) : y < x := h
theorem le_of_ge {x y : Nat} (h : x ≥ y) : y ≤ x := h
end Nat
namespace Prod
theorem fst_mk {α : Type u} {β : Type v} {x : α} {y : β} : (Prod.mk x y).fst = x := rfl
theorem snd_mk {α : Type u} {β : Type v} {x : α} {y : β} : (Prod.mk x y).snd = y := rfl
end Prod
namespace Int
theorem ofNat_pow (a b : Nat) : ((a ^ b : Nat) : Int) = (a : Int) ^ b := by
  induction b with
  | zero => rfl
  | succ b ih => exact congrArg (· * (a : Int)) ih
theorem pos_pow_of_pos (a : Int) (b : Nat) (h : 0 < a) : 0 < a ^ b := by
  obtain ⟨n, rfl⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt h)
  rw [← ofNat_pow]
  exact Int.ofNat_lt.mpr (Nat.pow_pos (Int.ofNat_lt.mp h))
theorem ofNat_pos_of_pos {a : Nat} (h : 0 < a) : 0 < (a : Int) := Int.ofNat_lt.mpr h
theorem natCast_ofNat {x : Nat} : @Nat.cast Int instNatCastInt (OfNat.ofNat x) = OfNat.ofNat x := rfl
theorem ofNat_lt_of_lt {x y : Nat} (h : x < y) : (x : Int) < (y : Int) := Int.ofNat_lt.mpr h
theorem ofNat_le_of_le {x y : Nat} (h : x ≤ y) : (x : Int) ≤ (y : Int) := Int.ofNat_le.mpr h
theorem ofNat_shiftLeft_eq {x y : Nat} : ((x <<< y : Nat) : Int) = (x : Int) * (2 ^ y : Nat) :=
  congrArg Int.ofNat (Nat.shiftLeft_eq x y)
theorem ofNat_shiftRight_eq_div_pow {x y : Nat} : ((x >>> y : Nat) : Int) = (x : Int) / (2 ^ y : Nat) :=
  congrArg Int.ofNat (Nat.shiftRight_eq_div_pow x y)
theorem emod_ofNat_nonneg {x : Nat} {y : Int} : 0 ≤ (x : Int) % y := Int.natCast_nonneg _
theorem lt_of_not_ge {x y : Int} (h : ¬x ≤ y) : y < x := Int.not_le.mp h
theorem lt_of_not_le {x y : Int} (h : ¬x ≤ y) : y < x := Int.not_le.mp h
theorem le_of_not_gt {x y : Int} (h : ¬y > x) : y ≤ x := Int.not_lt.mp h
theorem le_of_not_lt {x y : Int} (h : ¬x < y) : y ≤ x := Int.not_lt.mp h
theorem lt_of_gt {x y : Int} (h : x > y) : y < x := h
theorem le_of_ge {x y : Int} (h : x ≥ y) : y ≤ x := h
theorem add_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a + c = b + d := h₁ ▸ h₂ ▸ rfl
theorem mul_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a * c = b * d := h₁ ▸ h₂ ▸ rfl
theorem mul_congr_left {a b : Int} (h₁ : a = b) (c : Int) : a * c = b * c := h₁ ▸ rfl
theorem sub_congr {a b c d : Int} (h₁ : a = b) (h₂ : c = d) : a - c = b - d := h₁ ▸ h₂ ▸ rfl
theorem neg_congr {a b : Int} (h₁ : a = b) : -a = -b := h₁ ▸ rfl
theorem ofNat_mul_nonneg {a b : Nat} : 0 ≤ (a : Int) * b := Int.natCast_nonneg (a * b)
theorem ofNat_sub_of_le {a b : Nat} (h : b ≤ a) : ((a - b : Nat) : Int) = a - b := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Int.natCast_add, Int.add_comm, Int.add_sub_cancel]
theorem ofNat_sub_dichotomy {a b : Nat} :
    b ≤ a ∧ ((a - b : Nat) : Int) = a - b ∨ a < b ∧ ((a - b : Nat) : Int) = 0 :=
  (Nat.lt_or_ge a b).symm.imp (fun h => ⟨h, ofNat_sub_of_le h⟩)
    fun h => ⟨h, congrArg Int.ofNat (Nat.sub_eq_zero_of_le (Nat.le_of_lt h))⟩
theorem ofNat_congr {a b : Nat} (h : a = b) : (a : Int) = (b : Int) := congrArg Int.ofNat h
theorem ofNat_sub_sub {a b c : Nat} : ((a - b - c : Nat) : Int) = ((a - (b + c) : Nat) : Int) :=
  congrArg Int.ofNat (Nat.sub_sub a b c)
theorem ofNat_min (a b : Nat) : ((min a b : Nat) : Int) = min (a : Int) (b : Int) := by
  cases Nat.le_total a b with
  | inl h => rw [Nat.min_eq_left h]; exact (if_pos (Int.ofNat_le.mpr h)).symm
  | inr h =>
    rw [Nat.min_eq_right h, Int.min_def]
    split
    · rename_i h'
      exact (Int.le_antisymm (Int.ofNat_le.mpr h) h')
    · rfl
theorem ofNat_max (a b : Nat) : ((max a b : Nat) : Int) = max (a : Int) (b : Int) := by
  cases Nat.le_total a b with
  | inl h => rw [Nat.max_eq_right h]; exact (if_pos (Int.ofNat_le.mpr h)).symm
  | inr h =>
    rw [Nat.max_eq_left h, Int.max_def]
    split
    · rename_i h'
      exact (Int.le_antisymm h' (Int.ofNat_le.mpr h))
    · rfl
theorem ofNat_natAbs (a : Int) : (a.natAbs : Int) = if 0 ≤ a then a else -a := match a with
  | .ofNat n => (if_pos (Int.natCast_nonneg n)).symm
  | .negSucc n => (if_neg (Int.not_nonNeg_negSucc n)).symm
theorem neg_le_natAbs {a : Int} : -a ≤ a.natAbs := match a with
  | .ofNat n => Int.le_trans (Int.neg_le_neg (Int.natCast_nonneg n)) (Int.natCast_nonneg n)
  | .negSucc n => Int.le_refl _
theorem ofNat_fst_mk {β : Type u} {x : Nat} {y : β} : ((Prod.mk x y).fst : Int) = (x : Int) := rfl
theorem ofNat_snd_mk {α : Type u} {x : α} {y : Nat} : ((Prod.mk x y).snd : Int) = (y : Int) := rfl
end Int
end Lean.Omega
