prelude
import Standin.Int
/-! The ring laws and the order of the integers. -/
set_option linter.all false

namespace Int
theorem zero_eq_sub : (0 : Int) = subNatNat 0 0 := rfl
theorem one_eq_sub : (1 : Int) = subNatNat 1 0 := rfl
protected theorem add_comm (a b : Int) : a + b = b + a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  rw [subNatNat_add, subNatNat_add, Nat.add_comm p, Nat.add_comm q]
protected theorem add_assoc (a b c : Int) : a + b + c = a + (b + c) := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  obtain ⟨t, u, rfl⟩ := exists_sub c
  rw [subNatNat_add, subNatNat_add, subNatNat_add, subNatNat_add, Nat.add_assoc, Nat.add_assoc]
protected theorem add_left_comm (a b c : Int) : a + (b + c) = b + (a + c) := by
  rw [← Int.add_assoc, Int.add_comm a, Int.add_assoc]
protected theorem add_right_comm (a b c : Int) : a + b + c = a + c + b := by
  rw [Int.add_assoc, Int.add_comm b, Int.add_assoc]
@[simp] protected theorem add_zero (a : Int) : a + 0 = a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  rw [zero_eq_sub, subNatNat_add, Nat.add_zero, Nat.add_zero]
@[simp] protected theorem zero_add (a : Int) : 0 + a = a := by rw [Int.add_comm, Int.add_zero]
protected theorem add_left_neg (a : Int) : -a + a = 0 := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  rw [neg_subNatNat, subNatNat_add]
  exact subNatNat_congr (c := 0) (d := 0) (by rw [Nat.add_zero, Nat.zero_add, Nat.add_comm])
protected theorem add_right_neg (a : Int) : a + -a = 0 := by rw [Int.add_comm, Int.add_left_neg]
@[simp] protected theorem neg_neg (a : Int) : -(-a) = a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  rw [neg_subNatNat, neg_subNatNat]
protected theorem neg_add {a b : Int} : -(a + b) = -a + -b := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  rw [subNatNat_add, neg_subNatNat, neg_subNatNat, neg_subNatNat, subNatNat_add]
@[simp] protected theorem neg_zero : -(0 : Int) = 0 := rfl
protected theorem sub_eq_add_neg {a b : Int} : a - b = a + -b := rfl
@[simp] protected theorem sub_self (a : Int) : a - a = 0 := Int.add_right_neg a
@[simp] protected theorem sub_zero (a : Int) : a - 0 = a := Int.add_zero a
@[simp] protected theorem zero_sub (a : Int) : 0 - a = -a := Int.zero_add (-a)
protected theorem sub_add_cancel (a b : Int) : a - b + b = a := by
  rw [Int.sub_eq_add_neg, Int.add_assoc, Int.add_left_neg, Int.add_zero]
protected theorem add_sub_cancel (a b : Int) : a + b - b = a := by
  rw [Int.sub_eq_add_neg, Int.add_assoc, Int.add_right_neg, Int.add_zero]
protected theorem sub_neg (a b : Int) : a - -b = a + b := by rw [Int.sub_eq_add_neg, Int.neg_neg]
protected theorem neg_sub (a b : Int) : -(a - b) = b - a := by
  rw [Int.sub_eq_add_neg, Int.neg_add, Int.neg_neg, Int.add_comm, Int.sub_eq_add_neg]
protected theorem add_left_cancel {a b c : Int} (h : a + b = a + c) : b = c := by
  have := congrArg (-a + ·) h
  rwa [← Int.add_assoc, ← Int.add_assoc, Int.add_left_neg, Int.zero_add, Int.zero_add] at this
protected theorem sub_eq_zero_of_eq {a b : Int} (h : a = b) : a - b = 0 := h ▸ Int.sub_self a
protected theorem eq_of_sub_eq_zero {a b : Int} (h : a - b = 0) : a = b := by
  rw [← Int.sub_add_cancel a b, h, Int.zero_add]
protected theorem mul_comm (a b : Int) : a * b = b * a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  rw [subNatNat_mul, subNatNat_mul, Nat.mul_comm p, Nat.mul_comm q, Nat.mul_comm p, Nat.mul_comm q,
    Nat.add_comm (s * p)]
