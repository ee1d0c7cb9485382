"""Runs the cases and tells each kind of failure once, made small."""
import multiprocessing
import os
import shutil
import sys
import time

import bases
import checks
import judged
import verbs
from case import Case

CASES = int(os.environ.get("CASES", "2000"))
SEED = os.environ.get("SEED", "1")
JOBS = int(os.environ.get("JOBS", "2"))
ONE = os.environ.get("CASE")
#: How many kinds of failure are told whole.
SHOWN = 20
_bases = []


def ran(number):
    return number, Case(SEED, number, _bases).run()


def tell(check, failures):
    for kind, (first, count) in sorted(failures.items())[:SHOWN]:
        lines = [first["call"], f"wrong: {first['wrong']}", f"where: {first['place'] or 'not known'}"]
        lines += [f"done:  {one}" for one in first["done"]] + [f"again: {first['again']} ({count} times)"]
        if first["input"]:
            lines.append(f"input: {first['input']}")
        check.holds(kind, False, "\n".join(lines))


def cases(check, numbers):
    failures, failed, done, began = {}, 0, 0, time.monotonic()
    with multiprocessing.Pool(JOBS, judged.limit_memory) as pool:
        for number, found in pool.imap_unordered(ran, numbers, chunksize=8):
            failed += bool(found)
            check.passed += not found
            done += 1
            if done % 1000 == 0:
                check.says(f"{done} cases, {time.monotonic() - began:.0f} s, {len(failures)} ways to fail")
            for one in found:
                first, count = failures.get(one["kind"], (one, 0))
                failures[one["kind"]] = (first, count + 1)
    tell(check, failures)
    check.says(f"{len(numbers)} cases of seed {SEED}, {failed} failed in {len(failures)} ways, "
               f"{time.monotonic() - began:.0f} s")


def keep(number):
    """Runs one case, and says where its files stay."""
    case = Case(SEED, number, _bases)
    home = f"/tmp/kerb-damage-case-{number}"
    shutil.rmtree(home, ignore_errors=True)
    os.makedirs(home)
    for line in case.make(home, case.steps):
        print(f"  {line}")
    for words, source in case.calls:
        print(f"  in {home}/team: kerb {' '.join(words)}" + (f" < {source}" if source else ""))
    for source, content in case.inputs().items():
        if source:
            with open(f"{home}/{source}", "wb") as file:
                file.write(content)


def main():
    check = checks.Checks()
    with check.part("the verbs"):
        verbs.are_complete(check)
    _bases.extend(bases.all(SEED))
    try:
        if ONE is not None:
            keep(int(ONE))
        with check.part("damaged workspaces"):
            cases(check, [int(ONE)] if ONE is not None else range(CASES))
    finally:
        for base in _bases:
            shutil.rmtree(base.git)
    check.finish()


if __name__ == "__main__":
    sys.exit(main())
