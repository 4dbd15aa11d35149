prelude
import Standin.NatBasic
/-! Functions, pairs, subtypes, options and lists: definitions and the lemmas `simp` uses. -/
set_option linter.all false
universe u v w

section function
variable {α : Sort u} {β : Sort v} {δ : Sort w}
@[simp] theorem Function.comp_apply {f : β → δ} {g : α → β} {x : α} : (f ∘ g) x = f (g x) := rfl
theorem Function.comp_def (f : β → δ) (g : α → β) : f ∘ g = fun x => f (g x) := rfl
@[simp] theorem Function.const_apply {y : β} {x : α} : Function.const α y x = y := rfl
@[simp] theorem Function.comp_const {f : β → δ} {b : β} : f ∘ Function.const α b = Function.const α (f b) := rfl
@[simp] theorem Function.const_comp {f : α → β} {c : δ} : Function.const β c ∘ f = Function.const α c := rfl
@[inline] def flip {φ : Sort w} (f : α → β → φ) : β → α → φ := fun b a => f a b
end function

namespace Prod
variable {α : Type u} {β : Type v}
@[ext] protected theorem ext : {p q : α × β} → p.fst = q.fst → p.snd = q.snd → p = q
  | (_, _), (_, _), rfl, rfl => rfl
@[simp] protected theorem eta (p : α × β) : (p.1, p.2) = p := rfl
@[simp] protected theorem «forall» {p : α × β → Prop} : (∀ x, p x) ↔ ∀ a b, p (a, b) :=
  ⟨fun h a b => h (a, b), fun h x => h x.1 x.2⟩
@[simp] protected theorem «exists» {p : α × β → Prop} : (∃ x, p x) ↔ ∃ a b, p (a, b) :=
  ⟨fun ⟨x, h⟩ => ⟨x.1, x.2, h⟩, fun ⟨a, b, h⟩ => ⟨(a, b), h⟩⟩
def swap : α × β → β × α := fun p => (p.2, p.1)
def map {α₁ : Type u} {α₂ : Type v} {β₁ β₂ : Type w} (f : α₁ → α₂) (g : β₁ → β₂) : α₁ × β₁ → α₂ × β₂
  | (a, b) => (f a, g b)
