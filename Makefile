# Everything a fresh checkout needs. Python 3.11 or newer, git and make are enough:
# packages come pinned by requirements/*.txt into .venv; uv is used when it is there.

PYTHON ?=
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
# One more than there are cores: tests that wait for a browser, a clock or another process leave one idle.
JOBS ?= $(shell python3 -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null || echo auto)
ARGS ?=
LOAD ?=

# Tests start hundreds of processes: with byte code on disk each of them starts in a third of the time.
unexport PYTHONDONTWRITEBYTECODE

# Tests run a second time on the compiled form, but for those that it can't change: manual and docstrings (doctest sees no
# examples in compiled modules), the store (bytes, no rules), tools, browsers (they see what the server says). Others take
# too long to be run twice by `make test`: whole games of every title, their records, texts and bots are.
# `make test-compiled PLAIN_ONLY='tests/docs tests/tools tests/web tests/rl'` runs the others too.
PLAIN_ONLY := tests/docs tests/store tests/tools tests/web tests/server tests/terminal tests/sim tests/campaign tests/rl tests/games

# For tests the C compiler need not optimise: that takes longer, and changes nothing that can be seen.
COMPILED := build/compiled-for-tests
COMPILE = $(BIN)/python tools/compile.py $(COMPILED) --opt 0

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal pages test lint test-web test-python test-compiled train bench bench-load docs format lock clean

help:  ## show this list
	@echo 'make …'
	@sed -n 's/^\([a-z-]*\):.*##/  \1:/p' $(MAKEFILE_LIST) | awk -F: '{ printf "%-15s%s\n", $$1, $$2 }'

play: $(VENV)/run.stamp pages  ## play in the browser (ARGS="--port 9000" to say more)
	@$(BIN)/paddock serve --open $(ARGS)

terminal: $(VENV)/run.stamp  ## play in the terminal (ARGS="roborally --help" to say more)
	@$(BIN)/paddock play $(ARGS)

pages: $(VENV)/run.stamp  ## build the browser's pages, if their sources in web/ have changed
	@$(BIN)/python tools/web.py

# Compiling takes one core for minutes, and what goes before the tests on it leaves one idle now and then: they work side by
# side. If compiling fails, `test-compiled` tries again and shows why.
test: $(VENV)/dev.stamp  ## all checks and tests, then the tests again on the compiled form
	@mkdir -p build
	@nice $(COMPILE) >build/compile.log 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory lint test-web test-python || { kill $$compiling 2>/dev/null; exit 1; }; \
	wait $$compiling; $(MAKE) --no-print-directory test-compiled

lint: $(VENV)/dev.stamp  ## ruff, mypy and the import arrows
	@echo '· ruff'
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@echo '· mypy'
	@$(BIN)/mypy --no-error-summary
	@echo '· imports'; mkdir -p build
	@$(BIN)/lint-imports --no-cache --no-logo >build/imports.log 2>&1 || { cat build/imports.log; exit 1; }

test-web: $(VENV)/dev.stamp  ## the browser client's types and tests, and its pages for the tests that follow
	@$(BIN)/python tools/web.py --check
	@$(BIN)/python tools/web.py

test-python: $(VENV)/dev.stamp  ## the tests, on the source as it lies here
	@echo '· pytest'
	@$(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)

test-compiled: $(VENV)/dev.stamp  ## the tests on the mypyc-compiled form of the engine (needs a C compiler)
	@if ! $(BIN)/python tools/compile.py --probe; then :; \
	else \
	  $(COMPILE) && \
	  echo '· pytest, compiled form' && \
	  PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/pytest -n $(JOBS) --dist worksteal $(PLAIN_ONLY:%=--ignore=%) $(ARGS); \
	fi

train: $(VENV)/dev.stamp  ## train a bot by self-play, some minutes (ARGS="--title roborally" to say more)
	@$(BIN)/python examples/train.py $(ARGS)

bench: $(VENV)/bench.stamp  ## how fast the engine is, against yardsticks in the same run; the server under load
	@$(BIN)/paddock bench $(ARGS)
	@$(MAKE) --no-print-directory bench-load

bench-load: $(VENV)/dev.stamp  ## the server under load, some 13 minutes (LOAD="--seconds 20 --store sqlite" to try)
	@PYTHONPATH=src:. $(BIN)/python bench/load.py $(LOAD)

docs: $(VENV)/dev.stamp  ## build the manual into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean
	@echo '· the manual is in site/index.html'

format: $(VENV)/dev.stamp  ## let ruff put the source in order
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

lock:  ## pin anew what pyproject.toml asks for (needs uv; ARGS=--upgrade for newer versions)
	@tools/lock $(ARGS)

clean:  ## remove all that was made here, .venv too
	@rm -rf $(VENV) build dist site web/node_modules src/paddock/server/pages .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment -----------------------------------------------------------------------------
# A stamp is older than its requirements file when the pins have changed; then packages are installed again.

$(VENV)/venv.stamp:
	@tools/venv '$(VENV)' '$(PYTHON)'
	@touch $@

$(VENV)/%.stamp: requirements/%.txt pyproject.toml $(VENV)/venv.stamp
	@mkdir -p build
	@echo '· installing packages ($*); the first time takes a minute'
	@$(call install,--require-hashes -r requirements/$*.txt)
	@$(call install,--no-deps --no-build-isolation -e .)
	@touch $@

# uv may not know the package mirror that pip is set up for: fall back rather than fail.
# -qq: progress and advice are noise here, errors still show.
define install
{ [ -n '$(UV)' ] && '$(UV)' pip install --quiet --python $(BIN)/python $(1) 2>/dev/null; } || \
$(BIN)/python -m pip install -qq --disable-pip-version-check --no-input $(1)
endef
