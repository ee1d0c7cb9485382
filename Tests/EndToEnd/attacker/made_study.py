"""A whole random study, as a map from file names to records."""
from chance import Chance
from made_people import TECHNOLOGIES, Leanings, participant
from made_rounds import rounds
from made_sessions import CRITERIA, Mood, response, session
from shapes import FINDING, ROUND_STATE, STUDY, SUPPORT, TASK, entry, record


class Made:
    """Files, and the people of each round whether they count or not."""

    def __init__(self, seed):
        self.chance = Chance("attacker", seed)
        chance = self.chance
        size = chance.number(8, 14) if chance.one_in(0.75) else chance.number(1, 7)
        self.people = [f"P{n:02}-{chance.id(4)}" for n in range(1, size + 1)]
        self.rounds = rounds(chance, self.people)
        self.files = {}
        self.words = {}
        leanings, mood = Leanings(chance), Mood(chance)
        for one in self.people:
            self.files[f"participants/{one}.json"] = participant(chance, leanings, one)
        self.tasks = {f"task-{n}": f"Task {n}" for n in range(1, chance.number(1, 3) + 1)}
        self._plan()
        self._meet(mood)
        self._find()

    def _plan(self):
        chance = self.chance
        tasks = {
            id: entry(
                TASK, chance.id(), title=title, position=chr(97 + n),
                criteria=chance.some(CRITERIA, 1, 3))
            for n, (id, title) in enumerate(self.tasks.items())}
        target = {"level": "AA", "platform": "web", "version": "2.2"}
        self.files["study.json"] = record(
            "study/1", "made", chance.id(), STUDY, title="A made study", target=target, tasks=tasks)

    def _meet(self, mood):
        chance = self.chance
        number, answered = 0, 0
        for round, people in self.rounds.items():
            waiting = list(people)
            while waiting:
                number += 1
                size = 2 if chance.one_in(0.15) else 1
                here, waiting = waiting[:size], waiting[size:]
                id = f"S{number:02}-{chance.id(4)}"
                files, notes = session(chance, mood, list(self.tasks), id, round, here)
                self.files.update(files)
                self.words.update({name: (person, round) for name, person in notes.items()})
                for person in here:
                    if chance.one_in(0.8):
                        answered += 1
                        self._answer(mood, answered, person, round, id)
            # Now and then somebody answers who was in no session of the round.
            for person in self.people:
                if person not in people and chance.one_in(0.1):
                    answered += 1
                    self._answer(mood, answered, person, round, None)

    def _answer(self, mood, number, person, round, session):
        id = f"R{number:02}-{self.chance.id(4)}"
        self.files[f"responses/{id}.json"] = response(
            self.chance, mood, id, person, round, session)

    def uses(self, person, technology):
        record = self.files[f"participants/{person}.json"]
        return technology in {
            one["name"] for one in record["assistiveTechnologies"].values()}

    def _find(self):
        """Findings; one that concerns a technology rests on notes about people who use it."""
        chance = self.chance
        for n in range(1, chance.number(0, 3) + 1):
            technology = chance.maybe(0.4, lambda: chance.pick(TECHNOLOGIES))
            notes = [
                name for name, (person, _) in self.words.items()
                if technology is None or self.uses(person, technology)]
            some = chance.some(notes, 0, 4)
            id = f"F{n:02}-{chance.id(4)}"
            self.files[f"findings/{id}.json"] = record(
                "finding/1", id, chance.id(), FINDING, title=f"Made finding {n}", kind="problem",
                places=chance.some(CRITERIA, 0, 1),
                technologies=[technology] if technology else [],
                tasks=chance.some(self.tasks, 0, 2),
                observations={
                    name: entry(SUPPORT, chance.id(), quote=chance.one_in(0.5)) for name in some},
                rounds={
                    str(round): entry(ROUND_STATE, chance.id(), state=chance.pick(
                        ("new", "stillThere", "fixed", "notRetested")))
                    for round in self.rounds if chance.one_in(0.6)})
