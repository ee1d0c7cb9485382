#!/bin/sh
# Times scoring N responses and reporting their study against cat: run.sh [N] [RUNS]
#
# KERB=FILE takes that program and builds nothing; DATA=DIR takes a workspace that generate.py wrote;
# KERB_SCRATCH=DIR is where to build. No cache or index is used; the files are in the page cache.
set -eu
responses=${1:-5000}
runs=${2:-9}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."

if [ -z "${KERB:-}" ]; then
  scratch=${KERB_SCRATCH:-.build}
  swift build -c release --product kerb --scratch-path "$scratch" >&2
  KERB=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/kerb
fi

if [ -z "${DATA:-}" ]; then
  made=$(mktemp -d "${TMPDIR:-/tmp}/kerb-responses.XXXXXX")
  trap 'rm -rf "$made"' EXIT
  trap 'exit 130' INT TERM
  DATA=$made/workspace
  python3 "$here/generate.py" "$responses" "$DATA"
fi
python3 "$here/compare.py" "$KERB" "$DATA" "$runs"
