import Mathlib.Notation
/-! Preorders, partial and linear orders, `max` and `min`, monotone functions. Names and binders are Mathlib's. -/
set_option linter.all false
universe u v

abbrev DecidableLE (α : Type u) [LE α] := (a b : α) → Decidable (a ≤ b)
abbrev DecidableLT (α : Type u) [LT α] := (a b : α) → Decidable (a < b)

class Preorder (α : Type u) extends LE α, LT α where
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
  lt := fun a b => a ≤ b ∧ ¬b ≤ a
  lt_iff_le_not_ge : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬b ≤ a
class PartialOrder (α : Type u) extends Preorder α where
  le_antisymm : ∀ a b : α, a ≤ b → b ≤ a → a = b

section preorder
variable {α : Type u} [Preorder α] {a b c d : α}
@[refl, simp] theorem le_refl : ∀ a : α, a ≤ a := Preorder.le_refl
theorem le_rfl : a ≤ a := le_refl a
theorem le_trans : a ≤ b → b ≤ c → a ≤ c := Preorder.le_trans _ _ _
theorem ge_trans : a ≥ b → b ≥ c → a ≥ c := fun h₁ h₂ => le_trans h₂ h₁
theorem lt_iff_le_not_ge : a < b ↔ a ≤ b ∧ ¬b ≤ a := Preorder.lt_iff_le_not_ge _ _
theorem lt_of_le_not_ge (hab : a ≤ b) (hba : ¬b ≤ a) : a < b := lt_iff_le_not_ge.2 ⟨hab, hba⟩
theorem le_of_eq (hab : a = b) : a ≤ b := hab ▸ le_refl a
theorem ge_of_eq (hab : a = b) : b ≤ a := hab ▸ le_refl a
theorem le_of_lt (hab : a < b) : a ≤ b := (lt_iff_le_not_ge.1 hab).1
theorem not_le_of_gt (hab : a < b) : ¬b ≤ a := (lt_iff_le_not_ge.1 hab).2
theorem not_lt_of_ge (hab : a ≤ b) : ¬b < a := fun h => not_le_of_gt h hab
theorem lt_irrefl (a : α) : ¬a < a := fun h => not_le_of_gt h le_rfl
@[simp] theorem lt_self_iff_false (x : α) : x < x ↔ False := ⟨lt_irrefl x, False.elim⟩
theorem lt_of_lt_of_le (hab : a < b) (hbc : b ≤ c) : a < c :=
  lt_of_le_not_ge (le_trans (le_of_lt hab) hbc) fun h => not_le_of_gt hab (le_trans hbc h)
theorem lt_of_le_of_lt (hab : a ≤ b) (hbc : b < c) : a < c :=
  lt_of_le_not_ge (le_trans hab (le_of_lt hbc)) fun h => not_le_of_gt hbc (le_trans h hab)
theorem lt_trans : a < b → b < c → a < c := fun h₁ h₂ => lt_of_lt_of_le h₁ (le_of_lt h₂)
theorem gt_trans : a > b → b > c → a > c := fun h₁ h₂ => lt_trans h₂ h₁
theorem ne_of_lt (h : a < b) : a ≠ b := fun e => lt_irrefl b (e ▸ h)
theorem ne_of_gt (h : b < a) : a ≠ b := fun e => lt_irrefl b (e ▸ h)
theorem lt_asymm (h : a < b) : ¬b < a := fun h' => lt_irrefl a (lt_trans h h')
theorem not_lt_of_gt (h : a < b) : ¬b < a := lt_asymm h
theorem le_of_lt_or_eq (h : a < b ∨ a = b) : a ≤ b := h.elim le_of_lt le_of_eq
theorem le_of_eq_or_lt (h : a = b ∨ a < b) : a ≤ b := h.elim le_of_eq le_of_lt
attribute [simp] ge_iff_le gt_iff_lt
instance instTransLE : @Trans α α α LE.le LE.le LE.le := ⟨le_trans⟩
instance instTransLT : @Trans α α α LT.lt LT.lt LT.lt := ⟨lt_trans⟩
instance instTransLTLE : @Trans α α α LT.lt LE.le LT.lt := ⟨lt_of_lt_of_le⟩
instance instTransLELT : @Trans α α α LE.le LT.lt LT.lt := ⟨lt_of_le_of_lt⟩
instance instTransGE : @Trans α α α GE.ge GE.ge GE.ge := ⟨ge_trans⟩
instance instTransGT : @Trans α α α GT.gt GT.gt GT.gt := ⟨gt_trans⟩
instance instTransGTGE : @Trans α α α GT.gt GE.ge GT.gt := ⟨fun h₁ h₂ => lt_of_le_of_lt h₂ h₁⟩
instance instTransGEGT : @Trans α α α GE.ge GT.gt GT.gt := ⟨fun h₁ h₂ => lt_of_lt_of_le h₂ h₁⟩

