"""Every verb that the program says it has, and how each is called without a terminal."""
import re
import subprocess

import places

VERB = re.compile(r'^\.SS "kerb (.*)"$')

#: Words in braces stand for names of the workspace. A call that needs input gives it after `<`.
CALLS = {
    "init": ["init .", "init new --name x --json"],
    "check": ["check", "check --json", "check --fix", "check Surveys/{study}"],
    "record": ["record {study}", "record --session {session}", "record {study} --afterwards"],
    "review": [
        "review --list", "review --list --json", "review {session} --study {study} --list",
        "review {session} --study {study} --list --identifiers"],
    "persona new": ["persona new Ida --based-on x", "persona new --from - < {any}", "persona new --template short"],
    "persona list": ["persona list", "persona list --json"],
    "persona show": ["persona show {persona}", "persona show {persona} --ids", "persona show {persona} --json"],
    "persona edit": ["persona edit {persona} --based-on y", "persona edit {persona} --from - < {any}"],
    "persona delete": ["persona delete {persona} --yes", "persona delete {persona} --undo"],
    "persona card": [
        "persona card {persona}", "persona card {persona} --format html --edition share", "persona card --all",
        "persona card --all --format html --to cards"],
    "persona evidence": [
        "persona evidence {persona}", "persona evidence {persona} --ids", "persona evidence {persona} --json"],
    "persona evidence add": [
        "persona evidence add {persona} e --participant {participant} --study {study}",
        "persona evidence add {persona} whyTheyUseIt --finding {finding} --study {study} --contradicts",
        "persona evidence add {persona} whyTheyUseIt --document x --date 2026-01-02"],
    "persona evidence remove": ["persona evidence remove {persona} 0", "persona evidence remove {persona} 0 --undo"],
    "persona draft": [
        "persona draft --from {participant},P02,P03 --study {study}",
        "persona draft --from P01 --study {study} --json"],
    "persona walk": [
        "persona walk {persona} --study {study} --plan", "persona walk {persona} --study {study} --plan --json",
        "persona walk {persona} --study {study} --plan --apply", "persona walk {persona} --study {study} --task {task}"],
    "persona facets": ["persona facets", "persona facets --json", "persona facets --from - < {any}"],
    "persona walkthroughs": ["persona walkthroughs {study}", "persona walkthroughs {study} --json"],
    "persona walkthroughs show": [
        "persona walkthroughs show {study} W01", "persona walkthroughs show {study} W01 --json"],
    "persona walkthroughs remove": [
        "persona walkthroughs remove {study} W01 --yes", "persona walkthroughs remove {study} W01 --undo"],
    "persona check": ["persona check", "persona check --json"],
    "spectrum new": ["spectrum new x", "spectrum new --from - < {any}"],
    "spectrum list": ["spectrum list", "spectrum list --json"],
    "spectrum show": ["spectrum show {spectrum}", "spectrum show {spectrum} --json"],
    "spectrum edit": ["spectrum edit {spectrum} --title y", "spectrum edit {spectrum} --from - < {any}"],
    "persona review": ["persona review {persona} --list", "persona review {persona} --json"],
    "persona story": ["persona story {persona} --study {study} --task pay-by-card", "persona story {persona} --study {study} --task x --format json"],
    "spectrum card": ["spectrum card {spectrum}", "spectrum card --all --format json"],
    "spectrum neighbours": ["spectrum neighbours {study} {finding}", "spectrum neighbours {study} {finding} --json"],
    "spectrum delete": ["spectrum delete {spectrum} --yes", "spectrum delete {spectrum} --undo"],
    "study new": ["study new other --title x", "study new other --from - < {any}", "study new other --like {study}"],
    "study list": ["study list", "study list --json"],
    "study show": ["study show {study}", "study show {study} --json"],
    "study edit": ["study edit {study} --title y", "study edit {study} --from - < {any}"],
    "study delete": ["study delete {study} --yes", "study delete {study} --undo"],
    "study task add": [
        "study task add {study} x --exercises 2.4.3", "study task add {study} --from - --csv < {table}",
        "study task add {study} --from - < {any}"],
    "study task list": ["study task list {study}", "study task list {study} --json"],
    "study task show": ["study task show {study} {task}", "study task show {study} {task} --json"],
    "study task edit": ["study task edit {study} {task} --title y"],
    "study task delete": ["study task delete {study} {task} --yes", "study task delete {study} {task} --undo"],
    "study task steps": [
        "study task steps {study} {task}", "study task steps {study} {task} --json",
        "study task steps {study} {task} --from - < {any}"],
    "study prompts add": ["study prompts add {study}", "study prompts add {study} {pack}"],
    "study prompts new": ["study prompts new {study} x"],
    "study prompts list": ["study prompts list {study}", "study prompts list {study} --json"],
    "study prompts show": ["study prompts show {study} {prompt}"],
    "study prompts edit": ["study prompts edit {study} {prompt} --text y"],
    "study prompts delete": ["study prompts delete {study} {prompt} --yes"],
    "study recruit add": [
        "study recruit add {study} x --minimum 2", "study recruit add {study} --from - --csv --dry-run < {table}"],
    "study recruit list": ["study recruit list {study}", "study recruit list {study} --json"],
    "study recruit show": ["study recruit show {study} x"],
    "study recruit edit": ["study recruit edit {study} x --minimum 3"],
    "study recruit delete": ["study recruit delete {study} x --yes", "study recruit delete {study} x --undo"],
    "study round close": ["study round close {study} {round}"],
    "study round reopen": ["study round reopen {study} {round}"],
    "study round list": ["study round list {study}", "study round list {study} --json"],
    "participant new": [
        "participant new {study}", "participant new {study} --from - < {any}",
        "participant new {study} --from - --csv --dry-run < {table}", "participant new {study} --from - --csv < {any}"],
    "participant list": ["participant list {study}", "participant list {study} --json"],
    "participant show": [
        "participant show {study} {participant}", "participant show {study} {participant} --json"],
    "participant edit": [
        "participant edit {study} {participant} --need see:permanent",
        "participant edit {study} {participant} --from - < {any}"],
    "participant delete": ["participant delete {study} {participant} --yes"],
    "participant consent": [
        "participant consent {study} {participant} --observe granted --manner speech",
        "participant consent {study} {participant} --read-aloud",
        "participant consent {study} --from - --csv < {table}", "participant consent {study} --from - < {any}"],
    "participant suggest": [
        "participant suggest {study}", "participant suggest {study} --json --round {round}",
        "participant suggest {study} --candidates - < {any}",
        "participant suggest {study} --candidates - < {table}"],
    "session new": [
        "session new {study} --participant {participant}", "session new {study} --from - --csv < {table}"],
    "session list": ["session list {study}", "session list {study} --json"],
    "session show": ["session show {study} {session}", "session show {study} {session} --json"],
    "session edit": ["session edit {study} {session} --round 2"],
    "session merge": [
        "session merge {study} S01 S02", "session merge {study} {session} S07 --yes --json",
        "session merge {study} S01 S02 --dry-run", "session merge {study} S01 S02 --undo"],
    "session tidy": ["session tidy {study}", "session tidy {study} --yes --json", "session tidy {study} {session}"],
    "session delete": ["session delete {study} {session} --yes"],
    "session media add": [
        "session media add {study} {session} screen --address https://a.example/x --offset 1m10",
        "session media add {study} {session} room --file {file}"],
    "session media list": ["session media list {study} {session}", "session media list {study} {session} --json"],
    "session media edit": ["session media edit {study} {session} screen --label x"],
    "session media align": [
        "session media align {study} {session} screen --mark 1 --at 4m10",
        "session media align {study} {session} screen --unknown"],
    "session media remove": [
        "session media remove {study} {session} screen --yes", "session media remove {study} {session} screen --undo"],
    "use": ["use", "use {study}", "use --none"],
    "note list": [
        "note list", "note list --study {study} --by criterion", "note list --study {study} --csv",
        "note list --technology \"screen reader\" --impact 3+ --json"],
    "note search": ["note search Pay", "note search --regex 'P[ao]y' --count"],
    "note show": ["note show {session}#1 --study {study}", "note show {study}/{session}#1 --json"],
    "note set": [
        "note set {session} all --study {study} --kind context --dry-run",
        "note set {session}#1 --study {study} --impact 2", "note set {session} all --study {study} --from - < {any}",
        "note set --undo"],
    "note add": ["note add {session} x --study {study} --at 12m30 --kind barrier"],
    "note play": ["note play {session}#1 --study {study} --print --player true"],
    "note edit": ["note edit {session}#1 --study {study} --words x", "note edit {session} 1 --study {study} --undo --json"],
    "finding new": ["finding new {study} x", "finding new {study} --from - < {any}"],
    "finding list": ["finding list {study}", "finding list {study} --json"],
    "finding show": ["finding show {study} {finding}", "finding show {study} {finding} --json"],
    "finding edit": ["finding edit {study} {finding} --title y", "finding edit {study} {finding} --ticket https://a.example/browse/A-1"],
    "finding delete": ["finding delete {study} {finding} --yes", "finding delete {study} {finding} --undo"],
    "attach": [
        "attach {file} --to {finding} --alt x --study {study}", "attach - --to {session}#1 --alt Pay,unnamed --study {study} < {any}",
        "attach pay.png --to {finding} --alt Pay,unnamed --study {study} --json"],
    "attach list": ["attach list --study {study}", "attach list --study {study} --json"],
    "attach show": ["attach show pic-3fa9 --study {study}"],
    "attach remove": ["attach remove pic-3fa9 --study {study} --yes", "attach remove pic-3fa9 --study {study} --erase --yes"],
    "audit": [
        "audit - --typed < {any}", "audit - --json < {table}", "audit {file} --format sarif",
        "audit - --format junit --rules control-name < {any}",
        "audit - --typed --study {study} --screen x --save < {any}"],
    "audit walk": ["audit walk {study}", "audit walk {study} choose --hints --reader talkback"],
    "audit speak": ["audit speak - --typed < {any}", "audit speak - --json < {table}"],
    "audit compare": ["audit compare {file} {other}", "audit compare {file} {other} --json"],
    "audit rules": ["audit rules", "audit rules hint-verb", "audit rules --json"],
    "import notes": [
        "import notes - --study {study} --evidence-kind lived < {table}",
        "import notes - --study {study} --evidence-kind expert --json < {table}",
        "import notes - --study {study} --evidence-kind lived --dry-run < {any}"],
    "import transcript": [
        "import transcript - --study {study} --session {session} --offset 0 < {any}",
        "import transcript - --study {study} --session {session} --no-times --dry-run --json < {table}"],
    "survey list": ["survey list", "survey list --study {study} --json"],
    "survey show": ["survey show {instrument}", "survey show {instrument} --json"],
    "survey run": [
        "survey run {instrument} --study {study} --from - --json < {table}",
        "survey run {instrument} --study {study} --from - --skip-bad < {any}"],
    "survey score": [
        "survey score --study {study}", "survey score {instrument} --study {study} --json",
        "survey score --study {study} --participant {participant}"],
    "survey placements": [
        "survey placements --study {study} --from - --csv < {table}", "survey placements --study {study}",
        "survey placements --study {study} --json"],
    "survey wording": [
        "survey wording {instrument} - --source x --licence y < {table}", "survey wording {instrument} --undo"],
    "checklist list": ["checklist list", "checklist list --study {study} --json"],
    "checklist show": ["checklist show {checklist}", "checklist show {checklist} --json"],
    "checklist run": ["checklist run {study} {checklist} --all-screens"],
    "checklist answer": [
        "checklist answer {study} {checklist} --from - --round 3 < {table}",
        "checklist answer {study} {checklist} --from - --json < {any}",
        "checklist answer {study} {checklist} --answer in-order=yes --all-screens --dry-run"],
    "checklist add": ["checklist add", "checklist add {checklist}"],
    "contrast": ["contrast 767676 fff", "contrast #767676 white --json", "contrast --from - < {table}"],
    "target": ["target 34x40 --platform ios --density 3", "target 24 --json"],
    "report study": [
        "report study {study}", "report study {study} --format json", "report study {study} --format csv",
        "report study {study} --edition share", "report study {study} --plots plots",
        "report study {study} --format html"],
    "report summary": [
        "report summary {study}", "report summary {study} --format json --round {round}",
        "report summary {study} --format html --edition share", "report summary {study} --edition share"],
    "report findings": [
        "report findings {study}", "report findings {study} --format json",
        "report findings {study} --format csv", "report findings {study} --edition share --format json",
        "report findings {study} --format html"],
    "report coverage": [
        "report coverage {study}", "report coverage {study} --format json --round {round}",
        "report coverage {study} --format csv", "report coverage {study} --edition share",
        "report coverage {study} --format html --edition share"],
    "report recruitment": [
        "report recruitment {study}", "report recruitment {study} --format json",
        "report recruitment {study} --edition share --format csv",
        "report recruitment {study} --format html"],
    "report personas": [
        "report personas", "report personas --format json --since 2026-03-01", "report personas {study}",
        "report personas {study} --format csv", "report personas {study} --format html",
        "report personas {study} --edition share --format json"],
    "report library": [
        "report library", "report library --json", "report library --format html",
        "report library --edition share"],
    "report agreement": [
        "report agreement {study}", "report agreement {study} --format json",
        "report agreement {study} --format html"],
    "report all": ["report all {study}"],
    "publish": [
        "publish {study} --to pages", "publish {study} --to pages --edition team --json",
        "publish {study} --to . --round {round}"],
    "export issues": [
        "export issues {study} --for github", "export issues {study} --for gitlab --edition team --to issues",
        "export issues {study} --for jira --edition team --all --json",
        "export issues {study} --for markdown --to . --round {round}"],
    "export notes": [
        "export notes {study} {session} --format vtt --lines", "export notes {study} {session} --format srt",
        "export notes {study} {session} --format chapters", "export notes {study} --format csv"],
    "team setup": ["team setup", "team setup --check"],
    "team sync": ["team sync --dry-run", "team sync --json"],
    "team status": ["team status", "team status --json"],
    "team guard": ["team guard", "team guard --json", "team guard HEAD --since HEAD"],
    "team conflicts": ["team conflicts", "team conflicts {study} --json"],
    "team resolve": [
        "team resolve --list", "team resolve --list --json", "team resolve {study} --field /title --take 1"],
    "team merge-commits": ["team merge-commits HEAD HEAD"],
    "team hook": ["team hook pre-commit", "team hook post-commit", "team hook post-merge 0",
                  "team hook post-rewrite rebase < {table}"],
    "withdraw": [
        "withdraw {study} {participant} --dry-run", "withdraw {study} {participant} --dry-run --json",
        "withdraw {study} {participant} --yes {participant}", "withdraw --overdue --dry-run",
        "withdraw {study} {participant} --only quotes --yes {participant}"],
    "formats": ["formats", "formats participant"],
    "merge-driver": ["merge-driver {file} {file} {other} 7 {file}"],
    "completions": ["completions bash"],
    "help": ["help", "help report coverage", "help --man"],
    "__complete": ["__complete study -- t", "__complete participant --study {study} -- P"],
}

