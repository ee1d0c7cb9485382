"""Two recorders add notes to one session while a third retags."""
import os

import tools
from people import BASE, Place

NOTES = int(os.environ.get("NOTES", "500"))
ROUNDS = 10
TAGS = ("1.1.1", "1.3.1", "1.4.3", "2.1.1", "2.4.3", "3.3.1", "3.3.2", "4.1.2")


def a_round(number, anna, ben, cleo):
    """One round of work of the three, not committed yet; returns the tags that were set."""
    each = NOTES // ROUNDS
    for person in (anna, ben):
        person.note([f"{person.name} heard {number * each + at}" for at in range(each)])
    set_tags = []
    for path in (BASE, anna.log(), ben.log()):
        record = cleo.record(path)
        for key in sorted(record["observations"])[:40] if record else ():
            if cleo.place.random.random() < 0.3:
                tag = cleo.place.random.choice(TAGS)
                cleo.tag(path, key, "confirmed", tag)
                cleo.tag(path, key, "impact", cleo.place.random.randint(0, 4))
                set_tags.append((path, key, tag))
    return set_tags


def missing_tags(person, tags):
    return [tag for tag in tags
            if tag[2] not in person.record(tag[0])["observations"][tag[1]]["confirmed"]]


def expected():
    each = NOTES // ROUNDS
    return {f"{name} heard {at}" for name in ("anna", "ben") for at in range(each * ROUNDS)}


def same_everywhere(checks, name, people):
    files = [person.files() for person in people]
    differing = [path for path in sorted(set().union(*files)) if len({found.get(path) for found in files}) > 1]
    checks.holds(f"{name}: the same bytes everywhere", not differing, "\n".join(differing))
    for person in people:
        status = person.kerb("check")
        checks.holds(f"{name}: kerb check of {person.name}", status == 0, person.said)


def nothing_lost(checks, name, person, tags):
    texts = [text for text in person.texts() if " heard " in text]
    checks.is_same(f"{name}: every note, each once", (len(texts), set(texts)), (len(expected()), expected()))
    checks.holds(f"{name}: every tag", not missing_tags(person, tags), missing_tags(person, tags))


def plain_git(checks):
    with checks.part("plain git pull and push with the driver"), Place() as place:
        people = anna, ben, cleo = place.trio()
        tags, unclean = [], []
        for number in range(ROUNDS):
            tags += a_round(number, anna, ben, cleo)
            for person in people:
                person.commit()
            for person in people:
                for _ in range(5):
                    if person.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0:
                        unclean.append(f"{person.name} in round {number}: {person.said}")
                    if person.push() == 0:
                        break
        for person in people:
            if person.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0:
                unclean.append(f"{person.name} at the end: {person.said}")
        checks.holds("every pull was clean", not unclean, "\n".join(unclean))
        checks.says(f"{2 * NOTES} notes, {len(tags)} tags, {ROUNDS} rounds of three")
        nothing_lost(checks, "plain git", cleo, tags)
        same_everywhere(checks, "plain git", people)


def one_log(checks):
    """Anna's log, retagged by Ben and Cleo at the same time, note for note."""
    with checks.part("two people edit the notes of one log at the same time"), Place() as place:
        anna, ben, cleo = place.trio()
        anna.note([f"note {at}" for at in range(40)])
        anna.commit()
        anna.push()
        wanted = {}
        for person in (ben, cleo):
            person.must("git", "pull", "-q", "--no-rebase", "origin", "main")
            for key in sorted(person.record(anna.log())["observations"]):
                text = f"{person.name} reads {key}"
                person.tag(anna.log(), key, "note", text)
                person.tag(anna.log(), key, "confirmed", "1.1.1" if person is ben else "2.1.1")
                wanted.setdefault(key, set()).add(text)
            person.commit()
        ben.push()
        status = cleo.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main")
        checks.is_same("the pull is clean", status, 0)
        cleo.push()
        ben.must("git", "pull", "-q", "--no-rebase", "origin", "main")
        entries = cleo.record(anna.log())["observations"]
        held = {key: {entry["note"], *entry["sync"]["/note"]["also"].values()} for key, entry in entries.items()}
        checks.is_same("both wordings of each note are there", held, wanted)
        both = [key for key, entry in entries.items() if entry["confirmed"] != ["1.1.1", "2.1.1"]]
        checks.holds("both tags of each note are there", not both, both)
        same_everywhere(checks, "one log", (ben, cleo))
        if tools.can("team", "conflicts"):
            status = cleo.kerb("team", "conflicts", "--json")
            checks.is_same("kerb team conflicts has a status of its own", status, 1)
            checks.holds("kerb team conflicts lists all forty", cleo.said.count("ben reads") >= 40, cleo.said)


def forge(checks):
    """The same work on branches that a forge merges as text; what it cannot merge, kerb team resolve mends."""
    if not tools.can("team", "resolve"):
        checks.says("kerb team resolve is not there yet")
        return
    with checks.part("a forge without the driver, mended by kerb team resolve"), Place() as place:
        people = anna, ben, cleo = [place.person(name, is_set_up=False) for name in ("anna", "ben", "cleo")]
        tags, stopped, clean = [], 0, 0
        for number in range(ROUNDS):
            tags += a_round(number, anna, ben, cleo)
            key = sorted(anna.record(BASE)["observations"])[0]
            for person in people:
                # All three reword one note, which no text merge can put together.
                person.tag(BASE, key, "note", f"{person.name} reads it, {number}")
                person.commit()
                # Nobody takes in what the others sent before asking the forge.
                person.must("git", "push", "-q", "-f", "origin", f"HEAD:refs/heads/{person.name}")
            for person in people:
                if merge_on_forge(person):
                    clean += 1
                else:
                    stopped += 1
                    mend(checks, person)
            for person in people:
                if person.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0:
                    resolve(checks, person)
        for person in people:
            if person.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0:
                resolve(checks, person)
            person.push()
        for person in people:
            person.must("git", "pull", "-q", "--ff-only", "origin", "main")
        checks.says(f"the forge merged {clean} branches and refused {stopped}")
        checks.holds("the forge refused some", stopped >= ROUNDS, stopped)
        checks.is_same("all three wordings of the last round are there",
                       {text for text in cleo.texts() if " reads it, " in text},
                       {f"{person.name} reads it, {ROUNDS - 1}" for person in people})
        nothing_lost(checks, "forge", cleo, tags)
        same_everywhere(checks, "forge", people)


def merge_on_forge(person):
    """The server's button: no work tree, no driver."""
    env, remote = person.home.env(), person.place.remote

    def git(*words):
        return tools.run(["git", *words], remote, env)

    status, tree = git("merge-tree", "--write-tree", "main", person.name)
    if status != 0:
        return False
    made = git("commit-tree", tree.split()[0], "-p", "main", "-p", person.name, "-m", "Merge")[1]
    return git("update-ref", "refs/heads/main", made.strip())[0] == 0


def mend(checks, person):
    if person.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0:
        resolve(checks, person)
    checks.holds("the mended branch is taken", person.push() == 0, person.said)


def resolve(checks, person):
    said = person.said
    person.kerb("team", "resolve")
    words = person.said
    left = person.must("git", "diff", "--name-only", "--diff-filter=U")
    checks.holds("kerb team resolve leaves nothing unmerged", left == "", said + words + left)
    person.must("git", "commit", "-q", "--no-edit")
