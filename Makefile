# `make` alone lists what there is. Everything happens in .venv, which the first command makes.

BIN := .venv/bin
# The stages of `make test`, in order; each is a target of its own.
STAGES := chromium lint types unit notebooks-check browser
# Test processes at a time.
JOBS ?= auto
# More flags for JupyterLab, for the benchmarks.
LAB_FLAGS ?=
BENCH_FLAGS ?=
# Which parts of the proof, how many trials and from which seed: cases --count 20000 --seed 7.
PROOF_FLAGS ?=
# The notebooks to run again.
NOTEBOOKS ?= notebooks

export PYTHON
ROOT_FLAG := $(if $(filter 0,$(shell id -u)),--allow-root)

.DEFAULT_GOAL := help
.PHONY: help lab test $(STAGES) packaging bench proof coverage format notebooks pictures lock clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

lab: .venv/.lab  ## open JupyterLab on the start notebook
	$(BIN)/jupyter lab $(ROOT_FLAG) $(LAB_FLAGS) notebooks/start.ipynb

test: .venv/.dev  ## everything a change must pass, stage after stage
	@for stage in $(STAGES); do \
	    printf '\n==== %s ====\n' $$stage; \
	    $(MAKE) --no-print-directory $$stage || { \
	        printf '\nmake test: stopped at the stage "%s"; to repeat only that: make %s\n' $$stage $$stage; exit 1; }; \
	done
	@printf '\nmake test: every stage passed (%s)\n' '$(STAGES)'

chromium: .venv/.dev  ## find the browser; as root on Debian, install a missing one
	@$(BIN)/python tools/chromium.py

lint: .venv/.dev  ## ruff: rules and layout
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --output-format=concise .

types: .venv/.dev  ## mypy, strict
	$(BIN)/mypy

unit: .venv/.dev  ## all tests that need no browser, packages built and installed among them
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup -q --ignore=tests/browser tests

# Without xdist: kernels that start at the same moment can pick the same port, and then one of them never answers.
notebooks-check: .venv/.dev  ## run every notebook and compare each output with the committed one
	$(BIN)/python -m pytest -q -p no:cacheprovider --nbval --nbval-current-env \
	    --nbval-cell-timeout=60 --nbval-sanitize-with tests/nbval.cfg notebooks

browser: .venv/.dev chromium  ## tests in JupyterLab and Notebook 7 with Chromium; pictures in artifacts/
	$(BIN)/python -m pytest -q tests/browser

packaging: .venv/.dev  ## only the tests of the built wheel, the source archive and Binder's environment
	$(BIN)/python -m pytest -q tests/packaging

bench: .venv/.bench  ## measure speed, beside RLCard and OpenSpiel where they install
	$(BIN)/python -m tests.benchmarks $(BENCH_FLAGS)

proof: .venv/.dev  ## random trials of what must always hold, as many as you like (PROOF_FLAGS)
	$(BIN)/python -m tests.proof $(PROOF_FLAGS)

coverage: .venv/.dev  ## which lines the tests reach
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup -q --ignore=tests/browser --ignore=tests/packaging \
	    --cov=cardgames --cov=cardtable --cov-report=term-missing:skip-covered tests

format: .venv/.dev  ## lay the code out and repair what ruff can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

notebooks: .venv/.dev  ## run the notebooks again in place (NOTEBOOKS=path for one) and strip what changes by itself
	$(BIN)/python tools/notebooks.py $(NOTEBOOKS)

pictures: .venv/.dev chromium  ## take the README's pictures of the table again
	$(BIN)/python -m tools.pictures

lock: .venv/.dev  ## take the newest versions of all packages into constraints.txt
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile -q --upgrade pyproject.toml --all-extras --universal --python-version 3.11 \
	    --no-header --no-annotate --no-emit-index-url -o constraints.txt

clean:  ## remove the environment and everything made
	rm -rf .venv artifacts dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Where a Python is named and .venv has another one, it is made again.
ifneq ($(PYTHON),)
ifneq ($(shell '$(PYTHON)' -c 'import sys; print(sys.version)' 2>/dev/null),$(shell $(BIN)/python -c 'import sys; print(sys.version)' 2>/dev/null))
.venv/.lab .venv/.dev: another-python
.PHONY: another-python
another-python:
endif
endif

# A stamp per set of extras: older than the lock means install again.
.venv/.lab .venv/.dev: .venv/.%: pyproject.toml constraints.txt tools/environment.sh
	@sh tools/environment.sh $*
	@touch $@ .venv/.lab

# The peers are optional: where they do not install, we measure alone.
.venv/.bench: .venv/.dev
	@sh tools/environment.sh bench || echo 'cardgames: measuring without RLCard and OpenSpiel'
	@touch $@
