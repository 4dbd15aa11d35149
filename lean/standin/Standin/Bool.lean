prelude
import Standin.Prop
/-! Booleans, boolean equality, and `decide` as a boolean. -/
set_option linter.all false
universe u v w

class ReflBEq (α : Type u) [BEq α] : Prop where
  protected rfl {a : α} : a == a
class LawfulBEq (α : Type u) [BEq α] : Prop extends ReflBEq α where
  eq_of_beq : {a b : α} → a == b → a = b
export LawfulBEq (eq_of_beq)
instance (priority := 500) instBEqOfDecidableEq {α : Type u} [DecidableEq α] : BEq α := ⟨fun a b => decide (a = b)⟩
instance (priority := 500) instLawfulBEqOfDecidableEq {α : Type u} [DecidableEq α] : LawfulBEq α where
  rfl := decide_eq_true rfl
  eq_of_beq h := of_decide_eq_true h
section
variable {α : Type u} [BEq α]
theorem BEq.refl [ReflBEq α] (a : α) : a == a := ReflBEq.rfl
theorem BEq.rfl [ReflBEq α] {a : α} : a == a := ReflBEq.rfl
@[simp] theorem beq_self_eq_true [ReflBEq α] (a : α) : (a == a) = true := ReflBEq.rfl
@[simp] theorem beq_iff_eq [LawfulBEq α] {a b : α} : a == b ↔ a = b := ⟨eq_of_beq, fun h => h ▸ ReflBEq.rfl⟩
theorem ne_of_beq_false [ReflBEq α] {a b : α} (h : (a == b) = false) : a ≠ b := fun e =>
  Bool.noConf_ft (h.symm.trans (e ▸ ReflBEq.rfl))
