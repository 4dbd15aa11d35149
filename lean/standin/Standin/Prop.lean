prelude
import Standin.Logic
/-! Rewriting lemmas for connectives, quantifiers and `decide`, with the simp attributes of `Init.SimpLemmas` and
`Init.PropLemmas`. -/
set_option linter.all false
universe u v w

section prop
variable {a b c d p q : Prop}
theorem eq_comm {α : Sort u} {a b : α} : a = b ↔ b = a := ⟨Eq.symm, Eq.symm⟩
theorem Eq.comm {α : Sort u} {a b : α} : a = b ↔ b = a := ⟨Eq.symm, Eq.symm⟩
theorem ne_comm {α : Sort u} {a b : α} : a ≠ b ↔ b ≠ a := ⟨Ne.symm, Ne.symm⟩
theorem ne_of_apply_ne {α : Sort u} {β : Sort v} (f : α → β) {x y : α} : f x ≠ f y → x ≠ y := fun h e => h (e ▸ rfl)
@[simp] theorem ne_eq {α : Sort u} (a b : α) : (a ≠ b) = ¬(a = b) := rfl
theorem false_of_ne {α : Sort u} {a : α} : a ≠ a → False := fun h => h rfl
theorem ne_false_of_self : a → a ≠ False := fun h e => e ▸ h
theorem ne_true_of_not : ¬a → a ≠ True := fun h e => h (e ▸ trivial)
@[simp] theorem eq_true_eq_id : Eq True = id := funext fun p => propext ⟨fun h => h ▸ trivial, fun h => (eq_true h).symm⟩
@[simp] theorem eq_false_eq_Not : Eq False = Not :=
  funext fun p => propext ⟨fun h x => h.symm ▸ x, fun h => (eq_false h).symm⟩
