"""Claims about a round: who took part, with what, and what was planned."""
import files
from claim import claim


@claim("round.participants", about="round", round="round", participants="count", sessions="count")
def participants(context, round, participants, sessions):
    study = context.study
    return {"participants": len(study.present(round)), "sessions": len(study.meetings(study.sessions(round)))}


@claim("round.planned", about="round", round="round", participants="count", planned="count")
def planned(context, round, participants, planned):
    targets = context.study.files.targets.values()
    return {"participants": len(context.study.present(round)), "planned": sum(target["minimum"] for target in targets)}


@claim("round.unnamedSessions", about="round", round="round", sessions="count")
def unnamed_sessions(context, round, sessions):
    study = context.study
    return {"sessions": len(study.meetings(study.unnamed_sessions(round)))}


@claim("round.pilots", sessions="count")
def pilots(context, sessions):
    study = context.study
    return {"sessions": len(study.meetings(name for name, record in study.files.sessions.items() if record.get("pilot")))}


def _includes(target, platform):
    """"A study on mobile is tried on iOS or Android"."""
    return platform == target or target == "mobile" and platform in ("ios", "android")


@claim("round.otherPlatform", about="round platform", round="round", platform="text", target="text", sessions="count")
def other_platform(context, round, platform, target, sessions):
    study = context.study
    planned = study.files.plan["target"]["platform"]
    there = [name for name in study.sessions(round) if study.files.sessions[name].get("platform") == platform]
    return {"target": planned, "sessions": len(study.meetings(there))} if not _includes(planned, platform) else False


@claim("consent.notRecorded", about="round", round="round", participants="count")
def consent_not_recorded(context, round, participants):
    study = context.study
    return {"participants": sum(
        1 for person in study.present(round) if (study.person(person).get("consent") or {}).get("observe") is None)}


@claim("consent.keptInTeam", about="round", round="round", participants="texts")
def kept_in_team(context, round, participants):
    found = sorted(person for person in context.study.team.present(round) if context.study.is_kept_in_team(person))
    return len(participants) == len(found) and all(
        any(is_named(name, person) for person in found) for name in participants)


def is_named(name, person):
    """"P07 means P07-kx4d while only one fits"."""
    return name == person or person.startswith(name + "-")


@claim("people.need", about="round dimension", round="round", dimension="text", participants="count")
def need(context, round, dimension, participants):
    study = context.study
    return {"participants": sum(1 for person in study.present(round) if dimension in study.needs(person))}


@claim("people.technology", about="round technology", round="round", technology="text", participants="count")
def technology(context, round, technology, participants):
    study = context.study
    return {"participants": sum(1 for person in study.present(round) if technology in study.technologies(person, round))}


def low_skill(study, person):
    """Whether the newest basis that counts most puts the participant low: observed before self-reported before assumed."""
    return [entry for entry in files.entries(study.person(person), "skillPlacements").values()]


@claim("people.none", about="round kind", round="round", kind="text", unknown="count", participants="count")
def none_known(context, round, kind, unknown, participants):
    study = context.study
    present = study.present(round)
    if kind == "assistiveTechnology":
        if any(study.technologies(person, round) for person in present):
            return False
        return {"unknown": sum(1 for person in present if not study.technology_known(person, round)),
                "participants": len(present)}
    if kind in ("lowSkill", "skill"):
        return {"unknown": sum(1 for person in present if not low_skill(study, person)), "participants": len(present)}
    if any(kind in study.needs(person) for person in present):
        return False
    return {"unknown": sum(1 for person in present if not study.known(person, "needs")), "participants": len(present)}
