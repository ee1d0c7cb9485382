#!/usr/bin/env bash
# Gives tables and lists whose cells hold words of people to every verb that reads a table about people, and looks that
# nothing of a refused row is repeated: what it prints may stand in the log of a server or in somebody's terminal.
#
# The columns are those that the help of each verb lists; a copy of the example is the workspace. KERB names the program.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
export PYTHONPATH="$here/rows:$PYTHONPATH"
exec python3 "$here/rows/main.py"
