"""A team: forge, clones, ledger, and the words for what went wrong."""
import pathlib
import random
import shutil
import tempfile

import clones
import edits
import forge
import records
import tools
from ledger import Ledger

START = 1_772_000_000_000
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def place():
    """A folder in memory where there is one."""
    memory = pathlib.Path("/dev/shm")
    return str(memory) if memory.is_dir() else None


def moment(milliseconds):
    return "".join(LETTERS[milliseconds >> 5 * at & 31] for at in range(8, -1, -1))


class Team:
    def __init__(self, seed, template, count, mutant=None, features=frozenset(), exports=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kerb-machine-", dir=place()))
        self.random = random.Random(seed)
        self.ledger = Ledger()
        self.words = self.entries = 0
        self.diary = []
        self.problems, self.late = [], []
        self.mutant = mutant
        self.driver = tools.HERE / "mutant-driver" if mutant else tools.KERB
        self.features = features
        self.can_set_up = "setup" in features and not mutant
        self.can_sync = "sync" in features and not mutant
        self.can_resolve = "resolve" in features and not mutant
        self.exports = exports
        self.forge = forge.Forge(self, template)
        self.clones = []
        kinds = ["kerb", "kerb"] + [self.random.choice(clones.KINDS) for _ in range(max(0, count - 2))]
        if count > 2:
            kinds[2] = self.random.choice(("plain", "missing", "crashing"))
        for number, kind in enumerate(kinds[:count]):
            name = f"{LETTERS[10 + number // 22]}{LETTERS[10 + number % 22]}"
            self.clones.append(clones.Clone(self, name, kind, agrees=number % 2 == 0))

    def note(self, what, status, said=""):
        self.diary.append((what, status, said[-2000:]))

    def trouble(self, clone, words):
        return clones.Trouble(f"{clone.name} ({clone.kind}): {words}\n{clone.said}")

    def problem(self, words, stops=True):
        """What does not stop a history is told at its end, once."""
        (self.problems if stops else self.late).append(words)

    def next_entry(self, source):
        self.entries += 1
        return moment(START + self.entries * 1000) + records.identifier(source, 13)

    def observation(self, words):
        return {
            "atMilliseconds": 1000 * self.entries, "basis": "seenOrHeard", "beyondWcag": None,
            "confirmed": [], "deleted": None, "dimensions": ["see"], "dropped": [], "earlier": {},
            "impact": None, "kind": "barrier", "language": None, "note": words,
            "participant": None, "principles": [], "proposed": ["1.4.3"], "reviewedBy": None, "sameMomentAs": None,
            "screen": None, "speaker": None, "sync": None, "task": "pay", "typedAfter": None, "typedBefore": None,
            "wording": None}

    def log_of(self, name, source):
        return {
            "clearedAt": "2026-03-12T18:02:00Z", "clearedBy": "reviewer", "deleted": None,
            "id": name, "marks": {}, "observations": {}, "origins": [records.identifier(source, 16)],
            "recorderRole": "noteTaker", "source": None, "startedAt": "2026-03-11T15:45:00Z", "sync": None,
            "~format": "log/1"}

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def others(work, source):
    """Records of other kinds: screens, a batch of evidence, a walkthrough."""
    def origins():
        return [records.identifier(source, 16)]

    study = records.read(work / "Surveys/bank/study.json")
    for position, name in zip("hp", edits.SCREENS):
        study["screens"][name] = {"deleted": None, "origins": origins(), "position": position, "sync": None,
                                  "title": f"first title of {name}"}
    records.write(work / "Surveys/bank/study.json", study)
    nothing = dict.fromkeys((
        "answer", "beyondWcag", "coversAllScreens", "deleted", "describedPerson", "impact", "judgement", "outcome",
        "question", "quote", "rule", "speaker", "sync", "task"))
    records.write(work / "Surveys/bank/evidence/reviews.json", {
        "checklist": None, "deleted": None, "id": "reviews", "judgedBy": None, "kind": "documented",
        "origins": origins(), "round": None, "source": "first source", "sourceDate": None, "sync": None, "tool": None,
        "~format": "evidence/1", "items": {
            name: nothing | {"kind": "barrier", "note": f"first note of {name}", "origins": origins(),
                             "places": ["1.4.3"], "screens": []} for name in ("contrast", "letters")}})
    records.write(work / "Surveys/bank/walkthroughs/W01-k2aa.json", {
        "answers": {}, "barriers": {}, "deleted": None, "evaluators": ["designer"], "finishedOn": None,
        "heldOn": "2026-03-01", "id": "W01-k2aa", "manner": "reasoned", "origins": origins(), "over": None,
        "parked": {}, "profile": "ada", "round": 1, "sync": None, "talk": "first talk", "task": "pay", "tool": None,
        "~format": "walkthrough/1"})


def template(folder, exports, raw_notes="allowed"):
    """A bare repository with the workspace that every history begins with."""
    folder = pathlib.Path(folder)
    home = tools.Home(folder / "home", "starter")
    work = folder / "work"

    def must(*words):
        status, said = tools.run(list(words), work if work.exists() else folder, home.env())
        if status != 0:
            raise SystemExit(f"{' '.join(words)} failed with {status}\n{said}")

    kerb = tools.KERB
    must("git", "init", "-q", "-b", "main", str(work))
    must(kerb, "init", ".", "--bare", "--name", "Team")
    study = ["bank"]
    must(kerb, "study", "new", "bank", "--title", "Bank", "--purpose", "first purpose")
    must(kerb, "study", "task", "add", "bank", "Pay", "--id", "pay")
    people = ["P01-k2aa", "P02-k2bb", "P03-k2cc", "P04-k2dd", "P05-k2ee", "P06-k2ff"]
    sessions = [f"S{person[1:]}" for person in people]
    for person, session in zip(people, sessions):
        must(kerb, "participant", "new", *study, "--id", person, "--device", f"phone of {person}",
             "--first-language", "English")
        must(kerb, "session", "new", *study, "--id", session, "--participant", person,
             "--today", "well")
    for number in (1, 2):
        must(kerb, "finding", "new", *study, f"first title {number}", "--id", f"F{number:02}-k2aa",
             "--description", "first description", "--kind", "problem")
    must(kerb, "persona", "new", "Ada", "--id", "ada", "--summary", "first summary")
    source = random.Random(1)
    maker = Team.__new__(Team)
    maker.entries = 0
    for session in sessions[:2]:
        name = "log-" + session[-4:] + "00"
        log = maker.log_of(name, source)
        for number in range(6):
            key = maker.next_entry(source)
            log["observations"][key] = maker.observation(f"first note {number}")
        records.write(work / f"Surveys/bank/sessions/{session}/{name}.json", log)
    others(work, source)
    (folder / "picture.png").write_bytes(records.picture(0))
    must(kerb, "attach", str(folder / "picture.png"), "--to", "F01-k2aa", "--alt", "shows the first words", "--study",
         "bank")
    settings = work / ".kerb/workspace.json"
    record = records.read(settings)
    record["rawNotes"] = raw_notes
    records.write(settings, record)
    if tools.can("team", "setup"):
        must(kerb, "team", "setup")
    else:
        (work / ".gitattributes").write_text(tools.ATTRIBUTES)
    if exports:
        must(kerb, "study", "round", "close", "bank", "1")
        must(kerb, "report", "all", "bank")
    must(kerb, "check")
    must("git", "add", "-A")
    must("git", "commit", "-q", "-m", "start")
    must("git", "clone", "-q", "--bare", str(work), str(folder / "template.git"))
    return folder / "template.git"
