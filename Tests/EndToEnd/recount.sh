#!/usr/bin/env bash
# Counts a second time, in Python and from the JSON files alone, what coverage, recruitment, findings and study reports
# say: who counts, the state of every criterion, lists, how many people met each finding, and what changed between
# rounds; in the shipped study and in random ones with missing, refused, withdrawn and contradicting values.
#
# STUDIES (300) and SEED say how much; JOBS (2) run at a time; SHOWN (3) differences are made small and printed whole.
# STRICT=0 forgives figures that the program does not print. KERB names the program.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
export PYTHONPATH="$here/recount:$PYTHONPATH"
exec python3 "$here/recount/main.py"
