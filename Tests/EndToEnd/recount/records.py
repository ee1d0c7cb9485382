"""Reads the files of one study as they lie on the disk; nothing here knows the program."""
import fnmatch
import json

import readings


def _load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def is_there(record):
    """Deleted and erased records and entries stay in the files as markers, and count for nothing."""
    return not record.get("deleted") and not record.get("erased")


def entries(record, field):
    """The entries of a map that are there, by their key."""
    return {key: one for key, one in (record.get(field) or {}).items() if is_there(one)}


def members(record, field):
    return list(record.get(field) or [])


class Session:
    """One meeting with the notes of all its logs."""

    def __init__(self, record, logs):
        self.notes = {}
        for log in logs:
            self.notes.update(entries(log, "observations"))
        self.told = list(entries(record, "attempts").values())
        record = dict(record, attempts={
            key: dict(one, assistance=None) if self._is_disputed(one) else one
            for key, one in (record.get("attempts") or {}).items()})
        self.id = record["id"]
        self.record = record
        self.round = record.get("round") or 1
        self.is_pilot = bool(record.get("pilot"))
        self.people = members(record, "participants")
        self.attempts = list(entries(record, "attempts").values())
        self.answers = list(entries(record, "promptAnswers").values())

    def _is_disputed(self, attempt):
        """Whether a note tells of help that an attempt denies; without a task it may be about help that is recorded."""
        def may_be_of(note, one):
            return len({note.get("participant"), one.get("participant")} - {None}) < 2
        return attempt.get("assistance") == "unassisted" and any(
            note.get("kind") == "helpGiven" and may_be_of(note, attempt)
            and note.get("task") in (None, attempt["task"])
            and (note.get("task") or not any(one.get("assistance") == "assisted" and may_be_of(note, one) for one in self.told))
            for note in self.notes.values())


class Study:
    """What the files of one study say, without what was deleted or erased."""

    def __init__(self, folder):
        marker = _load(folder.parents[1] / ".kerb/workspace.json")
        names = sorted(folder.rglob("*.json"))
        self._take(
            {path.relative_to(folder).as_posix(): _load(path) for path in names},
            members(marker, "sharingSecrets"))

    @classmethod
    def of_files(cls, files, secrets):
        """- files: records by the name of their file in the study."""
        study = cls.__new__(cls)
        study._take(files, secrets)
        return study

    def _take(self, files, secrets):
        self.secrets = secrets
        self.plan = files["study.json"]
        self.id = self.plan["id"]
        self.tasks = entries(self.plan, "tasks")
        self.prompts = entries(self.plan, "prompts")
        people = {one["id"]: one for one in _named(files, "participants/*.json")}
        self.erased = {id for id, one in people.items() if one.get("erased")}
        self.deleted = {
            id: one for id, one in people.items() if one.get("deleted") and id not in self.erased}
        self.people = {id: one for id, one in people.items() if is_there(one)}
        if readings.DELETED_FILE_STILL_TELLS:
            self.people.update(self.deleted)

        def of(pattern):
            return [one for one in _named(files, pattern) if is_there(one)]
        self.findings = {one["id"]: one for one in of("findings/*.json")}
        self.evidence = of("evidence/*.json") + [_foretold(one) for one in of("walkthroughs/*.json")]
        self.sessions = [
            Session(one, of(f"sessions/{one['id']}/log-*.json")) for one in of("sessions/*/session.json")]


def _named(files, pattern):
    """The records of a pattern, in the order of their names."""
    wanted = pattern.split("/")

    def fits(name):
        parts = name.split("/")
        return len(parts) == len(wanted) and all(map(fnmatch.fnmatchcase, parts, wanted))
    return [files[name] for name in sorted(files) if fits(name)]


def _foretold(walkthrough):
    """A walkthrough as a batch of evidence: its barriers, whose criteria count once somebody kept or typed them."""
    return {
        "id": walkthrough["id"], "round": walkthrough.get("round"),
        "kind": "persona" if walkthrough["manner"] == "reasoned" else "simulated",
        "items": {
            key: {"places": members(barrier, "places") if barrier.get("settled") else []}
            for key, barrier in entries(walkthrough, "barriers").items()}}


def _all(folder, pattern):
    return [_load(path) for path in sorted(folder.glob(pattern))]


def there(folder, pattern):
    return [one for one in _all(folder, pattern) if is_there(one)]
