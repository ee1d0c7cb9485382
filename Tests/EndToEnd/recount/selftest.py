"""Shows that the comparison can fail: every figure that the program prints is changed once, one at a time."""
import copy

import compare
import keys


def leaves(value, path=()):
    """Every single value of a report."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, path + (key,))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, path + (index,))
    else:
        yield path, value


def another(value):
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    return "somethingElse" if isinstance(value, str) else value


def changed(report, path, value):
    made = copy.deepcopy(report)
    holder = made
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return made


def mutants(report, reader):
    """What a report with one value changed tells, wherever that is something else."""
    before = dict(reader(report))
    for path, value in leaves(report):
        if another(value) == value:
            continue
        after = dict(reader(changed(report, path, another(value))))
        if after != before:
            yield path, after
    if reader in keys.MAY_BE_WITHHELD:
        yield "no report at all", dict(reader(None))


def kinds(figures):
    return {(name[0], name[-1]) for name, value in figures.items() if value is not keys.MISSING}


def of_reports(check, reports):
    """`reports` maps the name of a report to what the program printed of it."""
    for name, report in reports.items():
        reader = keys.READERS[name][2]
        before = dict(reader(report))
        ours = {key: value for key, value in before.items() if value is not keys.MISSING}
        check.is_same(
            f"{name}: unchanged, nothing differs", compare.compare("", 0, ours, before).differences, [])
        missed, caught = [], set()
        for path, after in mutants(report, reader):
            outcome = compare.compare("", 0, ours, after)
            caught |= {one.kind for one in outcome.differences} | set(outcome.skipped)
            if not outcome.differences and not outcome.skipped:
                missed.append(path)
        check.is_same(f"{name}: each changed figure is found out", missed, [])
        check.is_same(f"{name}: figures of every kind were changed", kinds(before) - caught, set())
