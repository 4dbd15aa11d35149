import Mathlib.Order
/-!
Algebraic classes and their lemmas. The lower levels of Mathlib's hierarchy are merged (`AddCommMonoid` stands for all that
is below it, `Monoid` for `Semigroup`, ...): names, binders and argument order of the lemmas are Mathlib's, class names inside
their types may be stronger.
-/
set_option linter.all false
universe u v

instance (priority := 300) Zero.toOfNat0 {α : Type u} [Zero α] : OfNat α (nat_lit 0) := ⟨Zero.zero⟩
instance (priority := 300) One.toOfNat1 {α : Type u} [One α] : OfNat α (nat_lit 1) := ⟨One.one⟩
class Nat.AtLeastTwo (n : Nat) : Prop where
  prop : n ≥ 2
instance instNatAtLeastTwo {n : Nat} : Nat.AtLeastTwo (n + 2) := ⟨Nat.succ_le_succ (Nat.succ_le_succ (Nat.zero_le n))⟩
instance (priority := 200) instOfNatOfNatCast {R : Type u} {n : Nat} [NatCast R] [Nat.AtLeastTwo n] : OfNat R n :=
  ⟨NatCast.natCast (OfNat.ofNat n)⟩

class Monoid (M : Type u) extends Mul M, One M, NatPow M where
  mul_assoc : ∀ a b c : M, a * b * c = a * (b * c)
  one_mul : ∀ a : M, 1 * a = a
  mul_one : ∀ a : M, a * 1 = a
  npow_zero : ∀ a : M, a ^ 0 = 1
  npow_succ : ∀ (n : Nat) (a : M), a ^ (n + 1) = a ^ n * a
class CommMonoid (M : Type u) extends Monoid M where
  mul_comm : ∀ a b : M, a * b = b * a
class DivInvMonoid (G : Type u) extends Monoid G, Inv G, Div G where
  div_eq_mul_inv : ∀ a b : G, a / b = a * b⁻¹
class Group (G : Type u) extends DivInvMonoid G where
  inv_mul_cancel : ∀ a : G, a⁻¹ * a = 1
class CommGroup (G : Type u) extends Group G, CommMonoid G
class AddCommMonoid (M : Type u) extends Add M, Zero M where
  add_assoc : ∀ a b c : M, a + b + c = a + (b + c)
  zero_add : ∀ a : M, 0 + a = a
  add_comm : ∀ a b : M, a + b = b + a
class AddCommGroup (G : Type u) extends AddCommMonoid G, Neg G, Sub G where
  neg_add_cancel : ∀ a : G, -a + a = 0
  sub_eq_add_neg : ∀ a b : G, a - b = a + -b
class Semiring (R : Type u) extends AddCommMonoid R, Monoid R, NatCast R where
  left_distrib : ∀ a b c : R, a * (b + c) = a * b + a * c
  right_distrib : ∀ a b c : R, (a + b) * c = a * c + b * c
  zero_mul : ∀ a : R, 0 * a = 0
  mul_zero : ∀ a : R, a * 0 = 0
  natCast_zero : (NatCast.natCast 0 : R) = 0
  natCast_succ : ∀ n : Nat, (NatCast.natCast (n + 1) : R) = NatCast.natCast n + 1
class CommSemiring (R : Type u) extends Semiring R, CommMonoid R
class Ring (R : Type u) extends Semiring R, AddCommGroup R
class CommRing (R : Type u) extends Ring R, CommSemiring R
class Nontrivial (α : Type u) : Prop where
  exists_pair_ne : ∃ x y : α, x ≠ y
class NoZeroDivisors (M₀ : Type u) [Mul M₀] [Zero M₀] : Prop where
  eq_zero_or_eq_zero_of_mul_eq_zero : ∀ {a b : M₀}, a * b = 0 → a = 0 ∨ b = 0
class IsCancelMulZero (M₀ : Type u) [Mul M₀] [Zero M₀] : Prop where
  mul_left_cancel_of_ne_zero : ∀ {a b c : M₀}, a ≠ 0 → a * b = a * c → b = c
class IsCancelAdd (G : Type u) [Add G] : Prop where
  add_left_cancel : ∀ a b c : G, a + b = a + c → b = c
class CharZero (R : Type u) [NatCast R] : Prop where
  cast_injective : ∀ ⦃m n : Nat⦄, (NatCast.natCast m : R) = NatCast.natCast n → m = n
class NeZero {R : Type u} [Zero R] (n : R) : Prop where
  out : n ≠ 0
class Field (K : Type u) extends CommRing K, DivInvMonoid K, Nontrivial K where
  mul_inv_cancel : ∀ a : K, a ≠ 0 → a * a⁻¹ = 1
  inv_zero : (0 : K)⁻¹ = 0
class IsDomain (α : Type u) [Semiring α] : Prop extends IsCancelMulZero α, Nontrivial α

section monoid
variable {M : Type u} [Monoid M]
theorem mul_assoc (a b c : M) : a * b * c = a * (b * c) := Monoid.mul_assoc a b c
@[simp] theorem one_mul (a : M) : 1 * a = a := Monoid.one_mul a
@[simp] theorem mul_one (a : M) : a * 1 = a := Monoid.mul_one a
@[simp] theorem pow_zero (a : M) : a ^ 0 = 1 := Monoid.npow_zero a
theorem pow_succ (a : M) (n : Nat) : a ^ (n + 1) = a ^ n * a := Monoid.npow_succ n a
@[simp] theorem pow_one (a : M) : a ^ 1 = a := (pow_succ a 0).trans (by rw [pow_zero, one_mul])
theorem pow_two (a : M) : a ^ 2 = a * a := (pow_succ a 1).trans (by rw [pow_one])
theorem sq (a : M) : a ^ 2 = a * a := pow_two a
theorem pow_three (a : M) : a ^ 3 = a * (a * a) := (pow_succ a 2).trans (by rw [pow_two, mul_assoc])
theorem pow_three' (a : M) : a ^ 3 = a * a * a := (pow_succ a 2).trans (by rw [pow_two])
theorem pow_succ' (a : M) (n : Nat) : a ^ (n + 1) = a * a ^ n := by
  induction n with
  | zero => rw [pow_one, pow_zero, mul_one]
  | succ n ih => rw [pow_succ, ih, mul_assoc, ← pow_succ, ← ih]
