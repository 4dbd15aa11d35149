import Mathlib.Tactic
/-!
Fractions `(a - b) / (d + 1)` of natural numbers up to equality: an ordered field, the witness that seals `ℝ`.
Nothing else uses it, and `ℝ` is not known to be it.
-/
set_option linter.all false
set_option Elab.async false
namespace Portable

structure Frac where
  a : Nat
  b : Nat
  d : Nat
namespace Frac
def D (x : Frac) : Nat := x.d + 1
theorem D_pos (x : Frac) : 0 < x.D := Nat.succ_le_succ (Nat.zero_le x.d)
def Le (x y : Frac) : Prop := x.a * y.D + y.b * x.D ≤ y.a * x.D + x.b * y.D
def Eqv (x y : Frac) : Prop := Le x y ∧ Le y x
def zero : Frac := ⟨0, 0, 0⟩
def one : Frac := ⟨1, 0, 0⟩
/-- The denominator of a product of denominators, less one. -/
abbrev pd (x y : Frac) : Nat := x.d * y.d + x.d + y.d
def add (x y : Frac) : Frac := ⟨x.a * y.D + y.a * x.D, x.b * y.D + y.b * x.D, pd x y⟩
def neg (x : Frac) : Frac := ⟨x.b, x.a, x.d⟩
def mul (x y : Frac) : Frac := ⟨x.a * y.a + x.b * y.b, x.a * y.b + x.b * y.a, pd x y⟩
def inv (x : Frac) : Frac := match x.a - x.b, x.b - x.a with
  | .succ k, _ => ⟨x.D, 0, k⟩
  | .zero, .succ k => ⟨0, x.D, k⟩
  | .zero, .zero => zero
theorem pd_succ (x y : Frac) : pd x y + 1 = x.D * y.D := by
  show x.d * y.d + x.d + y.d + 1 = (x.d + 1) * (y.d + 1)
  ring
theorem add_D (x y : Frac) : (add x y).D = x.D * y.D := pd_succ x y
theorem mul_D (x y : Frac) : (mul x y).D = x.D * y.D := pd_succ x y

theorem le_refl (x : Frac) : Le x x := Nat.le_refl _
theorem le_total (x y : Frac) : Le x y ∨ Le y x := Nat.le_total _ _
theorem le_of_mul {m n : Nat} (k : Nat) (hk : 0 < k) (h : m * k ≤ n * k) : m ≤ n :=
  le_of_not_gt fun h' => not_le_of_gt (mul_lt_mul_of_pos_right h' hk) h
