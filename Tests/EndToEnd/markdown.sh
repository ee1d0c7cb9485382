#!/usr/bin/env bash
# Renders every report and card in Markdown with cmark-gfm, of the example, of an empty study and of one of hostile texts, in
# both editions: no table, row or cell is lost, nothing becomes HTML, no link leads anywhere that a text of a person named, and
# headings go down one level at a time. Shows first that tables which are wrong on purpose are found.
# KERB names the program. Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3 cmark-gfm
export PYTHONPATH="$here/markdown:$here/html:$PYTHONPATH"
exec python3 "$here/markdown/main.py"