theorem Eq.le (hab : a = b) : a ≤ b := le_of_eq hab
theorem Eq.ge (hab : a = b) : b ≤ a := ge_of_eq hab
theorem Eq.not_lt (hab : a = b) : ¬a < b := hab ▸ lt_irrefl a
theorem Eq.not_gt (hab : a = b) : ¬b < a := hab ▸ lt_irrefl a
theorem Eq.trans_le (h1 : a = b) (h2 : b ≤ c) : a ≤ c := h1 ▸ h2
theorem Eq.trans_lt (h1 : a = b) (h2 : b < c) : a < c := h1 ▸ h2
theorem LE.le.trans : a ≤ b → b ≤ c → a ≤ c := le_trans
theorem LE.le.trans_lt (hab : a ≤ b) (hbc : b < c) : a < c := lt_of_le_of_lt hab hbc
theorem LE.le.trans_eq (h1 : a ≤ b) (h2 : b = c) : a ≤ c := h2 ▸ h1
theorem LE.le.not_gt (hab : a ≤ b) : ¬b < a := not_lt_of_ge hab
theorem LE.le.ge (h : a ≤ b) : b ≥ a := h
theorem GE.ge.le (h : a ≥ b) : b ≤ a := h
theorem GT.gt.lt (h : a > b) : b < a := h
theorem LT.lt.trans : a < b → b < c → a < c := lt_trans
theorem LT.lt.trans_le (hab : a < b) (hbc : b ≤ c) : a < c := lt_of_lt_of_le hab hbc
theorem LT.lt.trans_eq (h1 : a < b) (h2 : b = c) : a < c := h2 ▸ h1
theorem LT.lt.le (hab : a < b) : a ≤ b := le_of_lt hab
theorem LT.lt.ne (h : a < b) : a ≠ b := ne_of_lt h
theorem LT.lt.ne' (h : a < b) : b ≠ a := ne_of_gt h
theorem LT.lt.gt (h : a < b) : b > a := h
theorem LT.lt.asymm (h : a < b) : ¬b < a := lt_asymm h
theorem LT.lt.not_ge (hab : a < b) : ¬b ≤ a := not_le_of_gt hab
theorem LT.lt.not_gt (h : a < b) : ¬b < a := lt_asymm h
end preorder

section partialorder
variable {α : Type u} [PartialOrder α] {a b : α}
theorem le_antisymm : a ≤ b → b ≤ a → a = b := PartialOrder.le_antisymm _ _
theorem ge_antisymm : b ≤ a → a ≤ b → a = b := fun h h' => le_antisymm h' h
theorem eq_of_le_of_ge : a ≤ b → b ≤ a → a = b := le_antisymm
theorem le_antisymm_iff : a = b ↔ a ≤ b ∧ b ≤ a := ⟨fun h => ⟨h.le, h.ge⟩, fun h => le_antisymm h.1 h.2⟩
theorem lt_of_le_of_ne : a ≤ b → a ≠ b → a < b := fun h n => lt_of_le_not_ge h fun h' => n (le_antisymm h h')
theorem lt_or_eq_of_le : a ≤ b → a < b ∨ a = b := fun h =>
  (Classical.em (a = b)).elim .inr fun n => .inl (lt_of_le_of_ne h n)
