"""Setting up a clone: what is written, what is kept, what is refused, and that the check finds what is wrong."""
import json
import os
import shutil

import clones


def check(checks):
    _again(checks)
    _other_lines(checks)
    _hooks_kept(checks)
    _hooks_elsewhere(checks)
    _hooks_of_each_other(checks)
    _work_trees(checks)
    _warnings(checks)
    _found_by_check(checks)
    _no_repository(checks)
    _gone(checks)


def _setup(clone, *words):
    return clone.run(clone.program, "team", "setup", *words, at=clone.workspace)


def _again(checks):
    with clones.Clone() as clone:
        before = (clone.settings(), (clone.workspace / ".gitattributes").read_bytes())
        status, said = _setup(clone)
        checks.is_same("again: nothing to do", status, 0)
        checks.holds("again: it says so", "Nothing needed doing" in said, said)
        checks.holds("again: nothing is written twice",
                     before == (clone.settings(), (clone.workspace / ".gitattributes").read_bytes()))
        status, said = _setup(clone, "--check")
        checks.is_same("check: all is well", status, 0)
        status, said = _setup(clone, "--check", "--json")
        checks.is_same("check: as JSON", json.loads(said), {"done": [], "findings": []})
        checks.is_same("check: nothing stays of the trial",
                       [name for name in os.listdir(clone.home) if name.startswith("kerb-trial")], [])


def _other_lines(checks):
    with clones.Clone() as clone:
        path = clone.workspace / ".gitattributes"
        mine = path.read_text("utf-8")
        path.write_text("*.png binary\n" + mine.replace("merge=kerb -text", "merge=old", 1) + "*.csv text", "utf-8")
        status, said = _setup(clone)
        checks.is_same("other lines stay", path.read_text("utf-8"), "*.png binary\n" + mine + "*.csv text")
        path.write_text(mine + "Surveys/** merge=union\n", "utf-8")
        status, said = _setup(clone)
        checks.is_same("a later line wins: it is a finding", status, 1)
        checks.holds("a later line wins: it is told", '"union"' in said and "fix: " in said, said)
        path.write_text(mine, "utf-8")
        deeper = clone.finding.parent / ".gitattributes"
        deeper.write_text("*.json -merge\n")
        status, said = _setup(clone)
        checks.is_same("a deeper line wins: it is a finding", (status, clone.name in said), (1, True))


def _hooks_kept(checks):
    with clones.Clone(hooks=False) as clone:
        hooks = clone.top / ".git/hooks"
        hooks.mkdir()
        clone.user_hook("pre-commit", "exit 0\n")
        status, said = _setup(clone)
        checks.holds("a hook is kept", "Kept your pre-commit hook" in said, said)
        checks.is_same("the kept hook is as it was", (hooks / "pre-commit.before-kerb").read_text(), "#!/bin/sh\nexit 0\n")
        for name in ("pre-commit", "post-commit", "post-merge", "post-rewrite"):
            checks.holds(f"{name} is executable", os.access(hooks / name, os.X_OK))
        clone.user_hook("pre-commit", "echo another\n")
        status, said = _setup(clone)
        checks.is_same("two hooks are not put over each other", status, 1)
        checks.is_same("the first kept hook stays", (hooks / "pre-commit.before-kerb").read_text(), "#!/bin/sh\nexit 0\n")


def _hooks_elsewhere(checks):
    with clones.Clone(hooks=False) as clone:
        clone.must("git", "config", "core.hooksPath", ".husky")
        status, said = _setup(clone)
        checks.is_same("hooks in the work tree: a finding", status, 1)
        checks.holds("hooks in the work tree: the line is told", "kerb team hook pre-commit" in said, said)
        checks.holds("hooks in the work tree: none is written", not (clone.top / ".husky").exists())
        (clone.top / ".husky").mkdir()
        for line in [line for line in said.splitlines() if "executable: " in line]:
            script = line.split("executable: ")[1]
            name = script.split("team hook ")[1].split()[0]
            (clone.top / ".husky" / name).write_text(f"#!/bin/sh\n{script}\n")
            (clone.top / ".husky" / name).chmod(0o755)
        status, said = _setup(clone, "--check")
        checks.is_same("hooks in the work tree: fine with the lines", status, 0)
        clone.set_by_hand("Pay has no name", "Pay has a name")
        clone.commit("by hand")
        checks.holds("hooks in the work tree: without kerb on the PATH a commit works",
                     clone.record("HEAD")["title"] == "Pay has a name")
        outside = clone.home / "hooks"
        clone.must("git", "config", "core.hooksPath", str(outside))
        status, said = _setup(clone)
        checks.is_same("hooks outside: written", (status, (outside / "pre-commit").exists()), (0, True))
        clone.must("git", "config", "--unset", "core.hooksPath")
        settings = clone.home / "gitconfig"
        settings.write_text(f"[core]\n\thooksPath = {clone.home}/everywhere\n")
        status, said = clone.run(clone.program, "team", "setup", at=clone.workspace, GIT_CONFIG_GLOBAL=str(settings))
        checks.is_same("hooks of all repositories: a finding", (status, (clone.home / "everywhere").exists()), (1, False))


