"""What releases say, as statements about how many of some people have a property."""
from dataclasses import dataclass, field

import labels


@dataclass(frozen=True)
class Statement:
    """Of the people of one release, so many have the property."""
    #: ("need", "see"), ("barrier", "1.4.3", round 2): what it is about; the same in all releases that tell of it.
    about: tuple
    release: str
    label: str
    #: Where it stands, for the reader of a failure.
    place: str
    #: False where kerb never prints the number of such a thing: the word then says less.
    tells_numbers: bool = True


@dataclass
class Mean:
    """The mean of a score or a rating in one release: what is printed of it, and of how many answers."""
    about: tuple
    release: str
    #: Between what the mean itself lies, once rounding is thought away.
    low: float
    high: float
    #: The lowest and the highest answer that the scale knows, and the step between answers.
    scale: tuple
    answers: frozenset
    place: str
    #: A printed interval, with its rounding; False where the release prints intervals and this mean has none.
    interval: object = None


@dataclass
class Release:
    """One round as it was shared on one day."""
    name: str
    round: int
    #: Who counted in it; the worst case is that the attacker knows.
    people: frozenset
    statements: list = field(default_factory=list)
    means: list = field(default_factory=list)
    #: Words that are printed, and whether others would have been.
    words: set = field(default_factory=set)
    tells_words: bool = True
    #: Of whom the attacker knows that they do not permit quotes any more.
    quiet: frozenset = frozenset()
    #: Lines that speak of people and that the reader did not understand.
    unread: list = field(default_factory=list)
    #: Families of which everything is listed: whatever is not listed, nobody has.
    complete: set = field(default_factory=set)
    #: Properties that it says it does not tell.
    untold: set = field(default_factory=set)
    #: Statements that speak of other people than those of the release, with these people.
    elsewhere: list = field(default_factory=list)

    def say(self, about, label, place, tells_numbers=True):
        self.statements.append(Statement(tuple(about), self.name, label, place, tells_numbers))


@dataclass
class Observed:
    """All that is told of one property for one set of people."""
    people: frozenset
    counts: frozenset
    label: str
    places: list

    @property
    def is_nobody(self):
        return self.counts == frozenset({0})

    @property
    def is_hidden(self):
        return self.label in labels.HIDDEN


class Told:
    """The statements of several releases, put together property by property."""

    def __init__(self, releases):
        self.releases = {release.name: release for release in releases}
        self.impossible = []
        self.by_property = {}
        for release in releases:
            for statement in release.statements:
                self._add(release.people, statement)
            for statement, people in release.elsewhere:
                self._add(people, statement)
        for about in list(self.by_property):
            self._close(about, releases)

    def _add(self, people, statement):
        counts = labels.counts(statement.label, len(people), statement.tells_numbers)
        here = self.by_property.setdefault(statement.about, {})
        known = here.get(people)
        if known is None:
            here[people] = Observed(people, counts, statement.label, [statement.place])
            return
        known.counts &= counts
        known.places.append(statement.place)
        # A word that hides stays one that hides, whatever another file says beside it.
        if statement.label in labels.HIDDEN and known.label not in labels.HIDDEN:
            known.label = statement.label
        if not known.counts:
            self.impossible.append((statement.about, known.places))

    def _close(self, about, releases):
        """Where a release lists everything of a family, what it does not list nobody has."""
        for release in releases:
            if about[0] not in release.complete or about in release.untold:
                continue
            if release.people not in self.by_property[about]:
                self.by_property[about][release.people] = Observed(
                    release.people, frozenset({0}), "nobody", [f"{release.name}: not listed"])

    def observations(self, about):
        return list(self.by_property[about].values())
