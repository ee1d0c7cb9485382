"""Random walkthroughs: what a team expected before anybody tried it, some of it with criteria that nobody kept."""
from shapes import entry, record

SHAPE, BARRIER = "walkthrough", "walkthrough.barriers"


def barrier(chance, plan):
    return entry(
        BARRIER, answer=chance.id(), text="a made obstacle", places=plan.some_places(0, 2), on="2026-03-02",
        settled=chance.weighted(yes=3, null=1) and True, deleted=chance.mark(),
        cause=chance.weighted(product=2, unfamiliarity=1, null=3))


def walkthrough(chance, plan, rounds, id):
    return record(
        SHAPE, id, chance.id(), profile="a-made-profile", task="a-made-task", heldOn="2026-03-02",
        manner=chance.pick(("reasoned", "setUp", "simulation")), deleted=chance.mark(),
        round=chance.maybe(0.8, lambda: chance.number(1, rounds)),
        barriers={chance.id(22): barrier(chance, plan) for _ in range(chance.number(0, 4))})
