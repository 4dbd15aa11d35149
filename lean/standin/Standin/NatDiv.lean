prelude
import Standin.NatRec
/-! Division, remainder and divisibility. The kernel computes `Nat.div` and `Nat.mod` on numerals by itself; `div_eq`
and `mod_eq` are the equations it relies on, division by zero included. -/
set_option linter.all false

namespace Nat
/-- Repeated subtraction; the first argument bounds the number of rounds. -/
def divRounds : Nat → Nat → Nat → Nat
  | 0, _, _ => 0
  | fuel + 1, x, y => if y ≤ x then divRounds fuel (x - y) y + 1 else 0
@[extern "lean_nat_div"] protected def div (x y : Nat) : Nat := if 0 < y then divRounds x x y else 0
/-- What repeated subtraction leaves; the first argument bounds the number of rounds. -/
def modRounds : Nat → Nat → Nat → Nat
  | 0, x, _ => x
  | fuel + 1, x, y => if y ≤ x then modRounds fuel (x - y) y else x
@[extern "lean_nat_mod"] protected def mod (x y : Nat) : Nat := if 0 < y then modRounds x x y else x
instance instDiv : Div Nat := ⟨Nat.div⟩
instance instMod : Mod Nat := ⟨Nat.mod⟩
instance instDvd : Dvd Nat := ⟨fun a b => Exists fun c => b = a * c⟩

theorem rounds_left {x y f : Nat} (hy : 0 < y) (h : y ≤ x) (hf : x ≤ f + 1) : x - y ≤ f :=
  le_of_lt_succ (Nat.lt_of_lt_of_le (sub_lt (Nat.lt_of_lt_of_le hy h) hy) hf)
theorem divRounds_eq {y : Nat} (hy : 0 < y) : (f g x : Nat) → x ≤ f → x ≤ g → divRounds f x y = divRounds g x y
  | 0, 0, _, _, _ => rfl
  | 0, g + 1, x, hf, _ => by
    rw [eq_zero_of_le_zero hf]
    exact (if_neg (Nat.not_le_of_gt hy)).symm
  | f + 1, 0, x, _, hg => by
    rw [eq_zero_of_le_zero hg]
    exact if_neg (Nat.not_le_of_gt hy)
  | f + 1, g + 1, x, hf, hg => by
    show ite _ _ _ = ite _ _ _
    cases Nat.decLe y x with
    | isTrue h => exact congrArg (· + 1) (divRounds_eq hy f g (x - y) (rounds_left hy h hf) (rounds_left hy h hg))
    | isFalse h => rfl
theorem modRounds_eq {y : Nat} (hy : 0 < y) : (f g x : Nat) → x ≤ f → x ≤ g → modRounds f x y = modRounds g x y
  | 0, 0, _, _, _ => rfl
  | 0, g + 1, x, hf, _ => by
    rw [eq_zero_of_le_zero hf]
    exact (if_neg (Nat.not_le_of_gt hy)).symm
  | f + 1, 0, x, _, hg => by
    rw [eq_zero_of_le_zero hg]
    exact if_neg (Nat.not_le_of_gt hy)
  | f + 1, g + 1, x, hf, hg => by
    show ite _ _ _ = ite _ _ _
    cases Nat.decLe y x with
    | isTrue h => exact modRounds_eq hy f g (x - y) (rounds_left hy h hf) (rounds_left hy h hg)
    | isFalse h => rfl
@[simp] protected theorem div_zero (n : Nat) : n / 0 = 0 := rfl
@[simp] theorem mod_zero (a : Nat) : a % 0 = a := rfl
theorem div_eq_of_lt {a b : Nat} (h₀ : a < b) : a / b = 0 := by
  refine (if_pos (Nat.lt_of_le_of_lt (zero_le a) h₀)).trans ?_
  cases a with
  | zero => rfl
  | succ a => exact if_neg (Nat.not_le_of_gt h₀)
theorem mod_eq_of_lt {a b : Nat} (h : a < b) : a % b = a := by
  refine (if_pos (Nat.lt_of_le_of_lt (zero_le a) h)).trans ?_
  cases a with
  | zero => rfl
  | succ a => exact if_neg (Nat.not_le_of_gt h)