theorem le_iff_lt_or_eq : a ≤ b ↔ a < b ∨ a = b := ⟨lt_or_eq_of_le, le_of_lt_or_eq⟩
theorem le_iff_eq_or_lt : a ≤ b ↔ a = b ∨ a < b := le_iff_lt_or_eq.trans or_comm
theorem lt_iff_le_and_ne : a < b ↔ a ≤ b ∧ a ≠ b := ⟨fun h => ⟨h.le, h.ne⟩, fun h => lt_of_le_of_ne h.1 h.2⟩
theorem eq_or_lt_of_le (h : a ≤ b) : a = b ∨ a < b := (lt_or_eq_of_le h).symm
theorem eq_of_le_of_not_lt (h₁ : a ≤ b) (h₂ : ¬a < b) : a = b := (lt_or_eq_of_le h₁).resolve_left h₂
theorem LE.le.antisymm : a ≤ b → b ≤ a → a = b := le_antisymm
theorem LE.le.antisymm' : a ≤ b → b ≤ a → b = a := fun h h' => le_antisymm h' h
theorem LE.le.lt_of_ne : a ≤ b → a ≠ b → a < b := lt_of_le_of_ne
theorem LE.le.lt_of_ne' : a ≤ b → b ≠ a → a < b := fun h n => lt_of_le_of_ne h n.symm
theorem LE.le.lt_or_eq : a ≤ b → a < b ∨ a = b := lt_or_eq_of_le
theorem LE.le.eq_or_lt (h : a ≤ b) : a = b ∨ a < b := eq_or_lt_of_le h
theorem LE.le.lt_iff_ne (h : a ≤ b) : a < b ↔ a ≠ b := ⟨LT.lt.ne, h.lt_of_ne⟩
end partialorder

class LinearOrder (α : Type u) extends PartialOrder α, Min α, Max α where
  le_total : ∀ a b : α, a ≤ b ∨ b ≤ a
  toDecidableLE : DecidableLE α
  toDecidableEq : DecidableEq α
  toDecidableLT : DecidableLT α
  min_def : ∀ a b : α, min a b = if a ≤ b then a else b
  max_def : ∀ a b : α, max a b = if a ≤ b then b else a
attribute [instance_reducible, instance 900] LinearOrder.toDecidableLE LinearOrder.toDecidableEq LinearOrder.toDecidableLT

section linearorder
variable {α : Type u} [LinearOrder α] {a b c d : α}
theorem le_total : ∀ a b : α, a ≤ b ∨ b ≤ a := LinearOrder.le_total
theorem lt_of_not_ge (h : ¬b ≤ a) : a < b := lt_of_le_not_ge ((le_total a b).resolve_right h) h
theorem le_of_not_ge : ¬a ≤ b → b ≤ a := (le_total a b).resolve_left
theorem le_of_not_gt (h : ¬b < a) : a ≤ b := Classical.byContradiction fun n => h (lt_of_not_ge n)
theorem le_of_not_lt (h : ¬b < a) : a ≤ b := le_of_not_gt h
theorem lt_of_not_le (h : ¬b ≤ a) : a < b := lt_of_not_ge h
theorem lt_or_ge (a b : α) : a < b ∨ b ≤ a := (Classical.em (b ≤ a)).elim .inr fun h => .inl (lt_of_not_ge h)
theorem le_or_gt (a b : α) : a ≤ b ∨ b < a := (lt_or_ge b a).symm
theorem le_or_lt (a b : α) : a ≤ b ∨ b < a := le_or_gt a b
theorem lt_or_le (a b : α) : a < b ∨ b ≤ a := lt_or_ge a b
theorem lt_trichotomy (a b : α) : a < b ∨ a = b ∨ b < a :=
  (lt_or_ge a b).elim .inl fun h => .inr (h.lt_or_eq.elim .inr fun e => .inl e.symm)
theorem lt_or_gt_of_ne (h : a ≠ b) : a < b ∨ b < a := (lt_trichotomy a b).elim .inl fun x => x.elim (absurd · h) .inr
theorem ne_iff_lt_or_gt : a ≠ b ↔ a < b ∨ b < a := ⟨lt_or_gt_of_ne, fun h => h.elim ne_of_lt ne_of_gt⟩
theorem lt_or_gt (h : a ≠ b) : a < b ∨ b < a := lt_or_gt_of_ne h
theorem Ne.lt_or_gt (h : a ≠ b) : a < b ∨ b < a := lt_or_gt_of_ne h
theorem Ne.lt_or_lt (h : a ≠ b) : a < b ∨ b < a := lt_or_gt_of_ne h
theorem eq_of_not_lt_of_not_gt (hab : ¬a < b) (hba : ¬b < a) : a = b := le_antisymm (le_of_not_gt hba) (le_of_not_gt hab)
@[simp] theorem not_lt : ¬a < b ↔ b ≤ a := ⟨le_of_not_gt, not_lt_of_ge⟩
@[simp] theorem not_le : ¬a ≤ b ↔ b < a := ⟨lt_of_not_ge, not_le_of_gt⟩
theorem le_of_forall_lt (H : ∀ c, c < a → c < b) : a ≤ b := le_of_not_gt fun h => lt_irrefl _ (H _ h)
theorem le_of_forall_gt (H : ∀ c, a < c → b < c) : b ≤ a := le_of_not_gt fun h => lt_irrefl _ (H _ h)
theorem min_def (a b : α) : min a b = if a ≤ b then a else b := LinearOrder.min_def a b
theorem max_def (a b : α) : max a b = if a ≤ b then b else a := LinearOrder.max_def a b
@[simp] theorem min_eq_left (h : a ≤ b) : min a b = a := by rw [min_def, if_pos h]
@[simp] theorem max_eq_right (h : a ≤ b) : max a b = b := by rw [max_def, if_pos h]
@[simp] theorem min_eq_right (h : b ≤ a) : min a b = b := by
  rcases h.lt_or_eq with h | h
  · rw [min_def, if_neg h.not_ge]
  · rw [h, min_eq_left (le_refl a)]