theorem pow_add (a : M) (m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => rw [Nat.add_zero, pow_zero, mul_one]
  | succ n ih => rw [← Nat.add_assoc, pow_succ, ih, mul_assoc, ← pow_succ]
theorem pow_mul (a : M) (m n : Nat) : a ^ (m * n) = (a ^ m) ^ n := by
  induction n with
  | zero => rw [Nat.mul_zero, pow_zero, pow_zero]
  | succ n ih => rw [Nat.mul_add, Nat.mul_one, pow_add, ih, pow_succ]
theorem pow_mul' (a : M) (m n : Nat) : a ^ (m * n) = (a ^ n) ^ m := by rw [Nat.mul_comm, pow_mul]
theorem pow_right_comm (a : M) (m n : Nat) : (a ^ m) ^ n = (a ^ n) ^ m := by rw [← pow_mul, Nat.mul_comm, pow_mul]
theorem pow_mul_comm (a : M) (m n : Nat) : a ^ m * a ^ n = a ^ n * a ^ m := by rw [← pow_add, Nat.add_comm, pow_add]
theorem mul_pow_sub_one {n : Nat} (hn : n ≠ 0) (a : M) : a * a ^ (n - 1) = a ^ n := by
  cases n with
  | zero => exact absurd rfl hn
  | succ n => exact (pow_succ' a n).symm
@[simp] theorem one_pow (n : Nat) : (1 : M) ^ n = 1 := by
  induction n with
  | zero => exact pow_zero 1
  | succ n ih => rw [pow_succ, ih, mul_one]
end monoid

section commmonoid
variable {M : Type u} [CommMonoid M]
theorem mul_comm (a b : M) : a * b = b * a := CommMonoid.mul_comm a b
theorem mul_left_comm (a b c : M) : a * (b * c) = b * (a * c) := by rw [← mul_assoc, mul_comm a b, mul_assoc]
theorem mul_right_comm (a b c : M) : a * b * c = a * c * b := by rw [mul_assoc, mul_comm b c, ← mul_assoc]
theorem mul_mul_mul_comm (a b c d : M) : a * b * (c * d) = a * c * (b * d) := by rw [mul_assoc, mul_left_comm b, ← mul_assoc]
theorem mul_pow (a b : M) (n : Nat) : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rw [pow_zero, pow_zero, pow_zero, mul_one]
  | succ n ih => rw [pow_succ, ih, pow_succ, pow_succ, mul_mul_mul_comm]
end commmonoid

section addcommmonoid
variable {M : Type u} [AddCommMonoid M]
theorem add_assoc (a b c : M) : a + b + c = a + (b + c) := AddCommMonoid.add_assoc a b c
theorem add_comm (a b : M) : a + b = b + a := AddCommMonoid.add_comm a b
@[simp] theorem zero_add (a : M) : 0 + a = a := AddCommMonoid.zero_add a
@[simp] theorem add_zero (a : M) : a + 0 = a := by rw [add_comm, zero_add]
theorem add_left_comm (a b c : M) : a + (b + c) = b + (a + c) := by rw [← add_assoc, add_comm a b, add_assoc]
theorem add_right_comm (a b c : M) : a + b + c = a + c + b := by rw [add_assoc, add_comm b c, ← add_assoc]
theorem add_add_add_comm (a b c d : M) : a + b + (c + d) = a + c + (b + d) := by rw [add_assoc, add_left_comm b, ← add_assoc]
end addcommmonoid

section cancel
variable {M : Type u} [AddCommMonoid M] [IsCancelAdd M] {a b c : M}
theorem add_left_cancel (h : a + b = a + c) : b = c := IsCancelAdd.add_left_cancel a b c h
theorem add_right_cancel (h : a + b = c + b) : a = c := add_left_cancel (a := b) (by rw [add_comm b, h, add_comm])
@[simp] theorem add_left_inj (a : M) {b c : M} : b + a = c + a ↔ b = c := ⟨add_right_cancel, fun h => h ▸ rfl⟩
@[simp] theorem add_right_inj (a : M) {b c : M} : a + b = a + c ↔ b = c := ⟨add_left_cancel, fun h => h ▸ rfl⟩
@[simp] theorem add_eq_left : a + b = a ↔ b = 0 := ⟨fun h => add_left_cancel (a := a) (by rw [h, add_zero]), fun h => by rw [h, add_zero]⟩
@[simp] theorem add_eq_right : a + b = b ↔ a = 0 := by rw [add_comm, add_eq_left]
@[simp] theorem left_eq_add : a = a + b ↔ b = 0 := ⟨fun h => add_eq_left.mp h.symm, fun h => (add_eq_left.mpr h).symm⟩
@[simp] theorem right_eq_add : b = a + b ↔ a = 0 := ⟨fun h => add_eq_right.mp h.symm, fun h => (add_eq_right.mpr h).symm⟩
end cancel

section addcommgroup
variable {G : Type u} [AddCommGroup G]
@[simp] theorem neg_add_cancel (a : G) : -a + a = 0 := AddCommGroup.neg_add_cancel a
@[simp] theorem add_neg_cancel (a : G) : a + -a = 0 := by rw [add_comm, neg_add_cancel]
theorem sub_eq_add_neg (a b : G) : a - b = a + -b := AddCommGroup.sub_eq_add_neg a b
instance AddCommGroup.toIsCancelAdd : IsCancelAdd G :=
  ⟨fun a b c h => by rw [← zero_add b, ← neg_add_cancel a, add_assoc, h, ← add_assoc, neg_add_cancel, zero_add]⟩
@[simp] theorem neg_add_cancel_left (a b : G) : -a + (a + b) = b := by rw [← add_assoc, neg_add_cancel, zero_add]
@[simp] theorem add_neg_cancel_left (a b : G) : a + (-a + b) = b := by rw [← add_assoc, add_neg_cancel, zero_add]
@[simp] theorem add_neg_cancel_right (a b : G) : a + b + -b = a := by rw [add_assoc, add_neg_cancel, add_zero]
@[simp] theorem neg_add_cancel_right (a b : G) : a + -b + b = a := by rw [add_assoc, neg_add_cancel, add_zero]
theorem neg_eq_of_add_eq_zero_right {a b : G} (h : a + b = 0) : -a = b := by rw [← add_zero (-a), ← h, neg_add_cancel_left]
theorem neg_eq_of_add_eq_zero_left {a b : G} (h : a + b = 0) : -b = a := neg_eq_of_add_eq_zero_right (by rw [add_comm, h])
theorem eq_neg_of_add_eq_zero_left {a b : G} (h : a + b = 0) : a = -b := (neg_eq_of_add_eq_zero_left h).symm
theorem eq_neg_of_add_eq_zero_right {a b : G} (h : a + b = 0) : b = -a := (neg_eq_of_add_eq_zero_right h).symm
@[simp] theorem neg_neg (a : G) : - -a = a := neg_eq_of_add_eq_zero_right (neg_add_cancel a)
@[simp] theorem neg_zero : -(0 : G) = 0 := neg_eq_of_add_eq_zero_right (add_zero 0)
@[simp] theorem neg_add_rev (a b : G) : -(a + b) = -b + -a := neg_eq_of_add_eq_zero_right (by rw [add_assoc, add_neg_cancel_left, add_neg_cancel])
theorem neg_add (a b : G) : -(a + b) = -a + -b := by rw [neg_add_rev, add_comm]
@[simp] theorem neg_inj {a b : G} : -a = -b ↔ a = b := ⟨fun h => by rw [← neg_neg a, h, neg_neg], fun h => h ▸ rfl⟩
@[simp] theorem neg_eq_zero {a : G} : -a = 0 ↔ a = 0 := ⟨fun h => by rw [← neg_neg a, h, neg_zero], fun h => by rw [h, neg_zero]⟩
theorem neg_ne_zero {a : G} : -a ≠ 0 ↔ a ≠ 0 := ⟨fun h h' => h (neg_eq_zero.mpr h'), fun h h' => h (neg_eq_zero.mp h')⟩
theorem neg_eq_iff_eq_neg {a b : G} : -a = b ↔ a = -b := ⟨fun h => by rw [← h, neg_neg], fun h => by rw [h, neg_neg]⟩
theorem eq_neg_iff_add_eq_zero {a b : G} : a = -b ↔ a + b = 0 := ⟨fun h => by rw [h, neg_add_cancel], eq_neg_of_add_eq_zero_left⟩
theorem add_eq_zero_iff_eq_neg {a b : G} : a + b = 0 ↔ a = -b := eq_neg_iff_add_eq_zero.symm
theorem add_eq_zero_iff_neg_eq {a b : G} : a + b = 0 ↔ -a = b := ⟨neg_eq_of_add_eq_zero_right, fun h => by rw [← h, add_neg_cancel]⟩
@[simp] theorem sub_self (a : G) : a - a = 0 := by rw [sub_eq_add_neg, add_neg_cancel]
@[simp] theorem sub_zero (a : G) : a - 0 = a := by rw [sub_eq_add_neg, neg_zero, add_zero]
@[simp] theorem zero_sub (a : G) : 0 - a = -a := by rw [sub_eq_add_neg, zero_add]
@[simp] theorem sub_neg_eq_add (a b : G) : a - -b = a + b := by rw [sub_eq_add_neg, neg_neg]
@[simp] theorem neg_sub (a b : G) : -(a - b) = b - a := by rw [sub_eq_add_neg, neg_add_rev, neg_neg, sub_eq_add_neg]
@[simp] theorem sub_add_cancel (a b : G) : a - b + b = a := by rw [sub_eq_add_neg, neg_add_cancel_right]
@[simp] theorem add_sub_cancel_right (a b : G) : a + b - b = a := by rw [sub_eq_add_neg, add_neg_cancel_right]
@[simp] theorem add_sub_cancel_left (a b : G) : a + b - a = b := by rw [add_comm, add_sub_cancel_right]
@[simp] theorem add_sub_cancel (a b : G) : a + (b - a) = b := by rw [add_comm, sub_add_cancel]
theorem sub_add_eq_sub_sub (a b c : G) : a - (b + c) = a - b - c := by rw [sub_eq_add_neg, neg_add, ← add_assoc, sub_eq_add_neg, sub_eq_add_neg]
theorem sub_sub (a b c : G) : a - b - c = a - (b + c) := (sub_add_eq_sub_sub a b c).symm
theorem add_sub_assoc (a b c : G) : a + b - c = a + (b - c) := by rw [sub_eq_add_neg, sub_eq_add_neg, add_assoc]
theorem add_sub (a b c : G) : a + (b - c) = a + b - c := (add_sub_assoc a b c).symm
theorem sub_add (a b c : G) : a - b + c = a - (b - c) := by
  rw [sub_eq_add_neg a (b - c), neg_sub, sub_eq_add_neg, sub_eq_add_neg, add_assoc, add_comm c]
