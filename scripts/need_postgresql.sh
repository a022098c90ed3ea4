#!/bin/sh
# The tests of the store run on a real PostgreSQL of their own, so they need its server programs.
set -eu
for program in /usr/lib/postgresql/*/bin/initdb; do
    if [ -x "$program" ]; then exit 0; fi
done
if command -v initdb >/dev/null 2>&1; then exit 0; fi
echo "Installing Debian's postgresql to test the store on it"
apt-get update -qq && apt-get install -y -qq postgresql
