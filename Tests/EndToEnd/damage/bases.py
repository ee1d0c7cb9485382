"""Whole workspaces to be damaged: the shipped one, and random studies with a few shared files."""
import json
import pathlib
import subprocess
import tempfile

import canonical
import made_study

ROOT = pathlib.Path(__file__).resolve().parents[3]
SHARED = (
    "Surveys/instruments/sus.json", "Surveys/instruments/digital-inclusion.json",
    "Surveys/prompts/mood-and-anxiety.json", "Surveys/checklists/screen-reader.json",
    "Personas/spectrum/see.json")


class Base:
    """Files by path, and names that calls may use; the folder `.git` knows all of them."""

    def __init__(self, study, files):
        self.study, self.files = study, files
        #: Of the workspace, by which its private folder is named.
        self.id = json.loads(files[".kerb/workspace.json"])["id"]
        self.git = self._repository()

    def _repository(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="kerb-base-"))
        write(folder, self.files)
        for words in (
                ["init", "-q", "--template="], ["add", "-A"],
                ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "start"],
                ["gc", "-q"]):
            subprocess.run(["git", "-C", folder, *words], check=True, capture_output=True)
        return folder

    def ids(self, below):
        """The ids of the files of a folder of the study, or of the workspace."""
        return sorted(
            path.rsplit("/", 1)[1][:-5] for path in self.files
            if path.rsplit("/", 1)[0] in (below, f"Surveys/{self.study}/{below}")) or ["none"]

    def keys(self, field):
        return sorted(json.loads(self.files[f"Surveys/{self.study}/study.json"])[field]) or ["none"]

    def sessions(self):
        begin = f"Surveys/{self.study}/sessions/"
        return sorted({path[len(begin):].split("/")[0] for path in self.files
                       if path.startswith(begin)}) or ["none"]

    def names(self, chance):
        """One name of each kind, drawn anew for each case."""
        pick = chance.choice
        return {
            "study": self.study, "participant": pick(self.ids("participants")),
            "session": pick(self.sessions()), "finding": pick(self.ids("findings")),
            "persona": pick(self.ids("Personas/people")), "pack": pick(self.ids("Surveys/prompts")),
            "checklist": pick(self.ids("Surveys/checklists")),
            "spectrum": pick(self.ids("Personas/spectrum")), "round": pick("123"),
            "instrument": pick(self.ids("Surveys/instruments")), "task": pick(self.keys("tasks")),
            "prompt": pick(self.keys("prompts")), "file": pick(sorted(self.files)),
            "other": pick(sorted(self.files))}


def write(folder, files):
    for path, content in files.items():
        place = pathlib.Path(folder) / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def shipped():
    names = [path for top in ("Surveys", "Personas") for path in (ROOT / top).rglob("*.json")]
    files = {str(path.relative_to(ROOT)): path.read_bytes() for path in names}
    files[".kerb/workspace.json"] = (ROOT / ".kerb/workspace.json").read_bytes()
    return Base("tram-tickets", files)


def made(seed, number):
    study = f"made-{number}"
    files = {path: (ROOT / path).read_bytes() for path in SHARED}
    records = {f"Surveys/{study}/{name}": record
               for name, record in made_study.study(f"{seed} {number}", study).items()}
    records[".kerb/workspace.json"] = canonical.WORKSPACE
    for path, record in records.items():
        files[path] = canonical.text(record).encode()
    return Base(study, files)


def all(seed, how_many=8):
    return [shipped()] + [made(seed, number) for number in range(how_many)]
