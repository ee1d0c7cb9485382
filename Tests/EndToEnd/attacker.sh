#!/usr/bin/env bash
# An attacker reads everything that the edition for sharing says, of several rounds and before and after changes, and searches
# for what follows of single people. It must win against the edition as it was before, and find nothing today: not from the
# shipped example and not from random studies. Only the standard library is needed.
# STUDIES is how many random studies are tried, SEED the first one.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KERB=$(realpath "${KERB:-$here/../../.build/debug/kerb}") || exit 1
[ -x "$KERB" ] || { echo "$KERB is no program; build it first, or name it in KERB"; exit 1; }
command -v python3 >/dev/null || { echo "python3 is missing"; exit 1; }
export KERB PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here/harness"
exec python3 "$here/attacker/main.py"
