#!/usr/bin/env bash
# Runs every example that `kerb help VERB` prints, as it stands there, by a shell: each on a copy of the example workspace that
# holds what the examples name, those that ask something on a terminal with a person who answers, those of a team with a remote.
# Each must end with the status that belongs to it; a verb without an example, and an example that needs a terminal and has no
# answers, are failures. ONLY=words runs those examples alone whose line holds the words, and shows what they print.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/tools.bash"
# Hundreds of copies are made; where memory can hold files, they need no disk.
[ -w /dev/shm ] && export TMPDIR="${TMPDIR:-/dev/shm}"
exec "$python" "$here/examples/main.py"
