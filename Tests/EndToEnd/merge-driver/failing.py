"""Commands that are missing or killed, disks that are full, folders that are read-only, paths that a shell could misread."""
import os
import pathlib
import shutil
import stat
import subprocess

import clones
import places


def check(checks):
    for name, program in (
            ("missing", "'/nonexistent/kerb'"), ("killed", "sh -c 'kill -9 $$'"), ("crashing", "sh -c 'kill -6 $$'"),
            ("failing", "sh -c 'exit 3'"), ("not executable", "/etc/hostname")):
        _broken(checks, name, program)
        _quiet(checks, name, program)
    _half(checks)
    _small_files(checks)
    _full_disk(checks)
    _read_only(checks)
    for folder in ("it's here", 'say "no"', "a $(touch pwned) b", "100% `id`", "-n", "ünï\tcode"):
        _path(checks, folder)


def _edits(clone):
    clone.diverge(lambda: clone.edit("--title", "Ours"), lambda: clone.edit("--title", "Theirs"))


def _kept(checks, name, clone, said):
    for stage, title in ((2, "Ours"), (3, "Theirs")):
        blob = clone.blob(f":{stage}:{clone.name}") or b""
        checks.holds(f"{name}: {title} is in git", f'"title": "{title}"'.encode() in blob, said)


def _broken(checks, name, program):
    with clones.Clone(hooks=False) as clone:
        _edits(clone)
        clone.driver(program)
        status, said = clone.git("merge", "--no-edit", "theirs")
        checks.is_same(f"{name}: it is a conflict", status, 1)
        _kept(checks, name, clone, said)
        checks.holds(f"{name}: git marked both sides", b"<<<<<<<" in clone.finding.read_bytes(), said)


def _quiet(checks, name, program):
    """Git's text merge finds no conflict: one side writes the title anew, the other changes it in an editor."""
    with clones.Clone(hooks=False) as clone:
        clone.diverge(
            lambda: (clone.edit("--title", "Other"), clone.edit("--title", "Pay has no name")),
            lambda: clone.set_by_hand("Pay has no name", "Theirs"))
        clone.driver(program)
        status, said = clone.git("merge", "--no-edit", "theirs")
        checks.is_same(f"{name}: it is a conflict without markers too", status, 1)
        for stage, title in ((2, "Pay has no name"), (3, "Theirs")):
            blob = clone.blob(f":{stage}:{clone.name}") or b""
            checks.holds(f"{name}: {title} is in git", f'"title": "{title}"'.encode() in blob, said)


def _half(checks):
    """Killed at any moment: our file is whole, one version or the other."""
    with clones.Clone(hooks=False) as clone:
        _edits(clone)
        ours, theirs = (clone.blob(f"{branch}:{clone.name}") for branch in ("main", "theirs"))
        a, b = clone.home / "a", clone.home / "b"
        b.write_bytes(theirs)
        whole = set()
        for delay in range(40):
            a.write_bytes(ours)
            process = subprocess.Popen(
                [places.MEASURED, "merge-driver", "none", str(a), str(b), "7", clone.name], stderr=subprocess.DEVNULL)
            try:
                process.wait(delay * 0.00025)
            except subprocess.TimeoutExpired:
                process.kill()
            process.wait()
            whole.add(a.read_bytes())
        a.write_bytes(ours)
        subprocess.run([places.MEASURED, "merge-driver", "none", str(a), str(b), "7", clone.name],
                       stderr=subprocess.DEVNULL, check=True)
        checks.holds("killed at any moment: the file is whole", whole <= {ours, a.read_bytes()}, len(whole))


def _small_files(checks):
    """A limit on the size of files stands for a full disk: git gives up, and everything is as before."""
    with clones.Clone(hooks=False) as clone:
        clone.edit("--description", "long " * 400)
        clone.commit("more than the limit")
        _edits(clone)
        wrapper = clone.home / "limited"
        wrapper.write_text(f"#!/bin/bash\ntrap '' XFSZ\nulimit -f 1\nexec '{places.KERB}' \"$@\"\n")
        wrapper.chmod(0o755)
        clone.driver(f"'{wrapper}'")
        before = clone.must("git", "rev-parse", "HEAD")
        status, said = clone.git("merge", "--no-edit", "theirs")
        _gave_up(checks, "a limit on file sizes", clone, before, status, said)


