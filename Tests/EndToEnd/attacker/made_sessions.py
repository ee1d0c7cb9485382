"""Random sessions with attempts, notes and answers, in files."""
from shapes import ATTEMPT, GIVEN, LOG, NOTE, RESPONSE, SESSION, entry, record

CRITERIA = ("1.1.1", "1.4.3", "2.4.3", "3.3.1", "3.3.2")
OUTCOMES = dict(done=6, partlyDone=1, notDone=2, stoppedByParticipant=1, notOffered=1)


class Mood:
    """How well one study goes: sometimes everybody manages, or answers the same."""

    def __init__(self, chance):
        self.done = chance.pick((None, None, None, "done", "notDone"))
        self.ease = chance.pick((None, None, 1, 7))
        self.answers = chance.pick((None, None, "best", "worst"))
        self.barriers = chance.pick((0, 0.3, 0.8))


def attempt(chance, mood, task, person, n):
    outcome = mood.done if mood.done and chance.one_in(0.9) else chance.weighted(**OUTCOMES)
    start = chance.number(0, 60_000)
    return entry(
        ATTEMPT, task=task, outcome=outcome, participant=person, position=chr(97 + n),
        assistance=chance.weighted(unassisted=4, assisted=1),
        ease=chance.maybe(0.8, lambda: mood.ease or chance.number(1, 7)),
        startedMilliseconds=start, endedMilliseconds=start + chance.number(20_000, 400_000))


def note(chance, mood, words, person, task):
    kind = "barrier" if chance.one_in(mood.barriers) else chance.pick(("success", "question"))
    return entry(
        NOTE, note=words, kind=kind, participant=person, task=task, atMilliseconds=1000,
        impact=chance.number(1, 4) if kind == "barrier" else None, speaker="participant",
        wording="verbatim", proposed=chance.some(CRITERIA, 0, 2))


def session(chance, mood, plan, id, round, here):
    """The session's files, and the names of its notes with whom they are of."""
    attempts = {
        chance.id(22): attempt(chance, mood, task, person, n)
        for person in here for n, task in enumerate(plan) if chance.one_in(0.85)}
    notes = {
        chance.id(22): note(
            chance, mood, f"said {chance.id(8)}", person, chance.pick(plan))
        for person in here for _ in range(chance.number(0, 2))}
    log = f"log-{chance.id(6)}"
    files = {
        f"sessions/{id}/session.json": record(
            "session/1", id, chance.id(), SESSION, participants=here, round=round,
            startedAt="2026-03-02T09:30:00Z", attempts=attempts),
        f"sessions/{id}/{log}.json": record(
            "log/1", log, chance.id(), LOG, observations=notes, recorderRole="moderator",
            startedAt="2026-03-02T09:30:00Z", clearedAt="2026-03-03T09:30:00Z",
            clearedBy="moderator")}
    return files, {f"{id}/{key}": one["participant"] for key, one in notes.items()}


def response(chance, mood, id, person, round, session):
    """Answers to the ten statements of one questionnaire, with the session or by the round alone."""
    def answer(number):
        if mood.answers and chance.one_in(0.95):
            return 5 if (number % 2 == 1) == (mood.answers == "best") else 1
        return chance.number(1, 5)
    answers = {
        f"q{number}": entry(GIVEN, chance.id(), value=str(answer(number)))
        for number in range(1, 11)}
    return record(
        "response/1", id, chance.id(), RESPONSE, instrument="sus", instrumentVersion="1996",
        participant=person, round=None if session else round, session=session,
        givenOn="2026-03-02", manner="readAloud", answers=answers)
