import Mathlib.Linear
/-!
Tactics of Mathlib as macros over core tactics and the kernel procedures of `Mathlib.Poly` and `Mathlib.Linear`.
Weaker than Mathlib's where the notes say so; a tactic that cannot do its job fails.
-/
set_option linter.all false
universe u

/-- `refine`, with room for the instance search that reads large terms. -/
macro "portable_refine " t:term : tactic => `(tactic|
  set_option synthInstance.maxSize 100000 in set_option synthInstance.maxHeartbeats 400000 in refine $t)
macro "portable_ring" : tactic => `(tactic| first
  | (portable_refine Portable.ring_ring ?_; decide +kernel)
  | (portable_refine Portable.ring_field ?_; decide +kernel)
  | fail "ring failed, the two sides are not equal as polynomials")
syntax "ring" : tactic
syntax "ring_nf" : tactic
macro_rules
  | `(tactic| ring) => `(tactic| first | rfl | (funext _; portable_ring) | portable_ring)
  | `(tactic| ring_nf) => `(tactic| ring)

/-! `linarith`: refute the negated goal with the comparisons of the context. -/
macro "portable_negate" : tactic => `(tactic| first
  | refine le_of_not_gt fun h => ?_
  | refine lt_of_not_ge fun h => ?_
  | refine fun (h : _ ≤ _) => ?_
  | refine fun (h : _ < _) => ?_
  | refine fun (h : _ = _) => ?_
  | exfalso)
macro "portable_collect" : tactic => `(tactic| (
  (repeat (rename _ ∧ _ => h; revert h));
  (repeat (rename ¬_ ≤ _ => h; revert h));
  (repeat (rename ¬_ < _ => h; revert h));
  (repeat (rename _ = _ => h; revert h));
  (repeat (rename _ ≤ _ => h; revert h));
  (repeat (rename _ < _ => h; revert h))))
syntax "portable_lin" : tactic
syntax "portable_prod" : tactic
macro_rules
  | `(tactic| portable_lin) => `(tactic| first
      | (portable_refine Portable.lin_lt ?_; decide +kernel)
      | (portable_refine Portable.lin_le ?_; decide +kernel)
      | (portable_refine Portable.lin_eq ?_; decide +kernel)
      | (portable_refine Portable.lin_nat ?_; decide +kernel)
      | (intro _; portable_lin)
      | fail "linarith failed to find a contradiction")
  | `(tactic| portable_prod) => `(tactic| first
      | (portable_refine Portable.prod_lt ?_; decide +kernel)
      | (portable_refine Portable.prod_le ?_; decide +kernel)
      | (portable_refine Portable.prod_eq ?_; decide +kernel)
      | (portable_refine Portable.prod_nat ?_; decide +kernel)
      | fail "linarith failed to find a contradiction")
syntax "linarith" : tactic
syntax "linarith" "[" term,+ "]" : tactic
syntax "nlinarith" : tactic
syntax "nlinarith" "[" term,+ "]" : tactic
macro_rules
  | `(tactic| linarith) => `(tactic| first
      | (refine le_antisymm ?_ ?_ <;> (portable_negate; portable_collect; portable_lin))
      | (portable_negate; portable_collect; portable_lin))
  | `(tactic| linarith [$a]) => `(tactic| (have := $a; linarith))
  | `(tactic| linarith [$a, $b]) => `(tactic| (have := $a; have := $b; linarith))
  | `(tactic| linarith [$a, $b, $c]) => `(tactic| (have := $a; have := $b; have := $c; linarith))
  | `(tactic| linarith [$a, $b, $c, $d]) => `(tactic| (have := $a; have := $b; have := $c; have := $d; linarith))
  | `(tactic| nlinarith) => `(tactic| first
      | linarith
      | (refine le_antisymm ?_ ?_ <;> (portable_negate; portable_collect; portable_prod))
      | (portable_negate; portable_collect; portable_prod))
  | `(tactic| nlinarith [$a]) => `(tactic| (have := $a; nlinarith))
  | `(tactic| nlinarith [$a, $b]) => `(tactic| (have := $a; have := $b; nlinarith))
  | `(tactic| nlinarith [$a, $b, $c]) => `(tactic| (have := $a; have := $b; have := $c; nlinarith))
  | `(tactic| nlinarith [$a, $b, $c, $d]) => `(tactic| (have := $a; have := $b; have := $c; have := $d; nlinarith))
  | `(tactic| nlinarith [$a, $b, $c, $d, $e]) => `(tactic| (have := $a; have := $b; have := $c; have := $d; have := $e; nlinarith))
  | `(tactic| nlinarith [$a, $b, $c, $d, $e, $f]) => `(tactic| (have := $a; have := $b; have := $c; have := $d; have := $e; have := $f; nlinarith))
