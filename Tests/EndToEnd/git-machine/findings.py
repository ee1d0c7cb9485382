"""What `kerb check` may find in which state; anything else is a failure."""
import json
import re

KINDS = (
    ("published", re.compile(r"^this folder was published before something in it was withdrawn")),
    ("byHand", re.compile(r"was changed without kerb")),
    ("stale", re.compile(r"^the report is not what the data say now")),
    ("leftover", re.compile(r"^this report is not made any more")),
    ("orphan", re.compile(r"^no record says what this picture shows")),
    ("absent", re.compile(r"there is no [a-z]+ \"")),
    ("returned", re.compile(r"erased|withdrew|withdrawn|^a refused permission has come back")),
    ("unshared", re.compile(r"^the digest of a sharing edition is missing")),
    ("named", re.compile(r"^this (participant|session|finding) is deleted, and [0-9]+ places? in other records still names? it")),
    ("removed", re.compile(r"^this log is deleted, and [0-9]+ places? in other records still names? notes of it$")),
)
#: What may be found, by the state that a clone is in; everything else, and "other" anywhere, is a failure.
#:   settled (between two steps): byHand where an editor changed a value and no clone with kerb has committed the file
#:     since; stale where data came or changed and nobody has written the reports again; leftover where the round of a
#:     report was opened again; returned after a withdrawal or a refusal, where a clone without kerb's hooks took in
#:     what was erased or granted, until the next sweep; unshared where such a clone took in, or took, a study's file without the digest of an edition, or the hook of a pull could not look after the file; orphan where somebody took a picture's record away; absent
#:     where a commit was picked that names what an earlier one brings, or a task that others name was deleted; named where a person, a
#:     session or a finding was deleted that others name; removed where a rollback in a clone with kerb took away that very log.
#:     While a record cannot be read: anything about it, and what names it.
#:   in any state: published after a withdrawal or a refusal, until somebody publishes the folder again.
#:   stopped (a merge, rebase, cherry-pick, revert or stash has left unmerged files, in clones without the driver):
#:     the same, and anything at all in the files that wait or because such a file cannot be read.
#:   withdrawn (right after kerb withdraw): as settled.
#:   synced: absent, named and removed as before; leftover.
#:   end: leftover, named and removed, and nothing else; but absent where somebody rolled a note back that a finding of somebody else names, or
#:     deleted a task that others name.
STATES = {
    **dict.fromkeys(("settled", "stopped", "withdrawn"),
                    {"published", "byHand", "stale", "leftover", "returned", "unshared", "orphan", "absent", "named", "removed"}),
    **dict.fromkeys(("synced", "end"), {"published", "leftover", "absent", "named", "removed"}),
}


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
        team.problem(f"{clone.name} ({clone.kind}), {state}: {finding['place']}: {finding['problem']}",
                     stops=kind != "leftover")
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
    spoiled = team.spoiled if state != "end" else None
    if spoiled and (path == spoiled or path in related(spoiled) or kind in ("absent", "stale")):
        return True
    if kind == "returned" and team.withdrawn and "/forms/" in path and path.startswith(str(clone.home.folder)):
        # kerb team resolve keeps what somebody typed into a file that it wrote anew. The copy lies outside the
        # workspace and names nobody, so only its owner can say whose it is; kerb names it until they have looked.
        return True
    if kind not in STATES[state]:
        return False
    return {"byHand": path in team.by_hand or path in clone.hand, "stale": team.exports, "leftover": team.exports and team.counts.get("reopened"),
            "orphan": team.has_vanished, "published": bool(team.withdrawn or team.permissions.said),
            "returned": bool(team.withdrawn or team.permissions.said), "unshared": not clone.is_safe or bool(clone.left & {path, "*"}), "named": team.has_deleted, "removed": path in team.removed,
            "absent": team.has_vanished or team.has_deleted or state != "end" and (team.has_picked or state == "stopped")}[kind]
