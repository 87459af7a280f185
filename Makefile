# Everything a fresh checkout needs. Python 3.11 or newer, git and make are enough:
# packages come pinned by requirements/*.txt into .venv.

PYTHON ?=
VENV := .venv
BIN := $(VENV)/bin
# One more than there are cores: tests that wait for a browser, a clock or another process leave one idle.
JOBS ?= $(shell python3 -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null || echo auto)
ARGS ?=
LOAD ?=

# Tests start hundreds of processes: with byte code on disk each of them starts in a third of the time.
unexport PYTHONDONTWRITEBYTECODE

# All tests run a second time on the compiled form, but for those that it can't change: manual and docstrings (doctest sees no
# examples in compiled modules), the store (bytes, no rules), tools, browsers (they see what the server says).
PLAIN_ONLY := tests/docs tests/store tests/tools tests/web

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal pages test test-all test-title test-changed coverage mutants lint audit ready train bench bench-load torture docs format lock clean

help:  ## show this list
	@echo 'make …'
	@sed -n 's/^\([a-z-]*\):.*##/  \1:/p' $(MAKEFILE_LIST) | awk -F: '{ printf "%-15s%s\n", $$1, $$2 }'

play: $(VENV)/run.stamp pages  ## play in the browser (ARGS="--port 9000" to say more)
	@$(BIN)/paddock serve --open $(ARGS)

terminal: $(VENV)/run.stamp  ## play in the terminal (ARGS="roborally --help" to say more)
	@$(BIN)/paddock play $(ARGS)

pages: $(VENV)/run.stamp  ## build the browser's pages, if their sources in web/ have changed
	@$(BIN)/python tools/web.py

test: ready  ## the checks and the tests, some minutes
	@$(BIN)/python tools/checks.py --jobs $(JOBS) $(ARGS)

test-all: ready  ## all of it: also the long tests, and every test again on the compiled form
	@$(BIN)/python tools/ready.py compile
	@$(BIN)/python tools/checks.py --long --jobs $(JOBS) --plain-only '$(PLAIN_ONLY)' $(ARGS)

test-title: $(VENV)/dev.stamp  ## the tests of one title, under 40 s: make test-title T=roborally
	@$(BIN)/pytest -n $(JOBS) --dist worksteal --title '$(T)' $(ARGS)

test-changed: $(VENV)/dev.stamp  ## the tests that the changes in this working tree can reach
	@$(BIN)/pytest -n $(JOBS) --dist worksteal --changed $(ARGS)

coverage: ready  ## how much of the source the tests reach, by package (ARGS=--long for the long tests too)
	@$(BIN)/python tools/coverage.py --jobs $(JOBS) $(ARGS)

# mutmut reports on every mutant: that goes into a file, and what no test has noticed is told.
mutants: $(VENV)/dev.stamp  ## changes in the rules that no test notices, an hour or so (ARGS='*.outcome.*' for one module)
	@mkdir -p build
	@$(BIN)/mutmut run --max-children $(JOBS) $(ARGS) > build/mutants.log 2>&1 || { tail -n 20 build/mutants.log; exit 1; }
	@$(BIN)/mutmut results | grep -v 'not checked' || true

lint: $(VENV)/dev.stamp  ## ruff, mypy and the import arrows
	@$(BIN)/python tools/checks.py --lint

audit:  ## is anything known to be wrong with the pinned packages? (asks osv.dev; needs a network)
	@$(or $(PYTHON),python3) tools/audit.py $(ARGS)

# Node comes with the first packages: while the rest is being installed, it builds the pages.
ready: $(VENV)/run.stamp
	@$(BIN)/python tools/web.py & building=$$!; \
	$(MAKE) --no-print-directory $(VENV)/dev.stamp || { kill $$building 2>/dev/null; exit 1; }; wait $$building
	@$(BIN)/python tools/ready.py test

train: $(VENV)/dev.stamp  ## train a bot by self-play, some minutes (ARGS="--title roborally" to say more)
	@$(BIN)/python examples/train.py $(ARGS)

bench: $(VENV)/bench.stamp  ## how fast the engine is, against yardsticks in the same run; the server under load
	@$(BIN)/paddock bench $(ARGS)
	@$(MAKE) --no-print-directory bench-load

bench-load: $(VENV)/dev.stamp  ## the server under load, some 13 minutes (LOAD="--seconds 20 --store sqlite" to try)
	@PYTHONPATH=src:. $(BIN)/python bench/load.py $(LOAD)

torture: $(VENV)/dev.stamp  ## attack servers in every known way, hours (ARGS=--short: some minutes; ARGS=--help says more)
	@PYTHONPATH=src:. $(BIN)/python -m tools.torture $(ARGS)

docs: $(VENV)/dev.stamp  ## build the manual into site/
	@$(BIN)/python tools/architecture.py
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --clean
	@echo '· the manual is in site/index.html'

format: $(VENV)/dev.stamp  ## let ruff put the source in order
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

lock:  ## pin anew what pyproject.toml asks for (ARGS=--upgrade for newer versions)
	@tools/lock $(ARGS)

clean:  ## remove all that was made here, .venv too
	@rm -rf $(VENV) build dist mutants site web/node_modules src/paddock/server/pages .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment -----------------------------------------------------------------------------
# A stamp is older than its requirements file when the pins have changed; then packages are installed again.

$(VENV)/venv.stamp:
	@tools/venv '$(VENV)' '$(PYTHON)'
	@touch $@

$(VENV)/%.stamp: requirements/%.txt pyproject.toml $(VENV)/venv.stamp
	@mkdir -p build
	@echo '· installing packages ($*); the first time takes a minute'
	@tools/install '$(VENV)' requirements/$*.txt
	@touch $@
