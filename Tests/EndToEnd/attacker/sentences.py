"""Reads the sentences of the edition for sharing.

Whatever speaks of people and is no sentence that this file knows is kept as unread: a fact that is printed in
Markdown only must not be missed."""
import json
import pathlib
import re

import labels

INSTRUMENTS = pathlib.Path(__file__).resolve().parents[3] / "Surveys/instruments"
COUNT = (
    r"(no participants|none|at least 1 participant|1 or 2 participants|3 or more participants|5 or more participants"
    r"|\d+ participants?)")
MISSING = r"(?:outcome|help|outcome and help) not recorded for 1 or more"
UNNAMED = "not shown, because an attempt does not name a participant"
#: What a list of properties begins with, and the family.
LEADS = {"need in ": "need", "use of ": "technology", "age ": "age", "living with ": "circumstance", "": "skill"}
FAMILIES = {
    "Needs": "need", "Assistive technology": "technology", "Digital skill": "skill", "Age": "age",
    "Circumstances": "circumstance"}
_LEAD = r"(need in |use of |age |living with |(?=low digital skill))"
PEOPLE = re.compile(
    rf"(?:{_LEAD}(?P<names>.*?): {COUNT}(?: each)?|(?P<absent>none known|none|not shown because of earlier rounds): "
    + _LEAD + rf"(?P<gone>.*?)|(?P<family>{'|'.join(FAMILIES)}): not recorded for at least 1 participant)\.(?= |$)", re.I)
#: A line with one of these speaks of people.
OF_PEOPLE = re.compile(
    r"\b(people|person|persons|nobody|somebody|everybody|participants?|users?|they|one of|none|\d+ of \d+)\b", re.I)
#: Sentences that say nothing of single people, whatever the study is.
GENERAL = [
    re.compile(pattern) for pattern in (
        r"\*\*(The people of this study are invented\. It is an example|An example: the people are invented)\.\*\*$",
        r"(- Product: .*|- Target: WCAG .*|.*; target WCAG .*; kerb [\d.]+)\.$", r"- Round \d+, closed on [\d-]+\.$",
        r"- Product versions, days, devices and technologies of sessions are not shared: they could identify a participant\.$",
        r"- Made by kerb [\d.]+\.$",
        r"Sharing edition of round \d+, closed on [\d-]+\.( Counts are rounded\. Without unchecked notes, or"
        r" participants who did not consent to sharing\. Not a conformance claim\.)?$",
        r"It excludes all who did not consent to sharing, and notes that nobody has checked for personal details\. Not a conformance"
        r" claim\.$",
        r"(?:- )?(\d+ participants?|No participants|Fewer than 3 participants) whose notes can be shared took part(, in \d+ sessions?)?\.$",
        r"(?:- )?The number of participants is not shown\.$",
        r"- Participant details (and results )?are hidden: (fewer than [35] participants whose notes can be shared took part"
        r"|an earlier round is still open, and rounds are shared in order|comparison with an earlier round could identify a"
        r" participant|the participants who count, or their details, have changed since the round was closed\. Comparison with an"
        r" earlier copy could identify a participant)\.$",
        # The reader of personas holds each row against what is told of single abilities.
        r"\| .* \| (yes|partly: .*|no; .*|not shown|no permanent need) \|$", r"Permanent needs of each persona: ", r"\| Persona \| Participants with a need in the same abilities \|$",
        r"- (Met by|None known among) participants whose notes can be shared: ",
        r"- Not shown: \d+ of \d+ recruitment targets?\.$", r"- The study has no recruitment targets\.$",
        r"Every criterion of the target: ", r"\| Criterion \| Level \| State \| Participants who tried it",
        r"Criteria that an expert or a tool checked\.", r"No criterion, guideline or principle has a barrier from participants whose notes can be shared",
        r"Not shown: \d+ scores?, because fewer than 5 participants answered", r"No answers to questionnaires in this round\.$",
        r"Answers to questionnaires are not shown\.$",
        r"- .*: not covered in round \d+\.$", r"- \d+ of \d+ guidelines are not covered in round \d+(: [^“]*)?\.$",
        r"- .*: mean (about \d+|\d+ or (more|less)), from 5 or more participants(; our wording, not the official one: compare scores with care)?\.$",
        r"- Participants are not a random sample: others may be affected more or less often\.$",
        r"Participants may recognise each other\. Read it before you share it\.$",
        r"- State: ", r"- Severity: ", r"- “.*”: not shown\.$",
    )]


