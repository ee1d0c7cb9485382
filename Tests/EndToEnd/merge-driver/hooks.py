"""Every way of committing and merging, with kerb's hooks alone and with hooks of the person's own."""
import clones


def check(checks):
    for own in (False, True):
        name = "with own hooks" if own else "alone"
        with clones.Clone() as clone:
            if own:
                _own_hooks(clone)
            _commits(checks, name, clone)
            if own:
                calls = (clone.home / "calls").read_text().split()
                checks.holds(f"{name}: they ran", calls.count("pre-commit") > 3 and "post-commit" in calls, calls)
    _first_commit(checks)
    _partial(checks)
    _bad_records(checks)
    _deleted(checks)
    _own_hook_fails(checks)
    _reverts(checks)
    _reverts_older(checks)
    _concluded_merge(checks)
    _pulls(checks)
    _withdrawal(checks, rebases=False)
    _withdrawal(checks, rebases=True)
    _rebase(checks)
    _uncleared(checks)
    _several_workspaces(checks)


def _own_hooks(clone):
    for name in ("pre-commit", "post-commit", "post-merge", "post-rewrite"):
        hook = clone.top / ".git/hooks" / name
        hook.rename(hook.with_name(f"{name}.before-kerb-away"))
        words = 'while read -r line; do echo "line"; done; ' if name == "post-rewrite" else ""
        clone.user_hook(name, f'echo {name} >> "{clone.home}/calls"; {words}exit 0\n')
        hook.with_name(f"{name}.before-kerb-away").unlink()
    clone.must(clone.program, "team", "setup", at=clone.workspace)


def _is_reconciled(clone, version, title, over=True):
    record = clone.record(version)
    entry = (record["sync"] or {}).get("/title")
    return record["title"] == title and entry is not None and (not over or len(entry["over"]) > 0)


def _commits(checks, name, clone):
    """A value changed by hand, committed in each way: the commit, the index and the work tree hold its write."""
    ways = {
        "add and commit": (("git", "add", "-A"), ("git", "commit", "-qm", "x")),
        "commit -a": (("git", "commit", "-qam", "x"),),
        "commit FILE": (("git", "commit", "-qm", "x", clone.name),),
        "commit --only FILE": (("git", "commit", "-qm", "x", "--only", "--", clone.name),),
        "commit --include FILE": (("git", "commit", "-qm", "x", "--include", "--", clone.name),),
        "commit --amend": (("git", "add", "-A"), ("git", "commit", "-q", "--amend", "--no-edit")),
        "from a folder below": (("git", "-C", "Surveys", "commit", "-qam", "x"),),
        "with --git-dir": (("git", "--git-dir=.git", "--work-tree=.", "commit", "-qam", "x"),),
    }
    old = clone.record()["title"]
    for number, (way, commands) in enumerate(ways.items()):
        title = f"By hand {number}"
        clone.set_by_hand(f'"title": "{old}"', f'"title": "{title}"')
        said = "".join(clone.must(*command) for command in commands)
        label = f"{name}, {way}"
        checks.holds(f"{label}: it is told", "Changes made by hand in 1 file are marked" in said, said)
        checks.holds(f"{label}: the commit has a write", _is_reconciled(clone, "HEAD", title), clone.record("HEAD"))
        checks.is_same(f"{label}: nothing differs afterwards", clone.must("git", "status", "--porcelain"), "")
        status, found = clone.run(clone.program, "check", at=clone.workspace)
        checks.is_same(f"{label}: kerb check is clean", status, 0)
        old = title


def _first_commit(checks):
    with clones.Clone() as clone:
        clone.must("git", "checkout", "-q", "--orphan", "fresh")
        status, said = clone.git("commit", "-qm", "first")
        checks.is_same("first commit: it works", status, 0)


def _partial(checks):
    """What is staged is not what lies in the work tree: each keeps its own."""
    with clones.Clone() as clone:
        clone.set_by_hand('"Pay has no name"', '"Staged"')
        clone.must("git", "add", "-A")
        clone.set_by_hand('"Staged"', '"Not staged"')
        clone.must("git", "commit", "-qm", "partial")
        checks.holds("partial: the staged value is committed", _is_reconciled(clone, "HEAD", "Staged"))
        checks.is_same("partial: the work tree keeps its own", clone.record()["title"], "Not staged")
        clone.must("git", "commit", "-qam", "rest")
        checks.holds("partial: the rest follows", _is_reconciled(clone, "HEAD", "Not staged"))


def _bad_records(checks):
    with clones.Clone() as clone:
        good = clone.finding.read_bytes()
        for name, content in (
                ("conflict-marked", b"<<<<<<< HEAD\n" + good + b"=======\n" + good + b">>>>>>> x\n"),
                ("truncated", good[:100]), ("empty", b"")):
            clone.finding.write_bytes(content)
            status, said = clone.git("commit", "-qam", "bad")
            checks.is_same(f"{name}: the commit stops", status, 1)
            checks.holds(f"{name}: place and remedy", f"error: {clone.name}:" in said and "fix: " in said
                         and "--no-verify" in said, said)
        status, said = clone.git("commit", "-qam", "bad", "--no-verify")
        checks.is_same("--no-verify passes", status, 0)


