#!/usr/bin/env bash
# Three people and one session: 500 notes each from two recorders while a third retags, with plain git, over a forge
# that merges text, and with kerb team sync; two people who say at the same time that two sessions were one meeting; and
# what sync says where it cannot go on.
# NOTES (500) says how many notes each recorder writes; KERB_RELEASE (or KERB) names the program.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KERB=${KERB_RELEASE:-${KERB:-$here/../../.build/debug/kerb}}
[ -x "$KERB" ] || { echo "$KERB is no program; build it first, or name it in KERB"; exit 1; }
KERB_RELEASE=$(realpath "$KERB")
export KERB_RELEASE PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here/git-machine:$here/harness"
exec python3 "$here/git-machine/scenes/main.py"
