"""Two versions of one very large log, and how long the driver takes to join them."""
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import time

import team
from generate import edit, text_of
from records import Maker

#: What one note takes in a file, roughly.
NOTE = 697
NAME = "log-big000"
PATH = f"Surveys/library/sessions/S00001-k2aa/{NAME}.json"


def make(folder, megabytes):
    """Makes both versions in another process: what this one holds would count as memory of the driver it starts."""
    made = f"{folder}/big-{megabytes}"
    if not os.path.isdir(made):
        modules = os.pathsep.join(f"{team.HERE}/../{name}" for name in ("merge-driver", "coverage"))
        subprocess.run([sys.executable, os.path.abspath(__file__), made, str(megabytes)], check=True,
                       env=dict(os.environ, PYTHONPATH=modules, PYTHONDONTWRITEBYTECODE="1"))
    return made


def write(made, megabytes):
    """Writes both versions; every tenth note is edited by each side, and each has notes of its own."""
    os.mkdir(made)
    maker = Maker("big")
    maker.random = random.Random(1)
    people = ["P01-k2aa"]
    base = maker.log(NAME, people, megabytes * 1_000_000 // NOTE)
    # No recording lasts as long as so many notes would: their times begin anew.
    for note in base["observations"].values():
        note["atMilliseconds"] %= 1_000_000_000
    more = maker.log(NAME, people, 40)["observations"]
    for side, first in ("ours", 3), ("theirs", 7):
        log = copy.deepcopy(base)
        for name in sorted(log["observations"])[first::10]:
            edit({"observations": {name: log["observations"][name]}}, 0, "note", f"read again by {side}", maker)
        for name in list(more)[first::10]:
            log["observations"][name] = more[name]
        with open(f"{made}/{side}", "w", encoding="utf-8") as file:
            file.write(text_of(log))
    print(f"two logs of {os.path.getsize(f'{made}/ours') / 1e6:.1f} MB", flush=True)


def join(kerb, made, megabytes):
    """Seconds and peak megabytes of one call of the driver."""
    for side in ("ours", "theirs"):
        shutil.copyfile(f"{made}/{side}", f"{made}/{side}-now")
    begin = time.perf_counter()
    process = subprocess.Popen(
        [kerb, "merge-driver", os.devnull, f"{made}/ours-now", f"{made}/theirs-now", "7", PATH], env=team.QUIET,
        stderr=subprocess.PIPE)
    _, status, usage = os.wait4(process.pid, 0)
    took = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"error: the driver ended with {process.returncode}: {process.stderr.read().decode()[-500:]}")
    unit = 1 if sys.platform == "darwin" else 1024
    print(f"{'big logs':14} {took:7.3f} s, {usage.ru_maxrss * unit / 1e6:.0f} MB")
    return took, usage.ru_maxrss * unit / 1e6


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]))
