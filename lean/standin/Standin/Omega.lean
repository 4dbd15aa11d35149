prelude
import Standin.OmegaList
/-! Constraints on linear combinations and the lemmas by which the library's compiled `omega` justifies its steps. -/
set_option linter.all false
universe u v

namespace Lean.Omega
noncomputable section
structure Constraint where
  lowerBound : Option Int
  upperBound : Option Int
namespace Constraint
def lowerSat : Option Int → Int → Prop
  | none, _ => True
  | some x, t => x ≤ t
def upperSat : Option Int → Int → Prop
  | none, _ => True
  | some x, t => t ≤ x
def sat (c : Constraint) (t : Int) : Prop := lowerSat c.lowerBound t ∧ upperSat c.upperBound t
def sat' (c : Constraint) (x y : Coeffs) : Prop := sat c (Coeffs.dot x y)
def map (c : Constraint) (f : Int → Int) : Constraint := ⟨c.lowerBound.map f, c.upperBound.map f⟩
def flipMap (c : Constraint) (f : Int → Int) : Constraint := ⟨c.upperBound.map f, c.lowerBound.map f⟩
def neg (c : Constraint) : Constraint := c.flipMap (- ·)
def exact (r : Int) : Constraint := ⟨some r, some r⟩
def isImpossible (c : Constraint) : Bool :=
  match c.lowerBound, c.upperBound with
  | some x, some y => decide (y < x)
  | _, _ => false
def scale (k : Int) (c : Constraint) : Constraint :=
  if k = 0 then (if c.isImpossible = true then c else exact 0)
  else if 0 < k then c.map (k * ·) else c.flipMap (k * ·)
def addBound : Option Int → Option Int → Option Int
  | some a, some b => some (a + b)
  | _, _ => none
def add (x y : Constraint) : Constraint := ⟨addBound x.lowerBound y.lowerBound, addBound x.upperBound y.upperBound⟩
def combo (a : Int) (x : Constraint) (b : Int) (y : Constraint) : Constraint := add (scale a x) (scale b y)
def mergeBound (f : Int → Int → Int) : Option Int → Option Int → Option Int
  | none, b => b
  | some a, none => some a
  | some a, some b => some (f a b)
def combine (x y : Constraint) : Constraint :=
  ⟨mergeBound max x.lowerBound y.lowerBound, mergeBound min x.upperBound y.upperBound⟩
def div (c : Constraint) (k : Nat) : Constraint :=
  ⟨c.lowerBound.map fun x => -((-x) / k), c.upperBound.map fun y => y / k⟩

theorem lowerSat_map {b : Option Int} {t : Int} {f g : Int → Int} (h : ∀ x, x ≤ t → f x ≤ g t) (w : lowerSat b t) :
    lowerSat (b.map f) (g t) := match b with | none => trivial | some x => h x w
theorem upperSat_map {b : Option Int} {t : Int} {f g : Int → Int} (h : ∀ x, t ≤ x → g t ≤ f x) (w : upperSat b t) :
    upperSat (b.map f) (g t) := match b with | none => trivial | some x => h x w
theorem lowerSat_flip {b : Option Int} {t : Int} {f g : Int → Int} (h : ∀ x, t ≤ x → f x ≤ g t) (w : upperSat b t) :
    lowerSat (b.map f) (g t) := match b with | none => trivial | some x => h x w
theorem upperSat_flip {b : Option Int} {t : Int} {f g : Int → Int} (h : ∀ x, x ≤ t → g t ≤ f x) (w : lowerSat b t) :
    upperSat (b.map f) (g t) := match b with | none => trivial | some x => h x w
theorem neg_sat {c : Constraint} {t : Int} (w : c.sat t) : c.neg.sat (-t) :=
  ⟨lowerSat_flip (g := (- ·)) (fun _ => Int.neg_le_neg) w.2, upperSat_flip (g := (- ·)) (fun _ => Int.neg_le_neg) w.1⟩
theorem not_sat_of_isImpossible : {c : Constraint} → isImpossible c = true → {t : Int} → ¬c.sat t
  | ⟨some _, some _⟩, h, _ => fun w => Int.not_le.mpr (of_decide_eq_true h) (Int.le_trans w.1 w.2)
  | ⟨none, _⟩, h, _ => absurd h Bool.false_ne_true
  | ⟨some _, none⟩, h, _ => absurd h Bool.false_ne_true
theorem not_sat'_of_isImpossible {c : Constraint} (h : isImpossible c = true) {x y : Coeffs} : ¬c.sat' x y :=
  not_sat_of_isImpossible h
