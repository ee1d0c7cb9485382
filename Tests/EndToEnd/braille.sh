#!/usr/bin/env bash
# What BRLTTY shows on 40 and 20 cells and what yasr and Fenrir speak, in the recorder, the review, a questionnaire and the
# workbench.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash" brltty yasr fenrir
exec "$python" "$here/braille/main.py"
