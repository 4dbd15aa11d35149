prelude
import Standin.IntRing
/-! Division of integers (rounding so that the remainder is not negative), divisibility, balanced remainders. -/
set_option linter.all false

namespace Int
@[extern "lean_int_ediv"] def ediv : Int → Int → Int
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat m, negSucc n => -ofNat (m / (n + 1))
  | negSucc _, ofNat 0 => 0
  | negSucc m, ofNat (.succ n) => negSucc (m / (n + 1))
  | negSucc m, negSucc n => ofNat (m / (n + 1) + 1)
@[extern "lean_int_emod"] def emod : Int → Int → Int
  | ofNat m, n => ofNat (m % natAbs n)
  | negSucc m, n => subNatNat (natAbs n) (m % natAbs n + 1)
instance instDiv : Div Int := ⟨Int.ediv⟩
instance instMod : Mod Int := ⟨Int.emod⟩
instance instDvd : Dvd Int := ⟨fun a b => Exists fun c => b = a * c⟩
/-- The remainder nearest to zero. -/
noncomputable def bmod (x : Int) (m : Nat) : Int :=
  let r := x % m
  if r < (m + 1) / 2 then r else r - m

@[simp] theorem natCast_ediv (m n : Nat) : ((m / n : Nat) : Int) = ↑m / ↑n := rfl
@[simp] theorem natCast_emod (m n : Nat) : ((m % n : Nat) : Int) = m % n := rfl
@[simp] protected theorem ediv_zero (a : Int) : a / 0 = 0 := match a with | ofNat _ => rfl | negSucc _ => rfl
@[simp] theorem emod_zero (a : Int) : a % 0 = a := match a with | ofNat _ => rfl | negSucc _ => rfl
theorem neg_ofNat_succ (n : Nat) : -(ofNat (n + 1)) = negSucc n := rfl
@[simp] protected theorem ediv_neg (a b : Int) : a / -b = -(a / b) := match a, b with
  | ofNat m, ofNat 0 => rfl
  | ofNat m, ofNat (.succ n) => rfl
  | ofNat m, negSucc n => (Int.neg_neg (ofNat (m / (n + 1)))).symm
  | negSucc m, ofNat 0 => rfl
  | negSucc m, ofNat (.succ n) => rfl
  | negSucc m, negSucc n => rfl
@[simp] theorem emod_neg (a b : Int) : a % -b = a % b := match a, b with
  | ofNat m, ofNat 0 => rfl
  | ofNat m, ofNat (.succ n) => rfl
  | ofNat m, negSucc n => rfl
  | negSucc m, ofNat 0 => rfl
  | negSucc m, ofNat (.succ n) => rfl
  | negSucc m, negSucc n => rfl
theorem mul_ediv_add_emod_nat (a : Int) (k : Nat) : (k : Int) * (a / k) + a % k = a := match a, k with
  | ofNat m, k => congrArg ofNat (Nat.div_add_mod m k)
  | negSucc m, 0 => by
    show (0 : Int) * 0 + negSucc m = negSucc m
    rw [Int.mul_zero, Int.zero_add]
  | negSucc m, n + 1 => by
    show negOfNat ((n + 1) * (m / (n + 1) + 1)) + subNatNat (n + 1) (m % (n + 1) + 1) = negSucc m
    rw [negOfNat_eq, subNatNat_add, ← zero_subNatNat]
    refine subNatNat_congr ?_
    have e := Nat.div_add_mod m (n + 1)
    rw [Nat.mul_add_one, Nat.zero_add, Nat.zero_add, Nat.add_right_comm _ (n + 1),
      ← Nat.add_assoc ((n + 1) * (m / (n + 1))), e, Nat.add_comm (m + 1), Nat.add_assoc]
theorem nat_or_neg (b : Int) : ∃ k : Nat, b = k ∨ b = -k := match b with
  | ofNat k => ⟨k, .inl rfl⟩
  | negSucc k => ⟨k + 1, .inr rfl⟩
theorem mul_ediv_add_emod (a b : Int) : b * (a / b) + a % b = a := by
  obtain ⟨k, rfl | rfl⟩ := nat_or_neg b
  · exact mul_ediv_add_emod_nat a k
  · rw [Int.ediv_neg, emod_neg, Int.neg_mul, Int.mul_neg, Int.neg_neg, mul_ediv_add_emod_nat]