theorem scale_sat {c : Constraint} {t : Int} (k : Int) (w : c.sat t) : (scale k c).sat (k * t) := by
  by_cases h : k = 0
  · rw [scale, if_pos h, if_neg fun i => not_sat_of_isImpossible i w, h, Int.zero_mul]
    exact ⟨Int.le_refl 0, Int.le_refl 0⟩
  · by_cases hp : 0 < k
    · rw [scale, if_neg h, if_pos hp]
      exact ⟨lowerSat_map (g := (k * ·)) (fun _ l => Int.mul_le_mul_of_nonneg_left l (Int.le_of_lt hp)) w.1,
        upperSat_map (g := (k * ·)) (fun _ l => Int.mul_le_mul_of_nonneg_left l (Int.le_of_lt hp)) w.2⟩
    · rw [scale, if_neg h, if_neg hp]
      exact ⟨lowerSat_flip (g := (k * ·)) (fun _ l => Int.mul_le_mul_of_nonpos_left (Int.not_lt.mp hp) l) w.2,
        upperSat_flip (g := (k * ·)) (fun _ l => Int.mul_le_mul_of_nonpos_left (Int.not_lt.mp hp) l) w.1⟩
theorem lowerSat_add : {a b : Option Int} → {s t : Int} → lowerSat a s → lowerSat b t → lowerSat (addBound a b) (s + t)
  | none, _, _, _, _, _ => trivial
  | some _, none, _, _, _, _ => trivial
  | some _, some _, _, _, h, h' => Int.add_le_add h h'
theorem upperSat_add : {a b : Option Int} → {s t : Int} → upperSat a s → upperSat b t → upperSat (addBound a b) (s + t)
  | none, _, _, _, _, _ => trivial
  | some _, none, _, _, _, _ => trivial
  | some _, some _, _, _, h, h' => Int.add_le_add h h'
theorem combo_sat {c d : Constraint} {s t : Int} (a : Int) (w : c.sat s) (b : Int) (w' : d.sat t) :
    (combo a c b d).sat (a * s + b * t) :=
  have h := scale_sat a w
  have h' := scale_sat b w'
  ⟨lowerSat_add h.1 h'.1, upperSat_add h.2 h'.2⟩
theorem lowerSat_max : {a b : Option Int} → {t : Int} → lowerSat a t → lowerSat b t → lowerSat (mergeBound max a b) t
  | none, _, _, _, h => h
  | some _, none, _, h, _ => h
  | some a, some b, t, h, h' => by
    show max a b ≤ t
    rw [Int.max_def]
    split <;> assumption
theorem upperSat_min : {a b : Option Int} → {t : Int} → upperSat a t → upperSat b t → upperSat (mergeBound min a b) t
  | none, _, _, _, h => h
  | some _, none, _, h, _ => h
  | some a, some b, t, h, h' => by
    show t ≤ min a b
    rw [Int.min_def]
    split <;> assumption
theorem combine_sat' {s t : Constraint} {x y : Coeffs} (ws : s.sat' x y) (wt : t.sat' x y) : (s.combine t).sat' x y :=
  ⟨lowerSat_max ws.1 wt.1, upperSat_min ws.2 wt.2⟩
theorem div_sat {c : Constraint} {q : Int} {k : Nat} (hk : 0 < k) (w : c.sat (k * q)) : (c.div k).sat q := by
  have hk : (0 : Int) < k := Int.ofNat_lt.mpr hk
  refine ⟨?_, ?_⟩
  · show lowerSat (c.lowerBound.map _) q
    match c.lowerBound, w.1 with
    | none, _ => exact trivial
    | some x, l =>
      have h := Int.ediv_mono hk (Int.neg_le_neg l)
      rw [← Int.mul_neg, Int.mul_ediv_cancel_left_pos hk] at h
      have h := Int.neg_le_neg h
      rwa [Int.neg_neg] at h
  · show upperSat (c.upperBound.map _) q
    match c.upperBound, w.2 with
    | none, _ => exact trivial
    | some x, l =>
      have h := Int.ediv_mono hk l
      rwa [Int.mul_ediv_cancel_left_pos hk] at h
theorem neg_le_of_nonneg {c d : Int} (w : c + d ≥ 0) : -c ≤ d := by
  have h := Int.add_le_add_left w (-c)
  rwa [Int.add_zero, ← Int.add_assoc, Int.add_left_neg, Int.zero_add] at h
theorem addInequality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y ≥ 0) :
    Constraint.sat' ⟨some (-c), none⟩ x y := ⟨neg_le_of_nonneg w, trivial⟩
theorem addEquality_sat {c : Int} {x y : Coeffs} (w : c + Coeffs.dot x y = 0) :
    Constraint.sat' ⟨some (-c), some (-c)⟩ x y := by
  have e : -c = Coeffs.dot x y := Int.add_left_cancel (a := c) ((Int.add_right_neg c).trans w.symm)
  exact ⟨Int.le_of_eq e, Int.le_of_eq e.symm⟩
end Constraint

instance decidableLowerSat : (b : Option Int) → (t : Int) → Decidable (Constraint.lowerSat b t)
  | none, _ => isTrue trivial
  | some x, t => Int.decLe x t
instance decidableUpperSat : (b : Option Int) → (t : Int) → Decidable (Constraint.upperSat b t)
  | none, _ => isTrue trivial
  | some x, t => Int.decLe t x
