#!/bin/sh
# Makes a wheel and a source archive in `dist`. Arguments: the Python of a virtual environment, which
# gets `build` if it is missing, and what `build` is told, such as --sdist.
set -eu
python=$1
shift
cd "$(dirname "$0")/.."
"$python" -c 'import build' 2>/dev/null || scripts/install.sh "$python" build
rm -rf dist
"$python" -m build --outdir dist "$@" .
ls -l dist
