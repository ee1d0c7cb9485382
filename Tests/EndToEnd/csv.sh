#!/usr/bin/env bash
# Writes every CSV that kerb has, of the example and of a study whose titles look like dates, times, shares and formulas,
# and looks whether a spreadsheet shows the text of each cell as it stands there.
#
# By rules always (csv/patterns.py); where LibreOffice (soffice) is installed, it opens every file in English and in German
# too, and the rules themselves are tried against it. CALC=0 leaves it out. KERB names the program.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
export PYTHONPATH="$here/csv:$PYTHONPATH"
exec python3 "$here/csv/main.py"
