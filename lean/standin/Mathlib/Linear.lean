import Mathlib.Poly
/-!
Linear arithmetic by Fourier-Motzkin elimination over the monomials of `Mathlib.Poly`, run by the kernel. A constraint
`(p, s)` says `sum of a ≤ sum of b` (`s = false`) or `<` (`s = true`). Every derived constraint follows from the
given ones, so finding a contradiction proves the goal; finding none proves nothing.
-/
set_option linter.all false
universe u
namespace Portable

def Mono.isOne : Mono → Bool
  | .one => true
  | .cons _ _ => false
def PP.put (m : Mono) (t : PP) : Nat → Nat → PP
  | .zero, .zero => t
  | .zero, .succ y => .cons m .zero (.succ y) t
  | .succ x, y => .cons m (.succ x) y t
/-- Removes what both sides share, and the terms that vanish. -/
def PP.canon : PP → PP
  | .nil => .nil
  | .cons m a b t => PP.put m (canon t) (a - b) (b - a)
def PP.posAt (m : Mono) : PP → Nat
  | .nil => 0
  | .cons n a b t => match Mono.beq m n with
    | true => a - b
    | false => posAt m t
def PP.negAt (m : Mono) : PP → Nat
  | .nil => 0
  | .cons n a b t => match Mono.beq m n with
    | true => b - a
    | false => negAt m t
inductive CL where
  | nil
  | cons (p : PP) (s : Bool) (t : CL)
inductive ML where
  | nil
  | cons (m : Mono) (t : ML)
def orB : Bool → Bool → Bool
  | true, _ => true
  | false, b => b
def ML.ins (m : Mono) : ML → ML
  | .nil => .cons m .nil
  | .cons n t => match Mono.beq m n with
    | true => .cons n t
    | false => .cons n (ins m t)
def PP.monos : PP → ML → ML
  | .nil, l => l
  | .cons m _ _ t, l => match m.isOne with
    | true => monos t l
    | false => monos t (l.ins m)
def CL.monos : CL → ML → ML
  | .nil, l => l
  | .cons p _ t, l => monos t (p.monos l)
/-- All combinations of `(p, s)`, whose coefficient at `m` is `k + 1`, with the constraints of the opposite sign. -/
def pair (m : Mono) (p : PP) (s : Bool) (k : Nat) : CL → CL → CL
  | .nil, acc => acc
  | .cons q r t, acc => match q.negAt m with
    | .zero => pair m p s k t acc
    | .succ l => .cons ((PP.add (PP.scale (.succ l) p) (PP.scale (.succ k) q)).canon) (orB s r) (pair m p s k t acc)
def elim (m : Mono) (all : CL) : CL → CL
  | .nil => .nil
  | .cons p s t => match p.posAt m with
    | .succ k => pair m p s k all (elim m all t)
    | .zero => match p.negAt m with
      | .succ _ => elim m all t
      | .zero => .cons p s (elim m all t)
def notB : Bool → Bool
  | true => false
  | false => true
def PP.absurd (s : Bool) : PP → Bool
  | .nil => s
  | .cons .one a b .nil => notB (Nat.ble a b)
  | .cons .one _ _ (.cons _ _ _ _) => false
  | .cons (.cons _ _) _ _ _ => false
def CL.absurd : CL → Bool
  | .nil => false
  | .cons p s t => orB (p.absurd s) (absurd t)
def CL.size : CL → Nat
  | .nil => 0
  | .cons _ _ t => .succ (size t)
/-- Number of constraints that eliminating `m` would create. -/
def CL.count (m : Mono) : CL → Nat → Nat → Nat
  | .nil, a, b => a * b
  | .cons p _ t, a, b => match p.posAt m with
    | .succ _ => count m t (.succ a) b
    | .zero => match p.negAt m with
      | .succ _ => count m t a (.succ b)
      | .zero => count m t a b
/-- Moves the cheapest monomial to the front. -/
def ML.best (cs : CL) : ML → ML
  | .nil => .nil
  | .cons m t => match best cs t with
    | .nil => .cons m .nil
    | .cons n r => match Nat.ble (cs.count m 0 0) (cs.count n 0 0) with
      | true => .cons m (.cons n r)
      | false => .cons n (.cons m r)
def run : Nat → ML → CL → Bool
  | .zero, _, cs => cs.absurd
  | .succ f, ms, cs => match cs.absurd with
    | true => true
    | false => match ML.best cs ms with
      | .nil => false
      | .cons m r => match Nat.ble (cs.count m 0 0) 150 with
        | true => run f r (elim m cs cs)
        | false => false