theorem div_eq_sub_div {a b : Nat} (h₁ : 0 < b) (h₂ : b ≤ a) : a / b = (a - b) / b + 1 := by
  obtain ⟨k, rfl⟩ := exists_eq_succ_of_ne_zero (ne_of_gt (Nat.lt_of_lt_of_le h₁ h₂))
  refine (if_pos h₁).trans ((if_pos h₂).trans (congrArg (· + 1) ?_))
  refine (divRounds_eq h₁ _ _ _ (rounds_left h₁ h₂ (Nat.le_refl _)) (Nat.le_refl _)).trans (if_pos h₁).symm
theorem mod_eq_sub_mod {a b : Nat} (h : a ≥ b) : a % b = (a - b) % b := by
  cases eq_zero_or_pos b with
  | inl h0 => rw [h0]; rfl
  | inr h₁ =>
    obtain ⟨k, rfl⟩ := exists_eq_succ_of_ne_zero (ne_of_gt (Nat.lt_of_lt_of_le h₁ h))
    refine (if_pos h₁).trans ((if_pos h).trans ?_)
    refine (modRounds_eq h₁ _ _ _ (rounds_left h₁ h (Nat.le_refl _)) (Nat.le_refl _)).trans (if_pos h₁).symm
theorem div_eq (x y : Nat) : x / y = if 0 < y ∧ y ≤ x then (x - y) / y + 1 else 0 := by
  cases eq_zero_or_pos y with
  | inl h => rw [h]; rfl
  | inr h =>
    cases Nat.lt_or_ge x y with
    | inl l => rw [if_neg fun a => Nat.not_le_of_gt l a.2, div_eq_of_lt l]
    | inr l => rw [if_pos ⟨h, l⟩, div_eq_sub_div h l]
theorem mod_eq (x y : Nat) : x % y = if 0 < y ∧ y ≤ x then (x - y) % y else x := by
  cases eq_zero_or_pos y with
  | inl h => rw [h]; rfl
  | inr h =>
    cases Nat.lt_or_ge x y with
    | inl l => rw [if_neg fun a => Nat.not_le_of_gt l a.2, mod_eq_of_lt l]
    | inr l => rw [if_pos ⟨h, l⟩, mod_eq_sub_mod l]
/-- Induction along repeated subtraction of a positive number. -/
theorem subtraction_induction {motive : Nat → Prop} {y : Nat} (hy : 0 < y) (base : ∀ x, x < y → motive x)
    (step : ∀ x, y ≤ x → motive (x - y) → motive x) (x : Nat) : motive x :=
  Nat.strongRecOn x fun x ih => (Nat.lt_or_ge x y).elim (base x) fun h =>
    step x h (ih (x - y) (sub_lt (Nat.lt_of_lt_of_le hy h) hy))
theorem mod_lt (x : Nat) {y : Nat} (h : y > 0) : x % y < y := by
  refine subtraction_induction (motive := fun x => x % y < y) h (fun x l => ?_) (fun x l ih => ?_) x
  · show x % y < y
    rw [mod_eq_of_lt l]
    exact l
  · show x % y < y
    rw [mod_eq_sub_mod l]
    exact ih
theorem div_add_mod (m k : Nat) : k * (m / k) + m % k = m := by
  cases eq_zero_or_pos k with
  | inl h => rw [h, Nat.zero_mul, mod_zero, Nat.zero_add]
  | inr h =>
    refine subtraction_induction (motive := fun m => k * (m / k) + m % k = m) h (fun x l => ?_) (fun x l ih => ?_) m
    · show k * (x / k) + x % k = x
      rw [div_eq_of_lt l, mod_eq_of_lt l, Nat.mul_zero, Nat.zero_add]
    · show k * (x / k) + x % k = x
      rw [div_eq_sub_div h l, mod_eq_sub_mod l, mul_add_one, Nat.add_right_comm, ih, Nat.sub_add_cancel l]
theorem mod_add_div (m k : Nat) : m % k + k * (m / k) = m := by rw [Nat.add_comm, div_add_mod]
theorem div_add_mod' (a b : Nat) : a / b * b + a % b = a := by rw [Nat.mul_comm, div_add_mod]
theorem mod_add_div' (a b : Nat) : a % b + a / b * b = a := by rw [Nat.mul_comm, mod_add_div]
theorem mod_le (x y : Nat) : x % y ≤ x := by
  have h := le_add_right (x % y) (y * (x / y))
  rwa [mod_add_div] at h
