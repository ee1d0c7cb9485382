"""The files of a study as plain data: what is deleted or erased is left out, nothing is decided."""
import json
import pathlib

import conflicts


class Unreadable:
    """Stands for a file that is no JSON."""


#: Folders beside the studies that are none.
SHELVES = ("instruments", "checklists", "prompts")


def _is_there(record):
    return not record.get("deleted") and not record.get("erased")


def read(path):
    """A record as it counts while nobody has settled its conflicts."""
    return conflicts.settled(raw(path))


def raw(path):
    try:
        record = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    except (ValueError, OSError):
        return Unreadable
    return record if isinstance(record, dict) else Unreadable


def entries(record, field):
    """The entries of a map, by id, without the deleted ones."""
    found = record.get(field) or {}
    return {key: entry for key, entry in found.items() if isinstance(entry, dict) and _is_there(entry)}


def members(record, field):
    return list(record.get(field) or [])


class StudyFiles:
    """Every record of a study that is there, by id."""

    def __init__(self, workspace, study):
        self.workspace = pathlib.Path(workspace)
        self.id = study
        self.folder = self.workspace / "Surveys" / study
        plan = read(self.folder / "study.json")
        self.plan = {} if plan is Unreadable else plan
        #: Participants; `Unreadable` for a file that cannot be read. Deleted ones are in `removed`.
        self.participants, self.removed = {}, {}
        for path in sorted(self.folder.glob("participants/*.json")):
            record = read(path)
            if record is Unreadable or _is_there(record):
                self.participants[path.stem] = record
            else:
                self.removed[path.stem] = record
        self.sessions, self.logs = {}, {}
        for path in sorted(self.folder.glob("sessions/*/session.json")):
            record = read(path)
            if record is not Unreadable and _is_there(record):
                name = path.parent.name
                self.sessions[name] = record
                self.logs[name] = {
                    log.stem: found for log in sorted(path.parent.glob("log-*.json"))
                    for found in [read(log)] if found is not Unreadable and _is_there(found)}
        self.responses = self._records("responses")
        self.findings = self._records("findings")
        self.evidence = self._records("evidence")
        self.walkthroughs = self._records("walkthroughs")
        self.inventories = self._records("screens")
        self.described = self._records("people")

    def _records(self, folder):
        found = {path.stem: read(path) for path in sorted(self.folder.glob(f"{folder}/*.json"))}
        return {name: record for name, record in found.items() if record is not Unreadable and _is_there(record)}

    def unsettled(self):
        """How many fields wait for an answer."""
        found = map(raw, sorted(self.folder.rglob("*.json")))
        return sum(conflicts.count(record) for record in found if record is not Unreadable)

    @property
    def tasks(self):
        return entries(self.plan, "tasks")

    @property
    def prompts(self):
        return entries(self.plan, "prompts")

    @property
    def targets(self):
        return entries(self.plan, "recruitmentTargets")

    def rounds(self):
        """Every round that a session, a batch of evidence or a walkthrough has."""
        found = {record.get("round") or 1 for record in self.sessions.values()}
        found |= {record["round"] for record in self.evidence.values() if record.get("round")}
        found |= {record["round"] for record in self.walkthroughs.values() if record.get("round")}
        return sorted(found)

    def closed_rounds(self):
        return sorted(int(key) for key, entry in entries(self.plan, "rounds").items() if entry.get("closedOn"))


def lost_studies(workspace):
    """The folders of studies whose plan cannot be read; deleted studies are not among them."""
    found = []
    for folder in sorted(pathlib.Path(workspace).glob("Surveys/*")):
        if folder.name not in SHELVES and folder.is_dir() and any(folder.rglob("*.json")):
            record = read(folder / "study.json")
            if record is Unreadable or not str(record.get("~format", "")).startswith("study/"):
                found.append(folder.name)
    return found


def studies(workspace):
    return sorted(path.parent.name for path in pathlib.Path(workspace).glob("Surveys/*/study.json")
                  if (record := read(path)) is not Unreadable and _is_there(record)
                  and str(record.get("~format", "")).startswith("study/"))
