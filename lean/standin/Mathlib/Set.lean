import Mathlib.Order
import Mathlib.Function
/-! Sets as predicates, with Mathlib's names. `s ⊆ t` unfolds to `∀ ⦃a⦄, a ∈ s → a ∈ t`. -/
set_option linter.all false
universe u v w
def Set (α : Type u) := α → Prop
def setOf {α : Type u} (p : α → Prop) : Set α := p
namespace Set
variable {α : Type u}
protected def Mem (s : Set α) (a : α) : Prop := s a
instance instMembership : Membership α (Set α) := ⟨Set.Mem⟩
instance instLE : LE (Set α) := ⟨fun s t => ∀ ⦃a⦄, a ∈ s → a ∈ t⟩
instance instHasSubset : HasSubset (Set α) := ⟨(· ≤ ·)⟩
instance instHasSSubset : HasSSubset (Set α) := ⟨fun s t => s ⊆ t ∧ ¬t ⊆ s⟩
instance instEmptyCollection : EmptyCollection (Set α) := ⟨fun _ => False⟩
def univ : Set α := fun _ => True
instance instUnion : Union (Set α) := ⟨fun s t => fun a => a ∈ s ∨ a ∈ t⟩
instance instInter : Inter (Set α) := ⟨fun s t => fun a => a ∈ s ∧ a ∈ t⟩
instance instSDiff : SDiff (Set α) := ⟨fun s t => fun a => a ∈ s ∧ a ∉ t⟩
instance instCompl : Complement (Set α) := ⟨fun s => fun a => a ∉ s⟩
instance instSingletonSet : Singleton α (Set α) := ⟨fun a => fun b => b = a⟩
instance instInsert : Insert α (Set α) := ⟨fun a s => fun b => b = a ∨ b ∈ s⟩
end Set
instance Set.instInhabited {α : Type u} : Inhabited (Set α) := ⟨∅⟩
def Set.powerset {α : Type u} (s : Set α) : Set (Set α) := setOf fun t => t ⊆ s
def Set.image {α : Type u} {β : Type v} (f : α → β) (s : Set α) : Set β := setOf fun b => ∃ a, a ∈ s ∧ f a = b
def Set.preimage {α : Type u} {β : Type v} (f : α → β) (s : Set β) : Set α := setOf fun a => f a ∈ s
def Set.range {α : Type u} {ι : Sort v} (f : ι → α) : Set α := setOf fun x => ∃ y, f y = x
def Set.iUnion {α : Type u} {ι : Sort v} (s : ι → Set α) : Set α := setOf fun x => ∃ i, x ∈ s i
def Set.iInter {α : Type u} {ι : Sort v} (s : ι → Set α) : Set α := setOf fun x => ∀ i, x ∈ s i
protected def Set.Nonempty {α : Type u} (s : Set α) : Prop := ∃ x, x ∈ s
def Set.InjOn {α : Type u} {β : Type v} (f : α → β) (s : Set α) : Prop := ∀ ⦃a₁ : α⦄, a₁ ∈ s → ∀ ⦃a₂ : α⦄, a₂ ∈ s → f a₁ = f a₂ → a₁ = a₂
def Set.MapsTo {α : Type u} {β : Type v} (f : α → β) (s : Set α) (t : Set β) : Prop := ∀ ⦃x⦄, x ∈ s → f x ∈ t
def Set.SurjOn {α : Type u} {β : Type v} (f : α → β) (s : Set α) (t : Set β) : Prop := t ⊆ Set.image f s
def Disjoint {α : Type u} (s t : Set α) : Prop := ∀ ⦃x : Set α⦄, x ⊆ s → x ⊆ t → x ⊆ ∅