@[simp] theorem max_eq_left (h : b ≤ a) : max a b = a := by
  rcases h.lt_or_eq with h | h
  · rw [max_def, if_neg h.not_ge]
  · rw [h, max_eq_right (le_refl a)]
theorem min_le_left (a b : α) : min a b ≤ a := by
  rcases le_total a b with h | h
  · rw [min_eq_left h]
  · rw [min_eq_right h]; exact h
theorem min_le_right (a b : α) : min a b ≤ b := by
  rcases le_total a b with h | h
  · rw [min_eq_left h]; exact h
  · rw [min_eq_right h]
theorem le_max_left (a b : α) : a ≤ max a b := by
  rcases le_total a b with h | h
  · rw [max_eq_right h]; exact h
  · rw [max_eq_left h]
theorem le_max_right (a b : α) : b ≤ max a b := by
  rcases le_total a b with h | h
  · rw [max_eq_right h]
  · rw [max_eq_left h]; exact h
theorem le_min (h₁ : c ≤ a) (h₂ : c ≤ b) : c ≤ min a b := by
  rcases le_total a b with h | h
  · rw [min_eq_left h]; exact h₁
  · rw [min_eq_right h]; exact h₂
theorem max_le (h₁ : a ≤ c) (h₂ : b ≤ c) : max a b ≤ c := by
  rcases le_total a b with h | h
  · rw [max_eq_right h]; exact h₂
  · rw [max_eq_left h]; exact h₁
theorem max_lt (h₁ : a < c) (h₂ : b < c) : max a b < c := by
  rcases le_total a b with h | h
  · rw [max_eq_right h]; exact h₂
  · rw [max_eq_left h]; exact h₁
theorem lt_min (h₁ : a < b) (h₂ : a < c) : a < min b c := by
  rcases le_total b c with h | h
  · rw [min_eq_left h]; exact h₁
  · rw [min_eq_right h]; exact h₂
@[simp] theorem le_min_iff : c ≤ min a b ↔ c ≤ a ∧ c ≤ b :=
  ⟨fun h => ⟨h.trans (min_le_left a b), h.trans (min_le_right a b)⟩, fun h => le_min h.1 h.2⟩
@[simp] theorem max_le_iff : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  ⟨fun h => ⟨(le_max_left a b).trans h, (le_max_right a b).trans h⟩, fun h => max_le h.1 h.2⟩
@[simp] theorem le_max_iff : a ≤ max b c ↔ a ≤ b ∨ a ≤ c := by
  rcases le_total b c with h | h
  · rw [max_eq_right h]; exact ⟨.inr, fun x => x.elim (·.trans h) id⟩
  · rw [max_eq_left h]; exact ⟨.inl, fun x => x.elim id (·.trans h)⟩
@[simp] theorem min_le_iff : min a b ≤ c ↔ a ≤ c ∨ b ≤ c := by
  rcases le_total a b with h | h
  · rw [min_eq_left h]; exact ⟨.inl, fun x => x.elim id h.trans⟩
  · rw [min_eq_right h]; exact ⟨.inr, fun x => x.elim h.trans id⟩
theorem max_comm (a b : α) : max a b = max b a :=
  le_antisymm (max_le (le_max_right b a) (le_max_left b a)) (max_le (le_max_right a b) (le_max_left a b))
theorem min_comm (a b : α) : min a b = min b a :=
  le_antisymm (le_min (min_le_right a b) (min_le_left a b)) (le_min (min_le_right b a) (min_le_left b a))
theorem max_assoc (a b c : α) : max (max a b) c = max a (max b c) :=
  le_antisymm
    (max_le (max_le (le_max_left _ _) ((le_max_left b c).trans (le_max_right _ _))) ((le_max_right b c).trans (le_max_right _ _)))
    (max_le ((le_max_left a b).trans (le_max_left _ _)) (max_le ((le_max_right a b).trans (le_max_left _ _)) (le_max_right _ _)))
