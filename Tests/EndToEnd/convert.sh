#!/usr/bin/env bash
# Takes the workspace of this repository back to an earlier form (higher versions, no empty fields, no marker) and
# converts it: every file must come out as it was, kerb must read it, and what is no record must stay.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
exec python3 "$here/convert/main.py"
