prelude
import Standin.IntDiv
/-! Coefficient lists and linear combinations: what the library's compiled `omega` builds its proofs from. Names and
results of the functions are the library's, since its proofs are checked by evaluating them. -/
set_option linter.all false

namespace Lean.Omega
abbrev IntList := List Int
abbrev Coeffs := IntList
noncomputable section
namespace Coeffs
abbrev toList (xs : Coeffs) : List Int := xs
abbrev ofList (xs : List Int) : Coeffs := xs
abbrev length (xs : Coeffs) : Nat := List.length xs
def get : Coeffs → Nat → Int
  | [], _ => 0
  | x :: _, 0 => x
  | _ :: xs, i + 1 => get xs i
def set : Coeffs → Nat → Int → Coeffs
  | [], 0, y => [y]
  | [], i + 1, y => 0 :: set [] i y
  | _ :: xs, 0, y => y :: xs
  | x :: xs, i + 1, y => x :: set xs i y
def isZero : Coeffs → Prop
  | [] => True
  | x :: xs => x = 0 ∧ isZero xs
instance instDecidableIsZero : (xs : Coeffs) → Decidable (isZero xs)
  | [] => isTrue trivial
  | x :: xs => match Int.decEq x 0, instDecidableIsZero xs with
    | isTrue h, isTrue h' => isTrue ⟨h, h'⟩
    | isFalse h, _ => isFalse fun a => h a.1
    | _, isFalse h => isFalse fun a => h a.2
def dot : Coeffs → Coeffs → Int
  | x :: xs, y :: ys => x * y + dot xs ys
  | _, _ => 0
def map (f : Int → Int) : Coeffs → Coeffs := List.map f
def add : Coeffs → Coeffs → Coeffs
  | [], ys => ys
  | x :: xs, [] => x :: xs
  | x :: xs, y :: ys => (x + y) :: add xs ys
def smul (xs : Coeffs) (g : Int) : Coeffs := map (g * ·) xs
def neg (xs : Coeffs) : Coeffs := map (- ·) xs
def sub (xs ys : Coeffs) : Coeffs := add xs (neg ys)
def combo (a : Int) (xs : Coeffs) (b : Int) (ys : Coeffs) : Coeffs := add (smul xs a) (smul ys b)
def sdiv (xs : Coeffs) (g : Int) : Coeffs := map (· / g) xs
def bmod (xs : Coeffs) (m : Nat) : Coeffs := map (Int.bmod · m) xs
def gcd : Coeffs → Nat
  | [] => 0
  | x :: xs => Nat.gcd (Int.natAbs x) (gcd xs)
/-- The first coefficient that is not zero. -/
def leading : Coeffs → Int
  | [] => 0
  | x :: xs => if x = 0 then leading xs else x
def bmod_dot_sub_dot_bmod (m : Nat) (a b : Coeffs) : Int := Int.bmod (dot a b) m - dot (bmod a m) b

theorem dot_nil (xs : Coeffs) : dot xs [] = 0 := by cases xs <;> rfl
theorem get_nil (i : Nat) : get [] i = 0 := rfl
theorem dot_add : (xs ys zs : Coeffs) → dot (add xs ys) zs = dot xs zs + dot ys zs
  | [], ys, zs => (Int.zero_add _).symm
  | x :: xs, [], zs => (Int.add_zero _).symm
  | x :: xs, y :: ys, [] => rfl
  | x :: xs, y :: ys, z :: zs => by
    show (x + y) * z + dot (add xs ys) zs = (x * z + dot xs zs) + (y * z + dot ys zs)
    rw [dot_add, Int.add_mul, Int.add_assoc, Int.add_assoc, Int.add_left_comm (y * z)]
theorem dot_smul : (xs ys : Coeffs) → (g : Int) → dot (smul xs g) ys = g * dot xs ys
  | [], ys, g => (Int.mul_zero g).symm
  | x :: xs, [], g => (Int.mul_zero g).symm
  | x :: xs, y :: ys, g => by
    show g * x * y + dot (smul xs g) ys = g * (x * y + dot xs ys)
    rw [dot_smul, Int.mul_add, Int.mul_assoc]
