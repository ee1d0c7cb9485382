"""A record that cannot be read, as somebody without kerb may leave and send it, and mending it."""
import os

import records

LINE = records.SPOILING.encode()
KINDS = ("findings/F*.json", "sessions/*/log-*.json", "participants/P*.json")


class Spoiling:
    """In one clone. At most one record of a history is spoiled."""

    #: `UNREADABLE=0` leaves it out.
    is_on = os.environ.get("UNREADABLE", "1") != "0"

    def __init__(self, clone):
        self.clone, self.team = clone, clone.team

    def spoil(self, random):
        """Whether there was a record that could be spoiled."""
        found = [path for path in self.clone.files(f"Surveys/bank/{random.choice(KINDS)}")
                 if (self.clone.record(path) or {"erased": True}).get("erased") is not True]
        if not found:
            return False
        path = random.choice(found)
        file = self.clone.path / path
        file.write_bytes(file.read_bytes().replace(b"\n", b"\n" + LINE, 1))
        self.team.spoiled = path
        return True

    def mend(self):
        """Takes the line out where it still stands; returns whether it did."""
        path = self.team.spoiled
        if path is None:
            return False
        file = self.clone.path / path
        if not file.exists() or LINE not in file.read_bytes():
            return False
        file.write_bytes(file.read_bytes().replace(LINE, b""))
        self.team.note(f"{self.clone.name}: {path} is mended by hand", 0)
        if path in self.clone.unread:
            made = self.team.ledger.rolled_back(
                path, self.clone.unread.pop(path), self.clone.record(path), self.clone.name, self.clone.is_safe)
            for write in made:
                self.clone.wrote(write)
        return True

    def settle(self):
        """Both sides of a merge of the spoiled record, mended and put together by kerb. Returns whether it is settled."""
        path = self.team.spoiled
        sides = []
        for stage in (2, 3):
            text = self.clone.ask("show", f":{stage}:{path}").encode().replace(LINE, b"")
            place = self.clone.home.folder / "tmp" / f"side-{stage}.json"
            place.write_bytes(text)
            if records.read(place) is None:
                return False
            sides.append(str(place))
        if self.clone.kerb("merge-driver", sides[0], sides[0], sides[1], "7", path) != 0:
            return False
        (self.clone.path / path).write_bytes(open(sides[0], "rb").read())
        self.clone.must("add", "--", path)
        return True