instance decidableSat (c : Constraint) (t : Int) : Decidable (c.sat t) := instDecidableAnd
/-- Divide by the common divisor of the coefficients. -/
def normalize (p : Constraint × Coeffs) : Constraint × Coeffs :=
  if Coeffs.gcd p.2 = 0 then (if p.1.sat 0 then (⟨none, none⟩, p.2) else (⟨some 1, some 0⟩, p.2))
  else if Coeffs.gcd p.2 = 1 then p
  else (p.1.div (Coeffs.gcd p.2), Coeffs.sdiv p.2 (Coeffs.gcd p.2))
/-- Make the leading coefficient positive. -/
def positivize (p : Constraint × Coeffs) : Constraint × Coeffs :=
  if 0 ≤ Coeffs.leading p.2 then p else (p.1.neg, Coeffs.smul p.2 (-1))
def tidy (p : Constraint × Coeffs) : Constraint × Coeffs := normalize (positivize p)
def tidyConstraint (s : Constraint) (x : Coeffs) : Constraint := (tidy (s, x)).1
def tidyCoeffs (s : Constraint) (x : Coeffs) : Coeffs := (tidy (s, x)).2
theorem normalize_sat {p : Constraint × Coeffs} {v : Coeffs} (w : p.1.sat' p.2 v) :
    (normalize p).1.sat' (normalize p).2 v := by
  by_cases h : Coeffs.gcd p.2 = 0
  · have w : p.1.sat 0 := by
      rw [Constraint.sat', Coeffs.dot_of_gcd_eq_zero _ _ h] at w
      exact w
    rw [normalize, if_pos h, if_pos w]
    exact ⟨trivial, trivial⟩
  · by_cases h1 : Coeffs.gcd p.2 = 1
    · rw [normalize, if_neg h, if_pos h1]
      exact w
    · rw [normalize, if_neg h, if_neg h1]
      have hg := Nat.pos_of_ne_zero h
      rw [Constraint.sat', Coeffs.dot_sdiv hg p.2 v (Nat.dvd_refl _)] at w
      exact Constraint.div_sat hg w
theorem positivize_sat {p : Constraint × Coeffs} {v : Coeffs} (w : p.1.sat' p.2 v) :
    (positivize p).1.sat' (positivize p).2 v := by
  by_cases h : 0 ≤ Coeffs.leading p.2
  · rw [positivize, if_pos h]
    exact w
  · rw [positivize, if_neg h]
    show Constraint.sat _ (Coeffs.dot _ _)
    rw [Coeffs.dot_smul, ← Int.neg_eq_neg_one_mul]
    exact Constraint.neg_sat w
theorem tidy_sat {s : Constraint} {x v : Coeffs} (w : s.sat' x v) : (tidyConstraint s x).sat' (tidyCoeffs s x) v :=
  normalize_sat (positivize_sat (p := (s, x)) w)
theorem combo_sat' (s t : Constraint) (a : Int) (x : Coeffs) (b : Int) (y : Coeffs) (v : Coeffs) (wx : s.sat' x v)
    (wy : t.sat' y v) : (Constraint.combo a s b t).sat' (Coeffs.combo a x b y) v := by
  rw [Constraint.sat', Coeffs.combo, Coeffs.dot_add, Coeffs.dot_smul, Coeffs.dot_smul]
  exact Constraint.combo_sat a wx b wy
def bmod_div_term (m : Nat) (a b : Coeffs) : Int := Coeffs.bmod_dot_sub_dot_bmod m a b / m
def bmod_coeffs (m : Nat) (i : Nat) (x : Coeffs) : Coeffs := Coeffs.set (Coeffs.bmod x m) i m
theorem bmod_sat (m : Nat) (r : Int) (i : Nat) (x v : Coeffs) (h : Coeffs.length x ≤ i)
    (p : Coeffs.get v i = bmod_div_term m x v) (w : (Constraint.exact r).sat' x v) :
    (Constraint.exact (Int.bmod r m)).sat' (bmod_coeffs m i x) v := by
  have hr : r = Coeffs.dot x v := Int.le_antisymm w.1 w.2
  have key : Coeffs.dot (bmod_coeffs m i x) v = Int.bmod r m := by
    have l : Coeffs.length (Coeffs.bmod x m) ≤ i := Nat.le_trans (Nat.le_of_eq (Coeffs.length_map _ x)) h
    obtain ⟨c, hc⟩ := Coeffs.dvd_bmod_dot_sub_dot_bmod m x v
    have e : (m : Int) * (Coeffs.bmod_dot_sub_dot_bmod m x v / m) = Coeffs.bmod_dot_sub_dot_bmod m x v := by
      have := Int.mul_ediv_add_emod (Coeffs.bmod_dot_sub_dot_bmod m x v) m
      rwa [Int.emod_eq_zero_of_dvd ⟨c, hc⟩, Int.add_zero] at this
    rw [bmod_coeffs, Coeffs.dot_set, Coeffs.get_of_length_le _ _ l, Int.sub_zero, p, bmod_div_term, e,
      Coeffs.bmod_dot_sub_dot_bmod, Int.add_comm, hr]
    exact Int.sub_add_cancel _ _
  exact ⟨Int.le_of_eq key.symm, Int.le_of_eq key⟩
end
end Lean.Omega
