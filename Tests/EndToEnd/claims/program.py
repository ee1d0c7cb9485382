"""Runs `kerb` on a workspace in a temporary folder, with a home of its own."""
import functools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import canonical
import files
import places
import studies

KERB = os.environ["KERB"]
REPORTS = ("summary", "coverage", "findings", "study", "recruitment", "personas")
#: Reports without an edition for sharing.
TEAM_ONLY = ("agreement",)
TRACKERS = ("github", "gitlab", "jira", "markdown")
#: The findings as texts for a tracker: those that may remain, or all.
ISSUES = {f"{what} for {tracker}": tracker for what in ("issues", "all issues") for tracker in TRACKERS}
INSTRUMENTS = ("digital-inclusion", "sus", "seq")


def environment(home):
    return {"HOME": str(home), "XDG_STATE_HOME": f"{home}/state", "XDG_CONFIG_HOME": f"{home}/config", "TMPDIR": str(home),
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "GIT_CONFIG_NOSYSTEM": "1"}


def run(place, *words):
    """Status, standard output and standard error."""
    done = subprocess.run([KERB, *words], cwd=place.workspace, env=environment(place.home), stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=120)
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


@functools.cache
def version():
    """The name and version that the program gives itself."""
    return subprocess.run([KERB, "--version"], capture_output=True, timeout=60).stdout.decode().strip()


class Place:
    """A workspace with the shipped instruments and spectrums, and a home."""

    def __init__(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="kerb-claims-"))
        self.workspace = self.home / "team"
        self.workspace.mkdir()
        #: What was frozen of each round when it was closed, as this reader reads it.
        self.frozen = {}
        #: By claim and argument: whether its predicate minds another value; nothing if that is not tried.
        self.slips = None

    def fill(self, kit, made, profiles=()):
        """Writes studies: by name, from a file's name in the study to its record, or its bytes as they are."""
        for name, text in kit.files.items():
            path = self.workspace / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (self.workspace / "Personas/people").mkdir(parents=True, exist_ok=True)
        for study, records in made.items():
            self.write(study, records)
        canonical.write(self.workspace / "Personas/people", {f"{record['id']}.json": record for record in profiles})
        return self

    def copy_shipped(self):
        """The workspace that comes with the program."""
        for name in (".kerb", "Personas", "Surveys"):
            shutil.copytree(places.REPOSITORY / name, self.workspace / name, ignore=shutil.ignore_patterns("cache"))

    def write(self, study, records):
        folder = self.workspace / "Surveys" / study
        for name, record in records.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(record if isinstance(record, str) else canonical.text(record), encoding="utf-8")

    def study_files(self, study):
        """What the study's files hold now."""
        folder = self.workspace / "Surveys" / study
        found = {}
        for path in sorted(folder.rglob("*.json")):
            record = files.raw(path)
            found[str(path.relative_to(folder))] = path.read_text("utf-8") if record is files.Unreadable else record
        return found

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.home, ignore_errors=True)


class Kit:
    """What every workspace of a run begins with, and how the program that is tried writes it."""

    def __init__(self):
        with Place() as place:
            status, self.formats, error = run(place, "formats")
            assert status == 0, error
            status, _, error = run(place, "init", ".")
            assert status == 0, error
            names = [".kerb/workspace.json", *(f"Surveys/instruments/{name}.json" for name in INSTRUMENTS)]
            names += [str(path.relative_to(place.workspace)) for path in place.workspace.glob("Personas/spectrum/*.json")]
            self.files = {name: (place.workspace / name).read_text("utf-8") for name in names}
            _, help_, _ = run(place, "report", "summary", "--help")
            #: The name of the edition for sharing.
            self.sharing = "sharing" if "--edition sharing" in help_ or "team, sharing" in help_ else "share"

    def abilities(self):
        """Those of which the workspace has a spectrum."""
        return sorted(pathlib.PurePath(name).stem for name in self.files if name.startswith("Personas/spectrum/"))

    def unreadable(self, seed):
        """Studies of which no report tells; mostly none at all."""
        return studies.lost(studies.Maker(self.formats, seed).forms, seed)

    def workspace(self, seed):
        """The studies by name, and profiles: the study that is read, and now and then others beside it, some of which cannot
        be read or are deleted."""
        maker = studies.Maker(self.formats, seed)
        made = {"made": maker.make()}
        if seed % 4 == 0:
            made["other"] = studies.Maker(self.formats, seed, "other").make()
        if seed % 6 == 1:
            made["whole"] = studies.Maker(self.formats, seed, "whole").make_whole(self.abilities())
        return {**made, **studies.lost(maker.forms, seed)}, maker.profiles() + maker.drafts()


def report(place, kit, name, study, edition, number):
    """Status, the JSON of a report, or of texts for a tracker, and its messages."""
    words = ["report", name]
    if name in ISSUES:
        words = ["export", "issues"]
    if study:
        words.append(study)
    if name in ISSUES:
        words += ["--for", ISSUES[name], *(["--all"] if name.startswith("all") else []), "--json"]
    else:
        words += ["--format", "json"]
    if number:
        words += ["--round", str(number)]
    if edition == "sharing":
        words += ["--edition", kit.sharing]
    elif name in ISSUES:
        words += ["--edition", "team"]
    status, output, error = run(place, *words)
    try:
        return status, json.loads(output), error
    except ValueError:
        return status, None, error
