"""Seeds faults into the program's source, one at a time, and expects a false claim of each.

`faults.json` is a list of objects, each one fault:

- `path`: the file, from the root of the repository
- `old`: a text that occurs once in it
- `new`: the text that takes its place; the program must still build
- `why`: the rule that is broken, in a few words
- `claim`: the id, or the beginning of the id, of a claim that must become false; may be left out

Everything happens in a copy of the tree, which is built whole once and then again for each fault.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import main
import places
import program
import workers

HERE = pathlib.Path(__file__).resolve().parent
BUILD = os.environ.get("BUILD", "swift build --product kerb")
WRONG = ("false", "disagrees", "arguments")


def copy_of_tree():
    """The folder named by TREE, brought up to date, or a new one: what git tracks, so that nothing built is copied."""
    tree = pathlib.Path(os.environ.get("TREE") or tempfile.mkdtemp(prefix="kerb-faults-"))
    names = subprocess.run(["git", "ls-files", "-z"], cwd=places.REPOSITORY, check=True, capture_output=True).stdout
    for name in names.decode().split("\0"):
        source, copy = places.REPOSITORY / name, tree / name
        if name and source.is_file() and not (copy.exists() and copy.read_bytes() == source.read_bytes()):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    return tree


def build(tree):
    """The messages of a build that failed, or nothing."""
    done = subprocess.run(BUILD, shell=True, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return None if done.returncode == 0 else done.stdout.decode("utf-8", "replace")[-2000:]


def first_wrong(seeds, jobs, claim):
    """The first claim that the program makes wrongly, as text."""
    seeds = list(seeds)
    for begin in range(0, len(seeds), 2 * jobs):
        for _, result, broken in workers.each(main.tried, seeds[begin:begin + 2 * jobs], jobs):
            for failure in result[1] if result else ():
                if failure.kind[1] in WRONG and failure.kind[0].startswith(claim):
                    return str(failure)
            if broken:
                print(f"    {broken}", flush=True)
    return None


def run():
    faults = json.loads((HERE / "faults.json").read_text("utf-8"))
    chosen = os.environ.get("ONLY")
    first, count = int(os.environ.get("SEED", "1")), int(os.environ.get("STUDIES", "40"))
    seeds, jobs = range(first, first + count), int(os.environ.get("JOBS", "2"))
    tree = copy_of_tree()
    program.KERB = str(tree / ".build/debug/kerb")
    passed, failed = 0, 0

    def holds(name, is_good, seen=""):
        nonlocal passed, failed
        passed, failed = (passed + 1, failed) if is_good else (passed, failed + 1)
        print(f"{'caught' if is_good else 'failed'}: {name}\n    {seen}", flush=True)

    broken = build(tree)
    if broken:
        sys.exit(f"the tree does not build:\n{broken}")
    main.KIT = program.Kit()
    found = first_wrong(seeds, jobs, "")
    holds("the program as it is makes no false claim", found is None, found or "")
    for fault in faults if found is None else ():
        if chosen and chosen not in fault["path"] + fault["why"]:
            continue
        name = f"{fault['why']} ({fault['path']})"
        path = tree / fault["path"]
        text = path.read_text("utf-8") if path.is_file() else ""
        if text.count(fault["old"]) != 1:
            holds(name, False, f"the text occurs {text.count(fault['old'])} times, expected once")
            continue
        try:
            path.write_text(text.replace(fault["old"], fault["new"]), "utf-8")
            broken = build(tree)
            found = None if broken else first_wrong(seeds, jobs, fault.get("claim", ""))
            holds(name, found is not None, broken or found or "no claim was false")
        finally:
            path.write_text(text, "utf-8")
    if not os.environ.get("TREE"):
        shutil.rmtree(tree, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    run()
