/-! Notation that is Mathlib's rather than Lean's: `Type*`, `Sort*`, `ℕ`. -/
set_option linter.all false
macro "Type*" : term => `(Type _)
macro "Sort*" : term => `(Sort _)
macro "ℕ" : term => `(Nat)