def _hooks_of_each_other(checks):
    """Another tool that keeps our hook and calls it: nobody calls anybody for ever."""
    with clones.Clone() as clone:
        hooks = clone.top / ".git/hooks"
        for name in ("pre-commit", "post-commit"):
            os.rename(hooks / name, hooks / f"{name}.legacy")
            clone.user_hook(name, f'echo called >> "$PWD/../calls"\n"${{0%/*}}/{name}.legacy" "$@"\n')
        _setup(clone)
        clone.commit("once")
        checks.is_same("hooks of each other: each ran once", (clone.home / "calls").read_text(), "called\ncalled\n")


def _work_trees(checks):
    with clones.Clone() as clone:
        linked = clone.home / "linked"
        clone.must("git", "worktree", "add", "-q", "-b", "linked", str(linked))
        status, said = clone.run(clone.program, "team", "setup", at=linked)
        checks.is_same("a linked work tree shares the set-up", (status, "Nothing needed doing" in said), (0, True))
        finding = linked / clone.name
        finding.write_text(finding.read_text("utf-8").replace("Pay has no name", "By hand"), "utf-8")
        status, said = clone.run("git", "commit", "-qam", "by hand", at=linked)
        checks.holds("a linked work tree: its commit is reconciled", "by hand in 1 file" in said.lower(), said)


def _warnings(checks):
    with clones.Clone() as clone:
        clone.must("git", "config", "--remove-section", "merge.kerb")
        status, said = _setup(clone, "--check")
        checks.is_same("no configuration: a finding", (status, "merge.kerb.driver" in said), (1, True))
        status, said = _setup(clone)
        checks.is_same("no configuration: put right", status, 0)


def _found_by_check(checks):
    with clones.Clone() as clone:
        command = clone.must("git", "config", "merge.kerb.driver")
        for name, program in (("missing", "'/nonexistent/kerb'"), ("doing nothing", "true"), ("crashing", "sh -c 'kill -9 $$'")):
            clone.driver(program)
            status, said = _setup(clone, "--check")
            checks.is_same(f"a command that is {name}: found", (status, "did not come out merged" in said), (1, True))
        clone.must("git", "config", "merge.kerb.driver", command.rstrip("\n"))
        for name, spoil in (
                ("missing", lambda path: path.unlink()), ("not executable", lambda path: path.chmod(0o644)),
                ("old", lambda path: path.write_text(path.read_text() + "# more\n"))):
            path = clone.top / ".git/hooks/post-merge"
            spoil(path)
            status, said = _setup(clone, "--check")
            checks.is_same(f"a hook that is {name}: found", (status, "post-merge" in said), (1, True))
            _setup(clone)
            status, said = _setup(clone, "--check")
            checks.is_same(f"a hook that was {name}: put right", status, 0)


def _no_repository(checks):
    with clones.Clone() as clone:
        shutil.rmtree(clone.top / ".git")
        status, said = _setup(clone)
        checks.is_same("no repository: the status", status, 66)
        checks.holds("no repository: in words", "in no git repository" in said and "git init" in said, said)


def _gone(checks):
    """A kerb that was moved away: hooks say so in one line and stop nothing."""
    with clones.Clone() as clone:
        program = clone.home / "kerb"
        shutil.copy(clone.program, program)
        clone.run(program, "team", "setup", at=clone.workspace)
        program.unlink()
        clone.set_by_hand("Pay has no name", "Other")
        said = clone.commit("without kerb") or clone.git("commit", "-q", "--allow-empty", "-m", "again")[1]
        checks.holds("kerb has gone: one line for each hook",
                     said.count("is not at") == len(said.strip().splitlines()) == 2, said)
