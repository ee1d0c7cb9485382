#!/usr/bin/env bash
# Writes every report in every format, of the example and of a study of hostile texts, in both editions, and reads each
# with its own parser: Markdown (rendered by cmark-gfm) and HTML hold the same tables and the same numbers in the same
# order, and the figures of findings, tasks, criteria, targets and needs are the same in Markdown, HTML, JSON and CSV.
# Shows first that a wrong number is found. Looks too how large a published folder is and how fast 1,000 findings open.
# KERB names the program. Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3 cmark-gfm
export PYTHONPATH="$here/formats:$here/html:$PYTHONPATH"
exec python3 "$here/formats/main.py"