theorem sub_sub_eq_add_sub (a b c : G) : a - (b - c) = a + c - b := by
  rw [sub_eq_add_neg a (b - c), neg_sub, ← add_sub_assoc]
theorem sub_add_eq_add_sub (a b c : G) : a - b + c = a + c - b := by rw [sub_add, sub_sub_eq_add_sub]
theorem add_sub_right_comm (a b c : G) : a + b - c = a - c + b := (sub_add_eq_add_sub a c b).symm
theorem sub_right_comm (a b c : G) : a - b - c = a - c - b := by rw [sub_sub, sub_sub, add_comm]
@[simp] theorem sub_sub_cancel (a b : G) : a - (a - b) = b := by rw [sub_sub_eq_add_sub, add_sub_cancel_left]
@[simp] theorem sub_sub_self (a b : G) : a - (a - b) = b := sub_sub_cancel a b
@[simp] theorem sub_add_sub_cancel (a b c : G) : a - b + (b - c) = a - c := by rw [← add_sub_assoc, sub_add_cancel]
@[simp] theorem sub_sub_sub_cancel_right (a b c : G) : a - c - (b - c) = a - b := by rw [sub_sub, add_sub_cancel]
@[simp] theorem add_sub_add_right_eq_sub (a b c : G) : a + c - (b + c) = a - b := by rw [add_comm b, ← sub_sub, add_sub_cancel_right]
@[simp] theorem add_sub_add_left_eq_sub (a b c : G) : c + a - (c + b) = a - b := by rw [← sub_sub, add_sub_cancel_left]
theorem add_sub_add_comm (a b c d : G) : a + b - (c + d) = a - c + (b - d) := by
  rw [← sub_sub, add_sub_right_comm, add_sub_assoc]
