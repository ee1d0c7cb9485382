"""A whole random study, as a map from file names to records."""
import made_closing
import made_evidence
import made_findings
import made_notes
import made_people
import made_sessions
import made_walkthroughs
from chance import Chance
from made_plan import Plan


def study(seed, id):
    chance = Chance("recount", seed)
    plan = Plan(chance)
    files = {"study.json": plan.record(id)}
    rounds = chance.number(1, 3)
    people = [f"P{n:02}-{chance.id(4)}" for n in range(1, chance.number(1, 12) + 1)]
    for one in people:
        made = made_people.participant(chance, one)
        if made:
            files[f"participants/{one}.json"] = made
    notes = add_sessions(files, chance, plan, people, rounds)
    for n in range(1, chance.number(0, 5) + 1):
        finding = f"F{n:02}-{chance.id(4)}"
        files[f"findings/{finding}.json"] = made_findings.finding(
            chance, plan, people, notes, rounds, finding)
    for n in range(1, chance.number(0, 4) + 1):
        files[f"evidence/batch-{n}.json"] = made_evidence.batch(chance, plan, rounds, f"batch-{n}")
    for n in range(1, chance.number(0, 2) + 1):
        id = f"W{n:02}-{chance.id(4)}"
        files[f"walkthroughs/{id}.json"] = made_walkthroughs.walkthrough(chance, plan, rounds, id)
    made_closing.freeze(chance, files)
    return files


def add_sessions(files, chance, plan, people, rounds):
    """Adds sessions with their logs; returns the names of all notes."""
    notes = []
    for n in range(1, chance.number(1, len(people) + 3) + 1):
        id = f"S{n:02}-{chance.id(4)}"
        session = made_sessions.session(chance, plan, people, rounds, id)
        files[f"sessions/{id}/session.json"] = session
        logs, names = made_notes.logs(chance, plan, session, notes)
        for name, log in logs.items():
            files[f"sessions/{id}/{name}.json"] = log or made_notes.erased_log(chance, name)
        notes += names
    return notes
