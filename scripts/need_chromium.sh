#!/bin/sh
# The tests of the page drive a real browser.
set -eu
if command -v chromium >/dev/null 2>&1; then exit 0; fi
echo "Installing Debian's chromium to test the page in it"
apt-get update -qq && apt-get install -y -qq chromium