theorem sub_add_add_cancel (a b c : G) : a - c + (b + c) = a + b := by rw [add_comm b, ← add_assoc, sub_add_cancel]
theorem neg_add_eq_sub (a b : G) : -a + b = b - a := by rw [add_comm, sub_eq_add_neg]
theorem neg_sub_neg (a b : G) : -a - -b = b - a := by rw [sub_neg_eq_add, neg_add_eq_sub]
theorem sub_eq_neg_add (a b : G) : a - b = -b + a := (neg_add_eq_sub b a).symm
theorem eq_sub_iff_add_eq {a b c : G} : a = b - c ↔ a + c = b := ⟨fun h => by rw [h, sub_add_cancel], fun h => by rw [← h, add_sub_cancel_right]⟩
theorem eq_sub_iff_add_eq' {a b c : G} : a = b - c ↔ c + a = b := by rw [eq_sub_iff_add_eq, add_comm]
theorem sub_eq_iff_eq_add {a b c : G} : a - b = c ↔ a = c + b := ⟨fun h => by rw [← h, sub_add_cancel], fun h => by rw [h, add_sub_cancel_right]⟩
theorem sub_eq_iff_eq_add' {a b c : G} : a - b = c ↔ a = b + c := by rw [sub_eq_iff_eq_add, add_comm]
theorem eq_sub_of_add_eq {a b c : G} (h : a + c = b) : a = b - c := eq_sub_iff_add_eq.mpr h
theorem eq_sub_of_add_eq' {a b c : G} (h : c + a = b) : a = b - c := eq_sub_iff_add_eq'.mpr h
theorem sub_eq_of_eq_add {a b c : G} (h : a = c + b) : a - b = c := sub_eq_iff_eq_add.mpr h
theorem sub_eq_of_eq_add' {a b c : G} (h : a = b + c) : a - b = c := sub_eq_iff_eq_add'.mpr h
theorem eq_add_of_sub_eq {a b c : G} (h : a - c = b) : a = b + c := sub_eq_iff_eq_add.mp h
theorem eq_add_of_sub_eq' {a b c : G} (h : a - b = c) : a = b + c := sub_eq_iff_eq_add'.mp h
theorem add_eq_of_eq_sub {a b c : G} (h : a = c - b) : a + b = c := eq_sub_iff_add_eq.mp h
theorem sub_eq_zero {a b : G} : a - b = 0 ↔ a = b := by rw [sub_eq_iff_eq_add, zero_add]
theorem sub_eq_zero_of_eq {a b : G} (h : a = b) : a - b = 0 := sub_eq_zero.mpr h
theorem eq_of_sub_eq_zero {a b : G} (h : a - b = 0) : a = b := sub_eq_zero.mp h
theorem sub_ne_zero {a b : G} : a - b ≠ 0 ↔ a ≠ b := ⟨fun h e => h (sub_eq_zero.mpr e), fun h e => h (sub_eq_zero.mp e)⟩
theorem sub_ne_zero_of_ne {a b : G} (h : a ≠ b) : a - b ≠ 0 := sub_ne_zero.mpr h
@[simp] theorem sub_left_inj {a b c : G} : b - a = c - a ↔ b = c := ⟨fun h => by rw [← sub_add_cancel b a, h, sub_add_cancel], fun h => h ▸ rfl⟩
@[simp] theorem sub_right_inj {a b c : G} : a - b = a - c ↔ b = c := ⟨fun h => by rw [← sub_sub_cancel a b, h, sub_sub_cancel], fun h => h ▸ rfl⟩
theorem sub_eq_sub_iff_add_eq_add {a b c d : G} : a - b = c - d ↔ a + d = c + b := by
  rw [sub_eq_iff_eq_add, sub_add_eq_add_sub, eq_sub_iff_add_eq]
end addcommgroup

