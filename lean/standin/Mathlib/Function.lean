import Mathlib.Notation
/-! Injective, surjective and bijective functions, inverses. Binders are Mathlib's (`⦃ ⦄` in `Injective`). -/
set_option linter.all false
universe u v w
theorem id_def {α : Sort u} : @id α = fun x => x := rfl
namespace Function
variable {α : Sort u} {β : Sort v} {γ : Sort w}
def Injective (f : α → β) : Prop := ∀ ⦃a₁ a₂⦄, f a₁ = f a₂ → a₁ = a₂
def Surjective (f : α → β) : Prop := ∀ b, ∃ a, f a = b
def Bijective (f : α → β) : Prop := Injective f ∧ Surjective f
def LeftInverse (g : β → α) (f : α → β) : Prop := ∀ x, g (f x) = x
def RightInverse (g : β → α) (f : α → β) : Prop := LeftInverse f g
def HasLeftInverse (f : α → β) : Prop := ∃ finv : β → α, LeftInverse finv f
def HasRightInverse (f : α → β) : Prop := ∃ finv : β → α, RightInverse finv f
def Involutive (f : α → α) : Prop := ∀ x, f (f x) = x
theorem injective_id : Injective (@id α) := fun _ _ h => h
theorem surjective_id : Surjective (@id α) := fun a => ⟨a, rfl⟩
theorem bijective_id : Bijective (@id α) := ⟨injective_id, surjective_id⟩
theorem comp_assoc {δ : Sort u} {φ : Sort v} (f : γ → δ) (g : β → γ) (h : α → β) : (f ∘ g) ∘ h = f ∘ g ∘ h := rfl
@[simp] theorem comp_id (f : α → β) : f ∘ id = f := rfl
@[simp] theorem id_comp (f : α → β) : id ∘ f = f := rfl
theorem Injective.comp {g : β → γ} {f : α → β} (hg : Injective g) (hf : Injective f) : Injective (g ∘ f) := fun _ _ h => hf (hg h)
theorem Surjective.comp {g : β → γ} {f : α → β} (hg : Surjective g) (hf : Surjective f) : Surjective (g ∘ f) := fun c =>
  (hg c).elim fun b hb => (hf b).elim fun a ha => ⟨a, by rw [comp_apply, ha, hb]⟩
theorem Bijective.comp {g : β → γ} {f : α → β} (hg : Bijective g) (hf : Bijective f) : Bijective (g ∘ f) := ⟨hg.1.comp hf.1, hg.2.comp hf.2⟩
theorem Injective.of_comp {g : γ → α} {f : α → β} (I : Injective (f ∘ g)) : Injective g := fun _ _ h => I (congrArg f h)
theorem Surjective.of_comp {g : γ → α} {f : α → β} (S : Surjective (f ∘ g)) : Surjective f := fun y => (S y).elim fun x h => ⟨g x, h⟩
theorem Injective.eq_iff {f : α → β} (I : Injective f) {a b : α} : f a = f b ↔ a = b := ⟨fun h => I h, fun h => h ▸ rfl⟩
theorem Injective.ne {f : α → β} (hf : Injective f) {a₁ a₂ : α} : a₁ ≠ a₂ → f a₁ ≠ f a₂ := fun h e => h (hf e)
theorem Injective.ne_iff {f : α → β} (hf : Injective f) {x y : α} : f x ≠ f y ↔ x ≠ y := ⟨fun h e => h (e ▸ rfl), hf.ne⟩
theorem Bijective.injective {f : α → β} (hf : Bijective f) : Injective f := hf.1
theorem Bijective.surjective {f : α → β} (hf : Bijective f) : Surjective f := hf.2
theorem LeftInverse.injective {g : β → α} {f : α → β} (h : LeftInverse g f) : Injective f := fun a b e => by
  rw [← h a, ← h b, e]
theorem LeftInverse.surjective {g : β → α} {f : α → β} (h : LeftInverse f g) : Surjective f := fun b => ⟨g b, h b⟩
theorem RightInverse.surjective {f : α → β} {g : β → α} (h : RightInverse g f) : Surjective f := fun b => ⟨g b, h b⟩
theorem RightInverse.injective {f : α → β} {g : β → α} (h : RightInverse f g) : Injective f := LeftInverse.injective h
theorem LeftInverse.comp_eq_id {f : α → β} {g : β → α} (h : LeftInverse f g) : f ∘ g = id := funext h
theorem Involutive.leftInverse {f : α → α} (h : Involutive f) : LeftInverse f f := h
theorem Involutive.injective {f : α → α} (h : Involutive f) : Injective f := LeftInverse.injective h
theorem Involutive.surjective {f : α → α} (h : Involutive f) : Surjective f := fun x => ⟨f x, h x⟩
theorem Involutive.bijective {f : α → α} (h : Involutive f) : Bijective f := ⟨h.injective, h.surjective⟩
theorem Surjective.hasRightInverse {f : α → β} (hf : Surjective f) : HasRightInverse f :=
  ⟨fun b => (Classical.choice ((hf b).elim fun a h => ⟨⟨a, h⟩⟩ : Nonempty { a // f a = b })).val,
   fun b => (Classical.choice ((hf b).elim fun a h => ⟨⟨a, h⟩⟩ : Nonempty { a // f a = b })).property⟩
theorem surjective_iff_hasRightInverse {f : α → β} : Surjective f ↔ HasRightInverse f :=
  ⟨Surjective.hasRightInverse, fun ⟨g, h⟩ b => ⟨g b, h b⟩⟩
theorem bijective_iff_has_inverse {f : α → β} : Bijective f ↔ ∃ g, LeftInverse g f ∧ RightInverse g f := by
  refine ⟨fun hf => ?_, fun ⟨g, hl, hr⟩ => ⟨hl.injective, hr.surjective⟩⟩
  obtain ⟨g, hg⟩ := hf.2.hasRightInverse
  exact ⟨g, fun x => hf.1 (hg (f x)), hg⟩
/-- Cantor. -/
theorem cantor_surjective {α : Type u} (f : α → α → Prop) : ¬Surjective f := fun h =>
  (h fun a => ¬f a a).elim fun a ha => by
    have e : f a a = ¬f a a := congrFun ha a
    have n : ¬f a a := fun h => (e ▸ h : ¬f a a) h
    exact n (e.symm ▸ n)
end Function
