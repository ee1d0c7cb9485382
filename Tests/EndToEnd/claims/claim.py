"""A claim's predicate: its id, the types of its arguments, and which of them say what it is about."""
import dataclasses

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
    "pair": lambda value: isinstance(value, dict) and set(value) == {"before", "now"} and all(map(_is_int, value.values())),
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
            if kind is None or kind.endswith("?") and value is None:
                continue
            if not TYPES[kind.rstrip("?")](value):
                found.append(f"{name} is {value!r}, which is no {kind}")
        return found

    def subject(self, arguments):
        return self.id, tuple((name, repr(arguments.get(name))) for name in self.about)


def claim(name, about="", **types):
    """Registers a predicate. It returns whether the claim is true, or its expected arguments by name: then the claim is true
    if it has them."""
    def register(function):
        def holds(context, arguments):
            answer = function(context, **arguments)
            if isinstance(answer, dict):
                wrong = {key: value for key, value in answer.items() if arguments.get(key) != value}
                return (not wrong, answer)
            return (bool(answer), None)
        PREDICATES[name] = Predicate(name, about.split(), types, holds)
        return function
    return register
