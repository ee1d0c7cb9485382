"""A claim's predicate: its id, the types of its arguments, and which of them say what it is about."""
import dataclasses

import files

#: By id.
PREDICATES = {}


def _is_int(value):
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value):
    return isinstance(value, str) and value != ""


TYPES = {
    "count": lambda value: _is_int(value) and value >= 0,
    "round": lambda value: _is_int(value) and value >= 1,
    "text": _is_text,
    "flag": lambda value: isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "texts": lambda value: isinstance(value, list) and all(map(_is_text, value)),
    "list": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
    "coarse": lambda value: _is_int(value) or isinstance(value, str) and (
        value.isdigit() or value in ("nobody", "fewerThan3", "3orMore", "somebody")),
    "shares": lambda value: isinstance(value, dict) and set(value) == {"before", "now", "unknownBefore", "unknownNow"} and all(
        number is None or _is_int(number) for number in value.values()),
}


@dataclasses.dataclass
class Context:
    """The report that prints a claim."""
    #: A `reading.Study` of the report's edition.
    study: object
    #: The reported round.
    round: int
    report: str = ""
    #: Studies of the workspace by id, for the report about all of them.
    studies: dict = dataclasses.field(default_factory=dict)
    #: By the number of each round that was closed: what was frozen then.
    frozen: dict = dataclasses.field(default_factory=dict)
    #: Every claim of the report.
    claims: list = dataclasses.field(default_factory=list)

    def has_changed(self, number):
        """Whether no digest is stored, or other participants, or other details of them, count now than when the round was
        closed."""
        entry = files.entries(self.study.files.plan, "rounds").get(str(number), {})
        return not entry.get("frozenPeople") or self.frozen.get(number) != self.study.frozen(number)

    def is_silent(self, number):
        """Whether the sharing edition hides what participants did: fewer than 3 of them, or others than were frozen."""
        return len(self.study.present(number)) < 3 or self.has_changed(number)


@dataclasses.dataclass
class Predicate:
    id: str
    #: The arguments that say what the claim is about; reports that print it must agree on the others.
    about: list
    #: The type of each argument; `?` allows null.
    types: dict
    holds: object

    def faults(self, arguments):
        """What is wrong with the arguments, in words."""
        found = [f"{name} is missing" for name in self.types if name not in arguments]
        found += [f"{name} is not known" for name in arguments if name not in self.types]
        for name, value in arguments.items():
            kind = self.types.get(name)
            if kind is None or value is None and (kind.endswith("?") or kind == "round"):
                continue
            if not TYPES[kind.rstrip("?")](value):
                found.append(f"{name} is {value!r}, which is no {kind}")
        return found

    def subject(self, arguments):
        """What the claim is about; all its arguments if two claims of the id may differ in any of them."""
        names = sorted(self.types) if self.about == ["*"] else self.about
        return self.id, tuple((name, repr(arguments.get(name))) for name in names)


def claim(name, about="", **types):
    """Registers a predicate. It returns whether the claim is true, or its expected arguments by name: then the claim is true
    if it has them."""
    def register(function):
        def holds(context, arguments):
            # A study without rounds has reports without one.
            given = {key: context.round if types.get(key) == "round" and value is None else value
                     for key, value in arguments.items()}
            answer = function(context, **given)
            if isinstance(answer, dict):
                wrong = {key: value for key, value in answer.items() if arguments.get(key) != value}
                return (not wrong, answer)
            return (bool(answer), None)
        PREDICATES[name] = Predicate(name, about.split(), types, holds)
        return function
    return register
