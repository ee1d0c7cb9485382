#!/usr/bin/env bash
# Counts a second time, in Python and from the JSON files alone, what coverage, recruitment and findings reports say:
# who counts, the state of every criterion, lists, and how many people met each finding; in the shipped study and in
# random ones with missing, refused, withdrawn and contradicting values.
#
# STUDIES (300) and SEED say how much; JOBS (2) run at a time; SHOWN (3) differences are made small and printed whole.
# STRICT=0 forgives figures that the program does not print. KERB names the program.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KERB=$(realpath "${KERB:-$here/../../.build/debug/kerb}") || exit 1
[ -x "$KERB" ] || { echo "$KERB is no program; build it first, or name it in KERB"; exit 1; }
export KERB PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here/recount:$here/harness"
exec python3 "$here/recount/main.py"