def ML.size : ML → Nat
  | .nil => 0
  | .cons _ t => .succ (size t)
def CL.canon : CL → CL
  | .nil => .nil
  | .cons p s t => .cons p.canon s (canon t)
def solve (cs : CL) : Bool := run (cs.monos .nil).size (cs.monos .nil) cs.canon
def CL.append : CL → CL → CL
  | .nil, c => c
  | .cons p s t, c => .cons p s (append t c)
/-- The products of `(p, s)` with every constraint of the list: each is a constraint again. -/
def prodWith (p : PP) (s : Bool) : CL → CL
  | .nil => .nil
  | .cons q r t => .cons (PP.swap (PP.mul p q)).canon (match s with | true => r | false => false) (prodWith p s t)
def prods : CL → CL
  | .nil => .nil
  | .cons p s t => (prodWith p s (.cons p s t)).append (prods t)
def solveProds (cs : CL) : Bool := solve (cs.append (prods cs))
/-- In `ℕ`: `a < b` is `a + 1 ≤ b`. -/
def tighten : CL → CL
  | .nil => .nil
  | .cons p true t => .cons (PP.ins .one 1 0 p) false (tighten t)
  | .cons p false t => .cons p false (tighten t)
def nonnegs : ML → CL
  | .nil => .nil
  | .cons m t => .cons (.cons m 0 1 .nil) false (nonnegs t)
def natPrep (cs : CL) : CL := (tighten cs).append (nonnegs (cs.monos .nil))

section sound
variable {R : Type u} [CommSemiring R] [LinearOrder R] [IsStrictOrderedRing R] (v : List R)
def Holds (p : PP) : Bool → Prop
  | true => p.evL v < p.evR v
  | false => p.evL v ≤ p.evR v
def All : CL → Prop
  | .nil => True
  | .cons p s t => Holds v p s ∧ All t
theorem PP.evL_put (m : Mono) (t : PP) : (a b : Nat) → (PP.put m t a b).evL v = a * m.ev v + t.evL v
  | .zero, .zero => by
    show t.evL v = ((0 : Nat) : R) * m.ev v + t.evL v
    rw [Nat.cast_zero, zero_mul, zero_add]
  | .zero, .succ y => rfl
  | .succ x, y => rfl
theorem PP.evR_put (m : Mono) (t : PP) : (a b : Nat) → (PP.put m t a b).evR v = b * m.ev v + t.evR v
  | .zero, .zero => by
    show t.evR v = ((0 : Nat) : R) * m.ev v + t.evR v
    rw [Nat.cast_zero, zero_mul, zero_add]
  | .zero, .succ y => rfl
  | .succ x, y => rfl
theorem PP.canon_ev (p : PP) : ∃ z : R, p.evL v = z + p.canon.evL v ∧ p.evR v = z + p.canon.evR v := by
  induction p with
  | nil => exact ⟨0, (zero_add _).symm, (zero_add _).symm⟩
  | cons m a b t ih =>
    obtain ⟨z, h1, h2⟩ := ih
    have key : ∃ c : Nat, a = c + (a - b) ∧ b = c + (b - a) := by
      have cancel : ∀ c k : Nat, c + k - c = k ∧ c - (c + k) = 0 := by
        intro c k
        induction c with
        | zero => exact ⟨by rw [Nat.zero_add]; rfl, by
            rw [Nat.zero_add]
            induction k with
            | zero => rfl
            | succ k ih => exact congrArg Nat.pred ih⟩
        | succ c ih => rw [Nat.add_right_comm]; exact ⟨(Portable.succ_sub_succ _ _).trans ih.1, (Portable.succ_sub_succ _ _).trans ih.2⟩
      rcases Nat.le_total a b with h | h
      · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
        exact ⟨a, by rw [(cancel a k).2]; rfl, by rw [(cancel a k).1]⟩
      · obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
        exact ⟨b, by rw [(cancel b k).1], by rw [(cancel b k).2]; rfl⟩
    obtain ⟨c, ha, hb⟩ := key
    have left : (a : R) * m.ev v + t.evL v = (c * m.ev v + z) + ((a - b : Nat) * m.ev v + t.canon.evL v) := by
      rw [h1]
      conv => lhs; rw [ha]
      rw [Nat.cast_add, add_mul, add_add_add_comm]
    have right : (b : R) * m.ev v + t.evR v = (c * m.ev v + z) + ((b - a : Nat) * m.ev v + t.canon.evR v) := by
      rw [h2]
      conv => lhs; rw [hb]
      rw [Nat.cast_add, add_mul, add_add_add_comm]
    refine ⟨c * m.ev v + z, left.trans ?_, right.trans ?_⟩
    · rw [← PP.evL_put]; rfl
    · rw [← PP.evR_put]; rfl
