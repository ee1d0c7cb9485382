"""kerb withdraw: what it erases, what it leaves, and what merges do afterwards."""
import json
import subprocess

import checks
import forms
import places
import private
import running
import scenes
import team


def erases(check):
    with places.Place() as place:
        status, said = team.build(place)
        check.is_same("the study is sound", (status, said[-200:] if status else ""), (0, ""))
        team.set_up_driver(place)
        team.commit(place, "a study")
        private.private_state(place)
        private.reports(place)
        team.commit(place, "reports")
        (place.workspace / team.FOLDER / ".kerb-tmp-cutoff").write_text(team.word("temporary"))
        (place.workspace / "notes.md").write_text("P01-aaaa again")

        missing = [word for word in team.WORDS if not team.holding(place, [word])]
        check.is_same("every word stands somewhere at first", missing, [])

        before = team.holding(place, team.WORDS)
        status, said = place.run("withdraw", team.STUDY, "P01", "--yes", "P01")
        check.holds("a short id is refused", status == 64 and team.LEAVING in said, said)
        status, said = place.run("withdraw", team.STUDY, team.LEAVING)
        check.holds("nothing asks without a terminal", status == 64 and "--yes" in said, said)
        status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--dry-run")
        check.holds("the dry run says what would go", status == 0 and "2 recordings" in said, said)
        check.is_same("none of this erases anything", team.holding(place, team.WORDS), before)

        status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
        check.holds("it is erased", status == 0 and "Erased P01-aaaa" in said, said)
        check.is_same("nothing of theirs is found outside .git", team.holding(place, team.WORDS), [])
        lost = [word for word in team.KEPT if not team.holding(place, [word])]
        check.is_same("what is about the other person stays", lost, [])
        check.is_same("the profile says nothing of them", team.traces_in_profile(place), [])
        profile = json.loads((place.workspace / team.FOLDER / f"{team.PROFILE}.json").read_text())
        check.is_same("each claim says that it lost something, and when",
                      sorted((lost["claim"], [len(day) for day in lost["days"]]) for lost in profile["lostBases"].values()),
                      [("money", [10]), ("whyTheyUseIt", [10])])
        check.is_same("a finding of theirs stays without its day",
                      [profile["bases"]["basisbasis006"][key] for key in ("reference", "date", "enteredOn")],
                      ["F01-aaaa", None, None])
        check.holds("what rests on the other person stays", profile["bases"]["basisbasis005"]["reference"] == team.STAYING)
        check.holds("other files that name them are told", "  notes.md" in said, said)
        check.holds("findings to read are told", "F01-aaaa: title, description" in said, said)
        check.holds("no word of theirs is said", not any(word in said for word in team.WORDS), said)
        (place.workspace / "notes.md").unlink()
        check.is_same("the workspace is sound", place.run("check")[0], 0)

        again, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
        check.holds("a second time there is nothing left", again == 0 and "was left to erase" in said, said)
        history(check, place)


