#!/usr/bin/env bash
# Reads every claim that reports print against the files of a study, by the definitions of docs/claims.md alone: in random
# studies, both editions and all rounds. A claim without a predicate, with arguments of another type, that is false, or that
# two reports make differently is a failure; so is one that the figures of a page's JSON make and its list of claims leaves
# out. With 200 studies and more, a predicate that read no claim, or that minds no other value, is a failure too.
#
# STUDIES (40) and SEED say how much; JOBS (2) run at a time; SHOWN (3) failures of a kind are printed, and made small where
# they are false; COUNTS=1 prints how often each claim was read, and which arguments no predicate minds. KERB names the
# program.
# With --faults it breaks the program's source instead, as claims/faults.json says, and expects a false claim for each entry;
# up to BATCH (8) are built together. TREE names a folder for the copy that is built, which is kept, ONLY chooses faults by
# their words, FIRST leaves out so many.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
export PYTHONPATH="$here/claims:$PYTHONPATH"
case "${1:-}" in
--faults) exec python3 "$here/claims/faults.py" ;;
*) exec python3 "$here/claims/main.py" ;;
esac
