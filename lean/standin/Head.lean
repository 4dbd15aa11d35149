prelude
set_option linter.all false
/-!
First layer of a small stand-in for Lean's `Init`, written for tests: the types that the built-in
elaborators name, then (generated) the syntax that the shared library holds in compiled form.
-/
universe u v w
unsafe axiom lcErased : Type
unsafe axiom lcAny : Type
unsafe axiom lcVoid : Type
unsafe axiom lcProof {α : Prop} : α
unsafe axiom lcUnreachable {α : Sort u} : α
set_option genSizeOf false
set_option genInjectivity false
set_option genCtorIdx false
@[inline] def id {α : Sort u} (a : α) : α := a
@[inline] def Function.comp {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : α → δ := fun x => f (g x)
@[inline] def Function.const {α : Sort u} (β : Sort v) (a : α) : β → α := fun _ => a

set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PUnit : Sort u where
  | unit : PUnit
abbrev Unit : Type := PUnit
@[match_pattern] abbrev Unit.unit : Unit := PUnit.unit
inductive True : Prop where
  | intro : True
inductive False : Prop
inductive Empty : Type
set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PEmpty : Sort u
def Not (a : Prop) : Prop := a → False
@[macro_inline] def False.elim {C : Sort u} (h : False) : C := h.rec
@[macro_inline] def absurd {a : Prop} {b : Sort v} (h₁ : a) (h₂ : Not a) : b := (h₂ h₁).rec
inductive Eq {α : Sort u} : α → α → Prop where
  | refl (a : α) : Eq a a
init_quot
abbrev Eq.ndrec {α : Sort v} {a : α} {motive : α → Sort u} (m : motive a) {b : α} (h : Eq a b) : motive b :=
  h.rec m
@[match_pattern] def rfl {α : Sort u} {a : α} : Eq a a := Eq.refl a
theorem Eq.subst {α : Sort u} {motive : α → Prop} {a b : α} (h₁ : Eq a b) (h₂ : motive a) : motive b :=
  Eq.ndrec h₂ h₁
theorem Eq.symm {α : Sort u} {a b : α} (h : Eq a b) : Eq b a :=
  Eq.subst (motive := fun x => Eq x a) h rfl
theorem Eq.trans {α : Sort u} {a b c : α} (h₁ : Eq a b) (h₂ : Eq b c) : Eq a c :=
  Eq.subst (motive := fun x => Eq a x) h₂ h₁
@[macro_inline] def cast {α β : Sort u} (h : Eq α β) (a : α) : β := h.rec a
theorem congrArg {α : Sort u} {β : Sort v} {a₁ a₂ : α} (f : α → β) (h : Eq a₁ a₂) : Eq (f a₁) (f a₂) :=
  Eq.subst (motive := fun x => Eq (f a₁) (f x)) h rfl
theorem congr {α : Sort u} {β : Sort v} {f₁ f₂ : α → β} {a₁ a₂ : α} (h₁ : Eq f₁ f₂) (h₂ : Eq a₁ a₂) : Eq (f₁ a₁) (f₂ a₂) :=
  Eq.subst (motive := fun (g : α → β) => Eq (f₁ a₁) (g a₂)) h₁ (congrArg f₁ h₂)
theorem congrFun {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : Eq f g) (a : α) : Eq (f a) (g a) :=
  Eq.subst (motive := fun (k : (x : α) → β x) => Eq (f a) (k a)) h rfl
theorem congrFun' {α : Sort u} {β : Sort v} {f g : α → β} (h : Eq f g) (a : α) : Eq (f a) (g a) := congrFun h a
inductive HEq : {α : Sort u} → α → {β : Sort u} → β → Prop where
  | refl (a : α) : HEq a a
@[match_pattern] protected def HEq.rfl {α : Sort u} {a : α} : HEq a a := HEq.refl a
theorem eq_of_heq {α : Sort u} {a a' : α} (h : HEq a a') : Eq a a' :=
  have this : (α β : Sort u) → (a : α) → (b : β) → HEq a b → (h : Eq α β) → Eq (cast h a) b :=
    fun _ _ _ _ h₁ => h₁.rec (fun _ => rfl)
  this α α a a' h rfl
theorem heq_of_eq {α : Sort u} {a a' : α} (h : Eq a a') : HEq a a' :=
  Eq.subst (motive := fun x => HEq a x) h (HEq.refl a)
/-! How the library's `noConfusion` constructions substitute, in either direction. -/
abbrev Eq.ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : Eq b a) :
    motive b := h.symm.ndrec m
abbrev HEq.homo_ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : HEq a b) :
    motive b := (eq_of_heq h).ndrec m
