#!/usr/bin/env bash
# Teams of several clones that edit, merge, rebase, squash, revert, stash and go astray, with and without kerb,
# against a forge that merges and reverts text: nothing is lost, nobody withdrawn comes back, nobody is locked out, and all
# end with the same bytes.
#
# HISTORIES (300), CLONES (4), STEPS (30) and SEED say how much; ONLY=N replays one history; JOBS (2) run at a time.
# MUTANT=dropTheirs, lastWins or loseOver takes a driver that is wrong on purpose; without MUTANT all three are
# tried at the end, and each must be found out. MUTANTS=0 leaves that out. KEEP=1 keeps the folders of what failed.
# UNREADABLE=0 leaves out records that somebody without kerb makes unreadable and sends.
# KERB_RELEASE (or KERB) names the program. By hand: HISTORIES=200 CLONES=5 STEPS=60, and HISTORIES=1 CLONES=50.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KERB=${KERB_RELEASE:-${KERB:-$here/../../.build/debug/kerb}}
[ -x "$KERB" ] || { echo "$KERB is no program; build it first, or name it in KERB"; exit 1; }
KERB_RELEASE=$(realpath "$KERB")
export KERB_RELEASE PYTHONDONTWRITEBYTECODE=1
exec python3 "$here/git-machine/main.py"