theorem ediv_add_emod (a b : Int) : b * (a / b) + a % b = a := mul_ediv_add_emod a b
theorem emod_add_ediv (a b : Int) : a % b + b * (a / b) = a := by rw [Int.add_comm, mul_ediv_add_emod]
theorem emod_def (a b : Int) : a % b = a - b * (a / b) := by
  have h := congrArg (· - b * (a / b)) (mul_ediv_add_emod a b)
  rw [← h]
  show a % b = b * (a / b) + a % b - b * (a / b)
  rw [Int.add_comm, Int.add_sub_cancel]
theorem emod_nat_bounds (a : Int) {k : Nat} (h : 0 < k) : 0 ≤ a % k ∧ a % (k : Int) < k := match a with
  | ofNat m => ⟨natCast_nonneg (m % k), ofNat_lt.mpr (Nat.mod_lt m h)⟩
  | negSucc m => by
    show 0 ≤ subNatNat k (m % k + 1) ∧ subNatNat k (m % k + 1) < k
    rw [natCast_eq_sub, zero_eq_sub, subNatNat_le, subNatNat_lt, Nat.zero_add, Nat.add_zero]
    exact ⟨Nat.mod_lt m h, Nat.lt_add_of_pos_right (Nat.succ_pos _)⟩
theorem pos_of_natCast_ne_zero {k : Nat} (h : (k : Int) ≠ 0) : 0 < k := Nat.pos_of_ne_zero fun e => h (congrArg ofNat e)
theorem emod_nonneg (a : Int) {b : Int} (h : b ≠ 0) : 0 ≤ a % b := by
  obtain ⟨k, rfl | rfl⟩ := nat_or_neg b
  · exact (emod_nat_bounds a (pos_of_natCast_ne_zero h)).1
  · rw [emod_neg]
    exact (emod_nat_bounds a (pos_of_natCast_ne_zero fun e => h (e ▸ Int.neg_zero))).1
theorem emod_lt_of_pos (a : Int) {b : Int} (H : 0 < b) : a % b < b := by
  obtain ⟨k, rfl⟩ := eq_ofNat_of_zero_le (Int.le_of_lt H)
  exact (emod_nat_bounds a (ofNat_lt.mp H)).2
theorem mul_ediv_self_le {x k : Int} (h : k ≠ 0) : k * (x / k) ≤ x := by
  have := Int.add_le_add_left (emod_nonneg x h) (k * (x / k))
  rwa [Int.add_zero, mul_ediv_add_emod] at this
protected theorem add_lt_add_left {a b : Int} (h : a < b) (c : Int) : c + a < c + b := by
  have := Int.add_le_add_left h c
  rwa [← Int.add_assoc] at this
theorem lt_mul_ediv_self_add {x k : Int} (h : 0 < k) : x < k * (x / k) + k := by
  have := Int.add_lt_add_left (emod_lt_of_pos x h) (k * (x / k))
  rwa [mul_ediv_add_emod] at this
theorem ediv_unique {x k q : Int} (h : 0 < k) (lo : k * q ≤ x) (hi : x < k * q + k) : x / k = q := by
  have succ_form : ∀ z : Int, k * z + k = k * (z + 1) := fun z => by rw [Int.mul_add, Int.mul_one]
  have l₁ := Int.lt_of_le_of_lt lo (lt_mul_ediv_self_add (x := x) h)
  have l₂ := Int.lt_of_le_of_lt (mul_ediv_self_le (x := x) (Int.ne_of_gt h)) hi
  rw [succ_form] at l₁ l₂
  have l₁ := Int.lt_of_mul_lt_mul_left l₁ (Int.le_of_lt h)
  have l₂ := Int.lt_of_mul_lt_mul_left l₂ (Int.le_of_lt h)
  exact Int.le_antisymm (Int.not_lt.mp fun l => Int.not_le.mpr l₂ l) (Int.not_lt.mp fun l => Int.not_le.mpr l₁ l)
theorem mul_ediv_cancel_left_pos {k : Int} (h : 0 < k) (q : Int) : k * q / k = q := ediv_unique h (Int.le_refl _) (by
  have := Int.add_lt_add_left h (k * q)
  rwa [Int.add_zero] at this)
theorem ediv_mono {x y k : Int} (hk : 0 < k) (h : x ≤ y) : x / k ≤ y / k := Int.not_lt.mp fun l => by
  have h₁ := Int.lt_of_le_of_lt h (lt_mul_ediv_self_add (x := y) hk)
  have h₂ := Int.mul_le_mul_of_nonneg_left (add_one_le_of_lt l) (Int.le_of_lt hk)
  rw [Int.mul_add, Int.mul_one] at h₂
  exact Int.not_le.mpr h₁ (Int.le_trans h₂ (mul_ediv_self_le (Int.ne_of_gt hk)))
