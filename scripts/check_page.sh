#!/bin/sh
# Checks the types of the page and runs its unit tests. One argument: a Python of ours, which brings Node.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
. "$scripts/node.sh" "$1"
cd "$scripts/../web"
[ -d node_modules/vitest ] || install_packages
node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
NO_COLOR=1 node node_modules/vitest/vitest.mjs run --reporter=dot
