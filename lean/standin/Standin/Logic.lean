prelude
import Core
/-! Propositional and first-order logic as in `Init.Core`, `Init.PropLemmas` and `Init.Classical`: connectives,
decidability, excluded middle, and the part of the simp set that concerns them. -/
set_option linter.all false
universe u v w

instance {α : Sort u} {γ : Sort v} {r : α → γ → Sort w} : Trans (α := α) (β := α) (γ := γ) Eq r r :=
  ⟨fun h₁ h₂ => Eq.rec (motive := fun x _ => r x _) h₂ h₁.symm⟩
instance {α : Sort u} {β : Sort v} {r : α → β → Sort w} : Trans (α := α) (β := β) (γ := β) r Eq r :=
  ⟨fun h₁ h₂ => Eq.rec (motive := fun x _ => r _ x) h₁ h₂⟩
instance : Trans Iff Iff Iff := ⟨Iff.trans⟩
attribute [symm] Eq.symm Iff.symm HEq.symm Ne.symm
attribute [ext] funext

theorem Nonempty.elim {α : Sort u} {p : Prop} (h₁ : Nonempty α) (h₂ : α → p) : p := match h₁ with | ⟨x⟩ => h₂ x
class Subsingleton (α : Sort u) : Prop where
  intro ::
  allEq : (a b : α) → a = b
protected theorem Subsingleton.elim {α : Sort u} [h : Subsingleton α] : (a b : α) → a = b := h.allEq
protected theorem Subsingleton.helim {α β : Sort u} [h₁ : Subsingleton α] (h₂ : α = β) (a : α) (b : β) : HEq a b := by
  subst h₂
  exact heq_of_eq (Subsingleton.elim a b)
instance (p : Prop) : Subsingleton p := ⟨fun _ _ => rfl⟩
instance (p : Prop) : Subsingleton (Decidable p) := ⟨fun a b => match a, b with
  | isTrue _, isTrue _ => rfl
  | isFalse _, isFalse _ => rfl
  | isTrue h, isFalse n => absurd h n
  | isFalse n, isTrue h => absurd h n⟩
abbrev DecidableEq (α : Sort u) := (a b : α) → Decidable (a = b)
def decEq {α : Sort u} [inst : DecidableEq α] (a b : α) : Decidable (a = b) := inst a b
abbrev DecidablePred {α : Sort u} (r : α → Prop) := (a : α) → Decidable (r a)
abbrev DecidableRel {α : Sort u} {β : Sort v} (r : α → β → Prop) := (a : α) → (b : β) → Decidable (r a b)

section dec
variable {p q : Prop}
instance instDecidableTrue : Decidable True := isTrue trivial
instance instDecidableFalse : Decidable False := isFalse id
instance instDecidableAnd [dp : Decidable p] [dq : Decidable q] : Decidable (p ∧ q) :=
  match dp with
  | isTrue hp => match dq with
    | isTrue hq => isTrue ⟨hp, hq⟩
    | isFalse hq => isFalse fun h => hq h.2
  | isFalse hp => isFalse fun h => hp h.1
instance instDecidableOr [dp : Decidable p] [dq : Decidable q] : Decidable (p ∨ q) :=
  match dp with
  | isTrue hp => isTrue (.inl hp)
  | isFalse hp => match dq with
    | isTrue hq => isTrue (.inr hq)
    | isFalse hq => isFalse fun h => h.elim hp hq
instance instDecidableNot [dp : Decidable p] : Decidable (¬p) :=
  match dp with
  | isTrue hp => isFalse fun h => h hp
  | isFalse hp => isTrue hp
instance [dp : Decidable p] [dq : Decidable q] : Decidable (p → q) :=
  match dp with
  | isFalse hp => isTrue fun h => absurd h hp
  | isTrue hp => match dq with
    | isTrue hq => isTrue fun _ => hq
    | isFalse hq => isFalse fun h => hq (h hp)
instance instDecidableIff [Decidable p] [Decidable q] : Decidable (p ↔ q) :=
  if hp : p then if hq : q then isTrue ⟨fun _ => hq, fun _ => hp⟩ else isFalse fun h => hq (h.mp hp)
  else if hq : q then isFalse fun h => hp (h.mpr hq) else isTrue ⟨fun h => absurd h hp, fun h => absurd h hq⟩
@[inline] def decidable_of_decidable_of_iff [Decidable p] (h : p ↔ q) : Decidable q :=
  if hp : p then isTrue (h.mp hp) else isFalse fun hq => hp (h.mpr hq)
@[inline] def decidable_of_decidable_of_eq [Decidable p] (h : p = q) : Decidable q :=
  decidable_of_decidable_of_iff (Iff.of_eq h)
