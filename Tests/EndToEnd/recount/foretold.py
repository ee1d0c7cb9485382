"""Counts a second time what walkthroughs foretold and people then met, from the JSON files alone, as docs/walkthroughs.md says it."""
import hits
import nearness
import records
import who
from moments import moments

#: The shipped study by hand, by round: what became of each barrier, sorted, and how many were not compared; what nobody
#: foretold, and of what that cannot be told. "Pay has no name" is at the criterion of plus and minus, which P01 met once; in
#: either round a barrier of the task has no tag yet, which may be what is said of a price or a minute; of the payment that nobody confirms, the walkthrough says "paid" and every note "pay".
BY_HAND = {
    1: ({"tendai-mupfure": ["cannotTell", "cannotTell", "met"]}, {"tendai-mupfure": 0}, 9, 0),
    2: ({"temperance-osei-dartey": ["cannotTell", "cannotTell", "met"]}, {"temperance-osei-dartey": 2}, 5, 0),
}


def about_product(walkthrough):
    return [one for one in records.entries(walkthrough, "barriers").values() if one.get("cause") != "unfamiliarity"]


def criteria(barrier):
    """What somebody kept or typed; a proposal alone names nothing."""
    return set(records.members(barrier, "places")) if barrier.get("settled") else set()


class Round:
    """What people tried and met in one round, with the days."""

    def __init__(self, study, number):
        self.tries, self.met, self.open, self.troubles = [], [], [], []
        for meeting in who.meetings(study, number):
            day = (meeting.session.record.get("startedAt") or "")[:10]
            for attempt in meeting.session.attempts:
                if attempt.get("outcome") != "notOffered":
                    self.tries += [(attempt["task"], id, day) for id in meeting.whose(attempt)]
            self.met += [(one.tasks, one.screens, one.places(), day) for one in moments(meeting)
                         if one.is_barrier and one.tasks and one.places()]
            self.troubles += [(one.tasks, one.places(), day) for one in moments(meeting)
                              if one.kinds & {"distress", "helpGiven", "workaround"} and not one.is_barrier
                              and not one.is_harmless]
            self.open += [(one.tasks, one.places(), day) for one in moments(meeting)
                          if one.is_barrier and (not one.tasks or not one.places() and not any(
                              note.get("reviewedBy") or note.get("beyondWcag") for note in one.notes))]

    def is_before(self, barrier, task):
        days = [day for where, _, day in self.tries if where == task]
        return not days or any(barrier["on"] < day for day in days)

    def fates(self, named, near):
        """Of barriers of one profile; - named: pairs of barrier, its task and its screen."""
        edges, fates = [], []
        for barrier, task, screen in named:
            after = [(at, *one) for at, one in enumerate(self.met) if task in one[0] and barrier["on"] < one[-1]]
            same = [one for one in after if hits.shared(one[3], criteria(barrier))]
            edges.append({one[0] for one in same if screen is None or not one[2] or screen in one[2]})
            tried = any(where == task and id in near and barrier["on"] < day for where, id, day in self.tries)
            if not edges[-1]:
                open_ = same or any(hits.is_related(one[3], criteria(barrier)) for one in after) or any(
                    barrier["on"] < day and (task in tasks or not tasks and hits.shared(places, criteria(barrier)))
                    for tasks, places, day in self.open) or any(
                    barrier["on"] < day and hits.shared(places, criteria(barrier)) and (not tasks or task in tasks)
                    for tasks, places, day in self.troubles)
                fates.append("cannotTell" if open_ else "triedNotMet" if tried else "notTried")
        met = hits.largest([one for one in edges if one])
        return fates + ["met"] * met + ["cannotTell"] * (sum(map(bool, edges)) - met)

    def not_foretold(self, walkthroughs):
        """Places of tasks that were gone through, at which somebody met what nobody had named before, and what may be named."""
        found, related = set(), set()
        for tasks, _, places, day in self.met:
            for task in tasks:
                before = [one for one in walkthroughs if one["task"] == task and one["heldOn"] < day]
                named = {
                    place for one in before for barrier in about_product(one) if barrier["on"] < day
                    for place in criteria(barrier)}
                for place in places - named if before else ():
                    (related if hits.is_related({place}, named) else found).add((task, place))
        return len(found), len(related - found)


def counted(workspace, study, folder, number):
    """Fates and what was not compared, by profile; and how much nobody foretold."""
    here = [one for one in records.there(folder, "walkthroughs/*.json") if one.get("round") == number]
    people, scales, fates, left = Round(study, number), nearness.levels(workspace), {}, {}
    came = who.who_counts(study, number)
    for profile in nearness.profiles(workspace):
        own = [one for one in here if one["profile"] == profile["id"]]
        near = {id for id in came if nearness.pair(profile, study.people[id], scales)[-1] == "near"}
        named = []
        for one in own:
            for barrier in about_product(one):
                if criteria(barrier) and people.is_before(barrier, one["task"]):
                    named.append((barrier, one["task"], hits.screen_of(study.plan, one, barrier)))
                else:
                    left[profile["id"]] = left.get(profile["id"], 0) + 1
        if named:
            fates[profile["id"]] = people.fates(named, near)
    return fates, left, *people.not_foretold(here)


def of_shipped(check, workspace, name, printed):
    """- printed: a function from the number of a round to the report of profiles."""
    folder = workspace / "Surveys" / name
    study = records.Study(folder)
    for number, by_hand in BY_HAND.items():
        fates, left, open_, unsure = counted(workspace, study, folder, number)
        report = printed(number)
        told = {row["profile"]: sorted(one["fate"] for one in row["foretold"]) for row in report["profiles"] if row["foretold"]}
        counts = {row["profile"]: row["foretoldNotCompared"] for row in report["profiles"] if row["foretold"]}
        fates = {key: sorted(value) for key, value in fates.items()}
        check.is_same(f"round {number}: what became of what was foretold", told, fates)
        check.is_same(f"round {number}: what is not compared", counts, {key: left.get(key, 0) for key in fates})
        check.is_same(f"round {number}: met and not foretold", report["metNotForetold"], open_)
        check.is_same(f"round {number}: met, and foretold or not", report["metCannotTell"], unsure)
        check.is_same(f"round {number}: by hand", (fates, {key: left.get(key, 0) for key in fates}, open_, unsure), by_hand)
