#!/bin/sh
# Makes .venv with the given Python. Debian keeps the venv module in a package of its own; it is installed if missing.
set -eu
python=$1
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "sacbe needs Python 3.11 or newer"; exit 1; }
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    echo "Installing Debian's python3-venv, which Python needs to make a virtual environment"
    apt-get update -qq && apt-get install -y -qq python3-venv
fi
"$python" -m venv .venv
