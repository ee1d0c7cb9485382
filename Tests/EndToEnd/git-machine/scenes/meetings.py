"""Two sessions that were one meeting: two people say so at the same time, and one more writes on."""
import records
import tools
from people import Place

STUDY = "Surveys/bank/sessions"
FIRST, SECOND = "S11-k2cc", "S12-k2dd"


def _ready(place):
    """Three clones of a study in which one meeting was written down as two, with a note in each half."""
    anna = place.person("anna")
    for session in (FIRST, SECOND):
        anna.must(tools.KERB, "session", "new", "bank", "--id", session, "--participant", "P01-k2aa",
                  "--held-on", "2026-01-02")
        _add(anna, session)
    anna.commit("two halves")
    anna.must("git", "push", "-q", "origin", "HEAD:main")
    return anna, place.person("ben"), place.person("cleo")


def _add(person, session):
    person.must(tools.KERB, "note", "add", session, f"{person.name} heard {session}", "--study", "bank")


def _merge(person, whole, part, *options):
    person.must(tools.KERB, "session", "merge", "bank", whole, part, *options)


def _notes(person, session):
    found = []
    for path in sorted((person.path / STUDY / session).glob("log-*.json")):
        found += [entry["note"] for entry in records.read(path)["observations"].values()]
    return sorted(found)


def _said(person, session):
    """Every value that says what a session continues."""
    record = records.read(person.path / STUDY / session / "session.json")
    beside = ((record.get("sync") or {}).get("/continues") or {}).get("also") or {}
    return {value for value in (record.get("continues"), *beside.values()) if value}


def _exchange(checks, name, people):
    """Pulls and pushes by plain git until everybody has everything."""
    unclean = []
    for person in (*people, *people):
        if person.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main") != 0:
            unclean.append(f"{person.name}: {person.said}")
        person.push()
    checks.holds(f"{name}: every pull is clean", not unclean, "\n".join(unclean))


def _settled(checks, name, people, wanted):
    for person in people:
        notes = {session: _notes(person, session) for session in wanted}
        checks.is_same(f"{name}: {person.name} has every note, each once and in its session", notes, wanted)
        status = person.kerb("note", "list", "--study", "bank", "--session", SECOND, "--count")
        checks.is_same(f"{name}: {person.name} lists the notes of the second half",
                       (status, person.said.split(" ")[0]), (0, str(len(wanted[SECOND]))))
        checks.holds(f"{name}: kerb check of {person.name}", person.kerb("check") == 0, person.said)
    files = [person.files() for person in people]
    checks.holds(f"{name}: the same bytes everywhere", all(one == files[0] for one in files))


def _heard(**names):
    return {session: [f"{name} heard {session}" for name in names[which]]
            for which, session in (("first", FIRST), ("second", SECOND))}


def same_way(checks):
    with checks.part("two clones merge the same two sessions, a third adds notes to both"), Place() as place:
        people = anna, ben, cleo = _ready(place)
        for person in (anna, ben):
            _merge(person, FIRST, SECOND)
        for session in (FIRST, SECOND):
            _add(cleo, session)
        for person in people:
            person.commit("merged, or written on")
        _exchange(checks, "the same way", people)
        _settled(checks, "the same way", people, _heard(first=("anna", "cleo"), second=("anna", "cleo")))
        for person in people:
            checks.is_same(f"the same way: {person.name} sees that the second continues the first",
                           (_said(person, FIRST), _said(person, SECOND)), (set(), {FIRST}))


def other_way_round(checks):
    name = "the other way round"
    with checks.part("two clones merge the same two sessions the other way round"), Place() as place:
        people = anna, ben, cleo = _ready(place)
        _merge(anna, FIRST, SECOND)
        _merge(ben, SECOND, FIRST)
        for person in (ben, cleo):
            _add(person, SECOND)
        for person in people:
            person.commit("merged, or written on")
        _exchange(checks, name, people)
        wanted = _heard(first=("anna",), second=("anna", "ben", "cleo"))
        _settled(checks, name, people, wanted)
        checks.is_same(f"{name}: both sayings are kept", (_said(cleo, FIRST), _said(cleo, SECOND)),
                       ({SECOND}, {FIRST}))
        before = _meetings(cleo)
        _merge(cleo, FIRST, SECOND, "--undo")
        checks.is_same(f"{name}: they counted as one meeting, and undoing makes two of them",
                       _meetings(cleo) - before, 1)
        cleo.commit("two meetings after all")
        _exchange(checks, f"{name}, undone", (cleo, anna, ben))
        for person in (anna, ben):
            checks.is_same(f"{name}, undone: {person.name} has two meetings too", _meetings(person), before + 1)
        _settled(checks, f"{name}, undone", people, wanted)


def _meetings(person):
    """How many sessions round 1 has, as reports count them."""
    person.must(tools.KERB, "study", "round", "list", "bank")
    return int(person.said.split("Round 1: ")[1].split(" ")[0])
