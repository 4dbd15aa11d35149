import Mathlib.Numeric
/-! Divisibility in commutative monoids, `Even`, `Odd`, primes, factorials. -/
set_option linter.all false
set_option Elab.async false
universe u
section dvd
variable {α : Type u}
instance (priority := 50) semigroupDvd [Monoid α] : Dvd α := ⟨fun a b => ∃ c, b = a * c⟩
variable [CommSemiring α] {a b c d : α}
theorem dvd_def : a ∣ b ↔ ∃ c, b = a * c := Iff.rfl
theorem Dvd.intro (k : α) (h : a * k = b) : a ∣ b := ⟨k, h.symm⟩
theorem Dvd.intro_left (k : α) (h : k * a = b) : a ∣ b := ⟨k, by rw [mul_comm, h]⟩
theorem exists_eq_mul_right_of_dvd (h : a ∣ b) : ∃ c, b = a * c := h
theorem exists_eq_mul_left_of_dvd (h : a ∣ b) : ∃ c, b = c * a := h.elim fun c e => ⟨c, by rw [e, mul_comm]⟩
theorem Dvd.elim {P : Prop} {a b : α} (H₁ : a ∣ b) (H₂ : ∀ c, b = a * c → P) : P := H₁.elim H₂
theorem dvd_refl (a : α) : a ∣ a := ⟨1, (mul_one a).symm⟩
theorem dvd_rfl {a : α} : a ∣ a := dvd_refl a
theorem dvd_trans : a ∣ b → b ∣ c → a ∣ c := fun ⟨x, hx⟩ ⟨y, hy⟩ => ⟨x * y, by rw [hy, hx, mul_assoc]⟩
theorem Dvd.dvd.trans : a ∣ b → b ∣ c → a ∣ c := dvd_trans
@[simp] theorem dvd_mul_right (a b : α) : a ∣ a * b := ⟨b, rfl⟩
@[simp] theorem dvd_mul_left (a b : α) : a ∣ b * a := ⟨b, mul_comm b a⟩
theorem dvd_mul_of_dvd_left (h : a ∣ b) (c : α) : a ∣ b * c := dvd_trans h (dvd_mul_right b c)
theorem dvd_mul_of_dvd_right (h : a ∣ b) (c : α) : a ∣ c * b := dvd_trans h (dvd_mul_left b c)
theorem Dvd.dvd.mul_right (h : a ∣ b) (c : α) : a ∣ b * c := dvd_mul_of_dvd_left h c
theorem Dvd.dvd.mul_left (h : a ∣ b) (c : α) : a ∣ c * b := dvd_mul_of_dvd_right h c
theorem dvd_of_mul_right_dvd (h : a * b ∣ c) : a ∣ c := dvd_trans (dvd_mul_right a b) h
theorem dvd_of_mul_left_dvd (h : a * b ∣ c) : b ∣ c := dvd_trans (dvd_mul_left b a) h
theorem one_dvd (a : α) : 1 ∣ a := ⟨a, (one_mul a).symm⟩
@[simp] theorem dvd_zero (a : α) : a ∣ 0 := ⟨0, (mul_zero a).symm⟩
theorem eq_zero_of_zero_dvd (h : 0 ∣ a) : a = 0 := h.elim fun c e => e.trans (zero_mul c)
@[simp] theorem zero_dvd_iff : 0 ∣ a ↔ a = 0 := ⟨eq_zero_of_zero_dvd, fun h => h ▸ dvd_refl a⟩
theorem dvd_add (h₁ : a ∣ b) (h₂ : a ∣ c) : a ∣ b + c := h₁.elim fun x hx => h₂.elim fun y hy => ⟨x + y, by rw [hx, hy, mul_add]⟩
theorem mul_dvd_mul : a ∣ b → c ∣ d → a * c ∣ b * d := fun ⟨x, hx⟩ ⟨y, hy⟩ => ⟨x * y, by rw [hx, hy, mul_mul_mul_comm]⟩
theorem mul_dvd_mul_left (a : α) (h : b ∣ c) : a * b ∣ a * c := mul_dvd_mul (dvd_refl a) h
theorem mul_dvd_mul_right (h : a ∣ b) (c : α) : a * c ∣ b * c := mul_dvd_mul h (dvd_refl c)
theorem pow_dvd_pow (a : α) {m n : Nat} (h : m ≤ n) : a ^ m ∣ a ^ n := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
  exact ⟨a ^ k, pow_add a m k⟩
theorem dvd_pow_self (a : α) {n : Nat} (hn : n ≠ 0) : a ∣ a ^ n := by
  cases n with
  | zero => exact absurd rfl hn
  | succ n => exact ⟨a ^ n, pow_succ' a n⟩