end Prod
instance instDecidableEqProd {α : Type u} {β : Type v} [DecidableEq α] [DecidableEq β] : DecidableEq (α × β)
  | (a, b), (a', b') =>
    if h : a = a' then
      if h' : b = b' then isTrue (h ▸ h' ▸ rfl) else isFalse fun e => h' (Prod.mk.inj e).2
    else isFalse fun e => h (Prod.mk.inj e).1

namespace Subtype
variable {α : Sort u} {p : α → Prop}
protected theorem eq : {a1 a2 : Subtype p} → a1.val = a2.val → a1 = a2
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
@[ext] protected theorem ext {a1 a2 : {x // p x}} (h : (a1 : α) = (a2 : α)) : a1 = a2 := Subtype.eq h
@[simp] theorem eta (a : {x // p x}) (h : p (a : α)) : mk (↑a) h = a := rfl
@[simp] protected theorem «forall» {q : {a // p a} → Prop} : (∀ x, q x) ↔ ∀ a b, q ⟨a, b⟩ :=
  ⟨fun h a b => h ⟨a, b⟩, fun h x => h x.1 x.2⟩
@[simp] protected theorem «exists» {q : {a // p a} → Prop} : (∃ x, q x) ↔ ∃ a b, q ⟨a, b⟩ :=
  ⟨fun ⟨x, h⟩ => ⟨x.1, x.2, h⟩, fun ⟨a, b, h⟩ => ⟨⟨a, b⟩, h⟩⟩
end Subtype

namespace Option
variable {α : Type u} {β : Type v}
def map (f : α → β) : Option α → Option β
  | some x => some (f x)
  | none => none
protected def bind : Option α → (α → Option β) → Option β
  | none, _ => none
  | some a, f => f a
def getD (opt : Option α) (dflt : α) : α :=
  match opt with
  | some x => x
  | none => dflt
def isSome : Option α → Bool
  | some _ => true
  | none => false
def isNone : Option α → Bool
  | some _ => false
  | none => true
@[simp] theorem map_none (f : α → β) : none.map f = none := rfl
@[simp] theorem map_some (a : α) (f : α → β) : (some a).map f = some (f a) := rfl
@[simp] theorem bind_none (f : α → Option β) : none.bind f = none := rfl
@[simp] theorem bind_some (a : α) (f : α → Option β) : (some a).bind f = f a := rfl
@[simp] theorem getD_none {a : α} : getD none a = a := rfl
@[simp] theorem getD_some {a b : α} : getD (some a) b = a := rfl
@[simp] theorem isSome_none : @isSome α none = false := rfl
@[simp] theorem isSome_some {a : α} : isSome (some a) = true := rfl
@[simp] theorem isNone_none : @isNone α none = true := rfl
@[simp] theorem isNone_some {a : α} : isNone (some a) = false := rfl
theorem some_ne_none (x : α) : some x ≠ none := fun h => nomatch h
theorem ne_none_iff_exists {o : Option α} : o ≠ none ↔ ∃ x, some x = o := by
  cases o with
  | none => exact ⟨fun h => (h rfl).elim, fun ⟨_, h⟩ => nomatch h⟩
  | some x => exact ⟨fun _ => ⟨x, rfl⟩, fun _ h => nomatch h⟩
end Option

namespace List
variable {α : Type u} {β : Type v} {γ : Type w}
def length : List α → Nat
  | nil => 0
  | cons _ as => length as + 1
protected def append : List α → List α → List α
  | [], bs => bs
  | a :: as, bs => a :: List.append as bs
instance instAppend : Append (List α) := ⟨List.append⟩
def map (f : α → β) : List α → List β
  | [] => []
  | a :: as => f a :: map f as
def foldl (f : α → β → α) : (init : α) → List β → α
  | a, [] => a
  | a, b :: l => foldl f (f a b) l
def foldr (f : α → β → β) (init : β) : List α → β
  | [] => init
  | a :: as => f a (foldr f init as)
def filter (p : α → Bool) : List α → List α
  | [] => []
  | a :: as => match p a with
    | true => a :: filter p as
    | false => filter p as
def reverse : List α → List α
  | [] => []
  | a :: as => reverse as ++ [a]
inductive Mem (a : α) : List α → Prop where
  | head (as : List α) : Mem a (a :: as)
  | tail (b : α) {as : List α} : Mem a as → Mem a (b :: as)
instance instMembership : Membership α (List α) := ⟨fun l a => Mem a l⟩
@[simp] theorem length_nil : length ([] : List α) = 0 := rfl
@[simp] theorem length_cons {a : α} {as : List α} : (a :: as).length = as.length + 1 := rfl
@[simp] theorem nil_append (as : List α) : [] ++ as = as := rfl
@[simp] theorem cons_append {a : α} {as bs : List α} : (a :: as) ++ bs = a :: (as ++ bs) := rfl
@[simp] theorem append_nil (as : List α) : as ++ [] = as := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg (a :: ·) ih
@[simp] theorem append_assoc (as bs cs : List α) : (as ++ bs) ++ cs = as ++ (bs ++ cs) := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg (a :: ·) ih
@[simp] theorem map_nil {f : α → β} : map f [] = [] := rfl
@[simp] theorem map_cons {f : α → β} {a : α} {l : List α} : map f (a :: l) = f a :: map f l := rfl
@[simp] theorem map_append {f : α → β} {l₁ l₂ : List α} : map f (l₁ ++ l₂) = map f l₁ ++ map f l₂ := by
  induction l₁ with
  | nil => rfl
  | cons a as ih => exact congrArg (f a :: ·) ih
@[simp] theorem length_map {as : List α} (f : α → β) : (as.map f).length = as.length := by
  induction as with
  | nil => rfl
  | cons a as ih => exact congrArg Nat.succ ih
@[simp] theorem map_map {g : β → γ} {f : α → β} {l : List α} : map g (map f l) = map (g ∘ f) l := by
  induction l with
  | nil => rfl
  | cons a as ih => exact congrArg (g (f a) :: ·) ih
@[simp] theorem foldl_nil {f : α → β → α} {b : α} : foldl f b [] = b := rfl
@[simp] theorem foldl_cons {f : α → β → α} {b : α} {a : β} {l : List β} : foldl f b (a :: l) = foldl f (f b a) l := rfl
@[simp] theorem foldr_nil {f : α → β → β} {b : β} : foldr f b [] = b := rfl
@[simp] theorem foldr_cons {f : α → β → β} {b : β} {a : α} {l : List α} : foldr f b (a :: l) = f a (foldr f b l) := rfl
@[simp] theorem reverse_nil : reverse ([] : List α) = [] := rfl
@[simp] theorem reverse_cons {a : α} {as : List α} : reverse (a :: as) = reverse as ++ [a] := rfl
@[simp] theorem reverse_append {as bs : List α} : (as ++ bs).reverse = bs.reverse ++ as.reverse := by
  induction as with
  | nil => exact (append_nil _).symm
  | cons a as ih => rw [cons_append, reverse_cons, ih, reverse_cons, append_assoc]
@[simp] theorem reverse_reverse (as : List α) : as.reverse.reverse = as := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [reverse_cons, reverse_append, ih]; rfl
theorem cons_ne_nil (a : α) (l : List α) : a :: l ≠ [] := fun h => nomatch h
@[simp] theorem not_mem_nil {a : α} : ¬a ∈ ([] : List α) := fun h => nomatch h
@[simp] theorem mem_cons {a b : α} {l : List α} : a ∈ b :: l ↔ a = b ∨ a ∈ l :=
  ⟨fun h => match h with | .head _ => .inl rfl | .tail _ h => .inr h,
   fun h => h.elim (fun e => e ▸ .head _) (.tail _)⟩
@[simp] theorem mem_append {a : α} {s t : List α} : a ∈ s ++ t ↔ a ∈ s ∨ a ∈ t := by
  induction s with
  | nil => simp
  | cons b s ih => simp [ih, _root_.or_assoc]
end List
instance instDecidableEqList {α : Type u} [DecidableEq α] : DecidableEq (List α)
  | [], [] => isTrue rfl
  | [], _ :: _ => isFalse fun h => nomatch h
  | _ :: _, [] => isFalse fun h => nomatch h
  | a :: as, b :: bs =>
    match decEq a b, instDecidableEqList as bs with
    | isTrue h, isTrue h' => isTrue (h ▸ h' ▸ rfl)
    | isFalse h, _ => isFalse fun e => h (List.cons.inj e).1
    | _, isFalse h => isFalse fun e => h (List.cons.inj e).2
instance instDecidableEqOption {α : Type u} [DecidableEq α] : DecidableEq (Option α)
  | none, none => isTrue rfl
  | none, some _ => isFalse fun h => nomatch h
  | some _, none => isFalse fun h => nomatch h
  | some a, some b => match decEq a b with
    | isTrue h => isTrue (h ▸ rfl)
    | isFalse h => isFalse fun e => h (Option.some.inj e)
