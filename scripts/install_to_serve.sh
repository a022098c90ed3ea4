#!/bin/sh
# Installs the package with all that a public server needs, and nothing to build with. One argument: an environment's Python.
set -eu
"$1" -m pip install --quiet '.[postgresql]'
