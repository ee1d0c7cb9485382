"""A recorder that runs while its person withdraws in another terminal."""
import places
import recording
import team


def running(check):
    for profile in ("linear", "standard"):
        with places.Place() as place:
            team.build(place)
            ends(check, place, profile)


def ends(check, place, profile):
    with recording.Recorder(place, "--participant", team.LEAVING, study=team.STUDY, profile=profile) as recorder:
        recorder.set_up()
        recorder.save(team.word("before"))
        status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
        check.holds(f"{profile}: the recorder that runs is named",
                    status == 1 and "1 recorder of their sessions still runs here" in said, said)
        recorder.enter(team.word("after"))
        recorder.wait(lambda: "has taken everything back" in recorder.text(), 5, "the news")
        recorder.pump(0.3)
        shown = recorder.text()
        check.holds(f"{profile}: nothing is called saved after it",
                    "Saved" not in shown.split("has taken everything back", 1)[1], shown)
        check.is_same(f"{profile}: nothing of theirs is found any more", team.holding(place, team.WORDS), [])
        recorder.answer(team.word("further"))
        check.holds(f"{profile}: a further line goes nowhere", recorder.is_alive(), recorder.tail())
        # Whatever the last line has left in the input goes first.
        recorder.enter("\x151")
        check.is_same(f"{profile}: it ends in order", recorder.finish(), 0)
    check.is_same(f"{profile}: and leaves nothing", team.holding(place, team.WORDS), [])
    status, said = place.run("withdraw", team.STUDY, team.LEAVING, "--yes", team.LEAVING)
    check.is_same(f"{profile}: then the withdrawal is complete", (status, said if status else ""), (0, ""))
    check.is_same(f"{profile}: the workspace is sound", place.run("check")[0], 0)
