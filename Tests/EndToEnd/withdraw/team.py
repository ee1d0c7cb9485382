"""A study in which every place that can hold somebody's data holds a word of its own, and clones of it."""
import hashlib
import json
import os
import subprocess

import places

STUDY = "canary"
#: Alone in S01, with P02 in S02.
LEAVING = "P01-aaaa"
STAYING = "P02-bbbb"
FOLDER = f"Surveys/{STUDY}"
#: A profile whose claims rest on both, below the study's folder.
PROFILE = "../../Personas/people/odalys"

#: A day that only a finding's newest note had.
DAY = "2019-05-06"

#: Words of whoever leaves; each stands in one place only.
WORDS = []
#: Words of whoever stays.
KEPT = []


def word(place, kept=False):
    """A word that stands nowhere else."""
    made = f"zq{len(WORDS) + len(KEPT):03}{place.lower()}qz"
    (KEPT if kept else WORDS).append(made)
    return made


def participant(id, kept=False):
    def w(place):
        return word(place, kept)
    entries = {
        "assistiveTechnologies": {"atatatatatat1": {"name": w("at"), "version": w("version")}},
        "lastingCircumstances": {"lclclclclclc1": {"kind": "money", "note": w("money")}},
        "needs": {"needneedneed1": {"dimension": "see", "duration": "permanent"}},
        "skillPlacements": {"skillskill001": {
            "scale": "digital-inclusion", "value": "3", "basis": "observed", "placedBy": w("placed")}},
        "withdrawals": {},
    }
    return dict(
        entries, accessRequirements=[w("ramp")], devices=[w("device")], firstLanguage=w("tongue"),
        gender=[w("gender")], pronouns=[w("pronoun")], ageBand="from65to74",
        consent={"observe": "granted", "quote": "granted", "share": "granted", "record": "refused",
                 "futureUse": "granted", "manner": "speech", "explainedBy": w("explained"),
                 "givenOn": "2026-03-02", "sheetVersion": w("sheet"), "withdrawalCode": w("code"),
                 "withdrawalRoute": w("route")})


def session(people, **more):
    return dict(more, participants=people, round=1, startedAt="2026-03-02T09:30:00Z", mode="inPerson")


def note(words, about=None, **more):
    return dict(more, note=words, participant=about, kind="barrier", impact=3, atMilliseconds=1000,
                confirmed=["1.4.10"], wording="verbatim", speaker="participant")


def log(notes, cleared=True):
    return {"observations": notes, "recorderRole": "moderator", "startedAt": "2026-03-02T09:30:00Z",
            "clearedBy": "moderator" if cleared else None,
            "clearedAt": "2026-03-03T09:30:00Z" if cleared else None}


def records():
    """Path below the study's folder, format and members of each record."""
    first, second = "S01-aaaa", "S02-bbbb"
    return [
        ("study", "study/1", STUDY, {
            "title": "Buying a ticket", "target": {"level": "AA", "platform": "web", "version": "2.2"},
            "tasks": {"pay": {"origins": ["tasktasktask1"], "title": "Pay", "position": "i",
                              "criteria": ["1.4.10"]}},
            "prompts": {"price": {"origins": ["promptprompt1"], "text": "Is the price found?",
                                  "position": "i"}}}),
        (f"participants/{LEAVING}", "participant/1", LEAVING, participant(LEAVING)),
        (f"participants/{STAYING}", "participant/1", STAYING, participant(STAYING, kept=True)),
        (f"sessions/{first}/session", "session/1", first, session(
            [LEAVING], today=word("today"), device=word("tablet"), productVersion=word("product"),
            assistiveTechnologies={"sessionat0001": {"name": word("sessionat")}},
            circumstances={"circumstance1": {"basis": "real", "text": word("sunlight")}},
            attempts={"attempt000001": {"task": "pay", "outcome": "done", "participant": LEAVING}},
            promptAnswers={"promptanswer1": {"prompt": "price", "answer": "seen"}})),
        (f"sessions/{first}/log-one", "log/1", "log-one", log({
            "note000000001": note(word("alone")), "note000000002": note(word("quoted"), LEAVING)})),
        (f"sessions/{first}/log-two", "log/1", "log-two", log({
            "note000000003": note(word("second"))}, cleared=False)),
        (f"sessions/{second}/session", "session/1", second, session(
            [LEAVING, STAYING], today=word("bothtoday"),
            attempts={"attempt000002": {"task": "pay", "outcome": "done", "participant": LEAVING},
                      "attempt000003": {"task": "pay", "outcome": "done", "participant": STAYING}})),
        (f"sessions/{second}/log-pair", "log/1", "log-pair", log({
            "note000000004": note(word("inpair"), LEAVING), "note000000005": note(word("whose")),
            "note000000006": note(word("stays", kept=True), STAYING)})),
        # An instrument that says nothing about answers takes any, so that an answer can hold a word to look for.
        ("../instruments/diary", "instrument/1", "diary", {
            "title": "Diary", "kind": "questionnaire", "wordingStatus": "ownWords",
            "items": {"one": {"origins": ["itemitemitem1"], "text": "What was it like?"}}}),
        ("responses/R01-aaaa", "response/1", "R01-aaaa", {
            "instrument": "diary", "participant": LEAVING, "session": first,
            "answers": {"one": {"origins": ["answeranswer1"], "value": word("answer")}}}),
        ("findings/F01-aaaa", "finding/1", "F01-aaaa", {
            "title": "Pay has no name", "description": "Nobody finds it.", "places": ["1.4.10"],
            "observations": {f"{first}/note000000002": {"origins": ["supportsuppo1"], "quote": True},
                             f"{second}/note000000006": {"origins": ["supportsuppo2"], "quote": True}},
            "rounds": {"2": {"origins": ["roundround001"], "state": "fixed",
                             "retestedWith": [LEAVING, STAYING]}}}),
        (PROFILE, "profile/1", "odalys", {
            "name": "Odalys", "whyTheyUseIt": "A ticket in time.", "money": "Varies.", "connection": "Prepaid.",
            "bases": {
                "basisbasis001": basis("whyTheyUseIt", "participant", LEAVING),
                "basisbasis002": basis("whyTheyUseIt", "note", f"{first}/note000000002"),
                "basisbasis003": basis("whyTheyUseIt", "response", "R01-aaaa"),
                "basisbasis004": basis("money", "note", f"{second}/note000000004"),
                "basisbasis005": basis("money", "participant", STAYING),
                "basisbasis006": dict(basis("money", "finding", "F01-aaaa"), date=DAY, enteredOn=DAY)}}),
    ]


