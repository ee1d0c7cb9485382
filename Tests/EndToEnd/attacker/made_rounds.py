"""Who comes to which round: rounds that share nobody, everybody, one person, or anything between."""


def rounds(chance, people):
    """People by round."""
    number = chance.pick((1, 2, 2, 3, 4))
    how = chance.pick(("apart", "same", "growing", "shrinking", "linked", "any", "any"))
    return {
        round: sorted(some) for round, some in enumerate(_made(chance, people, number, how), 1)
        if some}


def _made(chance, people, number, how):
    if how == "apart":
        cuts = sorted(chance.number(0, len(people)) for _ in range(number - 1))
        return [people[a:b] for a, b in zip([0, *cuts], [*cuts, len(people)])]
    if how == "same":
        return [people] * number
    if how in ("growing", "shrinking"):
        sizes = sorted(chance.number(1, len(people)) for _ in range(number))
        some = [people[:size] for size in sizes]
        return some if how == "growing" else some[::-1]
    if how == "linked":
        size = max(1, len(people) // number)
        shared = chance.number(0, 3)
        return [people[max(0, n * size - shared):(n + 1) * size] for n in range(number)]
    least = len(people) // 2 if chance.one_in(0.5) else 1
    return [chance.some(people, max(1, least), len(people)) for _ in range(number)]