abbrev HEq.homo_ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : HEq b a) :
    motive b := (eq_of_heq h).symm.ndrec m
structure PULift.{r, s} (α : Sort s) : Sort (max s r 1) where
  up :: (down : α)
structure Prod (α : Type u) (β : Type v) where
  mk :: (fst : α) (snd : β)
structure PProd (α : Sort u) (β : Sort v) where
  (fst : α) (snd : β)
structure MProd (α β : Type u) where
  (fst : α) (snd : β)
structure And (a b : Prop) : Prop where
  intro :: (left : a) (right : b)
inductive Or (a b : Prop) : Prop where
  | inl (h : a) : Or a b
  | inr (h : b) : Or a b
theorem Or.intro_left {a : Prop} (b : Prop) (h : a) : Or a b := Or.inl h
theorem Or.intro_right (a : Prop) {b : Prop} (h : b) : Or a b := Or.inr h
structure Iff (a b : Prop) : Prop where
  intro :: (mp : a → b) (mpr : b → a)
inductive Exists {α : Sort u} (p : α → Prop) : Prop where
  | intro (w : α) (h : p w) : Exists p
@[reducible] def Ne {α : Sort u} (a b : α) : Prop := Not (Eq a b)
inductive Bool : Type where
  | false : Bool
  | true : Bool
export Bool (false true)
@[macro_inline] def cond {α : Sort u} (c : Bool) (x y : α) : α :=
  match c with
  | true => x
  | false => y
structure Subtype {α : Sort u} (p : α → Prop) where
  (val : α) (property : p val)
@[reducible] def outParam (α : Sort u) : Sort u := α
@[reducible] def semiOutParam (α : Sort u) : Sort u := α
@[reducible] def optParam (α : Sort u) (_ : α) : Sort u := α
@[reducible] def namedPattern {α : Sort u} (x a : α) (_ : Eq x a) : α := a
@[extern "lean_sorry", never_extract] axiom sorryAx (α : Sort u) (synthetic := false) : α
class Inhabited (α : Sort u) where
  default : α
export Inhabited (default)
class inductive Nonempty (α : Sort u) : Prop where
  | intro (val : α) : Nonempty α
class inductive Decidable (p : Prop) where
  | isFalse (h : Not p) : Decidable p
  | isTrue (h : p) : Decidable p
@[inline_if_reduce] def Decidable.decide (p : Prop) [h : Decidable p] : Bool :=
  h.casesOn (fun _ => false) (fun _ => true)
export Decidable (isTrue isFalse decide)
@[macro_inline] def dite {α : Sort u} (c : Prop) [h : Decidable c] (t : c → α) (e : Not c → α) : α :=
  match h with
  | isTrue h => t h
  | isFalse h => e h
@[macro_inline] def ite {α : Sort u} (c : Prop) [h : Decidable c] (t e : α) : α :=
  match h with
  | isTrue _ => t
  | isFalse _ => e
inductive Nat : Type where
  | zero : Nat
  | succ (n : Nat) : Nat
@[extern "lean_nat_dec_eq"] def Nat.beq : Nat → Nat → Bool
  | .zero, .zero => true
  | .zero, .succ _ => false
  | .succ _, .zero => false
  | .succ n, .succ m => beq n m
@[extern "lean_nat_dec_le"] def Nat.ble : Nat → Nat → Bool
  | .zero, .zero => true
  | .zero, .succ _ => true
  | .succ _, .zero => false
  | .succ n, .succ m => ble n m
theorem Bool.noConf_ft (h : Eq false true) : False :=
  Eq.ndrec (a := false) (motive := fun b => cond b False True) True.intro h
theorem Nat.eq_of_beq_eq_true : (n m : Nat) → Eq (beq n m) true → Eq n m
  | .zero, .zero, _ => rfl
  | .zero, .succ _, h => (Bool.noConf_ft h).rec
  | .succ _, .zero, h => (Bool.noConf_ft h).rec
  | .succ n, .succ m, h => congrArg Nat.succ (eq_of_beq_eq_true n m h)
theorem Nat.beq_refl : (n : Nat) → Eq (beq n n) true
  | .zero => rfl
  | .succ n => beq_refl n
theorem Nat.ne_of_beq_eq_false {n m : Nat} (h : Eq (beq n m) false) : Not (Eq n m) :=
  fun e => Bool.noConf_ft (h.symm.trans (Eq.subst (motive := fun k => Eq (beq n k) true) e (beq_refl n)))
@[extern "lean_nat_dec_eq", reducible] def Nat.decEq (n m : Nat) : Decidable (Eq n m) :=
  match h : beq n m with
  | true => .isTrue (eq_of_beq_eq_true n m h)
  | false => .isFalse (ne_of_beq_eq_false h)
