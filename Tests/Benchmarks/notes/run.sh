#!/bin/sh
# Times `kerb note list` and `kerb note search` over N sessions against `grep -r` over the same files: run.sh [N] [RUNS]
#
# An answer should take less than a second at 10,000 sessions, and at most 1.5 times as long as grep. Both get what the
# machine has: kerb reads on all processors, grep on one. Where other work takes processors away, grep gains.
# KERB=FILE takes that program and builds nothing; DATA=DIR takes a workspace that ../coverage/generate.py wrote;
# KERB_SCRATCH=DIR is where to build. No cache or index is used; the files are in the page cache.
set -eu
sessions=${1:-10000}
runs=${2:-9}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."

if [ -z "${KERB:-}" ]; then
  scratch=${KERB_SCRATCH:-.build}
  swift build -c release --product kerb --scratch-path "$scratch" >&2
  KERB=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/kerb
fi

if [ -z "${DATA:-}" ]; then
  made=$(mktemp -d "${TMPDIR:-/tmp}/kerb-notes.XXXXXX")
  trap 'rm -rf "$made"' EXIT
  trap 'exit 130' INT TERM
  DATA=$made/workspace
  python3 "$here/../coverage/generate.py" "$sessions" "$DATA"
fi
python3 "$here/compare.py" "$KERB" "$DATA" "$runs"
