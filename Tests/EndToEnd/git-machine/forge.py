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

    def revert_last(self):
        """The button "revert" for what was merged last. Returns the commits before and after, or nothing."""
        main = self.main()
        parents = self.git("rev-list", "--parents", "-n", "1", main)[1].split()[1:]
        if not parents:
            return None
        made = self.git("commit-tree", f"{parents[0]}^{{tree}}", "-p", main, "-m", "Revert")[1]
        self.git("update-ref", "refs/heads/main", made, main)
        return main, made