@[simp] theorem ediv_one (a : Int) : a / 1 = a := by
  have := mul_ediv_cancel_left_pos (show (0 : Int) < 1 by decide) a
  rwa [Int.one_mul] at this
@[simp] theorem emod_one (a : Int) : a % 1 = 0 := by rw [emod_def, ediv_one, Int.one_mul, Int.sub_self]
theorem dvd_of_emod_eq_zero {a b : Int} (H : b % a = 0) : a ∣ b := ⟨b / a, by
  have := mul_ediv_add_emod b a
  rw [H, Int.add_zero] at this
  exact this.symm⟩
theorem emod_eq_zero_of_dvd_nat {k : Nat} {b : Int} (H : (k : Int) ∣ b) : b % k = 0 := by
  obtain ⟨c, rfl⟩ := H
  cases Nat.eq_zero_or_pos k with
  | inl h =>
    subst h
    show (0 * c) % 0 = 0
    rw [emod_zero, Int.zero_mul]
  | inr h => rw [emod_def, mul_ediv_cancel_left_pos (ofNat_lt.mpr h), Int.sub_self]
theorem emod_eq_zero_of_dvd {a b : Int} (H : a ∣ b) : b % a = 0 := by
  obtain ⟨k, rfl | rfl⟩ := nat_or_neg a
  · exact emod_eq_zero_of_dvd_nat H
  · obtain ⟨c, rfl⟩ := H
    rw [emod_neg]
    exact emod_eq_zero_of_dvd_nat ⟨-c, by rw [Int.neg_mul, Int.mul_neg]⟩
theorem dvd_iff_emod_eq_zero {a b : Int} : a ∣ b ↔ b % a = 0 := ⟨emod_eq_zero_of_dvd, dvd_of_emod_eq_zero⟩
instance decidableDvd (a b : Int) : Decidable (a ∣ b) :=
  decidable_of_decidable_of_iff (p := b % a = 0) dvd_iff_emod_eq_zero.symm
theorem emod_pos_of_not_dvd {a b : Int} (h : ¬a ∣ b) : a = 0 ∨ 0 < b % a := by
  by_cases h0 : a = 0
  · exact .inl h0
  · refine .inr ((Int.lt_or_gt_of_ne fun e => h (dvd_of_emod_eq_zero e)).resolve_left fun l => ?_)
    exact Int.not_le.mpr l (emod_nonneg b h0)
theorem dvd_eq_true_of_mod_eq_zero {a b : Int} (h : b % a == 0) : (a ∣ b) = True :=
  eq_true (dvd_of_emod_eq_zero (eq_of_beq h))
theorem dvd_eq_false_of_mod_ne_zero {a b : Int} (h : b % a != 0) : (a ∣ b) = False :=
  eq_false fun d => bne_iff_ne.mp h (emod_eq_zero_of_dvd d)
theorem ofNat_dvd {m n : Nat} : (m : Int) ∣ (n : Int) ↔ m ∣ n := by
  rw [dvd_iff_emod_eq_zero, Nat.dvd_iff_mod_eq_zero]
  exact ofNat_inj (m := n % m) (n := 0)
protected theorem dvd_mul_right (a b : Int) : a ∣ a * b := ⟨b, rfl⟩
protected theorem dvd_mul_left (a b : Int) : a ∣ b * a := ⟨b, Int.mul_comm b a⟩
protected theorem dvd_add {a b c : Int} (h₁ : a ∣ b) (h₂ : a ∣ c) : a ∣ b + c := by
  obtain ⟨d, rfl⟩ := h₁
  obtain ⟨e, rfl⟩ := h₂
  exact ⟨d + e, (Int.mul_add a d e).symm⟩
protected theorem dvd_trans {a b c : Int} (h₁ : a ∣ b) (h₂ : b ∣ c) : a ∣ c := by
  obtain ⟨d, rfl⟩ := h₁
  obtain ⟨e, rfl⟩ := h₂
  exact ⟨d * e, Int.mul_assoc a d e⟩
/-- A balanced remainder differs from its argument by a multiple of the modulus. -/
theorem exists_bmod (x : Int) (m : Nat) : ∃ k, bmod x m = x - m * k := by
  by_cases h : x % m < (m + 1) / 2
  · exact ⟨x / m, (if_pos h).trans (emod_def x m)⟩
  · refine ⟨x / m + 1, (if_neg h).trans ?_⟩
    rw [emod_def, Int.mul_add, Int.mul_one, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.neg_add,
      Int.add_assoc]
end Int