/-- Quotient and remainder are determined by their defining property. -/
theorem quotient_remainder_unique {x y q r : Nat} (hr : r < y) (h : y * q + r = x) : x / y = q ∧ x % y = r := by
  subst h
  induction q with
  | zero => rw [Nat.mul_zero, Nat.zero_add]; exact ⟨div_eq_of_lt hr, mod_eq_of_lt hr⟩
  | succ q ih =>
    have hy := zero_lt_of_lt hr
    have le : y ≤ y * (q + 1) + r := by
      rw [mul_add_one, Nat.add_right_comm]
      exact le_add_left ..
    have e : y * (q + 1) + r - y = y * q + r := by rw [mul_add_one, Nat.add_right_comm, Nat.add_sub_cancel]
    rw [div_eq_sub_div hy le, mod_eq_sub_mod le, e, ih.1, ih.2]
    exact ⟨rfl, rfl⟩
@[simp] theorem add_mul_mod_self_left (a b n : Nat) : (a + b * n) % b = a % b := by
  cases eq_zero_or_pos b with
  | inl h => rw [h, Nat.zero_mul, Nat.add_zero]
  | inr h =>
    refine (quotient_remainder_unique (q := a / b + n) (mod_lt a h) ?_).2
    rw [Nat.mul_add, Nat.add_right_comm, div_add_mod]
@[simp] theorem add_mul_mod_self_right (a b n : Nat) : (a + b * n) % n = a % n := by
  rw [Nat.mul_comm, add_mul_mod_self_left]
@[simp] theorem mul_add_mod_self_left (a b n : Nat) : (a * b + n) % a = n % a := by
  rw [Nat.add_comm, add_mul_mod_self_left]
@[simp] theorem mul_add_mod_self_right (a b n : Nat) : (a * b + n) % b = n % b := by
  rw [Nat.add_comm, add_mul_mod_self_right]
theorem mul_add_mod (m x y : Nat) : (m * x + y) % m = y % m := mul_add_mod_self_left m x y
theorem mul_add_mod' (a b c : Nat) : (a * b + c) % b = c % b := mul_add_mod_self_right a b c
theorem add_mul_div_left (x z : Nat) {y : Nat} (H : 0 < y) : (x + y * z) / y = x / y + z :=
  (quotient_remainder_unique (mod_lt x H) (by rw [Nat.mul_add, Nat.add_right_comm, div_add_mod])).1
theorem add_mul_div_right (x y : Nat) {z : Nat} (H : 0 < z) : (x + y * z) / z = x / z + y := by
  rw [Nat.mul_comm, add_mul_div_left _ _ H]
@[simp] theorem zero_mod (b : Nat) : 0 % b = 0 := eq_zero_of_le_zero (mod_le 0 b)
@[simp] protected theorem zero_div (b : Nat) : 0 / b = 0 :=
  (eq_zero_or_pos b).elim (fun h => by rw [h, Nat.div_zero]) fun h => div_eq_of_lt h
@[simp] theorem mod_self (n : Nat) : n % n = 0 := by rw [mod_eq_sub_mod (Nat.le_refl n), Nat.sub_self, zero_mod]
@[simp] theorem mod_one (x : Nat) : x % 1 = 0 := Nat.lt_one_iff.mp (mod_lt x Nat.zero_lt_one)
@[simp] protected theorem div_one (n : Nat) : n / 1 = n := by
  have h := div_add_mod n 1
  rwa [mod_one, Nat.one_mul] at h
protected theorem div_self {n : Nat} (H : 0 < n) : n / n = 1 := by
  rw [div_eq_sub_div H (Nat.le_refl n), Nat.sub_self, Nat.zero_div]
@[simp] theorem add_mod_right (x z : Nat) : (x + z) % z = x % z := by
  have h := add_mul_mod_self_left x z 1
  rwa [Nat.mul_one] at h
@[simp] theorem add_mod_left (x z : Nat) : (x + z) % x = z % x := by rw [Nat.add_comm, add_mod_right]
@[simp] theorem mul_mod_right (m n : Nat) : (m * n) % m = 0 := by
  have h := add_mul_mod_self_left 0 m n
  rwa [Nat.zero_add, zero_mod] at h
