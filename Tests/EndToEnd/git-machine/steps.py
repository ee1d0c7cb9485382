"""What one step of a history does: work, merges and detours of one clone, and the buttons of the forge."""
import findings
from clones import Stash, Trouble
from edits import Editor
from merges import Merging
from permissions import SHARING
from raw import RawNotes
from spoiled import Spoiling

#: What kerb says to do where a record in one's own commit cannot be read.
REMEDY = "fix: mend the file (kerb check names the places)"

#: Records that somebody may take away with `git rm`.
REMOVABLE = ("Surveys/bank/findings/F*.json", "Surveys/bank/evidence/*.json", "Surveys/bank/walkthroughs/*.json",
             "Surveys/bank/attachments/*.json")

#: What may happen in one step, and how often.
STEPS = (
    ("edit", 30), ("commit", 8), ("pull", 9), ("rebase", 6), ("push", 8), ("sync", 8), ("cherryPick", 3),
    ("squash", 3), ("revert", 3), ("stash", 3), ("unstash", 3), ("octopus", 5), ("resolveStrategy", 1),
    ("oldVersion", 2), ("reset", 2), ("topic", 2), ("request", 7), ("forgeMerge", 5), ("forgeRevert", 4),
    ("takeRequest", 2), ("settle", 8), ("withdraw", 2), ("wholeSide", 8), ("spoil", 2), ("permit", 10),
    ("takeBack", 8), ("closers", 3), ("close", 2), ("reopen", 1), ("publish", 3), ("flip", 3), ("rawNotes", 4),
    ("gitRm", 3), ("forcePush", 4))


