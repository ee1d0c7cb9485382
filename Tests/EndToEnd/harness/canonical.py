"""Writes the files of a study in the form that docs/file-formats.md asks for."""
import json
import pathlib


def text(record):
    """Two spaces a level, keys in the order of their bytes, one final line feed."""
    return json.dumps(record, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def read(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def write(folder, files):
    for name, record in files.items():
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(record), encoding="utf-8")


WORKSPACE = {
    "defaultLevel": "AA", "defaultPlatform": "web", "defaultVersion": "2.2", "deleted": None,
    "id": "ws-made00000000", "language": "en", "name": "made", "origins": ["made000000000000"],
    "rawNotes": "allowed", "sharingSecrets": [], "sync": None, "~format": "workspace/1"}


def make_workspace(folder, studies):
    """A workspace with these studies; each is a map from a file's name in it to its record."""
    write(folder, {".kerb/workspace.json": WORKSPACE})
    for study, files in studies.items():
        write(pathlib.Path(folder) / "Surveys" / study, files)
