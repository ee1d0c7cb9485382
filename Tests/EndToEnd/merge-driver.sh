#!/usr/bin/env bash
# Real git with kerb's merge driver and hooks: bad input in every stage, a command that is missing or killed, disks
# that are full, paths with quotes; hooks with every way of committing. Nothing is lost without a word.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash" git
exec "$python" "$here/merge-driver/main.py"