protected theorem mul_add (a b c : Int) : a * (b + c) = a * b + a * c := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  obtain ⟨t, u, rfl⟩ := exists_sub c
  rw [subNatNat_add, subNatNat_mul, subNatNat_mul, subNatNat_mul, subNatNat_add]
  refine subNatNat_congr ?_
  simp only [Nat.mul_add, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
protected theorem add_mul (a b c : Int) : (a + b) * c = a * c + b * c := by
  rw [Int.mul_comm, Int.mul_add, Int.mul_comm c, Int.mul_comm c]
protected theorem mul_assoc (a b c : Int) : a * b * c = a * (b * c) := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  obtain ⟨t, u, rfl⟩ := exists_sub c
  rw [subNatNat_mul, subNatNat_mul, subNatNat_mul, subNatNat_mul]
  refine subNatNat_congr ?_
  simp only [Nat.mul_add, Nat.add_mul, Nat.mul_assoc, Nat.add_assoc, Nat.add_comm, Nat.add_left_comm]
protected theorem mul_left_comm (a b c : Int) : a * (b * c) = b * (a * c) := by
  rw [← Int.mul_assoc, Int.mul_comm a, Int.mul_assoc]
@[simp] protected theorem mul_zero (a : Int) : a * 0 = 0 := by
  have := Int.mul_add a 0 0
  rw [Int.add_zero] at this
  exact (Int.add_left_cancel (a := a * 0) (by rw [Int.add_zero]; exact this)).symm
@[simp] protected theorem zero_mul (a : Int) : 0 * a = 0 := by rw [Int.mul_comm, Int.mul_zero]
@[simp] protected theorem mul_one (a : Int) : a * 1 = a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  rw [one_eq_sub, subNatNat_mul]
  exact subNatNat_congr (by simp only [Nat.mul_one, Nat.mul_zero, Nat.add_zero, Nat.zero_add])
@[simp] protected theorem one_mul (a : Int) : 1 * a = a := by rw [Int.mul_comm, Int.mul_one]
protected theorem neg_mul (a b : Int) : -a * b = -(a * b) := by
  apply Int.add_left_cancel (a := a * b)
  rw [← Int.add_mul, Int.add_right_neg, Int.add_right_neg, Int.zero_mul]
protected theorem mul_neg (a b : Int) : a * -b = -(a * b) := by rw [Int.mul_comm, Int.neg_mul, Int.mul_comm]
protected theorem mul_sub (a b c : Int) : a * (b - c) = a * b - a * c := by
  rw [Int.sub_eq_add_neg, Int.mul_add, Int.mul_neg, Int.sub_eq_add_neg]
protected theorem sub_mul (a b c : Int) : (a - b) * c = a * c - b * c := by
  rw [Int.mul_comm, Int.mul_sub, Int.mul_comm c, Int.mul_comm c]
protected theorem neg_eq_neg_one_mul (a : Int) : -a = -1 * a := by rw [Int.neg_mul, Int.one_mul]
protected theorem pow_zero (b : Int) : b ^ 0 = 1 := rfl
protected theorem pow_succ (b : Int) (e : Nat) : b ^ (e + 1) = b ^ e * b := rfl

theorem subNatNat_lt {a b c d : Nat} : subNatNat a b < subNatNat c d ↔ a + d < c + b := by
  show subNatNat a b + 1 ≤ subNatNat c d ↔ _
  rw [one_eq_sub, subNatNat_add, subNatNat_le, Nat.add_zero, Nat.add_right_comm]
  exact Iff.rfl
@[simp] protected theorem le_refl (a : Int) : a ≤ a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  exact subNatNat_le.mpr (Nat.le_refl _)
protected theorem le_rfl {a : Int} : a ≤ a := Int.le_refl a
protected theorem le_of_eq {a b : Int} (h : a = b) : a ≤ b := h ▸ Int.le_refl a
protected theorem le_trans {a b c : Int} (h₁ : a ≤ b) (h₂ : b ≤ c) : a ≤ c := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  obtain ⟨t, u, rfl⟩ := exists_sub c
  rw [subNatNat_le] at h₁ h₂ ⊢
  refine Nat.le_of_add_le_add_left (a := r + s) ?_
  have := Nat.add_le_add h₁ h₂
  rw [Nat.add_add_add_comm p, Nat.add_comm s, Nat.add_add_add_comm p, Nat.add_add_add_comm r] at this
  simpa only [Nat.add_assoc, Nat.add_comm, Nat.add_left_comm] using this
protected theorem le_antisymm {a b : Int} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  exact subNatNat_congr (Nat.le_antisymm (subNatNat_le.mp h₁) (subNatNat_le.mp h₂))
protected theorem lt_or_ge (a b : Int) : a < b ∨ b ≤ a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  rw [subNatNat_lt, subNatNat_le]
  exact Nat.lt_or_ge _ _
@[simp] protected theorem lt_irrefl (a : Int) : ¬a < a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  rw [subNatNat_lt]
  exact Nat.lt_irrefl _
theorem lt_add_one (a : Int) : a < a + 1 := Int.le_refl _
protected theorem lt_of_lt_of_le {a b c : Int} (h₁ : a < b) (h₂ : b ≤ c) : a < c := Int.le_trans h₁ h₂
protected theorem le_of_lt {a b : Int} (h : a < b) : a ≤ b := Int.le_trans (by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  rw [one_eq_sub, subNatNat_add, subNatNat_le, Nat.add_zero]
  exact Nat.add_le_add_right (Nat.le_add_right p 1) q) h
protected theorem not_le {a b : Int} : ¬a ≤ b ↔ b < a :=
  ⟨fun h => (Int.lt_or_ge b a).resolve_right h, fun h h' => Int.lt_irrefl b (Int.lt_of_lt_of_le h h')⟩