def basis(claim, kind, reference):
    return {"claim": claim, "about": "0123456789abcdef", "kind": kind, "direction": "supports", "study": STUDY,
            "reference": reference, "date": "2026-03-02", "enteredBy": f"whoever asked {reference}"}


def digest(words):
    """The digest of a claim that is one text, as the profile's format has it."""
    return hashlib.sha256(f"{len(words.encode())}:{words}".encode()).hexdigest()[:16]


def traces_in_profile(place):
    """What the profile still says of whoever left."""
    text = (place.workspace / FOLDER / f"{PROFILE}.json").read_text("utf-8")
    return [one for one in (LEAVING, "S01-aaaa", "S02-bbbb", "R01-aaaa", "note0", DAY) if one in text]


def links_in_objects(place):
    """What git's store holds of links to whoever left, in findings and profiles of any version: their id, whatever is theirs
    alone, and the note of theirs in the session with the other."""
    theirs = (LEAVING, "S01-aaaa", "R01-aaaa", "S02-bbbb/note000000004")

    def is_theirs(reference):
        return any(reference == one or reference.startswith(f"{one}/") for one in theirs)

    listed = subprocess.run(["git", "cat-file", "--batch-check=%(objectname) %(objecttype)", "--batch-all-objects"],
                            cwd=place.workspace, env=place.env(), stdout=subprocess.PIPE, check=True).stdout.decode()
    found = []
    for name, kind in (line.split() for line in listed.splitlines()):
        if kind != "blob":
            continue
        data = subprocess.run(["git", "cat-file", "blob", name], cwd=place.workspace, env=place.env(),
                              stdout=subprocess.PIPE, check=True).stdout
        if b'"~format": "finding/' not in data and b'"~format": "profile/' not in data:
            continue
        record = json.loads(data)
        links = [key for key, entry in record.get("observations", {}).items() if not entry.get("erased")]
        links += [person for entry in record.get("rounds", {}).values() for person in entry.get("retestedWith") or []]
        links += [entry.get("reference") or "" for entry in record.get("bases", {}).values() if not entry.get("erased")]
        found += [f"{name}: {link}" for link in links if is_theirs(link)]
    return sorted(found)


def put(place, path, format, id, members):
    """Writes a record; kerb check --fix gives it its form."""
    target = place.workspace / FOLDER / f"{path}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    record = {"id": id, "origins": ["origin" + "".join(c for c in id.lower() if c.isalnum()).rjust(12, "0")],
              **members, "~format": format}
    target.write_text(json.dumps(record, ensure_ascii=False), "utf-8")


def build(place):
    WORDS.clear()
    KEPT.clear()
    for record in records():
        put(place, *record)
    return place.run("check", "--fix")


def git(place, *words, check=True):
    done = subprocess.run(
        ["git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org", *words],
        cwd=place.workspace, env=place.env(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, timeout=120)
    text = done.stdout.decode("utf-8", "replace")
    if check and done.returncode:
        raise RuntimeError(f"git {' '.join(words)}: {text}")
    return text


def set_up_driver(place):
    """The driver in the clone's configuration, as kerb team setup writes it."""
    status, _ = place.run("team", "setup")
    if status:
        git(place, "config", "merge.kerb.driver", f"'{places.KERB}' merge-driver %O %A %B %L %P")
        (place.workspace / ".gitattributes").write_text(
            "Personas/**/*.json merge=kerb -text\nSurveys/**/*.json merge=kerb -text\n")
    git(place, "config", "user.name", "Anna")
    git(place, "config", "user.email", "anna@example.org")


def commit(place, message):
    git(place, "add", "-A")
    git(place, "commit", "-q", "--no-verify", "-m", message)


def clone(place, remote=None):
    """Another machine: a home of its own with a clone of the workspace."""
    other = places.Place(copies=False)
    git_from = str(remote or place.workspace)
    subprocess.run(["git", "clone", "-q", git_from, str(other.workspace)], check=True,
                   env=other.env(), stdin=subprocess.DEVNULL)
    set_up_driver(other)
    return other


def holding(place, words):
    """Files outside .git that hold one of the words, with the word."""
    found = []
    for folder, folders, names in os.walk(place.home):
        if ".git" in folders:
            folders.remove(".git")
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                data = file.read()
            found += [f"{os.path.relpath(path, place.home)}: {word}" for word in words
                      if word.encode() in data or word in path]
    return sorted(found)


def in_objects(place, words):
    """Words that some object of git's store still holds."""
    data = subprocess.run(["git", "cat-file", "--batch", "--batch-all-objects"], cwd=place.workspace,
                          env=place.env(), stdout=subprocess.PIPE, check=True).stdout
    return [word for word in words if word.encode() in data]
