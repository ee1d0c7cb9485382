"""What the examples find: named steps that prepare a copy of the example workspace."""
import json
import shutil
import subprocess

import places
import verbs


def kerb(place, *words):
    status, text = place.run(*words)
    if status not in (0, 1):
        raise AssertionError(f"kerb {' '.join(words)} ended with {status}\n{text}")


def git(folder, *words):
    subprocess.run(
        ["git", "-C", folder, "-c", "user.name=Team", "-c", "user.email=team@example.org", *words],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)


def rename(place, old, new):
    """Gives a record another id, in its name and wherever it is named."""
    for path in sorted((place.workspace / "Surveys").rglob("*.json")):
        text = path.read_text("utf-8")
        if old in text:
            path.write_text(text.replace(old, new), "utf-8")
        if old in path.name:
            path.rename(path.with_name(path.name.replace(old, new)))


def change(place, path, **values):
    """Sets fields of a record, as somebody would in an editor."""
    folder = place.workspace / "Surveys/tram-tickets"
    file = next(folder.glob(path)) if "*" in path else folder / path
    record = json.loads(file.read_text("utf-8"))
    record.update(values)
    file.write_text(json.dumps(record, ensure_ascii=False, indent=2) + "\n", "utf-8")


def what_examples_name(place):
    """Records and files that examples name and the example workspace does not have."""
    for name, text in verbs.FILES.items():
        (place.workspace / name).write_text(text, "utf-8")
    (place.workspace / "pay.png").write_bytes(verbs.PICTURE)
    (place.workspace / ".gitignore").write_text(
        "*.csv\n*.vtt\n*.srt\nmeeting.txt\n/pay.png\npanel.json\npatch.json\nilka.json\n", "utf-8")
    rename(place, "P07-r1vt", "P07-kx4d")
    rename(place, "F04-kb0y", "F04-m2qa")
    rename(place, "R07-c79b", "R70-c79b")
    rename(place, "R08-9cc3", "R07-9cc3")
    change(place, "sessions/S03-*/session.json", participants=["P02-mngv", "P07-kx4d"])
    kerb(place, "study", "task", "add", "tram-tickets", "Pay", "--id", "pay")
    kerb(place, "study", "prompts", "new", "tram-tickets", "Is the price said?", "--id", "price-spoken")
    kerb(place, "session", "new", "tram-tickets", "--participant", "P07", "--round", "3")
    kerb(place, "study", "new", "bank", "--title", "Paying a bill")


def task_with_steps(place):
    """The task of the example walkthroughs has steps."""
    kerb(place, "study", "task", "steps", "tram-tickets", "buy-day-ticket", "--from", "steps.txt")


def claim_with_basis(place):
    """A claim of a profile rests on a participant."""
    change(place, "../../Personas/people/tendai-mupfure.json", bases={"1m84mqkzx5ed9707m8htkj": {
        "claim": "whyTheyUseIt", "about": "0123456789abcdef", "kind": "participant", "direction": "supports",
        "study": "tram-tickets", "reference": "P01-wafm", "enteredOn": "2026-06-12"}})
    kerb(place, "check", "--fix")


def picture_kept(place):
    """A finding has a picture."""
    kerb(place, "attach", "pay.png", "--to", "F03", "--alt", "The button Pay, without a label", "--study", "tram-tickets")


def notes_changed(place):
    """Several notes were changed at once."""
    kerb(place, "note", "set", "S09", "3-9", "--kind", "context")


def note_edited(place):
    """The words of a note were edited once."""
    kerb(place, "note", "edit", "S09", "12", "--words", "says that the button has no name")


def recording_on_disk(place):
    """A recording lies outside the workspace, and two marks were made in its session."""
    (place.home / "recordings").mkdir()
    (place.home / "recordings/S09.mkv").write_bytes(b"x")
    path = sorted((place.workspace / "Surveys/tram-tickets/sessions").glob("S09-*/log-*.json"))[0]
    log = json.loads(path.read_text("utf-8"))
    log["marks"] = {f"1m84mqkzx5ed9707m8ht{n}": {"atMilliseconds": at, "deleted": None}
                    for n, at in (("aa", 60_000), ("ab", 2_880_000))}
    path.write_text(json.dumps(log, ensure_ascii=False, indent=2) + "\n", "utf-8")
    kerb(place, "check", "--fix")


def aligned_recordings(place):
    """The session has two recordings whose times are known."""
    recording_on_disk(place)
    file = place.home / "recordings/S09.mkv"
    for name in ("screen", "room"):
        kerb(place, "session", "media", "add", "tram-tickets", "S09", name, "--file", file, "--offset", "1m10")


def one_aligned_recording(place):
    """The session has one recording whose times are known."""
    aligned_recordings(place)
    kerb(place, "session", "media", "remove", "tram-tickets", "S09", "room", "--yes")


def saved_screens(place):
    """Two screens were audited and kept."""
    for screen in ("Start", "Pay"):
        kerb(place, "audit", "home.xml", "--study", "tram-tickets", "--screen", screen, "--save")


