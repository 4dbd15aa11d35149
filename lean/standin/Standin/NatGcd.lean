prelude
import Standin.NatDvd
/-! Greatest common divisors, least common multiples, coprimality. The kernel computes `Nat.gcd` on numerals by itself;
`gcd_zero_left` and `gcd_rec` are the equations it relies on. -/
set_option linter.all false

namespace Nat
/-- Euclid's algorithm; the first argument bounds the number of rounds. -/
def gcdRounds : Nat → Nat → Nat → Nat
  | 0, _, n => n
  | fuel + 1, m, n => if m = 0 then n else gcdRounds fuel (n % m) m
@[extern "lean_nat_gcd"] def gcd (m n : Nat) : Nat := gcdRounds m m n
theorem gcdRounds_eq : (f g m n : Nat) → m ≤ f → m ≤ g → gcdRounds f m n = gcdRounds g m n
  | 0, 0, _, _, _, _ => rfl
  | 0, g + 1, m, n, hf, _ => (if_pos (eq_zero_of_le_zero hf)).symm
  | f + 1, 0, m, n, _, hg => if_pos (eq_zero_of_le_zero hg)
  | f + 1, g + 1, m, n, hf, hg => by
    show ite _ _ _ = ite _ _ _
    by_cases h : m = 0
    · rw [if_pos h, if_pos h]
    · rw [if_neg h, if_neg h]
      have l := mod_lt n (Nat.pos_of_ne_zero h)
      exact gcdRounds_eq f g (n % m) m (le_of_lt_succ (Nat.lt_of_lt_of_le l hf)) (le_of_lt_succ (Nat.lt_of_lt_of_le l hg))
@[simp] theorem gcd_zero_left (y : Nat) : gcd 0 y = y := rfl
theorem gcd_succ (x y : Nat) : gcd (succ x) y = gcd (y % succ x) (succ x) := by
  show ite (succ x = 0) y (gcdRounds x (y % succ x) (succ x)) = gcdRounds (y % succ x) (y % succ x) (succ x)
  rw [if_neg (succ_ne_zero x)]
  exact gcdRounds_eq _ _ _ _ (le_of_lt_succ (mod_lt y (succ_pos x))) (Nat.le_refl _)
theorem gcd_add_one (x y : Nat) : gcd (x + 1) y = gcd (y % (x + 1)) (x + 1) := gcd_succ x y
@[simp] theorem gcd_zero_right (n : Nat) : gcd n 0 = n := by
  cases n with
  | zero => rfl
  | succ n => rw [gcd_add_one, zero_mod, gcd_zero_left]
theorem gcd_rec (m n : Nat) : gcd m n = gcd (n % m) m := by
  cases m with
  | zero => rw [mod_zero, gcd_zero_left, gcd_zero_right]
  | succ m => exact gcd_succ m n
theorem gcd_def (x y : Nat) : gcd x y = if x = 0 then y else gcd (y % x) x := by
  by_cases h : x = 0
  · rw [if_pos h, h, gcd_zero_left]
  · rw [if_neg h, gcd_rec]
@[elab_as_elim] theorem gcd.induction {P : Nat → Nat → Prop} (m n : Nat) (H0 : ∀ n, P 0 n)
    (H1 : ∀ m n, 0 < m → P (n % m) m → P m n) : P m n := by
  induction m using Nat.strong_induction_on generalizing n with
  | _ m ih =>
    cases eq_zero_or_pos m with
    | inl h => rw [h]; exact H0 n
    | inr h => exact H1 m n h (ih (n % m) (mod_lt n h) m)
@[simp] theorem gcd_self (n : Nat) : gcd n n = n := by rw [gcd_rec, mod_self, gcd_zero_left]
@[simp] theorem gcd_one_left (n : Nat) : gcd 1 n = 1 := by rw [gcd_rec, mod_one, gcd_zero_left]
theorem gcd_dvd (m n : Nat) : (gcd m n ∣ m) ∧ (gcd m n ∣ n) := by
  induction m, n using gcd.induction with
  | H0 n => exact ⟨Nat.dvd_zero _, Nat.dvd_refl n⟩
  | H1 m n _ ih =>
    rw [← gcd_rec] at ih
    exact ⟨ih.2, (dvd_mod_iff ih.2).mp ih.1⟩
