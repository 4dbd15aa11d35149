"""Settings of a stage that calls a model. All of it decides results, so all of it is part of a run's digest."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class ModelSettings(BaseModel):
    """Which model is asked, how, and under which prompt."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    provider: str = "recorded"
    """Who answers; change it when answers are to be bought rather than read from a folder."""
    model: str
    """The model, as its provider names it; for `recorded`, the name the answers were recorded under."""
    prompt: str
    """Prompt and version (`generate/v1`); a new wording is a new version, never an edit."""
    environment: str = "portable-v1"
    """Text that tells the model which Lean it writes for; change it together with `lean.engine`."""
    max_tokens: int = Field(default=16_000, gt=0)
    """Output tokens of the first call; raise it when many answers are cut off."""
    retry_max_tokens: int = Field(default=32_000, gt=0)
    """Output tokens of the one retry after a cut-off or refused answer."""
    recorded: str | None = None
    """Folder of recorded answers (JSON lines), for the provider `recorded`."""


class GenerateSettings(ModelSettings):
    """Settings of blind generation."""

    prompt: str = "generate/v1"
    """Prompt and version; a new wording is a new version, never an edit."""
    samples: int = Field(default=1, ge=1)
    """Independent attempts per statement; raise it for more proofs from the same statements."""


class ReviewSettings(ModelSettings):
    """Settings of the review call."""

    prompt: str = "review/v1"
    """Prompt and version; a new wording is a new version, never an edit."""