def read(release, text, data, written, place):
    """Adds what the lines of one Markdown file say."""
    known = _team_words(data) | set(written)
    section, criterion = "", None
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.strip("# ")
            found = re.match(r"### (\d+(?:\.\d+)*) ", line)
            criterion = found and found[1]
            continue
        if section == "How to read this" or not line.strip():
            continue
        if _person_line(release, line, place) or _task_line(release, line, data, place):
            continue
        if _criterion_line(release, line, criterion, place):
            continue
        if _tasks_line(release, line, place) or _problem_line(release, line, data) or _row_line(line, data):
            continue
        if _states_line(line, data, release.round) or _barriers_line(line, data) or _fixed_line(line, data):
            continue
        if line.startswith(("- Affected ", "- Not counted: ", "- Can affect ", "- No participants known to be affected ")):
            # The JSON has the same words, with the finding to which they belong.
            told = {finding["frequency"] for finding in data["findings"]["findings"]}
            if _small(line[2:]).rstrip(".") in {_small(one) for one in told if one}:
                continue
        if _note_line(release, line):
            continue
        if any(pattern.match(line) for pattern in GENERAL) or _plain(line) in known:
            continue
        if OF_PEOPLE.search(line):
            release.unread.append(f"{place}: {line}")


def _small(text):
    return text[:1].lower() + text[1:]


def _plain(line):
    return re.sub(r"\\(.)", r"\1", line.strip().removeprefix("- ").removeprefix("Recommendation: "))


def _team_words(data):
    """What the team wrote itself: titles, descriptions, recommendations, purpose, words of notes."""
    known = set()
    for finding in data["findings"]["findings"]:
        for text in (finding["title"], finding["description"], finding["recommendation"]):
            known |= set((text or "").splitlines())
        known.add(f"Finding {finding['id']}, {finding['title']}.")
        known.add(f"{finding['id']}, {finding['title']}.")
        known |= {f"{finding['id']} {finding['title']}: {words}." for words in states(finding)}
        known |= {f"{words[:1].upper()}{words[1:]}." for words in states(finding)}
        known.add(f"{finding['id']} {finding['title']}; {AGAINST}.")
    return known


#: What is told of barriers at the criteria of a strength.
AGAINST = "barriers noted at the same criteria in this round"


def states(finding):
    """What became of a finding, in all rounds or in some of them one after the other: parts of what its status says."""
    if not finding["status"]:
        return []
    parts = finding["status"].removesuffix(f"; {AGAINST}").split(", ")
    some = {", ".join(parts[first:last]) for first in range(len(parts)) for last in range(first + 1, len(parts) + 1)}
    return sorted(some | {finding["status"]}, key=len, reverse=True)


def _person_line(release, line, place):
    """"Use of Zoom; VoiceOver: 1 or 2 participants each. None known: use of NVDA." """
    rest = line.removeprefix("- ")
    if rest == line or not PEOPLE.match(rest):
        return False
    end = 0
    for found in PEOPLE.finditer(rest):
        if rest[end:found.start()].strip():
            release.unread.append(f"{place}: {line}")
        end = found.end()
        if found["family"]:
            family = next(FAMILIES[name] for name in FAMILIES if name.lower() == found["family"].lower())
            release.say(("unknown", family), "somebody", place)
            continue
        lead, names, count, _, other, gone, _ = found.groups()
        if (found["absent"] or "").lower().startswith("not shown"):
            continue
        family = LEADS[(other if gone is not None else lead).lower()]
        for name in (gone if gone is not None else names).split("; "):
            about = _about(family, name)
            if about:
                release.say(about, "nobody" if found["absent"] else labels.label(count), place)
            else:
                release.unread.append(f"{place}: {name} in {line}")
    if rest[end:].strip():
        release.unread.append(f"{place}: {line}")
    return True