theorem beq_false_of_ne [LawfulBEq α] {a b : α} (h : a ≠ b) : (a == b) = false := by
  cases h' : a == b with
  | false => rfl
  | true => exact absurd (eq_of_beq h') h
@[simp] theorem beq_eq_false_iff_ne [LawfulBEq α] {a b : α} : (a == b) = false ↔ a ≠ b :=
  ⟨ne_of_beq_false, beq_false_of_ne⟩
@[simp] theorem bne_iff_ne [LawfulBEq α] {a b : α} : a != b ↔ a ≠ b := by
  show not (a == b) = true ↔ a ≠ b
  cases h : a == b with
  | false => exact iff_of_true (Eq.refl true) (ne_of_beq_false h)
  | true => exact iff_of_false (fun e => Bool.noConf_ft e) fun n => n (eq_of_beq h)
end

namespace Bool
variable (a b c : Bool)
theorem eq_false_or_eq_true : (b : Bool) → b = true ∨ b = false
  | true => .inl rfl
  | false => .inr rfl
theorem false_ne_true : false ≠ true := fun h => noConf_ft h
@[simp] theorem false_eq_true : (false = true) = False := eq_false fun h => noConf_ft h
@[simp] theorem true_eq_false : (true = false) = False := eq_false fun h => noConf_ft h.symm
@[simp] theorem not_eq_true : (¬(b = true)) = (b = false) := by
  cases b with
  | false => exact propext ⟨fun _ => Eq.refl _, fun _ h => noConf_ft h⟩
  | true => exact propext ⟨fun h => (h (Eq.refl _)).elim, fun h => (noConf_ft h.symm).elim⟩
@[simp] theorem not_eq_false : (¬(b = false)) = (b = true) := by
  cases b with
  | true => exact propext ⟨fun _ => Eq.refl _, fun _ h => noConf_ft h.symm⟩
  | false => exact propext ⟨fun h => (h (Eq.refl _)).elim, fun h => (noConf_ft h).elim⟩
theorem eq_false_of_not_eq_true {b : Bool} : ¬b = true → b = false := (not_eq_true b).mp
theorem eq_true_of_not_eq_false {b : Bool} : ¬b = false → b = true := (not_eq_false b).mp
theorem of_not_eq_true {b : Bool} : ¬b = true → b = false := (not_eq_true b).mp
theorem of_not_eq_false {b : Bool} : ¬b = false → b = true := (not_eq_false b).mp
theorem eq_iff_iff {a b : Bool} : a = b ↔ (a ↔ b) := by
  cases a <;> cases b <;> simp
@[simp] theorem not_not : (!!b) = b := by cases b <;> rfl
@[simp] theorem not_true : (!true) = false := rfl
@[simp] theorem not_false : (!false) = true := rfl
@[simp] theorem and_self : (b && b) = b := by cases b <;> rfl
@[simp] theorem and_true : (b && true) = b := by cases b <;> rfl
@[simp] theorem true_and : (true && b) = b := rfl
@[simp] theorem and_false : (b && false) = false := by cases b <;> rfl
@[simp] theorem false_and : (false && b) = false := rfl
@[simp] theorem or_self : (b || b) = b := by cases b <;> rfl
@[simp] theorem or_true : (b || true) = true := by cases b <;> rfl
@[simp] theorem true_or : (true || b) = true := rfl
@[simp] theorem or_false : (b || false) = b := by cases b <;> rfl
@[simp] theorem false_or : (false || b) = b := rfl
theorem and_comm : (a && b) = (b && a) := by cases a <;> cases b <;> rfl
theorem or_comm : (a || b) = (b || a) := by cases a <;> cases b <;> rfl
theorem and_assoc : (a && b && c) = (a && (b && c)) := by cases a <;> rfl
theorem or_assoc : (a || b || c) = (a || (b || c)) := by cases a <;> rfl
@[simp] theorem not_and : (!(a && b)) = (!a || !b) := by cases a <;> rfl
@[simp] theorem not_or : (!(a || b)) = (!a && !b) := by cases a <;> rfl
@[simp] theorem and_eq_true : ((a && b) = true) = (a = true ∧ b = true) := by cases a <;> cases b <;> simp
@[simp] theorem or_eq_true : ((a || b) = true) = (a = true ∨ b = true) := by cases a <;> cases b <;> simp
@[simp] theorem and_eq_false_iff {a b : Bool} : (a && b) = false ↔ a = false ∨ b = false := by
  cases a <;> cases b <;> simp
@[simp] theorem or_eq_false_iff {a b : Bool} : (a || b) = false ↔ a = false ∧ b = false := by
  cases a <;> cases b <;> simp
@[simp] theorem not_eq_true' : ((!b) = true) = (b = false) := by cases b <;> simp
@[simp] theorem not_eq_false' : ((!b) = false) = (b = true) := by cases b <;> simp
end Bool
@[simp] theorem cond_true {α : Sort u} (a b : α) : cond true a b = a := rfl
@[simp] theorem cond_false {α : Sort u} (a b : α) : cond false a b = b := rfl
section decide
variable {p q : Prop}
@[simp] theorem decide_not [g : Decidable p] [h : Decidable (¬p)] : (decide (¬p)) = !(decide p) := by
  cases g with
  | isTrue x => exact decide_eq_false fun n => n x
  | isFalse n => exact decide_eq_true n
@[simp] theorem decide_and (p q : Prop) [dpq : Decidable (p ∧ q)] [dp : Decidable p] [dq : Decidable q] :
    (decide (p ∧ q)) = (decide p && decide q) := by
  cases dp with
  | isFalse n => exact decide_eq_false fun h => n h.1
  | isTrue x =>
    cases dq with
    | isFalse n => exact decide_eq_false fun h => n h.2
    | isTrue y => exact decide_eq_true ⟨x, y⟩
@[simp] theorem decide_or (p q : Prop) [dpq : Decidable (p ∨ q)] [dp : Decidable p] [dq : Decidable q] :
    (decide (p ∨ q)) = (decide p || decide q) := by
  cases dp with
  | isTrue x => exact decide_eq_true (.inl x)
  | isFalse n =>
    cases dq with
    | isTrue y => exact decide_eq_true (.inr y)
    | isFalse m => exact decide_eq_false fun h => h.elim n m
end decide