theorem gcd_dvd_left (m n : Nat) : gcd m n ∣ m := (gcd_dvd m n).1
theorem gcd_dvd_right (m n : Nat) : gcd m n ∣ n := (gcd_dvd m n).2
theorem gcd_le_left {m : Nat} (n : Nat) (h : 0 < m) : gcd m n ≤ m := le_of_dvd h (gcd_dvd_left m n)
theorem gcd_le_right {m : Nat} (n : Nat) (h : 0 < n) : gcd m n ≤ n := le_of_dvd h (gcd_dvd_right m n)
theorem dvd_gcd {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ gcd m n := by
  induction m, n using gcd.induction with
  | H0 n => exact h₂
  | H1 m n _ ih => rw [gcd_rec]; exact ih ((dvd_mod_iff h₁).mpr h₂) h₁
theorem dvd_gcd_iff {k m n : Nat} : k ∣ gcd m n ↔ k ∣ m ∧ k ∣ n :=
  ⟨fun h => ⟨Nat.dvd_trans h (gcd_dvd_left m n), Nat.dvd_trans h (gcd_dvd_right m n)⟩, fun h => dvd_gcd h.1 h.2⟩
theorem gcd_comm (m n : Nat) : gcd m n = gcd n m :=
  Nat.dvd_antisymm (dvd_gcd (gcd_dvd_right m n) (gcd_dvd_left m n)) (dvd_gcd (gcd_dvd_right n m) (gcd_dvd_left n m))
@[simp] theorem gcd_one_right (n : Nat) : gcd n 1 = 1 := by rw [gcd_comm, gcd_one_left]
theorem gcd_assoc (m n k : Nat) : gcd (gcd m n) k = gcd m (gcd n k) :=
  Nat.dvd_antisymm
    (dvd_gcd (Nat.dvd_trans (gcd_dvd_left _ k) (gcd_dvd_left m n))
      (dvd_gcd (Nat.dvd_trans (gcd_dvd_left _ k) (gcd_dvd_right m n)) (gcd_dvd_right _ k)))
    (dvd_gcd (dvd_gcd (gcd_dvd_left m _) (Nat.dvd_trans (gcd_dvd_right m _) (gcd_dvd_left n k)))
      (Nat.dvd_trans (gcd_dvd_right m _) (gcd_dvd_right n k)))
theorem gcd_eq_left {m n : Nat} (h : m ∣ n) : gcd m n = m := by
  rw [gcd_rec, mod_eq_zero_of_dvd h, gcd_zero_left]
theorem gcd_eq_right {m n : Nat} (h : n ∣ m) : gcd m n = n := by rw [gcd_comm, gcd_eq_left h]
theorem gcd_mul_left (m n k : Nat) : gcd (m * n) (m * k) = m * gcd n k := by
  induction n, k using gcd.induction with
  | H0 k => rw [Nat.mul_zero, gcd_zero_left, gcd_zero_left]
  | H1 n k _ ih =>
    rw [← gcd_rec] at ih
    rw [← ih, gcd_rec]
    refine congrArg (gcd · (m * n)) ?_
    cases eq_zero_or_pos n with
    | inl h => rw [h, Nat.mul_zero, mod_zero, mod_zero]
    | inr hn =>
      cases eq_zero_or_pos m with
      | inl h => rw [h, Nat.zero_mul, Nat.zero_mul, Nat.zero_mul, mod_zero]
      | inr hm =>
        refine (quotient_remainder_unique (q := k / n) (Nat.mul_lt_mul_of_pos_left (mod_lt k hn) hm) ?_).2
        rw [Nat.mul_assoc, ← Nat.mul_add, div_add_mod]
theorem gcd_mul_right (m n k : Nat) : gcd (m * n) (k * n) = gcd m k * n := by
  rw [Nat.mul_comm m, Nat.mul_comm k, gcd_mul_left, Nat.mul_comm]
theorem gcd_pos_of_pos_left {m : Nat} (n : Nat) (mpos : 0 < m) : 0 < gcd m n := pos_of_dvd_of_pos (gcd_dvd_left m n) mpos
theorem gcd_pos_of_pos_right (m : Nat) {n : Nat} (npos : 0 < n) : 0 < gcd m n :=
  pos_of_dvd_of_pos (gcd_dvd_right m n) npos
theorem eq_zero_of_gcd_eq_zero_left {m n : Nat} (H : gcd m n = 0) : m = 0 :=
  Nat.eq_zero_of_zero_dvd (H ▸ gcd_dvd_left m n)
theorem eq_zero_of_gcd_eq_zero_right {m n : Nat} (H : gcd m n = 0) : n = 0 :=
  Nat.eq_zero_of_zero_dvd (H ▸ gcd_dvd_right m n)
@[simp] theorem gcd_eq_zero_iff {i j : Nat} : gcd i j = 0 ↔ i = 0 ∧ j = 0 :=
  ⟨fun h => ⟨eq_zero_of_gcd_eq_zero_left h, eq_zero_of_gcd_eq_zero_right h⟩, fun ⟨h, h'⟩ => by rw [h, h', gcd_zero_left]⟩