LABELS = {
    "need": {
        "seeing": "see", "hearing": "hear", "speaking and being understood": "speak",
        "touching, moving and reaching": "touch", "thinking, learning and attention": "think",
        "mood and anxiety": "feel", "seizures, balance and migraine": "body",
        "pain and fatigue": "energy"},
    "duration": {
        "permanent": "permanent", "temporary": "temporary", "changing from day to day": "changing"},
    "skill": {"low digital skill": "low"},
    "age": {"under 25": "under25", "25 to 64": "from25to64", "65 and over": "from65"},
    "circumstance": {
        "little money": "money", "an old device": "deviceage", "phone only": "phoneonly",
        "a slow or costly connection": "connection", "another first language": "firstlanguage",
        "reading and writing": "literacy", "another culture": "culture"},
}


#: What kerb calls each ability, in its order.
ABILITIES = {id: name for name, id in LABELS["need"].items()}


def _about(family, name):
    name = re.sub(r"\\(.)", r"\1", name)
    if family == "technology":
        if name == "assistive technology of any kind":
            return ("any", "technology")
        return (family, name.lower())
    value = LABELS[family].get(name) or LABELS[family].get(_small(name))
    return (family, value) if value else None


def _task_line(release, line, data, place):
    """"“Pay”: tried by 3 or more participants; done without help by 1 or 2 participants." """
    found = re.match(r"- “(.*)”: (.*)\.$", line)
    if not found:
        return False
    title, rest = found.groups()
    if title not in {task["title"] for task in data["study"]["tasks"]}:
        return False
    about = (title, release.round)
    for part in rest.split("; "):
        if tried := re.match(rf"tried by {COUNT}$", part):
            release.say(("triedTask", *about), labels.label(tried[1]), place, False)
        elif done := re.match(rf"(?:done|completed) without help by {COUNT}$", part):
            release.say(("done", *about), labels.label(done[1]), place)
        elif completed := re.match(
                rf"completed by {COUNT}(?:, {MISSING})?$", part):
            release.say(("completed", *about), labels.label(completed[1]), place)
        elif not re.match(r"(ease (about [\d.]+|[\d.]+ or (more|less)) of 7 on average"
                          r"|typical time .*|not shown"
                          rf"|{MISSING}|{UNNAMED}"
                          r"|no attempt recorded for participants whose notes can be shared)$", part):
            release.unread.append(f"{place}: {line}")
    return True


TASKS = re.compile(
    rf"(?:(?P<done>completed without help by {COUNT})|completed by {COUNT}(?:, {MISSING})?"
    rf"|(?P<untold>{MISSING}|{UNNAMED})"
    r"|(?P<none>no attempt recorded for participants whose notes can be shared)"
    r"): (?P<titles>“.*?”(?:(?:, | and )“.*?”)*)(?:; |$)")


def _tasks_line(release, line, place):
    """"Tasks: completed without help by 3 or more participants: “Pay”; completed without help by none: “Find” and “Show”." """
    if not line.startswith("Tasks: "):
        return False
    rest, end = line.removeprefix("Tasks: ").removesuffix("."), 0
    for found in TASKS.finditer(rest):
        if found.start() != end:
            break
        end = found.end()
        if found["untold"]:
            continue
        count = found[2] or found[3]
        what = "done" if found["done"] else "triedTask" if found["none"] else "completed"
        for title in re.split(r"(?<=”)(?:, | and )(?=“)", found["titles"]):
            release.say(
                (what, _plain(title[1:-1]), release.round), labels.label(count) if count else "nobody", place)
    if end != len(rest):
        release.unread.append(f"{place}: {line}")
    return True


