# The front door. It needs Python 3.11 or newer and make; everything else it brings itself.
#   make play          play at once, in a browser
#   make test          every check
# Set PYTHON to choose an interpreter, ARGS to pass options on: make play ARGS="--port 8080"

PYTHON ?= python3
ARGS ?=
UPGRADE ?=
GAME ?= classic
OUT ?= build/screenshots
# Seldom needed: each is a group in pyproject.toml, with a lock of its own.
SELDOM := bench cluster docs openspiel train

VENV := .venv
TOOLS := .tools
UV := $(TOOLS)/bin/uv
UV_PIP := $(UV) pip
INTO_VENV := --quiet --python $(VENV)/bin/python
# The build backend is in the lock, so the checkout is installed with nothing fetched on the side.
INSTALL_BORNES := $(UV_PIP) install $(INTO_VENV) --no-deps --no-build-isolation --editable .
COMPILE := $(UV_PIP) compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)
# The scripts of npm look for node along the path.
NPM := cd web && PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH" npm --loglevel=error
PAGE := src/bornes/web/index.html
# Folders are in it too, so that the page is built anew when a file of it is gone.
PAGE_SOURCES := $(shell find web/src web/public web/parts) $(wildcard web/*.html web/*.js web/*.ts web/tsconfig.json) \
	$(wildcard src/bornes/locales/*/*.ftl)

export UV_SYSTEM_CERTS ?= 1
export UV_PYTHON_DOWNLOADS := never
export UV_COMPILE_BYTECODE := 1
export UV_CUSTOM_COMPILE_COMMAND := make lock

.DEFAULT_GOAL := help
.PHONY: help setup play terminal page test compiled check test-long test-cluster test-openspiel test-train train chromium \
	screenshots bench docs playthroughs screens icons counts doc-tables protocol equity beliefs keen mimic net \
	sharp-weights standings format lock release clean

help: ## list what make can do here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.run $(PAGE) ## play Mille Bornes in a browser
	@$(VENV)/bin/bornes serve --browser $(ARGS)

terminal: $(VENV)/.run ## play Mille Bornes in this terminal
	@$(VENV)/bin/bornes play $(ARGS)

page: $(PAGE) ## build the page, and start nothing

# The checks keep one core busy: meanwhile another compiles the rules, once for all who test them.
# Tests are handed out a few at a time, or one process is left alone with those that wait for browsers.
test: $(VENV)/.dev web/node_modules/.ready $(PAGE) ## run every check: lint, format, types, imports, tests, browsers
	@$(MAKE) --no-print-directory --jobs=2 compiled check chromium
	$(VENV)/bin/pytest -n auto --maxschedchunk 24 $(ARGS)

compiled: $(VENV)/.dev
	@$(VENV)/bin/python -c "from bornes import fast; from bornes.envs.numbers import compiled; fast.rollouts, fast.prepare(road=True)"

check: $(VENV)/.dev web/node_modules/.ready ## run the checks that take seconds: lint, format, types, words
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache
	@$(NPM) run --silent lint
	@$(NPM) run --silent format:check
	@$(NPM) run --silent check
	@$(NPM) run --silent test

test-long: $(VENV)/.dev $(VENV)/.cluster $(VENV)/.openspiel $(VENV)/.train $(PAGE) chromium ## run the tests too long for every day
	$(VENV)/bin/pytest -n logical -m long --hypothesis-profile=long $(ARGS)

test-cluster: $(VENV)/.cluster ## run the tests on a Ray cluster, which is installed for them
	$(VENV)/bin/pytest -m long tests/runs/test_cluster.py $(ARGS)

test-openspiel: $(VENV)/.openspiel ## run the tests of the OpenSpiel game, OpenSpiel's own among them
	$(VENV)/bin/pytest -m long tests/envs/test_openspiel.py $(ARGS)

test-train: $(VENV)/.train ## run the tests of nets that learn, which need JAX; it is installed for them
	$(VENV)/bin/pytest -m long tests/training/ppo tests/training/test_keen.py tests/training/test_mimic.py \
		tests/training/small $(ARGS)

