#!/usr/bin/env bash
# Takes everything away from random studies: every record deleted, erased, renamed, emptied or gone, all at once and one by
# one, and the same with single lists and names in them. Then runs every verb of the program. Whatever is left, kerb ends
# with a status that is documented, and reports say the same of records that are deleted, erased and gone.
#
# STUDIES (1) and SEED (1) say how much; JOBS (2) run at a time. ONLY=3 runs one study. KERB names the program.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
export PYTHONPATH="$here/emptied:$here/damage:$here/recount:$PYTHONPATH"
exec python3 "$here/emptied/main.py"