def _problem_line(release, line, data):
    """"F05 Title. New in round 1. Severity 3. Affected 1 or 2 participants. “words”. Do: one sentence": all of it stands in
    the findings report too."""
    text = _plain(line)
    for finding in data["findings"]["findings"]:
        head = f"{finding['id']} {finding['title']}."
        if not text.startswith(" ".join(head.split())):
            continue
        rest = text[len(" ".join(head.split())):].strip()
        became = "|".join(re.escape(_whole(words)) for words in states(finding))
        for pattern in (became, re.escape(_severity(finding)), re.escape(_whole(finding["frequency"] or ""))):
            found = re.match(rf"(?:{pattern})\.", rest, re.I) if pattern else None
            rest = rest[found.end():].strip() if found else rest
        if found := re.match(r"“(.*)”\.?(?= Do: |$)", rest):
            release.words.add(found[1])
            rest = rest[found.end():].strip()
        # A long recommendation is cut, with a sign for what is left out.
        advice = rest[4:].removesuffix(" …")
        return not rest or rest.startswith("Do: ") and advice in _whole(finding["recommendation"] or "")
    return False


def _severity(finding):
    """"severity 3 to 4", from the ratings of the JSON."""
    if finding["part"] == "strength":
        return "a strength"
    values = sorted(one["severity"] for one in finding["severities"])
    if not values:
        return "severity: not rated"
    return f"severity {values[0]}" + (f" to {values[-1]}" if values[-1] != values[0] else "")


def _row_line(line, data):
    """"| F05 Title | new in round 1 | severity 3 | affected 1 or 2 participants | 1.4.4 |": the findings report has it all."""
    cells = [re.sub(r"\\(.)", r"\1", cell.strip()) for cell in re.split(r"(?<!\\)\|", line)][1:-1]
    if len(cells) != 5:
        return False
    for finding in data["findings"]["findings"]:
        if cells[0] == _whole(f"{finding['id']} {finding['title']}"):
            is_strength = finding["part"] == "strength"
            affected = "a strength" if is_strength else _whole(finding["frequency"] or "not told")
            return cells[1] in (_whole(finding["status"] or "not told"), "not told") and (
                cells[2] in (_severity(finding), "a strength")) and cells[3] == affected and not OF_PEOPLE.search(cells[4])
    return False


def _states_line(line, data, round):
    """How many criteria are in which state: no more than the states of single criteria say, which the JSON has."""
    rows = data["coverage"]["criteria"] if "coverage" in data else []
    numbers, told = [row["number"] for row in rows], [row["state"] for row in rows]
    met, worked, unclear, checked, suggested, left = (told.count(one) for one in (
        "barrierMet", "exercised", "unclear", "checkedOnly", "suggestedOnly", "notLookedAt"))
    inconclusive = ", ".join(number for number, state in zip(numbers, told) if state == "unclear")
    return line in (
        f"- Participants tried {met + worked + unclear} of {len(told)} criteria in round {round}: barrier found on {met}; "
        f"worked for someone, no barrier noted on {worked}; inconclusive on {unclear}. The others: expert or tool only on "
        f"{checked}; indirect evidence only on {suggested}; not covered {left}.",
        f"- Participants tried {met + worked + unclear} of {len(told)} criteria: barrier found on {met}, inconclusive on {unclear}. "
        f"Expert or tool only: {checked}. Indirect evidence only: {suggested}. Not covered: {left}.",
        f"- {left} of {len(told)} criteria are not covered in round {round}.",
        f"- {unclear} {'criterion is' if unclear == 1 else 'criteria are'} inconclusive in round {round}: tried, no barrier "
        f"noted, no evidence that it worked ({inconclusive}).")


def _barriers_line(line, data):
    """"Barriers linked to no problem: worst impact 2 of 4, slows": without a number, which the JSON must not have either."""
    return data["findings"].get("barriersWithoutFinding") is None and bool(re.match(
        r"- Barriers linked to no problem: worst impact (not recorded|\d of 4, \w+( \w+)?)\.$", line))


def _fixed_line(line, data):
    """"Fixed, confirmed by retest with affected participants: F01 Pay has no name; F07 …": findings of that state in the JSON."""
    found = re.match(
        r"- (?:Fixed, (confirmed by retest with affected participants)|Marked fixed, (not confirmed by a retest)): (.*)\.$", line)
    if not found:
        return False
    known = {
        f"{finding['id']} {finding['title']}" for finding in data["findings"]["findings"]
        if any(words.endswith(found[1] or found[2]) for words in states(finding))}
    return set(_plain(found[3]).split("; ")) <= known


