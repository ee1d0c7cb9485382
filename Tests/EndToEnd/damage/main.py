"""Runs the cases and tells each kind of failure once, made small."""
import collections
import os
import shutil
import sys
import time

import bases
import checks
import verbs
import workers
from case import Case

CASES = int(os.environ.get("CASES", "2000"))
SEED = os.environ.get("SEED", "1")
JOBS = int(os.environ.get("JOBS", "2"))
ONE = os.environ.get("CASE")
#: How many kinds of failure are told whole.
SHOWN = 20
_bases = []


#: From so many cases on every verb must have been called.
ENOUGH = 2000


def ran(number):
    """What was wrong in one case, and which verbs it called."""
    case = Case(SEED, number, _bases)
    return case.run(), case.verbs


def tell(check, failures):
    for kind, (first, count) in sorted(failures.items())[:SHOWN]:
        lines = [first["call"], f"wrong: {first['wrong']}", f"where: {first['place'] or 'not known'}"]
        lines += [f"done:  {one}" for one in first["done"]] + [f"again: {first['again']} ({count} times)"]
        if first["input"]:
            lines.append(f"input: {first['input']}")
        check.holds(kind, False, "\n".join(lines))


def cases(check, numbers):
    failures, failed, began, called = {}, 0, time.monotonic(), collections.Counter()
    for done, (number, result, broken) in enumerate(workers.each(ran, numbers, JOBS), 1):
        found, of_case = result or ([_of_script(number, broken)], [])
        called.update(of_case)
        failed += bool(found)
        check.passed += not found
        if done % 1000 == 0:
            check.says(f"{done} cases, {time.monotonic() - began:.0f} s, {len(failures)} ways to fail")
        for one in found:
            if one["kind"] not in failures:
                check.says(f"{one['again']}: {one['kind'][:200]}")
            first, count = failures.get(one["kind"], (one, 0))
            failures[one["kind"]] = (first, count + 1)
    tell(check, failures)
    check.says(f"{len(numbers)} cases of seed {SEED}, {failed} failed in {len(failures)} ways, "
               f"{sum(called.values())} calls of {len(called)} verbs, {time.monotonic() - began:.0f} s")
    if len(numbers) >= ENOUGH:
        check.is_same("every verb was called", sorted(set(verbs.CALLS) - set(called)), [])


def _of_script(number, broken):
    """The script itself failed at a case; that is told as the program's failures are."""
    return {"kind": f"the script: {broken}", "call": "not known", "input": None, "wrong": broken, "place": "",
            "done": [], "again": f"SEED={SEED} CASE={number}"}


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
