# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')
COMPILE ?= try
N ?= 2000
SEED ?= 0

.PHONY: play test test-plain test-reload test-compiled test-hard lint rules fuzz bench format lock clean setup

play: setup  ## play in the terminal
	$(BIN)/deskovka play $(GAME)

test: setup lint test-plain test-reload test-compiled test-hard rules  ## everything that must hold

setup: .venv/.installed

.venv/.locked: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

.venv/.installed: .venv/.locked pyproject.toml setup.py $(SOURCES)
	rm -rf build/lib* build/bdist*
	DESKOVKA_COMPILE=$(COMPILE) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	touch $@

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
	rm -rf .venv build .deskovka src/*.egg-info
