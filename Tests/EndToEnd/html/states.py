"""The six states in which every page is looked at."""
from dataclasses import dataclass


@dataclass(frozen=True)
class State:
    name: str
    width: int
    height: int
    scheme: str
    media: str = "screen"
    forced: bool = False


#: The first one runs every rule.
STATES = (
    State("1280 light", 1280, 900, "light"),
    State("1280 dark", 1280, 900, "dark"),
    State("320 light", 320, 640, "light"),
    State("320 dark", 320, 640, "dark"),
    State("print", 794, 1123, "light", "print"),
    State("forced colours", 1280, 900, "dark", "screen", True),
)
#: Those in which pages of the other studies are looked at, where not all are asked for.
FEW = (STATES[0], STATES[2])
#: Where columns become rows or not: only looked at.
BETWEEN = State("768 light", 768, 1024, "light")
