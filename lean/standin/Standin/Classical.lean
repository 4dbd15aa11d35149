prelude
import Standin.NatBits
/-! Classical logic under the root names of `Mathlib.Logic.Basic`, and order lemmas for quantifiers over `Prop`. -/
set_option linter.all false
universe u v

export Classical (not_not)
section
variable {a b c : Prop} {α : Sort u} {p : α → Prop}
theorem by_contra {p : Prop} (h : ¬p → False) : p := Classical.byContradiction h
theorem by_cases {p q : Prop} (hpq : p → q) (hnpq : ¬p → q) : q := Classical.byCases hpq hnpq
theorem em (p : Prop) : p ∨ ¬p := Classical.em p
theorem of_not_not : ¬¬a → a := Classical.not_not.mp
@[simp] theorem not_forall : (¬∀ x, p x) ↔ ∃ x, ¬p x := Classical.not_forall
theorem not_forall_not : (¬∀ x, ¬p x) ↔ ∃ x, p x := Classical.not_forall_not
theorem not_exists_not : (¬∃ x, ¬p x) ↔ ∀ x, p x := Classical.not_exists_not
theorem not_imp : ¬(a → b) ↔ a ∧ ¬b := Classical.not_imp
theorem not_and_or : ¬(a ∧ b) ↔ ¬a ∨ ¬b := Classical.not_and_iff_not_or_not
theorem or_iff_not_imp_left : a ∨ b ↔ ¬a → b := Classical.or_iff_not_imp_left
theorem or_iff_not_imp_right : a ∨ b ↔ ¬b → a := Classical.or_iff_not_imp_right
theorem not_or_of_imp (h : a → b) : ¬a ∨ b := Classical.imp_iff_not_or.mp h
theorem or_not {p : Prop} : p ∨ ¬p := Classical.em p
theorem not_imp_comm : ¬a → b ↔ ¬b → a :=
  ⟨fun h nb => of_not_not fun na => nb (h na), fun h na => of_not_not fun nb => na (h nb)⟩
theorem not_imp_not : ¬a → ¬b ↔ b → a := ⟨fun h y => of_not_not fun n => h n y, mt⟩
theorem imp_not_self : a → ¬a ↔ ¬a := ⟨fun h x => h x x, fun h _ => h⟩
theorem imp_or : a → b ∨ c ↔ (a → b) ∨ (a → c) :=
  ⟨fun h => (em a).elim (fun x => (h x).imp (fun y _ => y) fun z _ => z) fun n => .inl fun x => absurd x n,
   fun h x => h.imp (· x) (· x)⟩
theorem not_iff : ¬(a ↔ b) ↔ (¬a ↔ b) := Classical.not_iff
theorem not_iff_not : (¬a ↔ ¬b) ↔ (a ↔ b) :=
  ⟨fun h => ⟨fun x => of_not_not fun n => h.mpr n x, fun y => of_not_not fun n => h.mp n y⟩, not_congr⟩
theorem not_iff_comm : (¬a ↔ b) ↔ (¬b ↔ a) := 
  ⟨fun h => not_iff.mp fun e => (not_iff.mpr h) e.symm, fun h => not_iff.mp fun e => (not_iff.mpr h) e.symm⟩
theorem iff_iff_and_or_not_and_not : (a ↔ b) ↔ a ∧ b ∨ ¬a ∧ ¬b :=
  ⟨fun h => (em a).imp (fun x => ⟨x, h.mp x⟩) fun n => ⟨n, fun y => n (h.mpr y)⟩,
   fun h => h.elim (fun x => iff_of_true x.1 x.2) fun x => iff_of_false x.1 x.2⟩
theorem Function.mt : (a → b) → ¬b → ¬a := _root_.mt
end