def lcm (m n : Nat) : Nat := m * n / gcd m n
theorem gcd_mul_lcm (m n : Nat) : gcd m n * lcm m n = m * n :=
  Nat.mul_div_cancel' (Nat.dvd_trans (gcd_dvd_left m n) (Nat.dvd_mul_right m n))
theorem lcm_comm (m n : Nat) : lcm m n = lcm n m := by rw [lcm, lcm, Nat.mul_comm, gcd_comm]
theorem dvd_lcm_left (m n : Nat) : m ∣ lcm m n :=
  ⟨n / gcd m n, Nat.mul_div_assoc m (gcd_dvd_right m n)⟩
theorem dvd_lcm_right (m n : Nat) : n ∣ lcm m n := lcm_comm n m ▸ dvd_lcm_left n m

@[reducible] def Coprime (m n : Nat) : Prop := gcd m n = 1
theorem coprime_iff_gcd_eq_one {m n : Nat} : gcd m n = 1 ↔ Coprime m n := Iff.rfl
theorem Coprime.gcd_eq_one {m n : Nat} (h : Coprime m n) : gcd m n = 1 := h
@[symm] theorem Coprime.symm {n m : Nat} (h : Coprime n m) : Coprime m n := (gcd_comm m n).trans h
theorem coprime_comm {n m : Nat} : Coprime n m ↔ Coprime m n := ⟨Coprime.symm, Coprime.symm⟩
@[simp] theorem coprime_one_left (n : Nat) : Coprime 1 n := gcd_one_left n
@[simp] theorem coprime_one_right (n : Nat) : Coprime n 1 := gcd_one_right n
theorem Coprime.dvd_of_dvd_mul_right {k n m : Nat} (H1 : Coprime k n) (H2 : k ∣ m * n) : k ∣ m := by
  have h := dvd_gcd (Nat.dvd_mul_left k m) H2
  rw [gcd_mul_left, H1, Nat.mul_one] at h
  exact h
theorem Coprime.dvd_of_dvd_mul_left {k m n : Nat} (H1 : Coprime k m) (H2 : k ∣ m * n) : k ∣ n :=
  Coprime.dvd_of_dvd_mul_right H1 (Nat.mul_comm m n ▸ H2)
theorem Coprime.mul_dvd_of_dvd_of_dvd {k n m : Nat} (H1 : Coprime k n) (H2 : k ∣ m) (H3 : n ∣ m) : k * n ∣ m := by
  obtain ⟨c, rfl⟩ := H2
  exact Nat.mul_dvd_mul_left k (H1.symm.dvd_of_dvd_mul_left H3)
theorem Coprime.coprime_dvd_left {k m n : Nat} (H1 : m ∣ k) (H2 : Coprime k n) : Coprime m n :=
  Nat.dvd_one.mp (H2 ▸ dvd_gcd (Nat.dvd_trans (gcd_dvd_left m n) H1) (gcd_dvd_right m n))
theorem Coprime.coprime_dvd_right {n k m : Nat} (H1 : n ∣ m) (H2 : Coprime k m) : Coprime k n :=
  (Coprime.coprime_dvd_left H1 H2.symm).symm
theorem Coprime.mul_left {m k n : Nat} (H1 : Coprime m k) (H2 : Coprime n k) : Coprime (m * n) k :=
  Nat.dvd_one.mp (by
    have h : Coprime (gcd (m * n) k) m := Coprime.coprime_dvd_left (gcd_dvd_right _ k) H1.symm
    have h' := h.dvd_of_dvd_mul_left (gcd_dvd_left (m * n) k)
    exact H2 ▸ dvd_gcd h' (gcd_dvd_right (m * n) k))
end Nat
