"""Empty records and entries with every declared field."""

#: Nothing, a set, a map: how a field looks while it is empty.
NOTHING, SET, MAP = None, [], {}


def _shape(nothing="", sets="", maps=""):
    shape = {name: NOTHING for name in nothing.split()}
    shape.update({name: SET for name in sets.split()})
    shape.update({name: MAP for name in maps.split()})
    return shape


STUDY = _shape(
    "informationSheet informationSheetVersion peopleInvented product purpose title",
    maps="imports prompts recruitmentTargets rounds screens tasks")
TASK = _shape("position successWhen timeLimitMinutes title", "criteria screens")
PARTICIPANT = _shape(
    "ageBand ageBandAbsence assistiveTechnologiesAbsence assistiveTechnologiesNone firstLanguage "
    "firstLanguageAbsence genderAbsence lastingCircumstancesAbsence lastingCircumstancesNone "
    "needsAbsence needsNone skillPlacementsAbsence",
    "accessRequirements devices gender pronouns",
    "assistiveTechnologies lastingCircumstances needs skillPlacements withdrawals")
CONSENT = _shape(
    "explainedBy futureUse givenOn manner observe quote record retainUntil share sheetVersion "
    "support withdrawalCode withdrawalRoute")
TECHNOLOGY = _shape("name proficiency version years")
NEED = _shape("dimension duration fluctuates")
CIRCUMSTANCE = _shape("kind note")
PLACEMENT = _shape("basis evidence placedBy placedOn scale scaleVersion value")
SESSION = _shape(
    "device mode pilot platform productVersion round startedAt today", "participants present",
    "assistiveTechnologies attempts circumstances interruptions promptAnswers")
ATTEMPT = _shape(
    "assistance ease endedAtTimeLimit endedMilliseconds excludedMilliseconds outcome participant "
    "position startedMilliseconds task")
LOG = _shape("clearedAt clearedBy recorderRole startedAt", maps="marks observations")
NOTE = _shape(
    "atMilliseconds basis beyondWcag impact kind language note participant reviewedBy sameMomentAs "
    "screen speaker task wording", "confirmed dimensions principles proposed")
FINDING = _shape(
    "beyondWcag description kind recommendation title",
    "dimensions needs places principles screens tasks technologies",
    "observations rounds severities")
SUPPORT = _shape("quote")
ROUND_STATE = _shape("note state", "retestedWith")
RESPONSE = _shape(
    "givenOn instrument instrumentVersion manner participant round session task", maps="answers")
GIVEN = _shape("value valueAbsence")


def entry(shape, origins=None, **values):
    """An entry with these values; sets are sorted. Entries under a name have origins of their own."""
    unknown = set(values) - set(shape)
    assert not unknown, unknown
    made = dict(shape, deleted=None, sync=None)
    if origins:
        made["origins"] = [origins]
    for name, value in values.items():
        made[name] = sorted(set(value)) if shape.get(name) is SET else value
    return made


def record(format, id, origins, shape, **values):
    extra = {name: values.pop(name) for name in ("consent", "target") if name in values}
    made = entry(shape, origins, **values)
    made.update(extra, id=id)
    made["~format"] = format
    return made
