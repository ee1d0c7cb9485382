#!/usr/bin/env bash
# Asks questionnaires on a real terminal, in tmux: full screen, a small window, for a screen reader, in plain lines;
# kills the program in the middle and goes on. The binary is named by KERB.
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
export HOME="$home" XDG_STATE_HOME="$home/state" EDITOR=true

quietly() { "$@" >>"$home/log" 2>&1; }
kerb_in() { "$KERB" "$@"; }

# A study with a task, a session, and two people; P01 has agreed to be observed.
study() {
  rm -rf "$home/team" && mkdir -p "$home/team" && cd "$home/team" || exit 1
  quietly kerb_in init
  quietly kerb_in study new tram --title Tram
  quietly kerb_in study task add tram "Buy a ticket"
  quietly kerb_in participant new tram
  quietly kerb_in participant consent tram P01 --observe granted --manner speech
  quietly kerb_in participant new tram
}

terminal() {
  close_terminal
  opened=$((opened + 1))
  socket="kerb-survey-$$-$opened"
  tmux -L "$socket" -f /dev/null new-session -d -s t -x "$1" -y "$2" \
    "cd '$home/team' && exec env -i PATH='$home/bin:/usr/bin:/bin' HOME='$home' XDG_STATE_HOME='$home/state' EDITOR=true HISTFILE= LANG=C.UTF-8 TERM=tmux-256color bash --norc --noprofile -i"
  tmux -L "$socket" send-keys -t t -l "PS1='% '; clear"
  tmux -L "$socket" send-keys -t t Enter
  wait_for '%'
}

. "$(dirname "${BASH_SOURCE[0]}")/harness/screen.bash"

# How many answers stand in the only response.
given() { cat "$home"/team/Surveys/tram/responses/*.json 2>/dev/null | grep -cE '"value": "|"valueAbsence": "'; }
# The value of one item in the only response.
value() { sed -n "/^    \"$1\": {/,/^    }/s/.*\"value\": \(.*\),\$/\1/p" "$home"/team/Surveys/tram/responses/*.json; }

ends_well() {
  cd "$home/team" || exit 1
  kerb_in check >/dev/null 2>&1
  holds "$1: the workspace is sound" "$?" -eq 0
}

# Full screen, killed in the middle, resumed.
study
terminal 80 24
type_line 'kerb survey run sus --study tram --participant P01 --manner alone --profile standard' 'Begin:'
shows "80 by 24: the words are said to be a paraphrase" "paraphrase of our own"
type_line '' '1 of 10.'
type_line '4' '2 of 10.'
type_line '2' '3 of 10.'
holds "80 by 24: two answers are on the disk" "$(given)" -eq 2
type_line '9' 'whole number from 1 to 5'
# Only the one that this script has started.
kill -9 "$(pgrep -P "$(tmux -L "$socket" list-panes -t t -F '#{pane_pid}')" | head -1)"
terminal 80 24
type_line 'kerb survey run sus --study tram --participant P01 --profile standard' 'go on with R01, 2 of 10 answers'
type_line '' '3 of 10.'
type_line '/skip' '4 of 10.'
type_line '/decline' '5 of 10.'
type_line '/back' 'does not want to say'
type_line '/undo' 'Taken back'
type_line '1' '5 of 10.'
for answer in 4 2 4 1 5; do
  tmux -L "$socket" send-keys -t t -l "$answer"
  keys Enter
  sleep 0.3
done
wait_until '10 of 10.' || check "80 by 24: the last question" no
type_line '2' 'Question 3 has no answer yet.'
type_line '' '3 of 10.'
type_line '5' 'Done: R01'
shows "80 by 24: the score" "SUS score: 85"
shows "80 by 24: no grade for one person" "one person gets none"
type_line '/show' 'Answers so far, 10 of 10'
type_line '3' '3 of 10.'
type_line '4' 'Answers so far'
type_line '' 'Done: R01'
type_line '' 'R01 of P01 is complete. SUS score: 82.5.'
holds "80 by 24: the changed answer" "$(value q3)" = '"4"'
holds "80 by 24: one response" "$(ls "$home"/team/Surveys/tram/responses | wc -l)" -eq 1
ends_well "80 by 24"

# A dropped connection.
study
terminal 80 24
type_line 'kerb survey run umux-lite --study tram --participant P01 --manner alone --profile standard' '1 of 2.'
type_line '6' '2 of 2.'
close_terminal
sleep 0.5
holds "dropped: the answer is on the disk" "$(given)" -eq 1
terminal 80 24
type_line 'kerb survey run umux-lite --study tram --participant P01 --profile standard' 'go on with R01'
type_line '' '2 of 2.'
type_line '7' 'Done: R01'
type_line '' 'R01 of P01 is complete'
ends_well "dropped"

# A small window, options, the cursor.
study
terminal 40 10
type_line 'kerb survey run wg-ss --study tram --participant P01 --manner alone --profile low-vision' 'Begin'
type_line '' '1 of 6.'
type_line '' 'Write a number'
keys Down
keys Enter
wait_until '2 of 6.' || check "40 by 10: a row is chosen by the cursor" no
type_line 'yes, some' '3 of 6.'
type_line '/stop' 'Kept 2 of 6 answers in R01.'
holds "40 by 10: the letters of an option" "$(value hearing)" = '"some"'
ends_well "40 by 10"

# For a screen reader, full screen.
study
terminal 80 24
type_line 'kerb survey run seq --study tram --participant P01 --task buy-a-ticket --manner alone --profile screen-reader' 'Answer 1-7:'
shows "screen reader: what the ends mean" "1: Very hard. 7: Very easy."
column=$(tmux -L "$socket" display-message -p -t t '#{cursor_x}')
holds "screen reader: the cursor stands behind the prompt" "$column" -eq 12
type_line '8' 'Write a whole number from 1 to 7.'
type_line '6' 'Ease: 6'
type_line '' 'R01 of P01 is complete. Ease: 6.'
ends_well "screen reader"

# Plain lines: a level of a scale, and somebody who has not agreed yet.
study
terminal 80 24
type_line 'kerb survey run digital-inclusion-book --study tram --participant P01 --by moderator --linear' 'Level:'
type_line '4' 'Basis 1-3:'
type_line '1' 'Evidence:'
type_line 'booked alone' 'P01 is placed on digital-inclusion-book: 4,'
holds "linear: the level that was typed" "$(grep -c '"value": "4"' "$home"/team/Surveys/tram/participants/P01-*.json)" -eq 1
type_line 'clear; kerb survey run umux-lite --study tram --participant P02 --linear' 'Consent of P02. Read this aloud.'
type_line '' 'Consent 1-3:'
type_line '3' 'Without consent to observe nothing is asked of P02.'
holds "linear: nothing was asked" "$(given)" -eq 0
ends_well "linear"

# Without a terminal nothing asks.
type_line 'clear; kerb survey run sus --study tram --participant P01 </dev/null; echo "status $?"' 'status 64'
shows "without a terminal it says what to type" "--from FILE"
printf 'participant,q1,q2\nP01,9,1\n' >"$home/bad.csv"
type_line "clear; kerb survey run sus --study tram --from $home/bad.csv; echo \"status \$?\"" 'status 65'
shows "a bad file names line and column" "bad.csv:2:5: q1: this answer is not allowed"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
