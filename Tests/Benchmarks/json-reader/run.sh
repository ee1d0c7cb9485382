#!/bin/sh
# Times our JSON reader against Python's orjson on the same bytes, in turns: run.sh [RUNS]
#
# Everything it makes lies in .build-bench; orjson is installed there if this Python has none.
set -eu
runs=${1:-11}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."
scratch=${SCRATCH:-.build}
data=.build-bench/json-reader
mkdir -p "$data"

python=python3
if ! "$python" -c 'import orjson' 2>/dev/null; then
  [ -x .build-bench/venv/bin/python ] || python3 -m venv .build-bench/venv
  python=.build-bench/venv/bin/python
  "$python" -c 'import orjson' 2>/dev/null || "$python" -m pip install --quiet orjson
fi

[ -f "$data/large.json" ] || "$python" "$here/generate.py" large "$data/large.json" 20
[ -f "$data/small/log-01999.json" ] || "$python" "$here/generate.py" small "$data/small" 2000
[ -f "$data/log.json" ] || "$python" "$here/generate.py" log "$data/log.json" 1000

swift build -c release --scratch-path "$scratch" --product json-bench >"$data/build.log" 2>&1 || {
  cat "$data/build.log"
  exit 1
}
bench=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/json-bench
exec "$python" "$here/compare.py" "$bench" "$data" "$runs"
