#!/bin/sh
# Times `kerb report coverage` over N sessions against an orjson script that counts the same, and against cat:
# run.sh [N] [RUNS]
#
# KERB=FILE takes that program and builds nothing; DATA=DIR takes a workspace that generate.py wrote;
# KERB_SCRATCH=DIR is where to build. No cache or index is used; the files are in the page cache.
set -eu
sessions=${1:-10000}
runs=${2:-9}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."

python=python3
if ! "$python" -c 'import orjson' 2>/dev/null; then
  python=$PWD/.build-bench/venv/bin/python
  [ -x "$python" ] || python3 -m venv .build-bench/venv
  "$python" -c 'import orjson' 2>/dev/null || "$python" -m pip install --quiet orjson
fi
"$python" -c 'import orjson, sys; print("orjson", orjson.__version__, "on Python", sys.version.split()[0])'

if [ -z "${KERB:-}" ]; then
  scratch=${KERB_SCRATCH:-.build}
  swift build -c release --product kerb --scratch-path "$scratch" >&2
  KERB=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/kerb
fi

if [ -z "${DATA:-}" ]; then
  made=$(mktemp -d "${TMPDIR:-/tmp}/kerb-coverage.XXXXXX")
  trap 'rm -rf "$made"' EXIT
  trap 'exit 130' INT TERM
  DATA=$made/workspace
  "$python" "$here/generate.py" "$sessions" "$DATA"
fi
"$python" "$here/compare.py" "$KERB" "$DATA" "$runs"