theorem le_trans {x y z : Frac} (h : Le x y) (h' : Le y z) : Le x z := by
  refine le_of_mul y.D y.D_pos ?_
  have h1 := Nat.mul_le_mul_left z.D h
  have h2 := Nat.mul_le_mul_left x.D h'
  linarith
theorem eqv_refl (x : Frac) : Eqv x x := ⟨le_refl x, le_refl x⟩
theorem eqv_of_eq {x y : Frac} (h : x.a * y.D + y.b * x.D = y.a * x.D + x.b * y.D) : Eqv x y := ⟨h.le, h.ge⟩
theorem le_congr {x x' y y' : Frac} (h : Eqv x x') (h' : Eqv y y') : Le x y ↔ Le x' y' :=
  ⟨fun k => le_trans h.2 (le_trans k h'.1), fun k => le_trans h.1 (le_trans k h'.2)⟩
theorem add_le {x y z : Frac} (h : Le x y) : Le (add z x) (add z y) := by
  show (add z x).a * (add z y).D + (add z y).b * (add z x).D ≤ (add z y).a * (add z x).D + (add z x).b * (add z y).D
  rw [add_D, add_D]
  have h1 := Nat.mul_le_mul_left (z.D * z.D) h
  show (z.a * x.D + x.a * z.D) * (z.D * y.D) + (z.b * y.D + y.b * z.D) * (z.D * x.D) ≤
    (z.a * y.D + y.a * z.D) * (z.D * x.D) + (z.b * x.D + x.b * z.D) * (z.D * y.D)
  linarith
theorem add_comm (x y : Frac) : Eqv (add x y) (add y x) := by
  apply eqv_of_eq
  rw [add_D, add_D]
  show (x.a * y.D + y.a * x.D) * (y.D * x.D) + (y.b * x.D + x.b * y.D) * (x.D * y.D) =
    (y.a * x.D + x.a * y.D) * (x.D * y.D) + (x.b * y.D + y.b * x.D) * (y.D * x.D)
  ring
theorem eqv_trans {x y z : Frac} (h : Eqv x y) (h' : Eqv y z) : Eqv x z := ⟨le_trans h.1 h'.1, le_trans h'.2 h.2⟩
theorem add_congr {x x' y y' : Frac} (h : Eqv x x') (h' : Eqv y y') : Eqv (add x y) (add x' y') :=
  eqv_trans ⟨add_le h'.1, add_le h'.2⟩ (eqv_trans (add_comm _ _) (eqv_trans ⟨add_le h.1, add_le h.2⟩ (add_comm _ _)))
theorem neg_congr {x x' : Frac} (h : Eqv x x') : Eqv (neg x) (neg x') := by
  have h1 : x.a * x'.D + x'.b * x.D ≤ x'.a * x.D + x.b * x'.D := h.1
  have h2 : x'.a * x.D + x.b * x'.D ≤ x.a * x'.D + x'.b * x.D := h.2
  constructor
  · show x.b * x'.D + x'.a * x.D ≤ x'.b * x.D + x.a * x'.D
    linarith
  · show x'.b * x.D + x.a * x'.D ≤ x.b * x'.D + x'.a * x.D
    linarith
theorem mul_comm (x y : Frac) : Eqv (mul x y) (mul y x) := by
  apply eqv_of_eq
  rw [mul_D, mul_D]
  show (x.a * y.a + x.b * y.b) * (y.D * x.D) + (y.a * x.b + y.b * x.a) * (x.D * y.D) =
    (y.a * x.a + y.b * x.b) * (x.D * y.D) + (x.a * y.b + x.b * y.a) * (y.D * x.D)
  ring
theorem mul_congr_right {x y y' : Frac} (h : Eqv y y') : Eqv (mul x y) (mul x y') := by
  have h0 : y.a * y'.D + y'.b * y.D = y'.a * y.D + y.b * y'.D := le_antisymm h.1 h.2
  have h1 : x.a * (x.D * (y.a * y'.D + y'.b * y.D)) = x.a * (x.D * (y'.a * y.D + y.b * y'.D)) := by rw [h0]
  have h2 : x.b * (x.D * (y.a * y'.D + y'.b * y.D)) = x.b * (x.D * (y'.a * y.D + y.b * y'.D)) := by rw [h0]
  apply eqv_of_eq
  rw [mul_D, mul_D]
  show (x.a * y.a + x.b * y.b) * (x.D * y'.D) + (x.a * y'.b + x.b * y'.a) * (x.D * y.D) =
    (x.a * y'.a + x.b * y'.b) * (x.D * y.D) + (x.a * y.b + x.b * y.a) * (x.D * y'.D)
  linarith
theorem mul_congr {x x' y y' : Frac} (h : Eqv x x') (h' : Eqv y y') : Eqv (mul x y) (mul x' y') :=
  eqv_trans (mul_congr_right h') (eqv_trans (mul_comm _ _) (eqv_trans (mul_congr_right h) (mul_comm _ _)))
theorem add_assoc (x y z : Frac) : Eqv (add (add x y) z) (add x (add y z)) := by
  apply eqv_of_eq
  rw [add_D, add_D, add_D, add_D]
  show ((x.a * y.D + y.a * x.D) * z.D + z.a * (add x y).D) * (x.D * (y.D * z.D)) + (x.b * (add y z).D + (y.b * z.D + z.b * y.D) * x.D) * (x.D * y.D * z.D) =
    (x.a * (add y z).D + (y.a * z.D + z.a * y.D) * x.D) * (x.D * y.D * z.D) + ((x.b * y.D + y.b * x.D) * z.D + z.b * (add x y).D) * (x.D * (y.D * z.D))
  rw [add_D, add_D]
  ring
theorem mul_assoc (x y z : Frac) : Eqv (mul (mul x y) z) (mul x (mul y z)) := by
  apply eqv_of_eq
  rw [mul_D, mul_D, mul_D, mul_D]
  show ((x.a * y.a + x.b * y.b) * z.a + (x.a * y.b + x.b * y.a) * z.b) * (x.D * (y.D * z.D)) + (x.a * (y.a * z.b + y.b * z.a) + x.b * (y.a * z.a + y.b * z.b)) * (x.D * y.D * z.D) =
    (x.a * (y.a * z.a + y.b * z.b) + x.b * (y.a * z.b + y.b * z.a)) * (x.D * y.D * z.D) + ((x.a * y.a + x.b * y.b) * z.b + (x.a * y.b + x.b * y.a) * z.a) * (x.D * (y.D * z.D))
  ring
theorem mul_add (x y z : Frac) : Eqv (mul x (add y z)) (add (mul x y) (mul x z)) := by
  apply eqv_of_eq
  rw [add_D, mul_D, mul_D, mul_D, add_D]
  show (x.a * (y.a * z.D + z.a * y.D) + x.b * (y.b * z.D + z.b * y.D)) * (x.D * y.D * (x.D * z.D)) + ((x.a * y.b + x.b * y.a) * (mul x z).D + (x.a * z.b + x.b * z.a) * (mul x y).D) * (x.D * (y.D * z.D)) =
    ((x.a * y.a + x.b * y.b) * (mul x z).D + (x.a * z.a + x.b * z.b) * (mul x y).D) * (x.D * (y.D * z.D)) + (x.a * (y.b * z.D + z.b * y.D) + x.b * (y.a * z.D + z.a * y.D)) * (x.D * y.D * (x.D * z.D))
  rw [mul_D, mul_D]
  ring
theorem zero_add (x : Frac) : Eqv (add zero x) x := by
  apply eqv_of_eq
  rw [add_D]
  show (0 * x.D + x.a * (0 + 1)) * x.D + x.b * ((0 + 1) * x.D) = x.a * ((0 + 1) * x.D) + (0 * x.D + x.b * (0 + 1)) * x.D
  ring
theorem neg_add (x : Frac) : Eqv (add (neg x) x) zero := by
  apply eqv_of_eq
  rw [add_D]
  show (x.b * x.D + x.a * x.D) * (0 + 1) + 0 * (x.D * x.D) = 0 * (x.D * x.D) + (x.a * x.D + x.b * x.D) * (0 + 1)
  ring
theorem one_mul (x : Frac) : Eqv (mul one x) x := by
  apply eqv_of_eq
  rw [mul_D]
  show (1 * x.a + 0 * x.b) * x.D + x.b * ((0 + 1) * x.D) = x.a * ((0 + 1) * x.D) + (1 * x.b + 0 * x.a) * x.D
  ring
theorem sub_cases (a b : Nat) : (∃ k, a - b = .succ k ∧ a = b + (k + 1)) ∨ (∃ k, a - b = .zero ∧ b - a = .succ k ∧ b = a + (k + 1)) ∨ (a - b = .zero ∧ b - a = .zero ∧ a = b) := by
  have cancel : ∀ c k : Nat, c + k - c = k ∧ c - (c + k) = 0 := by
    intro c k
    induction c with
    | zero =>
      rw [Nat.zero_add]
      refine ⟨rfl, ?_⟩
      induction k with
      | zero => rfl
      | succ k ih => exact congrArg Nat.pred ih
    | succ c ih => rw [Nat.add_right_comm]; exact ⟨(Portable.succ_sub_succ _ _).trans ih.1, (Portable.succ_sub_succ _ _).trans ih.2⟩
  rcases lt_trichotomy a b with h | h | h
  · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
    rw [Nat.add_assoc, Nat.add_comm 1 k]
    exact .inr (.inl ⟨k, (cancel a (k + 1)).2, (cancel a (k + 1)).1, rfl⟩)
  · subst h
    exact .inr (.inr ⟨(cancel a 0).1, (cancel a 0).1, rfl⟩)
  · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
    rw [Nat.add_assoc, Nat.add_comm 1 k]
    exact .inl ⟨k, (cancel b (k + 1)).1, rfl⟩
theorem mul_inv (x : Frac) : Eqv x zero ∨ Eqv (mul x (inv x)) one := by
  rcases sub_cases x.a x.b with ⟨k, h, e⟩ | ⟨k, h, h', e⟩ | ⟨h, h', e⟩
  · have hi : inv x = ⟨x.D, 0, k⟩ := by unfold inv; rw [h]
    right
    rw [hi]
    apply eqv_of_eq
    rw [mul_D]
    show (x.a * x.D + x.b * 0) * (0 + 1) + 0 * (x.D * (k + 1)) = 1 * (x.D * (k + 1)) + (x.a * 0 + x.b * x.D) * (0 + 1)
    rw [e]
    ring
  · have hi : inv x = ⟨0, x.D, k⟩ := by unfold inv; rw [h, h']
    right
    rw [hi]
    apply eqv_of_eq
    rw [mul_D]
    show (x.a * 0 + x.b * x.D) * (0 + 1) + 0 * (x.D * (k + 1)) = 1 * (x.D * (k + 1)) + (x.a * x.D + x.b * 0) * (0 + 1)
    rw [e]
    ring
  · left
    apply eqv_of_eq
    show x.a * (0 + 1) + 0 * x.D = 0 * x.D + x.b * (0 + 1)
    rw [e]
    ring
theorem inv_zero_of {x : Frac} (h : Eqv x zero) : inv x = zero := by
  have e : x.a * (0 + 1) + 0 * x.D = 0 * x.D + x.b * (0 + 1) := le_antisymm h.1 h.2
  have e : x.a = x.b := by linarith
  rcases sub_cases x.a x.b with ⟨k, h, e'⟩ | ⟨k, h, h', e'⟩ | ⟨h, h', e'⟩
  · exfalso; linarith
  · exfalso; linarith
  · unfold inv; rw [h, h']
theorem mul_zero (x : Frac) : Eqv (mul x zero) zero := by
  apply eqv_of_eq
  rw [mul_D]
  show (x.a * 0 + x.b * 0) * (0 + 1) + 0 * (x.D * (0 + 1)) = 0 * (x.D * (0 + 1)) + (x.a * 0 + x.b * 0) * (0 + 1)
  ring
theorem not_one_le_zero : ¬Le one zero := fun h => nomatch (h : (1 : Nat) ≤ 0)
theorem mul_nonneg {x y : Frac} (h : Le zero x) (h' : Le zero y) : Le zero (mul x y) := by
  have hx : 0 * x.D + x.b * (0 + 1) ≤ x.a * (0 + 1) + 0 * x.D := h
  have hy : 0 * y.D + y.b * (0 + 1) ≤ y.a * (0 + 1) + 0 * y.D := h'
  have hx : x.b ≤ x.a := by linarith
  have hy : y.b ≤ y.a := by linarith
  have := Portable.rearrange hx hy
  show 0 * (mul x y).D + (x.a * y.b + x.b * y.a) * (0 + 1) ≤ (x.a * y.a + x.b * y.b) * (0 + 1) + 0 * (mul x y).D
  linarith
/-- Inverses are determined: both are `1` over `x`. -/
theorem eqv_symm {x y : Frac} (h : Eqv x y) : Eqv y x := ⟨h.2, h.1⟩
theorem inv_congr {x x' : Frac} (h : Eqv x x') : Eqv (inv x) (inv x') := by
  rcases mul_inv x with h0 | h1
  · rw [inv_zero_of h0, inv_zero_of (eqv_trans (eqv_symm h) h0)]; exact eqv_refl zero
  · rcases mul_inv x' with h0 | h2
    · have := eqv_trans h h0
      have e := eqv_trans (eqv_symm h1) (eqv_trans (mul_congr this (eqv_refl _)) (eqv_trans (mul_comm _ _) (mul_zero _)))
      exact absurd e.1 not_one_le_zero
    · have a1 : Eqv (inv x) (mul (inv x) (mul x' (inv x'))) :=
        eqv_trans (eqv_symm (one_mul _)) (eqv_trans (mul_comm _ _) (mul_congr_right (eqv_symm h2)))
      have a2 : Eqv (mul (inv x) (mul x' (inv x'))) (mul (mul x (inv x)) (inv x')) :=
        eqv_trans (eqv_symm (mul_assoc _ _ _)) (mul_congr (eqv_trans (mul_comm _ _) (mul_congr (eqv_symm h) (eqv_refl _))) (eqv_refl _))
      exact eqv_trans a1 (eqv_trans a2 (eqv_trans (mul_congr h1 (eqv_refl _)) (one_mul _)))
end Frac

noncomputable section
def Q : Type := Quot Frac.Eqv
namespace Q
abbrev mk (x : Frac) : Q := Quot.mk _ x
theorem sound {x y : Frac} (h : Frac.Eqv x y) : mk x = mk y := Quot.sound h
def lift2 {β : Type} (f : Frac → Frac → β) (h : ∀ x x' y y', Frac.Eqv x x' → Frac.Eqv y y' → f x y = f x' y') (a b : Q) : β :=
  Quot.lift (fun x => Quot.lift (f x) (fun y y' hy => h x x y y' (Frac.eqv_refl x) hy) b)
    (fun x x' hx => Quot.ind (β := fun b => Quot.lift (f x) _ b = Quot.lift (f x') _ b) (fun y => h x x' y y hx (Frac.eqv_refl y)) b) a
def add : Q → Q → Q := lift2 (fun x y => mk (x.add y)) fun _ _ _ _ h h' => sound (Frac.add_congr h h')
def mul : Q → Q → Q := lift2 (fun x y => mk (x.mul y)) fun _ _ _ _ h h' => sound (Frac.mul_congr h h')
def neg : Q → Q := Quot.lift (fun x => mk x.neg) fun _ _ h => sound (Frac.neg_congr h)
def inv : Q → Q := Quot.lift (fun x => mk x.inv) fun _ _ h => sound (Frac.inv_congr h)
def Le : Q → Q → Prop := lift2 Frac.Le fun _ _ _ _ h h' => propext (Frac.le_congr h h')
def npow (a : Q) : Nat → Q
  | .zero => mk .one
  | .succ n => mul (npow a n) a
def natCast : Nat → Q
  | .zero => mk .zero
  | .succ n => add (natCast n) (mk .one)
theorem ind {P : Q → Prop} (h : ∀ x, P (mk x)) (a : Q) : P a := Quot.ind h a
theorem add_comm (a b : Q) : add a b = add b a := by
  induction a using ind; induction b using ind; exact sound (Frac.add_comm _ _)
theorem add_assoc (a b c : Q) : add (add a b) c = add a (add b c) := by
  induction a using ind; induction b using ind; induction c using ind; exact sound (Frac.add_assoc _ _ _)
theorem mul_comm (a b : Q) : mul a b = mul b a := by
  induction a using ind; induction b using ind; exact sound (Frac.mul_comm _ _)
theorem mul_assoc (a b c : Q) : mul (mul a b) c = mul a (mul b c) := by
  induction a using ind; induction b using ind; induction c using ind; exact sound (Frac.mul_assoc _ _ _)
theorem mul_add (a b c : Q) : mul a (add b c) = add (mul a b) (mul a c) := by
  induction a using ind; induction b using ind; induction c using ind; exact sound (Frac.mul_add _ _ _)
theorem zero_add (a : Q) : add (mk .zero) a = a := by induction a using ind; exact sound (Frac.zero_add _)
theorem one_mul (a : Q) : mul (mk .one) a = a := by induction a using ind; exact sound (Frac.one_mul _)
theorem neg_add (a : Q) : add (neg a) a = mk .zero := by induction a using ind; exact sound (Frac.neg_add _)
theorem mul_zero (a : Q) : mul a (mk .zero) = mk .zero := by induction a using ind; exact sound (Frac.mul_zero _)
theorem mul_inv (a : Q) (h : a ≠ mk .zero) : mul a (inv a) = mk .one := by
  induction a using ind; exact (Frac.mul_inv _).elim (fun e => absurd (sound e) h) fun e => sound e
theorem inv_zero : inv (mk .zero) = mk .zero := rfl
theorem le_refl (a : Q) : Le a a := by induction a using ind; exact Frac.le_refl _
theorem le_antisymm (a b : Q) (h : Le a b) (h' : Le b a) : a = b := by
  induction a using ind; induction b using ind; exact sound ⟨h, h'⟩
theorem le_trans (a b c : Q) (h : Le a b) (h' : Le b c) : Le a c := by
  induction a using ind; induction b using ind; induction c using ind; exact Frac.le_trans h h'
theorem le_total (a b : Q) : Le a b ∨ Le b a := by
  induction a using ind; induction b using ind; exact Frac.le_total _ _
theorem add_le (a b : Q) (h : Le a b) (c : Q) : Le (add c a) (add c b) := by
  induction a using ind; induction b using ind; induction c using ind; exact Frac.add_le h
theorem mul_nonneg (a b : Q) (h : Le (mk .zero) a) (h' : Le (mk .zero) b) : Le (mk .zero) (mul a b) := by
  induction a using ind; induction b using ind; exact Frac.mul_nonneg h h'
theorem zero_ne_one : mk .zero ≠ mk .one := fun h => Frac.not_one_le_zero (show Le (mk .one) (mk .zero) from h ▸ Frac.le_refl .zero)
end Q
end
end Portable
