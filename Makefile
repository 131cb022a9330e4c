# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')
COMPILE ?= try
N ?= 2000
SEED ?= 0

WEB := src/deskovka/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.json -type f 2> /dev/null)

.PHONY: play play-terminal test test-plain test-reload test-compiled test-hard test-web test-browser lint lint-web rules fuzz bench format lock types clean setup web

play: setup  ## play in the browser
	$(BIN)/deskovka serve --open

play-terminal: setup
	$(BIN)/deskovka play $(GAME)

test: setup lint lint-web test-plain test-reload test-compiled test-hard test-web test-browser rules  ## everything that must hold

setup: .venv/.installed

.venv/.locked: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

.venv/.installed: .venv/.locked pyproject.toml setup.py $(SOURCES) $(WEB)
	rm -rf build/lib* build/bdist*
	DESKOVKA_COMPILE=$(COMPILE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	touch $@

# The browser client, built into the package.  Without Node.js there is still the terminal.
web: $(WEB)

web/node_modules/.installed: web/package.json web/package-lock.json
	@if command -v npm > /dev/null; then cd web && npm ci --no-audit --no-fund --loglevel=error; else echo "no npm here: the browser client is not built (it needs Node.js 20 or newer)"; fi
	@mkdir -p $(@D) && touch $@

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	@if command -v npm > /dev/null; then cd web && npm run -s build -- --logLevel warn; fi
	@if [ -f $@ ]; then touch $@; fi

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# The sources as they are: interpreted.  (The server is never compiled; its tests run once, below.)
test-plain: setup
	PYTHONPATH=src DESKOVKA_EXPECT=plain $(BIN)/python -m pytest -q -n 2 --rules-report --ignore tests/server

# The rules once more; the game is saved and loaded before each answer.
test-reload: setup
	PYTHONPATH=src $(BIN)/python -m pytest -q -n 2 --reload tests/games

# The installed package: compiled where there is a C compiler (COMPILE=1: it must be).
test-compiled: setup
	DESKOVKA_EXPECT=$(if $(filter 1,$(COMPILE)),compiled) $(BIN)/python -m pytest -q -n 2 $(HARD:%=--ignore=%)

# Real server processes: killed fifty times, two at one PostgreSQL, fed with garbage.  One after the other.
HARD := tests/server/test_crash.py tests/server/test_two_processes.py tests/server/test_fuzz.py
test-hard: setup
	$(BIN)/python -m pytest -q $(HARD)

# The client: types, words and components; then real games in a real Chromium.
lint-web: setup
	cd web && npm run -s lint && npm run -s check

test-web: setup
	cd web && npm run -s test && node scripts/size.mjs

test-browser: setup
	cd web && npm run -s e2e

types: setup  ## the shapes of the server's answers, for the client
	$(BIN)/python -c "import json; from deskovka.server.app import create_app; print(json.dumps(create_app().openapi(), indent=1, sort_keys=True))" > web/openapi.json
	cd web && npm run -s types

# Every rule of a finished game needs a test.
rules: test-plain
	@$(BIN)/deskovka rules --missing > .deskovka/missing-rules.txt
	@if [ -s .deskovka/missing-rules.txt ]; then echo "rules without a test:"; cat .deskovka/missing-rules.txt; exit 1; fi

fuzz: setup  ## make fuzz N=100000 SEED=7
	$(BIN)/python tests/fuzz.py --games $(N) --seed $(SEED)

bench: setup
	$(BIN)/deskovka bench

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:  ## refresh requirements.lock (needs uv)
	uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra dev -o requirements.lock pyproject.toml

clean:
	rm -rf .venv build .deskovka src/*.egg-info web/node_modules src/deskovka/server/web
