#!/bin/sh
# Times the merge of `kerb team sync` (blobs in, objects out) and git's own text merge of the same commits, with
# `git merge-tree --write-tree` and with `git merge`: run.sh [FILES] [RUNS]
#
# kerb should take at most 1.5 times as long as each of them.
# The program is the static executable, as it is released; KERB=FILE takes another and builds nothing;
# KERB_SCRATCH=DIR is where to build. Everything lies in memory where there is /dev/shm.
set -eu
files=${1:-1000}
runs=${2:-9}
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../static.sh"
exec python3 "$here/compare.py" "$KERB" "$files" "$runs"
