#!/usr/bin/env bash
# The recorder on a real terminal: budgets, sizes, terminals, pasting. KERB names the program,
# KERB_RELEASE a release build that times and memory are measured with.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash" nano bash
exec "$python" "$here/recorder/main.py"