theorem pow_dvd_pow_of_dvd (h : a ∣ b) (n : Nat) : a ^ n ∣ b ^ n := h.elim fun x hx => ⟨x ^ n, by rw [hx, mul_pow]⟩
end dvd
theorem dvd_sub {α : Type u} [CommRing α] {a b c : α} (h₁ : a ∣ b) (h₂ : a ∣ c) : a ∣ b - c :=
  h₁.elim fun x hx => h₂.elim fun y hy => ⟨x - y, by rw [hx, hy, mul_sub]⟩
theorem dvd_neg {α : Type u} [CommRing α] {a b : α} : a ∣ -b ↔ a ∣ b :=
  ⟨fun ⟨x, hx⟩ => ⟨-x, by rw [mul_neg, ← hx, neg_neg]⟩, fun ⟨x, hx⟩ => ⟨-x, by rw [mul_neg, ← hx]⟩⟩

def Even {α : Type u} [Add α] (a : α) : Prop := ∃ r, a = r + r
def Odd {α : Type u} [Semiring α] (a : α) : Prop := ∃ m, a = 2 * m + 1
section parity
variable {α : Type u} [CommSemiring α] {a b : α}
theorem even_iff_exists_two_mul : Even a ↔ ∃ b, a = 2 * b := exists_congr fun b => by rw [two_mul]
theorem even_iff_two_dvd : Even a ↔ 2 ∣ a := even_iff_exists_two_mul
theorem Even.two_dvd : Even a → 2 ∣ a := even_iff_two_dvd.mp
theorem even_two_mul (a : α) : Even (2 * a) := ⟨a, two_mul a⟩
theorem even_add_self (a : α) : Even (a + a) := ⟨a, rfl⟩
theorem even_two : Even (2 : α) := ⟨1, one_add_one_eq_two.symm⟩
theorem Even.zero : Even (0 : α) := ⟨0, (add_zero 0).symm⟩
theorem Even.add : Even a → Even b → Even (a + b) := fun ⟨x, hx⟩ ⟨y, hy⟩ => ⟨x + y, by rw [hx, hy, add_add_add_comm]⟩
theorem Even.mul_right (ha : Even a) (b : α) : Even (a * b) := ha.elim fun x hx => ⟨x * b, by rw [hx, add_mul]⟩
theorem Even.mul_left (ha : Even a) (b : α) : Even (b * a) := ha.elim fun x hx => ⟨b * x, by rw [hx, mul_add]⟩
theorem odd_two_mul_add_one (a : α) : Odd (2 * a + 1) := ⟨a, rfl⟩
theorem odd_one : Odd (1 : α) := ⟨0, by rw [mul_zero, zero_add]⟩
theorem Even.add_odd : Even a → Odd b → Odd (a + b) := fun ⟨x, hx⟩ ⟨y, hy⟩ => ⟨x + y, by rw [hx, hy, mul_add, two_mul x, ← add_assoc]⟩
theorem Odd.add_even (ha : Odd a) (hb : Even b) : Odd (a + b) := by rw [add_comm]; exact hb.add_odd ha
theorem Odd.add_odd : Odd a → Odd b → Even (a + b) := fun ⟨x, hx⟩ ⟨y, hy⟩ => ⟨x + y + 1, by
  rw [hx, hy, two_mul, two_mul]; simp only [add_comm, add_left_comm, add_assoc]⟩
theorem Odd.mul : Odd a → Odd b → Odd (a * b) := fun ⟨x, hx⟩ ⟨y, hy⟩ => ⟨2 * x * y + x + y, by
  rw [hx, hy, two_mul, two_mul, two_mul]
  simp only [mul_add, add_mul, mul_one, one_mul]
  simp only [add_comm, add_left_comm, add_assoc]⟩
theorem Even.pow_even (ha : Even a) {n : Nat} (hn : n ≠ 0) : Even (a ^ n) := by
  cases n with
  | zero => exact absurd rfl hn
  | succ n => rw [pow_succ]; exact ha.mul_left _
theorem Odd.pow (ha : Odd a) : ∀ {n : Nat}, Odd (a ^ n)
  | 0 => by rw [pow_zero]; exact odd_one
  | n + 1 => by rw [pow_succ]; exact (Odd.pow ha).mul ha
