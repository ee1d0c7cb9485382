#!/usr/bin/env bash
# Drives a first morning on a real terminal, in tmux. The binary is named by KERB.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
KERB=$(realpath "${KERB:-.build/debug/kerb}") || exit 1
command -v tmux >/dev/null || { echo "tmux is missing"; exit 1; }
home=$(mktemp -d)
opened=0
socket=""
passed=0
failed=0

close_terminal() { [ -z "$socket" ] || tmux -L "$socket" kill-server 2>/dev/null; }
leave() {
  close_terminal
  rm -rf "$home"
}
trap leave EXIT

mkdir -p "$home/bin" "$home/team"
ln -s "$KERB" "$home/bin/kerb"
cat >"$home/bin/change-years" <<'EOF'
#!/bin/sh
sed 's/Years: 6/Years: 7/' "$1" >"$1.new" && cat "$1.new" >"$1" && rm "$1.new"
EOF
cat >"$home/bin/spoil" <<'EOF'
#!/bin/sh
sed 's/Years: 7/Years: many/' "$1" >"$1.new" && cat "$1.new" >"$1" && rm "$1.new"
EOF
printf '#!/bin/sh\nexit 3\n' >"$home/bin/broken-editor"
chmod +x "$home"/bin/change-years "$home"/bin/spoil "$home"/bin/broken-editor

# Opens a terminal of a size; the prompt is "%". Each has a tmux of its own: one that ends takes its time.
terminal() {
  close_terminal
  opened=$((opened + 1))
  socket="kerb-$$-$opened"
  tmux -L "$socket" -f /dev/null new-session -d -s t -x "$1" -y "$2" \
    "cd '$home/team' && exec env -i PATH='$home/bin:/usr/bin:/bin' HOME='$home' HISTFILE= LANG=C.UTF-8 TERM=${3:-tmux-256color} ${4:-A=1} PS1='% ' bash --norc --noprofile -i"
  wait_for '%'
}

keys() { tmux -L "$socket" send-keys -t t "$@"; }
screen() { tmux -L "$socket" capture-pane -p -J -t t -S -; }

# Waits until the last line that is not empty ends in a text.
wait_for() {
  for _ in $(seq 1 100); do
    last=$(screen | grep -v '^ *$' | tail -1 | sed 's/ *$//')
    case "$last" in *"$1") return 0 ;; esac
    sleep 0.05
  done
  return 1
}

# Types a command line and waits for the prompt, or for another ending.
type_line() {
  tmux -L "$socket" send-keys -t t -l "clear; $1"
  tmux -L "$socket" clear-history -t t
  keys Enter
  wait_for "${2:-%}"
}

answer() {
  [ -n "$1" ] && tmux -L "$socket" send-keys -t t -l "$1"
  keys Enter
  wait_for "$2"
}

check() {
  if [ "$2" = yes ]; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "failed: $1"
    screen | grep -v '^ *$' | tail -12 | sed 's/^/    /'
  fi
}

shows() { if screen | grep -qF -- "$2"; then check "$1" yes; else check "$1" no; fi; }
hides() { if screen | grep -qF -- "$2"; then check "$1" no; else check "$1" yes; fi; }
holds() { if [ "$2" "$3" "$4" ]; then check "$1" yes; else check "$1" no; fi; }