@[simp] theorem eq_iff_iff : (a = b) = (a ↔ b) := propext ⟨fun h => h ▸ Iff.rfl, propext⟩
theorem iff_iff_eq : (a ↔ b) ↔ a = b := ⟨propext, fun h => h ▸ Iff.rfl⟩
theorem iff_eq_eq {p q : Prop} : (p ↔ q) = (p = q) := propext iff_iff_eq
theorem Iff.eq (h : a ↔ b) : a = b := propext h
@[simp] theorem not_iff_self : ¬(¬a ↔ a) := fun h => (fun n : ¬a => n (h.mp n)) fun x => h.mpr x x
@[simp] theorem iff_not_self : ¬(a ↔ ¬a) := fun h => (fun n : ¬a => n (h.mpr n)) fun x => h.mp x x
theorem iff_comm : (a ↔ b) ↔ (b ↔ a) := ⟨Iff.symm, Iff.symm⟩
theorem Iff.comm : (a ↔ b) ↔ (b ↔ a) := iff_comm
protected theorem And.comm : a ∧ b ↔ b ∧ a := and_comm
protected theorem Or.comm : a ∨ b ↔ b ∨ a := or_comm
theorem Or.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∨ b) : c ∨ d := h.elim (.inl ∘ f) (.inr ∘ g)
theorem Or.imp_left (f : a → b) : a ∨ c → b ∨ c := .imp f id
theorem Or.imp_right (f : b → c) : a ∨ b → a ∨ c := .imp id f
theorem And.imp (f : a → c) (g : b → d) (h : a ∧ b) : c ∧ d := ⟨f h.1, g h.2⟩
theorem And.imp_left (h : a → b) : a ∧ c → b ∧ c := .imp h id
theorem And.imp_right (h : a → b) : c ∧ a → c ∧ b := .imp id h
abbrev And.elim {a b : Prop} {α : Sort u} (f : a → b → α) (h : a ∧ b) : α := f h.left h.right
abbrev Iff.elim {α : Sort u} (f : (a → b) → (b → a) → α) (h : a ↔ b) : α := f h.1 h.2
def Not.elim {α : Sort u} (H1 : ¬a) (H2 : a) : α := absurd H2 H1
theorem Not.intro (h : a → False) : ¬a := h
theorem Not.imp (H2 : ¬b) (H1 : a → b) : ¬a := mt H1 H2
theorem not_congr (h : a ↔ b) : ¬a ↔ ¬b := ⟨mt h.2, mt h.1⟩
theorem and_congr (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∧ b ↔ c ∧ d := ⟨And.imp h₁.1 h₂.1, And.imp h₁.2 h₂.2⟩
theorem or_congr (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∨ b ↔ c ∨ d := ⟨.imp h₁.1 h₂.1, .imp h₁.2 h₂.2⟩
theorem or_congr_left (h : a ↔ b) : a ∨ c ↔ b ∨ c := or_congr h .rfl
theorem or_congr_right (h : b ↔ c) : a ∨ b ↔ a ∨ c := or_congr .rfl h
theorem and_congr_left' (h : a ↔ b) : a ∧ c ↔ b ∧ c := and_congr h .rfl
theorem and_congr_right' (h : b ↔ c) : a ∧ b ↔ a ∧ c := and_congr .rfl h
theorem iff_congr (h₁ : a ↔ c) (h₂ : b ↔ d) : (a ↔ b) ↔ (c ↔ d) :=
  ⟨fun h => h₁.symm.trans (h.trans h₂), fun h => h₁.trans (h.trans h₂.symm)⟩
theorem imp_congr (h₁ : a ↔ c) (h₂ : b ↔ d) : (a → b) ↔ (c → d) :=
  ⟨fun h x => h₂.1 (h (h₁.2 x)), fun h x => h₂.2 (h (h₁.1 x))⟩
theorem imp_congr_right (h : a → (b ↔ c)) : (a → b) ↔ (a → c) := ⟨fun f x => (h x).1 (f x), fun f x => (h x).2 (f x)⟩
theorem and_congr_right (h : a → (b ↔ c)) : a ∧ b ↔ a ∧ c :=
  ⟨fun x => ⟨x.1, (h x.1).1 x.2⟩, fun x => ⟨x.1, (h x.1).2 x.2⟩⟩
theorem and_congr_left (h : c → (a ↔ b)) : a ∧ c ↔ b ∧ c :=
  ⟨fun x => ⟨(h x.2).1 x.1, x.2⟩, fun x => ⟨(h x.2).2 x.1, x.2⟩⟩
theorem imp_not_comm : (a → ¬b) ↔ (b → ¬a) := ⟨fun h y x => h x y, fun h x y => h y x⟩
theorem imp_intro {α β : Prop} (h : α) : β → α := fun _ => h
theorem imp_imp_imp {a b c d : Prop} (h₀ : c → a) (h₁ : b → d) : (a → b) → (c → d) := fun h x => h₁ (h (h₀ x))
@[simp] theorem imp_false : (a → False) ↔ ¬a := Iff.rfl
theorem iff_true_intro (h : a) : a ↔ True := ⟨fun _ => trivial, fun _ => h⟩
@[simp] theorem imp_self (a : Prop) : (a → a) ↔ True := iff_true_intro id
theorem iff_false_intro (h : ¬a) : a ↔ False := ⟨h, False.elim⟩
theorem of_iff_true (h : a ↔ True) : a := h.2 trivial
theorem not_of_iff_false : (a ↔ False) → ¬a := Iff.mp
theorem imp_iff_right {a : Prop} (ha : a) : (a → b) ↔ b := ⟨fun h => h ha, fun h _ => h⟩
theorem imp_true_iff (α : Sort u) : (α → True) ↔ True := iff_true_intro fun _ => trivial
theorem false_imp_iff (a : Prop) : (False → a) ↔ True := iff_true_intro False.elim
theorem true_imp_iff {α : Prop} : (True → α) ↔ α := imp_iff_right trivial
theorem imp.swap : a → b → c ↔ b → a → c := ⟨fun h y x => h x y, fun h x y => h y x⟩
theorem imp_swap {a b : Sort u} {c : Prop} : a → b → c ↔ b → a → c := ⟨fun h y x => h x y, fun h x y => h y x⟩
@[simp] theorem and_imp : (a ∧ b → c) ↔ (a → b → c) := ⟨fun h x y => h ⟨x, y⟩, fun h x => h x.1 x.2⟩
theorem or_imp : (a ∨ b → c) ↔ (a → c) ∧ (b → c) :=
  ⟨fun h => ⟨fun x => h (.inl x), fun x => h (.inr x)⟩, fun h x => x.elim h.1 h.2⟩
theorem imp_and {α : Sort u} : (α → b ∧ c) ↔ (α → b) ∧ (α → c) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩
@[simp] theorem not_and : ¬(a ∧ b) ↔ (a → ¬b) := and_imp
theorem not_and' : ¬(a ∧ b) ↔ b → ¬a := ⟨fun h y x => h ⟨x, y⟩, fun h x => h x.2 x.1⟩
theorem not_and_of_not_left (b : Prop) : ¬a → ¬(a ∧ b) := mt And.left
theorem not_and_of_not_right (a : Prop) {b : Prop} : ¬b → ¬(a ∧ b) := mt And.right
theorem not_and_of_not_or_not (h : ¬a ∨ ¬b) : ¬(a ∧ b) := fun x => h.elim (· x.1) (· x.2)
theorem not_not_em (a : Prop) : ¬¬(a ∨ ¬a) := fun h => h (.inr fun x => h (.inl x))
theorem and_left_comm : a ∧ b ∧ c ↔ b ∧ a ∧ c := ⟨fun h => ⟨h.2.1, h.1, h.2.2⟩, fun h => ⟨h.2.1, h.1, h.2.2⟩⟩
theorem and_right_comm : (a ∧ b) ∧ c ↔ (a ∧ c) ∧ b :=
  ⟨fun h => ⟨⟨h.1.1, h.2⟩, h.1.2⟩, fun h => ⟨⟨h.1.1, h.2⟩, h.1.2⟩⟩
theorem and_and_and_comm : (a ∧ b) ∧ c ∧ d ↔ (a ∧ c) ∧ b ∧ d :=
  ⟨fun h => ⟨⟨h.1.1, h.2.1⟩, h.1.2, h.2.2⟩, fun h => ⟨⟨h.1.1, h.2.1⟩, h.1.2, h.2.2⟩⟩
theorem and_rotate : a ∧ b ∧ c ↔ b ∧ c ∧ a := ⟨fun h => ⟨h.2.1, h.2.2, h.1⟩, fun h => ⟨h.2.2, h.1, h.2.1⟩⟩
theorem or_assoc : (a ∨ b) ∨ c ↔ a ∨ (b ∨ c) :=
  ⟨fun h => h.elim (·.elim .inl (.inr ∘ .inl)) (.inr ∘ .inr), fun h => h.elim (.inl ∘ .inl) (·.elim (.inl ∘ .inr) .inr)⟩
theorem or_left_comm : a ∨ (b ∨ c) ↔ b ∨ (a ∨ c) :=
  ⟨fun h => h.elim (.inr ∘ .inl) (·.elim .inl (.inr ∘ .inr)), fun h => h.elim (.inr ∘ .inl) (·.elim .inl (.inr ∘ .inr))⟩
theorem or_right_comm : (a ∨ b) ∨ c ↔ (a ∨ c) ∨ b := by rw [or_assoc, or_assoc, or_comm (a := b)]
theorem or_rotate : a ∨ b ∨ c ↔ b ∨ c ∨ a := by rw [or_left_comm, or_comm (a := a)]
theorem and_or_left : a ∧ (b ∨ c) ↔ (a ∧ b) ∨ (a ∧ c) :=
  ⟨fun h => h.2.imp (⟨h.1, ·⟩) (⟨h.1, ·⟩), fun h => h.elim (.imp_right .inl) (.imp_right .inr)⟩
theorem or_and_right : (a ∨ b) ∧ c ↔ (a ∧ c) ∨ (b ∧ c) :=
  ⟨fun h => h.1.imp (⟨·, h.2⟩) (⟨·, h.2⟩), fun h => h.elim (.imp_left .inl) (.imp_left .inr)⟩
theorem or_and_left : a ∨ (b ∧ c) ↔ (a ∨ b) ∧ (a ∨ c) :=
  ⟨fun h => h.elim (fun x => ⟨.inl x, .inl x⟩) (.imp .inr .inr),
   fun h => h.1.elim .inl fun y => h.2.elim .inl fun z => .inr ⟨y, z⟩⟩
theorem and_or_right : (a ∧ b) ∨ c ↔ (a ∨ c) ∧ (b ∨ c) := by
  rw [or_comm, or_and_left, or_comm (a := c), or_comm (a := c)]
theorem and_iff_left (hb : b) : a ∧ b ↔ a := ⟨(·.1), (⟨·, hb⟩)⟩
theorem and_iff_right (ha : a) : a ∧ b ↔ b := ⟨(·.2), (⟨ha, ·⟩)⟩
theorem and_iff_left_of_imp (h : a → b) : (a ∧ b) ↔ a := ⟨(·.1), fun x => ⟨x, h x⟩⟩
theorem and_iff_right_of_imp (h : b → a) : (a ∧ b) ↔ b := ⟨(·.2), fun x => ⟨h x, x⟩⟩
theorem or_iff_left_of_imp (hb : b → a) : (a ∨ b) ↔ a := ⟨(·.elim id hb), .inl⟩
theorem or_iff_right_of_imp (ha : a → b) : (a ∨ b) ↔ b := ⟨(·.elim ha id), .inr⟩
theorem or_iff_left (hb : ¬b) : a ∨ b ↔ a := or_iff_left_of_imp fun y => absurd y hb
theorem or_iff_right (ha : ¬a) : a ∨ b ↔ b := or_iff_right_of_imp fun x => absurd x ha
@[simp] theorem and_iff_left_iff_imp : ((a ∧ b) ↔ a) ↔ (a → b) := ⟨fun h x => (h.2 x).2, and_iff_left_of_imp⟩
@[simp] theorem and_iff_right_iff_imp : ((a ∧ b) ↔ b) ↔ (b → a) := ⟨fun h x => (h.2 x).1, and_iff_right_of_imp⟩
@[simp] theorem iff_self_and : (p ↔ p ∧ q) ↔ (p → q) := ⟨fun h x => (h.1 x).2, fun h => ⟨fun x => ⟨x, h x⟩, (·.1)⟩⟩
@[simp] theorem iff_and_self : (p ↔ q ∧ p) ↔ (p → q) := ⟨fun h x => (h.1 x).1, fun h => ⟨fun x => ⟨h x, x⟩, (·.2)⟩⟩
@[simp] theorem or_iff_left_iff_imp : (a ∨ b ↔ a) ↔ (b → a) := ⟨fun h y => h.1 (.inr y), or_iff_left_of_imp⟩
@[simp] theorem or_iff_right_iff_imp : (a ∨ b ↔ b) ↔ (a → b) := ⟨fun h x => h.1 (.inl x), or_iff_right_of_imp⟩
@[simp] theorem and_self_left : a ∧ (a ∧ b) ↔ a ∧ b := ⟨(·.2), fun h => ⟨h.1, h⟩⟩
@[simp] theorem and_self_right : (a ∧ b) ∧ b ↔ a ∧ b := ⟨(·.1), fun h => ⟨h, h.2⟩⟩
@[simp] theorem or_self_left : a ∨ a ∨ b ↔ a ∨ b := ⟨(·.elim .inl id), .inr⟩
@[simp] theorem or_self_right : (a ∨ b) ∨ b ↔ a ∨ b := ⟨(·.elim id .inr), .inl⟩
@[simp] theorem and_not_self : ¬(a ∧ ¬a) := fun h => h.2 h.1
@[simp] theorem not_and_self : ¬(¬a ∧ a) := fun h => h.1 h.2
theorem and_not_self_iff (a : Prop) : a ∧ ¬a ↔ False := iff_false_intro and_not_self
theorem not_and_self_iff (a : Prop) : ¬a ∧ a ↔ False := iff_false_intro not_and_self
@[simp] theorem and_congr_right_iff : (a ∧ b ↔ a ∧ c) ↔ (a → (b ↔ c)) :=
  ⟨fun h x => ⟨fun y => (h.1 ⟨x, y⟩).2, fun z => (h.2 ⟨x, z⟩).2⟩, and_congr_right⟩
@[simp] theorem and_congr_left_iff : (a ∧ c ↔ b ∧ c) ↔ c → (a ↔ b) :=
  ⟨fun h z => ⟨fun x => (h.1 ⟨x, z⟩).1, fun y => (h.2 ⟨y, z⟩).1⟩, and_congr_left⟩
@[simp] theorem not_true : ¬True ↔ False := iff_false_intro fun h => h trivial
@[simp] theorem not_false_iff : ¬False ↔ True := iff_true_intro not_false
theorem not_not_of_not_imp : ¬(a → b) → ¬¬a := mt fun n x => absurd x n
theorem not_of_not_imp {a : Prop} : ¬(a → b) → ¬b := mt fun y _ => y
end prop

section quantifiers
variable {α : Sort u} {β : Sort v} {p q : α → Prop} {a b : Prop} {a' : α}
theorem forall_imp (h : ∀ a, p a → q a) : (∀ a, p a) → ∀ a, q a := fun f x => h x (f x)
theorem forall_congr' (h : ∀ a, p a ↔ q a) : (∀ a, p a) ↔ ∀ a, q a := ⟨fun f x => (h x).1 (f x), fun f x => (h x).2 (f x)⟩
theorem forall_comm {p : α → β → Prop} : (∀ a b, p a b) ↔ (∀ b a, p a b) := ⟨fun h y x => h x y, fun h x y => h y x⟩
theorem exists_comm {p : α → β → Prop} : (∃ a b, p a b) ↔ (∃ b a, p a b) :=
  ⟨fun ⟨x, y, h⟩ => ⟨y, x, h⟩, fun ⟨y, x, h⟩ => ⟨x, y, h⟩⟩
@[simp] theorem exists_imp : ((∃ x, p x) → b) ↔ ∀ x, p x → b := ⟨fun h x hx => h ⟨x, hx⟩, fun h ⟨x, hx⟩ => h x hx⟩
@[simp] theorem exists_const (α : Sort u) [i : Nonempty α] : (∃ _ : α, b) ↔ b :=
  ⟨fun ⟨_, h⟩ => h, fun h => i.elim fun x => ⟨x, h⟩⟩
@[simp] theorem forall_const (α : Sort u) [i : Nonempty α] : (α → b) ↔ b := ⟨fun h => i.elim h, fun h _ => h⟩
@[simp] theorem forall_exists_index {q : (∃ x, p x) → Prop} : (∀ h, q h) ↔ ∀ x (h : p x), q ⟨x, h⟩ :=
  ⟨fun h x hx => h ⟨x, hx⟩, fun h ⟨x, hx⟩ => h x hx⟩
@[simp] theorem exists_prop : (∃ _h : a, b) ↔ a ∧ b := ⟨fun ⟨x, y⟩ => ⟨x, y⟩, fun h => ⟨h.1, h.2⟩⟩
@[simp] theorem exists_prop_eq {p : (a : α) → a = a' → Prop} : (∃ (a : α) (h : a = a'), p a h) ↔ p a' rfl :=
  ⟨fun ⟨_, rfl, h⟩ => h, fun h => ⟨_, rfl, h⟩⟩
theorem forall_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (∀ h' : p, q h') ↔ q h := ⟨fun f => f h, fun f _ => f⟩
theorem forall_prop_of_false {p : Prop} {q : p → Prop} (hn : ¬p) : (∀ h' : p, q h') ↔ True :=
  iff_true_intro fun h => absurd h hn
theorem exists_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (Exists fun h' : p => q h') ↔ q h :=
  ⟨fun ⟨_, x⟩ => x, fun x => ⟨h, x⟩⟩
@[simp] theorem forall_eq : (∀ a, a = a' → p a) ↔ p a' := ⟨fun h => h a' rfl, fun h _ e => e ▸ h⟩
@[simp] theorem forall_eq' : (∀ a, a' = a → p a) ↔ p a' := ⟨fun h => h a' rfl, fun h _ e => e ▸ h⟩
@[simp] theorem exists_eq : ∃ a, a = a' := ⟨_, rfl⟩
@[simp] theorem exists_eq' : ∃ a, a' = a := ⟨_, rfl⟩
@[simp] theorem exists_eq_left : (∃ a, a = a' ∧ p a) ↔ p a' := ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
@[simp] theorem exists_eq_right : (∃ a, p a ∧ a = a') ↔ p a' := ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
@[simp] theorem exists_eq_left' : (∃ a, a' = a ∧ p a) ↔ p a' := ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
@[simp] theorem exists_eq_right' : (∃ a, p a ∧ a' = a) ↔ p a' := ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
@[simp] theorem forall_eq_or_imp : (∀ a, a = a' ∨ q a → p a) ↔ p a' ∧ ∀ a, q a → p a :=
  ⟨fun h => ⟨h a' (.inl rfl), fun x hx => h x (.inr hx)⟩, fun h x hx => hx.elim (fun e => e ▸ h.1) (h.2 x)⟩
@[simp] theorem exists_eq_or_imp : (∃ a, (a = a' ∨ q a) ∧ p a) ↔ p a' ∨ ∃ a, q a ∧ p a :=
  ⟨fun ⟨x, h, hp⟩ => h.elim (fun e => .inl (e ▸ hp)) fun hq => .inr ⟨x, hq, hp⟩,
   fun h => h.elim (fun hp => ⟨_, .inl rfl, hp⟩) fun ⟨x, hq, hp⟩ => ⟨x, .inr hq, hp⟩⟩
@[simp] theorem forall_eq_apply_imp_iff {f : α → β} {p : β → Prop} : (∀ b a, b = f a → p b) ↔ ∀ a, p (f a) :=
  ⟨fun h x => h _ x rfl, fun h _ x e => e ▸ h x⟩
@[simp] theorem exists_and_left {b : Prop} : (∃ x, b ∧ p x) ↔ b ∧ (∃ x, p x) :=
  ⟨fun ⟨x, y, h⟩ => ⟨y, x, h⟩, fun ⟨y, x, h⟩ => ⟨x, y, h⟩⟩
@[simp] theorem exists_and_right {b : Prop} : (∃ x, p x ∧ b) ↔ (∃ x, p x) ∧ b :=
  ⟨fun ⟨x, h, y⟩ => ⟨⟨x, h⟩, y⟩, fun ⟨⟨x, h⟩, y⟩ => ⟨x, h, y⟩⟩
theorem forall_and : (∀ x, p x ∧ q x) ↔ (∀ x, p x) ∧ (∀ x, q x) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩
theorem exists_or : (∃ x, p x ∨ q x) ↔ (∃ x, p x) ∨ ∃ x, q x :=
  ⟨fun ⟨x, h⟩ => h.imp (⟨x, ·⟩) (⟨x, ·⟩), fun h => h.elim (fun ⟨x, hx⟩ => ⟨x, .inl hx⟩) fun ⟨x, hx⟩ => ⟨x, .inr hx⟩⟩
@[simp] theorem exists_false : ¬(∃ _a : α, False) := fun ⟨_, h⟩ => h
@[simp] theorem forall_false {α : Sort u} [h : Nonempty α] : (α → False) = False :=
  eq_false fun f => h.elim f
@[simp] theorem forall_self_imp (a : Prop) (b : a → Prop) : (∀ h₁ h₂ : a, b h₂) ↔ ∀ h : a, b h :=
  ⟨fun h x => h x x, fun h _ x => h x⟩
theorem forall_not_of_not_exists (hne : ¬∃ x, p x) (x : α) : ¬p x := fun h => hne ⟨x, h⟩
theorem not_exists_of_forall_not (h : ∀ x, ¬p x) : ¬∃ x, p x := fun ⟨x, hx⟩ => h x hx
theorem not_forall_of_exists_not : (∃ x, ¬p x) → ¬∀ x, p x := fun ⟨x, hx⟩ h => hx (h x)
theorem exists_imp_exists' {p : α → Prop} {q : β → Prop} (f : α → β) (hpq : ∀ a, p a → q (f a)) :
    (∃ a, p a) → ∃ b, q b := fun ⟨x, hx⟩ => ⟨f x, hpq x hx⟩
theorem Exists.nonempty : (∃ x, p x) → Nonempty α := fun ⟨x, _⟩ => ⟨x⟩
attribute [simp] not_exists
end quantifiers

section decide
variable {p q : Prop}
@[simp] theorem decide_eq_true_eq [d : Decidable p] : (decide p = true) = p :=
  propext ⟨of_decide_eq_true, decide_eq_true⟩
theorem decide_eq_true_iff [Decidable p] : decide p = true ↔ p := ⟨of_decide_eq_true, decide_eq_true⟩
theorem decide_eq_false : {p : Prop} → [Decidable p] → ¬p → decide p = false
  | _, isTrue h, n => absurd h n
  | _, isFalse _, _ => rfl
@[simp] theorem decide_eq_false_iff_not {_ : Decidable p} : (decide p = false) ↔ ¬p :=
  ⟨of_decide_eq_false, decide_eq_false⟩
@[simp] theorem decide_true (h : Decidable True) : @decide True h = true :=
  match h with | isTrue _ => rfl | isFalse n => absurd trivial n
@[simp] theorem decide_false (h : Decidable False) : @decide False h = false :=
  match h with | isTrue n => n.elim | isFalse _ => rfl
theorem decide_true_eq_true (h : Decidable True) : @decide True h = true := decide_true h
theorem decide_false_eq_false (h : Decidable False) : @decide False h = false := decide_false h
end decide

section order
variable {α : Type u} {a b c : α}
@[simp] theorem ge_iff_le [LE α] {x y : α} : x ≥ y ↔ y ≤ x := Iff.rfl
@[simp] theorem gt_iff_lt [LT α] {x y : α} : x > y ↔ y < x := Iff.rfl
theorem le_of_eq_of_le {a b c : α} [LE α] (h₁ : a = b) (h₂ : b ≤ c) : a ≤ c := h₁ ▸ h₂
theorem le_of_le_of_eq {a b c : α} [LE α] (h₁ : a ≤ b) (h₂ : b = c) : a ≤ c := h₂ ▸ h₁
theorem lt_of_eq_of_lt {a b c : α} [LT α] (h₁ : a = b) (h₂ : b < c) : a < c := h₁ ▸ h₂
theorem lt_of_lt_of_eq {a b c : α} [LT α] (h₁ : a < b) (h₂ : b = c) : a < c := h₂ ▸ h₁
end order
