prelude
import Standin.NatDiv
/-! Divisibility of natural numbers, decided through the remainder. -/
set_option linter.all false

namespace Nat
@[refl] protected theorem dvd_refl (a : Nat) : a ∣ a := ⟨1, (Nat.mul_one a).symm⟩
protected theorem dvd_zero (a : Nat) : a ∣ 0 := ⟨0, rfl⟩
protected theorem dvd_mul_left (a b : Nat) : a ∣ b * a := ⟨b, Nat.mul_comm b a⟩
protected theorem dvd_mul_right (a b : Nat) : a ∣ a * b := ⟨b, rfl⟩
protected theorem dvd_trans {a b c : Nat} (h₁ : a ∣ b) (h₂ : b ∣ c) : a ∣ c := by
  obtain ⟨d, rfl⟩ := h₁
  obtain ⟨e, rfl⟩ := h₂
  exact ⟨d * e, Nat.mul_assoc a d e⟩
instance : Trans (α := Nat) (β := Nat) (γ := Nat) (· ∣ ·) (· ∣ ·) (· ∣ ·) := ⟨Nat.dvd_trans⟩
protected theorem eq_zero_of_zero_dvd {a : Nat} (h : 0 ∣ a) : a = 0 := by
  obtain ⟨c, rfl⟩ := h
  exact Nat.zero_mul c
@[simp] protected theorem zero_dvd {n : Nat} : 0 ∣ n ↔ n = 0 := ⟨Nat.eq_zero_of_zero_dvd, fun h => h ▸ Nat.dvd_zero 0⟩
protected theorem dvd_add {a b c : Nat} (h₁ : a ∣ b) (h₂ : a ∣ c) : a ∣ b + c := by
  obtain ⟨d, rfl⟩ := h₁
  obtain ⟨e, rfl⟩ := h₂
  exact ⟨d + e, (Nat.mul_add a d e).symm⟩
theorem dvd_sub {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ m - n := by
  obtain ⟨d, rfl⟩ := h₁
  obtain ⟨e, rfl⟩ := h₂
  exact ⟨d - e, (Nat.mul_sub k d e).symm⟩
protected theorem dvd_add_iff_right {k m n : Nat} (h : k ∣ m) : k ∣ n ↔ k ∣ m + n :=
  ⟨Nat.dvd_add h, fun h' => by
    have := dvd_sub h' h
    rwa [Nat.add_sub_cancel_left] at this⟩
protected theorem dvd_add_iff_left {k m n : Nat} (h : k ∣ n) : k ∣ m ↔ k ∣ m + n := by
  rw [Nat.add_comm]
  exact Nat.dvd_add_iff_right h
protected theorem dvd_add_right {n m k : Nat} (h : k ∣ m) : k ∣ m + n ↔ k ∣ n := (Nat.dvd_add_iff_right h).symm
protected theorem dvd_add_left {m n k : Nat} (h : k ∣ n) : k ∣ m + n ↔ k ∣ m := (Nat.dvd_add_iff_left h).symm
theorem dvd_mul_left_of_dvd {a b : Nat} (h : a ∣ b) (c : Nat) : a ∣ c * b := Nat.dvd_trans h (Nat.dvd_mul_left b c)
theorem dvd_mul_right_of_dvd {a b : Nat} (h : a ∣ b) (c : Nat) : a ∣ b * c := Nat.dvd_trans h (Nat.dvd_mul_right b c)
protected theorem mul_dvd_mul {a b c d : Nat} (h₁ : a ∣ b) (h₂ : c ∣ d) : a * c ∣ b * d := by
  obtain ⟨e, rfl⟩ := h₁
  obtain ⟨f, rfl⟩ := h₂
  exact ⟨e * f, Nat.mul_mul_mul_comm a e c f⟩
protected theorem mul_dvd_mul_left {b c : Nat} (a : Nat) (h : b ∣ c) : a * b ∣ a * c := Nat.mul_dvd_mul (Nat.dvd_refl a) h
protected theorem mul_dvd_mul_right {a b : Nat} (h : a ∣ b) (c : Nat) : a * c ∣ b * c := Nat.mul_dvd_mul h (Nat.dvd_refl c)
protected theorem dvd_of_mul_dvd_mul_left {k m n : Nat} (kpos : 0 < k) (H : k * m ∣ k * n) : m ∣ n := by
  obtain ⟨c, hc⟩ := H
  rw [Nat.mul_assoc] at hc
  exact ⟨c, Nat.eq_of_mul_eq_mul_left kpos hc⟩
protected theorem dvd_of_mul_dvd_mul_right {k m n : Nat} (kpos : 0 < k) (H : m * k ∣ n * k) : m ∣ n := by
  rw [Nat.mul_comm m, Nat.mul_comm n] at H
  exact Nat.dvd_of_mul_dvd_mul_left kpos H
theorem le_of_dvd {m n : Nat} (h1 : 0 < n) (h2 : m ∣ n) : m ≤ n := by
  obtain ⟨k, rfl⟩ := h2
  refine Nat.le_mul_of_pos_right m (Nat.pos_of_ne_zero fun e => ?_)
  rw [e, Nat.mul_zero] at h1
  exact Nat.lt_irrefl 0 h1
protected theorem dvd_antisymm {m n : Nat} (h₁ : m ∣ n) (h₂ : n ∣ m) : m = n := by
  cases eq_zero_or_pos n with
  | inl h => rw [h] at h₂ ⊢; exact Nat.eq_zero_of_zero_dvd h₂
  | inr h =>
    cases eq_zero_or_pos m with
    | inl h' => rw [h'] at h₁ ⊢; exact (Nat.eq_zero_of_zero_dvd h₁).symm
    | inr h' => exact Nat.le_antisymm (le_of_dvd h h₁) (le_of_dvd h' h₂)