protected theorem not_lt {a b : Int} : ¬a < b ↔ b ≤ a :=
  ⟨fun h => (Int.lt_or_ge a b).resolve_left h, fun h h' => Int.lt_irrefl a (Int.lt_of_lt_of_le h' h)⟩
protected theorem le_total (a b : Int) : a ≤ b ∨ b ≤ a := (Int.lt_or_ge a b).imp_left Int.le_of_lt
protected theorem lt_of_le_of_lt {a b c : Int} (h₁ : a ≤ b) (h₂ : b < c) : a < c :=
  Int.not_le.mp fun h => Int.not_le.mpr h₂ (Int.le_trans h h₁)
protected theorem lt_trans {a b c : Int} (h₁ : a < b) (h₂ : b < c) : a < c := Int.lt_of_lt_of_le h₁ (Int.le_of_lt h₂)
protected theorem ne_of_gt {a b : Int} (h : b < a) : a ≠ b := fun e => Int.lt_irrefl b (e ▸ h)
protected theorem ne_of_lt {a b : Int} (h : a < b) : a ≠ b := fun e => Int.lt_irrefl b (e ▸ h)
protected theorem lt_or_gt_of_ne {a b : Int} (h : a ≠ b) : a < b ∨ b < a :=
  (Int.lt_or_ge a b).imp_right fun h' => Int.not_le.mp fun h'' => h (Int.le_antisymm h'' h')
protected theorem eq_iff_le_and_ge {a b : Int} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => ⟨Int.le_of_eq h, Int.le_of_eq h.symm⟩, fun h => Int.le_antisymm h.1 h.2⟩
theorem add_one_le_of_lt {a b : Int} (h : a < b) : a + 1 ≤ b := h
theorem lt_of_add_one_le {a b : Int} (h : a + 1 ≤ b) : a < b := h
theorem add_one_le_iff {a b : Int} : a + 1 ≤ b ↔ a < b := Iff.rfl
theorem not_le_eq (a b : Int) : (¬a ≤ b) = (b + 1 ≤ a) := propext Int.not_le
theorem not_lt_eq (a b : Int) : (¬a < b) = (b ≤ a) := propext Int.not_lt
theorem not_ge_eq (a b : Int) : (¬a ≥ b) = (a + 1 ≤ b) := propext Int.not_le
theorem not_gt_eq (a b : Int) : (¬a > b) = (a ≤ b) := propext Int.not_lt
protected theorem add_le_add_left {a b : Int} (h : a ≤ b) (c : Int) : c + a ≤ c + b := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  obtain ⟨t, u, rfl⟩ := exists_sub c
  rw [subNatNat_le] at h
  rw [subNatNat_add, subNatNat_add, subNatNat_le, Nat.add_add_add_comm, Nat.add_add_add_comm t r]
  exact Nat.add_le_add_left h _
protected theorem add_le_add_right {a b : Int} (h : a ≤ b) (c : Int) : a + c ≤ b + c := by
  rw [Int.add_comm a, Int.add_comm b]
  exact Int.add_le_add_left h c
