"""The reviewed word list: prose that speaks of Lean, and prose that announces its own error.

Two lists of rules, each a name and a pattern, matched against normalised text (see `normalised`). A rule must leave
ordinary mathematical English alone: where a tactic's name is also an ordinary word (ring, exact, cases, omega, positivity),
only a context that mathematicians do not write counts. `tests/corpus/test_filter.py` holds the sentences that decide.
To add a word: add it here, and add a sentence that must be rejected and one that must survive there.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """What a hit is called, and what hits. An `unless` in the same sentence (`across`: anywhere) takes the hit back."""

    name: str
    pattern: re.Pattern[str]
    unless: re.Pattern[str] | None = None
    across: bool = False


@dataclass(frozen=True)
class Hit:
    """A rule that matched, and the text it matched."""

    rule: str
    text: str


_SENTENCE_END = re.compile(r"[.!?;]\s+|\n")
_DASH = "[-\u2010-\u2015_\\s]?"
_END = r"(?=\s*(?:[.,;:!?)\]]|$|and\b|or\b|after\b|on\b|at\b|again\b|to\b))"

# Words that are not English and not mathematics; "-" stands for any or no separator.
_WORDS = (
    "linarith", "nlinarith", "polyrith", "norm-num", "norm-cast", "field-simp", "ring-nf", "noncomm-ring", "push-cast",
    "push-neg", "exact-mod-cast", "assumption-mod-cast", "simp", "simpa", "simp-all", "simp-rw", "simp-arith", "dsimp",
    "rintro", "rintros", "rcases", "rfl", "rwa", "erw", "nth-rewrite", "aesop", "tauto", "gcongr", "zify", "qify",
    "native-decide", "interval-cases", "fin-cases", "split-ifs", "slim-check", "library-search", "funext", "exfalso",
    "congrArg", "congrFun", "haveI", "letI", "mathlib4?", "lean4", "defeq", "type-?class", "type-?checks?",
    "type-?checker", "metavariables?", "term-mode", "tactics?", "simplifier", "proof-assistants?", "sub-?goals?",
    "anonymous-constructors?", "destructur(?:e[sd]?|ing)", "definitional(?:ly)?-(?:equal|equality|unfolding)",
)  # fmt: skip

# Tactics named like ordinary words: only right after "by", "via" or "using", and only where the phrase ends there.
_ENDING = (
    "ring", "abel", "group", "omega", "positivity", "decide", "grind", "calc", "exact", "constructor", "norm", "intro",
    "intros", "unfold", "rewrite", "refine", "apply", "ext", "congr", "subst", "trivial", "rw", "cc", "use", "obtain",
)  # fmt: skip

# At the start of a code span, any of these is a tactic or a term of Lean.
_IN_CODE = (
    "by", "exact", "intro", "intros", "apply", "refine", "constructor", "cases", "induction", "obtain", "have", "show",
    "ring", "decide", "omega", "use", "rw", "rewrite", "unfold", "exists", "left", "right", "ext", "congr", "calc",
    "positivity", "trivial", "contradiction", "subst", "specialize", "assumption", "symm", "trans", "fun", "let", "abel",
    "grind", "suffices", "theorem", "lemma", "example", "open", "match", "contrapose!?", "choose", "absurd", "group",
    "h[0-9]*'?", "h[a-z]'?", "ih",
)  # fmt: skip

_NAMESPACES = (
    "Nat", "Int", "Rat", "Real", "Complex", "Fin", "Finset", "Set", "List", "Multiset", "Function", "Polynomial", "ZMod",
    "Classical", "Eq", "Iff", "And", "Or", "Exists", "Not", "Ne", "Filter", "Finsupp", "Matrix", "Subtype", "Prod",
)  # fmt: skip

_SNAKE = r"(?<![\w\\{])[a-z]{2,}(?:_(?:[a-z]{2,}\d?|[a-z](?=_)))*_[a-z]{2,}\d?'?(?![\w{])"
_DOTTED = rf"(?<![\w.\\])(?:{'|'.join(_NAMESPACES)})\.[a-z_]\w*"
_RELATION = r"[=<>≤≥≠∣∈∃∀¬∧∨]"

# What follows "the goal" when it is an aim and not an object on a screen.
_PLAIN_GOAL = (
    r"\s*:|\s+(?:to|of|can(?:not)?)\b|\s+(?:(?:here|now|then|therefore)\s+)?(?:is|was|will be)\b"
    r"(?:[\s\w]*?\bto\b|\s+(?:attain|achiev|reach|possib|impossib|that\b))"
)


def _words(*alternatives: str) -> str:
    joined = "|".join(word.replace("-?", "\0").replace("-", _DASH).replace("\0", _DASH) for word in alternatives)
    return rf"(?<![\w\\])(?:{joined})(?!\w)"


def _rule(name: str, pattern: str, *, case: bool = False, unless: str | None = None, across: bool = False) -> Rule:
    guard = re.compile(unless, re.IGNORECASE) if unless else None
    return Rule(name, re.compile(pattern, 0 if case else re.IGNORECASE), guard, across)


MENTIONS_LEAN: tuple[Rule, ...] = (
    _rule("Lean by name", r"(?<![\w-])(?:Lean|LEAN)(?![\w-])(?!\s+(?:towards?|against|meat|body|over)\b)", case=True),
    _rule("Lean by name", r"\b(?:in|with|by|of) lean\b(?=\s*[.,;:)\d]|\s+(?:proof|code|syntax)\b|\s*$)"),
    _rule("a word of Lean", _words(*_WORDS)),
    _rule("a word of Lean", r"(?<!I am )(?<!I'm )(?<!\w)sorry(?!\w)"),
    _rule("a tactic", rf"\b(?:by|via|using) (?:{'|'.join(_ENDING)}){_END}", case=True),
    _rule("a tactic", r"\b(?:use|uses|apply|applies|invoke|invokes|call|calls) (?:omega|norm|ring|positivity|decide|abel|grind|calc) (?:to|on|again)\b(?!\s+(?:denote|mean|represent|stand))"),
    _rule("a tactic", r"\bby ring normali[sz]ation\b"),
    _rule("a tactic call", r"\b(?:exact|apply|refine|rewrite|rw|specialize|cases|unfold)\s+(?:h[0-9]|h[a-z]?[0-9]?\b(?=[\s.,;]*$))"),
    _rule("a tactic call", r"\b(?:rw|simp|exact|refine|intros?|obtain|nlinarith)\s*(?:\[|⟨\S+,\s*\?)"),
    _rule("a tactic call", r"\b(?:exact|refine)\s*⟨|\bintros? h[a-z]?[0-9]?\b"),
    _rule("a tactic call", r"\b(?:rw|ring|simp|rewrite|unfold) at h\w?\b"),
    _rule("a lemma name", _SNAKE, case=True),
    _rule("a lemma name", _DOTTED, case=True),
    _rule("Lean syntax", r":=\s*(?:by\b|⟨)|\?_|\bfun\s+\w+\s*(?:=>|↦)|(?<!\w)#(?:eval|check|print)\b|<;>"),
    _rule("Lean syntax", r":\s*(?:Nat|Int|Prop)\b", case=True),
    _rule("a hypothesis as code", rf"(?<![\w\\])(?:h |h(?:[a-z][0-9]?|[0-9]+)'? ?):\s(?![^.;,\n]*(?:→|->|\\to\b))[^.;,\n]*{_RELATION}", case=True),
    _rule("a hypothesis as code", r"\b(?:hypothes[ie]s|assumptions?|conditions?|disjunction|conjunction|inequality|equation|fact)\s+(?:named\s+)?(?:h[a-z]?[0-9]*|ih)'?(?![\w(_^])", case=True),
    _rule("a hypothesis as code", r"\b(?:[Uu]sing|[Ff]rom|By|[Aa]pply(?:ing)?|given in)\s+(?:h[0-9]+|h[a-z])(?![\w(_^'])(?=\s*(?:[.,;]|and\s+h|at\b|$))", case=True),
    _rule("goal as an object", r"\b(?:clos|discharg|chang|transform|rewrit|simplif|reduc|split|solv|finish|clear)\w*\s+(?:\w+\s+){0,2}goals?\b"),
    _rule("goal as an object", r"\b(?:remaining|current|resulting|second|first|both|two|original|new) goals?\b"),
    _rule("goal as an object", rf"\b[Tt]he goal\b(?!{_PLAIN_GOAL})", case=True, unless=r"\b(?:achiev|reach|attain|scor|miss)\w*\s+the goal\b"),
    _rule("goal as an object", r"\bour goal (?:now )?(?:becomes|reduces)\b|\bgoal state\b"),
)  # fmt: skip
"""Rules for prose that mentions Lean, its tactics, its lemma names or its proof state."""

CODE_SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)|\\(?:texttt|mathtt|lstinline)\{([^{}]*)\}|\\verb(\W)(.*?)\3")
"""Text set as code: its content is judged by `LEAN_CODE`."""

LEAN_CODE: tuple[Rule, ...] = (
    _rule("Lean code", rf"^\s*(?:{'|'.join(_IN_CODE)})(?!\w)", case=True),
    _rule("Lean code", r":=|[a-z]_[a-z]{2,}|\b[A-Z][a-z]+\.[a-z]", case=True),
)
"""Rules for the content of a code span, besides those of `MENTIONS_LEAN`."""

# A claim that something is false is ordinary inside a proof by contradiction or under a condition.
_UNDER_CONDITION = (
    r"\b(?:suppos|assum|contradict|contradiction|absurd|impossib|unless|otherwise|whether|if\b|were\b|would\b|negat|case\b)"
)
_WRONG = r"(?:false|wrong|incorrect|invalid|flawed|erroneous|not (?:true|correct|right|valid|quite (?:right|true|correct)))"
_PRONOUN_IS = r"(?:this|that|it) (?:is|was|seems|looks)(?: actually| in fact| clearly| generally| simply)?"
_PIECE = r"(?:step|claim|argument|proof|bound|estimate|approach|inequality|identity|assertion|deduction|reasoning|computation|conclusion|equation|equality)"

ANNOUNCES_ERROR: tuple[Rule, ...] = (
    _rule("second thoughts", r"(?:^|[.;:!?(—–-]\s*|\bbut )wait\b(?!\s+(?:for|until|at|in|on|time|\d))"),
    _rule("second thoughts", r"\b(?:hmm+|oops|whoops|on second thought|scratch that|never ?mind that|let me (?:re\w+|try|fix|correct|start over|double-check|think))\b"),
    _rule("second thoughts", r"\bactually,? (?:no\b|wait|that|this) ?(?:is|was)? ?(?:wrong|false|incorrect|not)?", unless=r"\bactually,? (?:that|this) (?:is|was)? ?(?!wrong|false|incorrect|not)"),
    _rule("admits a mistake", r"\b(?:I|we)(?: have| 've|'ve)? (?:made|make) (?:a|an|some) \w* ?(?:mistake|error|slip)\b|\bmy mistake\b"),
    _rule("admits a mistake", r"\b(?:mistake|flaw|error|gap) in (?:this|the|my|our) (?:\w+ )?(?:step|proof|argument|reasoning|above|previous|derivation|calculation|computation)\b"),
    _rule("admits a mistake", r"\b(?:apologi[sz]e|apologies|correction:|I am sorry|I'm sorry)"),
    _rule("calls itself wrong", rf"\b(?:this|the|our|my) (?:\w+ )?{_PIECE} (?:\w+ )?(?:is|was|seems|looks)(?: \w+)? {_WRONG}\b", unless=_UNDER_CONDITION),
    _rule("calls itself wrong", rf"\b{_PRONOUN_IS} (?:wrong|incorrect|flawed|erroneous|not (?:quite )?(?:correct|right))\b", unless=_UNDER_CONDITION),
    _rule("calls itself wrong", rf"(?<!\bbut )(?<!\band )\b{_PRONOUN_IS} (?:false|invalid|not (?:quite )?(?:true|valid))\b", unless=_UNDER_CONDITION, across=True),
    _rule("calls itself wrong", rf"\bthis (?:step|argument|proof|bound|approach|reasoning|deduction|estimate)(?: \w+)? (?:fails|breaks down|(?:does not|doesn't|do not) (?:work|hold|follow|go through))\b", unless=_UNDER_CONDITION),
    _rule("calls itself wrong", rf"\b(?:an?|this) (?:false|incorrect|invalid|wrong|bogus|flawed|unjustified|erroneous) {_PIECE}\b", unless=_UNDER_CONDITION),
    _rule("calls itself unproved", rf"\b(?:this|the|our) (?:\w+ )?{_PIECE} (?:is|remains) (?:not (?:fully |actually |rigorously |yet )?(?:justified|proved|proven|established|rigorous)|unjustified|unproved|unproven|incomplete|heuristic)\b"),
    _rule("calls itself unproved", r"\b(?:assum\w+|accept\w*|claim\w*|assert\w*|admit\w*|take|taking)\b[^.;]{0,60}\bwithout (?:a |any |further )?(?:proof|proving|justification|justifying)\b"),
    _rule("calls itself unproved", r"\b(?:I|we) (?:cannot|can't|can not|could not|couldn't|am unable to|are unable to|do not know how to|don't know how to|failed to) (?:\w+ )?(?:prove|justify|establish|complete|finish|verify)\b", unless=_UNDER_CONDITION),
    _rule("calls itself unproved", r"\b(?:we|I) (?:have not|haven't|did not|didn't|do not|don't) (?:actually |yet |fully |really )*(?:prove|proved|proven|justify|justified|establish|established)\b"),
    _rule("calls itself unproved", r"\b(?:hand-?wav\w+|TODO|(?:is|as) (?:just )?a placeholder(?! for\b)|left unproved|leave (?:this|it|the rest) (?:unproved|incomplete)|requires? (?:further|more|additional) justification)\b"),
    _rule("errs on purpose", r"\b(?:intentional|deliberate|purposeful|purposel)\w* (?:\w+ )?(?:wrong|incorrect|false|flawed|error|mistake|invalid|err)\w*\b"),
)  # fmt: skip
"""Rules for a failing step that says itself that it fails. Applied to that one step of incorrect proofs only."""


def normalised(text: str) -> str:
    """`text` as the rules read it: NFKC, without invisible characters, escaped underscores as plain ones, blanks as one."""
    visible = "".join(c for c in unicodedata.normalize("NFKC", text) if unicodedata.category(c) != "Cf")
    return re.sub(r"[^\S\n]+", " ", visible.replace("\\_", "_").replace("\u2019", "'"))


def mention_of_lean(text: str) -> Hit | None:
    """The first rule of `MENTIONS_LEAN` (or `LEAN_CODE`, for code spans) that `text` breaks."""
    plain = normalised(text)
    for span in CODE_SPAN.finditer(plain):
        content = next(group for group in (span[1], span[2], span[4]) if group is not None)
        if hit := _first_hit(LEAN_CODE, content):
            return hit
    return _first_hit(MENTIONS_LEAN, plain)


def announced_error(text: str) -> Hit | None:
    """The first rule of `ANNOUNCES_ERROR` that `text` breaks."""
    return _first_hit(ANNOUNCES_ERROR, normalised(text))


def _first_hit(rules: tuple[Rule, ...], text: str) -> Hit | None:
    for rule in rules:
        for found in rule.pattern.finditer(text):
            scope = text if rule.across else _sentence(text, found)
            if rule.unless is None or not rule.unless.search(scope):
                return Hit(rule.name, found[0].strip())
    return None


def _sentence(text: str, found: re.Match[str]) -> str:
    """The sentence, or the line, in which the match begins."""
    begin = max((end.end() for end in _SENTENCE_END.finditer(text, 0, found.start() + 1)), default=0)
    end = _SENTENCE_END.search(text, found.end())
    return text[min(begin, found.start()) : end.start() if end else len(text)]