export Insert (insert)
export Singleton (singleton)
macro:max "{" x:ident " | " p:term "}" : term => `(setOf fun $x => $p)
macro:max "{" x:ident " : " t:term " | " p:term "}" : term => `(setOf fun ($x : $t) => $p)
macro:max "{" x:ident " ∈ " s:term " | " p:term "}" : term => `(setOf fun $x => $x ∈ $s ∧ $p)
macro:80 f:term:80 " '' " s:term:81 : term => `(Set.image $f $s)
macro:80 f:term:80 " ⁻¹' " s:term:81 : term => `(Set.preimage $f $s)
macro:100 "𝒫 " s:term:100 : term => `(Set.powerset $s)
macro:max s:term:max "ᶜ" : term => `(Complement.complement $s)
macro:60 "⋃ " x:ident ", " s:term:60 : term => `(Set.iUnion fun $x => $s)
macro:60 "⋂ " x:ident ", " s:term:60 : term => `(Set.iInter fun $x => $s)
namespace Set
variable {α : Type u} {β : Type v} {γ : Type w} {a b x : α} {s t u r : Set α}
@[ext] theorem ext {a b : Set α} (h : ∀ (x : α), x ∈ a ↔ x ∈ b) : a = b := funext fun x => propext (h x)
theorem mem_def {a : α} {s : Set α} : a ∈ s ↔ s a := Iff.rfl
theorem subset_def {s t : Set α} : (s ⊆ t) = ∀ x, x ∈ s → x ∈ t := rfl
theorem ssubset_def {s t : Set α} : (s ⊂ t) = (s ⊆ t ∧ ¬t ⊆ s) := rfl
theorem mem_setOf_eq {a : α} {p : α → Prop} : (a ∈ {x | p x}) = p a := rfl
theorem mem_setOf {a : α} {p : α → Prop} : a ∈ {x | p x} ↔ p a := Iff.rfl
theorem mem_univ (x : α) : x ∈ @univ α := trivial
theorem mem_inter_iff (x : α) (a b : Set α) : x ∈ a ∩ b ↔ x ∈ a ∧ x ∈ b := Iff.rfl
theorem mem_union (x : α) (a b : Set α) : x ∈ a ∪ b ↔ x ∈ a ∨ x ∈ b := Iff.rfl
theorem mem_compl_iff (s : Set α) (x : α) : x ∈ sᶜ ↔ x ∉ s := Iff.rfl
theorem mem_diff {s t : Set α} (x : α) : x ∈ s \ t ↔ x ∈ s ∧ x ∉ t := Iff.rfl
theorem mem_empty_iff_false (x : α) : x ∈ (∅ : Set α) ↔ False := Iff.rfl
theorem notMem_empty (x : α) : x ∉ (∅ : Set α) := id
theorem mem_singleton_iff {a b : α} : a ∈ ({b} : Set α) ↔ a = b := Iff.rfl
theorem mem_singleton (a : α) : a ∈ ({a} : Set α) := rfl
theorem mem_insert_iff {x a : α} {s : Set α} : x ∈ insert a s ↔ x = a ∨ x ∈ s := Iff.rfl
theorem mem_insert (x : α) (s : Set α) : x ∈ insert x s := .inl rfl
theorem mem_insert_of_mem {x : α} {s : Set α} (y : α) : x ∈ s → x ∈ insert y s := .inr
theorem mem_powerset_iff (x s : Set α) : x ∈ powerset s ↔ x ⊆ s := Iff.rfl
theorem mem_image (f : α → β) (s : Set α) (y : β) : y ∈ f '' s ↔ ∃ x, x ∈ s ∧ f x = y := Iff.rfl
theorem mem_image_of_mem (f : α → β) {x : α} {a : Set α} (h : x ∈ a) : f x ∈ f '' a := ⟨x, h, rfl⟩
theorem mem_preimage {f : α → β} {s : Set β} {a : α} : a ∈ f ⁻¹' s ↔ f a ∈ s := Iff.rfl
theorem mem_range {ι : Sort w} {f : ι → α} {x : α} : x ∈ range f ↔ ∃ y, f y = x := Iff.rfl
theorem mem_range_self {ι : Sort w} {f : ι → α} (i : ι) : f i ∈ range f := ⟨i, rfl⟩
theorem mem_iUnion {ι : Sort w} {x : α} {s : ι → Set α} : x ∈ iUnion s ↔ ∃ i, x ∈ s i := Iff.rfl
theorem mem_iInter {ι : Sort w} {x : α} {s : ι → Set α} : x ∈ iInter s ↔ ∀ i, x ∈ s i := Iff.rfl
attribute [simp] mem_setOf_eq mem_univ mem_inter_iff mem_union mem_compl_iff mem_diff mem_empty_iff_false mem_singleton_iff mem_insert_iff
  mem_powerset_iff mem_image mem_preimage mem_range mem_iUnion mem_iInter
theorem Subset.refl (a : Set α) : a ⊆ a := fun _ h => h
theorem Subset.rfl {s : Set α} : s ⊆ s := fun _ h => h
theorem Subset.trans {a b c : Set α} (ab : a ⊆ b) (bc : b ⊆ c) : a ⊆ c := fun _ h => bc (ab h)
theorem Subset.antisymm {a b : Set α} (h₁ : a ⊆ b) (h₂ : b ⊆ a) : a = b := ext fun _ => ⟨fun h => h₁ h, fun h => h₂ h⟩
theorem Subset.antisymm_iff {a b : Set α} : a = b ↔ a ⊆ b ∧ b ⊆ a := ⟨fun e => e ▸ ⟨fun _ h => h, fun _ h => h⟩, fun h => Subset.antisymm h.1 h.2⟩
theorem mem_of_subset_of_mem {s₁ s₂ : Set α} {a : α} (h : s₁ ⊆ s₂) : a ∈ s₁ → a ∈ s₂ := fun x => h x
theorem mem_of_mem_of_subset {x : α} {s t : Set α} (hx : x ∈ s) (h : s ⊆ t) : x ∈ t := h hx
theorem empty_subset (s : Set α) : ∅ ⊆ s := fun _ h => False.elim h
theorem subset_empty_iff {s : Set α} : s ⊆ ∅ ↔ s = ∅ := ⟨fun h => Subset.antisymm h (empty_subset s), fun h => h ▸ Subset.rfl⟩
theorem subset_univ (s : Set α) : s ⊆ univ := fun _ _ => trivial
theorem univ_subset_iff {s : Set α} : univ ⊆ s ↔ s = univ := ⟨fun h => Subset.antisymm (subset_univ s) h, fun h => h ▸ Subset.rfl⟩
theorem eq_univ_iff_forall {s : Set α} : s = univ ↔ ∀ x, x ∈ s := ⟨fun h x => h ▸ trivial, fun h => ext fun x => ⟨fun _ => trivial, fun _ => h x⟩⟩
theorem eq_empty_iff_forall_notMem {s : Set α} : s = ∅ ↔ ∀ x, x ∉ s := ⟨fun h x => h ▸ id, fun h => ext fun x => ⟨h x, False.elim⟩⟩
theorem inter_subset_left {s t : Set α} : s ∩ t ⊆ s := fun _ h => h.1
theorem inter_subset_right {s t : Set α} : s ∩ t ⊆ t := fun _ h => h.2
theorem subset_inter {s t r : Set α} (rs : r ⊆ s) (rt : r ⊆ t) : r ⊆ s ∩ t := fun _ h => ⟨rs h, rt h⟩
theorem subset_inter_iff {s t r : Set α} : r ⊆ s ∩ t ↔ r ⊆ s ∧ r ⊆ t := ⟨fun h => ⟨fun _ x => (h x).1, fun _ x => (h x).2⟩, fun h => subset_inter h.1 h.2⟩
theorem subset_union_left {s t : Set α} : s ⊆ s ∪ t := fun _ => .inl
theorem subset_union_right {s t : Set α} : t ⊆ s ∪ t := fun _ => .inr
theorem union_subset {s t r : Set α} (sr : s ⊆ r) (tr : t ⊆ r) : s ∪ t ⊆ r := fun _ h => h.elim (fun x => sr x) fun x => tr x
theorem union_subset_iff {s t u : Set α} : s ∪ t ⊆ u ↔ s ⊆ u ∧ t ⊆ u := ⟨fun h => ⟨fun _ x => h (.inl x), fun _ x => h (.inr x)⟩, fun h => union_subset h.1 h.2⟩
theorem union_subset_union {s₁ s₂ t₁ t₂ : Set α} (h₁ : s₁ ⊆ s₂) (h₂ : t₁ ⊆ t₂) : s₁ ∪ t₁ ⊆ s₂ ∪ t₂ := fun _ h => h.imp (fun x => h₁ x) fun x => h₂ x
theorem inter_subset_inter {s₁ s₂ t₁ t₂ : Set α} (h₁ : s₁ ⊆ t₁) (h₂ : s₂ ⊆ t₂) : s₁ ∩ s₂ ⊆ t₁ ∩ t₂ := fun _ h => ⟨h₁ h.1, h₂ h.2⟩
theorem inter_comm (a b : Set α) : a ∩ b = b ∩ a := ext fun _ => and_comm
theorem union_comm (a b : Set α) : a ∪ b = b ∪ a := ext fun _ => or_comm
theorem inter_assoc (a b c : Set α) : a ∩ b ∩ c = a ∩ (b ∩ c) := ext fun _ => and_assoc
theorem union_assoc (a b c : Set α) : a ∪ b ∪ c = a ∪ (b ∪ c) := ext fun _ =>
  ⟨fun h => h.elim (fun h => h.elim .inl fun x => .inr (.inl x)) fun x => .inr (.inr x), fun h => h.elim (fun x => .inl (.inl x)) fun h => h.elim (fun x => .inl (.inr x)) .inr⟩
@[simp] theorem inter_self (a : Set α) : a ∩ a = a := ext fun _ => ⟨(·.1), fun h => ⟨h, h⟩⟩
@[simp] theorem union_self (a : Set α) : a ∪ a = a := ext fun _ => ⟨fun h => h.elim id id, .inl⟩
@[simp] theorem inter_empty (a : Set α) : a ∩ ∅ = ∅ := ext fun _ => ⟨(·.2), False.elim⟩
@[simp] theorem empty_inter (a : Set α) : ∅ ∩ a = ∅ := ext fun _ => ⟨(·.1), False.elim⟩
@[simp] theorem union_empty (a : Set α) : a ∪ ∅ = a := ext fun _ => ⟨fun h => h.elim id False.elim, .inl⟩
@[simp] theorem empty_union (a : Set α) : ∅ ∪ a = a := ext fun _ => ⟨fun h => h.elim False.elim id, .inr⟩
@[simp] theorem inter_univ (a : Set α) : a ∩ univ = a := ext fun _ => ⟨(·.1), fun h => ⟨h, trivial⟩⟩
@[simp] theorem univ_inter (a : Set α) : univ ∩ a = a := ext fun _ => ⟨(·.2), fun h => ⟨trivial, h⟩⟩
@[simp] theorem union_univ (s : Set α) : s ∪ univ = univ := ext fun _ => ⟨fun _ => trivial, fun _ => .inr trivial⟩
@[simp] theorem univ_union (s : Set α) : univ ∪ s = univ := ext fun _ => ⟨fun _ => trivial, fun _ => .inl trivial⟩
theorem inter_union_distrib_left (s t u : Set α) : s ∩ (t ∪ u) = s ∩ t ∪ s ∩ u := ext fun _ =>
  ⟨fun h => h.2.elim (fun x => .inl ⟨h.1, x⟩) fun x => .inr ⟨h.1, x⟩, fun h => h.elim (fun x => ⟨x.1, .inl x.2⟩) fun x => ⟨x.1, .inr x.2⟩⟩
theorem union_inter_distrib_left (s t u : Set α) : s ∪ t ∩ u = (s ∪ t) ∩ (s ∪ u) := ext fun _ =>
  ⟨fun h => h.elim (fun x => ⟨.inl x, .inl x⟩) fun x => ⟨.inr x.1, .inr x.2⟩, fun h => h.1.elim .inl fun x => h.2.elim .inl fun y => .inr ⟨x, y⟩⟩
theorem inter_union_distrib_right (s t u : Set α) : (s ∪ t) ∩ u = s ∩ u ∪ t ∩ u := by
  rw [inter_comm, inter_union_distrib_left, inter_comm u, inter_comm u]
theorem union_inter_distrib_right (s t u : Set α) : s ∩ t ∪ u = (s ∪ u) ∩ (t ∪ u) := by
  rw [union_comm, union_inter_distrib_left, union_comm u, union_comm u]
theorem inter_eq_left {s t : Set α} : s ∩ t = s ↔ s ⊆ t := ⟨fun h x hx => (Set.ext_iff.mp h x).mpr hx |>.2, fun h => ext fun _ => ⟨(·.1), fun x => ⟨x, h x⟩⟩⟩
theorem inter_eq_right {s t : Set α} : s ∩ t = t ↔ t ⊆ s := by rw [inter_comm, inter_eq_left]
theorem union_eq_right {s t : Set α} : s ∪ t = t ↔ s ⊆ t := ⟨fun h x hx => (Set.ext_iff.mp h x).mp (.inl hx), fun h => ext fun _ => ⟨fun y => y.elim (fun z => h z) id, .inr⟩⟩
theorem union_eq_left {s t : Set α} : s ∪ t = s ↔ t ⊆ s := by rw [union_comm, union_eq_right]
theorem compl_def (s : Set α) : sᶜ = {x | x ∉ s} := rfl
@[simp] theorem _root_.compl_compl (s : Set α) : sᶜᶜ = s := ext fun _ => Classical.not_not
theorem compl_union (s t : Set α) : (s ∪ t)ᶜ = sᶜ ∩ tᶜ := ext fun _ => not_or
theorem compl_inter (s t : Set α) : (s ∩ t)ᶜ = sᶜ ∪ tᶜ := ext fun _ => Classical.not_and_iff_not_or_not
theorem compl_subset_compl {s t : Set α} : sᶜ ⊆ tᶜ ↔ t ⊆ s :=
  ⟨fun h x hx => Classical.byContradiction fun n => h n hx, fun h _ n hx => n (h hx)⟩
@[simp] theorem inter_compl_self (s : Set α) : s ∩ sᶜ = ∅ := ext fun _ => ⟨fun h => h.2 h.1, False.elim⟩
@[simp] theorem union_compl_self (s : Set α) : s ∪ sᶜ = univ := ext fun x => ⟨fun _ => trivial, fun _ => Classical.em (x ∈ s)⟩
theorem diff_eq (s t : Set α) : s \ t = s ∩ tᶜ := rfl
theorem diff_subset {s t : Set α} : s \ t ⊆ s := fun _ h => h.1
@[simp] theorem diff_self {s : Set α} : s \ s = ∅ := ext fun _ => ⟨fun h => h.2 h.1, False.elim⟩
theorem union_diff_self {s t : Set α} : s ∪ t \ s = s ∪ t := ext fun x =>
  ⟨fun h => h.imp id (·.1), fun h => (Classical.em (x ∈ s)).elim .inl fun n => h.elim .inl fun y => .inr ⟨y, n⟩⟩
theorem nonempty_iff_ne_empty {s : Set α} : s.Nonempty ↔ s ≠ ∅ :=
  ⟨fun ⟨x, hx⟩ e => (e ▸ hx : x ∈ (∅ : Set α)), fun h => Classical.byContradiction fun n => h (ext fun x => ⟨fun hx => n ⟨x, hx⟩, False.elim⟩)⟩
theorem singleton_subset_iff {a : α} {s : Set α} : {a} ⊆ s ↔ a ∈ s := ⟨fun h => h rfl, fun h _ e => (e : _ = a) ▸ h⟩
theorem singleton_nonempty (a : α) : ({a} : Set α).Nonempty := ⟨a, rfl⟩
theorem image_subset {a b : Set α} (f : α → β) (h : a ⊆ b) : f '' a ⊆ f '' b := fun _ ⟨x, hx, e⟩ => ⟨x, h hx, e⟩
theorem image_union (f : α → β) (s t : Set α) : f '' (s ∪ t) = f '' s ∪ f '' t := ext fun _ =>
  ⟨fun ⟨x, hx, e⟩ => hx.imp (fun h => ⟨x, h, e⟩) fun h => ⟨x, h, e⟩, fun h => h.elim (fun ⟨x, hx, e⟩ => ⟨x, .inl hx, e⟩) fun ⟨x, hx, e⟩ => ⟨x, .inr hx, e⟩⟩
theorem image_inter_subset (f : α → β) (s t : Set α) : f '' (s ∩ t) ⊆ f '' s ∩ f '' t := fun _ ⟨x, hx, e⟩ => ⟨⟨x, hx.1, e⟩, ⟨x, hx.2, e⟩⟩
theorem image_inter {f : α → β} {s t : Set α} (H : Function.Injective f) : f '' (s ∩ t) = f '' s ∩ f '' t :=
  Subset.antisymm (image_inter_subset f s t) fun _ ⟨⟨x, hx, e⟩, ⟨y, hy, e'⟩⟩ => ⟨x, ⟨hx, (H (e.trans e'.symm)) ▸ hy⟩, e⟩
theorem image_subset_iff {s : Set α} {t : Set β} {f : α → β} : f '' s ⊆ t ↔ s ⊆ f ⁻¹' t := ⟨fun h _ hx => h ⟨_, hx, rfl⟩, fun h _ ⟨_, hx, e⟩ => e ▸ h hx⟩
theorem image_comp (f : β → γ) (g : α → β) (a : Set α) : f ∘ g '' a = f '' (g '' a) := ext fun _ =>
  ⟨fun ⟨x, hx, e⟩ => ⟨g x, ⟨x, hx, rfl⟩, e⟩, fun ⟨_, ⟨x, hx, e⟩, e'⟩ => ⟨x, hx, by rw [Function.comp_apply, e, e']⟩⟩
theorem preimage_union {f : α → β} {s t : Set β} : f ⁻¹' (s ∪ t) = f ⁻¹' s ∪ f ⁻¹' t := rfl
theorem preimage_inter {f : α → β} {s t : Set β} : f ⁻¹' (s ∩ t) = f ⁻¹' s ∩ f ⁻¹' t := rfl
theorem preimage_compl {f : α → β} {s : Set β} : f ⁻¹' sᶜ = (f ⁻¹' s)ᶜ := rfl
theorem preimage_mono {f : α → β} {s t : Set β} (h : s ⊆ t) : f ⁻¹' s ⊆ f ⁻¹' t := fun _ hx => h hx
theorem preimage_comp {g : β → γ} {f : α → β} {s : Set γ} : g ∘ f ⁻¹' s = f ⁻¹' (g ⁻¹' s) := rfl
theorem image_preimage_subset (f : α → β) (s : Set β) : f '' (f ⁻¹' s) ⊆ s := fun _ ⟨_, hx, e⟩ => e ▸ hx
theorem subset_preimage_image (f : α → β) (s : Set α) : s ⊆ f ⁻¹' (f '' s) := fun x hx => ⟨x, hx, rfl⟩
theorem image_preimage_eq {f : α → β} (s : Set β) (h : Function.Surjective f) : f '' (f ⁻¹' s) = s :=
  Subset.antisymm (image_preimage_subset f s) fun y hy => (h y).elim fun x e => ⟨x, (e ▸ hy : f x ∈ s), e⟩
theorem preimage_image_eq {f : α → β} (s : Set α) (h : Function.Injective f) : f ⁻¹' (f '' s) = s :=
  Subset.antisymm (fun _ ⟨_, hy, e⟩ => h e ▸ hy) (subset_preimage_image f s)
theorem range_eq_univ {ι : Sort w} {f : ι → α} : range f = univ ↔ Function.Surjective f := eq_univ_iff_forall
theorem _root_.Function.Injective.injOn {f : α → β} (h : Function.Injective f) {s : Set α} : InjOn f s := fun _ _ _ _ e => h e
end Set
theorem HasSubset.Subset.trans {α : Type u} {a b c : Set α} (ab : a ⊆ b) (bc : b ⊆ c) : a ⊆ c := fun _ h => bc (ab h)
theorem HasSubset.Subset.antisymm {α : Type u} {a b : Set α} (h₁ : a ⊆ b) (h₂ : b ⊆ a) : a = b := Set.Subset.antisymm h₁ h₂
instance Set.instTransSubset {α : Type u} : Trans (α := Set α) (β := Set α) (γ := Set α) (· ⊆ ·) (· ⊆ ·) (· ⊆ ·) := ⟨fun h h' => Set.Subset.trans h h'⟩
