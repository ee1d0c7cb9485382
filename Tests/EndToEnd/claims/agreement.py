"""How the notes of two logs of a session are paired, and what the pairs agree on: "Several recorders" in
docs/study-report.md."""
import dataclasses
import re
import statistics

import files
import later
import reading
import wcag

WINDOW = 30_000
#: "κ is given from so many pairs of notes on".
FEWEST = 5
WORD = re.compile(r"[^\W_]+")
#: The first log of a pair is that of the role that stands first here.
ROLES = ["moderator", "noteTaker", "observer", "stakeholder", None]


@dataclasses.dataclass
class Side:
    """A moment as one log has it."""
    moment: reading.Moment
    #: Since the session's start by the log's own clock, or nothing: without a time, or added later.
    at: int | None

    @property
    def references(self):
        return {note.reference for note in self.moment.notes}

    @property
    def places(self):
        """What was proposed while recording, whatever a review decided."""
        return {place for note in self.moment.notes for place in files.members(note.record, "proposed")}

    @property
    def people(self):
        """Whom its notes name."""
        return {note.record["participant"] for note in self.moment.notes if note.record.get("participant")}

    @property
    def texts(self):
        return " ".join(sorted(" ".join(WORD.findall(note.record["note"].lower())) for note in self.moment.notes))

    @property
    def words(self):
        return {word for word in self.texts.split() if len(word) >= 4}


@dataclasses.dataclass
class Paired:
    """Two logs beside each other."""
    first: str
    second: str
    ones: list
    others: list
    #: Pairs of places in the two lists.
    linked: list
    in_time: list
    marks: int
    offset: int
    close_only: int

    @property
    def pairs(self):
        return [(self.ones[one], self.others[other]) for one, other in [*self.linked, *self.in_time]]

    @property
    def moments(self):
        """Those that one of the logs has, or both."""
        return len(self.ones) + len(self.others) - len(self.pairs)

    @property
    def any_two(self):
        """Of all moments of the two logs, the share that both have."""
        return len(self.pairs) / self.moments


def align(ones, others, cost):
    """The pairs, none crossing another, that together cost least: `cost` is that of a pair less that of its two being alone,
    or nothing if the two are no pair."""
    best = [[(0, ())] * (len(others) + 1) for _ in range(len(ones) + 1)]
    for i in range(1, len(ones) + 1):
        for j in range(1, len(others) + 1):
            found = min(best[i - 1][j], best[i][j - 1], key=lambda entry: entry[0])
            price = cost(ones[i - 1], others[j - 1])
            if price is not None and best[i - 1][j - 1][0] + price < found[0]:
                found = (best[i - 1][j - 1][0] + price, best[i - 1][j - 1][1] + ((i - 1, j - 1),))
            best[i][j] = found
    return list(best[-1][-1][1])


def align_marks(ones, others):
    """The marks that both logs have: as many as the log with fewer, in order, together least far apart. How far the second log's
    clock is ahead is the median of their differences."""
    ones, others = sorted(ones), sorted(others)
    if not ones or not others:
        return 0, 0
    far = 1 + max(abs(a - b) for a in ones for b in others)
    pairs = align(ones, others, lambda a, b: abs(a - b) - 10 ** 6 * far)
    return len(pairs), int(statistics.median(others[b] - ones[a] for a, b in pairs))


def logs_of(study, session):
    """The logs that can be compared, each with its notes that count: those that somebody wrote during the session."""
    number = study.round_of(session)
    notes = {note.id: note for note in study.notes(number) if note.session == session}
    found = {}
    for key, log in study.files.logs[session].items():
        mine = [notes[name] for name in files.entries(log, "observations") if name in notes]
        if log.get("source") is None and mine:
            found[key] = mine
    return found


def sides(study, session, notes):
    """The moments of a log, in the order of their times; what joins its notes may be a note of another log."""
    found = []
    names = {note.reference for note in notes}
    for moment in study.moments(study.round_of(session)):
        mine = [note for note in moment.notes if note.reference in names]
        if mine:
            times = [note.record["atMilliseconds"] for note in mine if note.record.get("atMilliseconds") is not None
                     and not later.is_later(study, session, note.record["atMilliseconds"])]
            found.append(Side(reading.Moment(session, mine), min(times, default=None)))
    return sorted(found, key=lambda side: (side.at is None, side.at or 0, min(side.references)))


def common_words(sides_):
    """"From ten moments on, a word that more than one in five of them have tells nothing"."""
    counts = {}
    for side in sides_:
        for word in side.words:
            counts[word] = counts.get(word, 0) + 1
    return {word for word, count in counts.items() if len(sides_) >= 10 and 5 * count > len(sides_)}


