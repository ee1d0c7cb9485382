"""Everything that is recounted of one study and round, under names of our own.

A figure's name is a tuple: ("people", "count"), ("criterion", "1.4.3", "state"),
("list", "needs", "said"), ("finding", "F01-ab12", 2, "met"). `keys.py` finds the same names in what
the program prints.
"""
import changes
import frequency
import lists
import principles
import signs
import wcag
import who
from records import entries


def of_people(study, round):
    yield ("rounds",), tuple(who.rounds(study))
    everybody = who.who_counts(study, round)
    yield ("people", "count"), len(everybody)
    yield ("people", "consentNotRecorded"), sum(
        not who.is_recorded(study, id) for id in everybody)
    for reason in ("refused", "withdrawn"):
        yield ("people", reason), len(who.who_is_out(study, reason))


def somebody_came(study, round):
    """Whether a session of the round was held, also one of nobody named or of people whose notes stay in the team."""
    if who.meetings(study, round, who.SHARE):
        return True
    return any(
        who.reason_out(study, id) is None and who.reason_out(study, id, who.SHARE) is not None
        for one in study.sessions
        if not one.is_pilot and one.round == round for id in one.people)


def coarse(study, round, count):
    """As the edition for sharing tells how many people there are."""
    if not counts_as_at_closing(study, round, count):
        return "notTold"
    return "fewerThan3" if count < 3 and somebody_came(study, round) else count


def is_closed(study, round):
    closed = entries(study.plan, "rounds").get(str(round), {})
    return closed.get("closedOn") is not None


def counts_as_at_closing(study, round, count):
    return entries(study.plan, "rounds").get(str(round), {}).get("people") == count


def is_told(study, round, count):
    """Whether anything is told that rests on people: not of one or two, and not when others count than at closing."""
    few = count < 3 and somebody_came(study, round)
    return counts_as_at_closing(study, round, count) and not few


def of_sharing(study, round):
    """Who counts in what may leave the team, and what state that gives; only closed rounds may."""
    yield ("sharing", "released"), is_closed(study, round)
    if not is_closed(study, round):
        return
    count = len(who.who_counts(study, round, who.SHARE))
    yield ("sharing", "count"), coarse(study, round, count)
    tells = is_told(study, round, count)
    gathered = signs.signs(study, round, who.SHARE)
    for number in targeted(study):
        found = signs.by_kind(gathered, number)
        kinds = signs.evidence_kinds(study, round, number)
        yield ("sharing", number, "state"), signs.state(found, kinds) if tells else None


def targeted(study):
    target = study.plan["target"]
    return wcag.criteria(target["version"], target["level"])


def of_criteria(study, round):
    yield ("criteria",), tuple(targeted(study))
    gathered = signs.signs(study, round)
    for number in targeted(study):
        found = signs.by_kind(gathered, number)
        kinds = signs.evidence_kinds(study, round, number)
        name = ("criterion", number)
        yield name + ("state",), signs.state(found, kinds)
        yield name + ("participants",), len(signs.people(sum(found.values(), [])))
        yield name + ("barrier",), len(signs.people(found[signs.BARRIER]))
        yield name + ("favourable",), len(found[signs.FAVOURABLE])
        yield name + ("undecided",), len(found[signs.UNDECIDED])


def of_lists(study, round):
    """In the round for the coverage report; in the round and in all rounds for recruitment."""
    for prefix, rounds in (("list", round), ("inRound", round), ("inAllRounds", None)):
        everybody = who.who_counts(study, rounds)
        for list in lists.LISTS:
            states = [lists.state(study, id, list, rounds) for id in everybody]
            for name in (lists.SAID, lists.NONE) + lists.REASONS:
                yield (prefix, list, name), states.count(name)


def of_findings(study, reported):
    """Of every round that a report of one round tells of."""
    rounds = who.rounds(study)
    for id, finding in study.findings.items():
        rows = frequency.rows(study, finding, rounds, reported)
        yield ("finding", id, "rows"), rows
        for round in rows:
            told = frequency.frequency(study, finding, round, reported)
            for name, value in told.items():
                yield ("finding", id, round, name), value
            for name, value in frequency.comes_back(study, finding, round, reported).items():
                yield ("finding", id, round, name), value
        if rows:
            yield ("finding", id, "fixed"), frequency.fixed(study, finding, reported)


def figures(study, round):
    """All figures of one round; of findings also those of the rounds before it."""
    found = {}
    for group in (of_people, of_sharing, of_criteria, of_lists, principles.of_principles):
        found.update(group(study, round))
    found.update(of_findings(study, round))
    found.update(changes.of_changes(study, round))
    return found