theorem holds_canon {p : PP} {s : Bool} (h : Holds v p s) : Holds v p.canon s := by
  obtain ⟨z, h1, h2⟩ := p.canon_ev v
  cases s with
  | true =>
    have h : p.evL v < p.evR v := h
    rw [h1, h2] at h
    exact lt_of_add_lt_add_left h
  | false =>
    have h : p.evL v ≤ p.evR v := h
    rw [h1, h2] at h
    exact le_of_add_le_add_left h
theorem Holds.le {p : PP} {s : Bool} (h : Holds v p s) : p.evL v ≤ p.evR v := match s, h with
  | true, h => le_of_lt (α := R) h
  | false, h => h
theorem holds_scale {p : PP} {s : Bool} (k : Nat) (h : Holds v p s) : Holds v (PP.scale (.succ k) p) s := by
  have hk : (0 : R) < (Nat.succ k : Nat) := Nat.cast_pos.mpr (Nat.succ_le_succ (Nat.zero_le k))
  cases s with
  | true =>
    show (PP.scale (.succ k) p).evL v < (PP.scale (.succ k) p).evR v
    rw [PP.evL_scale, PP.evR_scale]
    exact mul_lt_mul_of_pos_left h hk
  | false =>
    show (PP.scale (.succ k) p).evL v ≤ (PP.scale (.succ k) p).evR v
    rw [PP.evL_scale, PP.evR_scale]
    exact mul_le_mul_of_nonneg_left h hk.le
