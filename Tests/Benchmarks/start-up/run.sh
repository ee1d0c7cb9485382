#!/bin/sh
# Times `kerb --version` against /bin/true, in turns: run.sh [RUNS]
#
# It should take at most 4 times as long when linked statically and at most 15 times as a plain release build.
# KERB=FILE and STATIC=FILE take those programs and build nothing; STATIC=none leaves the static one out. The same FILE for
# both is timed once.
# KERB_SCRATCH=DIR is where to build the plain one.
set -eu
runs=${1:-51}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."

if [ -z "${KERB:-}" ]; then
  scratch=${KERB_SCRATCH:-.build}
  swift build -c release --product kerb --scratch-path "$scratch" >&2
  KERB=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/kerb
fi
if [ -z "${STATIC:-}" ]; then
  if swift build -c release --product kerb -Xswiftc -static-executable -Xlinker -s \
    --scratch-path .build-static >&2
  then
    STATIC=$(swift build -c release --scratch-path .build-static --show-bin-path)/kerb
  else
    echo "No static build here; only the plain one is timed." >&2
    STATIC=none
  fi
fi

true=/bin/true
[ -x "$true" ] || true=/usr/bin/true
set -- "true=$true"
[ "$STATIC" = "$KERB" ] || set -- "$@" "plain=$KERB,--version"
[ "$STATIC" = none ] || set -- "$@" "static=$STATIC,--version"
exec python3 "$here/spawn.py" "$runs" "$@"
