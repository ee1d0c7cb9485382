"""Sets the figures of the program beside ours."""
import dataclasses
import pathlib

import keys
import program
import who
from figures import figures
from records import Study


@dataclasses.dataclass(frozen=True)
class Difference:
    study: str
    round: int
    name: tuple
    ours: object
    theirs: object

    @property
    def kind(self):
        """What sort of figure it is, whatever criterion or finding it is about."""
        return (self.name[0], self.name[-1])

    def __str__(self):
        name = " ".join(str(part) for part in self.name)
        return f"{self.study} round {self.round}: {name}: recounted {self.ours}, kerb {self.theirs}"


class Outcome:
    """How many figures agree, which differ, and which the program does not tell yet."""

    def __init__(self):
        self.same = 0
        self.differences = []
        self.skipped = {}

    def add(self, other):
        self.same += other.same
        self.differences += other.differences
        for kind, count in other.skipped.items():
            self.skipped[kind] = self.skipped.get(kind, 0) + count


def compare(study, round, ours, theirs):
    outcome = Outcome()
    for name, value in ours.items():
        told = theirs.get(name, () if name[-1] == "rows" else keys.MISSING)
        one = Difference(study, round, name, value, told)
        if told is keys.MISSING:
            outcome.skipped[one.kind] = outcome.skipped.get(one.kind, 0) + 1
        elif told != value:
            outcome.differences.append(one)
        else:
            outcome.same += 1
    for name, value in theirs.items():
        if name not in ours and value is not keys.MISSING:
            outcome.differences.append(Difference(study, round, name, "nothing", value))
    return outcome


def printed(workspace, study, name, round):
    """One report as JSON; None where the edition for sharing waits for the round to be closed."""
    report, edition, _ = keys.READERS[name]
    try:
        return program.report(workspace, study, report, round, edition)
    except program.Refused as refusal:
        if keys.NOT_CLOSED in str(refusal):
            return None
        raise


def told(workspace, study, round, reports):
    """The program's figures of one round."""
    found = {}
    for name in reports:
        _, _, reader = keys.READERS[name]
        found.update(reader(printed(workspace, study, name, round)))
    return found


#: What is compared where no session counts and there is no round to tell of.
WITHOUT_ROUND = ("rounds", "people")


def asked_of(round, figures):
    return {
        name: value for name, value in figures.items() if round or name[0] in WITHOUT_ROUND}


def of_study(workspace, id, reports=tuple(keys.READERS)):
    """Every round of a study; where no session counts, only who took part."""
    outcome = Outcome()
    study = Study(pathlib.Path(workspace) / "Surveys" / id)
    for round in who.rounds(study) or [None]:
        asked = reports if round else [one for one in reports if one == "coverage"]
        try:
            theirs = told(workspace, id, round, asked)
        except program.Refused as refusal:
            outcome.differences.append(
                Difference(id, round, ("report",), "a report", str(refusal)))
            continue
        ours = {
            name: value for name, value in figures(study, round or 1).items()
            if keys.SOURCE[name[0]] in asked}
        outcome.add(compare(id, round, asked_of(round, ours), asked_of(round, theirs)))
    return outcome