theorem holds_add {p q : PP} {s r : Bool} (h : Holds v p s) (h' : Holds v q r) : Holds v (p.add q) (orB s r) := by
  cases s with
  | true =>
    show (p.add q).evL v < (p.add q).evR v
    rw [PP.evL_add, PP.evR_add]
    exact add_lt_add_of_lt_of_le h (Holds.le v h')
  | false => cases r with
    | true =>
      show (p.add q).evL v < (p.add q).evR v
      rw [PP.evL_add, PP.evR_add]
      exact add_lt_add_of_le_of_lt h h'
    | false =>
      show (p.add q).evL v ≤ (p.add q).evR v
      rw [PP.evL_add, PP.evR_add]
      exact add_le_add h h'
theorem all_pair (m : Mono) {p : PP} {s : Bool} (k : Nat) (h : Holds v p s) : (cs acc : CL) → All v cs → All v acc → All v (pair m p s k cs acc)
  | .nil, _, _, ha => ha
  | .cons q r t, acc, hc, ha => by
    unfold pair
    cases q.negAt m with
    | zero => exact all_pair m k h t acc hc.2 ha
    | succ l => exact ⟨holds_canon v (holds_add v (holds_scale v l h) (holds_scale v k hc.1)), all_pair m k h t acc hc.2 ha⟩
theorem all_elim (m : Mono) {all : CL} (ha : All v all) : (cs : CL) → All v cs → All v (elim m all cs)
  | .nil, _ => trivial
  | .cons p s t, h => by
    unfold elim
    cases p.posAt m with
    | succ k => exact all_pair v m k h.1 all _ ha (all_elim m ha t h.2)
    | zero => cases p.negAt m with
      | succ _ => exact all_elim m ha t h.2
      | zero => exact ⟨h.1, all_elim m ha t h.2⟩
theorem not_absurd {p : PP} {s : Bool} (c : p.absurd s = true) (h : Holds v p s) : False := by
  cases p with
  | nil =>
    have e : s = true := c
    rw [e] at h
    exact lt_irrefl (0 : R) h
  | cons m a b t =>
    cases m with
    | cons _ _ => exact nomatch c
    | one => cases t with
      | cons _ _ _ _ => exact nomatch c
      | nil =>
        have c : notB (Nat.ble a b) = true := c
        have hb : Nat.ble a b = false := by
          cases e : Nat.ble a b with
          | true => rw [e] at c; exact nomatch c
          | false => rfl
        have hl := Holds.le v h
        have hl : (a : R) * 1 + 0 ≤ b * 1 + 0 := hl
        rw [mul_one, mul_one, add_zero, add_zero, Nat.cast_le] at hl
        exact Bool.noConf_ft (hb.symm.trans (Nat.ble_eq_true_of_le hl))
theorem not_all_absurd : (cs : CL) → cs.absurd = true → All v cs → False
  | .nil, c, _ => nomatch c
  | .cons p s t, c, h => by
    unfold CL.absurd at c
    cases e : p.absurd s with
    | true => exact not_absurd v e h.1
    | false => rw [e] at c; exact not_all_absurd t c h.2
theorem not_all_run : (f : Nat) → (ms : ML) → (cs : CL) → run f ms cs = true → All v cs → False
  | .zero, ms, cs, c, h => not_all_absurd v cs c h
  | .succ f, ms, cs, c, h => by
    unfold run at c
    cases e : cs.absurd with
    | true => exact not_all_absurd v cs e h
    | false =>
      rw [e] at c
      cases e2 : ML.best cs ms with
      | nil => rw [e2] at c; exact nomatch c
      | cons m r =>
        rw [e2] at c
        cases e3 : Nat.ble (cs.count m 0 0) 150 with
        | false => simp only [e3] at c; exact nomatch c
        | true => simp only [e3] at c; exact not_all_run f r _ c (all_elim v m h cs h)
theorem all_canon : (cs : CL) → All v cs → All v cs.canon
  | .nil, _ => trivial
  | .cons _ _ t, h => ⟨holds_canon v h.1, all_canon t h.2⟩
theorem not_all_solve {cs : CL} (c : solve cs = true) (h : All v cs) : False := not_all_run v _ _ _ c (all_canon v cs h)
theorem all_append : (c d : CL) → All v c → All v d → All v (c.append d)
  | .nil, _, _, h => h
  | .cons _ _ t, d, h, h' => ⟨h.1, all_append t d h.2 h'⟩

theorem rearrange [ExistsAddOfLE R] {a b c d : R} (h : a ≤ b) (h' : c ≤ d) : a * d + b * c ≤ a * c + b * d := by
  obtain ⟨x, rfl⟩ := ExistsAddOfLE.exists_add_of_le h
  obtain ⟨y, rfl⟩ := ExistsAddOfLE.exists_add_of_le h'
  have hx : 0 ≤ x := (le_add_iff_nonneg_right a).mp h
  have hy : 0 ≤ y := (le_add_iff_nonneg_right c).mp h'
  have e : a * c + (a + x) * (c + y) = a * (c + y) + (a + x) * c + x * y := ring_ring (by decide +kernel)
  rw [e]
  exact le_add_of_nonneg_right (mul_nonneg hx hy)
theorem rearrange_lt [ExistsAddOfLE R] {a b c d : R} (h : a < b) (h' : c < d) : a * d + b * c < a * c + b * d := by
  obtain ⟨x, rfl⟩ := ExistsAddOfLE.exists_add_of_le h.le
  obtain ⟨y, rfl⟩ := ExistsAddOfLE.exists_add_of_le h'.le
  have hx : 0 < x := (lt_add_iff_pos_right a).mp h
  have hy : 0 < y := (lt_add_iff_pos_right c).mp h'
  have e : a * c + (a + x) * (c + y) = a * (c + y) + (a + x) * c + x * y := ring_ring (by decide +kernel)
  rw [e]
  exact lt_add_of_pos_right _ (mul_pos hx hy)
theorem all_prodWith [ExistsAddOfLE R] {p : PP} {s : Bool} (h : Holds v p s) : (cs : CL) → All v cs → All v (prodWith p s cs)
  | .nil, _ => trivial
  | .cons q r t, hc => by
    refine ⟨holds_canon v ?_, all_prodWith h t hc.2⟩
    have le : Holds v (PP.swap (PP.mul p q)) false := by
      show (PP.swap (PP.mul p q)).evL v ≤ (PP.swap (PP.mul p q)).evR v
      rw [PP.evL_swap, PP.evR_swap, PP.evL_mul, PP.evR_mul]
      exact rearrange (Holds.le v h) (Holds.le v hc.1)
    cases s with
    | false => exact le
    | true => cases r with
      | false => exact le
      | true =>
        show (PP.swap (PP.mul p q)).evL v < (PP.swap (PP.mul p q)).evR v
        rw [PP.evL_swap, PP.evR_swap, PP.evL_mul, PP.evR_mul]
        exact rearrange_lt h hc.1
theorem all_prods [ExistsAddOfLE R] : (cs : CL) → All v cs → All v (prods cs)
  | .nil, _ => trivial
  | .cons p s t, h => all_append v _ _ (all_prodWith v h.1 _ h) (all_prods t h.2)
theorem not_all_solveProds [ExistsAddOfLE R] {cs : CL} (c : solveProds cs = true) (h : All v cs) : False :=
  not_all_solve v c (all_append v _ _ h (all_prods v cs h))
end sound

section nat
theorem all_tighten (v : List Nat) : (cs : CL) → All v cs → All v (tighten cs)
  | .nil, _ => trivial
  | .cons p true t, h => by
    refine ⟨?_, all_tighten v t h.2⟩
    show (PP.ins .one 1 0 p).evL v ≤ (PP.ins .one 1 0 p).evR v
    rw [PP.evL_ins, PP.evR_ins]
    show ((1 : Nat) : Nat) * 1 + p.evL v ≤ ((0 : Nat) : Nat) * 1 + p.evR v
    show 1 * 1 + p.evL v ≤ 0 * 1 + p.evR v
    rw [mul_one, zero_mul, zero_add, add_comm]
    exact h.1
  | .cons p false t, h => ⟨h.1, all_tighten v t h.2⟩
theorem all_nonnegs (v : List Nat) : (ms : ML) → All v (nonnegs ms)
  | .nil => trivial
  | .cons m t => ⟨by
      show ((0 : Nat) : Nat) * m.ev v + 0 ≤ ((1 : Nat) : Nat) * m.ev v + 0
      show 0 * m.ev v + 0 ≤ 1 * m.ev v + 0
      rw [zero_mul]
      exact Nat.zero_le _, all_nonnegs v t⟩
theorem all_natPrep (v : List Nat) {cs : CL} (h : All v cs) : All v (natPrep cs) :=
  all_append v _ _ (all_tighten v cs h) (all_nonnegs v _)
end nat

/-- `P`, a chain of hypotheses that ends in `False`, is proved by refuting the constraints `cs`. -/
class RfC {R : Type u} [CommSemiring R] [LinearOrder R] (P : Prop) (i : List R) (o : outParam (List R)) (cs : outParam CL) : Prop where
  ext : ∃ s, o = app i s
  ok : ∀ t, (All (app o t) cs → False) → P
section rfc
variable {R : Type u} [CommSemiring R] [LinearOrder R] [IsStrictOrderedRing R] {x y : R} {i m n o : List R} {p q : PP} {d e : Nat} {cs : CL} {P Q : Prop}
instance (priority := 1000) rfc_false (i : List R) : RfC False i i CL.nil := ⟨⟨.nil, (app_nil i).symm⟩, fun _ h => h trivial⟩
instance (priority := 1) rfc_skip [h : RfC Q i o cs] : RfC (P → Q) i o cs := ⟨h.ext, fun t H _ => h.ok t H⟩
theorem cross_le [h : Rf x i m p d] [h' : Rf y m n q e] (ext : ∃ s, o = app n s) (t : List R) (s : Bool)
    (hxy : match s with | true => x < y | false => x ≤ y) : Holds (app o t) (PP.add (PP.scale e p) (PP.scale d (PP.swap q))) s := by
  have h1 := h.lift (ext_trans h'.ext ext) t
  have h2 := h'.lift ext t
  have pos : (0 : R) < (d * e : Nat) := Nat.cast_pos.mpr (lt_of_le_of_ne (Nat.zero_le _) (mul_ne_zero h.pos h'.pos).symm)
  have eL : (PP.add (PP.scale e p) (PP.scale d (PP.swap q))).evL (app o t) = x * (d * e : Nat) + (e * p.evR (app o t) + d * q.evR (app o t)) := by
    rw [PP.evL_add, PP.evL_scale, PP.evL_scale, PP.evL_swap, ← h1, Nat.cast_mul]
    simp only [mul_add, add_mul]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
  have eR : (PP.add (PP.scale e p) (PP.scale d (PP.swap q))).evR (app o t) = y * (d * e : Nat) + (e * p.evR (app o t) + d * q.evR (app o t)) := by
    rw [PP.evR_add, PP.evR_scale, PP.evR_scale, PP.evR_swap, ← h2, Nat.cast_mul]
    simp only [mul_add, add_mul]
    simp only [mul_comm, mul_left_comm, mul_assoc, add_comm, add_left_comm, add_assoc]
  cases s with
  | true =>
    show PP.evL _ _ < PP.evR _ _
    rw [eL, eR]
    exact add_lt_add_right (mul_lt_mul_of_pos_right hxy pos) _
  | false =>
    show PP.evL _ _ ≤ PP.evR _ _
    rw [eL, eR]
    exact add_le_add_right (mul_le_mul_of_nonneg_right hxy pos.le) _
instance (priority := 1000) rfc_le [h : Rf x i m p d] [h' : Rf y m n q e] [hQ : RfC Q n o cs] :
    RfC (x ≤ y → Q) i o (CL.cons (PP.add (PP.scale e p) (PP.scale d (PP.swap q))) false cs) where
  ext := ext_trans h.ext (ext_trans h'.ext hQ.ext)
  ok t H hxy := hQ.ok t fun hall => H ⟨cross_le (h := h) (h' := h') hQ.ext t false hxy, hall⟩
instance (priority := 1000) rfc_lt [h : Rf x i m p d] [h' : Rf y m n q e] [hQ : RfC Q n o cs] :
    RfC (x < y → Q) i o (CL.cons (PP.add (PP.scale e p) (PP.scale d (PP.swap q))) true cs) where
  ext := ext_trans h.ext (ext_trans h'.ext hQ.ext)
  ok t H hxy := hQ.ok t fun hall => H ⟨cross_le (h := h) (h' := h') hQ.ext t true hxy, hall⟩
instance (priority := 1000) rfc_eq [hQ : RfC (x ≤ y → y ≤ x → Q) i o cs] : RfC (x = y → Q) i o cs :=
  ⟨hQ.ext, fun t H e => hQ.ok t H e.le e.ge⟩
instance (priority := 1000) rfc_and [h : RfC (P → P' → Q) i o cs] : RfC (P ∧ P' → Q) i o cs := ⟨h.ext, fun t H x => h.ok t H x.1 x.2⟩
instance (priority := 1000) rfc_not_le [hQ : RfC (y < x → Q) i o cs] : RfC (¬x ≤ y → Q) i o cs := ⟨hQ.ext, fun t H e => hQ.ok t H (lt_of_not_ge e)⟩
instance (priority := 1000) rfc_not_lt [hQ : RfC (y ≤ x → Q) i o cs] : RfC (¬x < y → Q) i o cs := ⟨hQ.ext, fun t H e => hQ.ok t H (le_of_not_gt e)⟩

theorem lin_le [h : RfC (x ≤ y → Q) List.nil o cs] (c : solve cs = true) : x ≤ y → Q := h.ok .nil (not_all_solve _ c)
theorem lin_lt [h : RfC (x < y → Q) List.nil o cs] (c : solve cs = true) : x < y → Q := h.ok .nil (not_all_solve _ c)
theorem lin_eq [h : RfC (x = y → Q) List.nil o cs] (c : solve cs = true) : x = y → Q := h.ok .nil (not_all_solve _ c)
theorem prod_le [ExistsAddOfLE R] [h : RfC (x ≤ y → Q) List.nil o cs] (c : solveProds cs = true) : x ≤ y → Q := h.ok .nil (not_all_solveProds _ c)
theorem prod_lt [ExistsAddOfLE R] [h : RfC (x < y → Q) List.nil o cs] (c : solveProds cs = true) : x < y → Q := h.ok .nil (not_all_solveProds _ c)
theorem prod_eq [ExistsAddOfLE R] [h : RfC (x = y → Q) List.nil o cs] (c : solveProds cs = true) : x = y → Q := h.ok .nil (not_all_solveProds _ c)
end rfc
theorem lin_nat {o : List Nat} {P : Prop} {cs : CL} [h : RfC P (List.nil (α := Nat)) o cs] (c : solve (natPrep cs) = true) : P :=
  h.ok .nil fun H => not_all_solve _ c (all_natPrep _ H)
theorem prod_nat {o : List Nat} {P : Prop} {cs : CL} [h : RfC P (List.nil (α := Nat)) o cs] (c : solveProds (natPrep cs) = true) : P :=
  h.ok .nil fun H => not_all_solveProds _ c (all_natPrep _ H)
end Portable
