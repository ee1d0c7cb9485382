"""The old edition, in which the attacker must win: this shows that it bites."""
import json
import pathlib
from collections import Counter

import old_reader
import old_search

FOLDER = pathlib.Path(__file__).resolve().parent / "old-edition"


def text(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def truth():
    people = json.loads(text("true-needs.json"))
    return Counter(
        (frozenset(needs), where == "round 2") for where, some in people.items() for needs in some)


def check(checks):
    true = truth()
    ways = {
        "recruitment.md alone": old_reader.from_markdown(text("recruitment.md")),
        "recruitment.json and coverage.json": old_reader.from_json(
            text("recruitment.json"), text("coverage.json"))}
    for name, old in ways.items():
        found = old_search.solutions(old)
        everybody = {tuple(sorted(_profiles(one).items(), key=str)) for one in found}
        checks.holds(f"{name}: the truth is among the solutions", true in found, found)
        checks.is_same(f"{name}: one set of needs is left for 9 people", len(everybody), 1)
        known = old_search.identified(found)
        checks.says(
            f"{name}: {len(found)} worlds, {sum(_profiles(found[0]).values())} of "
            f"{sum(true.values())} sets of needs known; of {sum(known.values())} people one need "
            f"tells all the others; {old.hidden} cells said “fewer than 3”")
        checks.holds(
            f"{name}: people are identified", sum(known.values()) >= 5, known)
        wrong = [key for key in known if known[key] > true[key]]
        checks.is_same(f"{name}: and rightly so", wrong, [])


def _profiles(solution):
    """Needs without the rounds."""
    result = Counter()
    for (profile, _), number in solution.items():
        result[tuple(sorted(profile))] += number
    return result
