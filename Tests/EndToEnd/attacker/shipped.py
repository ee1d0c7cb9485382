"""The shipped example: all closed rounds together."""
import pathlib

import attack
import canonical
import membership
import program
import reader
import truth

ROOT = pathlib.Path(__file__).resolve().parents[3]
STUDY = "tram-tickets"


def check(checks):
    folder = ROOT / "Surveys" / STUDY
    people = membership.people_by_round(folder)
    checks.holds("the example has closed rounds", people)
    written = [canonical.read(folder / "study.json")["purpose"]]
    releases = [
        reader.read(
            f"round {round}", program.release(ROOT, STUDY, round) | program.pages(ROOT, STUDY, round)
            | program.issues(ROOT, STUDY, round), round, people[round], people, written)
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
    names = sorted(path.name for path in (ROOT / "Exports" / STUDY).iterdir())
    latest = program.release(ROOT, STUDY, max(people))
    checks.is_same("the exports are those of the latest closed round", names, sorted(latest))
    different = [
        name for name in names
        if program.unlinked(ROOT / "Exports" / STUDY / name) != latest[name]]
    checks.is_same("the exports are what the program makes", different, [])
