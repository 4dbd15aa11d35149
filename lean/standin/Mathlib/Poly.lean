import Mathlib.OrderedRing
/-!
Polynomials over an atom list, computed by the kernel: the engine under `ring`, `linarith` and `linear_combination`.
A polynomial is a sorted list of monomials, each with two natural coefficients `a` and `b` that stand for `a - b`; an
expression `x` is represented by `p` and a denominator `d` when `x * d + (sum of b) = (sum of a)`, which makes sense in `ℕ` too.
Expressions are read by instance search (`Rf`), since the macros of this engine cannot inspect terms.
-/
set_option linter.all false
universe u
namespace Portable

inductive Mono where
  | one
  | cons (k : Nat) (t : Mono)
def Mono.beq : Mono → Mono → Bool
  | .one, .one => true
  | .one, .cons _ _ => false
  | .cons _ _, .one => false
  | .cons k s, .cons l t => match Nat.beq k l with
    | true => beq s t
    | false => false
def Mono.lt : Mono → Mono → Bool
  | .one, .one => false
  | .one, .cons _ _ => true
  | .cons _ _, .one => false
  | .cons k s, .cons l t => match Nat.beq k l with
    | true => lt s t
    | false => Nat.ble k l
def Mono.mul : Mono → Mono → Mono
  | .one, t => t
  | .cons k s, .one => .cons k s
  | .cons k s, .cons l t => .cons (k + l) (mul s t)
def Mono.atom : Nat → Mono
  | .zero => .cons 1 .one
  | .succ n => .cons 0 (atom n)

inductive PP where
  | nil
  | cons (m : Mono) (a b : Nat) (t : PP)
def PP.ins (m : Mono) (a b : Nat) : PP → PP
  | .nil => .cons m a b .nil
  | .cons n c d t => match Mono.beq m n with
    | true => .cons n (a + c) (b + d) t
    | false => match Mono.lt m n with
      | true => .cons m a b (.cons n c d t)
      | false => .cons n c d (ins m a b t)
def PP.add : PP → PP → PP
  | .nil, q => q
  | .cons m a b t, q => ins m a b (add t q)
def PP.mulT (m : Mono) (a b : Nat) : PP → PP → PP
  | .nil, acc => acc
  | .cons n c d t, acc => ins (m.mul n) (a * c + b * d) (a * d + b * c) (mulT m a b t acc)
def PP.mul : PP → PP → PP
  | .nil, _ => .nil
  | .cons m a b t, q => mulT m a b q (mul t q)
def PP.scale (k : Nat) : PP → PP
  | .nil => .nil
  | .cons m a b t => .cons m (k * a) (k * b) (scale k t)
def PP.swap : PP → PP
  | .nil => .nil
  | .cons m a b t => .cons m b a (swap t)
def PP.isZero : PP → Bool
  | .nil => true
  | .cons _ a b t => match Nat.beq a b with
    | true => isZero t
    | false => false

def app {α : Type u} : List α → List α → List α
  | .nil, t => t
  | .cons x s, t => .cons x (app s t)
theorem app_assoc {α : Type u} (r s t : List α) : app (app r s) t = app r (app s t) := by
  induction r with
  | nil => rfl
  | cons x r ih => exact congrArg (List.cons x) ih
theorem app_nil {α : Type u} (r : List α) : app r .nil = r := by
  induction r with
  | nil => rfl
  | cons x r ih => exact congrArg (List.cons x) ih

section sem
variable {R : Type u} [CommSemiring R]
def get : List R → Nat → R
  | .nil, _ => 1
  | .cons x _, .zero => x
  | .cons _ xs, .succ n => get xs n
def Mono.ev : Mono → List R → R
  | .one, _ => 1
  | .cons _ _, .nil => 1
  | .cons k t, .cons x xs => x ^ k * ev t xs
def PP.evL (v : List R) : PP → R
  | .nil => 0
  | .cons m a _ t => a * m.ev v + evL v t
def PP.evR (v : List R) : PP → R
  | .nil => 0
  | .cons m _ b t => b * m.ev v + evR v t

