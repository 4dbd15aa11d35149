"""The reviewed word list: prose that speaks of Lean, and prose that announces its own error.

Two lists of rules, each a name and a pattern, matched against normalised text (see `normalised`). A rule must leave
ordinary mathematical English alone: where a tactic's name is also an ordinary word (ring, exact, cases, omega,
positivity), only a context that mathematicians do not write counts. `tests/corpus/sentences/` holds the sentences
that decide. To add a word: add it here, and add a sentence that must be rejected and one that must survive there.
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
_SEPARATOR = r"[-\u2010-\u2015_\s]?"
_PHRASE_END = r"(?=\s*(?:[.,;:!?)\]]|$|(?:and|or|after|on|at|again|to)\b))"

# Words that are not English and not mathematics; "-" stands for any separator or none.
_WORDS = (
    r"linarith|nlinarith|polyrith|norm-num|norm-cast|field-simp|ring-nf|noncomm-ring|push-cast|push-neg|"
    r"exact-mod-cast|assumption-mod-cast|simp|simpa|simp-all|simp-rw|simp-arith|dsimp|rintros?|rcases|rfl|rwa|"
    r"erw|nth-rewrite|aesop|tauto|gcongr|zify|qify|native-decide|interval-cases|fin-cases|split-ifs|slim-check|"
    r"library-search|funext|exfalso|congrArg|congrFun|haveI|letI|mathlib4?|lean4|defeq|type-class|type-checks?|"
    r"type-checked|type-checker|metavariables?|term-mode|tactics?|simplifier|proof-assistants?|sub-goals?|"
    r"anonymous-constructors?|destructur(?:es?|ed|ing)|definitional(?:ly)?-(?:equal|equality|unfolding)"
)

# Tactics named like ordinary words: only right after "by", "via" or "using", and only where the phrase ends there.
_ENDING = (
    r"ring|abel|group|omega|positivity|decide|grind|calc|exact|constructor|norm|intros?|unfold|rewrite|refine|"
    r"apply|ext|congr|subst|trivial|rw|cc|use|obtain"
)

# At the start of a code span, any of these is a tactic or a term of Lean.
_IN_CODE = (
    r"by|exact|intros?|apply|refine|constructor|cases|induction|obtain|have|show|ring|decide|omega|use|rw|"
    r"rewrite|unfold|exists|left|right|ext|congr|calc|positivity|trivial|contradiction|subst|specialize|"
    r"assumption|symm|trans|fun|let|abel|grind|suffices|theorem|lemma|example|open|match|contrapose!?|choose|"
    r"absurd|group|h[0-9]*'?|h[a-z]'?|ih"
)

_NAMESPACES = (
    r"Nat|Int|Rat|Real|Complex|Fin|Finset|Set|List|Multiset|Function|Polynomial|ZMod|Classical|Eq|Iff|And|Or|"
    r"Exists|Not|Ne|Filter|Finsupp|Matrix|Subtype|Prod"
)

_HYPOTHESIS = r"(?:h(?:[0-9]+|(?!e\b|i\b)[a-z][0-9]?)?|ih)'?(?![\w(_^'])"
_SNAKE = r"(?<![\w\\{])[a-z]{2,}(?:_(?:[a-z]{2,}\d?|[a-z](?=_)))*_[a-z]{2,}\d?'?(?![\w{])"
_RELATION = r"[=<>≤≥≠∣∈∃∀¬∧∨]"
_MAP = r"(?:→|->|\\to\b)"

# What follows "the goal" when it is an aim and not an object on a screen.
_PLAIN_GOAL = (
    r"(?:\s*:|\s+(?:to|of|can(?:not)?)\b|\s+(?:(?:here|now|then|therefore)\s+)?(?:is|was|will be)\b"
    r"(?:[\s\w]*?\bto\b|\s+(?:attain|achiev|reach|possib|impossib|that\b)))"
)
_CLOSES = r"(?:clos|discharg|chang|transform|rewrit|simplif|reduc|split|solv|finish|clear)\w*"


def _rule(name: str, *pattern: str, case: bool = False, unless: str | None = None, across: bool = False) -> Rule:
    guard = re.compile(unless, re.IGNORECASE) if unless else None
    return Rule(name, re.compile("".join(pattern), 0 if case else re.IGNORECASE), guard, across)


MENTIONS_LEAN: tuple[Rule, ...] = (
    _rule(
        "Lean by name",
        r"(?<![\w-])(?:Lean|LEAN)(?![\w-])(?!\s+(?:towards?|against|meat|body|over)\b)",
        case=True,
    ),
    _rule("Lean by name", r"\b(?:in|with|by|of) lean\b(?=\s*[.,;:)\d]|\s+(?:proof|code|syntax)\b|\s*$)"),
    _rule("a word of Lean", r"(?<![\w\\])", rf"(?:{_WORDS.replace('-', _SEPARATOR)})", r"(?!\w)"),
    _rule("a word of Lean", r"(?<!I am )(?<!I'm )(?<!\w)sorry(?!\w)"),
    _rule("a tactic", r"\b(?:[Bb]y|[Vv]ia|[Uu]sing) ", rf"(?:{_ENDING})", _PHRASE_END, case=True),
    _rule(
        "a tactic",
        r"\b(?:use|apply|invoke|call)s? (?:omega|norm|ring|positivity|decide|abel|grind|calc) (?:to|on|again)\b",
        r"(?!\s+(?:denote|mean|represent|stand))",
    ),
    _rule("a tactic", r"\bby ring normali[sz]ation\b"),
    _rule(
        "a tactic",
        r"\b(?:exact|apply|refine|rewrite|rw|specialize|cases|unfold)\s+h(?:[0-9]|[a-z]?[0-9]?\b(?=[\s.,;]*$))",
    ),
    _rule("a tactic", r"\b(?:rw|simp|exact|refine|nlinarith)\s*\[|\b(?:exact|refine)\s*⟨|\bintros? h[a-z]?[0-9]?\b"),
    _rule("a tactic", r"\b(?:rw|ring|simp|rewrite|unfold) at h\w?\b"),
    _rule("a lemma name", _SNAKE, case=True),
    _rule("a lemma name", rf"(?<![\w.\\])(?:{_NAMESPACES})\.[a-z_]\w*", case=True),
    _rule("Lean syntax", r":=\s*(?:by\b|⟨)|\?_|\bfun\s+\w+\s*(?:=>|↦)|(?<!\w)#(?:eval|check|print)\b|<;>"),
    _rule("Lean syntax", r":\s*(?:Nat|Int|Prop)\b", case=True),
    _rule(
        "a hypothesis as code",
        rf"(?<![\w\\])(?:h |h(?:[a-z][0-9]?|[0-9]+)'? ?):\s(?![^.;,\n]*{_MAP})[^.;,\n]*{_RELATION}",
        case=True,
    ),
    _rule(
        "a hypothesis as code",
        r"\b(?:hypothes[ie]s|assumptions?|conditions?|disjunction|conjunction|inequality|equation|fact)\s+",
        rf"(?:named\s+)?{_HYPOTHESIS}(?!\w)",
        case=True,
        unless=r"\b(?:function|map|homomorphism|height|sequence)s?\b",
    ),
    _rule(
        "a hypothesis as code",
        rf"\b(?:[Uu]sing|[Ff]rom|By|[Aa]pply(?:ing)?|given in)\s+(?!h\b){_HYPOTHESIS}(?=\s*(?:[.,;]|and\s+h|at\b|$))",
        case=True,
    ),
    _rule("goal as an object", _CLOSES, r"\s+(?:\w+\s+){0,2}goals?\b"),
    _rule("goal as an object", r"\b(?:remaining|current|resulting|second|both|two|original|new) goals?\b"),
    _rule(
        "goal as an object",
        rf"\b[Tt]he goal\b(?!{_PLAIN_GOAL})",
        case=True,
        unless=r"\b(?:achiev|reach|attain|scor|miss)\w*\s+the goal\b",
    ),
    _rule("goal as an object", r"\bour goal (?:now )?(?:becomes|reduces)\b|\bgoal state\b"),
)
"""Rules for prose that mentions Lean, its tactics, its lemma names or its proof state."""

CODE_SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)|\\(?:texttt|mathtt|lstinline)\{([^{}]*)\}|\\verb(\W)(.*?)\3")
"""Text set as code: its content is judged by `LEAN_CODE` too."""

LEAN_CODE: tuple[Rule, ...] = (
    _rule("Lean code", r"^\s*", rf"(?:{_IN_CODE})", r"(?!\w)", case=True),
    _rule("Lean code", r":=|[a-z]_[a-z]{2,}|\b[A-Z][a-z]+\.[a-z]", case=True),
)
"""Rules for the content of a code span, besides those of `MENTIONS_LEAN`."""

# That something is false is ordinary inside a proof by contradiction or under a condition.
_CONDITION = (
    r"\b(?:suppos|assum|contradict|absurd|impossib|unless|otherwise|whether|negat"
    r"|(?:if|were|would|case|must|cannot)\b)"
)
_WRONG = r"(?:false|wrong|incorrect|invalid|flawed|erroneous|not (?:quite )?(?:true|correct|right|valid))"
_PRONOUN_IS = r"(?:this|that|it) (?:is|was|seems|looks)(?: actually| in fact| clearly| generally| simply)?"
_PIECE = (
    r"(?:step|claim|argument|proof|bound|estimate|approach|inequality|identity|assertion|deduction|reasoning"
    r"|computation|conclusion|equation|equality)"
)
_NOT_PROVED = (
    r"(?:not (?:fully |actually |rigorously |yet )?(?:justified|proved|proven|established|rigorous)"
    r"|unjustified|unproved|unproven|incomplete|heuristic)"
)

ANNOUNCES_ERROR: tuple[Rule, ...] = (
    _rule("second thoughts", r"(?:^|[.;:!?(—–-]\s*|\bbut )wait\b(?!\s+(?:for|until|at|in|on|time|\d))"),
    _rule("second thoughts", r"\b(?:hmm+|oops|whoops|on second thought|scratch that|never ?mind that)\b"),
    _rule("second thoughts", r"\blet me (?:re\w+|try|fix|correct|start over|double-check|think)\b"),
    _rule("second thoughts", r"\bactually,? no\b"),
    _rule("admits a mistake", r"\b(?:I|we)(?: have|'ve)? ma[dk]e (?:a|an|some) (?:\w+ )?(?:mistake|error|slip)\b"),
    _rule("admits a mistake", r"\bmy mistake\b"),
    _rule(
        "admits a mistake",
        r"\b(?:mistake|flaw|error|gap) in (?:this|the|my|our) (?:\w+ )?",
        r"(?:step|proof|argument|reasoning|above|previous|derivation|calculation|computation)\b",
    ),
    _rule("admits a mistake", r"\b(?:apologi[sz]e|apologies)\b|\bcorrection:|\bI(?: am|'m) sorry\b"),
    _rule(
        "calls itself wrong",
        rf"\b(?:this|the|our|my) (?:\w+ )?{_PIECE} (?:\w+ )?(?:is|was|seems|looks)(?: \w+)? {_WRONG}\b",
        unless=_CONDITION,
    ),
    _rule(
        "calls itself wrong",
        rf"\b{_PRONOUN_IS} (?:wrong|incorrect|flawed|erroneous|not (?:quite )?(?:correct|right))\b(?! that\b)",
        unless=_CONDITION,
    ),
    _rule(
        "calls itself wrong",
        rf"(?<!\bbut )(?<!\band )\b{_PRONOUN_IS} (?:false|invalid|not (?:quite )?(?:true|valid))\b(?! that\b)",
        unless=_CONDITION,
        across=True,
    ),
    _rule(
        "calls itself wrong",
        r"\bthis (?:step|argument|proof|bound|approach|reasoning|deduction|estimate)(?: \w+)? ",
        r"(?:fails|breaks down|(?:does not|doesn't|do not) (?:work|hold|follow|go through))\b",
        unless=_CONDITION,
    ),
    _rule(
        "calls itself wrong",
        rf"\b(?:an?|this) (?:false|incorrect|invalid|wrong|bogus|flawed|unjustified|erroneous) {_PIECE}\b",
        unless=_CONDITION,
    ),
    _rule("calls itself unproved", rf"\b(?:this|the|our) (?:\w+ )?{_PIECE} (?:is|remains) {_NOT_PROVED}\b"),
    _rule(
        "calls itself unproved",
        r"\b(?:assum\w+|accept\w*|claim\w*|assert\w*|admit\w*|take|taking)\b[^.;]{0,60}",
        r"\bwithout (?:a |any |further )?(?:proof|proving|justification|justifying)\b",
    ),
    _rule(
        "calls itself unproved",
        r"\b(?:I|we) (?:can ?not|can't|could not|couldn't|am unable to|are unable to|failed to"
        r"|do not know how to|don't know how to) (?:\w+ )?(?:prove|justify|establish|complete|finish|verify)\b",
        unless=_CONDITION.replace("|cannot", ""),
    ),
    _rule(
        "calls itself unproved",
        r"\b(?:we|I) (?:have not|haven't|did not|didn't|do not|don't) (?:actually |yet |fully |really )*",
        r"(?:prove[dn]?|justify|justified|establish|established)\b",
    ),
    _rule("calls itself unproved", r"\bhand-?wav\w+|\bTODO\b|\b(?:is|as) (?:just )?a placeholder(?! for\b)"),
    _rule("calls itself unproved", r"\bleave (?:this|it|the rest) (?:unproved|incomplete)\b"),
    _rule("calls itself unproved", r"\brequires? (?:further|more|additional) justification\b"),
    _rule(
        "errs on purpose",
        r"\b(?:intentional|deliberate|purposeful|purpose)ly (?:\w+ ){0,2}",
        r"(?:wrong|incorrect|false|flawed|error|mistake|invalid)\w*\b",
    ),
)
"""Rules for a failing step that says itself that it fails. Applied to that one step of incorrect proofs only."""


def normalised(text: str) -> str:
    """`text` as the rules read it: NFKC, no invisible characters, escaped underscores plain, blanks as one."""
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
    begin = max((end.end() for end in _SENTENCE_END.finditer(text, endpos=found.start())), default=0)
    end = _SENTENCE_END.search(text, found.end())
    return text[begin : end.start() if end else len(text)]
