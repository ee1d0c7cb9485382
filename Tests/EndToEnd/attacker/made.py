"""Random studies: closed, shared, changed and shared again; then everything shared is attacked at once."""
import collections
import concurrent.futures
import json
import os
import pathlib
import shutil
import tempfile

import attack
import canonical
import changes
import membership
import program
import reader
import truth
from chance import Chance
from made_people import ABILITIES, DURATIONS
from made_study import Made

INSTRUMENTS = pathlib.Path(__file__).resolve().parents[3] / "Surveys/instruments"


class History:
    """One study on its way: what happens to it, and what is shared of it."""

    def __init__(self, seed, folder):
        self.made = Made(seed)
        self.chance = self.made.chance
        self.workspace = pathlib.Path(folder)
        self.study = self.workspace / "Surveys/made"
        canonical.write(self.workspace, {".kerb/workspace.json": canonical.WORKSPACE})
        (self.workspace / "Surveys/instruments").mkdir(parents=True)
        for name in ("sus", "digital-inclusion"):
            shutil.copy(INSTRUMENTS / f"{name}.json", self.workspace / "Surveys/instruments")
        canonical.write(self.study, self.made.files)
        self.make_profiles(seed)
        #: How often the edition said yes, no and nothing beside a profile.
        self.answers = collections.Counter()
        self.releases = []
        self.misread = []
        self.events = []

    def run(self):
        rounds = list(self.made.rounds)
        if self.chance.one_in(0.5):
            rounds = self.chance.some(rounds, len(rounds), len(rounds))
        changing = self.chance.one_in(0.6)
        for number, round in enumerate(rounds):
            if not self.close(round):
                continue
            self.share(round)
            last = number + 1 == len(rounds)
            if changing and (last or self.chance.one_in(0.3)):
                self.events.append(changes.change(self))
                for one in membership.closed(self.study):
                    self.share(one)
        if not changing and len(rounds) > 1:
            for round in membership.closed(self.study):
                self.share(round)

    def make_profiles(self, seed):
        """Invented people with no need or several, some of them nobody's; what is shared says yes or no beside each."""
        chance = Chance("profiles", seed)
        for number in range(chance.number(1, 4)):
            needs = [
                f"{ability}:{chance.pick(DURATIONS)}" for ability in chance.some(ABILITIES, 0, 3)]
            program.run(
                self.workspace, "persona", "new", f"Invented {chr(65 + number)}", "--based-on", "nobody",
                *(word for need in needs for word in ("--need", need)))

    def close(self, round):
        """Whether there was anything to close: the only people of a round may have withdrawn."""
        try:
            program.run(
                self.workspace, "study", "round", "close", "made", str(round), "--on", "2026-06-30")
        except program.Refused as refused:
            if refused.is_gone:
                return False
            raise
        self.events.append(f"close {round}")
        return True

    def share(self, round):
        people = membership.people_by_round(self.study)
        name = f"round {round}, release {len(self.releases) + 1}"
        latest = round == max(people)
        try:
            files = (
                program.exports(self.workspace, "made") if latest
                else program.release(self.workspace, "made", round, program.ENOUGH))
            pages = program.pages(self.workspace, "made", round)
            files |= program.issues(self.workspace, "made", round)
        except program.Refused as refused:
            if refused.is_gone:
                return
            raise
        # A page is read beside its Markdown.
        files |= {
            file: text for file, text in pages.items()
            if file.replace(".html", ".md") in files or file == "index.html"}
        self.answers.update(
            one["represented"] for one in json.loads(files["personas.json"])["profiles"])
        release = reader.read(name, files, round, people[round], people)
        release.quiet = membership.quiet(self.study)
        self.misread += truth.misread(release, membership.persons(self.study))
        self.releases.append(release)


def one(seed):
    """What the attacker finds out about one study; empty where nothing."""
    with tempfile.TemporaryDirectory() as folder:
        history = History(seed, folder)
        try:
            history.run()
        except (program.Refused, KeyError, ValueError) as fault:
            return seed, [f"{type(fault).__name__}: {fault}"], history.events, (0, 0, 0), [], {}
        result = attack.attack(history.releases)
        statements = sum(len(release.statements) for release in history.releases)
        said = sum(bool(release.complete) for release in history.releases)
        wins = [f"{kind}: {words}" for kind, words in result.wins]
        wins += [f"misread: {words}" for words in history.misread]
        return seed, wins, history.events, (len(history.releases), said, statements), (
            result.not_searched), history.answers


def check(checks):
    first, studies = int(os.environ.get("SEED", "1")), int(os.environ.get("STUDIES", "200"))
    totals, unsearched, answers = [0, 0, 0], 0, collections.Counter()
    seeds = range(first, first + studies)
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for seed, wins, events, numbers, left, said in pool.map(one, seeds):
            checks.holds(f"study {seed}: nothing is found out", not wins, "\n".join(
                [f"events: {'; '.join(events)}", *wins]))
            totals = [a + b for a, b in zip(totals, numbers)]
            unsearched += len(left)
            answers.update(said)
    checks.says(
        f"{studies} studies, {totals[0]} releases, {totals[1]} of them say who took part, "
        f"{totals[2]} statements; beside profiles {answers['yes']} yes, {answers['partly']} partly, "
        f"{answers['no']} no, {answers['notShown']} not shown")
    checks.is_same("everything was searched", unsearched, 0)
    if studies >= 50:
        checks.holds(
            "a good part of the releases says who took part", totals[1] * 5 > totals[0], totals)
        checks.holds(
            "profiles are answered in every way", all(answers[one] for one in ("yes", "partly", "no", "notShown")),
            answers)