theorem Even.add_one (h : Even a) : Odd (a + 1) := h.add_odd odd_one
theorem Odd.add_one (h : Odd a) : Even (a + 1) := h.add_odd odd_one
end parity
theorem Even.pow_nonneg {R : Type u} [CommRing R] [LinearOrder R] [IsStrictOrderedRing R] {n : Nat} (hn : Even n) (a : R) : 0 ≤ a ^ n :=
  hn.elim fun k e => by rw [e, pow_add]; exact mul_self_nonneg _

namespace Nat
variable {m n : Nat}
theorem even_or_odd (n : Nat) : Even n ∨ Odd n := by
  induction n with
  | zero => exact .inl ⟨0, rfl⟩
  | succ n ih => exact ih.elim (fun h => .inr h.add_one) fun h => .inl h.add_one
theorem not_even_and_odd (n : Nat) : ¬(Even n ∧ Odd n) := fun ⟨⟨x, hx⟩, ⟨y, hy⟩⟩ => by
  rcases Nat.lt_or_ge y x with h | h
  · nlinarith
  · nlinarith
theorem not_even_iff_odd : ¬Even n ↔ Odd n := ⟨fun h => (even_or_odd n).resolve_left h, fun h h' => not_even_and_odd n ⟨h', h⟩⟩
theorem not_odd_iff_even : ¬Odd n ↔ Even n := ⟨fun h => (even_or_odd n).resolve_right h, fun h h' => not_even_and_odd n ⟨h, h'⟩⟩
theorem even_add : Even (m + n) ↔ (Even m ↔ Even n) := by
  rcases even_or_odd m with hm | hm
  · rcases even_or_odd n with hn | hn
    · exact ⟨fun _ => ⟨fun _ => hn, fun _ => hm⟩, fun _ => hm.add hn⟩
    · exact ⟨fun h => absurd ⟨h, hm.add_odd hn⟩ (not_even_and_odd _), fun h => absurd ⟨h.mp hm, hn⟩ (not_even_and_odd _)⟩
  · rcases even_or_odd n with hn | hn
    · exact ⟨fun h => absurd ⟨h, hm.add_even hn⟩ (not_even_and_odd _), fun h => absurd ⟨h.mpr hn, hm⟩ (not_even_and_odd _)⟩
    · exact ⟨fun _ => ⟨fun h => absurd ⟨h, hm⟩ (not_even_and_odd _), fun h => absurd ⟨h, hn⟩ (not_even_and_odd _)⟩, fun _ => hm.add_odd hn⟩
theorem even_mul : Even (m * n) ↔ Even m ∨ Even n :=
  ⟨fun h => (even_or_odd m).elim .inl fun hm => (even_or_odd n).elim .inr fun hn => absurd ⟨h, hm.mul hn⟩ (not_even_and_odd _),
   fun h => h.elim (fun x => x.mul_right n) fun x => x.mul_left m⟩
theorem even_add_one : Even (n + 1) ↔ ¬Even n :=
  ⟨fun h h' => not_even_and_odd _ ⟨h, h'.add_one⟩, fun h => (not_even_iff_odd.mp h).add_one⟩
theorem even_mul_succ_self (n : Nat) : Even (n * (n + 1)) := even_mul.mpr ((even_or_odd n).imp id fun h => h.add_one)
theorem odd_mul : Odd (m * n) ↔ Odd m ∧ Odd n := by
  rw [← not_even_iff_odd, even_mul, not_or, not_even_iff_odd, not_even_iff_odd]

/-- The characterisation that Mathlib proves as `Nat.prime_def` is the definition here. -/
def Prime (p : Nat) : Prop := 2 ≤ p ∧ ∀ m, m ∣ p → m = 1 ∨ m = p
theorem prime_def {p : Nat} : p.Prime ↔ 2 ≤ p ∧ ∀ m, m ∣ p → m = 1 ∨ m = p := Iff.rfl
theorem Prime.two_le {p : Nat} : p.Prime → 2 ≤ p := And.left
theorem Prime.one_lt {p : Nat} (h : p.Prime) : 1 < p := h.1
theorem Prime.pos {p : Nat} (pp : p.Prime) : 0 < p := Nat.lt_trans Nat.zero_lt_one pp.1
theorem Prime.ne_zero {n : Nat} (h : n.Prime) : n ≠ 0 := h.pos.ne'
theorem Prime.ne_one {p : Nat} (hp : p.Prime) : p ≠ 1 := hp.one_lt.ne'
theorem Prime.eq_one_or_self_of_dvd {p : Nat} (pp : p.Prime) (a : Nat) (h : a ∣ p) : a = 1 ∨ a = p := pp.2 a h
instance decidablePrime (p : Nat) : Decidable p.Prime :=
  decidable_of_iff (2 ≤ p ∧ ∀ m, m < p + 1 → (m ∣ p → m = 1 ∨ m = p))
    ⟨fun h => ⟨h.1, fun m hm => h.2 m (Nat.lt_of_le_of_lt (Nat.le_of_dvd (Nat.lt_of_lt_of_le (Nat.lt_trans Nat.zero_lt_one (Nat.lt_succ_self 1)) h.1) hm) (Nat.lt_succ_self p)) hm⟩,
     fun h => ⟨h.1, fun m _ hm => h.2 m hm⟩⟩
