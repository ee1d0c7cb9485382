#!/bin/sh
# Times kerb audit of N screens of 500 elements against Python's xml.etree that only parses them: run.sh [N] [RUNS]
#
# KERB=FILE takes that program and builds nothing; DATA=DIR takes a folder of screens that generate.py wrote;
# KERB_SCRATCH=DIR is where to build. Whole commands are timed in turn; the files are in the page cache.
set -eu
screens=${1:-1000}
runs=${2:-5}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."

if [ -z "${KERB:-}" ]; then
  scratch=${KERB_SCRATCH:-.build}
  swift build -c release --product kerb --scratch-path "$scratch" >&2
  KERB=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/kerb
fi

if [ -z "${DATA:-}" ]; then
  DATA=$(mktemp -d "${TMPDIR:-/tmp}/kerb-audit.XXXXXX")
  trap 'rm -rf "$DATA"' EXIT
  trap 'exit 130' INT TERM
  python3 "$here/generate.py" "$screens" 500 "$DATA"
fi
python3 "$here/compare.py" "$KERB" "$DATA" "$runs"
