#!/bin/sh
# Compiled, the engine is far quicker and the strong bots can think. Where Debian's compiler can be had, get it; where not,
# everything is installed interpreted and works, only slower.
set -u
python=$1
headers='import pathlib, sys, sysconfig; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'
if command -v cc >/dev/null 2>&1 && "$python" -c "$headers"; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Debian's gcc, libc6-dev and python3-dev to compile the engine"
    if apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev; then
        exit 0
    fi
fi
echo "No C compiler or no Python headers: the engine is installed interpreted, and strong bots will be slow"
