# Shared by the scripts that draw a terminal: all of program.bash, and the Python that has pyte. Sourced, never run.
. "$(dirname "${BASH_SOURCE[0]}")/program.bash"

python=""
for candidate in python3 /usr/bin/python3; do
  if "$candidate" -c 'import pyte' 2>/dev/null; then
    python=$candidate
    break
  fi
done
[ -n "$python" ] || { echo "pyte is missing: apt-get install python3-pyte"; exit 1; }
