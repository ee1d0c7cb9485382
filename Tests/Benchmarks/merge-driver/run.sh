#!/bin/sh
# Times `git merge` of files that both sides changed, with kerb's driver as `kerb team setup` configures it, with the
# driver `true`, and with a Python driver that does a plain three-way merge (on a tenth of the files): run.sh [FILES] [RUNS]
#
# kerb should take at most 3.5 times as long as `true`, and Python at least 10 times as long as kerb.
# The program is the static executable, as it is released; KERB=FILE takes another and builds nothing;
# KERB_SCRATCH=DIR is where to build. Hooks are off in all of them. Everything lies in memory where there is /dev/shm.
set -eu
files=${1:-1000}
runs=${2:-9}
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../static.sh"
exec python3 "$here/compare.py" "$KERB" "$files" "$runs"