section semiring
variable {R : Type u} [Semiring R]
theorem mul_add (a b c : R) : a * (b + c) = a * b + a * c := Semiring.left_distrib a b c
theorem add_mul (a b c : R) : (a + b) * c = a * c + b * c := Semiring.right_distrib a b c
theorem left_distrib (a b c : R) : a * (b + c) = a * b + a * c := mul_add a b c
theorem right_distrib (a b c : R) : (a + b) * c = a * c + b * c := add_mul a b c
@[simp] theorem zero_mul (a : R) : 0 * a = 0 := Semiring.zero_mul a
@[simp] theorem mul_zero (a : R) : a * 0 = 0 := Semiring.mul_zero a
@[simp] theorem zero_pow {n : Nat} (hn : n ≠ 0) : (0 : R) ^ n = 0 := by
  cases n with
  | zero => exact absurd rfl hn
  | succ n => rw [pow_succ, mul_zero]
@[simp] theorem Nat.cast_zero : ((0 : Nat) : R) = 0 := Semiring.natCast_zero
theorem Nat.cast_succ (n : Nat) : ((Nat.succ n : Nat) : R) = n + 1 := Semiring.natCast_succ n
theorem Nat.cast_add_one (n : Nat) : ((n + 1 : Nat) : R) = n + 1 := Nat.cast_succ n
@[simp] theorem Nat.cast_one : ((1 : Nat) : R) = 1 := (Nat.cast_succ 0).trans (by rw [Nat.cast_zero, zero_add])
@[simp] theorem Nat.cast_ofNat {n : Nat} [Nat.AtLeastTwo n] : ((no_index (OfNat.ofNat n) : Nat) : R) = OfNat.ofNat n := rfl
@[simp] theorem Nat.cast_add (m n : Nat) : ((m + n : Nat) : R) = m + n := by
  induction n with
  | zero => rw [Nat.cast_zero, _root_.add_zero, Nat.add_zero]
  | succ n ih => rw [← Nat.add_assoc, Nat.cast_add_one, ih, Nat.cast_add_one, add_assoc]
@[simp] theorem Nat.cast_mul (m n : Nat) : ((m * n : Nat) : R) = m * n := by
  induction n with
  | zero => rw [Nat.cast_zero, _root_.mul_zero]; exact Nat.cast_zero (R := R)
  | succ n ih => rw [Nat.mul_add, Nat.mul_one, Nat.cast_add, ih, Nat.cast_add_one, mul_add, mul_one]
@[simp] theorem Nat.cast_pow (n m : Nat) : ((n ^ m : Nat) : R) = (n : R) ^ m := by
  induction m with
  | zero => rw [_root_.pow_zero]; exact Nat.cast_one (R := R)
  | succ m ih => rw [Nat.pow_succ, Nat.cast_mul, ih, _root_.pow_succ]
theorem one_add_one_eq_two : (1 : R) + 1 = 2 := ((Nat.cast_add_one (R := R) 1).trans (by rw [Nat.cast_one])).symm
theorem two_mul (n : R) : 2 * n = n + n := by rw [← one_add_one_eq_two, add_mul, one_mul]
theorem mul_two (n : R) : n * 2 = n + n := by rw [← one_add_one_eq_two, mul_add, mul_one]
theorem add_one_mul (a b : R) : (a + 1) * b = a * b + b := by rw [add_mul, one_mul]
theorem mul_add_one (a b : R) : a * (b + 1) = a * b + a := by rw [mul_add, mul_one]
theorem one_add_mul (a b : R) : (1 + a) * b = b + a * b := by rw [add_mul, one_mul]
theorem mul_one_add (a b : R) : a * (1 + b) = a + a * b := by rw [mul_add, mul_one]
end semiring

theorem Portable.succ_sub_succ (n m : Nat) : (n + 1) - (m + 1) = n - m := by
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg Nat.pred ih
section ring
variable {R : Type u} [Ring R]
@[simp] theorem neg_mul (a b : R) : -a * b = -(a * b) := (neg_eq_of_add_eq_zero_right (by rw [← add_mul, add_neg_cancel, zero_mul])).symm
@[simp] theorem mul_neg (a b : R) : a * -b = -(a * b) := (neg_eq_of_add_eq_zero_right (by rw [← mul_add, add_neg_cancel, mul_zero])).symm
theorem neg_mul_neg (a b : R) : -a * -b = a * b := by rw [neg_mul, mul_neg, neg_neg]
theorem neg_mul_eq_neg_mul (a b : R) : -(a * b) = -a * b := (neg_mul a b).symm
theorem neg_mul_eq_mul_neg (a b : R) : -(a * b) = a * -b := (mul_neg a b).symm
theorem neg_mul_comm (a b : R) : -a * b = a * -b := by rw [neg_mul, mul_neg]
theorem neg_one_mul (a : R) : -1 * a = -a := by rw [neg_mul, one_mul]
theorem mul_neg_one (a : R) : a * -1 = -a := by rw [mul_neg, mul_one]
theorem neg_eq_neg_one_mul (a : R) : -a = -1 * a := (neg_one_mul a).symm
theorem mul_sub (a b c : R) : a * (b - c) = a * b - a * c := by rw [sub_eq_add_neg, mul_add, mul_neg, sub_eq_add_neg]
theorem sub_mul (a b c : R) : (a - b) * c = a * c - b * c := by rw [sub_eq_add_neg, add_mul, neg_mul, sub_eq_add_neg]
theorem mul_sub_one (a b : R) : a * (b - 1) = a * b - a := by rw [mul_sub, mul_one]
theorem sub_one_mul (a b : R) : (a - 1) * b = a * b - b := by rw [sub_mul, one_mul]
theorem one_sub_mul (a b : R) : (1 - a) * b = b - a * b := by rw [sub_mul, one_mul]
theorem mul_one_sub (a b : R) : a * (1 - b) = a - a * b := by rw [mul_sub, mul_one]
theorem neg_sq (a : R) : (-a) ^ 2 = a ^ 2 := by rw [pow_two, pow_two, neg_mul_neg]
theorem neg_pow_two (a : R) : (-a) ^ 2 = a ^ 2 := neg_sq a
theorem Nat.cast_sub {m n : Nat} (h : m ≤ n) : ((n - m : Nat) : R) = n - m := by
  have cancel : ∀ m k : Nat, k + m - m = k := by
    intro m k
    induction m with
    | zero => rfl
    | succ m ih => exact (Portable.succ_sub_succ (k + m) m).trans ih
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_comm m k, cancel, Nat.cast_add, add_sub_cancel_right]
end ring