def _deleted(checks):
    with clones.Clone() as clone:
        clone.must("git", "rm", "-q", clone.name)
        status, said = clone.git("commit", "-qm", "gone")
        checks.is_same("deleted with git: the commit works", status, 0)
        checks.holds("deleted with git: it is told", "A merge can bring that back" in said, said)
        checks.is_same("deleted with git: a mark is in the work tree", clone.record()["deleted"], True)
        checks.holds("deleted with git: that is told", "Kept as deleted" in said, said)


def _own_hook_fails(checks):
    with clones.Clone() as clone:
        hook = clone.top / ".git/hooks/pre-commit"
        hook.unlink()
        clone.user_hook("pre-commit", "echo no; exit 3\n")
        clone.must(clone.program, "team", "setup", at=clone.workspace)
        status, said = clone.git("commit", "-q", "--allow-empty", "-m", "x")
        checks.is_same("an own hook that fails stops the commit", (status, "no" in said), (1, True))


def _reverts(checks):
    """A commit that takes an edit back: the old value is a new write, so that no merge brings the edit back."""
    with clones.Clone() as clone:
        clone.edit("--title", "Second")
        clone.commit("second")
        status, said = clone.git("revert", "--no-edit", "HEAD")
        checks.holds("revert: it is told", status == 0 and "1 file went back to an earlier state" in said, said)
        clone.commit("revert, marked")
        clone.must("git", "checkout", "-q", "-b", "other", "HEAD~2")
        clone.edit("--description", "Elsewhere")
        clone.commit("elsewhere")
        clone.must("git", "merge", "-q", "--no-edit", "main")
        checks.is_same("revert: it holds after a merge", clone.record()["title"], "Pay has no name")
        values = clone.record()["sync"]["/title"]["also"]
        checks.is_same("revert: nothing is in conflict", values, {})
        status, said = clone.git("commit", "-q", "--allow-empty", "-m", "nothing")
        checks.is_same("an ordinary commit says nothing", said, "")


def _reverts_older(checks):
    """The file of a reverted commit was changed since: what nobody touched goes back, the rest stands side by side."""
    with clones.Clone() as clone:
        clone.edit("--title", "Second", "--description", "Second")
        clone.commit("second")
        clone.edit("--title", "Third")
        clone.commit("third")
        status, said = clone.git("revert", "--no-edit", "HEAD~1")
        checks.holds("older revert: it is done", status == 0, said)
        record = clone.record()
        checks.is_same("older revert: what nobody touched is back", record["description"], None)
        values = [record["title"], *record["sync"]["/title"]["also"].values()]
        checks.is_same("older revert: both titles", sorted(values), ["Pay has no name", "Third"])
        clone.must("git", "checkout", "-q", "-b", "other", "HEAD~2")
        clone.edit("--recommendation", "Elsewhere")
        clone.commit("elsewhere")
        clone.must("git", "merge", "-q", "--no-edit", "main")
        checks.is_same("older revert: it holds after a merge", clone.record()["description"], None)


def _concluded_merge(checks):
    """Conflict markers settled for one side: the other side's values are not lost."""
    with clones.Clone() as clone:
        clone.diverge(lambda: clone.edit("--title", "Ours", "--recommendation", "Label it"),
                      lambda: clone.edit("--title", "Theirs"))
        clone.driver("'/nonexistent/kerb'")
        status, said = clone.git("merge", "--no-edit", "theirs")
        checks.is_same("concluded: a conflict at first", status, 1)
        clone.must("git", "checkout", "-q", "--theirs", clone.name)
        clone.must("git", "add", "-A")
        said = clone.must("git", "commit", "--no-edit")
        record = clone.record("HEAD")
        values = [record["title"]] + list(record["sync"]["/title"]["also"].values())
        checks.is_same("concluded: both titles are kept", sorted(values), ["Ours", "Theirs"])
        checks.is_same("concluded: what only one side wrote is kept", record["recommendation"], "Label it")
        checks.holds("concluded: it is told", "with every value" in said, said)
        checks.is_same("concluded: nothing differs", clone.must("git", "status", "--porcelain"), "")


def _second(clone):
    """A second clone of the first, as a plain repository with the same branches."""
    other = clones.Clone()
    other.must("git", "fetch", "-q", str(clone.top), "main:refs/remotes/team/main")
    other.must("git", "reset", "-q", "--hard", "team/main")
    other.finding = other.top / clone.name
    other.name, other.id = clone.name, clone.id
    return other


