import Mathlib.Order
/-! Tactics about logic: `use`, `by_contra`, `push_neg`, `tauto`, `refine'`. -/
set_option linter.all false
universe u
namespace Portable
theorem not_ne {α : Sort u} {a b : α} : ¬a ≠ b ↔ a = b := ⟨fun h => Classical.byContradiction fun n => h n, fun h n => n h⟩
theorem not_and {p q : Prop} : ¬(p ∧ q) ↔ (p → ¬q) := ⟨fun h hp hq => h ⟨hp, hq⟩, fun h x => h x.1 x.2⟩
theorem not_iff {p q : Prop} : ¬(p ↔ q) ↔ (p ∧ ¬q) ∨ (¬p ∧ q) :=
  ⟨fun h => (Classical.em p).elim (fun hp => .inl ⟨hp, fun hq => h ⟨fun _ => hq, fun _ => hp⟩⟩)
    fun np => .inr ⟨np, Classical.byContradiction fun nq => h ⟨fun hp => absurd hp np, fun hq => absurd hq nq⟩⟩,
   fun h e => h.elim (fun x => x.2 (e.mp x.1)) fun x => x.1 (e.mpr x.2)⟩
theorem not_imp {p q : Prop} : ¬(p → q) ↔ p ∧ ¬q :=
  ⟨fun h => ⟨Classical.byContradiction fun n => h fun x => absurd x n, fun hq => h fun _ => hq⟩, fun h x => h.2 (x h.1)⟩
theorem not_forall {α : Sort u} {p : α → Prop} : (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨fun h => Classical.byContradiction fun n => h fun x => Classical.byContradiction fun nx => n ⟨x, nx⟩, fun ⟨x, hx⟩ h => hx (h x)⟩
end Portable

macro "portable_use_close" : tactic => `(tactic| first
  | with_reducible rfl
  | assumption
  | trivial
  | exact ⟨by assumption, by assumption⟩
  | exact ⟨by with_reducible rfl, by assumption⟩
  | exact ⟨by assumption, by with_reducible rfl⟩
  | exact ⟨by trivial, by with_reducible rfl⟩
  | exact ⟨by with_reducible rfl, by with_reducible rfl⟩)
syntax "use " term,+ : tactic
macro_rules
  | `(tactic| use $a) => `(tactic| (refine ⟨$a, ?_⟩; (try with_reducible portable_use_close)))
  | `(tactic| use $a, $b) => `(tactic| (refine ⟨$a, $b, ?_⟩; (try with_reducible portable_use_close)))
  | `(tactic| use $a, $b, $c) => `(tactic| (refine ⟨$a, $b, $c, ?_⟩; (try with_reducible portable_use_close)))
  | `(tactic| use $a, $b, $c, $d) => `(tactic| (refine ⟨$a, $b, $c, $d, ?_⟩; (try with_reducible portable_use_close)))

macro "by_contra " h:ident : tactic => `(tactic| first
  | (show ¬_; refine fun $h => ?_)
  | refine Classical.byContradiction fun $h => ?_)
syntax "push_neg" : tactic
syntax "push_neg" " at " ident : tactic
macro_rules
  | `(tactic| push_neg) => `(tactic|
      simp only [Classical.not_not, Portable.not_ne, Portable.not_and, not_or, Portable.not_iff, Portable.not_imp, not_exists, Portable.not_forall, not_le, not_lt])
  | `(tactic| push_neg at $h) => `(tactic|
      simp only [Classical.not_not, Portable.not_ne, Portable.not_and, not_or, Portable.not_iff, Portable.not_imp, not_exists, Portable.not_forall, not_le, not_lt] at $h:ident)
macro "by_contra! " h:ident : tactic => `(tactic| (by_contra $h; (try push_neg at $h)))

syntax "tauto" : tactic
macro_rules
  | `(tactic| tauto) => `(tactic| first
      | assumption
      | contradiction
      | trivial
      | (intro _; tauto)
      | (rename _ ∧ _ => h; cases h; tauto)
      | (rename _ ∨ _ => h; cases h <;> tauto)
      | (rename Exists _ => h; cases h; tauto)
      | (rename _ ↔ _ => h; cases h; tauto)
      | (refine And.intro ?_ ?_ <;> tauto)
      | (refine Iff.intro ?_ ?_ <;> tauto)
      | (simp_all; done)
      | (refine Or.inl ?_; tauto)
      | (refine Or.inr ?_; tauto)
      | (refine Classical.byContradiction fun h => ?_; simp_all; done))
macro "refine' " t:term : tactic => `(tactic| refine $t)
theorem Portable.contrapose {p q : Prop} (h : ¬q → ¬p) : p → q := fun hp => Classical.byContradiction fun n => h n hp
syntax "contrapose" : tactic
syntax "contrapose!" : tactic
syntax "contrapose " colGt ident : tactic
syntax "contrapose! " colGt ident : tactic
macro_rules
  | `(tactic| contrapose) => `(tactic| refine Portable.contrapose ?_)
  | `(tactic| contrapose!) => `(tactic| (refine Portable.contrapose ?_; (try push_neg)))
  | `(tactic| contrapose $h:ident) => `(tactic| (revert $h:ident; refine Portable.contrapose ?_; intro $h:ident))
  | `(tactic| contrapose! $h:ident) => `(tactic| (revert $h:ident; refine Portable.contrapose ?_; (try push_neg); intro $h:ident))