section divinv
variable {G : Type u} [DivInvMonoid G]
theorem div_eq_mul_inv (a b : G) : a / b = a * b⁻¹ := DivInvMonoid.div_eq_mul_inv a b
@[simp] theorem one_div (a : G) : 1 / a = a⁻¹ := by rw [div_eq_mul_inv, one_mul]
theorem inv_eq_one_div (a : G) : a⁻¹ = 1 / a := (one_div a).symm
theorem mul_div_assoc (a b c : G) : a * b / c = a * (b / c) := by rw [div_eq_mul_inv, div_eq_mul_inv, mul_assoc]
theorem mul_one_div (a b : G) : a * (1 / b) = a / b := by rw [one_div, div_eq_mul_inv]
end divinv

section group
variable {G : Type u} [Group G]
@[simp] theorem inv_mul_cancel (a : G) : a⁻¹ * a = 1 := Group.inv_mul_cancel a
theorem inv_eq_of_mul_eq_one_right {a b : G} (h : a * b = 1) : a⁻¹ = b := by
  rw [← mul_one a⁻¹, ← h, ← mul_assoc, inv_mul_cancel, one_mul]
@[simp] theorem mul_inv_cancel (a : G) : a * a⁻¹ = 1 := by
  have h : a⁻¹⁻¹ = a := inv_eq_of_mul_eq_one_right (inv_mul_cancel a)
  rw [← inv_mul_cancel a⁻¹, h]
@[simp] theorem inv_mul_cancel_left (a b : G) : a⁻¹ * (a * b) = b := by rw [← mul_assoc, inv_mul_cancel, one_mul]
@[simp] theorem mul_inv_cancel_left (a b : G) : a * (a⁻¹ * b) = b := by rw [← mul_assoc, mul_inv_cancel, one_mul]
@[simp] theorem mul_inv_cancel_right (a b : G) : a * b * b⁻¹ = a := by rw [mul_assoc, mul_inv_cancel, mul_one]
@[simp] theorem inv_mul_cancel_right (a b : G) : a * b⁻¹ * b = a := by rw [mul_assoc, inv_mul_cancel, mul_one]
@[simp] theorem mul_inv_rev (a b : G) : (a * b)⁻¹ = b⁻¹ * a⁻¹ := inv_eq_of_mul_eq_one_right (by rw [mul_assoc, mul_inv_cancel_left, mul_inv_cancel])
theorem mul_left_cancel {a b c : G} (h : a * b = a * c) : b = c := by rw [← inv_mul_cancel_left a b, h, inv_mul_cancel_left]
theorem mul_right_cancel {a b c : G} (h : a * b = c * b) : a = c := by rw [← mul_inv_cancel_right a b, h, mul_inv_cancel_right]
theorem inv_eq_of_mul_eq_one_left {a b : G} (h : a * b = 1) : b⁻¹ = a := by
  rw [← inv_eq_of_mul_eq_one_right h]; exact inv_eq_of_mul_eq_one_right (inv_mul_cancel a)
theorem eq_inv_of_mul_eq_one_left {a b : G} (h : a * b = 1) : a = b⁻¹ := (inv_eq_of_mul_eq_one_left h).symm
theorem eq_inv_of_mul_eq_one_right {a b : G} (h : a * b = 1) : b = a⁻¹ := (inv_eq_of_mul_eq_one_right h).symm
end group
class InvolutiveInv (G : Type u) extends Inv G where
  inv_inv : ∀ a : G, a⁻¹⁻¹ = a
@[simp] theorem inv_inv {G : Type u} [InvolutiveInv G] (a : G) : a⁻¹⁻¹ = a := InvolutiveInv.inv_inv a
instance (priority := 100) Group.toInvolutiveInv {G : Type u} [Group G] : InvolutiveInv G := ⟨fun a => inv_eq_of_mul_eq_one_right (inv_mul_cancel a)⟩

/-! Zero divisors. -/
section nzd
variable {M₀ : Type u} [Semiring M₀]
theorem mul_left_cancel₀ [IsCancelMulZero M₀] {a b c : M₀} (ha : a ≠ 0) (h : a * b = a * c) : b = c :=
  IsCancelMulZero.mul_left_cancel_of_ne_zero ha h
instance IsCancelMulZero.to_noZeroDivisors [IsCancelMulZero M₀] : NoZeroDivisors M₀ :=
  ⟨fun {a b} h => (Classical.em (a = 0)).elim .inl fun n => .inr (mul_left_cancel₀ n (by rw [h, mul_zero]))⟩
variable [NoZeroDivisors M₀] {a b : M₀} {n : Nat}
theorem eq_zero_or_eq_zero_of_mul_eq_zero : a * b = 0 → a = 0 ∨ b = 0 := NoZeroDivisors.eq_zero_or_eq_zero_of_mul_eq_zero
@[simp] theorem mul_eq_zero : a * b = 0 ↔ a = 0 ∨ b = 0 :=
  ⟨eq_zero_or_eq_zero_of_mul_eq_zero, fun h => h.elim (fun e => by rw [e, zero_mul]) fun e => by rw [e, mul_zero]⟩
