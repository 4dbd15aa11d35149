import Mathlib.NatAlgebra
/-!
Sums and products over `Finset.range`. A `Finset` is a list without repetition, and `range` is the only way to make one here;
statements that compare two finite sets are out of scope.
-/
set_option linter.all false
universe u v
structure Finset (α : Type u) where
  private ofList ::
  private elems : List α
namespace Finset
def listRange : Nat → List Nat
  | .zero => .nil
  | .succ n => .cons n (listRange n)
def listSum {ι : Type u} {M : Type v} [AddCommMonoid M] (f : ι → M) : List ι → M
  | .nil => 0
  | .cons x l => listSum f l + f x
def listProd {ι : Type u} {M : Type v} [CommMonoid M] (f : ι → M) : List ι → M
  | .nil => 1
  | .cons x l => listProd f l * f x
def listMem {ι : Type u} (x : ι) : List ι → Prop
  | .nil => False
  | .cons y l => x = y ∨ listMem x l
def range (n : Nat) : Finset Nat := ⟨listRange n⟩
protected def sum {ι : Type u} {M : Type v} [AddCommMonoid M] (s : Finset ι) (f : ι → M) : M := listSum f s.elems
protected def prod {ι : Type u} {M : Type v} [CommMonoid M] (s : Finset ι) (f : ι → M) : M := listProd f s.elems
instance {ι : Type u} : Membership ι (Finset ι) := ⟨fun s x => listMem x s.elems⟩
end Finset
macro "∑ " x:ident " ∈ " s:term ", " b:term:67 : term => `(Finset.sum $s fun $x => $b)
macro "∏ " x:ident " ∈ " s:term ", " b:term:67 : term => `(Finset.prod $s fun $x => $b)
namespace Finset
section sum
variable {ι : Type u} {M : Type v} [AddCommMonoid M]
@[simp] theorem sum_range_zero (f : Nat → M) : ∑ k ∈ range 0, f k = 0 := rfl
theorem sum_range_succ (f : Nat → M) (n : Nat) : ∑ x ∈ range (n + 1), f x = ∑ x ∈ range n, f x + f n := rfl
@[simp] theorem sum_range_one (f : Nat → M) : ∑ k ∈ range 1, f k = f 0 := zero_add (f 0)
theorem sum_range_succ' (f : Nat → M) (n : Nat) : ∑ k ∈ range (n + 1), f k = ∑ k ∈ range n, f (k + 1) + f 0 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [sum_range_succ, ih, sum_range_succ, add_right_comm]
theorem sum_add_distrib {s : Finset ι} {f g : ι → M} : ∑ i ∈ s, (f i + g i) = ∑ i ∈ s, f i + ∑ i ∈ s, g i := by
  obtain ⟨l⟩ := s
  show listSum _ l = listSum f l + listSum g l
  induction l with
  | nil => exact (add_zero 0).symm
  | cons x l ih =>
    show listSum _ l + (f x + g x) = (listSum f l + f x) + (listSum g l + g x)
    rw [ih, add_add_add_comm]
theorem sum_const_zero {s : Finset ι} : ∑ _x ∈ s, (0 : M) = 0 := by
  obtain ⟨l⟩ := s
  show listSum _ l = 0
  induction l with
  | nil => rfl
  | cons x l ih => show listSum _ l + 0 = 0; rw [ih, add_zero]
theorem sum_congr {s₁ s₂ : Finset ι} {f g : ι → M} (h : s₁ = s₂) : (∀ x, x ∈ s₂ → f x = g x) → s₁.sum f = s₂.sum g := by
  subst h
  obtain ⟨l⟩ := s₁
  show (∀ x, listMem x l → f x = g x) → listSum f l = listSum g l
  induction l with
  | nil => exact fun _ => rfl
  | cons x l ih =>
    intro H
    show listSum f l + f x = listSum g l + g x
    rw [ih fun y hy => H y (.inr hy), H x (.inl rfl)]
end sum
theorem mul_sum {ι : Type u} {R : Type v} [Semiring R] (s : Finset ι) (f : ι → R) (b : R) : b * ∑ i ∈ s, f i = ∑ i ∈ s, b * f i := by
  obtain ⟨l⟩ := s
  show b * listSum f l = listSum _ l
  induction l with
  | nil => exact mul_zero b
  | cons x l ih => show b * (listSum f l + f x) = listSum _ l + b * f x; rw [mul_add, ih]
theorem sum_mul {ι : Type u} {R : Type v} [Semiring R] (s : Finset ι) (f : ι → R) (b : R) : (∑ i ∈ s, f i) * b = ∑ i ∈ s, f i * b := by
  obtain ⟨l⟩ := s
  show listSum f l * b = listSum _ l
  induction l with
  | nil => exact zero_mul b
  | cons x l ih => show (listSum f l + f x) * b = listSum _ l + f x * b; rw [add_mul, ih]
@[simp] theorem prod_range_zero {M : Type v} [CommMonoid M] (f : Nat → M) : ∏ k ∈ range 0, f k = 1 := rfl
theorem prod_range_succ {M : Type v} [CommMonoid M] (f : Nat → M) (n : Nat) : ∏ x ∈ range (n + 1), f x = (∏ x ∈ range n, f x) * f n := rfl
theorem mem_range {m n : Nat} : m ∈ range n ↔ m < n := by
  show listMem m (listRange n) ↔ m < n
  induction n with
  | zero => exact ⟨False.elim, fun h => absurd h (Nat.not_lt_zero m)⟩
  | succ n ih => exact ⟨fun h => h.elim (fun e => e ▸ Nat.lt_succ_self m) fun x => Nat.lt_succ_of_lt (ih.mp x),
      fun h => (lt_or_eq_of_le (Nat.le_of_lt_succ h)).elim (fun x => .inr (ih.mpr x)) .inl⟩
attribute [simp] mem_range
end Finset
