#!/bin/sh
# Installs packages from PyPI. Arguments: an environment's Python, and what `pip install` is told.
# uv takes a tenth of pip's time. Where it cannot be had, or does not find its way to a mirror, pip does the same.
set -eu
python=$1
shift
if ! "$python" -c 'import uv' 2>/dev/null; then
    "$python" -m pip install --quiet --quiet --only-binary :all: uv 2>/dev/null || true
fi
mirror=${PIP_INDEX_URL:-$("$python" -m pip config get global.index-url 2>/dev/null || true)}
if [ -n "$mirror" ]; then export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$mirror}"; fi
if "$python" -m uv pip install --quiet --system-certs --python "$python" "$@" >/dev/null 2>&1; then exit 0; fi
# Twice quiet: errors are shown, warnings are not.
"$python" -m pip install --quiet --quiet "$@"
