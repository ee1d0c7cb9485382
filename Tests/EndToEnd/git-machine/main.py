"""Runs the histories, two at a time, and says what came of them."""
import multiprocessing
import os
import pathlib
import shutil
import sys
import tempfile
import time
import traceback

import team as teams
import tools
from history import History

HISTORIES = int(os.environ.get("HISTORIES", "300"))
CLONES = int(os.environ.get("CLONES", "4"))
STEPS = int(os.environ.get("STEPS", "30"))
SEED = os.environ.get("SEED", "1")
ONLY = os.environ.get("ONLY")
MUTANT = os.environ.get("MUTANT")
JOBS = int(os.environ.get("JOBS", "2"))
LAST = int(os.environ.get("LAST", "60"))
MUTANTS = ("dropTheirs", "lastWins", "loseOver")


def features():
    found = set()
    for verb in ("setup", "sync", "resolve", "hook"):
        if tools.can("team", verb):
            found.add({"hook": "hooks"}.get(verb, verb))
    if tools.can("withdraw"):
        found.add("withdraw")
    if tools.says("--raw-notes", "help", "team", "sync"):
        found.add("asks")
    if tools.says("sharedPeople", "formats"):
        found.add("shared")
    return frozenset(found - set(os.environ.get("WITHOUT", "").split(",")))


def play(task):
    """One history; returns what can be sent to another process."""
    number, template, known, mutant, clones, steps = task
    exports = "sync" in known and number % 2 == 1 and not mutant
    begun = time.monotonic()
    team = teams.Team(f"{SEED}-{number}", template[exports], clones, mutant, known, exports)
    history = History(team, steps)
    try:
        history.run()
    except Exception:
        team.problem(traceback.format_exc())
    team.problems += sorted(set(team.late))
    if team.problems and os.environ.get("KEEP"):
        print(f"kept: {team.folder}", flush=True)
    else:
        team.remove()
    found = {f"{state}/{kind}": count for (state, kind), count in team.seen_findings.items()}
    return {"number": number, "problems": team.problems, "counts": team.counts, "findings": found,
            "writes": team.ledger.counts(), "diary": team.diary[-LAST:], "seconds": time.monotonic() - begun,
            "ambiguous": sum(any(write.perhaps for write in held) for held in team.ledger.writes.values())}


def show(result):
    print(f"history {result['number']} of seed {SEED} failed; ONLY={result['number']} SEED={SEED} "
          f"CLONES={CLONES} STEPS={STEPS} replays it. The last steps:", flush=True)
    for what, status, said in result["diary"]:
        print(f"  {what}" + (f"  [{status}]" if status else ""))
        if status:
            for line in said.splitlines()[-6:]:
                print(f"      {line[:200]}")
    for problem in result["problems"][:8]:
        print("  PROBLEM " + problem.replace("\n", "\n    "))
    sys.stdout.flush()


def every(numbers, template, known, mutant, clones=CLONES, steps=STEPS, tells=True):
    total = {"counts": {}, "findings": {}, "writes": {}, "failed": [], "problems": [], "ambiguous": 0}
    tasks = [(number, template, known, mutant, clones, steps) for number in numbers]
    with multiprocessing.Pool(JOBS) as pool:
        for done, result in enumerate(pool.imap_unordered(play, tasks), 1):
            for name in ("counts", "findings", "writes"):
                for key, count in result[name].items():
                    total[name][key] = total[name].get(key, 0) + count
            total["ambiguous"] += result["ambiguous"]
            if result["problems"]:
                total["failed"].append(result["number"])
                total["problems"] += result["problems"]
                if tells:
                    show(result)
            if tells and done % 20 == 0:
                print(f"  {done} histories, {len(total['failed'])} failed", flush=True)
    return total


def mutants(template, known):
    """Three wrong drivers; each must be found out. What is rarely met may take more histories."""
    missed = []
    for mutant in MUTANTS:
        os.environ["MUTANT"] = mutant
        for first in range(1, 25, 6):
            found = every(range(first, first + 6), template, known, mutant, 4, 60, tells=False)
            seen = [p for p in found["problems"] if p.startswith(("lost", "resurrected")) or "written by nobody" in p]
            print(f"  wrong on purpose, {mutant}: {len(seen)} losses or returns reported", flush=True)
            if seen:
                break
        else:
            missed.append(mutant)
    return missed


def main():
    os.environ["MACHINE_KERB"] = tools.KERB
    known = features()
    numbers = [int(ONLY)] if ONLY else range(1, HISTORIES + 1)
    folder = tempfile.mkdtemp(prefix="kerb-machine-", dir=teams.place())
    begun = time.monotonic()
    try:
        template = []
        for exports in (False, True):
            made = pathlib.Path(folder) / f"template-{exports}"
            made.mkdir()
            template.append(teams.template(made, exports))
        print(f"kerb has: {', '.join(sorted(known)) or 'no team verbs yet'}", flush=True)
        total = every(numbers, template, known, MUTANT)
        tried = () if MUTANT or ONLY or os.environ.get("MUTANTS") == "0" else MUTANTS
        missed = mutants(template, known) if tried else []
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    counts = total["counts"]
    lost, risen, rounds, echoes = (
        counts.pop(name, 0) for name in ("lost", "resurrected", "rounds", "echoes"))
    print("steps: " + ", ".join(f"{name} {counts[name]}" for name in sorted(counts)))
    print("writes: " + ", ".join(f"{name} {total['writes'][name]}" for name in sorted(total["writes"]))
          + f"; {total['ambiguous']} fields where two writes cannot be told apart")
    findings = ", ".join(f"{name} {count}" for name, count in sorted(total["findings"].items()))
    print(f"findings of kerb check: {findings or 'none'}")
    back = sum("withdrew, and" in problem or "was erased and stands in" in problem for problem in total["problems"])
    granted = sum(problem.startswith("permission back") for problem in total["problems"])
    editions = sum(problem.startswith(("an edition differs", "a round with two")) for problem in total["problems"])
    locked = sum("kerb team sync ended with" in problem or "has not sent everything" in problem
                 for problem in total["problems"])
    bytes_equal = not any("differs between" in problem or "still differ" in problem for problem in total["problems"])
    print(f"{len(numbers)} histories, {CLONES} clones, {STEPS} steps each, {rounds} rounds at the end, "
          f"{lost} lost, {risen} resurrected, {back} times somebody withdrawn was back, {granted} permissions back, "
          f"{editions} editions that differ by a person, {locked} times a clone was locked out, "
          f"{echoes} echoes of unmarked edits, {'all bytes equal' if bytes_equal else 'BYTES DIFFER'}, "
          f"{time.monotonic() - begun:.0f} s")
    for mutant in missed:
        print(f"failed: nobody noticed the wrong driver {mutant}")
    failed = len(total["failed"]) + len(missed)
    print(f"{len(numbers) - len(total['failed']) + len(tried) - len(missed)} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
