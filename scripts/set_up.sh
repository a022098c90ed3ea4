#!/bin/sh
# Installs Sacbe into a virtual environment that exists: packages from PyPI, then the page and the engine side by side.
# Arguments: its Python, and the extras wanted beside what playing needs, such as `dev` (may be empty).
set -eu
python=$1
extras=${2:-}
started=$(date +%s)
say() { echo "[$(($(date +%s) - started)) s] $*"; }

say "Getting packages from PyPI (a few seconds from a near mirror)"
"$python" scripts/build_backend.py needs "$extras" > .venv/needs.txt
scripts/install.sh "$python" --requirement .venv/needs.txt

say "Building the page and the engine (about half a minute on two processors)"
scripts/build_page.sh "$python" > .venv/page.log 2>&1 &
page=$!
# Objects of the engine stay in `build`, so that the package below finds them made.
if ! "$python" setup.py --quiet build_ext > .venv/engine.log 2>&1; then cat .venv/engine.log >&2; exit 1; fi
if ! wait $page; then cat .venv/page.log >&2; exit 1; fi

say "Installing"
"$python" -m pip install --quiet --quiet --no-deps --no-build-isolation .
say "$("$(dirname "$python")/sacbe" --version) is ready"
