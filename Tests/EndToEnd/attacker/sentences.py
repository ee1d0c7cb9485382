"""Reads the sentences of the edition for sharing.

Whatever speaks of people and is no sentence that this file knows is kept as unread: a fact that is printed in
Markdown only must not be missed."""
import json
import pathlib
import re

import labels

INSTRUMENTS = pathlib.Path(__file__).resolve().parents[3] / "Surveys/instruments"
COUNT = r"(nobody|somebody|fewer than 3 people|3 people or more|5 people or more|\d+ (?:people|person))"
FAMILIES = {
    "A need in": "need", "A need that is": "duration", "Uses": "technology",
    "Digital skill": "skill", "Age": "age", "Lives with": "circumstance"}
#: A line with one of these speaks of people.
OF_PEOPLE = re.compile(
    r"\b(people|person|persons|nobody|somebody|everybody|participants?|users?|they|one of|\d+ of \d+)\b", re.I)
#: Sentences that say nothing of single people, whatever the study is.
GENERAL = [
    re.compile(pattern) for pattern in (
        r"\*\*(The people of this study are invented\. It is an example|An example: the people are invented)\.\*\*$",
        r"(- Product: .*|- Target: WCAG .*|.*; target WCAG .*; kerb [\d.]+)\.$", r"- Round \d+, closed on [\d-]+\.$",
        r"- Versions, days, devices and technologies of the sessions stay in the team: of few sessions they could point at one person\.$",
        r"- Made by kerb [\d.]+\.$",
        r"This report says (who|what|which)", r"This report says for each invented profile whether somebody took part",
        r"Whether somebody with a lasting need in one of the profile.s abilities took part\.$",
        r"\| Profile \| Somebody took part \|$", r"This is the edition for sharing, made of round \d+",
        r"(?:- )?(\d+ (people|person) took part|Fewer than 3 people count in this edition|No real person took part|How many people took part is not said any more)",
        r"- Of \d+ criteria: ", r"- Nothing is said of who they were",
        r"- Fewer than [35] people count in this edition, so nothing is said",
        r"- (Met|Missed, with nobody there): ", r"- Of \d+ other targets? this edition does not tell\.$",
        r"The study has no recruitment targets\.$",
        r"Every criterion of the target: ", r"\| Criterion \| Level \| State \| People who tried it",
        r"Criteria at which a specialist or a tool looked\.", r"Nobody met a barrier, no specialist",
        r"WCAG does not name these\.", r"\d+ (further )?scores? (is|are) not told: ",
        r"Nobody answered a questionnaire in this round\.", r"What people answered is not told\.",
        r"- .*: nobody looked at it( in this round)?\.$",
        r"- Nobody looked at (\d+ of \d+|any of the \d+) (criteria|guidelines)( in this round)?(: .*)?\.$",
        r"- .*: mean (about \d+|\d+ or (more|less)), from 5 people or more(; asked in a paraphrase)?\.$",
        r"- \d+ criteri(on|a) stays? unclear( in this round)?: people tried",
        r"- .*: people tried( in this round)?, and whether it works is unclear\.$",
        r"- How many others meet this: those who took part are no random sample\.$",
        r"- Nobody looked at \d+ of \d+ criteria of WCAG(; no person tried \d+ more \([^()]*\))?\.$",
        r"- No person tried \d+ \([^()]*\)\.$",
        r"Edition for sharing, of round \d+, closed on [\d-]+\. Numbers of people are coarse\.( What some people met stays in the team\.)? No claim of conformance\.$",
        r"People who were there may recognise each other\. Read it before you pass it on\.$",
        r"- State: ", r"- Severity: ", r"- “.*”: how it went is not told\.$",
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
        if _tasks_line(release, line, place) or _problem_line(release, line, data) or _fixed_line(line, data):
            continue
        if line.startswith(("- Met by ", "- Not counted yet", "- It can concern ", "- Nobody is known to have met it")):
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
        known.add(f"{finding['id']}, {finding['title']}: {finding['status']}.")
        known.add(f"{finding['id']} {finding['title']}: {finding['status']}.")
        places = finding["places"]
        known |= {f"screens: {', '.join(finding['screens'])}."} if not places else set()
    return known


def _person_line(release, line, place):
    """"Uses: Fewer than 3 people each: Zoom; VoiceOver. Nobody: NVDA." """
    family = next((FAMILIES[name] for name in FAMILIES if line.startswith(f"- {name}: ")), None)
    if family is None:
        return False
    rest = line.split(": ", 1)[1]
    if rest.startswith("not told, because"):
        return True
    pattern = re.compile(
        r"(?:" + COUNT + r"(?: each)?|(as far as is known, nobody)|(not told, because of earlier rounds))"
        r": (.*?)\.(?= |$)|of (.*?) it is not known\.(?= |$)", re.I)
    end = 0
    for found in pattern.finditer(rest):
        if rest[end:found.start()].strip():
            release.unread.append(f"{place}: {line}")
        end = found.end()
        count, absent, untold, names, unknown = found.groups()
        if unknown:
            label = "somebody" if unknown == "some or all people" else labels.label(unknown)
            release.say(("unknown", family), label, place)
            continue
        if untold:
            continue
        label = "nobody" if absent else labels.label(count)
        for name in names.split("; "):
            about = _about(family, name)
            if about:
                release.say(about, label, place)
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
    "skill": {"low, as the scales say": "low"},
    "age": {"under 25": "under25", "aged 25 to 64": "from25to64", "aged 65 and over": "from65"},
    "circumstance": {
        "little money": "money", "an old device": "deviceage", "phone only": "phoneonly",
        "a slow or costly connection": "connection", "another first language": "firstlanguage",
        "reading and writing": "literacy", "another culture": "culture"},
}


def _about(family, name):
    name = re.sub(r"\\(.)", r"\1", name)
    if family == "technology":
        if name == "assistive technology of any kind":
            return ("any", "technology")
        return (family, name.lower())
    value = LABELS[family].get(name)
    return (family, value) if value else None


#: What a sentence about a task may add where something was not recorded.
GAPS = r"(?:, outcome not recorded for all)?(?:, help not recorded for all)?"
NOT_OFFERED = "not offered to participants whose notes can be shared, as far as recorded"


def _completion(release, words, about, place):
    """"completed without help by none", "completed by 3 people or more, help not recorded for all"; whether it was read."""
    if words == NOT_OFFERED:
        release.say(("triedTask", *about), "nobody", place, False)
        return True
    found = re.fullmatch(rf"completed( without help)? by (?:(none)|{COUNT}){GAPS}", words)
    if not found:
        return False
    count = "nobody" if found[2] else labels.label(found[3])
    release.say(("done" if found[1] else "completed", *about), count, place)
    return True


def _task_line(release, line, data, place):
    """"“Pay”: tried by 3 people or more; completed without help by fewer than 3 people." """
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
        elif _completion(release, part, about, place):
            continue
        elif interval := re.match(r"ease ([\d.]+) of 7 on average(?: \(([\d.]+) to ([\d.]+)\))?$", part):
            _old_mean(release, ("ease", *about), interval.groups(), place)
        elif not re.match(r"(ease (about [\d.]+|[\d.]+ or (more|less)) of 7 on average"
                          r"|typical time .*|not shown)$", part):
            release.unread.append(f"{place}: {line}")
    return True


def _tasks_line(release, line, place):
    """"Tasks: completed without help by none: “Find” and “Show”; completed by 3 people or more, help …: “Pay”." """
    if not line.startswith("Tasks: "):
        return False
    for group in re.split(r"(?<=”); (?=completed|not offered)", line.removeprefix("Tasks: ").removesuffix(".")):
        words, titles = group.split(": “", 1)
        for title in re.split(r"(?<=”)(?:, | and )(?=“)", "“" + titles):
            if not _completion(release, words, (_plain(title[1:-1]), release.round), place):
                release.unread.append(f"{place}: {line}")
    return True


def _problem_line(release, line, data):
    """"F05 Title. New in round 1. Severity 3. Met by fewer than 3 people. “words” Do: one sentence": all of it stands in
    the findings report too."""
    text = _plain(line)
    for finding in data["findings"]["findings"]:
        head = f"{finding['id']} {finding['title']}."
        if not text.startswith(" ".join(head.split())):
            continue
        rest = text[len(" ".join(head.split())):].strip()
        for part in (finding["status"], r"Severity \d( to \d)?|Nobody has rated how bad it is", finding["frequency"]):
            pattern = part if part and part.startswith("Severity") else re.escape(_whole(part)) if part else ""
            found = re.match(rf"(?:{pattern})\.", rest, re.I) if pattern else None
            rest = rest[found.end():].strip() if found else rest
        if found := re.match(r"“(.*)”(?= Do: |$)", rest):
            release.words.add(found[1])
            rest = rest[found.end():].strip()
        # A long recommendation is cut, with a sign for what is left out.
        advice = rest[4:].removesuffix(" …")
        return not rest or rest.startswith("Do: ") and advice in _whole(finding["recommendation"] or "")
    return False


def _whole(text):
    return " ".join(text.split())


def _fixed_line(line, data):
    """"Fixed, retested by people it had hurt: F01 Title; F07 Title; and 2 others." """
    text = _plain(line)
    found = re.match(
        r"(?:Fixed, retested by people it had hurt|Called fixed, retested by nobody it had hurt): (.*?)(?:; and \d+ others?)?\.$", text)
    if not found:
        return False
    rest = found[1]
    for finding in data["findings"]["findings"]:
        rest = rest.replace(_whole(f"{finding['id']} {finding['title']}"), "", 1)
    return not rest.replace(";", "").strip()


def _old_mean(release, about, groups, place):
    """A mean with its interval, as an earlier edition printed it."""
    for mean in release.means:
        if mean.about == about:
            mean.interval = (
                (float(groups[1]), float(groups[2]), 0.05) if groups[1] else False)
            mean.place += f", {place}"


def _criterion_line(release, line, criterion, place):
    """"Barrier met. Fewer than 3 people met a barrier. Outcome …" and rows of the table."""
    if found := re.match(rf"\| (\d+\.\d+\.\d+) .*? \| A+ \| .*? \| {COUNT} \|", line, re.I):
        release.say(("tried", found[1], release.round), labels.label(found[2]), place, False)
        return True
    if not criterion or line.startswith("- "):
        return False
    if found := re.search(rf"{COUNT} met a barrier\.", line, re.I):
        release.say(("barrier", criterion, release.round), labels.label(found[1]), place)
    rest = re.sub(rf"{COUNT} met a barrier\.", "", line, flags=re.I)
    if OF_PEOPLE.search(rest.replace(" of 4,", "")):
        release.unread.append(f"{place}: {line}")
    return True


def _note_line(release, line):
    """A note or a quote, or what a specialist or a tool says."""
    impact = r"(?:impact \d of 4, \w+(?: \w+)?: )"
    if found := re.match(rf"- {impact}?in somebody's own words, “(.*)”$", line):
        release.words.add(found[1])
        return True
    if found := re.match(rf"- {impact}(.*)$", line):
        release.words.add(found[1])
        return True
    return bool(re.match(r"- (Expert|Tool|Simulated|Documented|Persona) evidence ", line))


def frequency(release, finding, words, everybody, place):
    """"met by fewer than 3 people of those who tried “Pay”", "met by people who use VoiceOver"."""
    if not words or words.startswith("not counted yet"):
        return
    about = ("met", finding, release.round)
    if found := re.match(rf"met by {COUNT}(?: of (\d+) who (.*)| of those who .*)?$", words):
        release.say(about, labels.label(found[1]), place)
        if found[2]:
            tried = re.match(r"tried “([^”]*)”$", found[3])
            what = ("triedTask", tried[1]) if tried else ("exposed", found[3])
            release.say((*what, release.round), found[2], place)
        return
    # Nobody is known to have met it: that tells no more than that nobody did, and of nobody that they were there.
    if re.match(r"(it can concern people who [^;]*?(; |$))?(nobody is known to have met it in this round(, which can mean "
                r"that nobody tried)?)?$", words):
        if "nobody is known" in words:
            release.say(about, labels.label("nobody"), place)
        return
    found = re.match(r"met by people who (.*?)(?: in round (\d+))?$", words)
    if not found:
        release.unread.append(f"{place}: {finding}: {words}")
    else:
        whom = re.match(r"use ([^,]*)$", found[1])
        round = int(found[2] or release.round)
        if whom and " or " not in whom[1] and (round == release.round or round in everybody):
            release.say(("technology", whom[1].lower()), "atLeast:1", place)
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