def _gave_up(checks, name, clone, before, status, said):
    checks.holds(f"{name}: the merge fails", status != 0, said)
    checks.holds(f"{name}: it is told", "could not be written" in said and "fix: " in said, said)
    checks.is_same(f"{name}: nothing is committed", clone.must("git", "rev-parse", "HEAD"), before)
    staged = clone.blob(f":0:{clone.name}") or clone.blob(f":2:{clone.name}")
    checks.holds(f"{name}: our version is what git has", staged == clone.blob(f"HEAD:{clone.name}"), said)
    clone.git("merge", "--abort")
    clone.git("reset", "-q", "--hard")
    clone.must(clone.program, "team", "setup", at=clone.workspace)
    status, said = clone.git("merge", "--no-edit", "theirs")
    checks.is_same(f"{name}: afterwards it merges", (status, clone.record()["title"] in ("Ours", "Theirs")), (0, True))


def _full_disk(checks):
    """A real small disk, where mounting is allowed."""
    with clones.Clone(hooks=False) as clone:
        _edits(clone)
        small = clone.home / "small"
        small.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", small],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done.returncode != 0:
            checks.says("mounting is not allowed: the full disk is left out")
            return
        try:
            for name, version in (("a", "main"), ("b", "theirs")):
                (small / name).write_bytes(clone.blob(f"{version}:{clone.name}"))
            with open(small / "ballast", "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * 512)
                except OSError:
                    pass
            status, said = clone.run(places.KERB, "merge-driver", "none", "a", "b", "7", clone.name, at=small)
            checks.is_same("full disk: the status tells git to give up", status, 129)
            checks.holds("full disk: it is told", "the disk is full" in said, said)
            checks.is_same("full disk: nothing half is left", sorted(os.listdir(small)), ["b", "ballast"])
        finally:
            subprocess.run(["umount", "-l", small], check=False)


def _read_only(checks):
    """A folder that cannot be written: our file stays whole and the status is no success."""
    with clones.Clone(hooks=False) as clone:
        _edits(clone)
        folder = clone.home / "fixed"
        folder.mkdir()
        for name, version in (("a", "main"), ("b", "theirs")):
            (folder / name).write_bytes(clone.blob(f"{version}:{clone.name}"))
        folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
        words = [places.KERB, "merge-driver", "none", "a", "b", "7", clone.name]
        if os.geteuid() == 0:
            if not shutil.which("setpriv"):
                checks.says("setpriv is missing: the read-only folder is left out")
                return
            for path in (clone.home, folder, folder / "a", folder / "b"):
                os.chown(path, 65534, 65534)
            words = ["setpriv", "--reuid=65534", "--clear-groups", *words]
        status, said = clone.run(*words, at=folder)
        checks.is_same("read-only folder: the status", status, 129)
        checks.holds("read-only folder: it is told", "permission denied" in said, said)
        checks.holds("read-only folder: our version is whole",
                     (folder / "a").read_bytes() == clone.blob(f"main:{clone.name}"), said)


def _path(checks, folder):
    """The repository, the workspace in it, and the program all lie where a shell could misread the path."""
    home = pathlib.Path(places.tempfile.mkdtemp(prefix="kerb-e2e-"))
    try:
        lies = home / folder
        lies.mkdir()
        program = lies / "kerb"
        os.symlink(places.KERB, lies / "link")
        shutil.copy(places.KERB, program)
        if "\t" in folder:
            _refused_path(checks, folder, program)
            return
        with clones.Clone(folder=folder, below=folder, program=program) as clone:
            _edits(clone)
            status, said = clone.git("merge", "--no-edit", "theirs")
            checks.is_same(f"{folder}: it merges", (status, clone.left_over()), (0, []))
            checks.holds(f"{folder}: the conflict is told", "Title differs" in said, said)
            status, said = clone.run(program, "team", "setup", "--check", at=clone.workspace)
            checks.is_same(f"{folder}: the check passes", status, 0)
            found = list(clone.home.rglob("pwned")) + list(home.rglob("pwned"))
            checks.is_same(f"{folder}: nothing in the path ran", found, [])
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _refused_path(checks, folder, program):
    """A control character in the path of the program cannot stand in git's configuration safely."""
    with clones.Clone() as clone:
        status, said = clone.run(program, "team", "setup", at=clone.workspace)
        checks.is_same(f"{folder!r}: it is refused", status, 64)
        checks.holds(f"{folder!r}: in words", "control character" in said, said)