theorem Mono.beq_eq : (m n : Mono) → Mono.beq m n = true → m = n
  | .one, .one, _ => rfl
  | .one, .cons _ _, h => nomatch h
  | .cons _ _, .one, h => nomatch h
  | .cons k s, .cons l t, h => by
    unfold Mono.beq at h
    cases e : Nat.beq k l with
    | true => rw [e] at h; rw [Nat.eq_of_beq_eq_true k l e, beq_eq s t h]
    | false => rw [e] at h; exact nomatch h
theorem Mono.ev_mul : (m n : Mono) → (v : List R) → (m.mul n).ev v = m.ev v * n.ev v
  | .one, t, v => (one_mul _).symm
  | .cons k s, .one, v => (mul_one _).symm
  | .cons k s, .cons l t, .nil => (mul_one 1).symm
  | .cons k s, .cons l t, .cons x xs => by
    show x ^ (k + l) * (s.mul t).ev xs = x ^ k * s.ev xs * (x ^ l * t.ev xs)
    rw [ev_mul s t xs, pow_add, mul_mul_mul_comm]
theorem Mono.ev_atom : (n : Nat) → (v : List R) → (Mono.atom n).ev v = get v n
  | .zero, .nil => rfl
  | .succ n, .nil => rfl
  | .zero, .cons x xs => by
    show x ^ 1 * 1 = x
    rw [pow_one, mul_one]
  | .succ n, .cons x xs => by
    show x ^ 0 * (Mono.atom n).ev xs = get xs n
    rw [pow_zero, one_mul, ev_atom n xs]

variable (v : List R)
theorem PP.evL_ins (m : Mono) (a b : Nat) : (p : PP) → (ins m a b p).evL v = a * m.ev v + p.evL v
  | .nil => rfl
  | .cons n c d t => by
    unfold PP.ins
    cases e : Mono.beq m n with
    | true =>
      cases Mono.beq_eq m n e
      show ((a + c : Nat) : R) * m.ev v + t.evL v = a * m.ev v + (c * m.ev v + t.evL v)
      rw [Nat.cast_add, add_mul, add_assoc]
    | false =>
      cases Mono.lt m n with
      | true => rfl
      | false =>
        show c * n.ev v + (ins m a b t).evL v = a * m.ev v + (c * n.ev v + t.evL v)
        rw [evL_ins m a b t, add_left_comm]
theorem PP.evR_ins (m : Mono) (a b : Nat) : (p : PP) → (ins m a b p).evR v = b * m.ev v + p.evR v
  | .nil => rfl
  | .cons n c d t => by
    unfold PP.ins
    cases e : Mono.beq m n with
    | true =>
      cases Mono.beq_eq m n e
      show ((b + d : Nat) : R) * m.ev v + t.evR v = b * m.ev v + (d * m.ev v + t.evR v)
      rw [Nat.cast_add, add_mul, add_assoc]
    | false =>
      cases Mono.lt m n with
      | true => rfl
      | false =>
        show d * n.ev v + (ins m a b t).evR v = b * m.ev v + (d * n.ev v + t.evR v)
        rw [evR_ins m a b t, add_left_comm]
theorem PP.evL_add (p q : PP) : (p.add q).evL v = p.evL v + q.evL v := by
  induction p with
  | nil => exact (zero_add _).symm
  | cons m a b t ih => exact (evL_ins v m a b _).trans (by rw [ih]; exact (add_assoc _ _ _).symm)
theorem PP.evR_add (p q : PP) : (p.add q).evR v = p.evR v + q.evR v := by
  induction p with
  | nil => exact (zero_add _).symm
  | cons m a b t ih => exact (evR_ins v m a b _).trans (by rw [ih]; exact (add_assoc _ _ _).symm)
theorem PP.evL_scale (k : Nat) (p : PP) : (scale k p).evL v = k * p.evL v := by
  induction p with
  | nil => exact (mul_zero _).symm
  | cons m a b t ih =>
    show ((k * a : Nat) : R) * m.ev v + (scale k t).evL v = k * (a * m.ev v + t.evL v)
    rw [ih, mul_add, Nat.cast_mul, mul_assoc]
theorem PP.evR_scale (k : Nat) (p : PP) : (scale k p).evR v = k * p.evR v := by
  induction p with
  | nil => exact (mul_zero _).symm
  | cons m a b t ih =>
    show ((k * b : Nat) : R) * m.ev v + (scale k t).evR v = k * (b * m.ev v + t.evR v)
    rw [ih, mul_add, Nat.cast_mul, mul_assoc]
