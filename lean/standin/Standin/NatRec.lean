prelude
import Standin.NatSub
/-! Induction principles for natural numbers and decision of bounded quantifiers. -/
set_option linter.all false
universe u

namespace Nat
/-- Strong recursion by structural recursion on a bound: `Init` has no well-founded recursion here. -/
noncomputable def strongRecBelow {motive : Nat → Sort u} (ind : ∀ n, (∀ m, m < n → motive m) → motive n) :
    (n : Nat) → ∀ m, m < n → motive m
  | 0 => fun m hm => absurd hm (not_lt_zero m)
  | n + 1 => fun m hm => ind m fun k hk => strongRecBelow ind n k (Nat.lt_of_lt_of_le hk (le_of_lt_succ hm))
@[elab_as_elim] protected noncomputable def strongRecOn {motive : Nat → Sort u} (n : Nat)
    (ind : ∀ n, (∀ m, m < n → motive m) → motive n) : motive n := ind n (strongRecBelow ind n)
@[elab_as_elim] protected noncomputable def strongRec {motive : Nat → Sort u}
    (ind : ∀ n, (∀ m, m < n → motive m) → motive n) (n : Nat) : motive n := ind n (strongRecBelow ind n)
@[elab_as_elim] protected noncomputable def caseStrongRecOn {motive : Nat → Sort u} (a : Nat) (zero : motive 0)
    (ind : ∀ n, (∀ m, m ≤ n → motive m) → motive (succ n)) : motive a :=
  Nat.strongRecOn a fun n => match n with
    | 0 => fun _ => zero
    | n + 1 => fun ih => ind n fun m hm => ih m (lt_succ_of_le hm)
@[elab_as_elim] protected theorem strong_induction_on {p : Nat → Prop} (n : Nat)
    (h : ∀ n, (∀ m, m < n → p m) → p n) : p n := Nat.strongRecOn n h
@[elab_as_elim] protected theorem case_strong_induction_on {p : Nat → Prop} (a : Nat) (hz : p 0)
    (hi : ∀ n, (∀ m, m ≤ n → p m) → p (n + 1)) : p a := Nat.caseStrongRecOn a hz hi
@[elab_as_elim] theorem le_induction {m : Nat} {P : (n : Nat) → m ≤ n → Prop} (base : P m (Nat.le_refl m))
    (succ : ∀ (n : Nat) (hmn : m ≤ n), P n hmn → P (n + 1) (le_succ_of_le hmn)) : (n : Nat) → (hmn : m ≤ n) → P n hmn := by
  intro n hmn
  induction hmn with
  | refl => exact base
  | @step k h ih => exact succ k h ih
noncomputable def twoStepPair {P : Nat → Sort u} (zero : P 0) (one : P 1) (more : ∀ n, P n → P (n + 1) → P (n + 2)) :
    (n : Nat) → P n ×' P (n + 1)
  | 0 => ⟨zero, one⟩
  | n + 1 => ⟨(twoStepPair zero one more n).2, more n (twoStepPair zero one more n).1 (twoStepPair zero one more n).2⟩
@[elab_as_elim] noncomputable def twoStepInduction {P : Nat → Sort u} (zero : P 0) (one : P 1)
    (more : ∀ n, P n → P (n + 1) → P (n + 2)) (a : Nat) : P a := (twoStepPair zero one more a).1

section bounded
variable {P : Nat → Prop}
instance decidableBallLT : (n : Nat) → (P : (k : Nat) → k < n → Prop) → [(k : Nat) → (h : k < n) → Decidable (P k h)] →
    Decidable (∀ k h, P k h)
  | 0, _, _ => isTrue fun k h => absurd h (not_lt_zero k)
  | n + 1, P, H =>
    match decidableBallLT n (fun k h => P k (lt_succ_of_lt h)) with
    | isFalse h => isFalse fun hf => h fun k hk => hf k (lt_succ_of_lt hk)
    | isTrue h =>
      match H n .refl with
      | isTrue p => isTrue fun k hk =>
          (Nat.lt_or_eq_of_le (le_of_lt_succ hk)).elim (h k) fun e => by cases e; exact p
      | isFalse p => isFalse fun hf => p (hf n .refl)
instance decidableBallLE (n : Nat) (P : (k : Nat) → k ≤ n → Prop) [(k : Nat) → (h : k ≤ n) → Decidable (P k h)] :
    Decidable (∀ k h, P k h) :=
  decidable_of_iff (∀ (k : Nat) (h : k < succ n), P k (le_of_lt_succ h))
    ⟨fun m k h => m k (lt_succ_of_le h), fun m k _ => m k _⟩
def decExistsLT (h : DecidablePred P) : (n : Nat) → Decidable (∃ m, m < n ∧ P m)
  | 0 => isFalse fun ⟨m, hm, _⟩ => not_lt_zero m hm
  | n + 1 =>
    match decExistsLT h n with
    | isTrue y => isTrue (y.imp fun m hm => ⟨lt_succ_of_lt hm.1, hm.2⟩)
    | isFalse y =>
      match h n with
      | isTrue p => isTrue ⟨n, .refl, p⟩
      | isFalse p => isFalse fun ⟨m, hm, hp⟩ =>
          (Nat.lt_or_eq_of_le (le_of_lt_succ hm)).elim (fun l => y ⟨m, l, hp⟩) fun e => p (e ▸ hp)
instance decidableExistsLT [h : DecidablePred P] : DecidablePred fun n => ∃ m, m < n ∧ P m := decExistsLT h
instance decidableExistsLE [DecidablePred P] : DecidablePred fun n => ∃ m, m ≤ n ∧ P m := fun n =>
  decidable_of_iff (∃ m, m < n + 1 ∧ P m) (exists_congr fun m => and_congr_left' lt_succ_iff)
end bounded
end Nat
