"""Seeded choices: the same seed makes the same study everywhere."""
import random

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


class Chance:
    def __init__(self, purpose, seed):
        self._random = random.Random(f"{purpose} {seed}")

    def one_in(self, share):
        return self._random.random() < share

    def number(self, low, high):
        return self._random.randint(low, high)

    def pick(self, values):
        values = list(values)
        return values[self._random.randrange(len(values))]

    def weighted(self, **weights):
        """One of the names, as often as its weight says; `null` is no value."""
        name = self._random.choices(list(weights), list(weights.values()))[0]
        return None if name == "null" else name

    def some(self, values, low, high):
        values = list(values)
        return self._random.sample(values, min(len(values), self.number(low, high)))

    def maybe(self, share, make):
        return make() if self.one_in(share) else None

    def id(self, length=16):
        return "".join(self._random.choice(LETTERS) for _ in range(length))

    def mark(self, share=0.04):
        """A tombstone now and then."""
        return True if self.one_in(share) else None
