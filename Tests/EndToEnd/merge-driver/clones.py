"""Small clones with a workspace in them."""
import json
import os
import pathlib
import shutil
import stat
import subprocess
import tempfile

import places

STUDY = "tram-tickets"


class Clone:
    """A repository with one study and one finding, set up for merging."""

    def __init__(self, folder="team", below="", program=None, hooks=True):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="kerb-e2e-")).resolve()
        self.top = self.home / folder
        self.top.mkdir(parents=True)
        self.program = str(program or places.KERB)
        self.workspace = self.top / below
        self.workspace.mkdir(parents=True, exist_ok=True)
        self.must("git", "init", "-q", "-b", "main")
        for key, value in (("user.name", "Anna"), ("user.email", "anna@example.org"), ("gc.auto", "0")):
            self.must("git", "config", key, value)
        self.kerb("init", "--bare")
        self.kerb("study", "new", STUDY, "--title", "Buying a ticket", "--platform", "ios")
        self.kerb("finding", "new", STUDY, "Pay has no name")
        self.finding = next(self.workspace.glob(f"Surveys/{STUDY}/findings/*.json"))
        self.name = str(self.finding.relative_to(self.top))
        self.id = self.finding.stem
        self.kerb("team", "setup")
        if not hooks:
            shutil.rmtree(self.top / ".git/hooks")
        self.commit("start")

    def env(self, **more):
        env = {
            "HOME": str(self.home), "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_CONFIG_HOME": str(self.home / "config"), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
            "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TMPDIR": str(self.home), "TERM": "dumb",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_EDITOR": "true",
        }
        env.update(more)
        return env

    def run(self, *words, at=None, text=None, **more):
        """Runs a program at the top; returns status and everything it printed."""
        done = subprocess.run(
            [str(word) for word in words], cwd=at or self.top, env=self.env(**more),
            input=(text or "").encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
        return done.returncode, done.stdout.decode("utf-8", "replace")

    def must(self, *words, **more):
        status, said = self.run(*words, **more)
        if status != 0:
            raise RuntimeError(f"{' '.join(map(str, words))}: {status}\n{said}")
        return said

    def kerb(self, *words):
        return self.must(self.program, *words, at=self.workspace)

    def git(self, *words, **more):
        return self.run("git", *words, **more)

    def commit(self, message, *options):
        self.must("git", "add", "-A")
        return self.must("git", "commit", "-q", "--allow-empty", "-m", message, *options)

    def edit(self, *options):
        self.kerb("finding", "edit", STUDY, self.id, *options)

    def record(self, version=None):
        """The finding in the work tree, or in a version of git."""
        if version is None:
            return json.loads(self.finding.read_text("utf-8"))
        return json.loads(self.blob(f"{version}:{self.name}"))

    def blob(self, name):
        """The bytes of an object; `None` where there is none."""
        done = subprocess.run(["git", "cat-file", "blob", name], cwd=self.top, env=self.env(),
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return done.stdout if done.returncode == 0 else None

    def set_by_hand(self, old, new):
        text = self.finding.read_text("utf-8")
        if old not in text:
            raise RuntimeError(f"{old} is not in the file")
        self.finding.write_text(text.replace(old, new), "utf-8")

    def user_hook(self, name, script):
        path = self.top / ".git/hooks" / name
        path.write_text("#!/bin/sh\n" + script)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def diverge(self, ours, theirs, base=None):
        """Two branches that both change the finding; bytes are put there as they are. Ends on `main`."""
        if base is not None:
            self.finding.write_bytes(base)
            self.commit("base", "--no-verify")
        start = self.must("git", "rev-parse", "HEAD").strip()
        for branch, content in (("theirs", theirs), ("main", ours)):
            if branch == "theirs":
                self.must("git", "checkout", "-q", "-b", branch)
            else:
                self.must("git", "checkout", "-q", branch)
                self.must("git", "reset", "-q", "--hard", start)
            content() if callable(content) else self.finding.write_bytes(content)
            self.commit(branch, "--no-verify")

    def settings(self):
        path = self.top / ".git/config"
        return path.read_text("utf-8")

    def driver(self, program):
        """Puts another program in the place of kerb in the configured command."""
        command = self.must("git", "config", "merge.kerb.driver").rstrip("\n")
        rest = command[command.index(" merge-driver %O"):]
        self.must("git", "config", "merge.kerb.driver", program + rest)

    def left_over(self):
        """Temporary files that a merge left in the work tree."""
        return [name for name in os.listdir(self.top) if name.startswith(".merge_file")]

    def remove(self):
        subprocess.run(["chmod", "-R", "u+rwx", self.home], check=False)
        shutil.rmtree(self.home, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.remove()
