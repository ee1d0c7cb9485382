"""Checks every claim that the reports of one study print."""
import dataclasses
import random

import about_agreement
import about_issues
import files
import program
import reading
import slips as slip
from claim import Context
from predicates import PREDICATES

EDITIONS = ("team", "sharing")
#: Reports that ask no study.
OF_ALL = ("library",)
#: What a page claims by the figures of its JSON too; its list of claims has to have it.
IN_DATA = {"agreement": about_agreement.in_data, **dict.fromkeys(program.ISSUES, about_issues.in_data)}


class Failure:
    """A claim that is not true, or that no predicate covers."""

    def __init__(self, seed, where, found, why, frozen):
        self.seed = seed
        self.frozen = frozen
        #: Report, edition and round.
        self.where = where
        self.claim = found
        self.why = why

    @property
    def kind(self):
        return (self.claim.get("id"), self.why.split(":")[0])

    def __str__(self):
        name, edition, number = self.where
        return (f"seed {self.seed}, {name}, {edition} edition, round {number}: {self.claim.get('id')} "
                f"{self.claim.get('arguments')}\n    “{self.claim.get('sentence')}”\n    {self.why}")


def close_rounds(place, study, seed):
    """Closes rounds as the program does, and now and then changes afterwards who counts."""
    choose = random.Random(f"close {seed}")
    numbers = sorted({record.get("round") or 1 for record in files.StudyFiles(place.workspace, study).sessions.values()})
    for number in numbers[:choose.choice([0, 1, len(numbers), len(numbers), len(numbers)])]:
        program.run(place, "study", "round", "close", study, str(number), "--yes")
        place.frozen[number] = reading.Study(files.StudyFiles(place.workspace, study), "sharing").frozen(number)
    records = place.study_files(study)
    people = [name for name in records if name.startswith("participants/") and isinstance(records[name], dict)]
    if len(people) > 1 and choose.random() < 0.2:
        first, second = choose.sample(people, 2)
        mine, other = (records[name].get("consent") or {} for name in (first, second))
        mine["share"], other["share"] = other.get("share"), mine.get("share")
        place.write(study, {name: records[name] for name in (first, second)})


def tracker(turn):
    return program.TRACKERS[turn % len(program.TRACKERS)]


def faults_of(context, found):
    """What is wrong with a claim, or nothing."""
    predicate = PREDICATES.get(found.get("id"))
    arguments = found.get("arguments")
    if predicate is None:
        return "no predicate"
    if not isinstance(arguments, dict) or not found.get("sentence"):
        return "shape: a claim needs arguments by name and a sentence"
    faults = predicate.faults(arguments)
    if faults:
        return "arguments: " + "; ".join(faults)
    try:
        holds, expected = predicate.holds(context, arguments)
    except Exception as error:  # A claim about what is not in the files.
        return f"not evaluated: {type(error).__name__} {error}"
    return None if holds else "false" + (f": the files say {expected}" if expected else "")


def claims_of(place, kit, study, where):
    """The claims of one report, each with what is wrong with it; nothing if there is no such report."""
    name, edition, number = where
    status, made, error = program.report(place, kit, name, None if name in OF_ALL else study, edition, number)
    if made is None:
        is_refused = edition == "sharing" or "no session belongs to round" in error
        return None if is_refused else [({"id": "report", "arguments": {}, "sentence": error[:300]},
                                                  f"not printed: status {status}")]
    study_files = files.StudyFiles(place.workspace, study)
    # A study without rounds is reported as it stands after all that is recorded.
    reported = number or max(study_files.rounds(), default=1000)
    context = Context(
        reading.Study(study_files, edition, reported), reported, name,
        {key: reading.Study(files.StudyFiles(place.workspace, key)) for key in files.studies(place.workspace)},
        place.frozen or {key: reading.Study(study_files, "sharing").frozen(key) for key in study_files.closed_rounds()},
        made.get("claims", []))
    read = [(found, faults_of(context, found)) for found in made.get("claims", [])] + [
        entry for found in claims_in_data(name, made) for entry in _read_figures(context, found, made)]
    if place.slips is not None:
        _slip(place.slips, context, [found for found, fault in read if not fault])
    return read


def _slip(slips, context, claims):
    """Notes by claim and argument whether its predicate minds another value."""
    for found in claims:
        for name, arguments in slip.changed(found["arguments"]):
            key = found["id"], name
            if not slips.get(key):
                # The list of the report's claims has the changed one too.
                other = dict(found, arguments=arguments)
                beside = [other if one is found else one for one in context.claims]
                fault = faults_of(dataclasses.replace(context, claims=beside), other) or ""
                slips[key] = fault.startswith(("false", "not evaluated"))


def claims_of_none(place, kit, seed):
    """The claims about all studies of a workspace that has none, or none that can be read."""
    with program.Place() as none:
        none.fill(kit, kit.unreadable(seed))
        none.slips = place.slips
        return claims_of(none, kit, "none", ("library", "team", None))


def claims_in_data(name, made):
    """The claims that the figures of a report make, in the shape of those in its list."""
    return [{"id": key, "arguments": arguments, "sentence": "(a figure of the JSON)"}
            for key, arguments in IN_DATA.get(name, lambda made: ())(made)]


def _read_figures(context, found, made):
    """What is wrong with a figure: it is false, or the list of claims has none of its kind."""
    yield found, faults_of(context, found)
    if not any(other.get("id") == found["id"] for other in made.get("claims", ())):
        yield found, "not listed: the page prints it, and its claims leave it out" if "claims" in made else (
            "not listed: the JSON of the page has no claims")


def disagreements(printed):
    """Claims about one thing of which two reports say something else."""
    seen = {}
    for where, found in printed:
        predicate = PREDICATES.get(found.get("id"))
        if predicate is None or not isinstance(found.get("arguments"), dict):
            continue
        subject = (predicate.subject(found["arguments"]), where[1:])
        other = seen.setdefault(subject, (where, found))
        if other[1]["arguments"] != found["arguments"]:
            yield where, found, f"disagrees: {other[0][0]} says {other[1]['arguments']}"


def check(place, kit, study, seed):
    """The number of claims that hold by id, and the failures."""
    rounds = files.StudyFiles(place.workspace, study).rounds() or [None]
    held, failures, printed = {}, [], []
    wheres = [(name, edition, number) for edition in EDITIONS for number in rounds for name in program.REPORTS]
    wheres += [(what, edition, number) for edition in EDITIONS for number in rounds for what in (
        f"issues for {tracker(seed + (number or 0))}", f"all issues for {tracker(seed + (number or 0) + 1)}")]
    wheres += [(name, "team", number) for number in rounds for name in program.TEAM_ONLY]
    read = [(where, claims_of(place, kit, study, where)) for where in [*wheres, ("library", "team", None)]]
    if seed % 5 == 3:
        read.append((("library", "team", 0), claims_of_none(place, kit, seed)))
    for where, claims in read:
        for found, fault in claims or ():
            printed.append((where, found))
            if fault:
                failures.append(Failure(seed, where, found, fault, place.frozen))
            else:
                held[found["id"]] = held.get(found["id"], 0) + 1
        if claims is not None:
            held["report"] = held.get("report", 0) + 1
    failures += [Failure(seed, where, found, why, place.frozen) for where, found, why in disagreements(printed)]
    return held, failures