theorem dot_neg : (xs ys : Coeffs) → dot (neg xs) ys = -dot xs ys
  | [], ys => rfl
  | x :: xs, [] => rfl
  | x :: xs, y :: ys => by
    show -x * y + dot (neg xs) ys = -(x * y + dot xs ys)
    rw [dot_neg, Int.neg_mul, Int.neg_add]
theorem dot_set : (xs ys : Coeffs) → (i : Nat) → (z : Int) → dot (set xs i z) ys = dot xs ys + (z - get xs i) * get ys i
  | [], [], i, z => by
    rw [dot_nil, get_nil, Int.mul_zero]
    rfl
  | [], y :: ys, 0, z => by
    show z * y + 0 = 0 + (z - 0) * y
    rw [Int.sub_zero, Int.add_zero, Int.zero_add]
  | [], y :: ys, i + 1, z => by
    show 0 * y + dot (set [] i z) ys = 0 + (z - 0) * get ys i
    rw [dot_set, Int.zero_mul, Int.zero_add]
    rfl
  | x :: xs, [], i, z => by
    rw [dot_nil, dot_nil, get_nil, Int.mul_zero]
    rfl
  | x :: xs, y :: ys, 0, z => by
    show z * y + dot xs ys = x * y + dot xs ys + (z - x) * y
    rw [Int.sub_mul, Int.add_right_comm, Int.add_comm (x * y), Int.sub_add_cancel]
  | x :: xs, y :: ys, i + 1, z => by
    show x * y + dot (set xs i z) ys = x * y + dot xs ys + (z - get xs i) * get ys i
    rw [dot_set, Int.add_assoc]
theorem get_of_length_le : (xs : Coeffs) → (i : Nat) → length xs ≤ i → get xs i = 0
  | [], _, _ => rfl
  | _ :: _, 0, h => absurd h (Nat.not_succ_le_zero _)
  | _ :: xs, i + 1, h => get_of_length_le xs i (Nat.le_of_succ_le_succ h)
theorem length_map (f : Int → Int) : (xs : Coeffs) → length (map f xs) = length xs
  | [] => rfl
  | _ :: xs => congrArg (· + 1) (length_map f xs)
theorem dot_of_isZero : (xs ys : Coeffs) → isZero xs → dot xs ys = 0
  | [], _, _ => rfl
  | _ :: _, [], _ => rfl
  | x :: xs, y :: ys, h => by
    show x * y + dot xs ys = 0
    rw [dot_of_isZero xs ys h.2, h.1, Int.zero_mul, Int.zero_add]
theorem natAbs_dvd {d : Nat} {x : Int} (h : d ∣ Int.natAbs x) : (d : Int) ∣ x := by
  obtain ⟨c, hc⟩ := h
  cases x with
  | ofNat n => exact ⟨c, congrArg Int.ofNat hc⟩
  | negSucc n => exact ⟨-c, by rw [Int.mul_neg]; exact congrArg (fun k : Nat => -(k : Int)) hc⟩
/-- Dividing every coefficient by a common divisor divides the value. -/
theorem dot_sdiv {d : Nat} (hd : 0 < d) : (xs ys : Coeffs) → d ∣ gcd xs → dot xs ys = d * dot (sdiv xs d) ys
  | [], ys, _ => (Int.mul_zero _).symm
  | x :: xs, [], _ => (Int.mul_zero _).symm
  | x :: xs, y :: ys, h => by
    show x * y + dot xs ys = d * (x / d * y + dot (sdiv xs d) ys)
    obtain ⟨c, rfl⟩ := natAbs_dvd (Nat.dvd_trans h (Nat.gcd_dvd_left _ _))
    rw [dot_sdiv hd xs ys (Nat.dvd_trans h (Nat.gcd_dvd_right _ _)), Int.mul_ediv_cancel_left_pos (Int.ofNat_lt.mpr hd),
      Int.mul_add, Int.mul_assoc]
