prelude
import Standin.OmegaFacts
/-! What the library's compiled `ac_rfl` builds its proofs from: expressions over an associative operation, their list
of operands, and the fact that a commutative operation may sort it. Idempotency and neutral elements are not used. -/
set_option linter.all false
universe u

structure PLift (α : Sort u) : Type u where
  up :: (down : α)
namespace Std
class Associative {α : Sort u} (op : α → α → α) : Prop where
  assoc : (a b c : α) → op (op a b) c = op a (op b c)
class Commutative {α : Sort u} (op : α → α → α) : Prop where
  comm : (a b : α) → op a b = op b a
class IdempotentOp {α : Sort u} (op : α → α → α) : Prop where
  idempotent : (x : α) → op x x = x
class LawfulIdentity {α : Sort u} (op : α → α → α) (o : outParam α) : Prop where
  left_id : (a : α) → op o a = a
  right_id : (a : α) → op a o = a
end Std
instance : Std.Associative (α := Nat) (· + ·) := ⟨Nat.add_assoc⟩
instance : Std.Commutative (α := Nat) (· + ·) := ⟨Nat.add_comm⟩
instance : Std.Associative (α := Nat) (· * ·) := ⟨Nat.mul_assoc⟩
instance : Std.Commutative (α := Nat) (· * ·) := ⟨Nat.mul_comm⟩
instance : Std.Commutative Nat.gcd := ⟨Nat.gcd_comm⟩
instance : Std.Associative Nat.gcd := ⟨Nat.gcd_assoc⟩
instance : Std.Associative (α := Int) (· + ·) := ⟨Int.add_assoc⟩
instance : Std.Commutative (α := Int) (· + ·) := ⟨Int.add_comm⟩
instance : Std.Associative (α := Int) (· * ·) := ⟨Int.mul_assoc⟩
instance : Std.Commutative (α := Int) (· * ·) := ⟨Int.mul_comm⟩
instance : Std.Associative And := ⟨fun _ _ _ => propext and_assoc⟩
instance : Std.Commutative And := ⟨fun _ _ => propext and_comm⟩
instance : Std.Associative Or := ⟨fun _ _ _ => propext or_assoc⟩
instance : Std.Commutative Or := ⟨fun _ _ => propext or_comm⟩

namespace Lean.Data.AC
open Std
inductive Expr where
  | var (x : Nat)
  | op (lhs rhs : Expr)
structure Variable {α : Sort u} (op : α → α → α) : Type u where
  value : α
  neutral : Option (PLift (LawfulIdentity op value))
structure Context (α : Sort u) where
  op : α → α → α
  assoc : Associative op
  comm : Option (PLift (Commutative op))
  idem : Option (PLift (IdempotentOp op))
  vars : List (Variable op)
  arbitrary : α
noncomputable section
variable {α : Sort u} (ctx : Context α)
def value {op : α → α → α} (default : α) : List (Variable op) → Nat → α
  | [], _ => default
  | v :: _, 0 => v.value
  | _ :: vs, i + 1 => value default vs i
def Context.var (i : Nat) : α := value ctx.arbitrary ctx.vars i
def eval (α : Sort u) (ctx : Context α) : Expr → α
  | .var i => ctx.var i
  | .op a b => ctx.op (eval α ctx a) (eval α ctx b)
def Expr.toList : Expr → List Nat
  | .var i => [i]
  | .op a b => a.toList ++ b.toList
def evalList : List Nat → α
  | [] => ctx.arbitrary
  | [i] => ctx.var i
  | i :: j :: l => ctx.op (ctx.var i) (evalList (j :: l))
def insert (x : Nat) : List Nat → List Nat
  | [] => [x]
  | a :: l => if x < a then x :: a :: l else a :: insert x l
def sort : List Nat → List Nat
  | [] => []
  | x :: l => insert x (sort l)
def norm (e : Expr) : List Nat := match ctx.comm with
  | some _ => sort e.toList
  | none => e.toList

theorem evalList_cons (i : Nat) : (l : List Nat) → l ≠ [] → evalList ctx (i :: l) = ctx.op (ctx.var i) (evalList ctx l)
  | [], h => absurd rfl h
  | _ :: _, _ => rfl
theorem append_ne_nil : (l m : List Nat) → m ≠ [] → l ++ m ≠ []
  | [], _, h => h
  | _ :: _, _, _ => fun e => nomatch e
theorem evalList_append : (l m : List Nat) → l ≠ [] → m ≠ [] →
    evalList ctx (l ++ m) = ctx.op (evalList ctx l) (evalList ctx m)
  | [], _, h, _ => absurd rfl h
  | [i], m, _, h => evalList_cons ctx i m h
  | i :: j :: l, m, _, h => by
    show ctx.op (ctx.var i) (evalList ctx ((j :: l) ++ m)) = ctx.op (ctx.op _ _) _
    rw [evalList_append (j :: l) m (fun e => nomatch e) h, ctx.assoc.assoc]
theorem toList_ne_nil : (e : Expr) → e.toList ≠ []
  | .var _ => fun h => nomatch h
  | .op a b => append_ne_nil _ _ (toList_ne_nil b)
theorem evalList_toList : (e : Expr) → evalList ctx e.toList = eval α ctx e
  | .var _ => rfl
  | .op a b => by
    rw [Expr.toList, evalList_append ctx _ _ (toList_ne_nil a) (toList_ne_nil b), evalList_toList a, evalList_toList b]
    rfl
theorem insert_ne_nil (x : Nat) : (l : List Nat) → insert x l ≠ []
  | [] => fun h => nomatch h
  | a :: l => by
    rw [insert]
    split <;> exact fun h => nomatch h
theorem evalList_insert (h : Commutative ctx.op) (x : Nat) :
    (l : List Nat) → evalList ctx (insert x l) = evalList ctx (x :: l)
  | [] => rfl
  | a :: l => by
    rw [insert]
    split
    · rfl
    · rw [evalList_cons ctx a _ (insert_ne_nil x l), evalList_insert h x l]
      match l with
      | [] => exact h.comm _ _
      | b :: l =>
        show ctx.op _ (ctx.op _ _) = ctx.op _ (ctx.op _ _)
        rw [← ctx.assoc.assoc, h.comm (ctx.var a), ctx.assoc.assoc]
theorem evalList_sort (h : Commutative ctx.op) : (l : List Nat) → evalList ctx (sort l) = evalList ctx l
  | [] => rfl
  | [x] => rfl
  | x :: y :: l => by
    show evalList ctx (insert x (insert y (sort l))) = ctx.op _ (evalList ctx (y :: l))
    rw [evalList_insert ctx h, evalList_cons ctx x _ (insert_ne_nil y _)]
    exact congrArg (ctx.op (ctx.var x)) (evalList_sort h (y :: l))
theorem evalList_norm (e : Expr) : evalList ctx (norm ctx e) = eval α ctx e := by
  rw [norm]
  match ctx.comm with
  | some h => exact (evalList_sort ctx h.down _).trans (evalList_toList ctx e)
  | none => exact evalList_toList ctx e
theorem Context.eq_of_norm (a b : Expr) (h : norm ctx a == norm ctx b) : eval α ctx a = eval α ctx b := by
  rw [← evalList_norm ctx a, ← evalList_norm ctx b, eq_of_beq h]
end
end Lean.Data.AC
