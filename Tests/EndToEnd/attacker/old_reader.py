"""Reads the edition for sharing as it was before: combinations, exact counts, several rounds at once."""
import json
import re
from dataclasses import dataclass, field

from sentences import LABELS

NEEDS = LABELS["need"]


@dataclass
class OldEdition:
    """Numbers of people, in the round and over all rounds; None where they were not shown."""
    people: tuple = None
    #: By ability, or "none": (in the round, in all rounds).
    needs: dict = field(default_factory=dict)
    #: By set of abilities: which rounds are said to have it.
    combinations: dict = field(default_factory=dict)
    hidden: int = 0

    def combine(self, abilities, in_round, in_all):
        self.combinations[frozenset(abilities)] = (in_round, in_all)
        self.hidden += 2


def from_json(recruitment, coverage):
    old = OldEdition()
    report = json.loads(recruitment)
    old.people = (report["people"]["inRound"], report["people"]["inAllRounds"])
    needs = next(one for one in report["spreads"] if one["attribute"] == "needs")
    for value in needs["values"]:
        name = NEEDS.get(value["value"], value["value"])
        old.needs[name] = (value["inRound"], value["inAllRounds"])
    for row in report["combinations"]:
        if not _is_summary(row["abilities"]):
            old.combine([NEEDS[name] for name in row["abilities"]], row["inRound"], row["inAllRounds"])
    here = {
        frozenset(row["dimensions"]) for row in json.loads(coverage)["people"]["combinations"]}
    # The coverage report lists the combinations of the round alone: the others are not in it.
    for abilities, (_, in_all) in old.combinations.items():
        old.combinations[abilities] = (None if abilities in here else 0, in_all)
    return old


def from_markdown(text):
    """The same from `recruitment.md` alone."""
    old = OldEdition()
    found = re.search(r"- (\d+) people took part in \d+ sessions of round \d+; (\d+) over all", text)
    old.people = (int(found[1]), int(found[2]))
    for row in _rows(text, "### Needs"):
        old.needs[NEEDS.get(row[0], row[0])] = (_number(row[1]), _number(row[2]))
    for row in _rows(text, "## Needs in several abilities at once"):
        names = [_small(name) for name in row[0].split("; ")]
        if not _is_summary(names):
            old.combine([NEEDS[name] for name in names], _number(row[1]), _number(row[2]))
    return old


def _is_summary(names):
    return any("at once" in name for name in names)


def _small(text):
    return text[:1].lower() + text[1:]


def _rows(text, heading):
    """The cells of the first table below a heading."""
    below = text.split(f"\n{heading}\n", 1)[1].split("\n#", 1)[0]
    rows = [line for line in below.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def _number(words):
    found = re.match(r"(\d+) (?:people|person)", words)
    return int(found[1]) if found else None
