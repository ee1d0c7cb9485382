# Shared by the scripts: the program that is tried, where modules are found, and what must be there. Sourced, never run.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
KERB=$(realpath "${KERB:-$here/../../.build/debug/kerb}") || exit 1
export KERB PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here/harness"
[ -x "$KERB" ] || { echo "$KERB is no program; build it first, or name it in KERB"; exit 1; }

for tool in "$@"; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install $tool"; exit 1; }
done
