/-! Notation that is Mathlib's rather than Lean's: `Type*`, `Sort*`, `ℕ`. -/
set_option linter.all false
macro "Type*" : term => `(Type _)
macro "Sort*" : term => `(Sort _)
macro "ℕ" : term => `(Nat)
universe u
def ExistsUnique {α : Sort u} (p : α → Prop) : Prop := ∃ x, p x ∧ ∀ y, p y → y = x
macro "∃! " x:ident ", " b:term : term => `(ExistsUnique fun $x => $b)
macro "∃! " x:ident " : " t:term ", " b:term : term => `(ExistsUnique fun ($x : $t) => $b)
theorem ExistsUnique.intro {α : Sort u} {p : α → Prop} (w : α) (h₁ : p w) (h₂ : ∀ y, p y → y = w) : ∃! x, p x := ⟨w, h₁, h₂⟩
theorem ExistsUnique.exists {α : Sort u} {p : α → Prop} : (∃! x, p x) → ∃ x, p x := fun ⟨x, h, _⟩ => ⟨x, h⟩
theorem ExistsUnique.unique {α : Sort u} {p : α → Prop} (h : ∃! x, p x) {y₁ y₂ : α} (py₁ : p y₁) (py₂ : p y₂) : y₁ = y₂ :=
  h.elim fun _ hx => (hx.2 y₁ py₁).trans (hx.2 y₂ py₂).symm
