"""`kerb team sync`: races, and every state in which it cannot go on."""
import concurrent.futures

import records
import tools
from notes import a_round, nothing_lost, same_everywhere, ROUNDS
from people import BASE, Place

ESCAPE = "\x1b"


def race(checks):
    with checks.part("three clones sync at once"), Place() as place:
        people = anna, ben, cleo = place.trio()
        tags, bad = [], []
        with concurrent.futures.ThreadPoolExecutor(3) as pool:
            for number in range(ROUNDS):
                tags += a_round(number, anna, ben, cleo)
                for person, status in zip(people, pool.map(lambda p: p.kerb("team", "sync"), people)):
                    if status not in (0, 1):
                        bad.append(f"{person.name}, round {number}: {status}\n{person.said}")
        for _ in range(3):
            for person in people:
                if person.kerb("team", "sync") not in (0, 1):
                    bad.append(f"{person.name} at the end\n{person.said}")
        checks.holds("every sync ends well", not bad, "\n".join(bad))
        nothing_lost(checks, "race", cleo, tags)
        same_everywhere(checks, "race", people)
        heads = {person.must("git", "rev-parse", "HEAD") for person in people}
        checks.is_same("one commit everywhere", len(heads), 1)


def refused(checks, name, person, status, *words):
    """Sync says what stands in its way, and changes nothing."""
    before, head = person.files(), person.must("git", "rev-parse", "HEAD")
    found = person.kerb("team", "sync")
    said = person.said
    checks.is_same(f"{name}: status", found, status)
    for word in words:
        checks.holds(f"{name}: says {word!r}", word in said, said)
    checks.holds(f"{name}: no escape sequence is printed", ESCAPE not in said, repr(said))
    checks.holds(f"{name}: what is here stays", person.files() == before, said)
    checks.is_same(f"{name}: the commit stays", person.must("git", "rev-parse", "HEAD"), head)


def states(checks):
    with checks.part("sync where it cannot go on"), Place() as place:
        anna, ben, _ = place.trio()

        anna.note(["before the network went"])
        anna.must("git", "remote", "set-url", "origin", str(place.folder / "nowhere.git"))
        status = anna.kerb("team", "sync")
        checks.is_same("offline: try again", status, 75)
        checks.holds("offline: says what to do", "fix:" in anna.said and "sync" in anna.said, anna.said)
        checks.is_same("offline: the notes are committed", anna.must("git", "status", "--porcelain"), "")
        anna.must("git", "remote", "set-url", "origin", str(place.remote))
        checks.holds("online again: sent", anna.kerb("team", "sync") == 0, anna.said)
        ben.kerb("team", "sync")
        checks.holds("it arrives", "before the network went" in ben.texts(), ben.said)

        anna.must("git", "switch", "-q", "--detach")
        anna.note(["on no branch"])
        refused(checks, "detached", anna, 75, "branch", "git switch")
        anna.must("git", "switch", "-q", "main")
        checks.holds("back on the branch: sent", anna.kerb("team", "sync") == 0, anna.said)

        ben.must("git", "remote", "remove", "origin")
        ben.note(["without a remote"])
        status = ben.kerb("team", "sync")
        checks.is_same("no remote: committed", (status, "no remote" in ben.said), (0, True))
        checks.is_same("no remote: nothing is left over", ben.must("git", "status", "--porcelain"), "")

    with checks.part("sync in the middle of a merge and a rebase"), Place() as place:
        anna, ben = place.person("anna"), place.person("ben", is_set_up=False)
        key = sorted(anna.record(BASE)["observations"])[0]
        anna.tag(BASE, key, "note", "Anna's words")
        anna.commit()
        anna.push()
        ben.tag(BASE, key, "note", "Ben's words")
        ben.commit()
        checks.holds("a merge without the driver stops",
                     ben.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0, ben.said)
        refused(checks, "mid-merge", ben, 75, "merge", "kerb team resolve", "git merge --abort")
        ben.must("git", "merge", "--abort")
        checks.holds("a rebase without the driver stops",
                     ben.git("pull", "-q", "--rebase", "origin", "main") != 0, ben.said)
        refused(checks, "mid-rebase", ben, 75, "rebase", "kerb team resolve", "git rebase --abort")
        ben.must("git", "rebase", "--abort")
        status = ben.kerb("team", "sync")
        checks.holds("then sync merges, driver or not", status in (0, 1), ben.said)
        checks.holds("both wordings are kept", {"Anna's words", "Ben's words"} <= set(ben.texts()), ben.texts())


