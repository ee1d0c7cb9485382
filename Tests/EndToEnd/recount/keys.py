"""Where the figures stand in what the program prints as JSON. The only file that knows its keys."""

from principles import ABILITIES

MISSING = object()

#: The lists by the name that the recruitment report gives them.
SPREADS = {
    "needs": "needs", "assistiveTechnology": "assistiveTechnologies",
    "circumstances": "lastingCircumstances"}
PEOPLE = {
    "count": "participants", "consentNotRecorded": "consentNotRecorded", "refused": "refused",
    "withdrawn": "withdrawn"}
CRITERION = {
    "state": "state", "participants": "participants", "barrier": "participantsWithBarrier"}
SIGNS = {"favourable": "favourable", "undecided": "unsettled"}
FREQUENCY = ("met", "exposed", "metBeyond", "notKnown", "tookPart", "counted")
FIXED = {True: "confirmed", False: "called", None: None}
RETEST = ("affectedBefore", "cameBack", "gotThrough", "others")


def told(holder, names, prefix):
    """What stands under each key, by the name that we give it."""
    for ours, theirs in names.items():
        yield prefix + (ours,), (holder or {}).get(theirs, MISSING)


def of_coverage(report):
    """What `kerb report coverage` says of people, lists and criteria."""
    yield ("rounds",), tuple(report["rounds"]["all"])
    people = report.get("people")
    yield from told(people, PEOPLE, ("people",))
    for name, known in (people or {}).get("known", {}).items():
        yield ("list", name, "said"), known["said"]
        yield ("list", name, "none"), known["none"]
        for reason, count in known["notKnown"].items():
            yield ("list", name, reason), count
    yield from of_principles(people)
    yield ("criteria",), tuple(one["number"] for one in report["criteria"])
    for one in report["criteria"]:
        yield from told(one, CRITERION, ("criterion", one["number"]))
        yield from told(one.get("signs"), SIGNS, ("criterion", one["number"]))


def of_principles(people):
    """What the grid of needs and principles says."""
    for row in (people or {}).get("needsByPrinciple", []):
        if row["dimension"] not in ABILITIES:
            continue
        name = ("principles", row["dimension"])
        yield name + ("people",), row["people"]
        yield name + ("beyond",), row["beyondWcag"]
        for principle, cell in row["principles"].items():
            yield from ((name + (principle, what), cell[what]) for what in ("tried", "met"))


def of_sharing(report):
    """What the edition for sharing says of who counts; no report where the round is not closed."""
    yield ("sharing", "released"), report is not None
    if report is None:
        return
    yield ("sharing", "count"), (report.get("people") or {}).get("tookPart", MISSING)
    for one in report["criteria"]:
        yield ("sharing", one["number"], "state"), one.get("state", MISSING)


def of_recruitment(report):
    """What `kerb report recruitment` says of lists, in the round and in all rounds together."""
    for spread in report["spreads"]:
        name = SPREADS.get(spread["attribute"])
        if name is None:
            continue
        for rounds in ("inRound", "inAllRounds"):
            now = spread[rounds]
            none = sum(one[rounds] for one in spread["values"] if one["value"] == "none")
            yield (rounds, name, "none"), none
            yield (rounds, name, "said"), now["known"] - none
            for reason, count in now["notKnown"].items():
                yield (rounds, name, reason), count


def of_findings(report):
    """What `kerb report findings` says of each finding in each round."""
    for one in report["findings"]:
        yield ("finding", one["id"], "rows"), tuple(state["round"] for state in one["rounds"])
        for state in one["rounds"]:
            name = ("finding", one["id"], state["round"])
            yield from told(state.get("frequency"), dict(zip(FREQUENCY, FREQUENCY)), name)
            yield from told(state.get("retest"), dict(zip(RETEST, RETEST)), name)
        yield ("finding", one["id"], "fixed"), (
            "contradicted" if one.get("contradicted")
            else FIXED.get(one.get("fixConfirmed", MISSING), MISSING))


#: What is told of a difference, where there is one.
CHANGE = {
    "samePeople": "samePeople", "before": "nBefore", "now": "nNow", "pairs": "pairs",
    "difference": "difference", "notCompared": "notCompared"}


def of_difference(figure, name, ends):
    yield from (one for one in told(figure, CHANGE, name) if one[1] is not None)
    interval = figure.get("interval") or {}
    if ends and interval:
        yield name + ("low",), interval.get("low", MISSING)
        yield name + ("high",), interval.get("high", MISSING)
        yield name + ("toldApart",), figure.get("toldApart", MISSING)


def of_study(report):
    """What `kerb report study` says of the round before."""
    changes = report.get("changes")
    if changes is None:
        return
    yield ("change", "before"), changes["before"]
    yield ("change", "inBoth"), changes["people"]["inBoth"]
    for one in changes["tasks"]:
        name = ("change", one["id"])
        yield name + ("doneBefore",), one["doneBefore"]["successes"]
        yield name + ("doneNow",), one["doneNow"]["successes"]
        yield from of_difference(one["doneWithoutHelp"], name + ("completion",), True)
        yield from of_difference(one["ease"], name + ("ease",), False)


#: How the program says that it does not share a round yet, and who reads that.
NOT_CLOSED = "only closed rounds are shared"
MAY_BE_WITHHELD = (of_sharing,)

#: Which report in which edition tells what.
READERS = {
    "coverage": ("coverage", "team", of_coverage),
    "sharing": ("coverage", "share", of_sharing),
    "recruitment": ("recruitment", "team", of_recruitment),
    "findings": ("findings", "team", of_findings),
    "study": ("study", "team", of_study),
}
#: Which of them tells figures whose name begins so.
SOURCE = {
    "rounds": "coverage", "people": "coverage", "list": "coverage", "criteria": "coverage",
    "criterion": "coverage", "principles": "coverage", "sharing": "sharing",
    "inRound": "recruitment", "inAllRounds": "recruitment", "finding": "findings", "change": "study"}
