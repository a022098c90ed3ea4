#!/bin/sh
# The tests run the engine compiled too, so they need a C compiler and Python's headers, and valgrind to count what it does.
set -eu
python=$1
if ! command -v cc >/dev/null 2>&1 && ! command -v gcc >/dev/null 2>&1; then
    echo "Installing Debian's gcc and libc6-dev to compile the engine"
    apt-get update -qq && apt-get install -y -qq gcc libc6-dev
fi
if ! "$python" -c 'import pathlib, sys, sysconfig; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'; then
    echo "Installing Debian's python3-dev to compile the engine"
    apt-get update -qq && apt-get install -y -qq python3-dev
fi
if ! command -v valgrind >/dev/null 2>&1; then
    echo "Installing Debian's valgrind to count instructions"
    apt-get update -qq && apt-get install -y -qq valgrind
fi
