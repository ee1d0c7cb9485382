"""What was entered after a session: "What was entered later" in docs/study-report.md."""
import files

SIX_HOURS, DAY = 6 * 3_600_000, 24 * 3_600_000


def times_of(study, session):
    """Every time of a session."""
    record = study.files.sessions[session]
    found = []
    for log in study.files.logs[session].values():
        for field in ("observations", "marks"):
            found += [entry.get("atMilliseconds") for entry in files.entries(log, field).values()]
    for field in ("attempts", "interruptions"):
        for entry in files.entries(record, field).values():
            found += [entry.get("startedMilliseconds"), entry.get("endedMilliseconds")]
    return sorted(time for time in found if time is not None)


def end_of(study, session):
    """The last time before a gap of more than six hours, and a day after the start at most."""
    times = times_of(study, session)
    end = times[0] if times else 0
    if end > DAY:
        return DAY
    for time in times:
        if time - end > SIX_HOURS or time > DAY:
            break
        end = max(end, time)
    return end


def is_later(study, session, at):
    """More than six hours after the time before it, or than a day after the session's start, or after such a time."""
    return at is not None and at > end_of(study, session)


def has_time(study, attempt):
    """Whether the record of an attempt has a time; one of which the start or the end was entered later has none."""
    left_out = {id(one.record) for number in study.counted_rounds() for one in study.attempts(number)
                if is_left_out(study, one)}
    return id(attempt) not in left_out and None not in (attempt.get("startedMilliseconds"), attempt.get("endedMilliseconds"))


def is_left_out(study, attempt):
    """An attempt of which the start or the end was entered later has no time."""
    return any(is_later(study, attempt.session, attempt.record.get(field))
               for field in ("startedMilliseconds", "endedMilliseconds"))
