"""What people do to records between merges; each write goes into the ledger with what its writer saw."""
import hashlib

import records
from ledger import Register

STUDY = "bank"
ROOT = f"Surveys/{STUDY}"
TEXTS = {
    "findings": ("title", "description", "recommendation"),
    "study": ("purpose", "product", "informationSheet"),
    "session": ("today", "device", "productVersion"),
    "participant": ("firstLanguage",),
    "people": ("summary", "work", "income"),
    "evidence": ("source", "judgedBy", "tool"),
    "walkthroughs": ("talk", "tool"),
}
SCREENS = ("start", "pay-form")
TASKS = ("pay", "log-in", "read-bill")


class Editor:
    """Edits in one clone."""

    def __init__(self, clone, random):
        self.clone, self.team, self.random = clone, clone.team, random
        self.ledger = clone.team.ledger

    def word(self):
        """A text that nobody else writes."""
        self.team.words += 1
        return f"w{self.team.words}-{self.clone.name}"

    def usable(self, pattern):
        """Files that can be read and are neither erased nor deleted."""
        found = []
        for path in self.clone.files(pattern):
            record = self.clone.record(path)
            if record and not record.get("erased") and not records.is_raw(record):
                found.append(path)
        return found

    def pick(self, pattern):
        found = self.usable(pattern)
        if found and self.random.random() < 0.5:
            return found[0]  # where everybody works
        return self.random.choice(found) if found else None

    # The three ways of writing: a verb of kerb, another editor that keeps the metadata, an editor that does not

    def note(self, register, value, visible, how, certain=True):
        write = self.ledger.write(register, value, visible, self.clone.name, how, certain)
        self.clone.wrote(write)
        if how == "hand":
            self.clone.hand.setdefault(register.path, []).append((write, self.clone.head()))
        return write

    def by_tool(self, register, value):
        record = self.clone.record(register.path)
        visible = records.live(record, register)
        if visible == [value]:
            return
        records.edit(record, register, value, self.random)
        records.write(self.clone.path / register.path, record)
        self.note(register, value, visible, "tool")

    def by_hand(self, register, value):
        record = self.clone.record(register.path)
        found = records.descend(record, register.holder)
        visible = records.live(record, register)[:1]
        records.put(found, register, value)
        records.write(self.clone.path / register.path, record)
        # In a clone without hooks nobody can tell which value an editor's change replaced.
        self.note(register, value, visible, "hand", certain=False)

    def by_verb(self, register, value, *words):
        visible = records.live(self.clone.record(register.path), register)
        if self.clone.kerb(*words) != 0:
            raise self.team.trouble(self.clone, f"kerb {' '.join(words)} was refused")
        now = records.live(self.clone.record(register.path), register)
        if now != [value]:
            raise self.team.trouble(self.clone, f"kerb {' '.join(words)} left {now!r} in {register}")
        self.note(register, value, visible, "verb")

    def changed(self, register, value, *verb):
        """One of the three ways."""
        way = self.random.random()
        if verb and way < 0.3 and not self.clone.record(register.path).get("deleted"):
            self.by_verb(register, value, *verb)
        elif way < 0.85 and not self.clone.hand.get(register.path):
            self.by_tool(register, value)
        else:
            self.by_hand(register, value)

    # What people do

    def finding_text(self):
        path = self.pick(f"{ROOT}/findings/F*.json")
        if path:
            field, value = self.random.choice(TEXTS["findings"]), self.word()
            identifier = path.split("/")[-1][:-5]
            self.changed(Register(path, (), (field,)), value,
                         "finding", "edit", STUDY, identifier, f"--{field}", value)

    def study_text(self):
        self.plain_text(f"{ROOT}/study.json", "study")

    def session_text(self):
        self.plain_text(f"{ROOT}/sessions/*/session.json", "session")

    def participant_text(self):
        self.plain_text(f"{ROOT}/participants/P*.json", "participant")

    def persona_text(self):
        self.plain_text("Personas/people/*.json", "people")

    def evidence_text(self):
        path = self.pick(f"{ROOT}/evidence/*.json")
        if path and self.random.random() < 0.6:
            item = self.random.choice(sorted(self.clone.record(path)["items"]))
            self.changed(Register(path, ("items", item), ("note",)), self.word())
        else:
            self.plain_text(f"{ROOT}/evidence/*.json", "evidence")

    def walkthrough_text(self):
        self.plain_text(f"{ROOT}/walkthroughs/*.json", "walkthroughs")

    def screen(self):
        path = f"{ROOT}/study.json"
        if self.clone.record(path):
            self.changed(Register(path, ("screens", self.random.choice(SCREENS)), ("title",)), self.word())

    def picture_text(self):
        path = self.pick(f"{ROOT}/attachments/pic-*.json")
        if path:
            self.changed(Register(path, (), ("alternative",)), f"shows {self.word()}")

    def picture(self):
        """Two people may attach the same picture in two clones."""
        path = self.pick(f"{ROOT}/findings/F*.json")
        if not path or self.clone.record(path)["deleted"]:
            return
        number, value = self.random.randint(1, 4), f"shows {self.word()}"
        data = records.picture(number)
        file = self.clone.home.folder / "tmp" / "picture.png"
        file.write_bytes(data)
        name = f"pic-{hashlib.sha256(data).hexdigest()[:20]}"
        register = Register(f"{ROOT}/attachments/{name}.json", (), ("alternative",))
        visible = records.live(self.clone.record(register.path), register)
        to = path.split("/")[-1][:-5]
        if self.clone.kerb("attach", str(file), "--to", to, "--alt", value, "--study", STUDY) != 0:
            raise self.team.trouble(self.clone, "kerb attach was refused")
        now = records.live(self.clone.record(register.path), register)
        if now != visible:
            self.note(register, now[0], visible, "verb")

    def plain_text(self, pattern, kind):
        path = self.pick(pattern)
        if path:
            self.changed(Register(path, (), (self.random.choice(TEXTS[kind]),)), self.word())

    def device(self):
        """A set: somebody adds a device, or takes one away."""
        path = self.pick(f"{ROOT}/participants/P*.json")
        if not path:
            return
        held = self.clone.record(path)["devices"]
        if held and self.random.random() < 0.4:
            member, value = self.random.choice(held), False
        else:
            member, value = self.word(), True
        register = Register(path, (), ("devices", member), True)
        identifier = path.split("/")[-1][:-5]
        wanted = sorted(set(held) | {member} if value else set(held) - {member})
        if self.random.random() < 0.3 and wanted and not self.clone.record(path)["deleted"]:
            words = [word for name in wanted for word in ("--device", name)]
            self.by_verb_of_set(register, value, "participant", "edit", STUDY, identifier, *words)
        else:
            self.by_tool(register, value)

    def by_verb_of_set(self, register, value, *words):
        visible = records.live(self.clone.record(register.path), register)
        if self.clone.kerb(*words) != 0:
            raise self.team.trouble(self.clone, f"kerb {' '.join(words)} was refused")
        self.note(register, value, visible, "verb")

    def new_finding(self):
        identifier = f"F{len(self.clone.files(f'{ROOT}/findings/F*.json')) + 1:02}-" \
            + records.identifier(self.random, 4)
        if identifier[-4:].isdigit():
            identifier = identifier[:-1] + "k"
        value = self.word()
        if self.clone.kerb("finding", "new", STUDY, value, "--id", identifier) != 0:
            raise self.team.trouble(self.clone, "kerb finding new was refused")
        self.note(Register(f"{ROOT}/findings/{identifier}.json", (), ("title",)), value, [], "verb")

    def task(self):
        """A named entry: two people may make the same one in two clones."""
        name, path = self.random.choice(TASKS), f"{ROOT}/study.json"
        record = self.clone.record(path)
        if not record:
            return
        register = Register(path, ("tasks", name), ("title",))
        if name in record["tasks"]:
            self.changed(register, self.word())
            return
        value = self.word()
        if self.clone.kerb("study", "task", "add", STUDY, value, "--id", name) != 0:
            raise self.team.trouble(self.clone, "kerb study task add was refused")
        self.note(register, value, [], "verb")

    def notes(self):
        """A recorder appends notes to its own log."""
        folder = self.pick(f"{ROOT}/sessions/*/session.json")
        if not folder:
            return
        folder = folder.rsplit("/", 1)[0]
        name = f"log-{self.clone.name}{self.clone.logs:04}"
        path = f"{folder}/{name}.json"
        record = self.clone.record(path)
        if record is None and (self.clone.path / path).exists():
            return
        if record is None:
            record = self.team.log_of(name, self.random)
        if record.get("erased"):
            return
        added = []
        for _ in range(self.random.randint(1, 3)):
            key, value = self.team.next_entry(self.random), self.word()
            record["observations"][key] = self.team.observation(value)
            added.append((Register(path, ("observations", key), ("note",)), value))
        records.write(self.clone.path / path, record)
        for register, value in added:
            self.note(register, value, [], "tool")

    def retag(self):
        """An analyst changes a note of any log."""
        path = self.pick(f"{ROOT}/sessions/*/log-*.json")
        record = path and self.clone.record(path)
        if not record or not record["observations"]:
            return
        key = self.random.choice(sorted(record["observations"]))
        entry = record["observations"][key]
        if entry.get("erased"):
            return
        if self.random.random() < 0.6:
            register, value = Register(path, ("observations", key), ("note",)), self.word()
        else:
            register = Register(path, ("observations", key), ("impact",))
            value = self.random.choice([v for v in range(5) if v != entry["impact"]])
        self.changed(register, value)

    def delete(self):
        """Something is marked as deleted, or brought back; findings, sessions, notes and people go on naming it."""
        noun, pattern = self.random.choice((
            ("finding", "findings/F*.json"), ("participant", "participants/P*.json"),
            ("session", "sessions/*/session.json"), ("study task", "study.json")))
        path = self.pick(f"{ROOT}/{pattern}")
        if not path:
            return
        record, identifier, holder = self.clone.record(path), path.split("/")[-1][:-5], ()
        if noun == "study task":
            identifier = self.random.choice(sorted(record["tasks"]))
            holder = ("tasks", identifier)
        elif noun == "session":
            identifier = path.split("/")[-2]
        register = Register(path, holder, ("deleted",))
        visible = records.live(record, register)
        words = ["--undo"] if records.descend(record, holder)["deleted"] else ["--yes"]
        if self.clone.kerb(*noun.split(), "delete", STUDY, identifier, *words) != 0:
            raise self.team.trouble(self.clone, f"kerb {noun} delete {' '.join(words)} was refused")
        self.team.has_deleted = True
        now = records.live(self.clone.record(path), register)
        if now != visible:
            self.note(register, now[0] if now else None, visible, "verb")

    def support(self):
        """A finding gets a note that supports it."""
        path, log = self.pick(f"{ROOT}/findings/F*.json"), self.pick(f"{ROOT}/sessions/*/log-*.json")
        record = log and self.clone.record(log)
        if not path or not record or record["deleted"] or self.clone.record(path)["deleted"]:
            return
        keys = [key for key, entry in sorted(record["observations"].items())
                if not entry.get("erased") and not entry["deleted"]]
        if not keys:
            return
        key = self.random.choice(keys)
        identifier, session = path.split("/")[-1][:-5], log.split("/")[-2]
        held = self.clone.record(f"{ROOT}/sessions/{session}/session.json")
        if not held or held.get("erased") or held["deleted"]:
            return
        if self.clone.kerb("finding", "edit", STUDY, identifier, "--observation", f"{session}/{key}") != 0:
            raise self.team.trouble(self.clone, "kerb finding edit --observation was refused")

    def settle(self):
        """Somebody settles a conflict with kerb, with words that fit both. Returns whether there was one."""
        for register in sorted(self.ledger.writes):
            record = self.clone.record(register.path)
            values = records.live(record, register) if record else []
            if len(set(map(repr, values))) < 2 or not all(isinstance(value, str) for value in values):
                continue
            if record["deleted"] or records.descend(record, register.holder)["deleted"]:
                continue
            field = "".join("/" + part for part in (*register.holder, *register.parts))
            value = self.word()
            status = self.clone.kerb("team", "resolve", register.path, "--field", field, "--take", value)
            if status not in (0, 1):
                raise self.team.trouble(self.clone, "kerb team resolve --take was refused")
            now = records.live(self.clone.record(register.path), register)
            if now != [value]:
                raise self.team.trouble(self.clone, f"kerb team resolve left {now!r} in {register}")
            self.note(register, value, values, "verb")
            return True
        return False

    ALL = (
        ("finding_text", 6), ("study_text", 3), ("session_text", 3), ("participant_text", 3),
        ("persona_text", 2), ("device", 3), ("new_finding", 1), ("task", 3), ("notes", 5),
        ("retag", 6), ("delete", 2), ("support", 2), ("evidence_text", 3), ("walkthrough_text", 2), ("screen", 2),
        ("picture_text", 2), ("picture", 1))

    def anything(self):
        names, weights = zip(*self.ALL)
        name = self.random.choices(names, weights)[0]
        getattr(self, name)()
        return name
