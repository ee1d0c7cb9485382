"""A random plan: target, screens, tasks, and things to watch for."""
import hashlib
import json

import wcag
from shapes import PROMPT, ROUND, SCREEN, STUDY, TASK, entry, record

PLATFORMS = ("web", "ios", "android", "mobile", "desktop", "document", "kiosk", "software")


def digest(text):
    """The end of a write id: the beginning of the digest of the value as compact JSON."""
    return hashlib.sha256(json.dumps(text).encode()).hexdigest()[:8]


class Plan:
    """What sessions, notes and findings of one study may name."""

    def __init__(self, chance):
        self.chance = chance
        self.version = chance.pick(("2.0", "2.1", "2.2", "2.2"))
        self.level = chance.pick(("A", "AA", "AA", "AAA"))
        inside = wcag.criteria(self.version, self.level)
        #: Few, so that signs of several kinds meet at one criterion.
        self.criteria = chance.some(inside, 4, 9)
        self.places = self.criteria + chance.some(wcag.numbers(), 1, 2) + chance.some(
            ("1", "2", "1.4", "2.4", "3.3", "4.1.1"), 0, 2)
        self.screens = {f"screen-{n}": self.screen(n) for n in range(chance.number(0, 4))}
        self.tasks = {f"task-{n}": self.task(n) for n in range(chance.number(1, 5))}
        self.closed = {
            str(n): entry(ROUND, chance.id(), closedOn="2026-04-01")
            for n in (1, 2, 3) if chance.one_in(0.7)}
        self.prompts = {f"prompt-{n}": self.prompt(n) for n in range(chance.number(0, 5))}

    def some_places(self, low, high):
        return self.chance.some(self.places, low, high)

    def screen(self, n):
        return entry(
            SCREEN, self.chance.id(), position=chr(97 + n), title=f"Screen {n}",
            deleted=self.chance.mark(0.02))

    def task(self, n):
        chance = self.chance
        origin, made = chance.id(), self.worded(n)
        return dict(made, origins=[origin], sync=self.reworded(n, origin))

    def reworded(self, n, origin):
        """What a file says where somebody has written another title over the first."""
        if not self.chance.one_in(0.1):
            return None
        return {"/title": {
            "also": {}, "over": [f"{origin}#{digest('Another title')}"],
            "write": f"{self.chance.id()}#{digest(f'Task {n}')}"}}

    def worded(self, n):
        chance = self.chance
        return entry(
            TASK, chance.id(), position=chr(97 + n), title=f"Task {n}", deleted=chance.mark(0.02),
            criteria=self.some_places(0, 3), screens=chance.some(self.screens, 0, 2),
            timeLimitMinutes=chance.maybe(0.2, lambda: 15))

    def prompt(self, n):
        chance = self.chance
        return entry(
            PROMPT, chance.id(), position=chr(97 + n), text=f"Does thing {n} happen?",
            criteria=self.some_places(0, 2), deleted=chance.mark(0.02),
            favourable=chance.weighted(seen=3, notSeen=3, null=3),
            beyondWcag=chance.maybe(0.1, lambda: True))

    def record(self, id):
        target = {
            "level": self.level, "platform": self.chance.pick(PLATFORMS), "version": self.version}
        return record(
            STUDY, id, self.chance.id(), title="A made study", target=target,
            screens=self.screens, tasks=self.tasks, prompts=self.prompts, rounds=self.closed)