#: The files that examples of the help read, for those who run them.
FILES = {
    "stories.csv": "participant,spectrum,permanence,kind,note,wcag\n"
                   "Orla,see,permanent,barrier,Pay has no name,4.1.2\n",
    "round-2.csv": "participant,conditions,kind,note\nOrla Quinn,blind,barrier,Pay has no name\n",
    "facets.txt": "Attitude to risk: averse / tolerant\n- tendai-mupfure: averse\n",
    "steps.txt": "Choose a ticket\n- Open Tickets @start\n- Choose Day ticket\n",
    "day-1.csv": "participant,session,note\nOrla Quinn,S40,Pay has no name\n",
    "S09.vtt": "WEBVTT\n\n00:01.000 --> 00:03.000\n<v P08>I look for the price\n",
    "S09.srt": "1\n00:00:01,000 --> 00:00:03,000\nP08: I look for the price\n",
    "meeting.txt": "P08   0:12\nI look for the price\n",
    "review.csv": "note,wcag\nNo focus is seen,2.4.7\n",
    "panel.csv": "id,needs,assistiveTechnologies,skill\nA1,see:permanent,VoiceOver:advanced,digital-inclusion:7\n",
    "panel.json": '[{"id": "A1", "needs": "see:permanent"}]\n',
    "patch.json": '{"kind": "context"}\n',
    "ilka.json": '{"name": "Ilka Morvan", "basedOn": ["an interview study"]}\n',
    "answers.csv": "participant,givenOn," + ",".join(f"q{n}" for n in range(1, 11))
                   + "\nP07,2026-06-20,4,2,4,1,4,2,4,2,4,2\n",
    "keyboard.csv": "screen,question,answer,note\npay,all-by-keys,no,Pay needs a tap\npay,no-trap,yes,\n",
    "colours.csv": "text,background,name\n#767676,#fff,hint\n#595959,#fff,link\n",
    "home.xml": '<hierarchy rotation="0"><node class="android.widget.Button" text="Buy" '
                'clickable="true" bounds="[0,0][300,150]"/><node class="android.widget.ImageButton" '
                'clickable="true" bounds="[0,200][150,350]"/></hierarchy>\n',
    "home-new.xml": '<hierarchy rotation="0"><node class="android.widget.Button" text="Buy" '
                    'clickable="true" bounds="[0,0][300,150]"/></hierarchy>\n',
    "pay.txt": "Element subtree:\n \u2192Application, 0x600001, pid: 1, label: 'Tram'\n"
               "    Button, 0x600002, {{0.0, 0.0}, {100.0, 44.0}}, label: 'Pay'\n",
    "swiped.txt": "Fahrkarten, \u00dcberschrift\nKaufen, Taste. \u00d6ffnet die Zahlung.\n",
    "audit.json": '{"findings": {}, "format": "kerb-audit-baseline/1"}\n',
    "people.csv": "reference,need,assistive-technology,age-band\nR1,see:permanent; hear:temporary,VoiceOver:advanced:6,from75\n"
                  "R2,none,none,from35to44\n",
    "consents.csv": "participant,observe,quote\nP07,granted,granted\n",
    "placements.csv": "participant,scale,value,placed-by,basis\nP07,digital-inclusion,3,moderator,observed\n",
    "sessions.csv": "participant,product-version\nP07,3.2\nP01,3.2\n",
    "tasks.csv": "title,exercises,time-limit\nChange the zone,2.4.3; 3.3.2,10\n",
    "targets.csv": "label,minimum,age-band\nPeople under 25,2,from18to24\n",
    "sus-official.csv": "id,words\n" + "".join(f'q{n},"Official words {n}"\n' for n in range(1, 11))
                        + "source,Brooke 1996\nlicence,Free to use\n",
}

#: A picture of one pixel whose digest begins with 3fa9, as the examples name it.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000467414d410000b18f0bfc610500"
    "00000970485973000041ee000007d001a020c1010000000c49444154789c63f8cfc0000003010100c9fe92ef000000004945"
    "4e44ae426082")

#: Called by shells only; help does not list it.
HIDDEN = {"__complete"}


def listed():
    """The verbs as the program's own manual names them."""
    manual = subprocess.run(
        [places.KERB, "help", "--man"], capture_output=True, text=True, check=True).stdout
    found = [VERB.match(line) for line in manual.splitlines()]
    return {match.group(1).replace("\\-", "-") for match in found if match}


def are_complete(check):
    """A new verb must be given a call here, and a verb that is gone be taken out."""
    check.is_same("every verb of the program has a call", sorted(listed() - set(CALLS)), [])
    check.is_same("every call has a verb", sorted(set(CALLS) - HIDDEN - listed()), [])


def filled(call, names):
    """The words of a call and the name of what is piped into it, or None."""
    line, _, source = call.partition(" < ")
    words = [word.format_map(names) for word in line.split(" ")]
    return words, source.strip("{}") or None
