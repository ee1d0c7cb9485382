#!/bin/sh
# Feeds made-up input to the JSON reader: run.sh [CASES] [SEED]
#
# A crash, a hang, or a disagreement between reader and writer fails, with the seed and the case.
# To see one case again: json-fuzz SEED CASE 1
set -u
cases=${1:-1000000}
seed=${2:-1}
block=50000
limit=60
cd "$(dirname "$0")/../.." || exit 1
scratch=${SCRATCH:-.build}

swift build -c release --scratch-path "$scratch" --product json-fuzz >"$scratch-fuzz.log" 2>&1 || {
  cat "$scratch-fuzz.log"
  exit 1
}
rm -f "$scratch-fuzz.log"
fuzz=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/json-fuzz
out=$(mktemp)
trap 'rm -f "$out"' EXIT

# Runs the program and ends it when its time is over.
watched() {
  "$fuzz" "$@" >"$out" 2>&1 &
  runner=$!
  (
    waited=0
    while [ "$waited" -lt "$limit" ]; do
      sleep 1
      kill -0 "$runner" 2>/dev/null || exit 0
      waited=$((waited + 1))
    done
    kill -9 "$runner" 2>/dev/null
  ) &
  watcher=$!
  wait "$runner" 2>/dev/null
  status=$?
  kill "$watcher" 2>/dev/null
  wait "$watcher" 2>/dev/null
  return "$status"
}

first=0
failures=0
while [ "$first" -lt "$cases" ]; do
  count=$block
  [ $((first + count)) -gt "$cases" ] && count=$((cases - first))
  if watched "$seed" "$first" "$count" && grep -q "^done $count " "$out"; then
    found=$(grep -c '^FAIL' "$out")
    [ "$found" -gt 0 ] && grep '^FAIL' "$out" | head -n 20 | sed "s/^FAIL/seed $seed,/"
    failures=$((failures + found))
  else
    watched "$seed" "$first" "$count" trace
    last=$(grep '^case' "$out" | tail -n 1)
    echo "seed $seed, $last: the reader crashed or hung"
    failures=$((failures + 1))
  fi
  first=$((first + count))
done

echo "$cases cases, $failures failures"
[ "$failures" -eq 0 ]