theorem pos_of_dvd_of_pos {m n : Nat} (H1 : m ∣ n) (H2 : 0 < n) : 0 < m := Nat.pos_of_ne_zero fun e => by
  rw [e] at H1
  exact ne_of_gt H2 (Nat.eq_zero_of_zero_dvd H1)
@[simp] protected theorem one_dvd (n : Nat) : 1 ∣ n := ⟨n, (Nat.one_mul n).symm⟩
@[simp] theorem dvd_one {n : Nat} : n ∣ 1 ↔ n = 1 :=
  ⟨fun h => Nat.dvd_antisymm h (Nat.one_dvd n), fun h => h ▸ Nat.dvd_refl 1⟩
theorem eq_one_of_dvd_one {n : Nat} (H : n ∣ 1) : n = 1 := Nat.dvd_one.mp H
theorem mod_eq_zero_of_dvd {a b : Nat} (H : a ∣ b) : b % a = 0 := by
  obtain ⟨c, rfl⟩ := H
  exact mul_mod_right a c
theorem dvd_of_mod_eq_zero {k n : Nat} (h : n % k = 0) : k ∣ n :=
  ⟨n / k, by
    have e := div_add_mod n k
    rw [h, Nat.add_zero] at e
    exact e.symm⟩
theorem dvd_iff_mod_eq_zero {k n : Nat} : k ∣ n ↔ n % k = 0 := ⟨mod_eq_zero_of_dvd, dvd_of_mod_eq_zero⟩
theorem mod_eq_zero_iff_dvd {k n : Nat} : n % k = 0 ↔ k ∣ n := dvd_iff_mod_eq_zero.symm
instance decidable_dvd : @DecidableRel Nat Nat (· ∣ ·) := fun a b =>
  decidable_of_decidable_of_iff (p := b % a = 0) dvd_iff_mod_eq_zero.symm
theorem emod_pos_of_not_dvd {a b : Nat} (h : ¬a ∣ b) : 0 < b % a :=
  Nat.pos_of_ne_zero fun e => h (dvd_of_mod_eq_zero e)
protected theorem dvd_eq_true_of_mod_eq_zero {m n : Nat} (h : n % m == 0) : (m ∣ n) = True :=
  eq_true (dvd_of_mod_eq_zero (eq_of_beq h))
protected theorem dvd_eq_false_of_mod_ne_zero {m n : Nat} (h : n % m != 0) : (m ∣ n) = False :=
  eq_false fun d => bne_iff_ne.mp h (mod_eq_zero_of_dvd d)
theorem eq_zero_of_dvd_of_lt {a b : Nat} (w : a ∣ b) (h : b < a) : b = 0 :=
  (mod_eq_of_lt h).symm.trans (mod_eq_zero_of_dvd w)
protected theorem mul_div_cancel' {n m : Nat} (H : n ∣ m) : n * (m / n) = m := by
  have h := div_add_mod m n
  rwa [mod_eq_zero_of_dvd H, Nat.add_zero] at h
