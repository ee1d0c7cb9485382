"""Syncs and withdrawals killed at random moments: the next run comes to what one that nobody kills comes to."""
import concurrent.futures
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time

import places

SYNCS = int(os.environ.get("SYNCS", "60"))
SEED = int(os.environ.get("SEED", "1"))
STUDY = "tram-tickets"
#: What git leaves if it is killed, and what kerb names with git's own remedy: locks, and files that were half written.
LOCK = re.compile(r"\S*\.lock")
HALF = re.compile(r"^error: (\S+\.json): our version .*\nfix: .*git restore", re.MULTILINE)


class Team:
    """A forge, and the clones of Ann and Ben, each of whom has changed what the other one has changed."""

    def __init__(self, folder):
        self.folder = folder
        self.ann, self.ben, self.forge = f"{folder}/ann", f"{folder}/ben", f"{folder}/forge.git"

    def env(self):
        return {
            "HOME": f"{self.folder}/home", "XDG_STATE_HOME": f"{self.folder}/home", "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.org",
            "GIT_COMMITTER_NAME": "Ann", "GIT_COMMITTER_EMAIL": "ann@example.org"}

    def run(self, folder, *words, statuses=(0,)):
        done = subprocess.run(
            words, cwd=folder, env=self.env(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        said = done.stdout.decode("utf-8", "replace")
        if statuses and done.returncode not in statuses:
            raise RuntimeError(f"{' '.join(words)} ended with {done.returncode}\n{said}")
        return done.returncode, said

    def kerb(self, folder, *words, statuses=(0, 1)):
        return self.run(folder, places.MEASURED, *words, statuses=statuses)

    def git(self, folder, *words):
        return self.run(folder, "git", *words)[1].strip()

    def begin(self):
        os.makedirs(f"{self.folder}/home")
        with places.Place() as place:
            shutil.copytree(place.workspace, self.ann, ignore=shutil.ignore_patterns(".git"))
        self.git(self.folder, "init", "-q", "--bare", "-b", "main", self.forge)
        self.git(self.ann, "init", "-q", "-b", "main")
        self.git(self.ann, "remote", "add", "origin", "../forge.git")
        self.kerb(self.ann, "team", "setup")
        self.git(self.ann, "add", "-A")
        self.git(self.ann, "commit", "-q", "-m", "start")
        self.git(self.ann, "push", "-q", "-u", "origin", "main")
        self.git(self.folder, "clone", "-q", "forge.git", "ben")
        self.git(self.ben, "remote", "set-url", "origin", "../forge.git")
        self.kerb(self.ben, "team", "setup")
        for folder, words in (self.ben, "Ben's"), (self.ann, "Ann's"):
            self.kerb(folder, "study", "edit", STUDY, "--purpose", f"{words} purpose")
            for number in 1, 2, 3:
                self.kerb(folder, "finding", "edit", STUDY, f"F0{number}", "--description", f"{words} words {number}")
                self.kerb(folder, "note", "set", f"S0{number}#{number + 1}", "--study", STUDY, "--impact", str(number + (folder == self.ann)))
            self.kerb(folder, "finding", "new", STUDY, f"{words} finding")
        self.kerb(self.ben, "team", "sync")
        self.git(self.ann, "add", "Surveys/tram-tickets/findings")
        self.git(self.ann, "commit", "-q", "-m", "Findings", "--no-verify")

    def copy(self, folder):
        shutil.copytree(self.folder, folder, symlinks=True)
        return Team(folder)

    def state(self):
        """What Ann, the forge and Ben come to: the files, and what kerb finds in them."""
        files = self.git(self.ann, "rev-parse", "HEAD^{tree}")
        self.kerb(self.ben, "team", "sync")
        return {
            "ann": files, "forge": self.git(self.forge, "rev-parse", "main^{tree}"),
            "ben": self.git(self.ben, "rev-parse", "HEAD^{tree}"), "work": self.git(self.ann, "status", "--porcelain"),
            "check": self.kerb(self.ann, "check")[1],
            "objects": self.run(self.ann, "git", "fsck", "--no-dangling", "--no-progress")[1]}


SYNC = ["team", "sync"]


def check(checks):
    checks.says(f"SYNCS={SYNCS} SEED={SEED}")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kerb-e2e-") as folder:
        team = Team(f"{folder}/team")
        team.begin()
        person = next(name[:-5] for name in sorted(os.listdir(f"{team.ann}/Surveys/{STUDY}/participants")) if name.startswith("P05"))
        tasks = []
        for kind, command in ("sync", SYNC), ("withdrawal", ["withdraw", STUDY, person, "--yes", person]):
            whole = team.copy(f"{folder}/{kind}")
            start = time.monotonic()
            whole.kerb(whole.ann, *command)
            took = time.monotonic() - start
            expected = outcome(whole, kind, person)
            shutil.rmtree(whole.folder)
            checks.says(f"{kind}: {took:.2f} s, {expected}")
            count = SYNCS if kind == "sync" else SYNCS // 3
            tasks += [(team.folder, kind, command, took, expected, person, number) for number in range(count)]
        with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(one, tasks))
    faults = [fault for _, _, fault in results if fault]
    killed = sum(was_killed for was_killed, _, _ in results)
    checks.says(f"{len(results)} runs, {killed} killed, {sum(locks for _, locks, _ in results)} locks and half-written files of git's, "
                f"{time.monotonic() - began:.0f} s")
    checks.is_same("runs after which something was lost or came to something else", len(faults), 0)
    for fault in faults[:5]:
        print("    " + fault.replace("\n", "\n    "))
    checks.holds("most were killed", killed * 2 > len(results), killed)


def outcome(team, kind, person):
    if kind == "withdrawal":
        team.kerb(team.ann, "team", "sync")
    found = team.state()
    if kind == "withdrawal":
        # Writes of an erasure have random ids: the trees of a run are alike, and differ from those of another run.
        alike = len({found.pop("ann"), found.pop("forge"), found.pop("ben")}) == 1
        record = open(f"{team.ben}/Surveys/{STUDY}/participants/{person}.json", encoding="utf-8").read()
        found.update(alike=alike, erased='"erased": true' in record)
        found["check"] = found["check"].splitlines()[-1:]
    return found


def one(task):
    """One run that is killed, and the next one: whether it was killed, how many locks it left, and what is wrong."""
    template, kind, command, took, expected, person, number = task
    chance = random.Random(SEED * 10_000 + number)
    folder = tempfile.mkdtemp(prefix="kerb-e2e-")
    team = Team(template).copy(f"{folder}/team")
    locks = 0
    try:
        running = subprocess.Popen(
            [places.MEASURED, *command], cwd=team.ann, env=team.env(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        time.sleep(chance.uniform(0, 1.3 * took))
        # Sometimes git goes on for a while without kerb.
        with contextlib.suppress(ProcessLookupError):
            if chance.random() < 0.3:
                running.kill()
            else:
                os.killpg(running.pid, signal.SIGKILL)
        was_killed = running.wait() == -signal.SIGKILL
        for _ in range(4):
            status, said = team.kerb(team.ann, *command, statuses=None)
            if status in (0, 1):
                break
            named = {os.path.join(team.ann, path.strip("`'\"")) for path in LOCK.findall(said)}
            for path in filter(os.path.isfile, named):
                os.remove(path)
                locks += 1
            for path in HALF.findall(said):
                team.git(team.ann, "restore", path)
                locks += 1
            time.sleep(0.3)
        else:
            return was_killed, locks, f"{kind} {number}: does not go on: {status}\n{said}"
        found = outcome(team, kind, person)
        if found != expected:
            differences = [f"{name}: {found[name]!r}\n  not {expected[name]!r}" for name in expected if found[name] != expected[name]]
            return was_killed, locks, f"{kind} {number}:\n" + "\n".join(differences) + f"\n{said}"
        return was_killed, locks, None
    except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
        return True, locks, f"{kind} {number}: {type(error).__name__}: {error}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