theorem mul_ne_zero (ha : a ≠ 0) (hb : b ≠ 0) : a * b ≠ 0 := fun h => (mul_eq_zero.mp h).elim ha hb
theorem mul_ne_zero_iff : a * b ≠ 0 ↔ a ≠ 0 ∧ b ≠ 0 :=
  ⟨fun h => ⟨fun e => h (by rw [e, zero_mul]), fun e => h (by rw [e, mul_zero])⟩, fun h => mul_ne_zero h.1 h.2⟩
theorem mul_self_eq_zero : a * a = 0 ↔ a = 0 := by rw [mul_eq_zero, or_self]
theorem zero_eq_mul : 0 = a * b ↔ a = 0 ∨ b = 0 := ⟨fun h => mul_eq_zero.mp h.symm, fun h => (mul_eq_zero.mpr h).symm⟩
theorem eq_zero_of_pow_eq_zero (h : a ^ n = 0) [Nontrivial M₀] : a = 0 := by
  induction n with
  | zero =>
    obtain ⟨x, y, hxy⟩ := Nontrivial.exists_pair_ne (α := M₀)
    rw [pow_zero] at h
    exact absurd (by rw [← one_mul x, ← one_mul y, h, zero_mul, zero_mul]) hxy
  | succ n ih => rw [pow_succ] at h; exact (mul_eq_zero.mp h).elim ih id
theorem pow_eq_zero_iff (hn : n ≠ 0) [Nontrivial M₀] : a ^ n = 0 ↔ a = 0 := ⟨fun h => eq_zero_of_pow_eq_zero h, fun h => by rw [h, zero_pow hn]⟩
theorem pow_ne_zero (n : Nat) (h : a ≠ 0) [Nontrivial M₀] : a ^ n ≠ 0 := fun e => h (eq_zero_of_pow_eq_zero e)
theorem sq_eq_zero' : a ^ 2 = 0 ↔ a = 0 := by rw [pow_two, mul_self_eq_zero]
theorem sq_eq_zero_iff : a ^ 2 = 0 ↔ a = 0 := sq_eq_zero'
end nzd

section commring
variable {R : Type u}
theorem mul_right_cancel₀ [CommSemiring R] [IsCancelMulZero R] {a b c : R} (hb : b ≠ 0) (h : a * b = c * b) : a = c :=
  mul_left_cancel₀ hb (by rw [mul_comm b, h, mul_comm])
theorem mul_right_inj' [CommSemiring R] [IsCancelMulZero R] {a b c : R} (ha : a ≠ 0) : a * b = a * c ↔ b = c := ⟨mul_left_cancel₀ ha, fun h => h ▸ rfl⟩
theorem mul_left_inj' [CommSemiring R] [IsCancelMulZero R] {a b c : R} (hc : c ≠ 0) : a * c = b * c ↔ a = b := ⟨mul_right_cancel₀ hc, fun h => h ▸ rfl⟩
@[simp] theorem mul_eq_mul_left_iff [CommSemiring R] [IsCancelMulZero R] {a b c : R} : a * b = a * c ↔ b = c ∨ a = 0 :=
  ⟨fun h => (Classical.em (a = 0)).elim .inr fun n => .inl (mul_left_cancel₀ n h), fun h => h.elim (· ▸ rfl) fun e => by rw [e, zero_mul, zero_mul]⟩
@[simp] theorem mul_eq_mul_right_iff [CommSemiring R] [IsCancelMulZero R] {a b c : R} : a * c = b * c ↔ a = b ∨ c = 0 := by
  rw [mul_comm a, mul_comm b, mul_eq_mul_left_iff]
theorem add_sq [CommSemiring R] (a b : R) : (a + b) ^ 2 = a ^ 2 + 2 * a * b + b ^ 2 := by
  rw [pow_two, pow_two, pow_two, two_mul, add_mul, mul_add, mul_add, add_mul, mul_comm b a, ← add_assoc, add_assoc (a * a), ]
theorem add_pow_two [CommSemiring R] (a b : R) : (a + b) ^ 2 = a ^ 2 + 2 * a * b + b ^ 2 := add_sq a b
theorem add_mul_self_eq [CommSemiring R] (a b : R) : (a + b) * (a + b) = a * a + 2 * a * b + b * b := by
  rw [← pow_two, add_sq, pow_two, pow_two]
variable [CommRing R]
theorem sub_sq (a b : R) : (a - b) ^ 2 = a ^ 2 - 2 * a * b + b ^ 2 := by
  rw [sub_eq_add_neg, add_sq, neg_sq, mul_neg, ← sub_eq_add_neg]
theorem sub_pow_two (a b : R) : (a - b) ^ 2 = a ^ 2 - 2 * a * b + b ^ 2 := sub_sq a b
theorem mul_self_sub_mul_self (a b : R) : a * a - b * b = (a + b) * (a - b) := by
  rw [mul_sub, add_mul, add_mul, mul_comm b a, add_comm (a * b), add_sub_add_right_eq_sub]
theorem sq_sub_sq (a b : R) : a ^ 2 - b ^ 2 = (a + b) * (a - b) := by rw [pow_two, pow_two, mul_self_sub_mul_self]
theorem sq_sub_sq' (a b : R) : a ^ 2 - b ^ 2 = (a - b) * (a + b) := by rw [sq_sub_sq, mul_comm]
theorem pow_two_sub_pow_two (a b : R) : a ^ 2 - b ^ 2 = (a + b) * (a - b) := sq_sub_sq a b
theorem mul_self_eq_mul_self_iff [NoZeroDivisors R] {a b : R} : a * a = b * b ↔ a = b ∨ a = -b := by
  rw [← sub_eq_zero, mul_self_sub_mul_self, mul_eq_zero, or_comm, sub_eq_zero, add_eq_zero_iff_eq_neg]
