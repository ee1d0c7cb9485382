"""What lies outside the repository about whoever leaves: keys, recordings; and reports."""
import json

import recording
import team


def private_keys(place):
    """A key, what an import said about conditions, of whom a draft was made, and what a write that was cut off has left."""
    keys = place.state / "kerb" / json.loads(
        (place.workspace / ".kerb/workspace.json").read_text())["id"] / "keys"
    keys.mkdir(parents=True, mode=0o700, exist_ok=True)
    name, condition = team.word("name"), team.word("condition")
    kept = team.word("othername", kept=True)
    (keys / f"{team.STUDY}.tsv").write_text(
        f"kerb-key/1\n{team.LEAVING}\t{name}\n{team.STAYING}\t{kept}\n")
    (keys / f"{team.STUDY}-conditions.json").write_text(json.dumps(
        {team.LEAVING: [condition], team.STAYING: [kept], "~format": "kerb-conditions/1"}))
    (keys / f"{team.STUDY}-drafts.json").write_text(json.dumps({"~format": "kerb-drafts/1", "drafts": [
        {"profile": "draft", "people": [team.LEAVING, team.STAYING], "left": 0, "values": []}]}))
    (keys / ".kerb-tmp-cutoff").write_text(team.word("cutoff"))
    for path in keys.iterdir():
        path.chmod(0o600)
    return keys


def private_state(place):
    """Keys, a recording that stopped, and one that was set aside."""
    record(place, team.word("aside"))
    with recording.Recorder(place, "--participant", team.LEAVING, study=team.STUDY) as again:
        again.rest()
        again.answer("2")
        again.set_up()
        again.save(team.word("journal"))
        again.type(team.word("draft"))
        again.pump(1)
        again.kill()
    private_keys(place)


def record(place, words):
    with recording.Recorder(place, "--participant", team.LEAVING, study=team.STUDY) as recorder:
        recorder.set_up()
        recorder.save(words)
        recorder.kill()


def reports(place):
    """Closes the round, once, and makes the reports of it."""
    place.run("study", "round", "close", team.STUDY, "1")
    place.run("report", "all", team.STUDY)