theorem dot_of_gcd_eq_zero : (xs ys : Coeffs) → gcd xs = 0 → dot xs ys = 0
  | [], _, _ => rfl
  | _ :: _, [], _ => rfl
  | x :: xs, y :: ys, h => by
    have h := Nat.gcd_eq_zero_iff.mp h
    have hx : x = 0 := match x, h.1 with | .ofNat n, h => congrArg Int.ofNat h
    show x * y + dot xs ys = 0
    rw [dot_of_gcd_eq_zero xs ys h.2, hx, Int.zero_mul, Int.zero_add]
theorem exists_dot_bmod (m : Nat) : (xs ys : Coeffs) → ∃ k, dot (bmod xs m) ys = dot xs ys - m * k
  | [], _ => ⟨0, by rw [Int.mul_zero]; rfl⟩
  | _ :: _, [] => ⟨0, by rw [Int.mul_zero]; rfl⟩
  | x :: xs, y :: ys => by
    obtain ⟨j, hj⟩ := Int.exists_bmod x m
    obtain ⟨k, hk⟩ := exists_dot_bmod m xs ys
    refine ⟨j * y + k, ?_⟩
    show Int.bmod x m * y + dot (bmod xs m) ys = x * y + dot xs ys - m * (j * y + k)
    rw [hj, hk, Int.sub_mul, Int.mul_add, Int.mul_assoc, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.sub_eq_add_neg,
      Int.neg_add, Int.add_assoc, Int.add_assoc, Int.add_left_comm (-_)]
theorem dvd_bmod_dot_sub_dot_bmod (m : Nat) (xs ys : Coeffs) : (m : Int) ∣ bmod_dot_sub_dot_bmod m xs ys := by
  obtain ⟨k, hk⟩ := exists_dot_bmod m xs ys
  obtain ⟨l, hl⟩ := Int.exists_bmod (dot xs ys) m
  refine ⟨k - l, ?_⟩
  rw [bmod_dot_sub_dot_bmod, hk, hl, Int.mul_sub, Int.sub_eq_add_neg, Int.neg_sub, Int.sub_eq_add_neg,
    Int.sub_eq_add_neg, Int.add_assoc, Int.add_comm, Int.add_assoc, Int.add_assoc, Int.sub_eq_add_neg,
    Int.add_left_neg, Int.add_zero, Int.add_comm]
end Coeffs

structure LinearCombo where
  const : Int
  coeffs : Coeffs
namespace LinearCombo
def eval (lc : LinearCombo) (values : Coeffs) : Int := lc.const + lc.coeffs.dot values
def coordinate (i : Nat) : LinearCombo := ⟨0, Coeffs.set [] i 1⟩
def add (a b : LinearCombo) : LinearCombo := ⟨a.const + b.const, a.coeffs.add b.coeffs⟩
def sub (a b : LinearCombo) : LinearCombo := ⟨a.const - b.const, a.coeffs.sub b.coeffs⟩
def neg (a : LinearCombo) : LinearCombo := ⟨-a.const, a.coeffs.neg⟩
def smul (a : LinearCombo) (i : Int) : LinearCombo := ⟨i * a.const, a.coeffs.smul i⟩
instance : Add LinearCombo := ⟨add⟩
instance : Sub LinearCombo := ⟨sub⟩
instance : Neg LinearCombo := ⟨neg⟩
instance : HMul Int LinearCombo LinearCombo := ⟨fun i lc => lc.smul i⟩
/-- The product, when one of the factors is constant. -/
def mul (a b : LinearCombo) : LinearCombo := b.const * a + a.const * b - ⟨a.const * b.const, []⟩
theorem coordinate_eval (i : Nat) (v : Coeffs) : (coordinate i).eval v = v.get i := by
  show 0 + Coeffs.dot (Coeffs.set [] i 1) v = v.get i
  rw [Coeffs.dot_set, Coeffs.get_nil, Int.sub_zero, Int.one_mul, Int.zero_add]
  exact Int.zero_add _
theorem coordinate_eval_0 {a0 : Int} {t : List Int} :
    (coordinate 0).eval (.ofList (a0 :: t)) = a0 := coordinate_eval _ _
theorem coordinate_eval_1 {a0 a1 : Int} {t : List Int} :
    (coordinate 1).eval (.ofList (a0 :: a1 :: t)) = a1 := coordinate_eval _ _