theorem sq_eq_sq_iff_eq_or_eq_neg [NoZeroDivisors R] {a b : R} : a ^ 2 = b ^ 2 ↔ a = b ∨ a = -b := by
  rw [pow_two, pow_two, mul_self_eq_mul_self_iff]
theorem eq_or_eq_neg_of_sq_eq_sq [NoZeroDivisors R] (a b : R) : a ^ 2 = b ^ 2 → a = b ∨ a = -b := sq_eq_sq_iff_eq_or_eq_neg.mp
end commring

section charzero
variable {R : Type u} [Semiring R] [CharZero R] {m n : Nat}
@[simp] theorem Nat.cast_inj : (m : R) = n ↔ m = n := ⟨fun h => CharZero.cast_injective h, fun h => h ▸ rfl⟩
@[simp] theorem Nat.cast_eq_zero {n : Nat} : (n : R) = 0 ↔ n = 0 := by rw [← Nat.cast_zero, Nat.cast_inj]
theorem Nat.cast_ne_zero {n : Nat} : (n : R) ≠ 0 ↔ n ≠ 0 := ⟨fun h e => h (Nat.cast_eq_zero.mpr e), fun h e => h (Nat.cast_eq_zero.mp e)⟩
@[simp] theorem Nat.cast_eq_one {n : Nat} : (n : R) = 1 ↔ n = 1 := by rw [← Nat.cast_one, Nat.cast_inj]
instance NeZero.charZero_one : NeZero (1 : R) := ⟨fun h => nomatch (Nat.cast_inj (R := R) (m := 1) (n := 0)).mp (by rw [Nat.cast_one, h, Nat.cast_zero])⟩
instance NeZero.charZero_ofNat [h : Nat.AtLeastTwo n] : NeZero (OfNat.ofNat n : R) :=
  ⟨fun e => absurd ((Nat.cast_inj (R := R) (m := n) (n := 0)).mp (e.trans Nat.cast_zero.symm)) fun e => nomatch e ▸ h.prop⟩
end charzero
@[simp] theorem OfNat.ofNat_ne_zero {R : Type u} [Semiring R] [CharZero R] (n : Nat) [Nat.AtLeastTwo n] : (no_index (OfNat.ofNat n) : R) ≠ 0 := NeZero.out
theorem two_ne_zero {α : Type u} [Semiring α] [NeZero (2 : α)] : (2 : α) ≠ 0 := NeZero.out
theorem three_ne_zero {α : Type u} [Semiring α] [NeZero (3 : α)] : (3 : α) ≠ 0 := NeZero.out
theorem four_ne_zero {α : Type u} [Semiring α] [NeZero (4 : α)] : (4 : α) ≠ 0 := NeZero.out
@[simp] theorem one_ne_zero {α : Type u} [Semiring α] [NeZero (1 : α)] : (1 : α) ≠ 0 := NeZero.out
@[simp] theorem zero_ne_one {α : Type u} [Semiring α] [NeZero (1 : α)] : (0 : α) ≠ 1 := NeZero.out.symm

instance Nat.instCommSemiring : CommSemiring Nat where
  add := Nat.add
  mul := Nat.mul
  zero := 0
  one := 1
  pow := Nat.pow
  natCast n := n
  add_assoc := Nat.add_assoc
  zero_add := Nat.zero_add
  add_comm := Nat.add_comm
  mul_assoc := Nat.mul_assoc
  one_mul := Nat.one_mul
  mul_one := Nat.mul_one
  mul_comm := Nat.mul_comm
  npow_zero := Nat.pow_zero
  npow_succ _ _ := rfl
  left_distrib := Nat.mul_add
  right_distrib := Nat.add_mul
  zero_mul := Nat.zero_mul
  mul_zero := Nat.mul_zero
  natCast_zero := rfl
  natCast_succ _ := rfl
instance Nat.instIsCancelAdd : IsCancelAdd Nat := ⟨fun _ _ _ h => Nat.add_left_cancel h⟩
instance Nat.instCharZero : CharZero Nat := ⟨fun _ _ h => h⟩
instance Nat.instNontrivial : Nontrivial Nat := ⟨⟨0, 1, fun h => nomatch h⟩⟩
@[simp] theorem Nat.cast_id (n : Nat) : (NatCast.natCast n : Nat) = n := rfl
instance Nat.instIsCancelMulZero : IsCancelMulZero Nat where
  mul_left_cancel_of_ne_zero {a b c} ha h := by
    cases a with
    | zero => exact absurd rfl ha
    | succ a =>
      rcases Nat.lt_or_ge b c with hbc | hbc
      · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le hbc
        have h' : (a + 1) * b + 0 = (a + 1) * b + (a + 1) * (1 + k) := by
          rw [← Nat.mul_add, Nat.add_zero, ← Nat.add_assoc]; exact h
        have h'' := Nat.add_left_cancel h'
        rw [Nat.mul_comm, Nat.add_comm 1 k, Nat.add_one_mul, ← Nat.add_assoc] at h''
        exact nomatch h''
      · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le hbc
        have h' : (a + 1) * c + (a + 1) * k = (a + 1) * c + 0 := by rw [← Nat.mul_add, Nat.add_zero]; exact h
        have h'' := Nat.add_left_cancel h'
        cases k with
        | zero => rfl
        | succ k =>
          rw [Nat.mul_comm, Nat.add_one_mul, ← Nat.add_assoc] at h''
          exact nomatch h''
