# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv, and can be run again.
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
SOURCES := $(shell find src web -path web/node_modules -prune -o -path src/sacbe/server/static -prune -o -name __pycache__ -prune -o -type f -print) setup.py pyproject.toml scripts/build_backend.py
# What is damaged is read by modules that are never compiled, so one way is enough for it.
BOTH_WAYS := --ignore=tests/properties/test_damage.py tests/rules tests/properties tests/records $(patsubst %,tests/server/test_%.py,drafts feeds hub live_table play undo)

# File by file in two processes, in the order of tests/conftest.py.
SIDE_BY_SIDE := -n 2 --dist loadfile --no-loadscope-reorder

.PHONY: play test test-long test-page page docs package sdist lint lint-python lint-page lint-workflows test-rules bench clean
export PIP_DISABLE_PIP_VERSION_CHECK := 1

play: .venv/play
	@SACBE_HOME="$${SACBE_HOME:-$(CURDIR)/.sacbe}" $(BIN)/sacbe play

test: .venv/dev lint
	SACBE_INTERPRETED=1 $(BIN)/python -m pytest -q $(SIDE_BY_SIDE) -m "not long" $(BOTH_WAYS)
	$(BIN)/python -m pytest -q $(SIDE_BY_SIDE) -m "not long" --ignore=tests/browser

# The rules and all that holds for every game: quick, and the same on every system.
test-rules: .venv/rules
	$(BIN)/python -m pytest -q $(SIDE_BY_SIDE) -m "not long" tests/rules tests/properties tests/records

# Floods, many rounds of kills, packages, Ray, commands on PostgreSQL: long, and seldom a surprise.
test-long: .venv/dev
	$(BIN)/python -m pytest -q $(SIDE_BY_SIDE) -m long --ignore=tests/browser

# Whole games through the page in Chromium: six minutes more, so they are run by themselves.
test-page: .venv/dev
	$(BIN)/python -m pytest -q $(SIDE_BY_SIDE) tests/browser

# The documentation as a site, in build/site. The reference shows types, which only the source has.
docs: .venv/dev
	SACBE_INTERPRETED=1 $(BIN)/python scripts/make_docs.py

# The source archive and the wheel, as they are published.
package: .venv/dev
	@scripts/make_package.sh $(BIN)/python

sdist: $(BIN)/python
	@scripts/make_package.sh $(BIN)/python --sdist

# The workflows run elsewhere only; here they are read by linters.
lint-workflows: $(BIN)/python
	@scripts/lint_workflows.sh $(BIN)/python

# Python's checks on one processor, the page's on the other.
lint: .venv/dev
	@$(MAKE) --jobs=2 --output-sync=target lint-python lint-page

lint-python: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/clauses.py
	$(BIN)/python scripts/make_typescript.py --check
	$(BIN)/python scripts/make_refusal_words.py --check

lint-page: .venv/dev
	@scripts/check_page.sh $(BIN)/python

bench: .venv/dev
	$(BIN)/sacbe bench

clean:
	rm -rf .venv web/node_modules src/sacbe/server/static build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache

$(BIN)/python:
	@scripts/make_venv.sh $(PYTHON)

# The page alone, for those who change it: scripts/set_up.sh builds it with the rest.
page: $(BIN)/python
	@scripts/build_page.sh $(BIN)/python

.venv/play: $(BIN)/python $(SOURCES)
	@scripts/want_compiler.sh $(BIN)/python
	@scripts/set_up.sh $(BIN)/python
	@touch $@

.venv/rules: $(BIN)/python $(SOURCES)
	@scripts/set_up.sh $(BIN)/python rules
	@touch .venv/play $@

.venv/dev: $(BIN)/python $(SOURCES)
	@scripts/need_compiler.sh $(BIN)/python
	@scripts/need_postgresql.sh
	@scripts/need_chromium.sh
	@scripts/set_up.sh $(BIN)/python dev
	@touch .venv/play $@