protected theorem div_mul_cancel {n m : Nat} (H : n ∣ m) : m / n * n = m := by
  rw [Nat.mul_comm, Nat.mul_div_cancel' H]
protected theorem mul_div_assoc {k n : Nat} (m : Nat) (H : k ∣ n) : m * n / k = m * (n / k) := by
  cases eq_zero_or_pos k with
  | inl h => rw [h, Nat.div_zero, Nat.div_zero, Nat.mul_zero]
  | inr h =>
    obtain ⟨c, rfl⟩ := H
    rw [Nat.mul_left_comm, Nat.mul_div_cancel_left _ h, Nat.mul_div_cancel_left _ h]
protected theorem eq_mul_of_div_eq_right {a b c : Nat} (H1 : b ∣ a) (H2 : a / b = c) : a = b * c := by
  rw [← H2, Nat.mul_div_cancel' H1]
protected theorem div_eq_iff_eq_mul_left {a b c : Nat} (H : 0 < b) (H' : b ∣ a) : a / b = c ↔ a = c * b :=
  ⟨fun h => (Nat.eq_mul_of_div_eq_right H' h).trans (Nat.mul_comm b c), fun h => h ▸ Nat.mul_div_cancel c H⟩
protected theorem div_eq_iff_eq_mul_right {a b c : Nat} (H : 0 < b) (H' : b ∣ a) : a / b = c ↔ a = b * c := by
  rw [Nat.div_eq_iff_eq_mul_left H H', Nat.mul_comm]
protected theorem div_eq_of_eq_mul_left {n m k : Nat} (H1 : 0 < n) (H2 : m = k * n) : m / n = k :=
  H2 ▸ Nat.mul_div_cancel k H1
protected theorem div_eq_of_eq_mul_right {n m k : Nat} (H1 : 0 < n) (H2 : m = n * k) : m / n = k :=
  H2 ▸ Nat.mul_div_cancel_left k H1
protected theorem add_div_of_dvd_right {a b c : Nat} (hca : c ∣ a) : (a + b) / c = a / c + b / c := by
  cases eq_zero_or_pos c with
  | inl h => rw [h, Nat.div_zero, Nat.div_zero, Nat.div_zero]
  | inr h =>
    obtain ⟨d, rfl⟩ := hca
    rw [Nat.add_comm, add_mul_div_left _ _ h, Nat.mul_div_cancel_left _ h, Nat.add_comm]
theorem dvd_sub_mod (k : Nat) {n : Nat} : n ∣ k - k % n := ⟨k / n, by
  have h := congrArg (· - k % n) (div_add_mod k n)
  exact (h.symm.trans (Nat.add_sub_cancel _ _))⟩
theorem dvd_mod_iff {k m n : Nat} (h : k ∣ n) : k ∣ m % n ↔ k ∣ m := by
  have e := Nat.dvd_add_right (n := m % n) (Nat.dvd_trans h (Nat.dvd_mul_right n (m / n)))
  rw [div_add_mod] at e
  exact e.symm
@[simp] theorem mod_mod_self (n m : Nat) : (m % n) % n = m % n := mod_mod m n
@[simp] theorem mod_mod_of_dvd (a : Nat) {c b : Nat} (h : c ∣ b) : a % b % c = a % c := by
  obtain ⟨d, rfl⟩ := h
  have e := add_mul_mod_self_left (a % (c * d)) c (d * (a / (c * d)))
  rw [← Nat.mul_assoc, mod_add_div] at e
  exact e.symm
theorem dvd_pow_of_dvd {a b n : Nat} (h : a ∣ b) (hn : n ≠ 0) : a ∣ b ^ n := by
  obtain ⟨k, rfl⟩ := exists_eq_succ_of_ne_zero hn
  exact Nat.dvd_trans h (Nat.dvd_mul_left b (b ^ k))
theorem pow_dvd_pow {m n : Nat} (a : Nat) (h : m ≤ n) : a ^ m ∣ a ^ n := by
  obtain ⟨d, rfl⟩ := exists_eq_add_of_le h
  exact ⟨a ^ d, Nat.pow_add a m d⟩
protected theorem pow_dvd_pow_left {m n : Nat} (h : m ∣ n) (k : Nat) : m ^ k ∣ n ^ k := by
  obtain ⟨d, rfl⟩ := h
  exact ⟨d ^ k, Nat.mul_pow m d k⟩
theorem dvd_sub' {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ m - n := dvd_sub h₁ h₂
theorem mul_mod_mul_left (z x y : Nat) : (z * x) % (z * y) = z * (x % y) := by
  cases eq_zero_or_pos y with
  | inl h => rw [h, Nat.mul_zero, mod_zero, mod_zero]
  | inr hy =>
    cases eq_zero_or_pos z with
    | inl h => rw [h, Nat.zero_mul, Nat.zero_mul, Nat.zero_mul, mod_zero]
    | inr hz =>
      refine (quotient_remainder_unique (q := x / y) (Nat.mul_lt_mul_of_pos_left (mod_lt x hy) hz) ?_).2
      rw [Nat.mul_assoc, ← Nat.mul_add, div_add_mod]
theorem mul_mod_mul_right (z x y : Nat) : (x * z) % (y * z) = (x % y) * z := by
  rw [Nat.mul_comm x, Nat.mul_comm y, mul_mod_mul_left, Nat.mul_comm]
theorem sub_mod_eq_zero_of_mod_eq {m n k : Nat} (h : m % k = n % k) : (m - n) % k = 0 := by
  rw [← div_add_mod m k, ← div_add_mod n k, h, Nat.add_sub_add_right, ← Nat.mul_sub, mul_mod_right]
protected theorem eq_of_dvd_of_div_eq_one {a b : Nat} (hab : a ∣ b) (h : b / a = 1) : a = b := by
  rw [← Nat.mul_div_cancel' hab, h, Nat.mul_one]
end Nat