theorem prime_two : Prime 2 := by decide
theorem prime_three : Prime 3 := by decide
theorem prime_five : Prime 5 := by decide
theorem not_prime_zero : ¬Prime 0 := by decide
theorem not_prime_one : ¬Prime 1 := by decide
theorem exists_prime_and_dvd {n : Nat} (hn : n ≠ 1) : ∃ p, Nat.Prime p ∧ p ∣ n := by
  rcases Nat.lt_or_ge n 2 with h | h
  · cases n with
    | zero => exact ⟨2, prime_two, ⟨0, rfl⟩⟩
    | succ n => cases n with
      | zero => exact absurd rfl hn
      | succ n => exact absurd h (by intro h'; linarith)
  · have key : ∀ N n : Nat, n ≤ N → 2 ≤ n → ∃ p, Nat.Prime p ∧ p ∣ n := by
      intro N
      induction N with
      | zero => intro n h1 h2; exfalso; linarith
      | succ N ih =>
        intro n h1 h2
        rcases Classical.em n.Prime with hp | hp
        · exact ⟨n, hp, ⟨1, (Nat.mul_one n).symm⟩⟩
        · have : ∃ m, m ∣ n ∧ m ≠ 1 ∧ m ≠ n := Classical.byContradiction fun hc => hp ⟨h2, fun m hm =>
            (Classical.em (m = 1)).elim .inl fun h1 => (Classical.em (m = n)).elim .inr fun h3 => absurd ⟨m, hm, h1, h3⟩ hc⟩
          obtain ⟨m, hm, hm1, hmn⟩ := this
          have hpos : 0 < n := by linarith
          have hle : m < n := lt_of_le_of_ne (Nat.le_of_dvd hpos hm) hmn
          have h2m : 2 ≤ m := by
            rcases Nat.lt_or_ge m 2 with h | h
            · cases m with
              | zero => exact absurd (hm.elim fun c e => e.trans (Nat.zero_mul c)) hpos.ne'
              | succ m => cases m with
                | zero => exact absurd rfl hm1
                | succ m => exfalso; linarith
            · exact h
          obtain ⟨p, hp, hd⟩ := ih m (by linarith) h2m
          exact ⟨p, hp, Nat.dvd_trans hd hm⟩
    exact key n n (Nat.le_refl n) h

def factorial : Nat → Nat
  | 0 => 1
  | n + 1 => (n + 1) * factorial n
@[simp] theorem factorial_zero : factorial 0 = 1 := rfl
theorem factorial_succ (n : Nat) : factorial (n + 1) = (n + 1) * factorial n := rfl
@[simp] theorem factorial_one : factorial 1 = 1 := rfl
@[simp] theorem factorial_two : factorial 2 = 2 := rfl
theorem factorial_pos : ∀ n : Nat, 0 < factorial n
  | 0 => Nat.zero_lt_one
  | n + 1 => mul_pos (Nat.succ_pos n) (factorial_pos n)
theorem factorial_ne_zero (n : Nat) : factorial n ≠ 0 := (factorial_pos n).ne'
theorem self_le_factorial : ∀ n : Nat, n ≤ factorial n
  | 0 => Nat.zero_le _
  | n + 1 => by
    have := factorial_pos n
    show n + 1 ≤ (n + 1) * factorial n
    nlinarith
theorem dvd_factorial : ∀ {m n : Nat}, 0 < m → m ≤ n → m ∣ factorial n
  | m, 0, h, h' => absurd (Nat.lt_of_lt_of_le h h') (Nat.lt_irrefl 0)
  | m, n + 1, h, h' => (lt_or_eq_of_le h').elim
      (fun x => Nat.dvd_trans (dvd_factorial h (Nat.le_of_lt_succ x)) ⟨n + 1, Nat.mul_comm _ _⟩)
      fun e => by subst e; exact ⟨factorial n, rfl⟩
end Nat
attribute [norm_cast] Nat.cast_add Nat.cast_mul Nat.cast_pow Nat.cast_zero Nat.cast_one Nat.cast_ofNat Nat.cast_le Nat.cast_lt Nat.cast_inj