terminal 80 30
type_line 'kerb init --name Team'
shows "init says what it made" "Made a workspace in"
type_line 'kerb study new tram-tickets --title "Tram tickets" --platform ios'
shows "a study has a target" "WCAG 2.2 AA on iOS"
type_line 'kerb participant new tram-tickets --need see:permanent:no --assistive-technology VoiceOver:advanced:6'
shows "a participant is made" "Made Surveys/tram-tickets/participants/P01-"
file=$(ls "$home"/team/Surveys/tram-tickets/participants/*.json)

# A guided spectrum, answered by keys.
type_line 'kerb spectrum new --guided' 'Begin 1-3:'
for line in '1|title:' 'Remembering steps|ability:' 'think|mismatch:' 'That people keep five steps in mind|permanent:' \
  'somebody who loses the thread|permanent:' '|temporary:' '|situational:' 'a parent with a crying child|situational:' \
  '|changing:' '|gain:'; do
  answer "${line%%|*}" "${line#*|}" || check "guided: $line" no
done
column=$(tmux -L "$socket" display-message -p -t t '#{cursor_x}')
holds "the prompt ends by column 18" "$column" -le 18
answer '' '%'
shows "guided: made" "Made Personas/spectrum/remembering-steps.json."

# Ctrl-C in the middle keeps nothing and leaves a sane terminal.
type_line 'kerb spectrum new --guided' 'Begin 1-3:'
answer 1 'title:'
answer 'Half a thought' 'ability:'
keys C-c
wait_for '%'
holds "Ctrl-C: nothing kept" "$(ls "$home/team/Personas/spectrum" | grep -c half)" -eq 0
type_line 'stty -a | tr " ;" "\n\n" | grep -cE "^(echo|icanon|isig)$"'
shows "Ctrl-C: the terminal is sane" "3"
type_line 'kerb check; echo "status $?"'
shows "Ctrl-C: the workspace is sound" "status 0"

# Ctrl-D at a question.
type_line 'kerb spectrum new --guided' 'Begin 1-3:'
keys C-d
wait_for '%'
shows "Ctrl-D leaves" "Left. Nothing was kept."

# Deleting asks.
type_line 'kerb participant delete tram-tickets P01' 'yes, no:'
column=$(tmux -L "$socket" display-message -p -t t '#{cursor_x}')
holds "the question's prompt ends by column 18" "$column" -le 18
answer no '%'
shows "no deletes nothing" "Nothing deleted."
type_line 'kerb participant delete tram-tickets P01' 'yes, no:'
keys C-c
wait_for '%'
type_line 'kerb participant list tram-tickets'
shows "Ctrl-C deletes nothing" "seeing permanent"
type_line 'kerb participant delete tram-tickets P01' 'yes, no:'
answer yes '%'
shows "yes deletes and says how to undo" "--undo"
type_line 'kerb participant delete tram-tickets P01 --undo'
shows "undo" "is back."
type_line 'kerb participant delete tram-tickets P01 </dev/null; echo "status $?"'
shows "without a terminal nothing asks" "status 64"

# The editor.
type_line 'EDITOR=change-years kerb participant edit tram-tickets P01'
shows "a scripted editor changes a value" "Changed Surveys"
holds "the value is in the file" "$(grep -c '"years": 7' "$file")" -eq 1
type_line 'EDITOR=true kerb participant edit tram-tickets P01'
shows "an editor that changes nothing" "Nothing changed."
before=$(cksum <"$file")
type_line 'EDITOR=spoil kerb participant edit tram-tickets P01' 'yes, no:'
shows "a wrong value names its line" "of the form: Years must be a number"
answer no '%'
shows "what was typed is kept" "what you typed is kept in"
holds "the form lies in the private folder" "$(grep -rl 'Years: many' "$home/.local/state/kerb" | wc -l)" -eq 1
holds "the record is as it was" "$(cksum <"$file")" = "$before"
type_line 'EDITOR=broken-editor kerb participant edit tram-tickets P01; echo "status $?"'
shows "an editor that fails" "status 73"
type_line 'PATH=$PWD/../bin; kerb participant edit tram-tickets P01; echo "status $?"; PATH=$PATH:/usr/bin:/bin'
shows "no vi and no EDITOR: it says what to set" "set EDITOR"
holds "the record is still as it was" "$(cksum <"$file")" = "$before"

# What comes from files does not act on the terminal.
printf '{"title": "Red \\u001b[31mred\\u0007 \\u202etxet"}' >"$home/bad.json"
type_line 'kerb finding new tram-tickets --from ../bad.json; kerb finding list tram-tickets'
shows "controls in a title are shown as escapes" 'Red \u{1b}[31mred\u{7} \u{202e}txet'

# Other terminals.
for terminal_type in dumb tmux-256color; do
  for setting in NO_COLOR=1 ACCESSIBLE=1; do
    terminal 80 24 "$terminal_type" "$setting"
    type_line 'kerb study show tram-tickets'
    shows "$terminal_type $setting: show" "Study tram-tickets: Tram tickets"
  done
done
terminal 40 20
type_line 'kerb participant delete tram-tickets P01' 'yes, no:'
shows "40 columns: the whole question can be read" "Delete the participant P01-"
answer no '%'
type_line 'kerb nonsense'
shows "40 columns: an error" "there is no such verb"

# No command writes an escape, not even on a terminal.
cat >"$home/capture.py" <<'EOF'
import os, pty, sys
data = bytearray()
def read(fd):
    chunk = os.read(fd, 65536)
    data.extend(chunk)
    return b"."
sys.stdout = open(os.devnull, "w")
out = os.dup(1)
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
pty.spawn(sys.argv[1:], read)
os.write(out, b"%d\n" % sum(byte in (0x1b, 0x9b, 0x07) for byte in data))
EOF
if command -v python3 >/dev/null; then
  cd "$home/team" || exit 1
  export HOME="$home" XDG_STATE_HOME="$home/state"
  for line in "--help" "help study" "study list" "study show tram-tickets" "participant list tram-tickets" \
    "finding list tram-tickets" "finding show tram-tickets F01" "finding show tram-tickets F01 --json" \
    "finding list tram-tickets --json" "check" "check --json" "spectrum list" "persona list" "nonsense" \
    "participant consent tram-tickets P01" "completions bash" "--version"; do
    # shellcheck disable=SC2086
    count=$(python3 "$home/capture.py" "$KERB" $line </dev/null)
    holds "no escape byte: kerb $line" "$count" = 0
  done
fi

# A report that somebody names a place for: links inside the workspace are never followed, places outside are theirs.
cd "$home/team" || exit 1
mkdir -p "$home/outside"
ln -s "$home/outside" Exports/link
"$KERB" report coverage tram-tickets --out ./Exports/./link/a.md >/dev/null 2>&1
holds "a report through a link is refused" "$?" = 73
holds "nothing is written behind the link" "$(ls "$home/outside")" = ""
"$KERB" report coverage tram-tickets --out ./coverage.md >/dev/null 2>&1
holds "a report beside the typist is written" "$(head -c 10 coverage.md)" = "# Coverage"
"$KERB" report coverage tram-tickets --out ../outside/b.md >/dev/null 2>&1
holds "a report outside the workspace is written" "$(ls "$home/outside")" = "b.md"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