def foreign(checks):
    with checks.part("files that are none of kerb's"), Place() as place:
        anna = place.person("anna")
        (anna.path / "scribble.txt").write_text("mine\n")
        (anna.path / f"evil{ESCAPE}[31m.txt").write_text("mine too\n")
        anna.note(["beside a foreign file"])
        status = anna.kerb("team", "sync")
        checks.holds("foreign files: sync goes on", status == 0, anna.said)
        checks.holds("foreign files: named", "scribble.txt" in anna.said, anna.said)
        checks.holds("foreign files: no escape sequence is printed", ESCAPE not in anna.said, repr(anna.said))
        checks.is_same("foreign files: untouched", (anna.path / "scribble.txt").read_text(), "mine\n")
        checks.holds("foreign files: not in the commit",
                     "scribble" not in anna.must("git", "ls-tree", "-r", "--name-only", "HEAD"))
        (anna.path / "staged.txt").write_text("staged\n")
        anna.must("git", "add", "staged.txt")
        anna.note(["beside a staged file"])
        anna.kerb("team", "sync")
        checks.holds("a staged foreign file is not sent",
                     "staged.txt" not in anna.must("git", "ls-tree", "-r", "--name-only", "HEAD"), anna.said)
        checks.holds("it stays staged", "A  staged.txt" in anna.must("git", "status", "--porcelain"), anna.said)


def hostile(checks):
    with checks.part("hostile authors, branches and messages"), Place() as place:
        anna, ben = place.person("anna"), place.person("ben")
        evil = f"Ben{ESCAPE}[2J{ESCAPE}]0;gone\x07"
        ben.note(["from a strange author"])
        key = sorted(ben.record(BASE)["observations"])[0]
        ben.tag(BASE, key, "note", "Ben's words")
        ben.must("git", "add", "-A")
        ben.must("git", "-c", f"user.name={evil}", "commit", "-q", "-m", f"hello{ESCAPE}[31m")
        ben.push()
        anna.tag(BASE, key, "note", "Anna's words")
        calls = [("team", "sync", "--dry-run"), ("team", "sync"), ("team", "status"), ("team", "conflicts")]
        branch = "feature-\u202eevil\u009b31m"
        for words in calls:
            if tools.can(*words[:2]):
                status = anna.kerb(*words)
                checks.holds(f"kerb {' '.join(words)} ends well", status in (0, 1), f"{status}\n{anna.said}")
                quiet(checks, f"kerb {' '.join(words)}", anna)
        anna.must("git", "switch", "-q", "-c", branch)
        anna.note(["on a strange branch"])
        anna.must("git", "push", "-q", "-u", "origin", branch)
        for words in calls:
            if tools.can(*words[:2]):
                anna.kerb(*words)
                quiet(checks, f"on a strange branch, kerb {' '.join(words)}", anna)
        anna.must("git", "remote", "add", f"up", f"file:///{ESCAPE}[31mnowhere")
        anna.must("git", "config", f"branch.{branch}.remote", "up")
        anna.note(["to a strange remote"])
        anna.kerb("team", "sync")
        quiet(checks, "a strange remote", anna)


def quiet(checks, name, person):
    bad = [c for c in person.said if (ord(c) < 32 and c not in "\n\t") or 0x7F <= ord(c) < 0xA0 or c in "\u202e\u200f"]
    checks.holds(f"{name}: nothing acts on the terminal", not bad, repr(person.said))


def raw_notes(checks):
    with checks.part("logs that nobody has cleared"), Place(raw_notes="clearedOnly") as place:
        anna, ben = place.person("anna"), place.person("ben")
        anna.note(["a secret name"])
        record = anna.record(anna.log())
        record["clearedAt"] = record["clearedBy"] = None
        records.write(anna.path / anna.log(), record)
        anna.must(tools.KERB, "finding", "new", "bank", "something else")
        status = anna.kerb("team", "sync")
        checks.holds("the rest is sent", status == 0, anna.said)
        checks.holds("the log is said to stay", "Not sent yet: 1 log" in anna.said, anna.said)
        checks.holds("the way out is named", "kerb review" in anna.said, anna.said)
        ben.kerb("team", "sync")
        checks.holds("the finding arrives, the log does not",
                     len(list((ben.path / "Surveys/bank/findings").glob("*.json"))) == 3
                     and "a secret name" not in ben.texts(), ben.said)
        status, held = tools.run(["git", "log", "--all", "-p", "-S", "a secret name", "--oneline"], place.remote,
                                 ben.home.env())
        checks.is_same("the remote has never seen it", held.strip(), "")
        checks.holds("it is still here", "a secret name" in anna.texts())


def dry_run(checks):
    with checks.part("a dry run"), Place() as place:
        anna, ben = place.person("anna"), place.person("ben")
        ben.note([f"note {at}" for at in range(12)])
        ben.kerb("team", "sync")
        key = sorted(anna.record(BASE)["observations"])[0]
        anna.tag(BASE, key, "impact", 2)
        before, head = anna.files(), anna.must("git", "rev-parse", "HEAD")
        status = anna.kerb("team", "sync", "--dry-run")
        checks.holds("it ends well", status == 0, anna.said)
        checks.holds("it counts what would come", "12 observations" in anna.said, anna.said)
        checks.holds("it counts what would go", "1 field changed" in anna.said, anna.said)
        checks.is_same("nothing is changed", (anna.files(), anna.must("git", "rev-parse", "HEAD")), (before, head))
