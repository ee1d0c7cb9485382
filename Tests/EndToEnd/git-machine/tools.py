"""The programs that a history runs: git and kerb, with a home of their own; what this kerb can do."""
import os
import pathlib
import shlex
import subprocess

KERB = os.path.realpath(os.environ.get("KERB_RELEASE") or os.environ.get("KERB", "kerb"))
HERE = pathlib.Path(__file__).resolve().parent

ATTRIBUTES = """\
Personas/**/*.json merge=kerb -text
Surveys/**/*.json merge=kerb -text
.kerb/workspace.json merge=kerb -text
Exports/** merge=kerb-exports -text
"""


def run(words, folder, env, seconds=120, data=None):
    """Status and everything it said."""
    try:
        done = subprocess.run(
            words, cwd=folder, env=env, input=data, stdin=None if data else subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds)
    except subprocess.TimeoutExpired as error:
        return 124, f"{shlex.join(words)} took more than {seconds} s\n" + str(error.output or "")
    return done.returncode, done.stdout.decode("utf-8", "replace")


def can(*words):
    """Whether this kerb has a verb."""
    return run([KERB, "help", *words], "/", {"PATH": os.environ["PATH"], "HOME": "/"})[0] == 0


def says(word, *words):
    """Whether this kerb knows an option or a field."""
    return word in run([KERB, *words], "/", {"PATH": os.environ["PATH"], "HOME": "/"})[1]


def fallback(program):
    """The driver's command as `kerb team setup` writes it, for another program."""
    return (
        f"{shlex.quote(str(program))} merge-driver %O %A %B %L %P; s=$?; "
        "if [ $s -ne 0 ] && [ -e %A ]; then git merge-file --marker-size=%L %A %O %B; s=1; fi; exit $s")


class Home:
    """One person's machine: home, state and git settings; every commit has a date of its own."""

    def __init__(self, folder, name):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True)
        self.name = name
        self.moment = 1_790_000_000
        (self.folder / "tmp").mkdir()
        (self.folder / "gitconfig").write_text(
            f"[user]\n\tname = {name}\n\temail = {name}@example.org\n"
            "[init]\n\tdefaultBranch = main\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n"
            "[advice]\n\tdetachedHead = false\n[core]\n\teditor = true\n\tfsync = none\n"
            "[merge]\n\tconflictStyle = merge\n[protocol \"file\"]\n\tallow = always\n")
        self.base = {
            "HOME": str(self.folder), "GIT_CONFIG_GLOBAL": str(self.folder / "gitconfig"),
            "GIT_CONFIG_NOSYSTEM": "1", "XDG_STATE_HOME": str(self.folder / "state"),
            "XDG_CONFIG_HOME": str(self.folder / "config"), "TMPDIR": str(self.folder / "tmp"),
            "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "dumb", "TZ": "UTC",
            "GIT_EDITOR": "true", "GIT_TERMINAL_PROMPT": "0"}

    def env(self):
        self.moment += 60
        date = f"@{self.moment} +0000"
        return self.base | {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