def _whole(text):
    return " ".join(text.split())


def _criterion_line(release, line, criterion, place):
    """"Barrier found. A barrier for 1 or 2 participants. Outcome …" and rows of the table."""
    if found := re.match(rf"\| (\d+\.\d+\.\d+) .*? \| A+ \| .*? \| {COUNT} \|", line, re.I):
        release.say(("tried", found[1], release.round), labels.label(found[2]), place, False)
        return True
    if not criterion or line.startswith("- "):
        return False
    if found := re.search(rf"A barrier for {COUNT}\.", line, re.I):
        release.say(("barrier", criterion, release.round), labels.label(found[1]), place)
    rest = re.sub(rf"A barrier for {COUNT}\.", "", line, flags=re.I)
    rest = re.sub(r"Outcome from participants: (passed|failed|cannot tell|does not apply|not tested)\.", "", rest)
    if OF_PEOPLE.search(rest.replace(" of 4,", "")):
        release.unread.append(f"{place}: {line}")
    return True


def _note_line(release, line):
    """A note or a quote, or what a specialist or a tool says."""
    impact = r"(?:impact \d of 4, \w+(?: \w+)?: )"
    if found := re.match(rf"- {impact}?in a participant's own words, “(.*)”$", line):
        release.words.add(found[1])
        return True
    if found := re.match(r"- Quote: (?:“(.*)”|an account, (.*))\.?$", line):
        release.words.add(found[1] or found[2])
        return True
    if found := re.match(rf"- {impact}(.*)$", line):
        release.words.add(found[1])
        return True
    # Experts, tools and other sources, as docs/claims.md has "evidence.entry": not participants.
    return bool(re.match(r"- (Expert review|Automated check|Simulation|Persona walkthrough|Published source)( \(.*\))?[,:.]", line))


def frequency(release, finding, words, everybody, place):
    """"affected 1 or 2 participants of those who tried “Pay”", "affected participants who use VoiceOver"."""
    if not words or words == "not counted: no note that can be shared supports it":
        return
    about = ("met", finding, release.round)
    if found := re.match(rf"affected {COUNT}(?: of those who .*)?$", words):
        release.say(about, labels.label(found[1]), place)
        return
    # None is known to be affected: that tells no more than that none was, and of none that they were there.
    if re.match(r"(can affect participants who [^;]*?(; |$))?(no participants known to be affected in this round(, which can"
                r" mean that none tried)?)?$", words):
        if "no participants known" in words:
            release.say(about, labels.label("no participants"), place)
        return
    found = re.match(r"affected participants who (.*?)(?: in round (\d+))?$", words)
    if not found:
        release.unread.append(f"{place}: {finding}: {words}")
    else:
        whom = re.match(r"use ([^,]*)$", found[1])
        round = int(found[2] or release.round)
        if whom and " or " not in whom[1] and (round == release.round or round in everybody):
            # "a braille display" is a class of which many products are: somebody uses something.
            is_class = re.match(r"an? ", whom[1])
            release.say(("any", "technology") if is_class else ("technology", whom[1].lower()), "atLeast:1", place)
            if round != release.round:
                # It stands in this release and speaks of another one.
                last = release.statements.pop()
                release.elsewhere.append((last, frozenset(everybody[round])))


def scale(title):
    """The lowest and highest value of a questionnaire's main score, and the step between values."""
    return {"System Usability Scale": (0, 100, 2.5)}.get(title, (0, 100, 2.5))


def reach(bound, value, scale):
    """Between what a mean lies that was rounded and cut."""
    width = scale[1] - scale[0]
    step = next(
        unit for power in range(-4, 5) for unit in (
            1 * 10.0 ** power, 2 * 10.0 ** power, 5 * 10.0 ** power) if unit >= width / 20 - 1e-9)
    if bound == "orMore":
        return value - step / 2, scale[1]
    if bound == "orLess":
        return scale[0], value + step / 2
    return value - step / 2, value + step / 2


def answers(label, people):
    return labels.counts(label, people)


def instruments():
    return {
        path.stem: json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(INSTRUMENTS.glob("*.json"))}