def no_bank(place):
    """The study is still to be made."""
    shutil.rmtree(place.workspace / "Surveys/bank")


def no_study(place):
    """The workspace has no study yet."""
    shutil.rmtree(place.workspace / "Surveys/tram-tickets")


def no_workspace(place):
    """An empty folder."""
    shutil.rmtree(place.workspace)
    place.workspace.mkdir()


def rounds_are_open(place):
    """The rounds are open, were last closed with the participants who count now, and nothing of them was shared."""
    rounds = json.loads((place.workspace / "Surveys/tram-tickets/study.json").read_text("utf-8"))["rounds"]
    for settled in rounds.values():
        settled.update(sharedPeople=[], sharedWords=[])
    change(place, "study.json", rounds=rounds)
    for number in ("1", "2"):
        kerb(place, "study", "round", "reopen", "tram-tickets", number, "--yes")
        kerb(place, "study", "round", "close", "tram-tickets", number, "--yes")
        kerb(place, "study", "round", "reopen", "tram-tickets", number, "--yes")


def two_halves(place):
    """Two sessions have the people, the round, the day and the version of one meeting."""
    same = {"participants": ["P02-mngv"], "round": 1, "startedAt": "2026-03-03T09:00:00Z", "productVersion": "3.1"}
    for name in ("S03", "S05"):
        change(place, f"sessions/{name}-*/session.json", **same)


def one_meeting(place):
    """They count as one already."""
    two_halves(place)
    kerb(place, "session", "merge", "tram-tickets", "S03", "S05")


def no_answers(place):
    """Nobody has answered a questionnaire yet."""
    shutil.rmtree(place.workspace / "Surveys/tram-tickets/responses")


def official_words(place):
    """The questionnaire has the official words of a file already."""
    no_answers(place)
    kerb(place, "survey", "wording", "sus", "sus-official.csv")


def overdue(place):
    """A day until which somebody's records may be kept has passed."""
    kerb(place, "participant", "consent", "tram-tickets", "P07", "--observe", "granted", "--manner", "speech",
         "--retain-until", "2026-07-01")


def log_to_review(place):
    """A session whose notes nobody has reviewed or cleared of identifiers."""
    for path in (place.workspace / "Surveys/tram-tickets/sessions").glob("S09-*/log-*.json"):
        log = json.loads(path.read_text("utf-8"))
        for note in log["observations"].values():
            note["reviewedBy"] = None
        log.update(clearedBy=None, clearedAt=None)
        path.write_text(json.dumps(log, ensure_ascii=False, indent=2) + "\n", "utf-8")


def versions_of_a_merge(place):
    """Only the files of one merge are looked at: base, ours and theirs."""
    record = place.workspace / "Surveys/tram-tickets/study.json"
    for name in ("base.json", "ours.json", "theirs.json"):
        shutil.copy(record, place.workspace / name)


def team(place):
    """A clone with a remote; the team has sent what it has."""
    remote = place.home / "remote.git"
    subprocess.run(["git", "init", "-q", "--bare", "-b", "main", remote], check=True)
    git(place.workspace, "checkout", "-q", "-b", "main")
    kerb(place, "team", "setup")
    (place.home / ".gitconfig").write_text("[user]\n\tname = Team\n\temail = team@example.org\n", "utf-8")
    git(place.workspace, "add", "-A")
    git(place.workspace, "commit", "-q", "-m", "Study", "--no-verify")
    git(place.workspace, "remote", "add", "origin", str(remote))
    git(place.workspace, "push", "-q", "-u", "origin", "main")


def news_at_the_remote(place):
    """Somebody else has sent a change."""
    team(place)
    other = place.home / "other"
    subprocess.run(["git", "clone", "-q", place.home / "remote.git", other], check=True)
    (other / "README.md").write_text("Our study\n", "utf-8")
    git(other, "add", "-A")
    git(other, "commit", "-q", "-m", "Readme")
    git(other, "push", "-q")


def rolled_forward(place):
    """A merge has just brought what somebody else sent."""
    news_at_the_remote(place)
    git(place.workspace, "pull", "-q", "--no-edit")
    git(place.workspace, "update-ref", "ORIG_HEAD", "HEAD~1")


def both_changed_a_title(place):
    """Two people have changed the same field of a finding, and what they wrote was merged."""
    news_at_the_remote(place)
    other = places.Place(copies=False, folder=place.home / "second")
    subprocess.run(["git", "clone", "-q", place.home / "remote.git", place.home / "second/team"], check=True)
    (other.home / ".gitconfig").write_text("[user]\n\tname = Other\n\temail = other@example.org\n", "utf-8")
    kerb(other, "team", "setup")
    kerb(other, "finding", "edit", "tram-tickets", "F04", "--title", "Pay says nothing")
    kerb(other, "team", "sync")
    kerb(place, "finding", "edit", "tram-tickets", "F04", "--title", "Pay is not named")
    kerb(place, "team", "sync")