theorem noConfusion_of_Nat {α : Sort u} (f : α → Nat) {a b : α} (h : Eq a b) :
    Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f b)) :=
  Eq.ndrec (a := a) (motive := fun x => Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f x)))
    (Eq.ndrec (a := true) (motive := fun r => Bool.rec (motive := fun _ => Prop) False True r) True.intro (Nat.beq_refl (f a)).symm) h
@[match_pattern, extern "lean_nat_add"] protected def Nat.add : Nat → Nat → Nat
  | n, .zero => n
  | n, .succ m => .succ (Nat.add n m)
@[extern "lean_nat_mul"] protected def Nat.mul : Nat → Nat → Nat
  | _, .zero => .zero
  | n, .succ m => Nat.add (Nat.mul n m) n
@[extern "lean_nat_pow"] protected def Nat.pow (m : Nat) : Nat → Nat
  | .zero => .succ .zero
  | .succ n => Nat.mul (Nat.pow m n) m
@[extern "lean_nat_pred"] def Nat.pred : Nat → Nat
  | .zero => .zero
  | .succ n => n
@[extern "lean_nat_sub"] protected def Nat.sub : Nat → Nat → Nat
  | n, .zero => n
  | n, .succ m => pred (Nat.sub n m)
set_option genCtorIdx true
attribute [gen_constructor_elims] Nat Bool Prod And Or Iff PProd Subtype Decidable Nonempty Exists
class OfNat (α : Type u) (_ : Nat) where
  ofNat : α
@[default_instance 100] instance instOfNatNat (n : Nat) : OfNat Nat n where
  ofNat := n
class SizeOf (α : Sort u) where
  sizeOf : α → Nat
export SizeOf (sizeOf)
instance instSizeOfDefault (α : Sort u) : SizeOf α where
  sizeOf _ := 0
inductive List (α : Type u) : Type u where
  | nil : List α
  | cons (head : α) (tail : List α) : List α
inductive Option (α : Type u) : Type u where
  | none : Option α
  | some (val : α) : Option α
export Option (none some)
structure Char where
  val : Nat
structure String where
  data : List Char
namespace Lean
/-- Built in evaluated code only through the library's own `mkStrN`, which store the hash. -/
inductive Name where
  | anonymous
  | str (pre : Name) (s : String)
  | num (pre : Name) (i : Nat)
@[extern "l_Lean_Name_mkSimple"] axiom Name.mkSimple : String → Name
@[extern "l_Lean_Name_mkStr1"] axiom Name.mkStr1 : String → Name
@[extern "l_Lean_Name_mkStr2"] axiom Name.mkStr2 : String → String → Name
@[extern "l_Lean_Name_mkStr3"] axiom Name.mkStr3 : String → String → String → Name
@[extern "l_Lean_Name_mkStr4"] axiom Name.mkStr4 : String → String → String → String → Name
@[extern "l_Lean_Name_mkStr5"] axiom Name.mkStr5 : String → String → String → String → String → Name
/-- Shape of a parser, read by the library; the order of the constructors is the library's. -/
inductive ParserDescr where
  | const (name : Name)
  | unary (name : Name) (p : ParserDescr)
  | binary (name : Name) (p₁ p₂ : ParserDescr)
  | node (kind : Name) (prec : Nat) (p : ParserDescr)
  | trailingNode (kind : Name) (prec lhsPrec : Nat) (p : ParserDescr)
  | symbol (val : String)
  | nonReservedSymbol (val : String) (includeIdent : Bool)
  | cat (catName : Name) (rbp : Nat)
  | parser (declName : Name)
  | nodeWithAntiquot (name : String) (kind : Name) (p : ParserDescr)
  | sepBy (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool)
  | sepBy1 (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool)
  | unicodeSymbol (val asciiVal : String) (preserveForPP : Bool)
abbrev TrailingParserDescr : Type := ParserDescr
structure Parser.Category where
axiom SourceInfo : Type
axiom Substring.Raw : Type
end Lean
@[extern "l_String_toRawSubstring_x27"] axiom String.toRawSubstring' (s : String) : Lean.Substring.Raw
structure Array (α : Type u) where
  toList : List α
class Functor (f : Type u → Type v) where
  map : {α β : Type u} → (α → β) → f α → f β
class Pure (f : Type u → Type v) where
  pure {α : Type u} : α → f α
export Pure (pure)
class Bind (m : Type u → Type v) where
  bind : {α β : Type u} → m α → (α → m β) → m β