@[inline] def decidable_of_iff {b : Prop} (a : Prop) (h : a ↔ b) [Decidable a] : Decidable b :=
  decidable_of_decidable_of_iff h
instance instDecidableEqNat : DecidableEq Nat := Nat.decEq
instance instDecidableEqBool : DecidableEq Bool
  | false, false => isTrue rfl
  | true, true => isTrue rfl
  | false, true => isFalse (fun h => Bool.noConf_ft h)
  | true, false => isFalse (fun h => Bool.noConf_ft h.symm)
instance {α : Type u} [DecidableEq α] (a b : α) : Decidable (a ≠ b) := inferInstance
namespace Decidable
theorem em (p : Prop) [d : Decidable p] : p ∨ ¬p := match d with | isTrue h => .inl h | isFalse h => .inr h
theorem byContradiction [dec : Decidable p] (h : ¬p → False) : p :=
  match dec with | isTrue hp => hp | isFalse n => (h n).elim
@[macro_inline] def byCases {q : Sort u} [dec : Decidable p] (h1 : p → q) (h2 : ¬p → q) : q :=
  match dec with | isTrue h => h1 h | isFalse h => h2 h
theorem of_not_not [Decidable p] : ¬¬p → p := fun h => byContradiction h
theorem not_not [Decidable p] : ¬¬p ↔ p := ⟨of_not_not, fun h n => n h⟩
theorem not_and_iff_or_not [Decidable p] : ¬(p ∧ q) ↔ ¬p ∨ ¬q :=
  ⟨fun h => (em p).elim (fun hp => .inr fun hq => h ⟨hp, hq⟩) .inl, fun h x => h.elim (· x.1) (· x.2)⟩
theorem not_imp_iff_and_not [Decidable p] : ¬(p → q) ↔ p ∧ ¬q :=
  ⟨fun h => ⟨byContradiction fun np => h fun x => absurd x np, fun hq => h fun _ => hq⟩, fun h f => h.2 (f h.1)⟩
theorem not_imp_comm [Decidable p] : (¬p → q) → (¬q → p) := fun h nq => byContradiction fun np => nq (h np)
theorem or_iff_not_imp_left [Decidable p] : p ∨ q ↔ (¬p → q) :=
  ⟨fun h n => h.resolve_left n, fun h => (em p).elim .inl fun n => .inr (h n)⟩
theorem not_or_of_imp [Decidable p] (h : p → q) : ¬p ∨ q := (em p).elim (fun x => .inr (h x)) .inl
theorem iff_iff_and_or_not_and_not [Decidable q] : (p ↔ q) ↔ (p ∧ q) ∨ (¬p ∧ ¬q) :=
  ⟨fun h => (em q).elim (fun y => .inl ⟨h.mpr y, y⟩) fun n => .inr ⟨fun x => n (h.mp x), n⟩,
   fun h => h.elim (fun x => iff_of_true x.1 x.2) fun x => iff_of_false x.1 x.2⟩
theorem imp_iff_not_or [Decidable p] : (p → q) ↔ (¬p ∨ q) :=
  ⟨fun h => (em p).elim (fun x => .inr (h x)) .inl, fun h x => h.elim (absurd x) id⟩
end Decidable
theorem if_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : (ite c t e) = t :=
  match h with | isTrue _ => rfl | isFalse n => absurd hc n
theorem if_neg {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t e : α} : (ite c t e) = e :=
  match h with | isTrue y => absurd y hnc | isFalse _ => rfl
theorem dif_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : ¬c → α} : (dite c t e) = t hc :=
  match h with | isTrue _ => rfl | isFalse n => absurd hc n
theorem dif_neg {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t : c → α} {e : ¬c → α} :
    (dite c t e) = e hnc := match h with | isTrue y => absurd y hnc | isFalse _ => rfl
