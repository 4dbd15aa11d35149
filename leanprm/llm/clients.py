"""Which client answers for which provider."""

from __future__ import annotations

from pathlib import Path

from leanprm.llm.protocol import LanguageModel
from leanprm.llm.recorded import RecordedModel
from leanprm.llm.settings import ModelSettings


class UnknownProvider(ValueError):
    """A provider that no client speaks to, or one whose settings are incomplete."""


def open_model(settings: ModelSettings) -> LanguageModel:
    """The client for `settings.provider`; raises `UnknownProvider` or what opening that client raises.

    `settings.recorded` is a path of this machine here; a `resource:` prefix is the configuration's to resolve.
    """
    if settings.provider != "recorded":
        raise UnknownProvider(f"no client for provider {settings.provider!r}; this version has: recorded")
    if settings.recorded is None:
        raise UnknownProvider("the provider 'recorded' needs `recorded`: the folder with the recorded answers")
    return RecordedModel(Path(settings.recorded))
