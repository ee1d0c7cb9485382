"""Random histories of a clone in which one person withdraws, and the printed commands that take the rest out of git.

`SCENES=200` runs more of them, `SEED=` others, `SCENE=17` one alone; every other scene runs the commands of git alone.
"""
import json
import os
import pathlib
import random
import subprocess
import tempfile

import forms
import places
import private
import team

SCENES = int(os.environ.get("SCENES", "20"))
SEED = int(os.environ.get("SEED", "1"))
PEOPLE = ("participants/P01-aaaa", "sessions/S01-aaaa/session", "sessions/S01-aaaa/log-one",
          "sessions/S02-bbbb/log-pair", "responses/R01-aaaa")


class Scene:
    """One clone with what somebody may have done in it, step by step at random."""

    def __init__(self, place, rng):
        self.place = place
        self.rng = rng
        self.done = []
        self.count = 0
        self.trees = 0

    def git(self, *words, check=True):
        return team.git(self.place, *words, check=check)

    def path(self, name):
        return self.place.workspace / team.FOLDER / f"{name}.json"

    def edit(self):
        """Puts a new word of the person into one of their records, through kerb where it has the option."""
        self.count += 1
        name = self.rng.choice(PEOPLE)
        record = json.loads(self.path(name).read_text())
        made = team.word("scene")
        if name.startswith("participants"):
            self.rng.choice([
                lambda: record.update(firstLanguage=made), lambda: record["consent"].update(withdrawalRoute=made),
                lambda: record["devices"].append(made)])()
        elif name.endswith("session"):
            record["today"] = made
        elif name.startswith("responses"):
            record["answers"]["one"]["value"] = made
        else:
            key = f"scenenote{self.count:04}"
            record["observations"][key] = team.note(made, team.LEAVING)
        self.path(name).write_text(json.dumps(record))
        self.place.run("check", "--fix", "Surveys")

    def others(self):
        """Work that has nothing to do with the person."""
        self.count += 1
        kept = team.word("keeps", kept=True)
        record = json.loads(self.path("sessions/S02-bbbb/log-pair").read_text())
        record["observations"][f"keptnote{self.count:05}"] = team.note(kept, team.STAYING)
        self.path("sessions/S02-bbbb/log-pair").write_text(json.dumps(record))
        self.place.run("check", "--fix", "Surveys")

    def commit(self, *more):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "--no-verify", "-m", f"work {self.count}", *more)

    # Steps

    def work(self):
        self.edit()
        if self.rng.random() < 0.5:
            self.others()
        self.commit()

    def amend(self):
        self.edit()
        self.commit("--amend")

    def reset(self):
        self.edit()
        self.commit()
        self.git("reset", "-q", "--hard", "HEAD~1")

    def stage(self):
        """Staged and taken back: the object stays."""
        self.edit()
        self.git("add", "-A")
        self.git("reset", "-q", "--hard")

    def stash(self):
        self.edit()
        self.git("stash", "-q")

    def branch(self):
        name = f"side-{self.count}"
        self.git("checkout", "-q", "-b", name)
        self.work()
        self.git("checkout", "-q", "-f", "main")
        if self.rng.random() < 0.5:
            self.others()
            self.commit()
            self.git("merge", "-q", "--no-edit", name, check=False)
            if self.git("ls-files", "-u"):
                self.git("merge", "--abort")

    def tag(self):
        self.git(*self.rng.choice([("tag", f"light-{self.count}"), ("tag", "-m", "a tag", f"full-{self.count}")]),
                 check=False)

    def tree(self):
        """Another work tree of the clone, on a branch or on a commit."""
        self.trees += 1
        where = str(self.place.home / f"other tree {self.trees}")
        how = self.rng.choice([("-b", f"tree-{self.trees}", where), ("--detach", where)])
        self.git("worktree", "add", "-q", *how)

    def push(self):
        self.git("push", "-q", "origin", "HEAD:refs/heads/main", check=False)

    def pushed_branch(self):
        self.git("push", "-q", "origin", f"HEAD:refs/heads/there-{self.count}", check=False)

    def pack(self):
        self.git(*self.rng.choice([("gc", "-q"), ("repack", "-q", "-a", "-d"), ("pack-refs", "--all")]))

    def find_lost(self):
        self.git("fsck", "--lost-found")

    def sync(self):
        self.place.run("team", "sync")

    def report(self):
        private.reports(self.place)
        self.commit()

    def form(self):
        forms.edit(self.place, team.word("form"), "participant", "edit", team.STUDY, "P01")

    def key(self):
        private.private_keys(self.place)

    def recording(self):
        private.record(self.place, team.word("recorded"))
        self.commit()

    STEPS = (("work", 6), ("amend", 2), ("reset", 2), ("stage", 2), ("stash", 2), ("branch", 3), ("tag", 2),
             ("tree", 1), ("push", 2), ("pushed_branch", 1), ("pack", 1), ("find_lost", 1), ("sync", 1), ("report", 1),
             ("form", 1), ("key", 1), ("recording", 0.3))

    def play(self):
        names, weights = zip(*self.STEPS)
        for name in self.rng.choices(names, weights, k=self.rng.randint(4, 12)):
            self.done.append(name)
            getattr(self, name)()


