prelude
import Standin.NatSimproc
/-! Integers, enough for `omega` and for statements over ℤ: the ring laws and the order, all reduced to natural numbers
through differences `subNatNat a b`. -/
set_option linter.all false
universe u

set_option genCtorIdx false in
set_option genInjectivity false in
inductive Int : Type where
  | ofNat : Nat → Int
  | negSucc : Nat → Int
instance instNatCastInt : NatCast Int := ⟨Int.ofNat⟩
instance instOfNat {n : Nat} : OfNat Int n := ⟨Int.ofNat n⟩
namespace Int
noncomputable def subNatNat (m n : Nat) : Int :=
  match n - m with
  | 0 => ofNat (m - n)
  | .succ k => negSucc k
noncomputable def negOfNat : Nat → Int
  | 0 => ofNat 0
  | .succ m => negSucc m
@[extern "lean_int_neg"] protected def neg : Int → Int
  | ofNat n => negOfNat n
  | negSucc n => ofNat (n + 1)
@[extern "lean_int_add"] protected def add : Int → Int → Int
  | ofNat m, ofNat n => ofNat (m + n)
  | ofNat m, negSucc n => subNatNat m (n + 1)
  | negSucc m, ofNat n => subNatNat n (m + 1)
  | negSucc m, negSucc n => negSucc (m + n + 1)
@[extern "lean_int_mul"] protected def mul : Int → Int → Int
  | ofNat m, ofNat n => ofNat (m * n)
  | ofNat m, negSucc n => negOfNat (m * (n + 1))
  | negSucc m, ofNat n => negOfNat ((m + 1) * n)
  | negSucc m, negSucc n => ofNat ((m + 1) * (n + 1))
instance instNegInt : Neg Int := ⟨Int.neg⟩
instance instAdd : Add Int := ⟨Int.add⟩
instance instMul : Mul Int := ⟨Int.mul⟩
@[extern "lean_int_sub"] protected def sub (m n : Int) : Int := m + -n
instance instSub : Sub Int := ⟨Int.sub⟩
inductive NonNeg : Int → Prop where
  | mk (n : Nat) : NonNeg (ofNat n)
protected def le (a b : Int) : Prop := NonNeg (b - a)
instance instLEInt : LE Int := ⟨Int.le⟩
protected def lt (a b : Int) : Prop := a + 1 ≤ b
instance instLTInt : LT Int := ⟨Int.lt⟩
@[extern "lean_nat_abs"] def natAbs : Int → Nat
  | ofNat m => m
  | negSucc m => m + 1
noncomputable def toNat : Int → Nat
  | ofNat n => n
  | negSucc _ => 0
protected noncomputable def pow (m : Int) : Nat → Int
  | 0 => 1
  | .succ n => Int.pow m n * m
noncomputable instance instNatPow : NatPow Int := ⟨Int.pow⟩
theorem not_nonNeg_negSucc (k : Nat) : ¬NonNeg (negSucc k) := fun h =>
  NonNeg.rec (motive := fun z _ => Int.rec (motive := fun _ => Prop) (fun _ => True) (fun _ => False) z)
    (fun _ => trivial) h
noncomputable def decNonneg (m : Int) : Decidable (NonNeg m) :=
  Int.rec (motive := fun m => Decidable (NonNeg m)) (fun m => isTrue (.mk m)) (fun k => isFalse (not_nonNeg_negSucc k)) m
@[extern "lean_int_dec_le"] instance decLe (a b : Int) : Decidable (a ≤ b) := decNonneg (b - a)
@[extern "lean_int_dec_lt"] instance decLt (a b : Int) : Decidable (a < b) := decNonneg (b - (a + 1))
set_option genCtorIdx true
attribute [gen_constructor_elims] Int
set_option genInjectivity true
gen_injective_theorems% Int
@[extern "lean_int_dec_eq"] protected def decEq : (a b : Int) → Decidable (a = b)
  | ofNat a, ofNat b => if h : a = b then isTrue (congrArg ofNat h) else isFalse fun e => h (ofNat.inj e)
  | ofNat _, negSucc _ => isFalse fun h => nomatch h
  | negSucc _, ofNat _ => isFalse fun h => nomatch h
  | negSucc a, negSucc b => if h : a = b then isTrue (congrArg negSucc h) else isFalse fun e => h (negSucc.inj e)
instance instDecidableEq : DecidableEq Int := Int.decEq
instance instInhabited : Inhabited Int := ⟨ofNat 0⟩

theorem subNatNat_shift (a b k : Nat) : subNatNat (a + k) (b + k) = subNatNat a b := by
  rw [subNatNat, subNatNat, Nat.add_sub_add_right, Nat.add_sub_add_right]
theorem subNatNat_zero (m : Nat) : subNatNat m 0 = ofNat m := by rw [subNatNat, Nat.zero_sub]; rfl
theorem subNatNat_ofNat (k b : Nat) : subNatNat (k + b) b = ofNat k := by
  have := subNatNat_shift k 0 b
  rw [Nat.zero_add] at this
  rw [this, subNatNat_zero]
theorem zero_subNatNat (k : Nat) : subNatNat 0 (k + 1) = negSucc k := rfl
theorem subNatNat_negSucc (k a : Nat) : subNatNat a (k + 1 + a) = negSucc k := by
  have := subNatNat_shift 0 (k + 1) a
  rw [Nat.zero_add] at this
  rw [this, zero_subNatNat]
theorem negOfNat_eq (n : Nat) : negOfNat n = subNatNat 0 n := by cases n <;> rfl
/-- Every integer is a difference of natural numbers. -/
theorem exists_sub : (x : Int) → ∃ a b, x = subNatNat a b
  | ofNat m => ⟨m, 0, (subNatNat_zero m).symm⟩
  | negSucc m => ⟨0, m + 1, (zero_subNatNat m).symm⟩
