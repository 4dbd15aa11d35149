prelude
import Syn
/-! Second layer: logic, classes of the arithmetic notation, decidability, natural numbers. -/
set_option linter.all false
set_option genSizeOf false
set_option genInjectivity false
universe u v w
universe u₁ u₂ u₃

section classes
class HAdd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAdd : α → β → γ
class HSub (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSub : α → β → γ
class HMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMul : α → β → γ
class HDiv (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hDiv : α → β → γ
class HMod (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMod : α → β → γ
class HPow (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hPow : α → β → γ
class HSMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSMul : α → β → γ
class HAppend (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAppend : α → β → γ
class HAnd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAnd : α → β → γ
class HOr (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hOr : α → β → γ
class HXor (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hXor : α → β → γ
class HShiftLeft (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hShiftLeft : α → β → γ
class HShiftRight (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hShiftRight : α → β → γ
class Zero (α : Type u) where
  zero : α
class One (α : Type u) where
  one : α
class Add (α : Type u) where
  add : α → α → α
class Sub (α : Type u) where
  sub : α → α → α
class Mul (α : Type u) where
  mul : α → α → α
class Neg (α : Type u) where
  neg : α → α
class Inv (α : Type u) where
  inv : α → α
class Div (α : Type u) where
  div : α → α → α
class Mod (α : Type u) where
  mod : α → α → α
class ShiftLeft (α : Type u) where
  shiftLeft : α → α → α
class ShiftRight (α : Type u) where
  shiftRight : α → α → α
class AndOp (α : Type u) where
  and : α → α → α
class OrOp (α : Type u) where
  or : α → α → α
class XorOp (α : Type u) where
  xor : α → α → α
class SMul (M : Type u) (α : Type v) where
  smul : M → α → α
class Pow (α : Type u) (β : Type v) where
  pow : α → β → α
class NatPow (α : Type u) where
  pow : α → Nat → α
class Append (α : Type u) where
  append : α → α → α
class Dvd (α : Type u) where
  dvd : α → α → Prop
class LE (α : Type u) where
  le : α → α → Prop
class LT (α : Type u) where
  lt : α → α → Prop
@[reducible] def GE.ge {α : Type u} [LE α] (a b : α) : Prop := LE.le b a
@[reducible] def GT.gt {α : Type u} [LT α] (a b : α) : Prop := LT.lt b a
class Max (α : Type u) where
  max : α → α → α
export Max (max)
class Min (α : Type u) where
  min : α → α → α
export Min (min)
class BEq (α : Type u) where
  beq : α → α → Bool
class Membership (α : outParam (Type u)) (γ : Type v) where
  mem : γ → α → Prop
class HasSubset (α : Type u) where
  Subset : α → α → Prop
class HasSSubset (α : Type u) where
  SSubset : α → α → Prop
class Union (α : Type u) where
  union : α → α → α
class Inter (α : Type u) where
  inter : α → α → α
class SDiff (α : Type u) where
  sdiff : α → α → α
class Complement (α : Type u) where
  complement : α → α
class EmptyCollection (α : Type u) where
  emptyCollection : α
class Insert (α : outParam (Type u)) (γ : Type v) where
  insert : α → γ → γ
class Singleton (α : outParam (Type u)) (β : Type v) where
  singleton : α → β
class HasEquiv (α : Sort u) where
  Equiv : α → α → Sort v
@[default_instance] instance instHAdd {α : Type u} [Add α] : HAdd α α α := ⟨Add.add⟩
@[default_instance] instance instHSub {α : Type u} [Sub α] : HSub α α α := ⟨Sub.sub⟩
@[default_instance] instance instHMul {α : Type u} [Mul α] : HMul α α α := ⟨Mul.mul⟩
@[default_instance] instance instHDiv {α : Type u} [Div α] : HDiv α α α := ⟨Div.div⟩
@[default_instance] instance instHMod {α : Type u} [Mod α] : HMod α α α := ⟨Mod.mod⟩
@[default_instance] instance instHAndOfAndOp {α : Type u} [AndOp α] : HAnd α α α := ⟨AndOp.and⟩
@[default_instance] instance instHOrOfOrOp {α : Type u} [OrOp α] : HOr α α α := ⟨OrOp.or⟩
@[default_instance] instance instHXorOfXorOp {α : Type u} [XorOp α] : HXor α α α := ⟨XorOp.xor⟩
@[default_instance] instance instHShiftLeftOfShiftLeft {α : Type u} [ShiftLeft α] : HShiftLeft α α α := ⟨ShiftLeft.shiftLeft⟩
@[default_instance] instance instHShiftRightOfShiftRight {α : Type u} [ShiftRight α] : HShiftRight α α α := ⟨ShiftRight.shiftRight⟩
@[default_instance] instance instHPow {α : Type u} {β : Type v} [Pow α β] : HPow α β α := ⟨Pow.pow⟩
@[default_instance] instance Monoid.Pow {α : Type u} [NatPow α] : Pow α Nat := ⟨NatPow.pow⟩
@[default_instance] instance instHAppendOfAppend {α : Type u} [Append α] : HAppend α α α := ⟨Append.append⟩
@[default_instance] instance instHSMul {α : Type u} {β : Type v} [SMul α β] : HSMul α β β := ⟨SMul.smul⟩
attribute [match_pattern] Add.add HAdd.hAdd Neg.neg
class NatCast (R : Type u) where
  natCast : Nat → R
@[coe, reducible, match_pattern] protected def Nat.cast {R : Type u} [NatCast R] : Nat → R := NatCast.natCast
class IntCast (R : Type u) where
  intCast : Nat → R
class Trans {α : Sort u₁} {β : Sort u₂} {γ : Sort u₃} (r : α → β → Sort u) (s : β → γ → Sort v)
    (t : outParam (α → γ → Sort w)) where
  trans : {a : α} → {b : β} → {c : γ} → r a b → s b c → t a c
@[macro_inline] def Bool.or (x y : Bool) : Bool :=
  match x with
  | true => true
  | false => y
@[macro_inline] def Bool.and (x y : Bool) : Bool :=
  match x with
  | false => false
  | true => y
@[inline] def Bool.not : Bool → Bool
  | true => false
  | false => true
export Bool (or and not)
def Bool.xor (x y : Bool) : Bool :=
  match x with
  | true => not y
  | false => y
def bne {α : Type u} [BEq α] (a b : α) : Bool := not (BEq.beq a b)
end classes

section coe
class Coe (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β
class CoeTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeOut (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β
class CoeOTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeHead (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β
class CoeHTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeTail (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β
class CoeHTCT (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeDep (α : Sort u) (_ : α) (β : Sort v) where
  coe : β
class CoeT (α : Sort u) (_ : α) (β : Sort v) where
  coe : β
class CoeFun (α : Sort u) (γ : outParam (α → Sort v)) where
  coe : (f : α) → γ f
class CoeSort (α : Sort u) (β : outParam (Sort v)) where
  coe : α → β
variable {α : Sort u} {β : Sort v} {γ : Sort w}
instance [Coe β γ] [CoeTC α β] : CoeTC α γ := ⟨fun a => Coe.coe (CoeTC.coe a : β)⟩
instance [Coe α β] : CoeTC α β := ⟨fun a => Coe.coe a⟩
instance [CoeOut α β] [CoeOTC β γ] : CoeOTC α γ := ⟨fun a => CoeOTC.coe (CoeOut.coe a : β)⟩
instance [CoeTC α β] : CoeOTC α β := ⟨fun a => CoeTC.coe a⟩
instance : CoeOTC α α := ⟨fun a => a⟩
instance [CoeHead α β] [CoeOTC β γ] : CoeHTC α γ := ⟨fun a => CoeOTC.coe (CoeHead.coe a : β)⟩
instance [CoeOTC α β] : CoeHTC α β := ⟨fun a => CoeOTC.coe a⟩
instance [CoeTail β γ] [CoeHTC α β] : CoeHTCT α γ := ⟨fun a => CoeTail.coe (CoeHTC.coe a : β)⟩
instance [CoeHTC α β] : CoeHTCT α β := ⟨fun a => CoeHTC.coe a⟩
instance (a : α) [CoeHTCT α β] : CoeT α a β := ⟨CoeHTCT.coe a⟩
instance (a : α) [CoeDep α a β] : CoeT α a β := ⟨CoeDep.coe a⟩
instance boolToProp : Coe Bool Prop := ⟨fun b => b = true⟩
instance boolToSort : CoeSort Bool Prop := ⟨fun b => b = true⟩
instance subtypeCoe {α : Sort u} {p : α → Prop} : CoeOut (Subtype p) α := ⟨fun v => v.val⟩
instance {R : Type u} [NatCast R] : CoeTail Nat R := ⟨Nat.cast⟩
instance {R : Type u} [NatCast R] : CoeHTCT Nat R := ⟨Nat.cast⟩
end coe
set_option checkBinderAnnotations false in
abbrev inferInstance {α : Sort u} [i : α] : α := i

/-- Marks a proof by evaluation for the kernel. -/
def eagerReduce {α : Sort u} (a : α) : α := a
/-! Names that the kernel or the compiler treats specially, taken here so that no proof file can give them another
meaning: string literals are `String.ofList` of `Char.ofNat`, and `reduceBool`, `reduceNat` run compiled code. The last two
are opaque, and nothing says that their value is their argument. -/
noncomputable def Char.ofNat (n : Nat) : Char := ⟨n⟩
noncomputable def String.ofList (data : List Char) : String := ⟨data⟩
opaque Lean.reduceBool (b : Bool) : Bool := b
opaque Lean.reduceNat (n : Nat) : Nat := n
section logic
theorem trivial : True := ⟨⟩
theorem mt {a b : Prop} (h₁ : a → b) (h₂ : ¬b) : ¬a := fun ha => h₂ (h₁ ha)
theorem not_false : ¬False := id
theorem Eq.mp_prop {a b : Prop} (h : a = b) (ha : a) : b := h ▸ ha
@[macro_inline] def Eq.mp {α β : Sort u} (h : α = β) (a : α) : β := h ▸ a
@[macro_inline] def Eq.mpr {α β : Sort u} (h : α = β) (b : β) : α := h ▸ b
theorem id_eq {α : Sort u} (a : α) : id a = a := rfl
end logic
axiom propext {a b : Prop} : (a ↔ b) → a = b
axiom Classical.choice {α : Sort u} : Nonempty α → α
axiom Quot.sound {α : Sort u} {r : α → α → Prop} {a b : α} : r a b → Quot.mk r a = Quot.mk r b
section logic2
variable {a b c d : Prop}
theorem Iff.refl (a : Prop) : a ↔ a := ⟨id, id⟩
@[refl] protected theorem Iff.rfl {a : Prop} : a ↔ a := Iff.refl a
theorem Iff.symm (h : a ↔ b) : b ↔ a := ⟨h.mpr, h.mp⟩
theorem Iff.trans (h₁ : a ↔ b) (h₂ : b ↔ c) : a ↔ c := ⟨fun x => h₂.mp (h₁.mp x), fun x => h₁.mpr (h₂.mpr x)⟩
theorem Iff.of_eq (h : a = b) : a ↔ b := h ▸ Iff.rfl
theorem iff_of_true (ha : a) (hb : b) : a ↔ b := ⟨fun _ => hb, fun _ => ha⟩
theorem iff_of_false (ha : ¬a) (hb : ¬b) : a ↔ b := ⟨fun h => absurd h ha, fun h => absurd h hb⟩
theorem Eq.propIntro (h₁ : a → b) (h₂ : b → a) : a = b := propext ⟨h₁, h₂⟩
theorem eq_true (h : a) : a = True := propext ⟨fun _ => ⟨⟩, fun _ => h⟩
theorem eq_false (h : ¬a) : a = False := propext ⟨h, False.elim⟩
theorem eq_false' (h : a → False) : a = False := eq_false h
theorem of_eq_true (h : a = True) : a := h ▸ trivial
theorem of_eq_false (h : a = False) : ¬a := fun ha => False.elim (h ▸ ha)
theorem not_of_eq_false (h : a = False) : ¬a := of_eq_false h
theorem eq_self {α : Sort u} (x : α) : (x = x) = True := eq_true rfl
theorem eq_true_of_decide {p : Prop} [inst : Decidable p] (h : decide p = true) : p = True :=
  match inst, h with
  | isTrue h, _ => eq_true h
  | isFalse _, h => False.elim (Bool.noConf_ft h)
theorem eq_false_of_decide {p : Prop} [inst : Decidable p] (h : decide p = false) : p = False :=
  match inst, h with
  | isTrue _, h => False.elim (Bool.noConf_ft h.symm)
  | isFalse h, _ => eq_false h
theorem of_decide_eq_true {p : Prop} [inst : Decidable p] (h : decide p = true) : p :=
  match inst, h with
  | isTrue h, _ => h
  | isFalse _, h => False.elim (Bool.noConf_ft h)
theorem of_decide_eq_false {p : Prop} [inst : Decidable p] (h : decide p = false) : ¬p :=
  match inst, h with
  | isTrue _, h => False.elim (Bool.noConf_ft h.symm)
  | isFalse h, _ => h
theorem decide_eq_true {p : Prop} [inst : Decidable p] (h : p) : decide p = true :=
  match inst with
  | isTrue _ => rfl
  | isFalse n => absurd h n
theorem HEq.symm {α β : Sort u} {a : α} {b : β} (h : HEq a b) : HEq b a := h.rec (HEq.refl a)
theorem Eq.mpr_prop {p q : Prop} (h₁ : p = q) (h₂ : q) : p := h₁ ▸ h₂
theorem Eq.mpr_not {p q : Prop} (h₁ : p = q) (h₂ : ¬q) : ¬p := h₁ ▸ h₂
theorem Eq.substr {α : Sort u} {p : α → Prop} {a b : α} : b = a → p a → p b := fun h x => h ▸ x
theorem iff_of_eq {a b : Prop} (h : a = b) : a ↔ b := h ▸ Iff.rfl
theorem ne_of_eq_of_ne {α : Sort u} {x y z : α} (h₁ : x = y) (h₂ : y ≠ z) : x ≠ z := h₁ ▸ h₂
theorem ne_of_ne_of_eq {α : Sort u} {x y z : α} (h₁ : x ≠ y) (h₂ : y = z) : x ≠ z := h₂ ▸ h₁
theorem Ne.symm {α : Sort u} {x y : α} (h : x ≠ y) : y ≠ x := fun e => h e.symm
theorem Ne.intro {α : Sort u} {x y : α} (h : x = y → False) : x ≠ y := h
theorem Ne.elim {α : Sort u} {x y : α} (h : x ≠ y) : x = y → False := h
theorem Or.elim (h : a ∨ b) (l : a → c) (r : b → c) : c := match h with
  | .inl x => l x
  | .inr x => r x
theorem Or.symm (h : a ∨ b) : b ∨ a := h.elim .inr .inl
theorem Or.resolve_left (h : a ∨ b) (na : ¬a) : b := h.elim (absurd · na) id
theorem Or.resolve_right (h : a ∨ b) (nb : ¬b) : a := h.elim id (absurd · nb)
theorem And.symm (h : a ∧ b) : b ∧ a := ⟨h.2, h.1⟩
theorem Exists.elim {α : Sort u} {p : α → Prop} {b : Prop} (h : ∃ x, p x) (f : ∀ x, p x → b) : b :=
  match h with | ⟨x, hx⟩ => f x hx
theorem implies_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : p₁ = p₂) (h₂ : q₁ = q₂) : (p₁ → q₁) = (p₂ → q₂) := h₁ ▸ h₂ ▸ rfl
theorem iff_self (p : Prop) : (p ↔ p) = True := eq_true Iff.rfl
theorem forall_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a = q a) : (∀ a, p a) = (∀ a, q a) :=
  propext ⟨fun H x => h x ▸ H x, fun H x => (h x).symm ▸ H x⟩
theorem Exists.imp {α : Sort u} {p q : α → Prop} (h : ∀ a, p a → q a) : (∃ a, p a) → ∃ a, q a := fun ⟨x, hx⟩ => ⟨x, h x hx⟩
theorem exists_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a ↔ q a) : (∃ a, p a) ↔ ∃ a, q a :=
  ⟨Exists.imp fun x => (h x).mp, Exists.imp fun x => (h x).mpr⟩
theorem let_congr {α : Sort u} {β : Sort v} {a a' : α} {b b' : α → β} (h₁ : a = a') (h₂ : ∀ x, b x = b' x) :
    (let x := a; b x) = (let x := a'; b' x) := h₁ ▸ h₂ a
theorem and_self (p : Prop) : (p ∧ p) = p := propext ⟨(·.1), fun h => ⟨h, h⟩⟩
theorem and_true (p : Prop) : (p ∧ True) = p := propext ⟨(·.1), fun h => ⟨h, trivial⟩⟩
theorem true_and (p : Prop) : (True ∧ p) = p := propext ⟨(·.2), fun h => ⟨trivial, h⟩⟩
theorem and_false (p : Prop) : (p ∧ False) = False := eq_false (·.2)
theorem false_and (p : Prop) : (False ∧ p) = False := eq_false (·.1)
theorem or_self (p : Prop) : (p ∨ p) = p := propext ⟨fun h => h.elim id id, .inl⟩
theorem or_true (p : Prop) : (p ∨ True) = True := eq_true (.inr trivial)
theorem true_or (p : Prop) : (True ∨ p) = True := eq_true (.inl trivial)
theorem or_false (p : Prop) : (p ∨ False) = p := propext ⟨fun h => h.elim id False.elim, .inl⟩
theorem false_or (p : Prop) : (False ∨ p) = p := propext ⟨fun h => h.elim False.elim id, .inr⟩
theorem iff_true (p : Prop) : (p ↔ True) = p := propext ⟨fun h => h.mpr trivial, fun h => iff_of_true h trivial⟩
theorem true_iff (p : Prop) : (True ↔ p) = p := propext ⟨fun h => h.mp trivial, fun h => iff_of_true trivial h⟩
theorem iff_false (p : Prop) : (p ↔ False) = ¬p := propext ⟨(·.mp), fun h => ⟨h, False.elim⟩⟩
theorem false_implies (p : Prop) : (False → p) = True := eq_true False.elim
theorem implies_true (α : Sort u) : (α → True) = True := eq_true fun _ => trivial
theorem true_implies (p : Prop) : (True → p) = p := propext ⟨fun h => h trivial, fun h _ => h⟩
theorem not_false_eq_true : (¬False) = True := eq_true id
theorem not_true_eq_false : (¬True) = False := eq_false fun h => h trivial
theorem not_not_intro (h : a) : ¬¬a := fun n => n h
theorem and_comm : a ∧ b ↔ b ∧ a := ⟨.symm, .symm⟩
theorem or_comm : a ∨ b ↔ b ∨ a := ⟨.symm, .symm⟩
theorem and_assoc : (a ∧ b) ∧ c ↔ a ∧ (b ∧ c) := ⟨fun h => ⟨h.1.1, h.1.2, h.2⟩, fun h => ⟨⟨h.1, h.2.1⟩, h.2.2⟩⟩
theorem not_or : ¬(a ∨ b) ↔ ¬a ∧ ¬b := ⟨fun h => ⟨fun x => h (.inl x), fun x => h (.inr x)⟩, fun h x => x.elim h.1 h.2⟩
theorem not_exists {α : Sort u} {p : α → Prop} : (¬∃ x, p x) ↔ ∀ x, ¬p x := ⟨fun h x hx => h ⟨x, hx⟩, fun h ⟨x, hx⟩ => h x hx⟩
attribute [simp] eq_self iff_self and_self and_true true_and and_false false_and or_self or_true true_or or_false false_or
  iff_true true_iff iff_false false_implies implies_true true_implies not_false_eq_true not_true_eq_false id_eq not_or
end logic2

section funext
theorem funext {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : ∀ x, f x = g x) : f = g :=
  let r := fun (f g : (x : α) → β x) => ∀ x, f x = g x
  let ap := fun (q : Quot r) (x : α) => Quot.lift (r := r) (fun f => f x) (fun _ _ h => h x) q
  show ap (Quot.mk r f) = ap (Quot.mk r g) from congrArg ap (Quot.sound h)
theorem implies_dep_congr_ctx {p₁ p₂ q₁ : Prop} (h₁ : p₁ = p₂) {q₂ : p₂ → Prop} (h₂ : ∀ h : p₂, q₁ = q₂ h) : (p₁ → q₁) = (∀ h : p₂, q₂ h) :=
  propext ⟨fun H hp => h₂ hp ▸ H (h₁ ▸ hp), fun H hp => (h₂ (h₁ ▸ hp)).symm ▸ H (h₁ ▸ hp)⟩
theorem implies_congr_ctx {p₁ p₂ q₁ q₂ : Prop} (h₁ : p₁ = p₂) (h₂ : p₂ → q₁ = q₂) : (p₁ → q₁) = (p₂ → q₂) := implies_dep_congr_ctx h₁ h₂
theorem forall_prop_domain_congr {p₁ p₂ : Prop} {q : p₁ → Prop} (h : p₁ = p₂) : (∀ a : p₁, q a) = (∀ a : p₂, q (h.symm ▸ a)) := by subst h; rfl
end funext
theorem Lean.injEq_helper {P Q R : Prop} (h : P → Q → R) : P ∧ Q → R := fun x => h x.1 x.2
set_option genInjectivity true
gen_injective_theorems% Nat
gen_injective_theorems% Prod
gen_injective_theorems% List
gen_injective_theorems% Option
gen_injective_theorems% Subtype

/-! Quotations: just enough for `macro`. -/
attribute [coe_decl] Coe.coe CoeTC.coe CoeOut.coe CoeOTC.coe CoeHead.coe CoeHTC.coe CoeTail.coe CoeHTCT.coe CoeDep.coe CoeT.coe CoeFun.coe CoeSort.coe
namespace Lean
instance : Coe SyntaxNodeKind SyntaxNodeKinds := ⟨fun k => List.cons k List.nil⟩
instance {ks : SyntaxNodeKinds} : CoeOut (TSyntax ks) Syntax := ⟨fun s => s.raw⟩
instance : CoeDep (TSyntax (List.cons `ident List.nil)) s (TSyntax (List.cons `term List.nil)) := ⟨⟨s.raw⟩⟩
instance : CoeDep (TSyntax (List.cons `num List.nil)) s (TSyntax (List.cons `term List.nil)) := ⟨⟨s.raw⟩⟩
instance : CoeDep (TSyntax (List.cons `ident List.nil)) s (TSyntax (List.cons `Lean.Parser.Term.funBinder List.nil)) := ⟨⟨s.raw⟩⟩
end Lean
@[extern "l_List_toArray"] def List.toArray {α : Type u} (xs : List α) : Array α := ⟨xs⟩
@[extern "l_Array_mkArray0"] def Array.mkArray0 {α : Type u} : Array α := ⟨List.nil⟩
@[extern "l_Array_mkArray1"] def Array.mkArray1 {α : Type u} (a1 : α) : Array α := ⟨(List.cons a1 List.nil)⟩
@[extern "l_Array_mkArray2"] def Array.mkArray2 {α : Type u} (a1 a2 : α) : Array α := ⟨(List.cons a1 (List.cons a2 List.nil))⟩
@[extern "l_Array_mkArray3"] def Array.mkArray3 {α : Type u} (a1 a2 a3 : α) : Array α := ⟨(List.cons a1 (List.cons a2 (List.cons a3 List.nil)))⟩
@[extern "l_Array_mkArray4"] def Array.mkArray4 {α : Type u} (a1 a2 a3 a4 : α) : Array α := ⟨(List.cons a1 (List.cons a2 (List.cons a3 (List.cons a4 List.nil))))⟩
@[extern "l_Array_mkArray5"] def Array.mkArray5 {α : Type u} (a1 a2 a3 a4 a5 : α) : Array α := ⟨(List.cons a1 (List.cons a2 (List.cons a3 (List.cons a4 (List.cons a5 List.nil)))))⟩
@[extern "l_Array_mkArray6"] def Array.mkArray6 {α : Type u} (a1 a2 a3 a4 a5 a6 : α) : Array α := ⟨(List.cons a1 (List.cons a2 (List.cons a3 (List.cons a4 (List.cons a5 (List.cons a6 List.nil))))))⟩
@[extern "l_Array_mkArray7"] def Array.mkArray7 {α : Type u} (a1 a2 a3 a4 a5 a6 a7 : α) : Array α := ⟨(List.cons a1 (List.cons a2 (List.cons a3 (List.cons a4 (List.cons a5 (List.cons a6 (List.cons a7 List.nil)))))))⟩
@[extern "l_Array_mkArray8"] def Array.mkArray8 {α : Type u} (a1 a2 a3 a4 a5 a6 a7 a8 : α) : Array α := ⟨(List.cons a1 (List.cons a2 (List.cons a3 (List.cons a4 (List.cons a5 (List.cons a6 (List.cons a7 (List.cons a8 List.nil))))))))⟩
@[extern "lean_mk_empty_array_with_capacity"] def Array.mkEmpty {α : Type u} (c : @& Nat) : Array α := ⟨List.nil⟩
@[extern "lean_mk_empty_array_with_capacity"] def Array.emptyWithCapacity {α : Type u} (c : @& Nat) : Array α := ⟨List.nil⟩
def List.snoc {α : Type u} : List α → α → List α
  | .nil, a => .cons a .nil
  | .cons x xs, a => .cons x (snoc xs a)
@[extern "lean_array_push"] def Array.push {α : Type u} (a : Array α) (v : α) : Array α := ⟨a.toList.snoc v⟩