/- The names under which the library's `split` and `simp` refer to the four lemmas above. -/
theorem ite_eq_left {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : ite c t e = t := if_pos hc
theorem ite_eq_right {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t e : α} : ite c t e = e := if_neg hnc
theorem dite_eq_left {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : ¬c → α} :
    dite c t e = t hc := dif_pos hc
theorem dite_eq_right {c : Prop} {h : Decidable c} (hnc : ¬c) {α : Sort u} {t : c → α} {e : ¬c → α} :
    dite c t e = e hnc := dif_neg hnc
theorem dif_eq_if (c : Prop) {h : Decidable c} {α : Sort u} (t : α) (e : α) :
    dite c (fun _ => t) (fun _ => e) = ite c t e := match h with | isTrue _ => rfl | isFalse _ => rfl
section ite
variable {α : Sort u} {c : Prop} {x : Decidable c}
theorem ite_cond_eq_true (a b : α) (h : c = True) : ite c a b = a := if_pos (of_eq_true h)
theorem ite_cond_eq_false (a b : α) (h : c = False) : ite c a b = b := if_neg (of_eq_false h)
theorem dite_cond_eq_true {t : c → α} {e : ¬c → α} (h : c = True) : dite c t e = t (of_eq_true h) :=
  dif_pos (of_eq_true h)
theorem dite_cond_eq_false {t : c → α} {e : ¬c → α} (h : c = False) : dite c t e = e (of_eq_false h) :=
  dif_neg (of_eq_false h)
theorem ite_eq_left_of_eq_true (a b : α) (h : c = True) : ite c a b = a := if_pos (of_eq_true h)
theorem ite_eq_right_of_eq_false (a b : α) (h : c = False) : ite c a b = b := if_neg (of_eq_false h)
theorem dite_eq_left_of_eq_true {t : c → α} {e : ¬c → α} (h : c = True) : dite c t e = t (of_eq_true h) :=
  dif_pos (of_eq_true h)
theorem dite_eq_right_of_eq_false {t : c → α} {e : ¬c → α} (h : c = False) : dite c t e = e (of_eq_false h) :=
  dif_neg (of_eq_false h)
end ite
@[simp] theorem ite_true {α : Sort u} (a b : α) : (if True then a else b) = a := rfl
@[simp] theorem ite_false {α : Sort u} (a b : α) : (if False then a else b) = b := rfl
@[simp] theorem dite_true {α : Sort u} {t : True → α} {e : ¬True → α} : dite True t e = t True.intro := rfl
@[simp] theorem dite_false {α : Sort u} {t : False → α} {e : ¬False → α} : dite False t e = e not_false := rfl
@[simp] theorem ite_self {α : Sort u} {c : Prop} {d : Decidable c} (a : α) : ite c a a = a :=
  match d with | isTrue _ => rfl | isFalse _ => rfl
@[simp] theorem dite_eq_ite {P : Prop} {α : Sort u} {a b : α} [Decidable P] :
    (dite P (fun _ => a) (fun _ => b)) = ite P a b := rfl
theorem ite_congr {α : Sort u} {b c : Prop} {x y u v : α} {s : Decidable b} [Decidable c] (h₁ : b = c)
    (h₂ : c → x = u) (h₃ : ¬c → y = v) : ite b x y = ite c u v := by
  cases Decidable.em c with
  | inl h => rw [if_pos h]; subst b; rw [if_pos h]; exact h₂ h
  | inr h => rw [if_neg h]; subst b; rw [if_neg h]; exact h₃ h
theorem dite_congr {α : Sort u} {b c : Prop} {s : Decidable b} [Decidable c] {x : b → α} {u : c → α} {y : ¬b → α}
    {v : ¬c → α} (h₁ : b = c) (h₂ : (h : c) → x (h₁.mpr_prop h) = u h) (h₃ : (h : ¬c) → y (h₁.mpr_not h) = v h) :
    dite b x y = dite c u v := by
  cases Decidable.em c with
  | inl h => rw [dif_pos h]; subst b; rw [dif_pos h]; exact h₂ h
  | inr h => rw [dif_neg h]; subst b; rw [dif_neg h]; exact h₃ h
instance [dp : Decidable p] [dq : Decidable q] {c : Prop} [dc : Decidable c] : Decidable (if c then p else q) :=
  match dc with | isTrue _ => dp | isFalse _ => dq
end dec

namespace Classical
noncomputable def indefiniteDescription {α : Sort u} (p : α → Prop) (h : ∃ x, p x) : Subtype p :=
  choice (h.elim fun x hx => ⟨⟨x, hx⟩⟩)
noncomputable def choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α := (indefiniteDescription p h).val
theorem choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p (choose h) := (indefiniteDescription p h).property
/-- Diaconescu's argument, from choice, `funext` and `propext`. -/
theorem em (p : Prop) : p ∨ ¬p := by
  let U (x : Prop) : Prop := x = True ∨ p
  let V (x : Prop) : Prop := x = False ∨ p
  have exU : ∃ x, U x := ⟨True, .inl rfl⟩
  have exV : ∃ x, V x := ⟨False, .inl rfl⟩
  have key : p → choose exU = choose exV := by
    intro hp
    have e : U = V := funext fun x => propext ⟨fun _ => .inr hp, fun _ => .inr hp⟩
    have : ∀ (W : Prop → Prop) (h : ∃ x, W x), U = W → choose exU = choose h := by
      intro W h e
      subst e
      rfl
    exact this V exV e
  cases choose_spec exU with
  | inr h => exact .inl h
  | inl hu =>
    cases choose_spec exV with
    | inr h => exact .inl h
    | inl hv =>
      refine .inr fun hp => ?_
      have := key hp
      rw [hu, hv] at this
      exact this ▸ trivial
@[instance_reducible] noncomputable def propDecidable (a : Prop) : Decidable a :=
  choice ((em a).elim (fun h => ⟨isTrue h⟩) (fun h => ⟨isFalse h⟩))
attribute [scoped instance low] propDecidable
noncomputable def arbitrary (α : Sort u) [h : Nonempty α] : α := choice h
theorem byContradiction {p : Prop} (h : ¬p → False) : p := (em p).elim id fun n => (h n).elim
theorem byCases {p q : Prop} (hpq : p → q) (hnpq : ¬p → q) : q := (em p).elim hpq hnpq
variable {a b : Prop} {α : Sort u} {p : α → Prop}
@[simp low] theorem not_not : ¬¬a ↔ a := ⟨fun h => byContradiction h, not_not_intro⟩
@[simp low] theorem not_forall : (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨fun h => byContradiction fun n => h fun x => byContradiction fun nx => n ⟨x, nx⟩, fun ⟨x, hx⟩ h => hx (h x)⟩
theorem not_forall_not : (¬∀ x, ¬p x) ↔ ∃ x, p x :=
  ⟨fun h => byContradiction fun n => h fun x hx => n ⟨x, hx⟩, fun ⟨x, hx⟩ h => h x hx⟩
theorem not_exists_not : (¬∃ x, ¬p x) ↔ ∀ x, p x :=
  ⟨fun h x => byContradiction fun n => h ⟨x, n⟩, fun h ⟨x, hx⟩ => hx (h x)⟩
theorem forall_or_exists_not (P : α → Prop) : (∀ a, P a) ∨ ∃ a, ¬P a := (em _).elim .inl fun h => .inr (not_forall.mp h)
theorem exists_or_forall_not (P : α → Prop) : (∃ a, P a) ∨ ∀ a, ¬P a :=
  (em _).elim .inl fun h => .inr fun x hx => h ⟨x, hx⟩
@[simp] theorem not_imp : ¬(a → b) ↔ a ∧ ¬b :=
  ⟨fun h => ⟨byContradiction fun na => h fun x => absurd x na, fun hb => h fun _ => hb⟩, fun h hab => h.2 (hab h.1)⟩
theorem or_iff_not_imp_left : a ∨ b ↔ (¬a → b) :=
  ⟨fun h n => h.resolve_left n, fun h => (em a).elim .inl fun n => .inr (h n)⟩
theorem or_iff_not_imp_right : a ∨ b ↔ (¬b → a) :=
  ⟨fun h n => h.resolve_right n, fun h => (em b).elim .inr fun n => .inl (h n)⟩
theorem imp_iff_not_or : (a → b) ↔ (¬a ∨ b) :=
  ⟨fun h => (em a).elim (fun x => .inr (h x)) .inl, fun h x => h.elim (absurd x) id⟩
theorem not_and_iff_not_or_not : ¬(a ∧ b) ↔ ¬a ∨ ¬b :=
  ⟨fun h => (em a).elim (fun ha => .inr fun hb => h ⟨ha, hb⟩) .inl, fun h x => h.elim (· x.1) (· x.2)⟩
theorem not_iff : ¬(a ↔ b) ↔ (¬a ↔ b) :=
  ⟨fun h => (em a).elim (fun x => ⟨fun n => absurd x n, fun y => (h ⟨fun _ => y, fun _ => x⟩).elim⟩)
    (fun n => ⟨fun _ => byContradiction fun m => h ⟨fun x => absurd x n, fun y => absurd y m⟩, fun _ => n⟩),
   fun h e => (em a).elim (fun x => (h.mpr (e.mp x)) x) fun n => n (e.mpr (h.mp n))⟩
theorem propComplete (a : Prop) : a = True ∨ a = False := (em a).elim (.inl ∘ eq_true) (.inr ∘ eq_false)
theorem axiomOfChoice {α : Sort u} {β : α → Sort v} {r : (x : α) → β x → Prop} (h : ∀ x, ∃ y, r x y) :
    ∃ f : (x : α) → β x, ∀ x, r x (f x) := ⟨fun x => choose (h x), fun x => choose_spec (h x)⟩
theorem skolem {α : Sort u} {b : α → Sort v} {p : (x : α) → b x → Prop} :
    (∀ x, ∃ y, p x y) ↔ ∃ f : (x : α) → b x, ∀ x, p x (f x) := ⟨axiomOfChoice, fun ⟨f, h⟩ x => ⟨f x, h x⟩⟩
end Classical
export Classical (imp_iff_not_or)
noncomputable def Exists.choose {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : α := Classical.choose h
theorem Exists.choose_spec {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : p h.choose := Classical.choose_spec h
