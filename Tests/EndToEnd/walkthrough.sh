#!/usr/bin/env bash
# Walkthroughs that are killed at random moments while somebody types, and one that is read to somebody.
# WALKS says how many are killed, 40 unless told; SEED repeats a run.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash"
exec "$python" "$here/walkthrough/main.py"
