# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv, and can be run again.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name 'py.typed') setup.py pyproject.toml
ENGINE_TESTS := tests/rules tests/properties tests/records

.PHONY: play test lint bench clean
export PIP_DISABLE_PIP_VERSION_CHECK := 1

play: .venv/play
	@SACBE_HOME="$${SACBE_HOME:-$(CURDIR)/.sacbe}" $(BIN)/sacbe play

test: .venv/dev lint
	SACBE_INTERPRETED=1 $(BIN)/python -m pytest -q $(ENGINE_TESTS)
	$(BIN)/python -m pytest -q

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/clauses.py

bench: .venv/dev
	$(BIN)/sacbe bench

clean:
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache

.venv/bin/python:
	@scripts/make_venv.sh $(PYTHON)

.venv/play: .venv/bin/python $(SOURCES)
	@scripts/want_compiler.sh $(BIN)/python
	$(BIN)/pip install --quiet .
	@$(BIN)/sacbe --version
	@touch $@

.venv/dev: .venv/bin/python $(SOURCES)
	@scripts/need_compiler.sh $(BIN)/python
	$(BIN)/pip install --quiet '.[dev]'
	@$(BIN)/sacbe --version
	@touch .venv/play $@
