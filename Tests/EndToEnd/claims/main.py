"""Reads every claim of every report of random studies, and of the shipped one, against the files."""
import collections
import os
import sys

import checking
import checks
import program
import selftest
import shrink
import workers
from claim import PREDICATES

SHIPPED = "tram-tickets"
#: So many studies print every claim; a predicate that reads none of them tells nothing.
ENOUGH = 200
#: In one of so many studies every argument is changed once.
SLIPS = 8
KIT = None


def kit():
    global KIT
    if KIT is None:
        KIT = program.Kit()
    return KIT


def tried(seed):
    """What holds, the failures, the study's files and what slips are minded, of one random study; 0 is the shipped one."""
    with program.Place() as place:
        place.slips = {} if seed % SLIPS == 0 else None
        if seed == 0:
            study = SHIPPED
            place.copy_shipped()
        else:
            study = "made"
            place.fill(kit(), *kit().workspace(seed))
            checking.close_rounds(place, study, seed)
        held, failures = checking.check(place, kit(), study, seed)
        return held, failures, place.study_files(study) if failures else None, place.slips or {}


def shrunk(task):
    records, failure = task
    found = shrink.shrink(kit(), records, failure)
    return found and shrink.text(found)


def main():
    first = int(os.environ.get("SEED", "1"))
    seeds = [0, *range(first, first + int(os.environ.get("STUDIES", "40")))]
    jobs = int(os.environ.get("JOBS", "2"))
    shown = int(os.environ.get("SHOWN", "3"))
    held, failures, slips = collections.Counter(), [], {}
    definitions = checks.Checks()
    selftest.run(definitions)
    held["definition"], failed = definitions.passed, definitions.failed
    for seed, result, broken in workers.each(tried, seeds, jobs):
        if broken:
            failed += 1
            print(f"seed {seed}: {broken}", flush=True)
            continue
        held.update(result[0])
        for key, is_minded in result[3].items():
            slips[key] = slips.get(key) or is_minded
        failures += [(failure, result[2]) for failure in result[1]]
    kinds = collections.defaultdict(list)
    for failure, records in failures:
        kinds[failure.kind].append((failure, records))
    for kind, members in sorted(kinds.items(), key=str):
        if os.environ.get("ONLY", "") not in ":".join(kind):
            continue
        print(f"== {kind[0]}, {kind[1]}: {len(members)}", flush=True)
        for failure, _ in members[:shown]:
            print(f"  {failure}", flush=True)
    simple = [(members[0][1], members[0][0]) for kind, members in sorted(kinds.items(), key=str)
              if kind[1] in ("false", "not evaluated") and members[0][0].seed][:shown]
    for (_, failure), found, _ in workers.each(shrunk, simple, jobs) if os.environ.get("SHRINK", "1") != "0" else ():
        if found:
            print(f"-- a smaller study for {failure.kind[0]} (seed {failure.seed}):\n{found}", flush=True)
    if os.environ.get("COUNTS"):
        for name, count in sorted(held.items()):
            print(f"  {name}: {count}")
        for name, argument in sorted(key for key, is_minded in slips.items() if not is_minded):
            print(f"  not minded: {name} {argument}")
    if len(seeds) > ENOUGH:
        unread = sorted(set(PREDICATES) - set(held) - {failure.kind[0] for failure, _ in failures})
        failed += len(unread)
        if unread:
            print(f"== never read: {', '.join(unread)}", flush=True)
        # That there is nothing of a kind may be true of every round.
        told = {name for name, argument in slips if argument != "round"}
        blind = sorted(told - {name for (name, _), is_minded in slips.items() if is_minded})
        failed += len(blind)
        if blind:
            print(f"== true whatever they say: {', '.join(blind)}", flush=True)
    passed = sum(held.values())
    failed += len(failures)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
