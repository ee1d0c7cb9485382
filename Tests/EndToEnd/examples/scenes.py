"""How each example is run that needs more than the prepared workspace: further steps, another status, or a person."""
import dataclasses

import steps


@dataclasses.dataclass(frozen=True)
class Scene:
    #: What prepares the copy, after what all examples name is there.
    step: object = None
    #: The exit status that belongs to the example.
    status: int = 0
    #: On a terminal: what is waited for, and what is typed then. None where nobody is asked.
    talk: tuple = None
    #: Words that whoever calls the example fills in.
    filled: tuple = ()


def asks(*talk, step=None):
    return Scene(step, 0, talk)


def with_findings(step=None):
    """There is something to look at, which the status says."""
    return Scene(step, 1)


YES = asks(("yes, no:", "yes"))
RECORDS = (("Start 1-12:", ""), ("Note:", "Finds it"), ("Saved at", "/end"), ("Choice 1-2:", "2"), ("Choice 1-3:", ""))
CHOOSES = (("Who 1-11:", "7"), ("Session 1-2:", ""))
TEN_ANSWERS = tuple((f"{number} of 10.", "3") for number in range(1, 11))
WALK = "kerb persona walk tendai-mupfure --study tram-tickets --task buy-day-ticket"
#: A task without steps is asked for them first.
WOULD = ("y, n or m:", "y")

