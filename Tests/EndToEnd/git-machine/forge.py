"""A forge: a bare repository whose server merges text, without driver and attributes."""
import shutil

import tools


class Forge:
    def __init__(self, team, template):
        self.team = team
        self.path = team.folder / "forge.git"
        shutil.copytree(template, self.path)
        self.home = tools.Home(team.folder / "home-forge", "forge")
        #: Branches that wait: name -> (clone, writes).
        self.requests = {}
        self.count = 0

    def git(self, *words):
        status, said = tools.run(["git", *words], self.path, self.home.env())
        self.team.note(f"forge: git {' '.join(words)}", status, said)
        return status, said.strip()

    def main(self):
        return self.git("rev-parse", "refs/heads/main")[1]

    def name(self):
        self.count += 1
        return f"request-{self.count}"

    def merge(self, branch, squash):
        """The button of a pull request. Returns whether it could be merged automatically."""
        main, head = self.main(), self.git("rev-parse", f"refs/heads/{branch}")[1]
        status, tree = self.git("merge-tree", "--write-tree", "main", branch)
        if status != 0:
            return False
        parents = ["-p", main] if squash else ["-p", main, "-p", head]
        made = self.git("commit-tree", tree.splitlines()[0], *parents, "-m", f"Merge {branch}")[1]
        self.git("update-ref", "refs/heads/main", made, main)
        return True

    def close(self, branch):
        self.git("update-ref", "-d", f"refs/heads/{branch}")
        return self.requests.pop(branch)

    def revertible(self, erasing):
        """The latest commits of main, or only those that bring or take marks of erasure."""
        words = ["-S", '"erased": true'] if erasing else []
        found = self.git("log", "--first-parent", "--format=%H", "-n", "8", *words, "main")[1].split()
        return [commit for commit in found if self.parents(commit)]

    def parents(self, commit):
        return self.git("rev-list", "--parents", "-n", "1", commit)[1].split()[1:]

    def revert(self, commit):
        """The button "revert" of a commit or a merge. Returns the commits before and after, or None where text does not fit."""
        work = self.team.folder / "forge-work"
        if not work.exists():
            self.git("clone", "-q", str(self.path), str(work))

        def inside(*words):
            status, said = tools.run(["git", *words], work, self.home.env())
            self.team.note(f"forge: git {' '.join(words)}", status, said)
            return status, said.strip()

        inside("fetch", "-q", "origin")
        inside("reset", "-q", "--hard", "origin/main")
        before = self.main()
        merge = ["-m", "1"] if len(self.parents(commit)) > 1 else []
        if inside("revert", "--no-edit", *merge, commit)[0] != 0:
            inside("reset", "-q", "--hard", before)
            return None
        after = inside("rev-parse", "HEAD")[1]
        inside("push", "-q", "origin", "HEAD:main")
        return before, after