train: $(VENV)/.train ## train a net by self-play: ARGS="--out folder"
	$(VENV)/bin/python -m bornes.training.ppo $(ARGS)

# What the shipped nets were told. That of the classic editions goes on from one that knows parker for two alone.
PARKER_2 := --anneal 47e6 --former 0.1 --keen 0.05 --mimic 0.1 --hands 48e6 --deals 16384
TWO := parker:2*4,dujardin:2*3,rally:2*3
THREE := parker:3*2,dujardin:3*2,rally:3*2
FOUR := parker:4*2,dujardin:4*2,rally:4*2
SIX := parker:6*2,dujardin:6*2,rally:6*2
CLASSIC := --tables '$(TWO),$(THREE),$(FOUR),$(SIX)' --rate 3e-4 --last-rate 2e-5 --entropy 0.004 --last-entropy 0.001 \
	--anneal-minutes 14.5 --critic-first 30 --former 0.1 --keen 0.05 --mimic 0.1 --hands 1e9 --deals 1024 --minutes 17.4
# In parker for two the older net is the better one.
SHIPPED := dujardin:2,rally:2,parker:3,dujardin:3,rally:3,parker:4,dujardin:4,rally:4,parker:6,dujardin:6,rally:6

net: $(VENV)/.train ## train the shipped nets anew, from nothing to their files; it takes a GPU
	$(VENV)/bin/python -m bornes.training.ppo --out build/parker_2 $(PARKER_2) $(ARGS)
	$(VENV)/bin/python -m bornes.training.ship build/parker_2/net.npz --out src/bornes/nets/parker_2.net
	$(VENV)/bin/python -m bornes.training.ppo --out build/classic --start src/bornes/nets/parker_2.net $(CLASSIC) $(ARGS)
	$(VENV)/bin/python -m bornes.training.ship build/classic/net.npz --out src/bornes/nets/classic.net --tables $(SHIPPED)

chromium: $(VENV)/.dev
	@$(VENV)/bin/python tests/support/browser/chromium.py

screenshots: $(VENV)/.dev $(PAGE) chromium ## every screen of the page as pictures: OUT=folder
	$(VENV)/bin/python -m tools.screenshots "$(OUT)" $(ARGS)

docs: $(VENV)/.docs $(PAGE) chromium ## the documentation as a site, to read from a folder: build/site/html
	@$(VENV)/bin/python -m tools.site

bench: $(VENV)/.bench ## measure, as bench/ says
	$(VENV)/bin/python bench/run.py $(ARGS)

playthroughs: $(VENV)/.dev ## write the golden playthroughs anew
	$(VENV)/bin/python -m tools.playthroughs $(ARGS)

screens: $(VENV)/.dev ## write the golden screens of the terminal anew
	$(VENV)/bin/python -m tools.screens

icons: $(VENV)/.dev chromium ## draw the icons of the installed page anew
	$(VENV)/bin/python -m tools.icons

counts: $(VENV)/.dev ## write the counts of move sequences anew
	$(VENV)/bin/python -m tools.counts $(ARGS)

doc-tables: $(VENV)/.dev ## write what in docs/ is made from the data anew
	$(VENV)/bin/python -m tools.doc_tables

protocol: $(VENV)/.dev ## write what is made from the messages of the server anew
	$(VENV)/bin/python -m bornes.server.schema --typescript web/src/net/protocol.ts
	$(VENV)/bin/python -m bornes.server.schema --asyncapi docs/asyncapi.json

equity: $(VENV)/.dev ## work the match equity tables out anew
	$(VENV)/bin/python -m bornes.training.equity $(ARGS)

beliefs: $(VENV)/.dev ## count anew what others' play tells of their hands
	$(VENV)/bin/python -m bornes.training.beliefs $(ARGS)

keen: $(VENV)/.train ## let the keen policy go on learning by playing
	$(VENV)/bin/python -m bornes.training.keen $(ARGS)

