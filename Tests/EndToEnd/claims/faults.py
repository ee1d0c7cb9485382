"""Seeds faults into the program's source, several in one build, and expects a false claim of each.

`faults.json` is a list of objects, each one fault:

- `path`: the file, from the root of the repository
- `old`: a text that occurs once in it
- `new`: the text that takes its place; the program must still build
- `why`: the rule that is broken, in a few words
- `claim`: the id, or the beginning of the id, of a claim that must become false; several are separated by `|`, and one of
  them is enough

Faults with different claims are built together, at most BATCH (8) at a time. If one of them is not found, or they do not
build, each is tried alone. Everything happens in a copy of the tree, which is built whole once and then again for each batch.
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
    names = names.decode().split("\0")
    for old in (path for path in (tree / "Sources").rglob("*.swift") if str(path.relative_to(tree)) not in names):
        old.unlink()
    for name in names:
        source, copy = places.REPOSITORY / name, tree / name
        if name and source.is_file() and not (copy.exists() and copy.read_bytes() == source.read_bytes()):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    return tree


def build(tree):
    """The messages of a build that failed, or nothing."""
    done = subprocess.run(BUILD, shell=True, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return None if done.returncode == 0 else done.stdout.decode("utf-8", "replace")[-2000:]


def claims(fault):
    return fault["claim"].split("|")


def wrong(seeds, jobs, wanted):
    """For each of the lists of claims, the first one that the program makes wrongly, as text; without those never found."""
    seeds, found = list(seeds), {}
    for begin in range(0, len(seeds), 2 * jobs):
        for _, result, broken in workers.each(main.tried, seeds[begin:begin + 2 * jobs], jobs):
            for failure in result[1] if result else ():
                for index, ids in enumerate(wanted):
                    if index not in found and failure.kind[1] in WRONG and any(map(failure.kind[0].startswith, ids)):
                        found[index] = str(failure)
            if broken:
                print(f"    {broken}", flush=True)
        if len(found) == len(wanted):
            break
    return found


def batches(faults, size):
    """Lists of faults with different claims, none of which is the beginning of another."""
    rest = list(faults)
    while rest:
        batch, taken, later = [], [], []
        for fault in rest:
            clash = any(one.startswith(other) or other.startswith(one) for one in claims(fault) for other in taken)
            if clash or len(batch) == size:
                later.append(fault)
            else:
                batch.append(fault)
                taken += claims(fault)
        yield batch
        rest = later


class Seeded:
    """Faults in the copy of the tree, taken back at the end."""

    def __init__(self, tree, faults):
        self.tree, self.faults, self.texts = tree, faults, {}

    def __enter__(self):
        for fault in self.faults:
            path = self.tree / fault["path"]
            text = path.read_text("utf-8")
            self.texts.setdefault(path, text)
            path.write_text(text.replace(fault["old"], fault["new"]), "utf-8")
        return self

    def __exit__(self, *_):
        for path, text in self.texts.items():
            path.write_text(text, "utf-8")


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

    def name(fault):
        return f"{fault['why']} ({fault['path']})"

    def tried(some):
        """The faults of a batch that are not found; said at once if there is only one."""
        with Seeded(tree, some):
            broken = build(tree)
            found = {} if broken else wrong(seeds, jobs, [claims(fault) for fault in some])
        for index, fault in enumerate(some):
            if index in found:
                holds(name(fault), True, found[index])
            elif len(some) == 1:
                holds(name(fault), False, broken or "no claim was false")
        return [fault for index, fault in enumerate(some) if index not in found]

    broken = build(tree)
    if broken:
        sys.exit(f"the tree does not build:\n{broken}")
    main.KIT = program.Kit()
    good = []
    for fault in faults:
        path = tree / fault["path"]
        times = path.read_text("utf-8").count(fault["old"]) if path.is_file() else 0
        if chosen and chosen not in fault["path"] + fault["why"]:
            continue
        if times == 1:
            good.append(fault)
        else:
            holds(name(fault), False, f"the text occurs {times} times, expected once")
    good = good[int(os.environ.get("FIRST", "0")):]
    # What is false without a fault would hide one.
    known = wrong(seeds, jobs, [claims(fault) for fault in good])
    for index, fault in enumerate(good):
        if index in known:
            holds(name(fault), False, f"false without the fault: {known[index]}")
    good = [fault for index, fault in enumerate(good) if index not in known]
    for batch in batches(good, int(os.environ.get("BATCH", "8"))):
        for fault in tried(batch) if len(batch) > 1 else batch:
            tried([fault])
    if not os.environ.get("TREE"):
        shutil.rmtree(tree, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    run()
