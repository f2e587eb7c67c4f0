# Everything a person does here. `make help` lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
COMPILED := build/compiled

# Options of the targets below, as in `make fuzz EACH=100000 GAMES=seasons`, or for a time:
# `make fuzz SECONDS=60`.
EACH := 1000
SECONDS :=
JOBS := $(shell nproc 2> /dev/null || getconf _NPROCESSORS_ONLN)
GAME := seasons
GAMES :=
PYTEST_ARGS :=
COMMA := ,
# A test that waits for a server or a browser leaves a core idle.
TEST_JOBS = $(shell expr $(JOBS) + 1)
# What is tested twice, compiled and as plain Python: both must play the same games.
TESTED_TWICE := $(wildcard tests/laws tests/replays tests/kernel tests/scenarios tests/bots)
TERMINAL_TESTS := $(wildcard tests/games/*/test_terminal*.py)
WITH_BROWSER := tests/outside/test_page.py tests/outside/test_wheel.py
# What the inner loop leaves out.
SLOW := $(TERMINAL_TESTS) $(wildcard tests/games/*/test_greedy.py tests/games/*/test_rich.py \
  tests/games/*/test_oracle.py tests/games/*/test_heir.py tests/games/*/test_academy.py)

SETUP := $(VENV)/.set-up
SETUP_TO_PLAY := $(VENV)/.set-up-to-play
WITH_COMPILED := PYTHONPATH=$(COMPILED)
# Tests use plain Python unless they are told otherwise; these use the rules that `make fast` compiled.
AS_COMPILED := ARCANUM_PLAIN=0
PYTEST = $(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal -q $(PYTEST_ARGS)

# Some images of containers set it: then each of the many processes that tests start would compile
# every module and read all facts again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(SETUP) ## Install everything, for tests too, into .venv

# In two steps: what builds the package is pinned too, so it is installed like all the rest.
define install
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --constraint constraints.txt hatchling
	$(PIP) install --quiet --constraint constraints.txt --no-build-isolation --editable '.[$(1)]'
endef

$(SETUP): pyproject.toml constraints.txt
	$(call install,dev)
	@touch $@ $(SETUP_TO_PLAY)

# What the table needs, and no more.
$(SETUP_TO_PLAY): pyproject.toml constraints.txt
	$(call install,bots$(COMMA)server)
	@touch $@

# The page is built into the package, which serves it. What needs Node looks for it itself: it may be gone
# or too old although its packages are there.
PAGE := src/arcanum/server/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/arcanum/games/*/data/*.toml src/arcanum/games/*/rules.md \
	  src/arcanum/locale/*/*.ftl src/arcanum/games/*/locale/*/*.ftl)
WEB := web/node_modules/.set-up

$(WEB): web/package.json web/package-lock.json
	@tools/check_node
	npm ci --prefix web --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(WEB) $(PAGE_SOURCES)
	@tools/check_node
	npm run build --prefix web --silent
	@touch $@

.PHONY: page
page: $(PAGE) ## Build the web page

# Node first: who has none should not wait for the rest.
.PHONY: play
play: $(PAGE) ## Start the table at http://127.0.0.1:8000
	@$(MAKE) --no-print-directory $(SETUP_TO_PLAY)
	@$(BIN)/arcanum serve --open

.PHONY: terminal
terminal: $(SETUP_TO_PLAY) ## Play in the terminal (GAME=seasons)
	@$(BIN)/arcanum play $(GAME)

# Used from then on by all that runs from .venv, as long as the sources stay as they are.
.PHONY: fast compile
compile: fast
fast: $(SETUP_TO_PLAY) ## Compile the rules, and play with them from now on
	@$(BIN)/python -c 'import mypyc, setuptools' 2> /dev/null || \
	  $(PIP) install --quiet --constraint constraints.txt --editable '.[compile]' --no-build-isolation
	@$(BIN)/python -m tools.fast

.PHONY: wheel
wheel: $(PAGE) site ## Build dist/arcanum-*.whl with page and compiled rules
	@$(BIN)/python -c 'import mypyc, setuptools' 2> /dev/null || \
	  $(PIP) install --quiet --constraint constraints.txt --editable '.[compile]' --no-build-isolation
	@ARCANUM_COMPILE=1 $(PIP) wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@ls dist/*.whl

.PHONY: site
site: $(WEB) $(SETUP_TO_PLAY) ## Build dist/site: the table as static files, without a server
	@tools/check_node
	@$(BIN)/python -m tools.site

# What the tests need of the system: browsers, PostgreSQL, and the proxies that hosting.md recommends.
.PHONY: system
system:
	@tools/install_if_missing 'chromium chromium-browser google-chrome' chromium
	@tools/install_if_missing chromium-headless-shell chromium-headless-shell 2> /dev/null || \
	  echo 'Without chromium-headless-shell the tests of the page take longer.'
	@tools/install_if_missing 'firefox-esr firefox' firefox-esr
	@tools/install_if_missing 'postgres /usr/lib/postgresql/*/bin/postgres' postgresql
	@tools/install_if_missing 'nginx /usr/sbin/nginx' nginx-light
	@tools/install_if_missing caddy caddy

# What needs both cores by itself comes alone; all else side by side, and what needs no Python while
# that is installed. Everything is tested with the compiled rules, since that takes a fifth of the
# time; the rules once more as plain Python.
.PHONY: test
test: ## Run every check but the long ones
	$(MAKE) --no-print-directory --jobs 3 --output-sync $(SETUP) system $(PAGE) lint-page types-page
	$(MAKE) --no-print-directory --jobs 3 --output-sync fast types-python lint-python site
	$(MAKE) --no-print-directory test-python
	$(MAKE) --no-print-directory test-plain
	$(MAKE) --no-print-directory test-page
	$(BIN)/python -m tools.check_speed

# Before a release, and once a night: with the tests that are marked `thorough`.
.PHONY: thorough
thorough: ## Run every check, the long ones too
	ARCANUM_THOROUGH=1 $(MAKE) --no-print-directory test

.PHONY: quick
quick: $(SETUP) ## The inner loop: format, lint, types, scenarios, records and the kernel
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(PYTEST) tests/kernel tests/scenarios tests/replays tests/games tests/test_texts.py \
	  $(SLOW:%=--ignore %)

.PHONY: lint lint-python lint-page
lint: lint-python lint-page ## Check format, lint and layers

lint-python: $(SETUP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

lint-page: $(WEB)
	npm run lint --prefix web --silent

.PHONY: types types-python types-page
types: types-python types-page ## Check types

types-python: $(SETUP)
	$(BIN)/mypy

types-page: $(WEB)
	npm run check --prefix web --silent

# In as many processes as there are cores, each with servers and databases of its own.
.PHONY: test-python
test-python: $(SETUP) $(PAGE) system fast
	$(AS_COMPILED) $(BIN)/python -m tools.check_compiled
	$(AS_COMPILED) $(PYTEST) --durations 8 tests --ignore tests/page --ignore tests/site $(WITH_BROWSER:%=--ignore %)

# Apart from the others: Playwright keeps an event loop, which tests of the server would find.
.PHONY: test-page
test-page: $(SETUP) $(PAGE) system site fast
	$(AS_COMPILED) $(PYTEST) --durations 8 tests/page tests/site $(WITH_BROWSER)

.PHONY: test-plain
test-plain: $(SETUP)
	@test -n '$(TESTED_TWICE)' || { echo 'There are no tests of the rules.' >&2; exit 1; }
	ARCANUM_PLAIN=1 $(PYTEST) $(TESTED_TWICE)

.PHONY: format
format: $(SETUP) $(WEB) ## Format the sources and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm run format --prefix web --silent

# The whole package with compiled rules, apart from the sources: for tests and measurements.
# The build hook keeps the last build and compiles only when something changed.
.PHONY: packed
packed: $(SETUP)
	@echo 'Compiling the rules into $(COMPILED) (at once, unless they changed).'
	@rm -rf $(COMPILED)
	@ARCANUM_COMPILE=1 ARCANUM_NO_PAGE=1 $(PIP) install --quiet --no-build-isolation --no-deps --target $(COMPILED) .

.PHONY: bench
bench: packed ## Measure the engines, interpreted and compiled, in one run
	ARCANUM_PLAIN=1 $(BIN)/arcanum bench
	ARCANUM_PLAIN=1 $(BIN)/arcanum bench --beside $(COMPILED)

# Those of other installed packages too; or, with GAMES, some.
FOUND = $(shell $(BIN)/python -c 'from arcanum.games import shelf; print(*[game.id for game in shelf()[0]])')

.PHONY: fuzz
fuzz: packed ## Play every game at random, checking the laws (EACH=1000 games)
	@set -e; for game in $(or $(GAMES),$(FOUND)); do \
	  echo "$$game:"; \
	  $(WITH_COMPILED) $(BIN)/arcanum fuzz $$game \
	    $(if $(SECONDS),--seconds $(SECONDS),--games $(EACH)) --jobs $(JOBS); \
	done

.PHONY: pins
pins: ## Renew constraints.txt with the newest versions
	$(PYTHON) -m venv --clear build/pins
	build/pins/bin/pip install --quiet --editable '.[dev]'
	{ sed '/^[^#]/,$$d' constraints.txt; \
	  build/pins/bin/pip freeze --all --exclude pip --exclude-editable; } > build/constraints.txt
	mv build/constraints.txt constraints.txt

.PHONY: clean
clean: ## Remove all that make has made
	rm -rf web/node_modules src/arcanum/server/page
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +
	rm -rf __pycache__
