"""Random evidence that no participant gave, of every kind and with every outcome."""
from shapes import BATCH, ITEM, entry, record

KINDS = ("expert", "tool", "simulated", "persona", "documented")
OUTCOMES = dict(passed=2, failed=2, cantTell=2, inapplicable=1, untested=3, null=2)


def item(chance, plan):
    return entry(
        ITEM, chance.id(), note="a made statement", places=plan.some_places(0, 3),
        outcome=chance.weighted(**OUTCOMES), coversAllScreens=chance.weighted(yes=1, null=3) and True,
        kind=chance.weighted(barrier=2, noBarrier=2, context=1, null=2), deleted=chance.mark(),
        beyondWcag=chance.maybe(0.08, lambda: True))


def batch(chance, plan, rounds, id):
    return record(
        BATCH, id, chance.id(), kind=chance.pick(KINDS), deleted=chance.mark(),
        round=chance.maybe(0.6, lambda: chance.number(1, rounds)), source="a made source",
        items={f"item-{n}": item(chance, plan) for n in range(chance.number(0, 3))})
