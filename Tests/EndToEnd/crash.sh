#!/usr/bin/env bash
# Recordings that are killed, journals that are cut, disks that are full or read-only: no word is lost.
# Syncs and withdrawals that are killed come to the same with the next run.
# CRASHES says how many recordings are killed, 300 unless told, and SYNCS how many syncs, 60; SEED repeats a run.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash"
exec "$python" "$here/crash/main.py"
