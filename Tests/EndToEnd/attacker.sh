#!/usr/bin/env bash
# An attacker reads everything that the sharing edition prints, of several rounds and before and after changes, and searches
# for what follows of single participants: at least 3 candidates must be left for every property of every one. It reads reports,
# exports, published folders, issues and persona cards, two copies of one edition around each change of who counts, the shipped
# example and random studies. It must win against two broken editions, kept as fixtures. Only the standard library is needed.
# STUDIES is how many random studies are tried, SEED the first one.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
exec python3 "$here/attacker/main.py"
