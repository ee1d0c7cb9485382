#!/usr/bin/env bash
# After kerb withdraw nothing of the person is found outside .git, merges bring nothing back, and the printed commands
# take the rest out of git's history.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash" git git-filter-repo
exec "$python" "$here/withdraw/main.py"
