#!/usr/bin/env bash
# What was struck or said off the record is nowhere on disk, notes are stored as typed, and nothing
# that stands in a note acts on the terminal.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash"
exec "$python" "$here/secrets/main.py"
