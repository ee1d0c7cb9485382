"""Empty records and entries with every declared field, as `kerb formats` lists them."""
import functools
import re

import program

#: What a field holds while it is empty.
NOTHING, SET, MAP = None, "set", "map"

STUDY, ROUND, SCREEN = "study", "study.rounds", "study.screens"
TASK, PROMPT = "study.tasks", "study.prompts"
PARTICIPANT, CONSENT = "participant", "participant.consent"
NEED, CIRCUMSTANCE = "participant.needs", "participant.lastingCircumstances"
TECHNOLOGY, WITHDRAWAL = "participant.assistiveTechnologies", "participant.withdrawals"
SESSION, ATTEMPT, ANSWER = "session", "session.attempts", "session.promptAnswers"
LOG, NOTE = "log", "log.observations"
FINDING, SUPPORT, ROUND_STATE = "finding", "finding.observations", "finding.rounds"
BATCH, ITEM = "evidence", "evidence.items"

HEADING = re.compile(r"## .*: `(\w+)/(\d+)`")
FIELD = re.compile(r"( *)- `(\w+)` \((\w+ \w+|\w+)(.*)")


@functools.lru_cache(maxsize=None)
def _declared():
    """The fields of every record and entry, the versions, and which entries have origins of their own."""
    fields, versions, own, record = {}, {}, set(), None
    #: The record, and the entries that the field at hand stands in, the outermost first.
    holders = []
    for line in program.formats().splitlines():
        heading, field = HEADING.match(line), FIELD.match(line)
        if heading:
            record, version = heading.groups()
            fields[record], versions[record] = {}, version
            holders = [record]
        elif field:
            indent, name, kind, rest = field.groups()
            del holders[len(indent) // 2 + 1:]
            what = {"set of": SET, "map by": MAP}.get(kind, NOTHING)
            fields[holders[-1]][name] = what
            if what == MAP or kind == "nested record":
                holders.append(f"{holders[-1]}.{name}")
                fields[holders[-1]] = {}
            if "its own `origins`" in rest:
                own.add(holders[-1])
    return fields, versions, own


def fields(shape):
    """A record or entry without values."""
    empty = {NOTHING: lambda: None, SET: list, MAP: dict}
    return {name: empty[what]() for name, what in _declared()[0][shape].items()}


def filled(shape, values):
    made, declared = fields(shape), _declared()[0][shape]
    for name, value in values.items():
        assert name in made, f"{shape} has no field {name}"
        made[name] = sorted(set(value)) if declared[name] == SET else value
    return made


def entry(shape, origins=None, **values):
    """An entry with these values; sets are sorted. Entries under a name have origins of their own."""
    made = dict(filled(shape, values), sync=None)
    assert (shape in _declared()[2]) == bool(origins), f"origins of {shape}"
    return dict(made, origins=[origins]) if origins else made


def record(shape, id, origins, **values):
    made = dict(filled(shape, values), id=id, origins=[origins], sync=None)
    return dict(made, **{"~format": f"{shape}/{_declared()[1][shape]}"})


def erased(shape, id, origins):
    """All that is left of a record that somebody has withdrawn."""
    return {
        "erased": True, "id": id, "origins": [origins],
        "~format": f"{shape}/{_declared()[1][shape]}"}
