"""The shipped example: all closed rounds together."""
import pathlib
import shutil
import tempfile

import attack
import canonical
import membership
import program
import reader
import truth

ROOT = pathlib.Path(__file__).resolve().parents[3]
STUDY = "tram-tickets"


def check(checks):
    # Publishing notes in the study who was shown; the repository's own study stays as it is.
    with tempfile.TemporaryDirectory() as copy:
        top = pathlib.Path(copy)
        for name in (".kerb", "Personas", "Surveys", "Exports"):
            shutil.copytree(ROOT / name, top / name)
        check_copy(checks, top)


def check_copy(checks, top):
    folder = top / "Surveys" / STUDY
    people = membership.people_by_round(folder)
    checks.holds("the example has closed rounds", people)
    written = [canonical.read(folder / "study.json")["purpose"]]
    releases = [
        reader.read(
            f"round {round}", program.release(top, STUDY, round) | program.pages(top, STUDY, round)
            | program.issues(top, STUDY, round), round, people[round], people, written)
        for round in sorted(people)]
    wrong = [
        line for one in releases for line in truth.misread(one, membership.persons(folder))]
    checks.is_same("every statement fits what is true", wrong, [])
    result = attack.attack(releases)
    checks.says(
        f"{len(releases)} rounds, {sum(len(one.statements) for one in releases)} statements, "
        f"{result.judged} questions")
    checks.holds("nothing is found out from the shipped study", not result.wins, result.report())
    checks.is_same("everything was searched", result.not_searched, [])
    names = sorted(path.name for path in (top / "Exports" / STUDY).iterdir())
    latest = program.release(top, STUDY, max(people))
    checks.is_same("the exports are those of the latest closed round", names, sorted(latest))
    different = [
        name for name in names
        if program.unlinked(top / "Exports" / STUDY / name) != latest[name]]
    checks.is_same("the exports are what the program makes", different, [])