SCENES = {
    "kerb init": Scene(steps.no_workspace),
    'kerb study new tram-tickets --title "Buying a ticket" --platform ios': Scene(steps.no_study),
    "kerb audit home.xml": with_findings(),
    "kerb audit home.xml --study tram-tickets --screen Start --save": with_findings(),
    "kerb audit walk tram-tickets": asks(
        ("Screen 1-2:", "1"), ("Note:", ""), ("Note:", "/stop"), step=steps.saved_screens),
    'kerb audit walk tram-tickets pay --tool "VoiceOver, iOS 18"': asks(
        ("Note:", "b3: no name sc 4.1.2"), ("Noted at stop 1", "/stop"), step=steps.saved_screens),
    "kerb audit walk tram-tickets pay --hints": asks(("Note:", "/stop"), step=steps.saved_screens),
    "kerb audit home.xml pay.txt --format sarif --baseline audit.json": with_findings(),
    "kerb persona new": asks(("Choice 1-", "1"), ("Name:", "Ilka Morvan"), ("Section 1-9:", "/quit")),
    "kerb persona new --template short": asks(
        ("Name:", "Ilka Morvan"), ("Section 1-4:", "2"), ("Field 1-3:", "/quit")),
    "kerb persona evidence remove tendai-mupfure 1m84mqk": Scene(steps.claim_with_basis),
    "kerb persona check": with_findings(),
    "kerb persona check --json": with_findings(),
    "kerb persona delete tendai-mupfure": YES,
    WALK: asks(WOULD, ("Before:", "3 the zones are pale"), ("Criterion:", ""), ("After:", "/stop")),
    f"{WALK} --over touch/situational --by designer --by developer": asks(
        WOULD, ("Before:", "4 /also 1 developer: as last week"), ("After:", "/stop"), step=steps.task_with_steps),
    f'{WALK} --set-up --tool "VoiceOver, iOS 18"': asks(
        WOULD, ("Before:", "2 the zones are pale"), ("Criterion:", ""), ("Cause", "1"), ("After:", "/stop"),
        step=steps.task_with_steps),
    "kerb persona review tendai-mupfure": asks(("Answer 1-4:", "3"), ("Answer 1-4:", "/end")),
    "kerb persona review tendai-mupfure --study tram-tickets --role moderator": asks(
        ("Answer 1-4:", "1"), ("Answer 1-4:", "/undo"), ("Answer 1-4:", "/end")),
    "kerb persona walkthroughs remove tram-tickets W01 --yes": Scene(steps.rounds_are_open),
    "kerb study task steps tram-tickets buy-day-ticket --ask": asks(
        ("Goal:", "Have a ticket"), ("Step:", "Open Tickets"), ("Step 7", "/end")),
    "kerb spectrum new --guided": asks(("Begin 1-3:", "1"), ("title:", "/quit")),
    "kerb spectrum delete touch": YES,
    'kerb study new bank --title "Paying a bill" --platform ios --wcag 2.2 --level AA': Scene(steps.no_bank),
    'kerb study new bank --screen Home --screen Pay --recruit "label=Screen reader users,minimum=4,assistiveTechnology=screen reader"': Scene(steps.no_bank),
    "kerb study delete bank": YES,
    "kerb study task delete tram-tickets buy-day-ticket": YES,
    "kerb study prompts delete tram-tickets price-spoken": YES,
    "kerb study round close tram-tickets 2": Scene(steps.rounds_are_open),
    "kerb study round close tram-tickets 2 --on 2026-06-30": Scene(steps.rounds_are_open),
    "kerb study round reopen tram-tickets 2": YES,
    "kerb participant delete tram-tickets P07": YES,
    "kerb session new tram-tickets --participant P07 --round 2 --product-version 3.2": Scene(steps.rounds_are_open),
    'kerb session new tram-tickets --participant P07 --circumstance "see:real:low sun" '
    "--attempt buy-day-ticket:done:unassisted:5": Scene(steps.rounds_are_open),
    "kerb session delete tram-tickets S07": YES,
    "kerb finding delete tram-tickets F04": YES,
    "kerb study recruit delete tram-tickets low-digital-skill": YES,
    "kerb note set --undo": Scene(steps.notes_changed),
    "kerb session media add tram-tickets S09 screen --file ../recordings/S09.mkv --kind screen": Scene(
        steps.recording_on_disk),
    "kerb session media edit tram-tickets S09 screen --file ../recordings/S09.mkv": Scene(
        steps.aligned_recordings),
    'kerb session media edit tram-tickets S09 screen --label "the phone, from above"': Scene(
        steps.aligned_recordings),
    "kerb session media align tram-tickets S09 screen --mark 1 --at 4m10": Scene(steps.aligned_recordings),
    "kerb session media align tram-tickets S09 screen --mark 1 --at 4m10 --mark 2 --at 51m2": Scene(
        steps.aligned_recordings),
    "kerb session media align tram-tickets S09 screen --session-time 12m30 --at 13m40": Scene(
        steps.aligned_recordings),
    "kerb session media align tram-tickets S09 screen --offset 1m10": Scene(steps.aligned_recordings),
    "kerb session media align tram-tickets S09 screen --unknown": Scene(steps.aligned_recordings),
    "kerb note play S09#12 --study tram-tickets": Scene(steps.aligned_recordings),
    "kerb note play S09#12 --study tram-tickets --before 20s --media room": Scene(steps.aligned_recordings),
    'kerb note play S09#12 --study tram-tickets --print --player "mpv --start={seconds} {file}"': Scene(
        steps.aligned_recordings),
    "kerb export notes tram-tickets S09 --format vtt --media screen --to ../S09.vtt": Scene(
        steps.aligned_recordings),
    "kerb import transcript S09.vtt --study tram-tickets --session S09 --media screen --dry-run": Scene(
        steps.aligned_recordings),
    'kerb import transcript S09.vtt --study tram-tickets --session S09 --mark 1 --at 4m10 --speaker "Jane Doe=moderator"': Scene(
        steps.recording_on_disk),
    "kerb session media remove tram-tickets S09 screen": asks(
        ("yes, no:", "yes"), step=steps.aligned_recordings),
    "kerb record": asks(("Which study?", "2"), *CHOOSES, *RECORDS),
    "kerb record tram-tickets": asks(*CHOOSES, *RECORDS),
    "kerb record tram-tickets --participant P07": asks(CHOOSES[1], *RECORDS),
    "kerb record tram-tickets --session S12": asks(*RECORDS),
    "kerb record tram-tickets --afterwards --participant P07 --started-at 2026-03-02": asks(
        CHOOSES[1], ("Start 1-12:", ""), ("Note:", "Finds it"), ("Saved.", "/end"), ("Choice 1-2:", "2")),
    "kerb session merge tram-tickets S03 S05": Scene(steps.two_halves),
    "kerb session merge tram-tickets S03 S05 --dry-run": Scene(steps.two_halves),
    "kerb session merge tram-tickets S03 S05 --undo": Scene(steps.one_meeting),
    'kerb study new bank --title "Paying a bill" --like tram-tickets': Scene(steps.no_bank),
    "kerb record --practice": asks(("Start 1-12:", ""), ("Note:", "/quit")),
    "kerb review S09": asks(
        ("Role 1-6:", "1"), ("Kind 1-11:", ""), ("Kind 1-11:", "/quit"), step=steps.log_to_review),
    "kerb review S09 --pass findings": asks(("Role 1-6:", "1"), ("Finding", "/quit")),
    "kerb review S09 --pass whole": asks(
        ("Role 1-6:", "1"), ("Kind 1-10:", ""), ("Abilities 1-9:", "/quit"), step=steps.log_to_review),
    'kerb review S09 --role "accessibility specialist"': asks(
        ("Kind 1-11:", "1"), ("Kind 1-11:", "/quit"), step=steps.log_to_review),
    "kerb review S09 --identifiers": asks((":", "/quit"), step=steps.log_to_review),
    "kerb survey run sus --study tram-tickets --participant P07": asks(
        ("Session 1-4:", ""), ("How 1-3:", ""), ("Begin:", ""), *TEN_ANSWERS, ("Done:", "")),
    "kerb survey run seq --study tram-tickets --participant P07 --session S03 --task pay": asks(
        ("How 1-3:", "1"), ("Answer 1-7:", "5"), ("Done:", "")),
    "kerb survey run digital-inclusion --study tram-tickets --participant P07 --by moderator": asks(
        ("Level:", "5"), ("Basis 1-3:", "1"), ("Evidence:", "")),
    "kerb survey run sus --study tram-tickets --change R07": asks(
        ("Change 1-10:", "1"), ("1 of 10, 1-5:", "2"), ("1 answer 2", ""), ("Done:", "")),
    "kerb survey run your-network": asks(("Enter:", ""), ("You:", "/done"), ("How alike", "")),
    "kerb attach show pic-3fa9 --study tram-tickets": Scene(steps.picture_kept),
    "kerb attach remove pic-3fa9 --study tram-tickets": asks(("yes, no:", "yes"), step=steps.picture_kept),
    "kerb attach remove pic-3fa9 --erase --study tram-tickets": asks(("yes, no:", "yes"), step=steps.picture_kept),
    "kerb survey wording sus sus-official.csv": Scene(steps.no_answers),
    "kerb survey wording sus --undo": Scene(steps.official_words),
    "kerb checklist run tram-tickets screen-reader --screen pay": asks(
        ("Begin:", ""), ("1 of 4, 1-4:", "1"), ("2 of 4.", "2: Pay has no name"), ("Fails 1-2:", "2"),
        ("3 of 4.", "yes"), ("4 of 4.", "no"), ("Note:", "three stops a row"), ("Change 1-4:", "")),
    "kerb checklist run tram-tickets": asks(
        ("Checklist 1-17:", "13"), ("Screen 1-9:", "9"), ("Begin:", ""), (", 1-4:", "/stop")),
    "kerb checklist run tram-tickets simulate-balloon --screen pay": asks(
        ("Begin:", ""), ("1 of 5, 1-4:", "1"), ("2 of 5.", "/stop")),
    "kerb contrast '#00000080' '#fffc' --over '#336'": with_findings(),
    "kerb target 34x40 --platform ios --density 3": with_findings(),
    "kerb withdraw tram-tickets P07-kx4d": asks(("Id:", "P07-kx4d")),
    "kerb withdraw --overdue --dry-run": Scene(steps.overdue),
    "kerb withdraw tram-tickets --overdue": asks(("Id:", "P07-kx4d"), step=steps.overdue),
    "kerb team setup --check": Scene(steps.team),
    "kerb team status": Scene(steps.news_at_the_remote),
    "kerb team status --fetch": Scene(steps.news_at_the_remote),
    "kerb team status --json": Scene(steps.news_at_the_remote),
    "kerb team sync": Scene(steps.news_at_the_remote),
    "kerb team sync --dry-run": Scene(steps.news_at_the_remote),
    'kerb team sync --message "Session 9"': Scene(steps.news_at_the_remote),
    "kerb team conflicts": with_findings(steps.both_changed_a_title),
    "kerb team conflicts tram-tickets --json": with_findings(steps.both_changed_a_title),
    "kerb team resolve": asks(("Choice 1-2:", "1"), step=steps.both_changed_a_title),
    "kerb team resolve tram-tickets": asks(("Choice 1-2:", "1"), step=steps.both_changed_a_title),
    "kerb team resolve --list": with_findings(steps.both_changed_a_title),
    "kerb team resolve Surveys/tram-tickets/findings/F04-m2qa.json --field /title --take 2": Scene(
        steps.both_changed_a_title),
    'kerb team resolve Surveys/tram-tickets/findings/F04-m2qa.json --take "Pay has no name"': Scene(
        steps.both_changed_a_title),
    "kerb team guard": Scene(steps.team),
    "kerb team guard --since ORIG_HEAD": Scene(steps.rolled_forward),
    "kerb team guard origin/main --json": Scene(steps.news_at_the_remote),
    "kerb team hook pre-commit": Scene(steps.team),
    "kerb team merge-commits main origin/main": Scene(steps.news_at_the_remote),
    "kerb merge-driver %O %A %B %L %P": Scene(
        steps.versions_of_a_merge,
        filled=(("%O", "base.json"), ("%A", "ours.json"), ("%B", "theirs.json"), ("%L", "7"),
                ("%P", "Surveys/tram-tickets/study.json"))),
}
