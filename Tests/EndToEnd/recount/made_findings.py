"""Random findings: with and without notes, people, tasks and screens that they are about, and retests."""
from made_people import ABILITIES
from shapes import FINDING, ROUND_STATE, SUPPORT, entry, record

STATES = dict(new=2, stillThere=2, better=1, worse=1, fixed=5, notRetested=1)
#: Parts of names as somebody would write them.
PARTS = ("voiceover", "VoiceOver", "nvda", "zoom", "écran", "switch", "screen reader")


def supports(chance, notes):
    return {
        name: entry(SUPPORT, chance.id(), deleted=chance.mark(0.08))
        for name in chance.some(notes, 0, 5)}


def round_states(chance, people, rounds):
    return {
        str(round): entry(
            ROUND_STATE, chance.id(), state=chance.weighted(**STATES), deleted=chance.mark(),
            retestedWith=chance.some(people, 0, 3))
        for round in range(1, rounds + 1) if chance.one_in(0.7)}


def finding(chance, plan, people, notes, rounds, id):
    return record(
        FINDING, id, chance.id(), title="A made finding", deleted=chance.mark(0.03),
        kind=chance.weighted(problem=6, strength=2, null=2), places=plan.some_places(0, 2),
        observations=supports(chance, notes), rounds=round_states(chance, people, rounds),
        technologies=chance.some(PARTS, 1, 2) if chance.one_in(0.3) else [],
        needs=chance.some(ABILITIES, 1, 2) if chance.one_in(0.3) else [],
        tasks=chance.some(plan.tasks, 1, 2) if chance.one_in(0.3) else [],
        screens=chance.some(plan.screens, 1, 2) if chance.one_in(0.4) else [])
