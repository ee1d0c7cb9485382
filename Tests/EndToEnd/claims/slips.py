"""Changes one argument of a claim that holds, as a slip of the program would: a predicate that never minds tells nothing."""
import copy


def _others(value):
    """Other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [value + "x"]
    if isinstance(value, list):
        return [value[:-1], [*value, "x"]] if value else [["x"]]
    if isinstance(value, dict) and value:
        key = sorted(value)[0]
        return [{**value, key: other} for other in _others(value[key])]
    return [1 if value is None else None]


def changed(arguments):
    """By the name of an argument: the arguments with another value of it."""
    for name, value in arguments.items():
        for other in _others(value):
            yield name, {**copy.deepcopy(arguments), name: other}
