#!/usr/bin/env bash
# An attacker reads everything that the edition for sharing says, of several rounds and before and after changes, and searches
# for what follows of single people; and the cards of profiles, before and after a withdrawal. It must win against the edition as it was before, and find nothing today: not from the
# shipped example and not from random studies. Only the standard library is needed.
# STUDIES is how many random studies are tried, SEED the first one.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
exec python3 "$here/attacker/main.py"