protected theorem add_le_add {a b c d : Int} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Int.le_trans (Int.add_le_add_right h₁ c) (Int.add_le_add_left h₂ b)
protected theorem le_of_add_le_add_left {a b c : Int} (h : a + b ≤ a + c) : b ≤ c := by
  have := Int.add_le_add_left h (-a)
  rwa [← Int.add_assoc, ← Int.add_assoc, Int.add_left_neg, Int.zero_add, Int.zero_add] at this
protected theorem neg_le_neg {a b : Int} (h : a ≤ b) : -b ≤ -a := by
  obtain ⟨p, q, rfl⟩ := exists_sub a
  obtain ⟨r, s, rfl⟩ := exists_sub b
  rw [subNatNat_le] at h
  rw [neg_subNatNat, neg_subNatNat, subNatNat_le, Nat.add_comm s, Nat.add_comm q]
  exact h
protected theorem sub_nonneg_of_le {a b : Int} (h : b ≤ a) : 0 ≤ a - b := by
  have := Int.add_le_add_right h (-b)
  rwa [Int.add_right_neg] at this
protected theorem le_of_sub_nonneg {a b : Int} (h : 0 ≤ a - b) : b ≤ a := by
  have := Int.add_le_add_right h b
  rwa [Int.zero_add, Int.sub_add_cancel] at this
protected theorem sub_nonneg {a b : Int} : 0 ≤ a - b ↔ b ≤ a := ⟨Int.le_of_sub_nonneg, Int.sub_nonneg_of_le⟩
theorem ofNat_add (m n : Nat) : ((m + n : Nat) : Int) = (m : Int) + (n : Int) := rfl
theorem ofNat_mul (m n : Nat) : ((m * n : Nat) : Int) = (m : Int) * (n : Int) := rfl
@[simp] theorem natCast_add (m n : Nat) : ((m + n : Nat) : Int) = (m : Int) + (n : Int) := rfl
@[simp] theorem natCast_mul (m n : Nat) : ((m * n : Nat) : Int) = (m : Int) * (n : Int) := rfl
@[simp] theorem natCast_succ (n : Nat) : ((Nat.succ n : Nat) : Int) = (n : Int) + 1 := rfl
theorem natCast_zero : ((0 : Nat) : Int) = 0 := rfl
theorem natCast_one : ((1 : Nat) : Int) = 1 := rfl
theorem negSucc_eq (n : Nat) : negSucc n = -((n : Int) + 1) := rfl
theorem natCast_eq_sub (n : Nat) : (n : Int) = subNatNat n 0 := (subNatNat_zero n).symm
theorem ofNat_le {m n : Nat} : (m : Int) ≤ (n : Int) ↔ m ≤ n := by
  rw [natCast_eq_sub, natCast_eq_sub, subNatNat_le]
  exact Iff.rfl
theorem ofNat_lt {m n : Nat} : (m : Int) < (n : Int) ↔ m < n := by
  rw [natCast_eq_sub, natCast_eq_sub, subNatNat_lt]
  exact Iff.rfl
theorem ofNat_inj {m n : Nat} : ((m : Nat) : Int) = n ↔ m = n := ⟨ofNat.inj, congrArg ofNat⟩
theorem natCast_nonneg (n : Nat) : (0 : Int) ≤ (n : Int) := ofNat_le.mpr (Nat.zero_le n)
theorem eq_ofNat_of_zero_le {a : Int} (h : 0 ≤ a) : ∃ n : Nat, a = n := match a with
  | ofNat n => ⟨n, rfl⟩
  | negSucc k => absurd h (not_nonNeg_negSucc k)
protected theorem mul_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le ha
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le hb
  exact natCast_nonneg (m * n)
protected theorem mul_le_mul_of_nonneg_left {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : c * a ≤ c * b := by
  have := Int.mul_nonneg h₂ (Int.sub_nonneg_of_le h₁)
  rw [Int.mul_sub] at this
  exact Int.le_of_sub_nonneg this
protected theorem mul_le_mul_of_nonpos_left {a b c : Int} (ha : a ≤ 0) (h : c ≤ b) : a * b ≤ a * c := by
  have h' : 0 ≤ -a := Int.neg_le_neg ha
  have := Int.mul_le_mul_of_nonneg_left h h'
  rw [Int.neg_mul, Int.neg_mul] at this
  have := Int.neg_le_neg this
  rwa [Int.neg_neg, Int.neg_neg] at this
protected theorem lt_of_mul_lt_mul_left {a b c : Int} (h : c * a < c * b) (hc : 0 ≤ c) : a < b :=
  Int.not_le.mp fun h' => Int.not_le.mpr h (Int.mul_le_mul_of_nonneg_left h' hc)