def history(check, place):
    """Runs the printed commands."""
    team.commit(place, "withdrawal")
    check.holds("git's history still holds words", team.in_objects(place, team.WORDS))
    check.holds("and links to the person in findings and profiles", team.links_in_objects(place))
    status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING, "--json")
    commands = json.loads(said)["commands"]
    check.holds("the commands are listed", status == 0 and len(commands) > 5, said)
    done = subprocess.run(["sh", "-e", "-c", "\n".join(commands)], cwd="/",
                          env=place.env(FILTER_BRANCH_SQUELCH_WARNING="1"), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    check.is_same("they work", (done.returncode, done.stdout.decode()[-600:] if done.returncode else ""), (0, ""))
    check.is_same("then git holds nothing either", team.in_objects(place, team.WORDS), [])
    check.is_same("nor a link to the person", team.links_in_objects(place), [])
    check.is_same("the marks stay, and the work tree is clean",
                  (team.git(place, "status", "--porcelain"), place.run("check")[0]), ("", 0))


def late_work(place):
    """What somebody adds who has not heard of it. Returns the words."""
    words = [team.word(name) for name in ("latelog", "latepair", "latesession", "latenote")]
    folder = place.workspace / team.FOLDER
    team.put(place, "sessions/S01-aaaa/log-late", "log/1", "log-late",
             team.log({"note000000011": team.note(words[0])}))
    team.put(place, "sessions/S02-bbbb/log-late", "log/1", "log-late",
             team.log({"note000000012": team.note(words[1])}))
    team.put(place, "sessions/S03-cccc/session", "session/1", "S03-cccc",
             team.session([team.LEAVING], today=words[2]))
    pair = folder / "sessions/S02-bbbb/log-pair.json"
    record = json.loads(pair.read_text())
    record["observations"]["note000000013"] = team.note(words[3], team.LEAVING)
    pair.write_text(json.dumps(record))
    finding = folder / "findings/F01-aaaa.json"
    record = json.loads(finding.read_text())
    record["observations"]["S01-aaaa/note000000011"] = {"origins": ["supportsuppo9"], "quote": True}
    finding.write_text(json.dumps(record))
    profile = folder / f"{team.PROFILE}.json"
    record = json.loads(profile.read_text())
    record["bases"]["basisbasis009"] = dict(
        team.basis("money", "participant", team.LEAVING), origins=["basisbasis009"])
    # Under the words that the claim has, so that its state tells of the loss.
    late = team.basis("connection", "participant", team.LEAVING)
    late["about"] = team.digest("Prepaid.")
    record["bases"]["basisbasis010"] = dict(late, origins=["basisbasis010"])
    profile.write_text(json.dumps(record))
    place.run("check", "--fix")
    return words


def merges(check):
    with places.Place() as place:
        team.build(place)
        team.set_up_driver(place)
        private.reports(place)
        team.commit(place, "a study")
        with team.clone(place) as other:
            late_work(other)
            team.commit(other, "late work")
            place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
            team.commit(place, "withdrawal")
            team.git(place, "fetch", "-q", str(other.workspace), "HEAD")
            said = team.git(place, "merge", "-q", "--no-edit", "FETCH_HEAD", check=False)
            check.is_same("the merge is clean", team.git(place, "ls-files", "-u"), "", )
            place.run("check", "--fix")
            private.reports(place)
            check.is_same("a merge and kerb check --fix bring nothing back",
                          team.holding(place, team.WORDS), [])
            check.is_same("nor into the profile", team.traces_in_profile(place), [])
            profile = json.loads((place.workspace / team.FOLDER / f"{team.PROFILE}.json").read_text())
            check.is_same("the claim that the late basis was of says its day too",
                          [len(lost["days"][0]) for lost in profile["lostBases"].values()
                           if lost["claim"] == "connection"], [10])
            _, said = place.run("persona", "evidence", "odalys", "--json")
            told = {claim["claim"]: claim["inWords"] for claim in json.loads(said)["claims"]}
            check.holds("in words", "lost its basis on 20" in told.get("connection", ""), told)
            status, said = place.run("check")
            check.is_same("the workspace is sound after the merge", (status, said if status else ""), (0, ""))
            finding = json.loads((place.workspace / team.FOLDER / "findings/F01-aaaa.json").read_text())
            check.is_same("the late quote is erased too",
                          finding["observations"]["S01-aaaa/note000000011"],
                          {"erased": True, "origins": ["supportsuppo9"]})


def syncs(check):
    with places.Place() as place:
        if place.run("help", "team", "sync")[0]:
            return check.says("kerb team sync is not there")
        remote = place.home / "remote.git"
        team.build(place)
        team.set_up_driver(place)
        team.commit(place, "a study")
        subprocess.run(["git", "clone", "-q", "--bare", str(place.workspace), str(remote)], check=True)
        team.git(place, "remote", "add", "origin", str(remote))
        team.git(place, "fetch", "-q", "origin")
        branch = team.git(place, "branch", "--show-current").strip()
        team.git(place, "branch", "-q", f"--set-upstream-to=origin/{branch}")
        with team.clone(place, remote) as other:
            private.record(other, team.word("elsewhere"))
            forms.edit(other, team.word("elsewhereform"), "participant", "edit", team.STUDY, "P01")
            late_work(other)
            place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
            status, said = place.run("team", "sync")
            check.is_same("the erasure is sent", (status, said if status else ""), (0, ""))
            status, said = other.run("team", "sync")
            check.holds("whoever had not heard of it can send", status in (0, 1), said)
            check.is_same("nothing of theirs is left in that clone, nor on its machine",
                          team.holding(other, team.WORDS), [])
            check.is_same("nor in the profile there", team.traces_in_profile(other), [])
            check.is_same("that clone is sound", other.run("check")[0], 0)
            place.run("team", "sync")
            found = [line for line in team.holding(place, team.WORDS) if not line.startswith("remote.git")]
            check.is_same("nothing comes back to the first one", found, [])
            check.is_same("nor into its profile", team.traces_in_profile(place), [])


def finishes(check):
    """What an interruption leaves is found by its mark, by kerb check and by the same command."""
    with places.Place() as place:
        team.build(place)
        keys = private.private_keys(place)
        mark = {"erased": True, "id": team.LEAVING, "origins": ["origin00000p01aaaa"],
                "~format": "participant/1"}
        (place.workspace / team.FOLDER / f"participants/{team.LEAVING}.json").write_text(
            json.dumps(mark, indent=2) + "\n")
        status, said = place.run("check")
        check.holds("kerb check says what has come back",
                    status == 1 and said.count("something erased has come back") == 8, said)
        team.git(place, "remote", "add", "origin", str(place.home / "nowhere.git"))
        before = team.holding(place, team.WORDS)
        status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
        check.holds("offline is said, and erases nothing", status == 75 and "--offline" in said
                    and team.holding(place, team.WORDS) == before, said)
        status, said = place.run(
            "withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING, "--offline")
        check.is_same("the same command finishes it", (status, said if status else ""), (0, ""))
        check.is_same("then nothing of theirs is left", team.holding(place, team.WORDS), [])
        check.is_same("the key's folder holds no left-over", [path.name for path in keys.glob(".*")], [])


def uncleared(check):
    """Reports are made of what git has of a log that nobody has cleared: not of what was erased since."""
    with places.Place() as place:
        team.build(place)
        team.set_up_driver(place)
        team.commit(place, "a study")
        pair = place.workspace / team.FOLDER / "sessions/S02-bbbb/log-pair.json"
        record = json.loads(pair.read_text())
        record["clearedBy"] = record["clearedAt"] = None
        pair.write_text(json.dumps(record))
        place.run("check", "--fix")
        private.reports(place)
        place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
        found = team.holding(place, team.WORDS)
        check.is_same("no word comes back into reports", found, [])
        report = json.loads((place.workspace / f"Exports/{team.STUDY}/coverage.json").read_text())
        check.is_same("how many people came is not told any more", report["people"]["tookPart"], "notTold")


def parts(check):
    with places.Place() as place:
        team.build(place)
        for what, key in (("quotes", "quote"), ("sharing", "share"), ("recording", "record"), ("future", "futureUse")):
            status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--only", what)
            check.is_same(f"--only {what} works", (status, said if status else ""), (0, ""))
            person = json.loads((place.workspace / team.FOLDER / f"participants/{team.LEAVING}.json").read_text())
            check.is_same(f"--only {what} refuses it", person["consent"][key], "refused")
        scopes = sorted(entry["scope"] for entry in person["withdrawals"].values())
        check.is_same("each is written down", scopes, ["futureUse", "quotes", "recording", "sharing"])
        finding = json.loads((place.workspace / team.FOLDER / "findings/F01-aaaa.json").read_text())
        marks = {key: entry["quote"] for key, entry in finding["observations"].items()}
        check.is_same("only their notes are no longer marked for quoting", marks,
                      {"S01-aaaa/note000000002": False, "S02-bbbb/note000000006": True})
        _, said = place.run("withdraw", team.STUDY, team.LEAVING, "--only", "recording")
        check.holds("recordings to delete are named", "S01-aaaa, S02-bbbb" in said and "before" in said, said)
        check.is_same("the workspace is sound", place.run("check")[0], 0)



if __name__ == "__main__":
    total = checks.Checks()
    for name, part in (("erasing", erases), ("merging", merges), ("syncing", syncs), ("finishing", finishes),
                       ("reports", uncleared), ("parts", parts), ("forms", forms.forms),
                       ("running", running.running), ("scenes", scenes.scenes)):
        with total.part(name):
            part(total)
    total.finish()
