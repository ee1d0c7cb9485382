"""The few methods of docs/study-report.md that claims print."""
import math

Z = 1.959963984540054


def adjusted_wald(done, tried):
    """The 95 % interval of a share, two-sided, cut off at 0 and 1."""
    size = tried + Z * Z
    share = (done + Z * Z / 2) / size
    half = Z * math.sqrt(share * (1 - share) / size)
    return max(0.0, share - half), min(1.0, share + half)


def is_rounded(value, exact, unit=1.0):
    """Whether a value is the exact one to the nearest unit; a tie may go either way."""
    return abs(value - exact) <= unit / 2 + 1e-9


def typical_time(times):
    """The geometric mean up to 25 people, above that the median."""
    if len(times) <= 25:
        return math.exp(sum(map(math.log, times)) / len(times))
    ordered = sorted(times)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def mid_p(done, tried, share, is_below):
    """The chance of as few (or as many), the count itself by half, of a binomial with the share."""
    def exactly(count):
        return math.comb(tried, count) * share ** count * (1 - share) ** (tried - count)
    beyond = range(done) if is_below else range(done + 1, tried + 1)
    return sum(map(exactly, beyond)) + exactly(done) / 2