theorem coordinate_eval_2 {a0 a1 a2 : Int} {t : List Int} :
    (coordinate 2).eval (.ofList (a0 :: a1 :: a2 :: t)) = a2 := coordinate_eval _ _
theorem coordinate_eval_3 {a0 a1 a2 a3 : Int} {t : List Int} :
    (coordinate 3).eval (.ofList (a0 :: a1 :: a2 :: a3 :: t)) = a3 := coordinate_eval _ _
theorem coordinate_eval_4 {a0 a1 a2 a3 a4 : Int} {t : List Int} :
    (coordinate 4).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: t)) = a4 := coordinate_eval _ _
theorem coordinate_eval_5 {a0 a1 a2 a3 a4 a5 : Int} {t : List Int} :
    (coordinate 5).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: t)) = a5 := coordinate_eval _ _
theorem coordinate_eval_6 {a0 a1 a2 a3 a4 a5 a6 : Int} {t : List Int} :
    (coordinate 6).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: t)) = a6 := coordinate_eval _ _
theorem coordinate_eval_7 {a0 a1 a2 a3 a4 a5 a6 a7 : Int} {t : List Int} :
    (coordinate 7).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: t)) = a7 := coordinate_eval _ _
theorem coordinate_eval_8 {a0 a1 a2 a3 a4 a5 a6 a7 a8 : Int} {t : List Int} :
    (coordinate 8).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: t)) = a8 := coordinate_eval _ _
theorem coordinate_eval_9 {a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 : Int} {t : List Int} :
    (coordinate 9).eval (.ofList (a0 :: a1 :: a2 :: a3 :: a4 :: a5 :: a6 :: a7 :: a8 :: a9 :: t)) = a9 := coordinate_eval _ _
theorem add_eval (a b : LinearCombo) (v : Coeffs) : (a + b).eval v = a.eval v + b.eval v := by
  show a.const + b.const + Coeffs.dot (a.coeffs.add b.coeffs) v = a.const + _ + (b.const + _)
  rw [Coeffs.dot_add, Int.add_assoc, Int.add_assoc, Int.add_left_comm b.const]
theorem neg_eval (a : LinearCombo) (v : Coeffs) : (-a).eval v = -a.eval v := by
  show -a.const + Coeffs.dot a.coeffs.neg v = -(a.const + _)
  rw [Coeffs.dot_neg, Int.neg_add]
theorem sub_eval (a b : LinearCombo) (v : Coeffs) : (a - b).eval v = a.eval v - b.eval v := by
  show a.const - b.const + Coeffs.dot (a.coeffs.add b.coeffs.neg) v = a.const + _ - (b.const + _)
  rw [Coeffs.dot_add, Coeffs.dot_neg, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.neg_add, Int.add_assoc, Int.add_assoc,
    Int.add_left_comm (-b.const)]
theorem smul_eval (a : LinearCombo) (i : Int) (v : Coeffs) : (i * a).eval v = i * a.eval v := by
  show i * a.const + Coeffs.dot (a.coeffs.smul i) v = i * (a.const + _)
  rw [Coeffs.dot_smul, Int.mul_add]
theorem eval_of_isZero (a : LinearCombo) (v : Coeffs) (w : a.coeffs.isZero) : a.eval v = a.const := by
  show a.const + _ = _
  rw [Coeffs.dot_of_isZero _ _ w, Int.add_zero]
theorem mul_eval (a b : LinearCombo) (v : Coeffs) (w : a.coeffs.isZero ∨ b.coeffs.isZero) :
    (mul a b).eval v = a.eval v * b.eval v := by
  rw [mul, sub_eval, add_eval, smul_eval, smul_eval, eval_of_isZero ⟨_, []⟩ v trivial]
  show b.const * _ + a.const * _ - a.const * b.const = _
  cases w with
  | inl w =>
    rw [eval_of_isZero a v w, Int.mul_comm b.const, Int.add_comm, Int.add_sub_cancel]
  | inr w =>
    rw [eval_of_isZero b v w, Int.add_sub_cancel, Int.mul_comm]
end LinearCombo
end
end Lean.Omega