def _pulls(checks):
    """Reports that are out of date after a pull, and a record that was taken back elsewhere."""
    with clones.Clone() as clone:
        clone.kerb("session", "new", clones.STUDY)
        clone.kerb("study", "round", "close", clones.STUDY, "1")
        clone.kerb("report", "all", clones.STUDY)
        clone.commit("reports")
        with _second(clone) as other:
            clone.kerb("finding", "new", clones.STUDY, "A second one")
            clone.commit("another finding")
            status, said = other.git("pull", "-q", str(clone.top), "main")
            checks.is_same("pull: it works", status, 0)
            status, found = other.run(other.program, "check", at=other.workspace)
            checks.is_same("pull: kerb check is clean", status, 0)
            clone.must("git", "revert", "--no-edit", "HEAD")
            status, said = other.git("pull", "-q", str(clone.top), "main")
            checks.holds("pull: what a rollback dropped is brought back", "undid changes in 1 file" in said, said)


def _withdrawal(checks, rebases):
    """A participant withdrew elsewhere, and here a session of theirs came in meanwhile: it goes too."""
    name = "withdrawal, rebased" if rebases else "withdrawal, merged"
    with clones.Clone() as clone:
        clone.kerb("participant", "new", clones.STUDY)
        person = next(clone.workspace.glob(f"Surveys/{clones.STUDY}/participants/*.json")).stem
        clone.commit("participant")
        with _second(clone) as other:
            other.kerb("session", "new", clones.STUDY, "--participant", person, "--today", "SECRET words")
            other.commit("session")
            clone.kerb("withdraw", clones.STUDY, person, "--yes", person, "--offline")
            clone.commit("withdrawn")
            options = ["--rebase"] if rebases else ["--no-rebase"]
            status, said = other.git("pull", "-q", *options, str(clone.top), "main")
            checks.is_same(f"{name}: it works", status, 0)
            checks.holds(f"{name}: it is told", "Erased what was withdrawn in 1 file" in said and "In no commit yet" in said, said)
            found = [path for path in other.workspace.rglob("Surveys/**/*.json") if b"SECRET" in path.read_bytes()]
            checks.is_same(f"{name}: nothing is left in the work tree", found, [])
            other.commit("swept")
            status, found = other.run(other.program, "check", at=other.workspace)
            checks.is_same(f"{name}: kerb check is clean", (status, found if status else ""), (0, ""))


def _rebase(checks):
    with clones.Clone() as clone:
        clone.diverge(lambda: clone.edit("--title", "Ours"), lambda: clone.edit("--title", "Theirs"))
        status, said = clone.git("rebase", "theirs")
        checks.is_same("rebase: it works", status, 0)
        record = clone.record("HEAD")
        checks.is_same("rebase: both titles", sorted([record["title"], *record["sync"]["/title"]["also"].values()]),
                       ["Ours", "Theirs"])
        checks.is_same("rebase: nothing differs", clone.must("git", "status", "--porcelain"), "")


def _uncleared(checks):
    """Raw notes are told, and do not stop a commit."""
    with clones.Clone() as clone:
        folder = clone.workspace / f"Surveys/{clones.STUDY}/sessions/S01-ab1c"
        folder.mkdir(parents=True)
        (folder / "log-a1b2c3.json").write_text(
            '{\n  "id": "log-a1b2c3",\n  "observations": {\n'
            '    "0123456789abc": {\n      "note": "asks twice"\n    }\n  },\n'
            '  "origins": [\n    "0000000000000001"\n  ],\n  "~format": "log/1"\n}\n')
        (folder / "session.json").write_text(
            '{\n  "id": "S01-ab1c",\n  "origins": [\n    "0000000000000002"\n  ],\n  "~format": "session/1"\n}\n')
        clone.must("git", "add", "-A")
        status, said = clone.git("commit", "-qm", "log")
        checks.holds("raw notes: told, not stopped", status == 0 and "1 log that nobody has cleared" in said, said)
        named = said.partition("Before you push: kerb ")[2].splitlines()
        checks.holds("raw notes: a command is named", named, said)
        status, listed = clone.run(clone.program, *named[0].split(), "--list", at=clone.workspace)
        checks.holds(
            "raw notes: the command that is named finds the session", status == 0 and listed.startswith("S01  "), listed)


def _several_workspaces(checks):
    with clones.Clone() as clone:
        second = clone.top / "second"
        second.mkdir()
        clone.must(clone.program, "init", "--bare", at=second)
        clone.must(clone.program, "study", "new", "other", "--title", "Other", "--platform", "ios", at=second)
        clone.must(clone.program, "team", "setup", at=second)
        clone.commit("second workspace")
        study = second / "Surveys/other/study.json"
        study.write_text(study.read_text("utf-8").replace('"title": "Other"', '"title": "By hand"'), "utf-8")
        clone.set_by_hand('"Pay has no name"', '"By hand"')
        said = clone.must("git", "commit", "-qam", "both")
        checks.is_same("two workspaces: both are looked after", said.count("marked for merging"), 2)
