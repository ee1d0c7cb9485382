# Shared by the scripts: what must be there, and the Python that has pyte. Sourced, never run.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
KERB=$(realpath "${KERB:-$here/../../.build/debug/kerb}") || exit 1
export KERB PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here/harness"
[ -x "$KERB" ] || { echo "$KERB is no program; build it first, or name it in KERB"; exit 1; }

for tool in "$@"; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install $tool"; exit 1; }
done

python=""
for candidate in python3 /usr/bin/python3; do
  if "$candidate" -c 'import pyte' 2>/dev/null; then
    python=$candidate
    break
  fi
done
[ -n "$python" ] || { echo "pyte is missing: apt-get install python3-pyte"; exit 1; }
