"""What `kerb check` says of a made workspace: made files have the right form, whatever they say."""
import json
import pathlib
import re

import program

#: Made on purpose: references to what is not there or was deleted, what consent forbids, and contradictions.
EXPECTED = re.compile(
    "|".join((
        r"there is no (observation|participant|task|screen|prompt|session|profile)\b",
        r"is deleted, and \d+ places? in other records",
        r"is deleted, with \d+ notes?",
        r"something erased has come back",
        r"the finding can concern no participant",
        r"refused|withdrew|withdrawn|consent|has taken everything back, and their record",
        r"has entries and (a reason why it is empty|is said to be none)",
        r"is said to be none, and not to be known|is called none, which is no",
        r"recorded as fixed in round \d+; the notes contradict this",
    )))


#: What is said of a session in which nothing ever was.
EMPTY = re.compile(r"(\S+/session\.json): nothing is in this session, which began on ")


def _is_empty(path):
    """Whether a session that is there holds nothing, and no log of it held anything."""
    session = json.loads(path.read_text(encoding="utf-8"))
    if session.get("deleted") or session.get("erased"):
        return False
    if any(session.get(field) for field in ("attempts", "promptAnswers", "interruptions", "today")):
        return False
    logs = [json.loads(log.read_text(encoding="utf-8")) for log in path.parent.glob("log-*.json")]
    return not any(
        log.get(field) for log in logs for field in ("observations", "marks", "deleted", "erased"))


#: Closed rounds that are not as they were closed: frozen.py recounts which.
SILENT = re.compile(r"study\.json: the sharing edition hides the participants of round \d+: ")


def of_format(workspace):
    """The findings that are none of those, and empty sessions that are told wrongly or not at all."""
    lines = program.run(workspace, "check").stdout.splitlines()
    found = [line for line in lines if re.match(r"\S+: ", line) and not line.startswith("  ")]
    told = {match.group(1) for match in map(EMPTY.match, found) if match}
    empty = {
        str(path.relative_to(workspace))
        for path in pathlib.Path(workspace).glob("Surveys/*/sessions/*/session.json") if _is_empty(path)}
    wrong = [line for line in found if not EXPECTED.search(line) and not EMPTY.match(line) and not SILENT.search(line)]
    return (wrong + [f"{path}: called empty, and is not" for path in sorted(told - empty)]
            + [f"{path}: empty, and nobody says so" for path in sorted(empty - told)])
