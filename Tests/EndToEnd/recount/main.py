"""Recounts the shipped study and random ones, and compares with what kerb prints."""
import multiprocessing
import os
import pathlib
import shutil
import sys
import tempfile

import checks
import compare
import faults
import figures
import foretold
import keys
import made_closing
import made_study
import nearness
import program
import records
import rules
import selftest
import shrink
import wcag
import who

ROOT = pathlib.Path(__file__).resolve().parents[3]
SHIPPED = "tram-tickets"
STUDIES = int(os.environ.get("STUDIES", "300"))
SEED = os.environ.get("SEED", "1")
STRICT = os.environ.get("STRICT", "1") == "1"
JOBS = int(os.environ.get("JOBS", "2"))
#: How many differences are made small and printed whole.
SHOWN = int(os.environ.get("SHOWN", "3"))


def made(number):
    id = f"made-{number}"
    return id, made_study.study(f"{SEED} {number}", id)



def of_made(number):
    """Compares one random study; what comes back can be sent to another process."""
    id, files = made(number)
    workspace = pathlib.Path(tempfile.mkdtemp(prefix="recount-"))
    try:
        made_closing.make_workspace(workspace, {id: files})
        return number, compare.of_study(workspace, id), faults.of_format(workspace)
    finally:
        shutil.rmtree(workspace)


def recounts(workspace):
    """The figures of each made study in a folder, one study after the other, without the program."""
    for folder in sorted((pathlib.Path(workspace) / "Surveys").iterdir()):
        study = records.Study(folder)
        yield [figures.figures(study, one) for one in who.rounds(study)]


def of_rules(check, how_many=150):
    with tempfile.TemporaryDirectory(prefix="recount-") as workspace:
        made_closing.make_workspace(workspace, dict(made(number) for number in range(how_many)))
        rules.of_rules(check, lambda: recounts(workspace))


def tell(check, name, outcome):
    """One check a study: every figure of it agrees."""
    lines = "\n".join(str(one) for one in outcome.differences)
    return check.holds(f"{name}: {outcome.same} figures agree", not outcome.differences, lines)


def of_shipped(check):
    outcome = compare.of_study(ROOT, SHIPPED)
    tell(check, SHIPPED, outcome)
    return outcome


def closed_study(workspace):
    """The first made study with a closed last round in which findings rest on notes."""
    for number in range(1000):
        id, files = made(number)
        made_closing.make_workspace(workspace, {id: files})
        study = records.Study(pathlib.Path(workspace) / "Surveys" / id)
        last = max(who.rounds(study), default=None)
        if last and figures.is_closed(study, last):
            told = figures.figures(study, last)
            if any(name[-1] == "counted" and value for name, value in told.items()):
                return id, last
    raise LookupError("no made study has a closed round")


def of_comparison(check):
    """That the comparison finds what is wrong, with reports of all kinds."""
    with tempfile.TemporaryDirectory(prefix="recount-") as workspace:
        id, last = closed_study(workspace)
        selftest.of_reports(check, {
            name: compare.printed(workspace, id, name, last) for name in keys.READERS})


def of_random(check):
    whole, small = compare.Outcome(), {}
    with multiprocessing.Pool(JOBS) as pool:
        for number, outcome, wrong in pool.imap(of_made, range(STUDIES)):
            check.is_same(f"study {number} of seed {SEED}: no file has a fault", wrong, [])
            tell(check, f"study {number} of seed {SEED}", outcome)
            whole.add(outcome)
            for one in outcome.differences:
                small.setdefault(one.kind, (number, one))
    for number, difference in list(small.values())[:SHOWN]:
        files, last = shrink.shrink(made(number)[1], difference)
        check.says(f"small: {last}")
        for line in shrink.told(files).splitlines():
            check.says(f"  {line}")
    return whole


def main():
    check = checks.Checks()
    with check.part("the tables and rules of the recount"):
        check.holds("the criteria are those of the facts", wcag.is_as_the_facts_say() is not False)
        of_rules(check)
    with check.part("that the comparison can fail"):
        of_comparison(check)
    whole = compare.Outcome()
    with check.part("the shipped study"):
        whole.add(of_shipped(check))
    with check.part("who came near which profile"):
        nearness.of_shipped(
            check, ROOT, SHIPPED, program.report(ROOT, SHIPPED, "personas", None))
    with check.part("what was foretold, and what people met"):
        foretold.of_shipped(
            check, ROOT, SHIPPED, lambda number: program.report(ROOT, SHIPPED, "personas", number))
    with check.part(f"{STUDIES} random studies of seed {SEED}"):
        whole.add(of_random(check))
    check.says(f"{whole.same} figures agree, {len(whole.differences)} differ")
    for kind, count in sorted(whole.skipped.items()):
        name = " ".join(kind)
        print(f"  NOT COMPARED: kerb does not tell {name} ({count} times)", flush=True)
        if STRICT:
            check.holds(f"kerb tells {name}", False)
    check.finish()


if __name__ == "__main__":
    sys.exit(main())