protected theorem mul_eq_zero {a b : Int} : a * b = 0 ↔ a = 0 ∨ b = 0 := by
  refine ⟨fun h => ?_, fun h => h.elim (fun e => e ▸ Int.zero_mul b) fun e => e ▸ Int.mul_zero a⟩
  cases a <;> cases b
  · exact (Nat.mul_eq_zero.mp (ofNat.inj h)).imp (congrArg ofNat) (congrArg ofNat)
  · rename_i m n
    cases m with
    | zero => exact .inl rfl
    | succ m =>
      have h : negOfNat ((m + 1) * (n + 1)) = 0 := h
      rw [Nat.add_one_mul, ← Nat.add_assoc] at h
      exact nomatch h
  · rename_i m n
    cases n with
    | zero => exact .inr rfl
    | succ n =>
      have h : negOfNat ((m + 1) * (n + 1)) = 0 := h
      rw [Nat.add_one_mul, ← Nat.add_assoc] at h
      exact nomatch h
  · exact absurd (ofNat.inj h) (Nat.mul_ne_zero (Nat.succ_ne_zero _) (Nat.succ_ne_zero _))
protected theorem eq_of_mul_eq_mul_left {a b c : Int} (ha : a ≠ 0) (h : a * b = a * c) : b = c := by
  have h := Int.sub_eq_zero_of_eq h
  rw [← Int.mul_sub] at h
  exact Int.eq_of_sub_eq_zero ((Int.mul_eq_zero.mp h).resolve_left ha)
instance : Trans (α := Int) (β := Int) (γ := Int) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Int.le_trans⟩
instance : Trans (α := Int) (β := Int) (γ := Int) (· < ·) (· < ·) (· < ·) := ⟨Int.lt_trans⟩
instance : Trans (α := Int) (β := Int) (γ := Int) (· < ·) (· ≤ ·) (· < ·) := ⟨Int.lt_of_lt_of_le⟩
instance : Trans (α := Int) (β := Int) (γ := Int) (· ≤ ·) (· < ·) (· < ·) := ⟨Int.lt_of_le_of_lt⟩
instance instMin : Min Int := ⟨fun a b => if a ≤ b then a else b⟩
instance instMax : Max Int := ⟨fun a b => if a ≤ b then b else a⟩
protected theorem min_def (n m : Int) : min n m = if n ≤ m then n else m := rfl
protected theorem max_def (n m : Int) : max n m = if n ≤ m then m else n := rfl
protected theorem min_le_left (a b : Int) : min a b ≤ a := by
  rw [Int.min_def]
  split <;> rename_i h
  · exact Int.le_refl a
  · exact Int.le_of_lt (Int.not_le.mp h)
protected theorem min_le_right (a b : Int) : min a b ≤ b := by
  rw [Int.min_def]
  split <;> rename_i h
  · exact h
  · exact Int.le_refl b
protected theorem le_max_left (a b : Int) : a ≤ max a b := by
  rw [Int.max_def]
  split <;> rename_i h
  · exact h
  · exact Int.le_refl a
protected theorem le_max_right (a b : Int) : b ≤ max a b := by
  rw [Int.max_def]
  split <;> rename_i h
  · exact Int.le_refl b
  · exact Int.le_of_lt (Int.not_le.mp h)
theorem le_natAbs {a : Int} : a ≤ natAbs a := match a with
  | ofNat n => Int.le_refl n
  | negSucc n => Int.le_trans (b := 0) (Int.neg_le_neg (natCast_nonneg (n + 1))) (natCast_nonneg (n + 1))
theorem toNat_eq_max (a : Int) : (toNat a : Int) = max a 0 := match a with
  | ofNat n => by
    cases n with
    | zero => rfl
    | succ n => exact (if_neg (Int.not_le.mpr (ofNat_lt.mpr (Nat.succ_pos n)))).symm
  | negSucc n => (if_pos (Int.neg_le_neg (natCast_nonneg (n + 1)))).symm
end Int
