#!/usr/bin/env bash
# What BRLTTY shows on 40 and 20 cells and what yasr speaks, while the recorder is used.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash" brltty yasr
exec "$python" "$here/braille/main.py"