export Bind (bind)
class Monad (m : Type u → Type v) extends Functor m, Pure m, Bind m where
class MonadExcept (ε : semiOutParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
export MonadExcept (throw)
inductive EStateM.Result (ε σ α : Type u) where
  | ok : α → σ → Result ε σ α
  | error : ε → σ → Result ε σ α
namespace Lean
abbrev SyntaxNodeKind := Name
abbrev SyntaxNodeKinds := List SyntaxNodeKind
abbrev MacroScope := Nat
/-- Resolved name of an identifier in a quotation. -/
inductive Syntax.Preresolved where
  | namespace (ns : Name)
  | decl (n : Name) (fields : List String)
inductive Syntax where
  | missing : Syntax
  | node (info : SourceInfo) (kind : SyntaxNodeKind) (args : Array Syntax) : Syntax
  | atom (info : SourceInfo) (val : String) : Syntax
  | ident (info : SourceInfo) (rawVal : Substring.Raw) (val : Name) (preresolved : List Syntax.Preresolved) : Syntax
structure TSyntax (ks : SyntaxNodeKinds) where
  raw : Syntax
axiom Macro.MethodsRef : Type
structure Macro.Context where
  methods : Macro.MethodsRef
  quotContext : Name
  currMacroScope : MacroScope
  currRecDepth : Nat
  maxRecDepth : Nat
  ref : Syntax
axiom Macro.State : Type
inductive Macro.Exception where
  | error : Syntax → String → Macro.Exception
  | unsupportedSyntax : Macro.Exception
def MacroM (α : Type) : Type := Macro.Context → Macro.State → EStateM.Result Macro.Exception Macro.State α
instance : Monad MacroM where
  map f x := fun c s => match x c s with
    | .ok a s => .ok (f a) s
    | .error e s => .error e s
  pure a := fun _ s => .ok a s
  bind x f := fun c s => match x c s with
    | .ok a s => f a c s
    | .error e s => .error e s
instance : MonadExcept Macro.Exception MacroM where
  throw e := fun _ s => .error e s
class MonadRef (m : Type → Type) where
  getRef : m Syntax
class MonadQuotation (m : Type → Type) extends MonadRef m where
  getCurrMacroScope : m MacroScope
  getContext : m Name
instance : MonadQuotation MacroM where
  getRef := fun c s => .ok c.ref s
  getCurrMacroScope := fun c s => .ok c.currMacroScope s
  getContext := fun c s => .ok c.quotContext s
@[extern "l_Lean_SourceInfo_fromRef"] axiom SourceInfo.fromRef (ref : Syntax) (canonical : Bool) : SourceInfo
def MonadRef.mkInfoFromRefPos {m : Type → Type} [Monad m] [MonadRef m] : m SourceInfo :=
  bind MonadRef.getRef fun r => pure (SourceInfo.fromRef r false)
@[extern "l_Lean_addMacroScope"] axiom addMacroScope (mainModule : Name) (n : Name) (scp : MacroScope) : Name
@[extern "l_Lean_Syntax_isOfKind"] axiom Syntax.isOfKind (stx : Syntax) (k : SyntaxNodeKind) : Bool
@[extern "l_Lean_Syntax_getArg"] axiom Syntax.getArg (stx : Syntax) (i : Nat) : Syntax
@[extern "l_Lean_Syntax_getArgs"] axiom Syntax.getArgs (stx : Syntax) : Array Syntax
@[extern "l_Lean_Syntax_matchesNull"] axiom Syntax.matchesNull (stx : Syntax) (n : Nat) : Bool
@[extern "l_Lean_Syntax_node1"] axiom Syntax.node1 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node2"] axiom Syntax.node2 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node3"] axiom Syntax.node3 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 a3 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node4"] axiom Syntax.node4 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 a3 a4 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node5"] axiom Syntax.node5 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 a3 a4 a5 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node6"] axiom Syntax.node6 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 a3 a4 a5 a6 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node7"] axiom Syntax.node7 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 a3 a4 a5 a6 a7 : Syntax) : Syntax
@[extern "l_Lean_Syntax_node8"] axiom Syntax.node8 (info : SourceInfo) (kind : SyntaxNodeKind) (a1 a2 a3 a4 a5 a6 a7 a8 : Syntax) : Syntax
abbrev Macro : Type := Syntax → MacroM Syntax
end Lean
@[reducible] def autoParam (α : Sort u) (_ : Lean.Syntax) : Sort u := α
declare_syntax_cat rcasesPat
declare_syntax_cat rintroPat
declare_syntax_cat binderPred
declare_syntax_cat rawStx
declare_syntax_cat conv (behavior := both)
declare_syntax_cat grind_mod
declare_syntax_cat grind
declare_syntax_cat grind_filter
declare_syntax_cat grind_ref
