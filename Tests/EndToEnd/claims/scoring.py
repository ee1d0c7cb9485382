"""Scores of questionnaires, after docs/instruments.md: sums and means of items."""
import files


def instrument(study, name):
    return files.read(study.files.workspace / f"Surveys/instruments/{name}.json")


def named(study, title):
    """The id of an instrument by its title."""
    for path in sorted(study.files.workspace.glob("Surveys/instruments/*.json")):
        form = files.read(path)
        if form is not files.Unreadable and form.get("title") == title:
            return path.stem
    raise KeyError(f"no instrument {title}")


def _round_of(study, response):
    if response.get("session") in study.files.sessions:
        return study.round_of(response["session"])
    return response.get("round")


def is_participant(study, person):
    """Whether the study knows the participant: by a file that can be read, or a counted session of any round."""
    return isinstance(study.files.participants.get(person), dict) or any(
        person in study.present(number) for number in study.counted_rounds())


def _counts(study, response):
    session = response.get("session")
    if session and (session not in study.files.sessions or not study.counts(session)):
        return False
    person = response.get("participant")
    return not (person and (study.is_excluded(person) or not is_participant(study, person)))


def _given(response):
    return {key: entry["value"] for key, entry in files.entries(response, "answers").items()
            if entry.get("value") is not None}


def counting(study, number):
    """The responses that count: by questionnaire and task, one a participant, the newest."""
    groups = {}
    for name, response in sorted(study.files.responses.items()):
        if _counts(study, response) and (_round_of(study, response) == number or not study.files.rounds()):
            groups.setdefault((response["instrument"], response.get("task")), []).append((name, response))
    return groups


def answered(study, number):
    """The questionnaires answered in a round."""
    return sorted({name for name, _ in counting(study, number)})


def _number(form, value):
    options = files.entries(form, "options")
    if value in options:
        return options[value].get("number")
    try:
        return float(value)
    except ValueError:
        return None


def score(form, key, response):
    """The value of a score, or nothing."""
    rule = form["scores"][key]
    items = files.entries(form, "items")
    chosen = [item for item in items if not rule["items"] or item in rule["items"]]
    given = _given(response)
    if len([item for item in chosen if item in given]) < (rule.get("leastAnswered") or 0):
        return None
    values = []
    numbers = [option.get("number") for option in files.entries(form, "options").values()
               if option.get("number") is not None]
    scale = form.get("range") or {}
    low, high = (min(numbers), max(numbers)) if numbers else (scale.get("lowest"), scale.get("highest"))
    for item in chosen:
        value = _number(form, given[item]) if item in given else None
        if value is None:
            if rule.get("missing") in (None, "noScore"):
                return None
            if rule["missing"] == "middle":
                value = (low + high) / 2
                values.append(value)
            continue
        values.append(low + high - value if items[item].get("reversed") else value)
    if not values or rule["rule"] not in ("sum", "mean"):
        return None
    total = sum(values) if rule["rule"] == "sum" else sum(values) / len(values)
    return (total + (rule.get("add") or 0)) * (rule.get("multiply") or 1) / (rule.get("divide") or 1)


def bounds(form, key):
    """The lowest and highest value of a score."""
    rule = form["scores"][key]
    items = [item for item in files.entries(form, "items") if not rule["items"] or item in rule["items"]]
    numbers = [option.get("number") for option in files.entries(form, "options").values() if option.get("number") is not None]
    scale = form.get("range") or {}
    ends = (min(numbers), max(numbers)) if numbers else (scale["lowest"], scale["highest"])
    size = len(items) if rule["rule"] == "sum" else 1
    return [(end * size + (rule.get("add") or 0)) * (rule.get("multiply") or 1) / (rule.get("divide") or 1) for end in ends]


def is_straight(form, response):
    """"at least 3 answers that are numbers of the range and all the same, if there is a reversed item or at least 5"."""
    numbers = [number for number in (_number(form, value) for value in _given(response).values()) if number is not None]
    reversed_ = any(item.get("reversed") for item in files.entries(form, "items").values())
    return len(numbers) >= 3 and len(set(numbers)) == 1 and (reversed_ or len(numbers) >= 5)


def is_finished(form, response):
    items = set(files.entries(form, "items"))
    return items <= set(_given(response)) | {
        item for item, entry in files.entries(response, "answers").items() if entry.get("valueAbsence")}


def chosen(study, number, name, task):
    """The responses that count: one a participant, the newest finished one."""
    form = instrument(study, name)
    newest = {}
    for identity, response in counting(study, number).get((name, task), ()):
        rank = (is_finished(form, response), response.get("givenOn") or "", identity)
        group = response.get("participant") or identity
        if group not in newest or newest[group][0] < rank:
            newest[group] = (rank, response)
    return [response for _, response in newest.values()]


def values(study, number, name, task, key):
    """The scores of the responses that count, and how many of those with one have one answer throughout."""
    form = instrument(study, name)
    scored = [(score(form, key, response), response) for response in chosen(study, number, name, task)]
    scored = [(value, response) for value, response in scored if value is not None]
    return [value for value, _ in scored], sum(1 for _, response in scored if is_straight(form, response))


def _is_allowed(form, value):
    number, scale = _number(form, value), form.get("range") or {}
    if files.entries(form, "options"):
        return value in files.entries(form, "options")
    return number is not None and number == int(number) and scale["lowest"] <= number <= scale["highest"]


def unusual(study, number, name, task, kind):
    """How many responses are of a kind: of those that count, or of those that do not."""
    form = instrument(study, name)
    items = set(files.entries(form, "items"))
    mine = chosen(study, number, name, task)
    if kind == "straightLined":
        return sum(1 for response in mine if is_straight(form, response))
    if kind == "answersMissing":
        return sum(1 for response in mine if not items <= {
            key for key, value in _given(response).items() if not _is_allowed(form, value) or _number(form, value) is not None})
    if kind == "notAllowed":
        return sum(1 for response in mine if any(
            key in items and not _is_allowed(form, value) for key, value in _given(response).items()))
    if kind == "unknownItems":
        return sum(1 for response in mine if set(_given(response)) - items)
    if kind == "otherVersion":
        return sum(1 for response in mine if response.get("instrumentVersion") not in (None, form.get("version")))
    if kind == "notPresent":
        return sum(1 for response in mine if response.get("participant") and response["participant"] not in study.present(number))
    group = [response for _, response in counting(study, number).get((name, task), ())]
    left = [response for response in group if not any(response is one for one in mine)]
    if kind in ("earlier", "unfinished"):
        return sum(1 for response in left if is_finished(form, response) == (kind == "earlier"))
    others = [response for response in study.files.responses.values()
              if response["instrument"] == name and response.get("task") == task]
    if kind == "notCounted":
        return sum(1 for response in others if not _counts(study, response) and _round_of(study, response) == number
                   and (not response.get("participant") or is_participant(study, response["participant"])))
    if kind == "withoutRound":
        return sum(1 for response in others if _round_of(study, response) is None)
    if kind == "unknownParticipant":
        return sum(1 for response in others if response.get("participant")
                   and not is_participant(study, response["participant"]) and not study.is_excluded(response["participant"]))
    raise KeyError(kind)