@[simp] theorem mul_mod_left (m n : Nat) : (m * n) % n = 0 := by rw [Nat.mul_comm, mul_mod_right]
@[simp] theorem mod_mod (a n : Nat) : (a % n) % n = a % n :=
  (eq_zero_or_pos n).elim (fun h => h ▸ rfl) fun h => mod_eq_of_lt (mod_lt a h)
@[simp] theorem mod_add_mod (m n k : Nat) : (m % n + k) % n = (m + k) % n := by
  have h := add_mul_mod_self_left (m % n + k) n (m / n)
  rw [Nat.add_right_comm, mod_add_div] at h
  exact h.symm
@[simp] theorem add_mod_mod (m n k : Nat) : (m + n % k) % k = (m + n) % k := by
  rw [Nat.add_comm, mod_add_mod, Nat.add_comm]
theorem add_mod (a b n : Nat) : (a + b) % n = ((a % n) + (b % n)) % n := by rw [add_mod_mod, mod_add_mod]
@[simp] theorem mod_mul_mod (a b c : Nat) : (a % c * b) % c = a * b % c := by
  have h := add_mul_mod_self_left (a % c * b) c (a / c * b)
  rw [← Nat.mul_assoc, ← Nat.add_mul, mod_add_div] at h
  exact h.symm
@[simp] theorem mul_mod_mod (m n l : Nat) : (m * (n % l)) % l = (m * n) % l := by
  rw [Nat.mul_comm, mod_mul_mod, Nat.mul_comm]
theorem mul_mod (a b n : Nat) : a * b % n = (a % n) * (b % n) % n := by rw [mul_mod_mod, mod_mul_mod]
theorem pow_mod (a b n : Nat) : a ^ b % n = ((a % n) ^ b) % n := by
  induction b with
  | zero => rfl
  | succ b ih => rw [Nat.pow_succ, Nat.pow_succ, mul_mod, ih, mul_mod_mod, mod_mul_mod, mul_mod_mod]
