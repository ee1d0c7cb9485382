#!/bin/sh
# Times what people wait for, as whole commands: run.sh [FILES] [RUNS] [SESSIONS] [MEGABYTES]
#
# `kerb team sync` up to its push to a bare repository beside the clone, and `git merge` with kerb's driver, without and
# with hooks, of FILES files that both sides changed; `kerb team conflicts` where each of them holds a conflict; the
# driver with two logs of MEGABYTES; `kerb check` of SESSIONS sessions. What they are compared with runs in turn with
# them: git's own text merge, the driver `true`, and `cat`.
# The program is the static executable, as it is released; KERB=FILE takes another and builds nothing;
# KERB_SCRATCH=DIR is where to build; ONLY="sync big" leaves out the other parts (sync, conflicts, big, check).
# Everything lies in memory where there is /dev/shm.
#
# By hand only: its limits say what is wanted. On quiet machines with two cores all are kept, but that of the driver not
# on each: 2.25 and 2.58 were measured, for 2.5. On a busy machine none means anything.
set -eu
files=${1:-1000}
runs=${2:-7}
sessions=${3:-10000}
megabytes=${4:-41}
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../static.sh"
exec python3 "$here/compare.py" "$KERB" "$files" "$runs" "$sessions" "$megabytes"
