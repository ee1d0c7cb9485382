"""What means, alone and compared with each other, tell of single answers."""
import math

LEAST = 3


def wins(told):
    """`told`: all means of all releases, each with the people of its release."""
    results = []
    for people, mean in told:
        results += _alone(people, mean)
    for one_people, one in told:
        for two_people, two in told:
            gone = one_people - two_people
            if one.about == two.about and two_people < one_people and len(gone) < LEAST:
                results += _compared(one, two, gone)
    return results


def _answers(mean, people):
    return sorted(n for n in mean.answers if n <= len(people)) or [len(people)]


def _sums(mean, n):
    """Sums of n answers, in steps of the scale from its lowest answer, that give the mean."""
    low, high, step = mean.scale
    most = round((high - low) / step)
    first = math.ceil((mean.low - low) * n / step - 1e-9)
    last = math.floor((mean.high - low) * n / step + 1e-9)
    return most, [total for total in range(max(first, 0), min(last, most * n) + 1)]


def _alone(people, mean):
    results = []
    name = f"{mean.about} ({mean.place})"
    equal, lowest, highest = True, set(), set()
    some = False
    for n in _answers(mean, people):
        most, sums = _sums(mean, n)
        for total in sums:
            spreads = _spreads(n, total, most, mean)
            if not spreads:
                continue
            some = True
            for low, high in spreads:
                lowest.add(low)
                highest.add(high)
                equal = equal and low == high
    if not some:
        return [("impossible", f"{name}: no answers give this mean")]
    if equal:
        results.append(("value", f"{name}: all answers are alike, so everybody's is known"))
    elif len(lowest) == 1 or len(highest) == 1:
        results.append(("value", f"{name}: the lowest or the highest answer is known"))
    # Knowing one answer must leave the others open in some world at least.
    worlds = {
        n: _sums(mean, n) for n in _answers(mean, people)}
    for answer in range(0, max(most for most, _ in worlds.values()) + 1):
        fitting = [
            (n, total - answer, most) for n, (most, sums) in worlds.items() for total in sums
            if 0 <= total - answer <= most * (n - 1)]
        if fitting and all(rest in (0, most * (n - 1)) for n, rest, most in fitting):
            results.append(("value", f"{name}: who knows one answer knows all others"))
            break
    return results


def _spreads(n, total, most, mean):
    """The lowest and highest answers that are possible together with sum and, where one is printed, interval."""
    low, high, step = mean.scale
    if mean.interval is None:
        least = max(0, total - most * (n - 1))
        return [(least, min(most, total - least * (n - 1)))] + [
            (total // n, -(-total // n))]
    wanted = _squares(n, total, mean)
    if wanted is None:
        return [(total // n, total // n)] if total % n == 0 else []
    results = []
    for least in range(0, total // n + 1):
        for greatest in range(-(-total // n), most + 1):
            if _exists(n, total, least, greatest, wanted):
                results.append((least, greatest))
    return results


def _squares(n, total, mean):
    """The range of the sum of squared differences from the mean that the interval tells; None where all are alike."""
    if mean.interval is False:
        return None
    t = _student(n - 1)
    half = (mean.interval[1] - mean.interval[0]) / 2
    error = mean.interval[2]
    step = mean.scale[2]
    low = max(0.0, (half - error) / t / step) ** 2 * n * (n - 1)
    high = ((half + error) / t / step) ** 2 * n * (n - 1)
    return low, high


def _exists(n, total, least, greatest, wanted):
    """Whether n answers from least to greatest, both given, have the sum and the squares."""
    if n == 1:
        return least == greatest == total
    rest, sum_left = n - 2, total - least - greatest
    if not rest * least <= sum_left <= rest * greatest:
        return False
    mean = total / n
    fixed = (least - mean) ** 2 + (greatest - mean) ** 2
    # The squares of the others lie between all as equal as possible and all at the ends.
    even, odd = (sum_left // rest, sum_left % rest) if rest else (0, 0)
    smallest = fixed + (rest - odd) * (even - mean) ** 2 + odd * (even + 1 - mean) ** 2
    largest = fixed
    left = sum_left - rest * least
    width = greatest - least
    for _ in range(rest):
        here = min(left, width)
        largest += (least + here - mean) ** 2
        left -= here
    return smallest <= wanted[1] and largest >= wanted[0]


def _student(degrees):
    """The 97.5 % point of Student's t, near enough to undo a printed interval."""
    table = {
        1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262,
        10: 2.228, 11: 2.201, 12: 2.179, 13: 2.160, 14: 2.145}
    return table.get(degrees, 2.0)


def _compared(one, two, gone):
    """Two releases of one round: what those who left in between had answered."""
    low, high, step = one.scale
    values = set()
    for n in one.answers:
        for m in two.answers:
            if not 0 < n - m <= len(gone):
                continue
            most, before = _sums(one, n)
            _, after = _sums(two, m)
            for more in before:
                values |= {more - less for less in after if 0 <= more - less <= most * (n - m)}
    if values and len(values) < LEAST:
        return [("value", f"{one.about}: {sorted(gone)} had answered one of {len(values)} values")]
    return []
