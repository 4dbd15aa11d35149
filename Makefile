# `make demo` and `make test` set up everything they need. PYTHON chooses the interpreter (3.11 or 3.12).
PYTHON ?= $(or $(shell for p in python3.11 python3.12; do $$p -c '' 2>/dev/null && echo $$p && break; done),python3)
VENV ?= .venv
BIN := $(VENV)/bin
OUT ?= runs/demo

.PHONY: demo test test-slow lint types clean

demo: $(VENV)/.ready
	$(BIN)/leanprm corpus build --config quickstart --out $(OUT)

test: $(VENV)/.ready
	$(BIN)/python -m pytest -q

test-slow: $(VENV)/.ready
	$(BIN)/python -m pytest -q -m slow

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready
	$(BIN)/mypy

$(VENV)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info[:2] < (3, 13) else "LeanPRM needs Python 3.11 or 3.12; run: make PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) runs .mypy_cache .ruff_cache .pytest_cache .hypothesis
