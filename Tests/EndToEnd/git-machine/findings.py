"""What `kerb check` may find in which state; anything else is a failure."""
import json
import re

KINDS = (
    ("byHand", re.compile(r"was changed without kerb")),
    ("stale", re.compile(r"^the report is not what the data say now")),
    ("rewritten", re.compile(r"^the file is not in canonical form")),
    ("returned", re.compile(r"erased|withdrew|withdrawn")),
    ("missing", re.compile(r"^the file is missing, and other files need it")),
    ("unset", re.compile(r"not set up|driver")),
)
#: In every state.
#:   byHand: somebody changed a value in an editor, and no clone with kerb has committed the file since.
#:   stale: a merge, a pull or an edit changed the data, and nobody has written the reports again yet.
#: While a merge has stopped, whatever is in the files that wait to be put together.
#: In clones that do not use kerb's hooks, and before the sweep: returned.
ANYWHERE = {"byHand", "stale"}


def check(clone, state="settled"):
    """Asks kerb about the clone as it is now."""
    team = clone.team
    status = clone.kerb("check", "--json")
    if status not in (0, 1):
        team.problem(f"{clone.name} ({clone.kind}): kerb check ended with {status}\n{clone.said}")
        return []
    text = clone.said[clone.said.index("{"):] if "{" in clone.said else ""
    try:
        found, _ = json.JSONDecoder().raw_decode(text)
    except ValueError:
        team.problem(f"{clone.name}: kerb check printed no JSON\n{clone.said}")
        return []
    found = found["findings"]
    waiting = set(clone.unmerged()) if state == "stopped" else set()
    for finding in found:
        kind, path = kind_of(finding), finding["place"].split(":")[0]
        team.seen_findings[(state, kind)] = team.seen_findings.get((state, kind), 0) + 1
        if state == "stopped" and (path in waiting or waiting & set(related(path))):
            continue
        if allowed(team, clone, kind, path, state):
            continue
        team.problem(
            f"{clone.name} ({clone.kind}), {state}: {finding['place']}: {finding['problem']}")
    return found


def related(path):
    """Files that a finding may be about when another one cannot be read."""
    parts = path.split("/")
    yield "/".join(parts[:2]) + "/study.json"
    if "sessions" in parts:
        yield "/".join(parts[:4]) + "/session.json"


def kind_of(finding):
    for name, pattern in KINDS:
        if pattern.search(finding["problem"]):
            return name
    return "other"


def allowed(team, clone, kind, path, state):
    if state == "end":
        return False
    if kind == "byHand":
        return path in team.by_hand or path in clone.hand
    if kind == "stale":
        return team.exports
    if kind == "returned":
        return bool(team.withdrawn)
    return False