theorem PP.evL_swap (p : PP) : p.swap.evL v = p.evR v := by
  induction p with
  | nil => rfl
  | cons m a b t ih => exact congrArg (fun z : R => b * m.ev v + z) ih
theorem PP.evR_swap (p : PP) : p.swap.evR v = p.evL v := by
  induction p with
  | nil => rfl
  | cons m a b t ih => exact congrArg (fun z : R => a * m.ev v + z) ih
theorem PP.evL_mulT (m : Mono) (a b : Nat) (q acc : PP) :
    (mulT m a b q acc).evL v = a * m.ev v * q.evL v + b * m.ev v * q.evR v + acc.evL v := by
  induction q with
  | nil =>
    show acc.evL v = a * m.ev v * 0 + b * m.ev v * 0 + acc.evL v
    rw [mul_zero, mul_zero, zero_add, zero_add]
  | cons n c d t ih =>
    refine (evL_ins v _ _ _ _).trans ?_
    rw [ih, Mono.ev_mul]
    show _ = a * m.ev v * (c * n.ev v + t.evL v) + b * m.ev v * (d * n.ev v + t.evR v) + acc.evL v
    simp only [Nat.cast_add, Nat.cast_mul, add_mul, mul_add]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
theorem PP.evR_mulT (m : Mono) (a b : Nat) (q acc : PP) :
    (mulT m a b q acc).evR v = a * m.ev v * q.evR v + b * m.ev v * q.evL v + acc.evR v := by
  induction q with
  | nil =>
    show acc.evR v = a * m.ev v * 0 + b * m.ev v * 0 + acc.evR v
    rw [mul_zero, mul_zero, zero_add, zero_add]
  | cons n c d t ih =>
    refine (evR_ins v _ _ _ _).trans ?_
    rw [ih, Mono.ev_mul]
    show _ = a * m.ev v * (d * n.ev v + t.evR v) + b * m.ev v * (c * n.ev v + t.evL v) + acc.evR v
    simp only [Nat.cast_add, Nat.cast_mul, add_mul, mul_add]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
theorem PP.evL_mul (p q : PP) : (p.mul q).evL v = p.evL v * q.evL v + p.evR v * q.evR v := by
  induction p with
  | nil =>
    show (0 : R) = 0 * _ + 0 * _
    rw [zero_mul, zero_mul, add_zero]
  | cons m a b t ih =>
    refine (evL_mulT v m a b q _).trans ?_
    rw [ih]
    show _ = (a * m.ev v + t.evL v) * _ + (b * m.ev v + t.evR v) * _
    simp only [add_mul]
    simp only [add_comm, add_left_comm, add_assoc]
theorem PP.evR_mul (p q : PP) : (p.mul q).evR v = p.evL v * q.evR v + p.evR v * q.evL v := by
  induction p with
  | nil =>
    show (0 : R) = 0 * _ + 0 * _
    rw [zero_mul, zero_mul, add_zero]
  | cons m a b t ih =>
    refine (evR_mulT v m a b q _).trans ?_
    rw [ih]
    show _ = (a * m.ev v + t.evL v) * _ + (b * m.ev v + t.evR v) * _
    simp only [add_mul]
    simp only [add_comm, add_left_comm, add_assoc]
theorem PP.ev_isZero (p : PP) (h : p.isZero = true) : p.evL v = p.evR v := by
  induction p with
  | nil => rfl
  | cons m a b t ih =>
    unfold PP.isZero at h
    cases e : Nat.beq a b with
    | true =>
      rw [e] at h
      cases Nat.eq_of_beq_eq_true a b e
      exact congrArg (fun z : R => a * m.ev v + z) (ih h)
    | false => rw [e] at h; exact nomatch h
end sem

/-- The atom `x` is entry `n` of the atom list `o`, an extension of `i`. -/
class Look {R : Type u} [CommSemiring R] (x : R) (i : List R) (o : outParam (List R)) (n : outParam Nat) : Prop where
  ext : ∃ s, o = app i s
  ok : ∀ t, get (app o t) n = x
section look
variable {R : Type u} [CommSemiring R]
instance (priority := 1000) look_here (x : R) (l : List R) : Look x (List.cons x l) (List.cons x l) Nat.zero :=
  ⟨⟨.nil, (app_nil _).symm⟩, fun _ => rfl⟩
