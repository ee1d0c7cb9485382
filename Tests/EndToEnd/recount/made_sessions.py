"""Random sessions: alone and in pairs, rehearsals, rounds, attempts and answers."""
from made_people import technologies
from shapes import ANSWER, ATTEMPT, SESSION, entry, erased, record

OUTCOMES = dict(
    done=5, partlyDone=3, notDone=3, stoppedByParticipant=2, stoppedByModerator=2, notOffered=2,
    null=2)


def one_of(chance, people, share):
    """A name of the session's people, or none; a name is the rule where there are several."""
    return chance.pick(people) if people and chance.one_in(share) else None


def attempt(chance, plan, people, n):
    return entry(
        ATTEMPT, task=chance.pick(plan.tasks), outcome=chance.weighted(**OUTCOMES),
        participant=one_of(chance, people, 0.6), position=chr(97 + n), deleted=chance.mark(),
        assistance=chance.weighted(assisted=1, unassisted=1, null=1),
        endedAtTimeLimit=chance.maybe(0.1, lambda: True),
        ease=chance.maybe(0.7, lambda: chance.number(1, 7)))


def answer(chance, plan, people):
    return entry(
        ANSWER, prompt=chance.pick(plan.prompts), participant=one_of(chance, people, 0.4),
        answer=chance.pick(("seen", "notSeen", "didNotComeUp")), deleted=chance.mark())


def who_comes(chance, people):
    how_many = int(chance.weighted(**{"0": 2, "1": 70, "2": 22, "3": 6}))
    return chance.some(people, how_many, how_many)


def session(chance, plan, people, rounds, id):
    if chance.one_in(0.02):
        return erased(SESSION, id, chance.id())
    here = who_comes(chance, people)
    answers = chance.number(0, 3) if plan.prompts else 0
    return record(
        SESSION, id, chance.id(), participants=here, deleted=chance.mark(0.02),
        pilot=chance.weighted(pilot=2, null=10) and True,
        round=chance.maybe(0.85, lambda: chance.number(1, rounds)),
        startedAt="2026-03-02T09:30:00Z",
        assistiveTechnologies=technologies(chance, 1, 2) if chance.one_in(0.25) else {},
        attempts={
            chance.id(22): attempt(chance, plan, here, n) for n in range(chance.number(0, 4))},
        promptAnswers={chance.id(22): answer(chance, plan, here) for _ in range(answers)})
