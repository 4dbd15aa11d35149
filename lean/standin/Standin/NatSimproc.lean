prelude
import Standin.Classical
/-! The lemmas by which the library's simplification procedures on numerals justify their steps (`x + 3 ≤ 5` to
`x ≤ 2`, and the like): names and statements are the library's, none is meant for people. -/
set_option linter.all false

namespace Nat.Simproc
theorem sub_add_eq_comm (a b c : Nat) : a - (b + c) = a - c - b := by rw [Nat.sub_sub, Nat.add_comm]
theorem add_sub_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : a + b - (c + d) = a - (c + (d - b)) := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le' h
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_sub_add_right]
theorem add_sub_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : a + b - (c + d) = a + (b - d) - c := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le' h
  rw [Nat.add_sub_cancel, ← Nat.add_assoc, Nat.add_sub_add_right]
theorem add_sub_le (a : Nat) {b c : Nat} (h : b ≤ c) : a + b - c = a - (c - b) := by
  have := add_sub_add_le a 0 h
  rwa [Nat.zero_add, Nat.zero_add] at this
theorem add_eq_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b = c) = False :=
  eq_false fun e => Nat.not_le_of_gt h (e ▸ le_add_left b a)
theorem eq_add_gt (a : Nat) {b c : Nat} (h : c > a) : (a = b + c) = False :=
  eq_false fun e => Nat.not_le_of_gt h (Nat.le_trans (le_add_left c b) (Nat.le_of_eq e.symm))
theorem add_eq_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b = c + d) = (a = c + (d - b)) := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le' h
  rw [Nat.add_sub_cancel, ← Nat.add_assoc]
  exact propext Nat.add_right_cancel_iff
theorem add_eq_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b = c + d) = (a + (b - d) = c) := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le' h
  rw [Nat.add_sub_cancel, ← Nat.add_assoc]
  exact propext Nat.add_right_cancel_iff
theorem add_eq_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b = c) = (a = c - b) := by
  have := add_eq_add_le a 0 h
  rwa [Nat.zero_add, Nat.zero_add] at this
theorem eq_add_le {a : Nat} (b : Nat) {c : Nat} (h : c ≤ a) : (a = b + c) = (b = a - c) :=
  (propext eq_comm).trans (add_eq_le b h)
theorem add_le_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b ≤ c + d) = (a ≤ c + (d - b)) := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le' h
  rw [Nat.add_sub_cancel, ← Nat.add_assoc]
  exact propext Nat.add_le_add_iff_right
theorem add_le_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b ≤ c + d) = (a + (b - d) ≤ c) := by
  obtain ⟨k, rfl⟩ := exists_eq_add_of_le' h
  rw [Nat.add_sub_cancel, ← Nat.add_assoc]
  exact propext Nat.add_le_add_iff_right
theorem add_le_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b ≤ c) = (a ≤ c - b) := by
  have := add_le_add_le a 0 h
  rwa [Nat.zero_add, Nat.zero_add] at this
theorem add_le_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b ≤ c) = False :=
  eq_false fun l => Nat.not_le_of_gt h (Nat.le_trans (le_add_left b a) l)
theorem le_add_le (a : Nat) {b c : Nat} (h : a ≤ c) : (a ≤ b + c) = True := eq_true (Nat.le_trans h (le_add_left c b))
theorem le_add_ge (a : Nat) {b c : Nat} (h : a ≥ c) : (a ≤ b + c) = (a - c ≤ b) := by
  have := add_le_add_ge 0 b h
  rwa [Nat.zero_add, Nat.zero_add] at this
theorem beqEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a == b) = (c == d) := by
  show decide (a = b) = decide (c = d)
  by_cases h : a = b
  · exact (decide_eq_true h).trans (decide_eq_true (p ▸ h)).symm
  · exact (decide_eq_false h).trans (decide_eq_false (p ▸ h)).symm
theorem beqFalseOfEqFalse {a b : Nat} (p : (a = b) = False) : (a == b) = false := decide_eq_false (of_eq_false p)
theorem bneEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a != b) = (c != d) := congrArg not (beqEqOfEqEq p)
theorem bneTrueOfEqFalse {a b : Nat} (p : (a = b) = False) : (a != b) = true := congrArg not (beqFalseOfEqFalse p)
end Nat.Simproc