def without_filter_repo():
    """A folder with every program but git filter-repo."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="kerb-e2e-bin-"))
    for part in ("/usr/bin", "/bin"):
        for program in os.scandir(part):
            link = folder / program.name
            if program.name != "git-filter-repo" and not os.path.lexists(link):
                link.symlink_to(program.path)
    return folder


def begin(place, rng):
    team.build(place)
    team.git(place, "checkout", "-q", "-b", "main")
    team.set_up_driver(place)
    team.git(place, "config", "rerere.enabled", "true")
    team.commit(place, "a study")
    subprocess.run(["git", "init", "-q", "--bare", str(place.home / "remote.git")], check=True)
    team.git(place, "remote", "add", "origin", "../remote.git")
    team.git(place, "push", "-q", "-u", "origin", "main")
    scene = Scene(place, rng)
    scene.play()
    return scene


def scenes(check):
    tools = {True: None, False: without_filter_repo()}
    only = os.environ.get("SCENE")
    numbers = [int(only)] if only else range(SCENES)
    for number in numbers:
        has = number % 2 == 0
        with places.Place() as place:
            one(check, place, f"scene {number} of seed {SEED}", random.Random(SEED * 100_003 + number), tools[has])


def one(check, place, name, rng, path):
    scene = begin(place, rng)
    name = f"{name} ({', '.join(scene.done)}; {'git alone' if path else 'filter-repo'})"
    env = place.env(FILTER_BRANCH_SQUELCH_WARNING="1", **({"PATH": str(path)} if path else {}))

    def kerb(*words):
        done = subprocess.run([places.KERB, *words], cwd=place.workspace, env=env, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
        return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")

    withdraw = ("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
    status, said, wrong = kerb(*withdraw)
    if not check.holds(f"{name}: it is erased", status == 0, said + wrong):
        return
    team.commit(place, "withdrawal")
    status, said, wrong = kerb(*withdraw, "--json")
    commands = json.loads(said)["commands"]
    uses = any("filter-repo" in line for line in commands)
    check.holds(f"{name}: the commands use what is there", commands and uses == (path is None), commands)
    done = subprocess.run(["sh", "-c", "\n".join(commands)], cwd="/", env=env, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    check.is_same(f"{name}: they work", (done.returncode, done.stdout.decode()[-900:] if done.returncode else ""), (0, ""))
    after(check, place, name)


def after(check, place, name):
    found = team.holding(place, team.WORDS)
    check.is_same(f"{name}: no file holds a word of theirs", [line for line in found if "remote.git/" not in line], [])
    check.is_same(f"{name}: nor does git", team.in_objects(place, team.WORDS), [])
    check.is_same(f"{name}: nor a link in a finding or profile", team.links_in_objects(place), [])
    check.is_same(f"{name}: nor what git keeps beside its objects", inside_git(place), [])
    remote = place.home / "remote.git"
    subprocess.run(["git", "gc", "-q", "--prune=now"], cwd=remote, env=place.env(), check=True)
    there = subprocess.run(["git", "cat-file", "--batch", "--batch-all-objects"], cwd=remote, env=place.env(),
                           stdout=subprocess.PIPE, check=True).stdout
    check.is_same(f"{name}: nor the remote", [word for word in team.WORDS if word.encode() in there], [])
    check.is_same(f"{name}: the store is sound", team.git(place, "fsck", "--strict", check=False).count("error"), 0)
    check.is_same(f"{name}: the work tree is clean", team.git(place, "status", "--porcelain"), "")
    status, said = place.run("check")
    check.is_same(f"{name}: the workspace is sound", (status, said if status else ""), (0, ""))
    log = (place.workspace / team.FOLDER / "sessions/S02-bbbb/log-pair.json").read_text()
    check.holds(f"{name}: what is about the other person stays", any(word in log for word in team.KEPT), log)


def inside_git(place):
    """Files of .git, as they are on the disk, that hold a word."""
    found = []
    for folder, _, names in os.walk(place.workspace / ".git"):
        for file in names:
            data = pathlib.Path(folder, file).read_bytes()
            found += [f"{os.path.relpath(os.path.join(folder, file), place.workspace)}: {word}"
                      for word in team.WORDS if word.encode() in data]
    return sorted(found)