/-- A difference is `ofNat` or `negSucc`, according to the order of its terms. -/
theorem subNatNat_cases {motive : Nat → Nat → Int → Prop} (a b : Nat) (pos : ∀ k b, motive (k + b) b (ofNat k))
    (neg : ∀ k a, motive a (k + 1 + a) (negSucc k)) : motive a b (subNatNat a b) := by
  cases Nat.lt_or_ge a b with
  | inr h =>
    obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le' h
    rw [subNatNat_ofNat]
    exact pos k b
  | inl h =>
    obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le' h
    rw [← Nat.add_assoc, Nat.add_right_comm, subNatNat_negSucc]
    exact neg k a
theorem subNatNat_congr {a b c d : Nat} (h : a + d = c + b) : subNatNat a b = subNatNat c d := by
  rw [← subNatNat_shift a b d, ← subNatNat_shift c d b, h, Nat.add_comm b d]
theorem ofNat_add_subNatNat (k c d : Nat) : ofNat k + subNatNat c d = subNatNat (k + c) d :=
  subNatNat_cases (motive := fun c d z => ofNat k + z = subNatNat (k + c) d) c d
    (fun l d => by
      show ofNat (k + l) = _
      rw [← Nat.add_assoc, subNatNat_ofNat])
    (fun l c => (subNatNat_shift k (l + 1) c).symm)
theorem negSucc_add_subNatNat (k c d : Nat) : negSucc k + subNatNat c d = subNatNat c (k + 1 + d) :=
  subNatNat_cases (motive := fun c d z => negSucc k + z = subNatNat c (k + 1 + d)) c d
    (fun l d => by rw [subNatNat_shift]; rfl)
    (fun l c => by
      show negSucc (k + l + 1) = _
      rw [← Nat.add_assoc, ← subNatNat_negSucc (k + l + 1) c]
      refine congrArg (subNatNat c) ?_
      simp only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm])
theorem subNatNat_add (a b c d : Nat) : subNatNat a b + subNatNat c d = subNatNat (a + c) (b + d) :=
  subNatNat_cases (motive := fun a b z => z + subNatNat c d = subNatNat (a + c) (b + d)) a b
    (fun k b => by
      rw [ofNat_add_subNatNat]
      exact subNatNat_congr (by simp only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]))
    (fun k a => by
      rw [negSucc_add_subNatNat]
      exact subNatNat_congr (by simp only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]))
theorem neg_subNatNat (a b : Nat) : -subNatNat a b = subNatNat b a :=
  subNatNat_cases (motive := fun a b z => -z = subNatNat b a) a b
    (fun k b => by
      show negOfNat k = _
      rw [negOfNat_eq]
      exact subNatNat_congr (by rw [Nat.zero_add, Nat.add_comm]))
    (fun k a => by rw [subNatNat_ofNat]; rfl)
theorem ofNat_mul_subNatNat (k c d : Nat) : ofNat k * subNatNat c d = subNatNat (k * c) (k * d) :=
  subNatNat_cases (motive := fun c d z => ofNat k * z = subNatNat (k * c) (k * d)) c d
    (fun l d => by rw [Nat.mul_add, subNatNat_ofNat]; rfl)
    (fun l c => by
      show negOfNat (k * (l + 1)) = _
      rw [negOfNat_eq, Nat.mul_add k (l + 1) c]
      exact subNatNat_congr (by rw [Nat.zero_add, Nat.add_comm]))
theorem negSucc_mul_subNatNat (k c d : Nat) : negSucc k * subNatNat c d = subNatNat ((k + 1) * d) ((k + 1) * c) :=
  subNatNat_cases (motive := fun c d z => negSucc k * z = subNatNat ((k + 1) * d) ((k + 1) * c)) c d
    (fun l d => by
      show negOfNat ((k + 1) * l) = _
      rw [negOfNat_eq, Nat.mul_add (k + 1) l d]
      exact subNatNat_congr (by rw [Nat.zero_add, Nat.add_comm]))
    (fun l c => by rw [Nat.mul_add (k + 1) (l + 1) c, subNatNat_ofNat]; rfl)
theorem subNatNat_mul (a b c d : Nat) :
    subNatNat a b * subNatNat c d = subNatNat (a * c + b * d) (a * d + b * c) :=
  subNatNat_cases (motive := fun a b z => z * subNatNat c d = subNatNat (a * c + b * d) (a * d + b * c)) a b
    (fun k b => by
      rw [ofNat_mul_subNatNat]
      refine subNatNat_congr ?_
      simp only [Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm])
    (fun k a => by
      rw [negSucc_mul_subNatNat]
      refine subNatNat_congr ?_
      simp only [Nat.add_mul, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm])
theorem sub_def (x y : Int) : x - y = x + -y := rfl
theorem subNatNat_le {a b c d : Nat} : subNatNat a b ≤ subNatNat c d ↔ a + d ≤ c + b := by
  show NonNeg (subNatNat c d + -subNatNat a b) ↔ _
  rw [neg_subNatNat, subNatNat_add, Nat.add_comm a d]
  exact subNatNat_cases (motive := fun x y z => NonNeg z ↔ y ≤ x) _ _
    (fun k y => ⟨fun _ => Nat.le_add_left y k, fun _ => .mk k⟩)
    (fun k x => ⟨fun h => absurd h (not_nonNeg_negSucc k), fun h => absurd (Nat.le_of_add_le_add_right (b := x) (c := 0)
      (by rwa [Nat.zero_add])) (Nat.not_succ_le_zero k)⟩)
end Int
