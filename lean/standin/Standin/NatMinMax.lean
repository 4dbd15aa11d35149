prelude
import Standin.NatMulOrder
/-! The lesser and the greater of two natural numbers. -/
set_option linter.all false

namespace Nat
instance : Max Nat := ⟨fun a b => if a ≤ b then b else a⟩
instance instMinNat : Min Nat := ⟨fun a b => if a ≤ b then a else b⟩
protected theorem max_def {n m : Nat} : max n m = if n ≤ m then m else n := rfl
protected theorem min_def {n m : Nat} : min n m = if n ≤ m then n else m := rfl
protected theorem max_eq_right {a b : Nat} (h : a ≤ b) : max a b = b := if_pos h
protected theorem min_eq_left {a b : Nat} (h : a ≤ b) : min a b = a := if_pos h
protected theorem max_eq_left {a b : Nat} (h : b ≤ a) : max a b = a :=
  (Nat.eq_or_lt_of_le h).elim (fun e => e ▸ Nat.max_eq_right (Nat.le_refl b)) fun l => if_neg (Nat.not_le_of_gt l)
protected theorem min_eq_right {a b : Nat} (h : b ≤ a) : min a b = b :=
  (Nat.eq_or_lt_of_le h).elim (fun e => e ▸ Nat.min_eq_left (Nat.le_refl b)) fun l => if_neg (Nat.not_le_of_gt l)
protected theorem max_comm (a b : Nat) : max a b = max b a :=
  (Nat.le_total a b).elim (fun h => (Nat.max_eq_right h).trans (Nat.max_eq_left h).symm)
    fun h => (Nat.max_eq_left h).trans (Nat.max_eq_right h).symm
protected theorem min_comm (a b : Nat) : min a b = min b a :=
  (Nat.le_total a b).elim (fun h => (Nat.min_eq_left h).trans (Nat.min_eq_right h).symm)
    fun h => (Nat.min_eq_right h).trans (Nat.min_eq_left h).symm
protected theorem le_max_left (a b : Nat) : a ≤ max a b :=
  (Nat.le_total a b).elim (fun h => Nat.le_trans h (Nat.le_of_eq (Nat.max_eq_right h).symm))
    fun h => Nat.le_of_eq (Nat.max_eq_left h).symm
protected theorem le_max_right (a b : Nat) : b ≤ max a b := Nat.max_comm b a ▸ Nat.le_max_left b a
protected theorem min_le_left (a b : Nat) : min a b ≤ a :=
  (Nat.le_total a b).elim (fun h => Nat.le_of_eq (Nat.min_eq_left h)) fun h => (Nat.min_eq_right h).symm ▸ h
protected theorem min_le_right (a b : Nat) : min a b ≤ b := Nat.min_comm b a ▸ Nat.min_le_left b a
protected theorem max_le {a b c : Nat} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  ⟨fun h => ⟨Nat.le_trans (Nat.le_max_left a b) h, Nat.le_trans (Nat.le_max_right a b) h⟩,
   fun h => (Nat.le_total a b).elim (fun l => (Nat.max_eq_right l).symm ▸ h.2) fun l => (Nat.max_eq_left l).symm ▸ h.1⟩
protected theorem le_min {a b c : Nat} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c :=
  ⟨fun h => ⟨Nat.le_trans h (Nat.min_le_left b c), Nat.le_trans h (Nat.min_le_right b c)⟩,
   fun h => (Nat.le_total b c).elim (fun l => (Nat.min_eq_left l).symm ▸ h.1) fun l => (Nat.min_eq_right l).symm ▸ h.2⟩
@[simp] protected theorem max_self (a : Nat) : max a a = a := Nat.max_eq_left (Nat.le_refl a)
@[simp] protected theorem min_self (a : Nat) : min a a = a := Nat.min_eq_left (Nat.le_refl a)
protected theorem max_lt {a b c : Nat} : max a b < c ↔ a < c ∧ b < c :=
  ⟨fun h => ⟨Nat.lt_of_le_of_lt (Nat.le_max_left a b) h, Nat.lt_of_le_of_lt (Nat.le_max_right a b) h⟩,
   fun h => by show (if a ≤ b then b else a) < c; split; exact h.2; exact h.1⟩
end Nat
