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


def _t_tail(value, freedom):
    """The chance of a t beyond a value, by Simpson's rule."""
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi)

    def density(at):
        return scale * (1 + at * at / freedom) ** (-(freedom + 1) / 2)
    steps = 2000
    width = value / steps
    inner = density(0) + density(value) + sum((4 if step % 2 else 2) * density(step * width) for step in range(1, steps))
    return 0.5 - inner * width / 3


def t_quantile(freedom):
    """The two-sided 95 % quantile."""
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _t_tail(middle, freedom) > 0.025 else (low, middle)
    return (low + high) / 2


def t_interval(values):
    """The 95 % interval of a mean."""
    size = len(values)
    mean = sum(values) / size
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (size - 1))
    half = t_quantile(size - 1) * spread / math.sqrt(size)
    return mean - half, mean + half


def wald_difference(done, tried, done_now, tried_now):
    """Adjusted Wald for the difference of two shares: z²/4 more of each outcome in each group."""
    size, size_now = tried + Z * Z / 2, tried_now + Z * Z / 2
    first, second = (done + Z * Z / 4) / size, (done_now + Z * Z / 4) / size_now
    half = Z * math.sqrt(first * (1 - first) / size + second * (1 - second) / size_now)
    return max(-1, second - first - half), min(1, second - first + half)


def wald_pairs(gained, lost, pairs):
    """Adjusted Wald for matched pairs: z²/8 of a pair more of each kind."""
    more = Z * Z / 8
    size = pairs + 4 * more
    up, down = (gained + more) / size, (lost + more) / size
    half = Z * math.sqrt((up + down - (up - down) ** 2) / size)
    return max(-1, up - down - half), min(1, up - down + half)


def coarse_mean(mean, lowest, highest):
    """A mean as the sharing edition has it: value and bound. Rounded to the next of 1, 2, 5, 10 … that is at least a twentieth
    of the scale, and cut off a fifth of the scale from each end."""
    width = highest - lowest
    wanted = width / 20
    unit = 10.0 ** math.floor(math.log10(wanted) + 1e-12)
    step = next(size for size in (unit, 2 * unit, 5 * unit, 10 * unit) if size >= wanted - 1e-9)
    most = math.floor((highest - width / 5) / step + 1e-9) * step
    least = math.ceil((lowest + width / 5) / step - 1e-9) * step
    rounded = math.floor(mean / step + 0.5) * step
    if rounded >= most:
        return most, "orMore"
    if rounded <= least:
        return least, "orLess"
    return rounded, "about"


def mean_difference(before, now, is_paired):
    """The later mean less the earlier one with its 95 % interval: Welch's t for groups, Student's for pairs; nothing if the
    values have no spread."""
    if is_paired:
        values = [later - earlier for earlier, later in zip(before, now)]
        if len(set(values)) == 1:
            return None
        low, high = t_interval(values)
        return sum(values) / len(values), low, high

    def part(values):
        mean = sum(values) / len(values)
        return mean, sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
    (first, one), (second, other) = part(before), part(now)
    if one + other == 0:
        return None
    freedom = (one + other) ** 2 / (one ** 2 / (len(before) - 1) + other ** 2 / (len(now) - 1))
    half = t_quantile(freedom) * math.sqrt(one + other)
    return second - first, second - first - half, second - first + half