def have_in_common(one, other, apart, window, common):
    """A place; a word or all words; or, close together, the task or the screen."""
    mine, theirs = one.places, other.places
    if wcag.share_a_place(mine, theirs) or one.words & other.words - common or one.texts and one.texts == other.texts:
        return True
    return 3 * apart <= window and not (mine and theirs) and bool(
        one.moment.tasks & other.moment.tasks or one.moment.screens & other.moment.screens)


def paired(study, session, first, second, window=WINDOW):
    logs, notes = study.files.logs[session], logs_of(study, session)
    marks, offset = align_marks(*([entry["atMilliseconds"] for entry in files.entries(logs[name], "marks").values()]
                                  for name in (first, second)))
    ones, others = sides(study, session, notes[first]), sides(study, session, notes[second])
    whole = [{note.reference for note in moment.notes} for moment in study.moments(study.round_of(session))]
    linked = [(i, j) for i, one in enumerate(ones) for j, other in enumerate(others)
              if any(one.references <= group and other.references <= group for group in whole)]
    common = common_words([*ones, *others])

    def in_time(left, right, is_told):
        left = [i for i in left if ones[i].at is not None]
        right = sorted((j for j in right if others[j].at is not None), key=lambda j: others[j].at)

        def cost(i, j):
            one, other = ones[i], others[j]
            apart = abs(other.at - offset - one.at)
            if apart > window or one.people and other.people and not one.people & other.people:
                return None
            if is_told and not have_in_common(one, other, apart, window, common):
                return None
            return apart - window - 1
        return [(left[a], right[b]) for a, b in align(left, right, cost)]
    left = [i for i in range(len(ones)) if i not in {i for i, _ in linked}]
    right = [j for j in range(len(others)) if j not in {j for _, j in linked}]
    found = in_time(left, right, True)
    close = in_time([i for i in left if i not in {i for i, _ in found}],
                    [j for j in right if j not in {j for _, j in found}], False)
    return Paired(first, second, ones, others, linked, found, marks, offset, len(close))


def follow_each_other(study, session, first, second):
    """Logs of one role: one ends before the other begins, and neither marks nor links say otherwise."""
    logs = study.files.logs[session]
    if logs[first].get("recorderRole") != logs[second].get("recorderRole"):
        return False
    both = paired(study, session, first, second)
    times = [[side.at for side in found if side.at is not None] for found in (both.ones, both.others)]
    return not both.marks and not both.linked and all(times) and (
        max(times[0]) < min(times[1]) or max(times[1]) < min(times[0]))


def pairs_of_logs(study, session):
    """The pairs of logs that are compared, and how many follow each other instead."""
    logs = study.files.logs[session]
    names = sorted(logs_of(study, session), key=lambda name: (ROLES.index(logs[name].get("recorderRole")), name))
    found, in_sequence = [], 0
    for i, first in enumerate(names):
        for second in names[i + 1:]:
            if follow_each_other(study, session, first, second):
                in_sequence += 1
            else:
                found.append((first, second))
    return found, in_sequence


def compared(study, number):
    """By session up to the round: the compared pairs of logs."""
    sessions = [name for other in study.counted_rounds() if other <= number for name in study.sessions(other)]
    return {name: pairs for name in sessions if (pairs := pairs_of_logs(study, name))[0] or pairs[1]}


def kappa(pairs, weight):
    """Cohen's kappa over pairs of categories; nothing without a pair, or if both put everything in one category."""
    if not pairs:
        return None
    seen = sum(weight(one, other) for one, other in pairs) / len(pairs)
    chance = sum(weight(one, other) for one, _ in pairs for _, other in pairs) / len(pairs) ** 2
    return None if chance == 1 else (seen - chance) / (1 - chance)


def figure(name, found):
    """The value and of how many, over these pairs of logs: of how many moments if it is about what was noted at all, otherwise
    of how many pairs of notes."""
    if name == "noted":
        return (sum(one.any_two for one in found) / len(found) if found else None), sum(one.moments for one in found)
    pairs = [pair for one in found for pair in one.pairs]
    if name == "kind":
        rated = [(one.moment.kind, other.moment.kind) for one, other in pairs if one.moment.kind and other.moment.kind]
        return kappa(rated, lambda a, b: a == b), len(rated)
    if name == "impact":
        rated = [(one.moment.impact, other.moment.impact) for one, other in pairs]
        rated = [pair for pair in rated if None not in pair]
        return kappa(rated, lambda a, b: 1 - abs(a - b) / 4), len(rated)
    places = [(frozenset(one.places), frozenset(other.places)) for one, other in pairs]
    if name == "samePlaces":
        return kappa(places, lambda a, b: a == b), len(places)
    if name == "sharedPlaces":
        return kappa(places, lambda a, b: a == b or bool(a & b)), len(places)
    raise KeyError(f"figure {name}")
