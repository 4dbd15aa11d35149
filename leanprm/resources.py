"""Where the shipped folders are, in a checkout and in an installed wheel.

The folders stand at the top of a checkout for people to find; the wheel carries them under `leanprm/_resources/`.
The packaged copy wins, so that an installed package never reads a folder that happens to stand beside it.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def resource_dir(name: str) -> Path:
    """The shipped folder `name` (`lean`, `prompts`, `configs` or `examples`); FileNotFoundError when it is nowhere."""
    for parent in (PACKAGE / "_resources", PACKAGE.parent):
        folder = parent / name
        if folder.is_dir():
            return folder
    raise FileNotFoundError(
        f"the folder {name!r} is neither in {PACKAGE / '_resources'} nor beside {PACKAGE}; reinstall leanprm"
    )
