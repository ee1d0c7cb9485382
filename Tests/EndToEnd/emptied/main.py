"""Takes records of random studies away and runs every verb on what is left."""
import json
import os
import random
import shutil
import sys
import tempfile
import time

import alike
import bases
import checks
import judged
import taking
import verbs
import workers

STUDIES = int(os.environ.get("STUDIES", "1"))
SEED = os.environ.get("SEED", "1")
JOBS = int(os.environ.get("JOBS", "2"))
ONLY = os.environ.get("ONLY")
#: How many single records of a study are taken away; each time some of the verbs are run.
SINGLE, CALLS_OF_SINGLE = 30, 4
#: For one study with all its calls; each call has five.
SECONDS = 3600


def plans(base, chance):
    """What is taken away, in words, with the records that it takes, and which calls follow."""
    records = sorted(path for path in base.files if path.startswith(f"Surveys/{base.study}/"))
    every = [one for calls in verbs.CALLS.values() for one in calls]
    for way in taking.ALL:
        yield f"every record {way.__name__}", way, records, every
        others = [one for one in records if not one.endswith("study.json")]
        yield f"every record but the plan {way.__name__}", way, others, chance.sample(every, 20)
    for _ in range(SINGLE):
        way, record = chance.choice(taking.ALL), chance.choice(records)
        yield f"{record} {way.__name__}", way, [record], chance.sample(every, CALLS_OF_SINGLE)


def left(base, way, taken):
    files = {path: content for path, content in base.files.items() if path not in taken}
    for path in taken:
        for place, record in way(path, json.loads(base.files[path])).items():
            files[place] = (json.dumps(
                record, indent=2, sort_keys=True, ensure_ascii=False) + "\n").encode()
    return files


def trouble(files, words, given):
    """What is wrong with one call on some files, and where it broke."""
    home = tempfile.mkdtemp(prefix="kerb-emptied-")
    try:
        bases.write(f"{home}/team", files)
        for _ in range(3):
            # The machine may be busy; what does not end three times in a row hangs.
            ended = judged.run(home, f"{home}/team", words, given)
            if ended.status is not None:
                break
        wrong = judged.problem(ended)
        if not wrong:
            return None
        return f"{wrong} {judged.place_of_crash(home, f'{home}/team', words, given)}".strip()
    finally:
        shutil.rmtree(home, ignore_errors=True)


def fewer(base, way, taken, words, given, wrong):
    """As few records as still make the same failure."""
    for path in list(taken):
        less = [one for one in taken if one != path]
        if less and trouble(left(base, way, less), words, given) == wrong:
            taken = less
    return taken


def of_study(number):
    """Failures of one study by their kind, and how many calls were right."""
    base = bases.made(f"emptied {SEED}", number)
    chance = random.Random(f"emptied {SEED} {number}")
    failures, passed = {}, 0
    try:
        for name, way, taken, calls in plans(base, chance):
            files = left(base, way, taken)
            for call in calls:
                words, source = verbs.filled(call, base.names(chance))
                given = {"any": chance.choice(sorted(base.files.values())), None: b"",
                         "table": b"participant,note\nAda,one\n"}[source]
                wrong = trouble(files, words, given)
                passed += not wrong
                kind = f"kerb {words[0]} {wrong}"
                if wrong and kind not in failures:
                    small = fewer(base, way, taken, words, given, wrong) if len(failures) < 3 else taken
                    failures[kind] = [f"study {number} of seed {SEED}: {name}", f"kerb {' '.join(words)}", wrong,
                                      f"enough: {', '.join(small[:6])}"]
        same, different = alike.differences(base, left)
        passed += same
        failures.update({f"study {number}: {name}": lines for name, lines in different.items()})
        if alike.is_blind(base, left):
            failures[f"study {number}: a record that stays changes no report"] = []
    finally:
        shutil.rmtree(base.git)
    return passed, failures


def main():
    check = checks.Checks()
    with check.part("the verbs"):
        verbs.are_complete(check)
    numbers = [int(ONLY)] if ONLY is not None else range(STUDIES)
    began = time.monotonic()
    with check.part(f"{len(numbers)} studies of seed {SEED}"):
        told = {}
        for number, result, broken in workers.each(of_study, numbers, JOBS, SECONDS):
            passed, failures = result or (0, {f"study {number} of seed {SEED}: the script: {broken}": []})
            check.passed += passed
            for kind, lines in failures.items():
                told.setdefault(kind, lines)
        for kind, lines in sorted(told.items()):
            check.holds(kind, False, "\n".join(lines))
        check.says(f"{check.passed} calls, {time.monotonic() - began:.0f} s")
    check.finish()


if __name__ == "__main__":
    sys.exit(main())