class Steps:
    """Each `do_` is one step; it returns False where there was nothing to do or it did not succeed."""

    def __init__(self, team):
        self.team, self.random = team, team.random

    @property
    def judges(self):
        """Whether what only hooks and the whole of kerb's team verbs can keep is asked for."""
        return "hooks" in self.team.features and self.team.can_sync

    def count(self, what, by=1):
        self.team.counts[what] = self.team.counts.get(what, 0) + by

    def do_edit(self, clone):
        self.count("edit " + Editor(clone, self.random).anything())

    def do_commit(self, clone):
        hand, is_compared = clone.hand, clone.is_safe and "hooks" in self.team.features
        for path, written in hand.items():
            if not is_compared:
                self.team.by_hand.add(path)
            elif path not in self.team.by_hand:
                for write, head in written:
                    if head == clone.head():
                        self.team.ledger.confirm(write)
        return clone.commit()

    def do_pull(self, clone):
        self.before_merge(clone)
        words = ["pull", "-q", "--no-rebase", "--no-edit"]
        if clone.open:
            words.append("--autostash")
        return self.pulled(clone, *words)

    def do_rebase(self, clone):
        self.before_merge(clone)
        words = ["pull", "-q", "--rebase"] + (["--autostash"] if clone.open else [])
        old = clone.head()
        done = self.pulled(clone, *words)
        self.left_behind(clone, old)
        return done

    def pulled(self, clone, *words):
        """A pull; in a clone with kerb its hook looks after what others took back."""
        was_clean = clone.is_clean()
        # Of these git holds changes back while the hook runs.
        held = clone.ask("diff", "--name-only", "HEAD").split() if "--autostash" in words else []
        old = clone.head()
        done = self.integrate(clone, *words, "origin", "main")
        # After a forced push a rebase may replay nothing, and git then runs no hook.
        is_hooked = "--rebase" not in words or not self.is_reset(clone, old)
        clone.left |= set(held) if is_hooked else {"*"}
        if done and clone.is_safe and self.judges and is_hooked:
            if was_clean and not clone.is_clean():
                self.count("put right by the hook of a pull")
            self.team.permissions.judge(clone, "a pull", held)
        return done

    def is_reset(self, clone, old):
        """Whether a rebase left nothing but what the remote has, and not what was here."""
        if clone.head() != clone.ask("rev-parse", "origin/main").strip():
            return False
        return clone.git("merge-base", "--is-ancestor", old, "HEAD") != 0

    def before_merge(self, clone):
        """Most people commit first."""
        if not clone.is_safe or not clone.open or self.random.random() < 0.8:
            self.do_commit(clone)

    def integrate(self, clone, *words, leftover=None, without_driver=False):
        status = clone.git(*words)
        if status != 0 and "would be overwritten" in clone.said and clone.under_way() is None:
            self.count("refused by uncommitted changes")
            return False
        return Merging(clone, self.random, without_driver).conclude(status, leftover)

    def do_push(self, clone):
        self.do_commit(clone)
        if clone.branch != "main":
            return False
        return self.push(clone)

    def push(self, clone):
        status = clone.git("push", "-q", "origin", "HEAD:main")
        if status == 0:
            clone.sent()
        elif "rejected" not in clone.said and "fetch first" not in clone.said:
            raise Trouble(f"{clone.name}: git push failed\n{clone.said}")
        return status == 0

    def do_sync(self, clone):
        if clone.branch != "main" or clone.kind != "kerb":
            return False
        raw = RawNotes(clone)
        raw.before_sync()
        status = clone.kerb("team", "sync")
        if status == 65 and raw.take_apart():
            self.count("taken apart as told")
            status = clone.kerb("team", "sync")
        if status == 65 and REMEDY in clone.said and Spoiling(clone).mend():
            # Our own commit holds what nobody can read. What kerb says then has to help at once.
            self.count("mended as told")
            clone.commit("mended")
            status = clone.kerb("team", "sync")
        if status not in (0, 1):
            raise Trouble(f"{clone.name}: kerb team sync ended with {status}\n{clone.said}")
        clone.settled()
        clone.must("fetch", "-q", "origin")
        raw.judge()
        if clone.head() == clone.ask("rev-parse", "origin/main").strip():
            clone.sent()
        else:
            self.team.problem(f"{clone.name}: kerb team sync has not sent everything\n{clone.said}")
        findings.check(clone, "synced")
        if self.judges:
            self.team.permissions.judge(clone, "a sync")

    def do_settle(self, clone):
        return Editor(clone, self.random).settle()

    def do_withdraw(self, clone):
        """A participant takes everything back; whoever hears of it does it and tells the team at once."""
        if clone.branch != "main" or clone.kind != "kerb" or self.team.withdrawn:
            return False
        people = clone.files("Surveys/bank/participants/P*.json")
        person = self.random.choice(people).split("/")[-1][:-5]
        self.do_sync(clone)
        self.team.withdrawn.append(person)
        if clone.kerb("withdraw", "bank", person, "--yes", person) not in (0, 1):
            raise Trouble(f"{clone.name}: kerb withdraw was refused\n{clone.said}")
        findings.check(clone, "withdrawn")
        self.do_sync(clone)

    def waiting(self, clone):
        """Requests at the forge, as this clone sees them."""
        clone.must("fetch", "-q", "--prune", "origin")
        held = clone.ask("for-each-ref", "--format=%(refname:short)", "refs/remotes/origin").split()
        return [name for name in held if "/request-" in name]

    def do_cherryPick(self, clone):
        self.do_commit(clone)
        found = self.waiting(clone)
        if not found:
            return False
        source = self.random.choice(found)
        commits = clone.ask("rev-list", "--no-merges", "-n", "5", f"HEAD..{source}").split()
        if not commits:
            return False
        self.team.has_picked = True
        return self.integrate(clone, "cherry-pick", self.random.choice(commits))

    def do_squash(self, clone):
        self.do_commit(clone)
        found = self.waiting(clone)
        if not found:
            return False
        done = self.integrate(
            clone, "merge", "-q", "--squash", self.random.choice(found), leftover=("reset", "-q", "--hard"))
        if done:
            if clone.is_safe:
                # A merge brings in a record that nobody can read; a commit of it is refused until somebody mends it.
                Spoiling(clone).mend()
            clone.commit("squash")
        return done

    def do_revert(self, clone, is_aimed=False):
        self.do_commit(clone)
        commits = clone.ask("rev-list", "--no-merges", "--first-parent", "-n", "4", "HEAD").split()[:-1]
        is_aimed = is_aimed or self.random.random() < 0.4
        refusal = self.team.permissions.newest(clone, "HEAD") if is_aimed else None
        if refusal:
            commits = [refusal]
            self.count("refusals reverted in a clone")
        elif not commits or self.is_spared(clone):
            return False
        old = clone.head()
        done = self.integrate(clone, "revert", "--no-edit", self.random.choice(commits))
        self.rolled_back(clone, old)
        return done and clone.head() != old

    def do_oldVersion(self, clone):
        self.do_commit(clone)
        commits = clone.ask("rev-list", "--first-parent", "-n", "6", "HEAD").split()[1:]
        files = clone.files("Surveys/**/*.json")
        if not commits or not files or self.is_spared(clone):
            return False
        path, old = self.random.choice(files), clone.head()
        if clone.git("checkout", "-q", self.random.choice(commits), "--", path) != 0:
            return False
        if clone.commit("an older version"):
            self.rolled_back(clone, old)

    def is_spared(self, clone):
        """Rollbacks that nothing records are rare here: each makes the ledger unsure of what it touched."""
        return not clone.is_safe and self.random.random() < 0.8

    def rolled_back(self, clone, old):
        """Compares what was committed since with what stood there before."""
        if clone.head() == old:
            return
        recorded = clone.is_safe and "hooks" in self.team.features and not self.team.mutant
        self.team.has_vanished = True
        self.team.rounds.rolled_back(clone, old, "HEAD")
        for path in clone.ask("diff", "--no-renames", "--name-only", "-z", old, "HEAD").split("\0"):
            if not path.endswith(".json") or path.startswith("Exports/"):
                continue
            before, after = clone.at(old, path, mended=True), clone.at("HEAD", path)
            if after is None and clone.at("HEAD", path, mended=True) is not None:
                # Nobody can record values of what cannot be read: a version that can be read stays instead, or
                # somebody mends it here, and what stands then is what they put back.
                clone.unread[path] = before
                continue
            if recorded and after is None:
                self.team.removed.add(path)
            made = self.team.ledger.rolled_back(path, before, after, clone.name, recorded)
            for write in made:
                clone.wrote(write)
        if recorded:
            # The hook has put it right in the work tree only.
            clone.commit("put right")
        else:
            clone.settled()

    def do_stash(self, clone):
        if not clone.open or len(clone.stashes) >= 2:
            return False
        if clone.is_clean():
            # A merge has erased the record that was written into, and git has nothing to stash. The writes count as
            # those of a commit, so whatever else took them away is still a loss.
            clone.settled()
            return False
        for path in clone.hand:
            if not (clone.is_safe and "hooks" in self.team.features):
                self.team.by_hand.add(path)
        clone.must("stash", "-q", "--include-untracked")
        clone.logs += 1
        clone.stashes.append(Stash(clone.open, clone.hand, list(clone.unsent[clone.branch])))
        clone.open, clone.hand = [], {}

    def do_unstash(self, clone):
        if not clone.stashes:
            return False
        self.do_commit(clone)
        status = clone.git("stash", "pop", "-q")
        done = Merging(clone, self.random).conclude(status, ("reset", "-q", "--hard"))
        if done and status != 0:
            clone.must("stash", "drop", "-q")
        if not done:
            # Files that were new in the stash may lie there already.
            clone.must("reset", "-q", "--hard")
            clone.must("clean", "-qfd", "-e", ".kerb/cache")
            return False
        stash = clone.stashes.pop()
        clone.open, clone.hand = clone.open + stash.written, clone.hand | stash.hand
        self.team.by_hand |= set(stash.hand)

    def do_octopus(self, clone):
        self.do_commit(clone)
        found = self.waiting(clone)
        if len(found) < 2:
            return False
        old = clone.head()
        status = clone.git("merge", "-q", "--no-edit", *self.random.sample(found, 2))
        if status != 0 or clone.unmerged() or clone.under_way():
            clone.must("reset", "-q", "--hard", old)
            return False

    def do_resolveStrategy(self, clone):
        self.do_commit(clone)
        found = self.waiting(clone)
        if not found:
            return False
        return self.integrate(clone, "merge", "-q", "--no-edit", "-s", "resolve", self.random.choice(found),
                              without_driver=True)

    def do_reset(self, clone):
        if clone.branch != "main":
            return False
        clone.must("fetch", "-q", "origin")
        old = clone.head()
        clone.must("reset", "-q", "--hard", "origin/main")
        clone.must("clean", "-qfd", "-e", ".kerb/cache")
        self.left_behind(clone, old)
        self.forget(clone)
        given_up, clone.open, clone.hand = clone.unsent["main"] + clone.open, [], {}
        clone.unsent["main"] = []
        clone.abandon(given_up)

    def do_topic(self, clone):
        """Begins a branch, or takes the one that there is into main."""
        self.do_commit(clone)
        if clone.branch == "main":
            clone.must("switch", "-q", "-c", "topic")
            clone.unsent["topic"], clone.branch = list(clone.unsent["main"]), "topic"
            return True
        return self.home(clone)

    def home(self, clone):
        clone.must("switch", "-q", "main")
        done = self.integrate(clone, "merge", "-q", "--no-edit", "topic")
        if not done:
            clone.must("switch", "-q", "topic")
            return False
        clone.branch = "main"
        clone.unsent["main"] += [w for w in clone.unsent.pop("topic") if w not in clone.unsent["main"]]
        clone.must("branch", "-q", "-D", "topic")
        return True

    def do_request(self, clone):
        self.do_commit(clone)
        if not clone.unsent[clone.branch]:
            return False
        name = self.team.forge.name()
        clone.must("push", "-q", "origin", f"HEAD:refs/heads/{name}")
        self.team.forge.requests[name] = clone.unsent[clone.branch]
        clone.sent()

    # Steps of the forge

    def do_forgeMerge(self, _):
        forge = self.team.forge
        if not forge.requests:
            return False
        name, squash = self.random.choice(sorted(forge.requests)), self.random.random() < 0.5
        if not forge.merge(name, squash):
            self.count("forge could not merge")
            return False
        self.count("forge squashed" if squash else "forge merged")
        forge.close(name)

    def do_forgeRevert(self, clone, is_aimed=False):
        """Somebody reverts what was merged last or lately; rarely, but for a withdrawal, which must not come back."""
        clone.must("fetch", "-q", "origin")
        is_aimed = is_aimed or self.random.random() < 0.4
        refusal = self.team.permissions.newest(clone, "origin/main") if is_aimed else None
        erasing = not refusal and bool(self.team.withdrawn) and self.random.random() < 0.7
        commits = self.team.forge.revertible(erasing) if erasing or self.random.random() < 0.3 else []
        commits = [refusal] if refusal else commits
        done = self.team.forge.revert(self.random.choice(commits)) if commits else None
        if done is None:
            return False
        self.count("refusals reverted by the forge" if refusal else "withdrawals reverted" if erasing
                   else "merges reverted")
        clone.must("fetch", "-q", "origin")
        self.given_up(clone, *done, "forge")

    def given_up(self, clone, before, after, whose):
        """One commit replaced another without kerb: what only the first had may come back or stay away."""
        self.team.has_vanished = True
        holders = {other.name for other in self.team.clones if self.judges and other.is_safe and other.has(before)}
        kept = [] if holders else None
        if not holders:
            self.team.rounds.rolled_back(clone, before, after)
        for path in clone.ask("diff", "--no-renames", "--name-only", "-z", before, after).split("\0"):
            if path.endswith(".json") and not path.startswith("Exports/"):
                self.team.ledger.rolled_back(
                    path, clone.at(before, path), clone.at(after, path), whose, False, kept)
        if kept:
            self.count("values dropped that a clone with kerb had seen", len(kept))
            self.team.watched.append((holders, kept))

    def forget(self, clone):
        """A reset passes over what a pull would have put beside; who else had seen it still does that."""
        for holders, kept in self.team.watched:
            if clone.name in holders:
                holders.discard(clone.name)
                for write in kept if not holders else ():
                    write.state = "optional" if write.state == "stands" else write.state

    def left_behind(self, clone, old):
        """After a forced push git may leave out what it had sent before: a reset does, and so does a rebase."""
        if self.team.forced and clone.head() != old and not clone.has(old):
            self.given_up(clone, old, clone.head(), clone.name)

    def without_kerb(self, clone):
        """This clone, or another one without kerb, where it is on main."""
        found = [one for one in (clone, *self.team.clones) if not one.is_safe and one.branch == "main"]
        return found[0] if found else None

    def do_wholeSide(self, clone):
        """Without kerb, somebody merges with `-s ours`: of what the others did nothing stays, an erasure neither."""
        clone = self.without_kerb(clone)
        is_rare = not self.team.withdrawn and not self.team.permissions.said
        if clone is None or is_rare and self.random.random() < 0.7:
            return False
        self.do_commit(clone)
        clone.must("fetch", "-q", "origin")
        theirs, old = clone.ask("rev-parse", "origin/main").strip(), clone.head()
        if clone.git("merge-base", "--is-ancestor", theirs, "HEAD") == 0:
            return False
        clone.must("merge", "-q", "--no-edit", "--no-ff", "-s", "ours", theirs)
        if clone.head() == old:
            return False
        self.given_up(clone, theirs, clone.head(), clone.name)
        self.push(clone)

    def do_spoil(self, clone):
        """Without kerb, somebody makes a record unreadable and sends it."""
        if clone.is_safe or clone.branch != "main" or not Spoiling.is_on or self.team.spoiled:
            return False
        if self.do_pull(clone) is False or not Spoiling(clone).spoil(self.random):
            return False
        self.do_commit(clone)
        self.push(clone)

    # What people permit and what may be shared

    def do_permit(self, clone):
        self.do_commit(clone)
        if not self.team.permissions.change(clone):
            return False
        self.tell(clone)

    def tell(self, clone):
        """Most people send what they have just done."""
        if clone.branch == "main" and self.random.random() < 0.6:
            if clone.is_safe and self.random.random() < 0.5:
                self.do_sync(clone)
            else:
                self.push(clone)

    def do_takeBack(self, clone):
        """The newest refusal that the team has is reverted: with the forge's button, or in a clone that sends it."""
        if clone.branch != "main" or self.do_pull(clone) is False:
            return False
        if self.team.permissions.newest(clone, "origin/main") is None:
            return False
        if self.random.random() < 0.5:
            return self.do_forgeRevert(clone, is_aimed=True)
        if self.do_revert(clone, is_aimed=True) is False:
            return False
        self.push(clone)

    def do_close(self, clone):
        self.do_commit(clone)
        return self.team.rounds.close(clone)

    def do_reopen(self, clone):
        self.do_commit(clone)
        return self.team.rounds.reopen(clone)

    def do_publish(self, clone):
        self.do_commit(clone)
        return self.team.rounds.publish(clone)

    def do_closers(self, clone):
        """Two people close the round, and between them somebody changes who counts."""
        for one in (clone, self.random.choice([other for other in self.team.clones if other is not clone])):
            self.do_commit(one)
            if self.random.random() < 0.6:
                self.team.permissions.change(one, SHARING)
            self.team.rounds.reopen(one)
            self.team.rounds.close(one)
            if self.random.random() < 0.5:
                self.team.rounds.publish(one)
            self.tell(one)

    def do_flip(self, clone):
        """Somebody allows or forbids in an editor that notes are sent which nobody has cleared."""
        self.do_commit(clone)
        if not RawNotes(clone).flip():
            return False
        self.do_commit(clone)
        self.tell(clone)

    def do_rawNotes(self, clone):
        """A recorder writes notes that nobody has cleared; few commit them by hand, though the hook warns."""
        RawNotes(clone).write(self.random)

    # Without kerb

    def do_gitRm(self, clone):
        self.do_commit(clone)
        found = [path for pattern in REMOVABLE for path in clone.files(pattern) if clone.record(path)]
        if not found or self.is_spared(clone):
            return False
        path, old = self.random.choice(found), clone.head()
        self.team.has_deleted = True
        clone.must("rm", "-q", "--", path)
        if clone.commit("removed with git"):
            self.rolled_back(clone, old)
            if self.random.random() < 0.6 and clone.branch == "main":
                self.push(clone)

    def do_forcePush(self, clone):
        """Without kerb, somebody pushes an older state with a commit of their own, by force."""
        clone = self.without_kerb(clone)
        if clone is None:
            return False
        self.do_commit(clone)
        clone.must("fetch", "-q", "origin")
        theirs = clone.ask("rev-parse", "origin/main").strip()
        older = clone.ask("rev-list", "--first-parent", "-n", "4", theirs).split()[1:]
        goes_back = clone.has(theirs)
        if goes_back and (clone.unsent["main"] or not older):
            return False
        holders = [other for other in self.team.clones if other.is_safe and other.has(theirs)]
        if not holders and self.random.random() < 0.8:
            return False
        if goes_back:
            clone.must("reset", "-q", "--hard", self.random.choice(older))
        Editor(clone, self.random).anything()
        self.do_commit(clone)
        clone.must("push", "-q", "--force", "origin", "HEAD:main")
        self.team.forced = True
        clone.sent()
        if not holders:
            self.count("forced over what no clone with kerb had seen")
            self.given_up(clone, theirs, clone.head(), clone.name)

    def do_takeRequest(self, clone):
        """What the forge could not merge, somebody merges in a clone."""
        self.do_commit(clone)
        found = self.waiting(clone)
        if clone.branch != "main" or not found:
            return False
        name = self.random.choice(found)
        if not self.integrate(clone, "merge", "-q", "--no-edit", name):
            return False
        if self.push(clone):
            self.team.forge.close(name.split("/", 1)[1])
