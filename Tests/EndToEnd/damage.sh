#!/usr/bin/env bash
# Damages the files of workspaces at random (bytes, values of JSON, whole files) and runs every verb of the program on them.
# Whatever the files hold, kerb ends with a status that is documented, within 5 seconds, in less than 1 GB of memory, and
# says nothing that acts on a terminal.
#
# CASES (2000) and SEED (1) say how much; by hand CASES=20000. CASE=17 runs that one and keeps its files. JOBS (2) run at a
# time. KERB names the program. A case that fails is made small and named with the words that run it again.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
export PYTHONPATH="$here/damage:$here/recount:$PYTHONPATH"
exec python3 "$here/damage/main.py"