theorem mod_two_eq_zero_or_one (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 := by
  have h := mod_lt n Nat.two_pos
  exact (le_one_iff_eq_zero_or_eq_one.mp (le_of_lt_succ h))
@[simp] theorem mod_two_not_eq_zero {n : Nat} : ¬n % 2 = 0 ↔ n % 2 = 1 :=
  ⟨(mod_two_eq_zero_or_one n).resolve_left, fun h e => zero_ne_one (e.symm.trans h)⟩
@[simp] theorem mod_two_not_eq_one {n : Nat} : ¬n % 2 = 1 ↔ n % 2 = 0 :=
  ⟨(mod_two_eq_zero_or_one n).resolve_right, fun h e => zero_ne_one (h.symm.trans e)⟩
theorem mod_two_ne_zero {n : Nat} : n % 2 ≠ 0 ↔ n % 2 = 1 := mod_two_not_eq_zero
theorem mod_two_ne_one {n : Nat} : n % 2 ≠ 1 ↔ n % 2 = 0 := mod_two_not_eq_one

theorem div_le_self (n k : Nat) : n / k ≤ n := by
  cases eq_zero_or_pos k with
  | inl h => rw [h]; exact zero_le n
  | inr h =>
    have h' := le_add_right (k * (n / k)) (n % k)
    rw [div_add_mod] at h'
    exact Nat.le_trans (Nat.le_mul_of_pos_left _ h) h'
theorem div_mul_le_self (m n : Nat) : m / n * n ≤ m := by
  have h := le_add_right (m / n * n) (m % n)
  rwa [div_add_mod'] at h
theorem mul_div_le (m n : Nat) : n * (m / n) ≤ m := Nat.mul_comm (m / n) n ▸ div_mul_le_self m n
theorem lt_mul_div_succ (a : Nat) {b : Nat} (hb : 0 < b) : a < b * (a / b + 1) := by
  have h := Nat.add_lt_add_left (mod_lt a hb) (b * (a / b))
  rwa [div_add_mod] at h
theorem le_div_iff_mul_le {k x y : Nat} (k0 : 0 < k) : x ≤ y / k ↔ x * k ≤ y :=
  ⟨fun h => Nat.le_trans (Nat.mul_le_mul_right k h) (div_mul_le_self y k),
   fun h => le_of_lt_succ (Nat.lt_of_mul_lt_mul_left (a := k)
    (Nat.lt_of_le_of_lt (Nat.mul_comm x k ▸ h) (lt_mul_div_succ y k0)))⟩
theorem div_lt_iff_lt_mul {k x y : Nat} (Hk : 0 < k) : x / k < y ↔ x < y * k := by
  rw [← Nat.not_le, ← Nat.not_le, le_div_iff_mul_le Hk]
theorem div_le_div_right {m n : Nat} (h : m ≤ n) {k : Nat} : m / k ≤ n / k := by
  cases eq_zero_or_pos k with
  | inl e => rw [e]; exact Nat.le_refl 0
  | inr p => exact (le_div_iff_mul_le p).mpr (Nat.le_trans (div_mul_le_self m k) h)
theorem div_lt_self {n k : Nat} (hLtN : 0 < n) (hLtK : 1 < k) : n / k < n := by
  rw [div_lt_iff_lt_mul (zero_lt_of_lt hLtK)]
  have := Nat.mul_lt_mul_of_pos_left hLtK hLtN
  rwa [Nat.mul_one] at this
theorem div_pos {a b : Nat} (hba : b ≤ a) (hb : 0 < b) : 0 < a / b :=
  (le_div_iff_mul_le hb).mpr ((Nat.one_mul b).symm ▸ hba)
theorem div_eq_of_lt_le {k n m : Nat} (lo : k * n ≤ m) (hi : m < (k + 1) * n) : m / n = k := by
  have hn : 0 < n := Nat.pos_of_ne_zero fun e => by
    rw [e, Nat.mul_zero] at hi
    exact not_lt_zero m hi
  exact Nat.le_antisymm (le_of_lt_succ ((div_lt_iff_lt_mul hn).mpr hi)) ((le_div_iff_mul_le hn).mpr lo)
protected theorem mul_div_cancel (m : Nat) {n : Nat} (H : 0 < n) : m * n / n = m := by
  have h := add_mul_div_right 0 m H
  rwa [Nat.zero_add, Nat.zero_div, Nat.zero_add] at h
protected theorem mul_div_cancel_left (m : Nat) {n : Nat} (H : 0 < n) : n * m / n = m := by
  rw [Nat.mul_comm, Nat.mul_div_cancel m H]
protected theorem mul_div_mul_left {m : Nat} (n k : Nat) (H : 0 < m) : m * n / (m * k) = n / k := by
  cases eq_zero_or_pos k with
  | inl e => rw [e, Nat.mul_zero]; rfl
  | inr p =>
    refine (quotient_remainder_unique (r := m * (n % k)) (Nat.mul_lt_mul_of_pos_left (mod_lt n p) H) ?_).1
    rw [Nat.mul_assoc, ← Nat.mul_add, div_add_mod]
protected theorem mul_div_mul_right {m : Nat} (n k : Nat) (H : 0 < m) : n * m / (k * m) = n / k := by
  rw [Nat.mul_comm n, Nat.mul_comm k, Nat.mul_div_mul_left n k H]
theorem div_div_eq_div_mul (m n k : Nat) : m / n / k = m / (n * k) := by
  cases eq_zero_or_pos k with
  | inl e => rw [e, Nat.mul_zero]; rfl
  | inr hk =>
    cases eq_zero_or_pos n with
    | inl e => rw [e, Nat.zero_mul, Nat.div_zero, Nat.zero_div]
    | inr hn =>
      refine (quotient_remainder_unique (r := n * (m / n % k) + m % n) ?_ ?_).1.symm
      · refine Nat.lt_of_lt_of_le (Nat.add_lt_add_left (mod_lt m hn) _) ?_
        rw [← mul_add_one]
        exact Nat.mul_le_mul_left n (mod_lt _ hk)
      · rw [Nat.mul_assoc, ← Nat.add_assoc, ← Nat.mul_add, div_add_mod, div_add_mod]
@[simp] theorem add_div_right (x : Nat) {z : Nat} (H : 0 < z) : (x + z) / z = x / z + 1 := by
  have h := add_mul_div_left x 1 H
  rwa [Nat.mul_one] at h
@[simp] theorem add_div_left (x : Nat) {z : Nat} (H : 0 < z) : (z + x) / z = x / z + 1 := by
  rw [Nat.add_comm, add_div_right x H]
end Nat
