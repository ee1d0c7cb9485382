"""Counts a second time what walkthroughs foretold and people then met, from the JSON files alone, as docs/personas.md says it."""
import nearness
import records
import who
from moments import moments

#: The shipped study by hand, by round: what became of each barrier, in the order of the files, and how many were not compared.
BY_HAND = {
    1: ({"tendai-mupfure": ["met", "met", "triedNotMet"]}, {"tendai-mupfure": 0}, 9),
    2: ({"temperance-osei-dartey": ["met", "met", "notTried"]}, {"temperance-osei-dartey": 2}, 5),
}


def about_product(walkthrough):
    return [one for one in records.entries(walkthrough, "barriers").values() if one.get("cause") != "unfamiliarity"]


def criteria(barrier):
    """What somebody kept or typed; a proposal alone names nothing."""
    return set(records.members(barrier, "places")) if barrier.get("settled") else set()


class Round:
    """What people tried and met in one round, with the days."""

    def __init__(self, study, number):
        self.tries, self.met = [], []
        for meeting in who.meetings(study, number):
            day = (meeting.session.record.get("startedAt") or "")[:10]
            for attempt in meeting.session.attempts:
                if attempt.get("outcome") != "notOffered":
                    self.tries += [(attempt["task"], id, day) for id in meeting.whose(attempt)]
            self.met += [
                (one.task, one.places(), day) for one in moments(meeting) if one.is_problem and one.task and one.places()]

    def is_before(self, barrier, task):
        days = [day for where, _, day in self.tries if where == task]
        return not days or any(barrier["on"] < day for day in days)

    def fate(self, barrier, task, near):
        if any(where == task and barrier["on"] < day and places & criteria(barrier) for where, places, day in self.met):
            return "met"
        tried = any(where == task and id in near and barrier["on"] < day for where, id, day in self.tries)
        return "triedNotMet" if tried else "notTried"

    def not_foretold(self, walkthroughs):
        """Criteria of tasks that were gone through, at which somebody met what nobody had named before."""
        found = set()
        for task, places, day in self.met:
            before = [one for one in walkthroughs if one["task"] == task and one["heldOn"] < day]
            named = {
                place for one in before for barrier in about_product(one) if barrier["on"] < day
                for place in criteria(barrier)}
            found |= {(task, place) for place in places - named} if before else set()
        return len(found)


def counted(workspace, study, folder, number):
    """Fates and what was not compared, by profile; and how much nobody foretold."""
    here = [one for one in records.there(folder, "walkthroughs/*.json") if one.get("round") == number]
    people, scales, fates, left = Round(study, number), nearness.levels(workspace), {}, {}
    came = who.who_counts(study, number)
    for profile in nearness.profiles(workspace):
        own = [one for one in here if one["profile"] == profile["id"]]
        near = {id for id in came if nearness.pair(profile, study.people[id], scales)[-1] == "near"}
        for one in own:
            for barrier in about_product(one):
                if criteria(barrier) and people.is_before(barrier, one["task"]):
                    fates.setdefault(profile["id"], []).append(people.fate(barrier, one["task"], near))
                else:
                    left[profile["id"]] = left.get(profile["id"], 0) + 1
    return fates, left, people.not_foretold(here)


def of_shipped(check, workspace, name, printed):
    """- printed: a function from the number of a round to the report of profiles."""
    folder = workspace / "Surveys" / name
    study = records.Study(folder)
    for number, by_hand in BY_HAND.items():
        fates, left, open_ = counted(workspace, study, folder, number)
        report = printed(number)
        told = {row["profile"]: sorted(one["fate"] for one in row["foretold"]) for row in report["profiles"] if row["foretold"]}
        counts = {row["profile"]: row["foretoldNotCompared"] for row in report["profiles"] if row["foretold"]}
        fates = {key: sorted(value) for key, value in fates.items()}
        check.is_same(f"round {number}: what became of what was foretold", told, fates)
        check.is_same(f"round {number}: what is not compared", counts, {key: left.get(key, 0) for key in fates})
        check.is_same(f"round {number}: met and not foretold", report["metNotForetold"], open_)
        check.is_same(f"round {number}: by hand", (fates, {key: left.get(key, 0) for key in fates}, open_), by_hand)