mimic: $(VENV)/.train ## let the mimic policy learn anew to play as the sharp player does
	$(VENV)/bin/python -m bornes.training.mimic $(ARGS)

sharp-weights: $(VENV)/.dev ## fit the sharp player's weights anew; GAME=family fits those of arche
	$(VENV)/bin/python -m bornes.training.$(GAME)_weights $(ARGS)

standings: $(VENV)/.dev ## let all bots meet in all editions, and write the tables of docs/arena.md
	$(VENV)/bin/python -m tools.standings $(ARGS)

format: $(VENV)/.dev web/node_modules/.ready ## format the code and mend what lint can mend
	$(VENV)/bin/ruff check --fix-only --quiet
	$(VENV)/bin/ruff format
	@$(NPM) run --silent lint -- --fix
	@$(NPM) run --silent format

setup: $(VENV)/.dev ## prepare .venv for development, and run nothing

# Each lock is held to the one before it, so that a later level never changes an earlier one's pins.
lock: $(TOOLS)/.ready ## write requirements/ anew; UPGRADE=1 takes newer versions
	$(COMPILE) --group tools -o requirements/tools.txt
	$(COMPILE) pyproject.toml --group build --group play -o requirements/run.txt
	$(COMPILE) pyproject.toml --group dev -c requirements/run.txt -o requirements/dev.txt
	for name in $(SELDOM); do $(COMPILE) --group $$name -c requirements/dev.txt -o requirements/$$name.txt || exit; done

# What takes a second is asked before what takes minutes.
release: $(VENV)/.dev ## check everything, and build the files of a release in dist/
	@$(VENV)/bin/python -m tools.release check
	$(MAKE) test
	@$(VENV)/bin/python -m tools.release build

clean: ## remove everything that make has made
	rm -rf $(VENV) $(TOOLS) web/node_modules $(dir $(PAGE)) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- environments -------------------------------------------------------------------------------

define REQUIRE_PYTHON
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Bornes needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo not there)."; \
	echo "Name another one like this: make PYTHON=python3.12 $(MAKECMDGOALS)"; \
	exit 1; } >&2
endef

$(TOOLS)/.ready: requirements/tools.txt
	@$(REQUIRE_PYTHON)
	@echo "Preparing the installer in $(TOOLS)"
	@$(PYTHON) -m venv --clear $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --only-binary :all: -r requirements/tools.txt
	@touch $@

# Made once: a newer uv is no reason to build the project's own environment anew.
$(VENV)/pyvenv.cfg: | $(TOOLS)/.ready
	@$(REQUIRE_PYTHON)
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $(VENV)

# Adds and never removes, so that playing leaves a developer's environment whole.
$(VENV)/.run: requirements/run.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Bornes in $(VENV)"
	@$(UV_PIP) install $(INTO_VENV) --require-hashes -r requirements/run.txt
	@$(INSTALL_BORNES)
	@touch $@

# The sync takes Bornes itself out for a moment; without the stamps, a broken-off one is made again.
$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Bornes and its checks in $(VENV)"
	@rm -f $(VENV)/.run $(VENV)/.dev $(addprefix $(VENV)/.,$(SELDOM))
	@$(UV_PIP) sync $(INTO_VENV) --require-hashes requirements/dev.txt
	@$(INSTALL_BORNES)
	@touch $(VENV)/.run $@

# Comes on top of the rest.
$(addprefix $(VENV)/.,$(SELDOM)): $(VENV)/.%: requirements/%.txt $(VENV)/.dev
	@echo "Installing requirements/$*.txt in $(VENV)"
	@$(UV_PIP) install $(INTO_VENV) --require-hashes -r requirements/$*.txt
	@touch $@

# --- the page -----------------------------------------------------------------------------------

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | $(TOOLS)/.ready
	@echo "Installing what the page is built with in web/node_modules"
	@$(NPM) ci
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.ready
	@echo "Building the page in $(dir $(PAGE))"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
