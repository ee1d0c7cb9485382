"""Claims about the notes of several recorders."""
import agreement
from claim import claim


def ids(context):
    return agreement.compared(context.study, context.round)


def whole(context, session):
    """The session by its whole id, or by the number that begins it."""
    return next(name for name in ids(context) if name == session or name.startswith(session + "-"))


def found_pairs(context, session=None):
    """The pairs of logs of a session, or of all."""
    return [agreement.paired(context.study, name, *pair) for name, (pairs, _) in ids(context).items()
            if session is None or name == whole(context, session) for pair in pairs]


@claim("agreement.window", seconds="number")
def window(context, seconds):
    return {"seconds": agreement.WINDOW / 1000}


@claim("agreement.pair", about="session first second", session="text", first="text", second="text", momentsFirst="count",
       momentsSecond="count", linked="count", inTime="count", sharedMarks="count", offset="number", closeOnly="count",
       pilot="flag")
def pair(context, session, first, second, momentsFirst, momentsSecond, linked, inTime, sharedMarks, offset, closeOnly, pilot):
    name = whole(context, session)
    if (first, second) not in ids(context)[name][0]:
        return False
    found = agreement.paired(context.study, name, first, second)
    return {"momentsFirst": len(found.ones), "momentsSecond": len(found.others), "linked": len(found.linked),
            "inTime": len(found.in_time), "sharedMarks": found.marks, "offset": found.offset, "closeOnly": found.close_only,
            "pilot": False}


@claim("agreement.inSequence", about="session", session="text", logs="count")
def in_sequence(context, session, logs):
    return logs > 0 and {"logs": ids(context)[whole(context, session)][1]}


@claim("agreement.figure", about="*", session="text?", figure="text", value="number?", n="count")
def figure(context, session, figure, value, n):
    """Of one pair of logs of the session, or of all pairs of all sessions."""
    found = found_pairs(context, session)
    expected = []
    for pairs in [[one] for one in found] if session else [found] if found else []:
        exact, size = agreement.figure(figure, pairs)
        exact = None if size < agreement.FEWEST else exact
        is_near = None not in (value, exact) and abs(value - exact) < 1e-5
        expected.append({"value": value if is_near else exact, "n": size})
    return next((one for one in expected if one == {"value": value, "n": n}), expected[0] if expected else False)


def in_data(made):
    """The claims that the figures of the report's JSON make."""
    def claims(session, figures):
        moments = figures["both"] + figures["onlyFirst"] + figures["onlySecond"]
        for name in ("noted", "kind", "impact", "samePlaces", "sharedPlaces"):
            told = figures.get(name) or {}
            size = moments if name == "noted" else told.get("n", figures["both"] - figures.get(f"{name}LeftOut", 0))
            value = told.get("value") if size >= agreement.FEWEST else None
            yield "agreement.figure", {"session": session, "figure": name, "n": size, "value": value}

    yield "agreement.window", {"seconds": made["windowMilliseconds"] / 1000}
    for session in made["sessions"]:
        if session["inSequence"]:
            yield "agreement.inSequence", {"session": session["session"], "logs": session["inSequence"]}
        for pair in session["pairs"]:
            first, second = pair["first"]["log"], pair["second"]["log"]
            yield "agreement.pair", {
                "session": session["session"], "first": first, "second": second, "pilot": session["pilot"],
                "momentsFirst": pair["first"]["moments"], "momentsSecond": pair["second"]["moments"],
                "linked": pair["linked"], "inTime": pair["figures"]["both"] - pair["linked"], "sharedMarks": pair["marks"],
                "offset": pair["offsetMilliseconds"], "closeOnly": pair["closeWithNothingInCommon"]}
            yield from claims(session["session"], pair["figures"])
    if made["sessions"] and made.get("together"):
        yield from claims(None, made["together"])
