#!/bin/sh
# Builds the web page into the package. One argument: a Python of ours, which brings Node.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
. "$scripts/node.sh" "$1"
cd "$scripts/../web"
if [ -d node_modules/vitest ]; then install_packages; else install_packages --omit=dev; fi
node node_modules/vite/bin/vite.js build --logLevel warn
