#!/bin/sh
# Make the environment .venv, or bring it up to constraints.txt, with one set of extras:
#     sh tools/environment.sh lab|dev|bench
# Needs Python 3.11 or newer with pip; uses uv where it is installed because it is faster.
set -eu
cd "$(dirname "$0")/.."
extra=$1
venv=.venv

fail() {
    echo "cardgames: $*" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
    found=$("${PYTHON:-python3}" --version 2>/dev/null || echo "none")
    fail "needs Python 3.11 or newer (found: $found). Install one, or name it: make PYTHON=/path/to/python3.12"
}

make_venv() {
    python=$(find_python)
    if ! "$python" -c 'import ensurepip' 2>/dev/null; then
        advice="Python's venv module is incomplete. On Debian or Ubuntu: apt-get install python3-venv"
        { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || fail "$advice"
        { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q python3-venv; } || fail "$advice"
    fi
    "$python" -m venv --clear $venv || fail "$python could not make an environment in $PWD/$venv."
}

version_of() {
    "$1" -c 'import sys; print(sys.version)' 2>/dev/null
}

# Whoever names a Python gets that one, also where an environment of another one stands.
if new_enough $venv/bin/python && { [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$(version_of $venv/bin/python)" ]; }
then :; else make_venv; fi
echo "cardgames: installing the '$extra' environment into $venv (a minute or so the first time)"
if command -v uv >/dev/null; then
    uv pip install -q --python $venv/bin/python -c constraints.txt -e ".[$extra]"
else
    $venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt -e ".[$extra]"
fi || fail "the packages could not be installed (see above); 'make clean' starts the environment afresh."

# JupyterLab opens without asking whether it may fetch news.
mkdir -p $venv/share/jupyter/lab/settings
cp binder/overrides.json $venv/share/jupyter/lab/settings/overrides.json
