# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv, and can be run again.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name 'py.typed' -o -path '*/bench/load/*' -o -path '*/bots/*.json') setup.py pyproject.toml
PAGE := src/sacbe/server/static/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
BOTH_WAYS := tests/rules tests/properties tests/records $(patsubst %,tests/server/test_%.py,drafts feeds hub live_table play undo)

.PHONY: play test test-long test-page lint bench clean
export PIP_DISABLE_PIP_VERSION_CHECK := 1

play: .venv/play
	@SACBE_HOME="$${SACBE_HOME:-$(CURDIR)/.sacbe}" $(BIN)/sacbe play

test: .venv/dev lint
	SACBE_INTERPRETED=1 $(BIN)/python -m pytest -q -n 2 --dist loadfile -m "not long" $(BOTH_WAYS)
	$(BIN)/python -m pytest -q -n 2 --dist loadfile -m "not long" --ignore=tests/browser

# Floods, many rounds of kills and whole clusters: long, and seldom a surprise.
test-long: .venv/dev
	$(BIN)/python -m pytest -q -n 2 --dist loadfile -m long --ignore=tests/browser

# Whole games through the page in Chromium: six minutes more, so they are run by themselves.
test-page: .venv/dev
	$(BIN)/python -m pytest -q -n 2 --dist loadfile tests/browser

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/clauses.py
	$(BIN)/python scripts/make_wire_types.py --check
	$(BIN)/python scripts/make_refusal_words.py --check
	for game in silver_gold tikal tzolkin; do $(BIN)/python scripts/make_web_components_$$game.py --check || exit 1; done
	@scripts/check_page.sh $(BIN)/python

bench: .venv/dev
	$(BIN)/sacbe bench

clean:
	rm -rf .venv web/node_modules src/sacbe/server/static build *.egg-info .mypy_cache .ruff_cache .pytest_cache

.venv/bin/python:
	@scripts/make_venv.sh $(PYTHON)

$(PAGE): $(PAGE_SOURCES) | .venv/bin/python
	@scripts/build_page.sh $(BIN)/python

.venv/play: .venv/bin/python $(SOURCES) $(PAGE)
	@scripts/want_compiler.sh $(BIN)/python
	$(BIN)/pip install --quiet '.[server]'
	@$(BIN)/sacbe --version
	@touch $@

.venv/dev: .venv/bin/python $(SOURCES) $(PAGE)
	@scripts/need_compiler.sh $(BIN)/python
	@scripts/need_postgresql.sh
	@scripts/need_chromium.sh
	$(BIN)/pip install --quiet '.[dev]'
	@$(BIN)/sacbe --version
	@touch .venv/play $@