instance (priority := 10) look_there (x y : R) (l o : List R) (n : Nat) [h : Look x l o n] : Look x (List.cons y l) (List.cons y o) (Nat.succ n) :=
  ⟨h.ext.elim fun s e => ⟨s, congrArg (List.cons y) e⟩, fun t => h.ok t⟩
instance (priority := 100) look_new (x : R) : Look x List.nil (List.cons x List.nil) Nat.zero := ⟨⟨.cons x .nil, rfl⟩, fun _ => rfl⟩
end look

/-- `x` is represented by `p` over `d`, with atoms `o`, an extension of `i`. -/
class Rf {R : Type u} [CommSemiring R] (x : R) (i : List R) (o : outParam (List R)) (p : outParam PP) (d : outParam Nat) : Prop where
  ext : ∃ s, o = app i s
  pos : d ≠ 0
  ok : ∀ t, x * d + p.evR (app o t) = p.evL (app o t)
theorem Rf.of_eq {R : Type u} [CommSemiring R] {x y : R} {i o : List R} {p : PP} {d : Nat} (e : x = y) (h : Rf y i o p d) : Rf x i o p d := e ▸ h
theorem ext_trans {R : Type u} {i m o : List R} (h : ∃ s, m = app i s) (h' : ∃ s, o = app m s) : ∃ s, o = app i s := by
  obtain ⟨s, rfl⟩ := h
  obtain ⟨r, rfl⟩ := h'
  exact ⟨app s r, app_assoc i s r⟩
theorem Rf.lift {R : Type u} [CommSemiring R] {x : R} {i m o : List R} {p : PP} {d : Nat} (h : Rf x i m p d) (e : ∃ s, o = app m s) (t : List R) :
    x * d + p.evR (app o t) = p.evL (app o t) := by
  obtain ⟨s, rfl⟩ := e
  rw [app_assoc]
  exact h.ok (app s t)

section rf
variable {R : Type u} [CommSemiring R] {x y : R} {i m o : List R} {p q : PP} {d e : Nat}
theorem rf_const (k : Nat) (h : x = k) : Rf x i i (PP.cons Mono.one k 0 PP.nil) 1 where
  ext := ⟨.nil, (app_nil i).symm⟩
  pos := fun h => nomatch h
  ok t := by
    show x * ((1 : Nat) : R) + (((0 : Nat) : R) * 1 + 0) = (k : R) * 1 + 0
    rw [Nat.cast_one, Nat.cast_zero, h, zero_mul, add_zero]
instance (priority := 10) rf_atom (x : R) (i o : List R) (n : Nat) [h : Look x i o n] : Rf x i o (PP.cons (Mono.atom n) 1 0 PP.nil) 1 where
  ext := h.ext
  pos := fun h => nomatch h
  ok t := by
    show x * ((1 : Nat) : R) + (((0 : Nat) : R) * (Mono.atom n).ev _ + 0) = ((1 : Nat) : R) * (Mono.atom n).ev _ + 0
    rw [Mono.ev_atom, h.ok, Nat.cast_one, Nat.cast_zero, zero_mul, add_zero, mul_one, one_mul, add_zero]
instance (priority := 1100) rf_zero : Rf (0 : R) i i (PP.cons Mono.one 0 0 PP.nil) 1 := rf_const 0 Nat.cast_zero.symm
instance (priority := 1100) rf_one : Rf (1 : R) i i (PP.cons Mono.one 1 0 PP.nil) 1 := rf_const 1 Nat.cast_one.symm
instance (priority := 500) rf_ofNat {n : Nat} [Nat.AtLeastTwo n] : Rf (no_index (OfNat.ofNat n) : R) i i (PP.cons Mono.one n 0 PP.nil) 1 := rf_const n rfl
instance (priority := 500) rf_nat {n : Nat} {i : List Nat} [Nat.AtLeastTwo n] : Rf (no_index (OfNat.ofNat n) : Nat) i i (PP.cons Mono.one n 0 PP.nil) 1 := rf_const n rfl
instance (priority := 1000) rf_add [h : Rf x i m p d] [h' : Rf y m o q e] : Rf (x + y) i o (PP.add (PP.scale e p) (PP.scale d q)) (d * e) where
  ext := ext_trans h.ext h'.ext
  pos := mul_ne_zero h.pos h'.pos
  ok t := by
    have h1 := h.lift h'.ext t
    have h2 := h'.ok t
    rw [PP.evL_add, PP.evR_add, PP.evL_scale, PP.evL_scale, PP.evR_scale, PP.evR_scale, ← h1, ← h2, Nat.cast_mul]
    simp only [mul_add, add_mul]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
instance (priority := 1000) rf_mul [h : Rf x i m p d] [h' : Rf y m o q e] : Rf (x * y) i o (PP.mul p q) (d * e) where
  ext := ext_trans h.ext h'.ext
  pos := mul_ne_zero h.pos h'.pos
  ok t := by
    have h1 := h.lift h'.ext t
    have h2 := h'.ok t
    rw [PP.evL_mul, PP.evR_mul, ← h1, ← h2, Nat.cast_mul]
    simp only [mul_add, add_mul]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
instance (priority := 1100) rf_pow_zero (x : R) : Rf (x ^ 0) i i (PP.cons Mono.one 1 0 PP.nil) 1 := .of_eq (pow_zero x) rf_one
instance (priority := 1000) rf_pow_succ (x : R) (n : Nat) [h : Rf (x ^ n * x) i o p d] : Rf (x ^ (n + 1)) i o p d := .of_eq (pow_succ x n) h
instance (priority := 900) rf_pow_add (x : R) (m' n : Nat) [h : Rf (x ^ m' * x ^ n) i o p d] : Rf (x ^ (m' + n)) i o p d := .of_eq (pow_add x m' n) h
instance (priority := 900) rf_pow_mul (x : R) (m' n : Nat) [h : Rf ((x ^ n) ^ m') i o p d] : Rf (x ^ (m' * n)) i o p d := .of_eq (pow_mul' x m' n) h
instance (priority := 950) rf_mul_pow (x y : R) (n : Nat) [h : Rf (x ^ n * y ^ n) i o p d] : Rf ((x * y) ^ n) i o p d := .of_eq (mul_pow x y n) h
instance (priority := 1000) rf_cast_add (a b : Nat) [h : Rf ((a : R) + b) i o p d] : Rf ((a + b : Nat) : R) i o p d := .of_eq (Nat.cast_add a b) h
instance (priority := 1000) rf_cast_mul (a b : Nat) [h : Rf ((a : R) * b) i o p d] : Rf ((a * b : Nat) : R) i o p d := .of_eq (Nat.cast_mul a b) h
instance (priority := 1000) rf_cast_pow (a b : Nat) [h : Rf ((a : R) ^ b) i o p d] : Rf ((a ^ b : Nat) : R) i o p d := .of_eq (Nat.cast_pow a b) h
instance (priority := 1100) rf_cast_ofNat (n : Nat) [Nat.AtLeastTwo n] : Rf ((no_index (OfNat.ofNat n) : Nat) : R) i i (PP.cons Mono.one n 0 PP.nil) 1 := rf_const n rfl
theorem Rf.swapped {R : Type u} [CommRing R] {x : R} {i o : List R} {p : PP} {d : Nat} (h : Rf x i o p d) (t : List R) :
    -x * d + p.evL (app o t) = p.evR (app o t) := by
  rw [← h.ok t, neg_mul, neg_add_cancel_left]
instance (priority := 1000) rf_neg {R : Type u} [CommRing R] {x : R} {i o : List R} {p : PP} {d : Nat} [h : Rf x i o p d] : Rf (-x) i o (PP.swap p) d where
  ext := h.ext
  pos := h.pos
  ok t := by rw [PP.evL_swap, PP.evR_swap]; exact h.swapped t
instance (priority := 1000) rf_sub {R : Type u} [CommRing R] {x y : R} {i o : List R} {p : PP} {d : Nat} [h : Rf (x + -y) i o p d] : Rf (x - y) i o p d :=
  .of_eq (sub_eq_add_neg x y) h
end rf

section field
variable {F : Type u} [Field F] {x y : F} {i o : List F} {p : PP} {d n : Nat}
instance (priority := 1000) rf_div_ofNat [CharZero F] [Nat.AtLeastTwo n] [h : Rf x i o p d] : Rf (x / no_index (OfNat.ofNat n)) i o p (d * n) where
  ext := h.ext
  pos := mul_ne_zero h.pos fun e => (OfNat.ofNat_ne_zero (R := F) n) (by show (n : F) = 0; rw [e, Nat.cast_zero])
  ok t := by
    rw [← h.ok t, div_eq_mul_inv, Nat.cast_mul, mul_comm (d : F), mul_assoc, ← mul_assoc _ (n : F)]
    have : (OfNat.ofNat n : F)⁻¹ * (n : F) = 1 := by
      rw [mul_comm]; exact Field.mul_inv_cancel _ (OfNat.ofNat_ne_zero (R := F) n)
    rw [this, one_mul]
instance (priority := 900) rf_div [h : Rf (x * y⁻¹) i o p d] : Rf (x / y) i o p d := .of_eq (div_eq_mul_inv x y) h
instance (priority := 1000) rf_inv_ofNat [CharZero F] [Nat.AtLeastTwo n] [h : Rf (1 / OfNat.ofNat n : F) i o p d] : Rf ((no_index (OfNat.ofNat n))⁻¹ : F) i o p d :=
  .of_eq (inv_eq_one_div _) h
end field

section close
variable {R : Type u} [CommSemiring R] [IsCancelAdd R] {x y : R} {m o : List R} {p q : PP} {d e : Nat}
theorem cross [h : Rf x List.nil m p d] [h' : Rf y m o q e]
    (c : PP.isZero (PP.add (PP.scale e p) (PP.scale d (PP.swap q))) = true) : x * (d * e : Nat) = y * (d * e : Nat) := by
  have h0 := PP.ev_isZero (app o .nil) _ c
  have h1 := h.lift h'.ext .nil
  have h2 := h'.ok .nil
  rw [PP.evL_add, PP.evR_add, PP.evL_scale, PP.evL_scale, PP.evR_scale, PP.evR_scale, PP.evL_swap, PP.evR_swap, ← h1, ← h2] at h0
  apply add_left_cancel (a := e * p.evR (app o .nil) + d * q.evR (app o .nil))
  rw [Nat.cast_mul]
  refine (Eq.trans ?_ h0).trans ?_
  · simp only [mul_add, add_mul]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
  · simp only [mul_add, add_mul]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
def isOne (d e : Nat) (b : Bool) : Bool :=
  match Nat.beq d 1 with
  | true => match Nat.beq e 1 with
    | true => b
    | false => false
  | false => false
theorem of_isOne {d e : Nat} {b : Bool} (h : isOne d e b = true) : d = 1 ∧ e = 1 ∧ b = true := by
  unfold isOne at h
  cases h1 : Nat.beq d 1 with
  | false => rw [h1] at h; exact nomatch h
  | true =>
    cases h2 : Nat.beq e 1 with
    | false => rw [h1, h2] at h; exact nomatch h
    | true =>
      rw [h1, h2] at h
      exact ⟨Nat.eq_of_beq_eq_true d 1 h1, Nat.eq_of_beq_eq_true e 1 h2, h⟩
theorem ring_ring [h : Rf x List.nil m p d] [h' : Rf y m o q e]
    (c : isOne d e (PP.isZero (PP.add (PP.scale e p) (PP.scale d (PP.swap q)))) = true) : x = y := by
  have ⟨h1, h2, h3⟩ := of_isOne c
  have := cross (h := h) (h' := h') h3
  rwa [h1, h2, Nat.mul_one, Nat.cast_one, mul_one, mul_one] at this
theorem ring_field {F : Type u} [Field F] [CharZero F] {x y : F} {m o : List F} [h : Rf x List.nil m p d] [h' : Rf y m o q e]
    (c : PP.isZero (PP.add (PP.scale e p) (PP.scale d (PP.swap q))) = true) : x = y := by
  have h0 := cross (h := h) (h' := h') c
  have hn : ((d * e : Nat) : F) ≠ 0 := Nat.cast_ne_zero.mpr (mul_ne_zero h.pos h'.pos)
  have := congrArg (fun z => z * ((d * e : Nat) : F)⁻¹) h0
  simpa only [mul_assoc, Field.mul_inv_cancel _ hn, mul_one] using this
end close
end Portable