theorem min_assoc (a b c : α) : min (min a b) c = min a (min b c) :=
  le_antisymm
    (le_min ((min_le_left _ _).trans (min_le_left a b)) (le_min ((min_le_left _ _).trans (min_le_right a b)) (min_le_right _ _)))
    (le_min (le_min (min_le_left _ _) ((min_le_right _ _).trans (min_le_left b c))) ((min_le_right _ _).trans (min_le_right b c)))
@[simp] theorem max_self (a : α) : max a a = a := max_eq_left (le_refl a)
@[simp] theorem min_self (a : α) : min a a = a := min_eq_left (le_refl a)
theorem max_eq_left_iff : max a b = a ↔ b ≤ a := ⟨fun h => h ▸ le_max_right a b, fun h => max_eq_left h⟩
theorem max_eq_right_iff : max a b = b ↔ a ≤ b := ⟨fun h => h ▸ le_max_left a b, fun h => max_eq_right h⟩
theorem min_le_max : min a b ≤ max a b := (min_le_left a b).trans (le_max_left a b)
theorem max_le_max (h₁ : a ≤ c) (h₂ : b ≤ d) : max a b ≤ max c d :=
  max_le (h₁.trans (le_max_left c d)) (h₂.trans (le_max_right c d))
theorem min_le_min (h₁ : a ≤ c) (h₂ : b ≤ d) : min a b ≤ min c d :=
  le_min ((min_le_left a b).trans h₁) ((min_le_right a b).trans h₂)
theorem min_choice (a b : α) : min a b = a ∨ min a b = b := (le_total a b).imp (fun h => min_eq_left h) (fun h => min_eq_right h)
theorem max_choice (a b : α) : max a b = a ∨ max a b = b := (le_total b a).imp (fun h => max_eq_left h) (fun h => max_eq_right h)
end linearorder

section monotone
variable {α : Type u} {β : Type v} [Preorder α] [Preorder β]
def Monotone (f : α → β) : Prop := ∀ ⦃a b⦄, a ≤ b → f a ≤ f b
def Antitone (f : α → β) : Prop := ∀ ⦃a b⦄, a ≤ b → f b ≤ f a
def StrictMono (f : α → β) : Prop := ∀ ⦃a b⦄, a < b → f a < f b
def StrictAnti (f : α → β) : Prop := ∀ ⦃a b⦄, a < b → f b < f a
end monotone
section monotone2
universe w
variable {α : Type u} {β : Type v} {γ : Type w}
theorem monotone_id [Preorder α] : Monotone (id : α → α) := fun _ _ h => h
theorem Monotone.comp [Preorder α] [Preorder β] [Preorder γ] {g : β → γ} {f : α → β} (hg : Monotone g) (hf : Monotone f) :
    Monotone (g ∘ f) := fun _ _ h => hg (hf h)
theorem StrictMono.comp [Preorder α] [Preorder β] [Preorder γ] {g : β → γ} {f : α → β} (hg : StrictMono g) (hf : StrictMono f) :
    StrictMono (g ∘ f) := fun _ _ h => hg (hf h)
theorem StrictMono.monotone [PartialOrder α] [Preorder β] {f : α → β} (hf : StrictMono f) : Monotone f :=
  fun _ _ h => h.lt_or_eq.elim (fun h => (hf h).le) fun e => e ▸ le_refl _
theorem monotone_const [Preorder α] [Preorder β] {c : β} : Monotone fun _ : α => c := fun _ _ _ => le_refl c
end monotone2

theorem Portable.nat_lt_iff {m n : Nat} : m < n ↔ m ≤ n ∧ ¬n ≤ m :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le.mpr h⟩, fun h => Nat.not_le.mp h.2⟩
instance Nat.instLinearOrder : LinearOrder Nat where
  le_refl := Nat.le_refl
  le_trans _ _ _ := Nat.le_trans
  lt_iff_le_not_ge _ _ := Portable.nat_lt_iff
  le_antisymm _ _ := Nat.le_antisymm
  le_total := Nat.le_total
  toDecidableLE := Nat.decLe
  toDecidableEq := instDecidableEqNat
  toDecidableLT := Nat.decLt
  min a b := if a ≤ b then a else b
  max a b := if a ≤ b then b else a
  min_def _ _ := rfl
  max_def _ _ := rfl
