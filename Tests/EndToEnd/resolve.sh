#!/usr/bin/env bash
# Settles what a real git merge left behind, on a real terminal, in tmux: full screen, a small window, for a screen
# reader, in plain lines. The binary is named by KERB.
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

mkdir -p "$home/bin"
ln -s "$KERB" "$home/bin/kerb"
printf '#!/bin/sh\nprintf "typed in the editor\\nin two lines\\n" >"$1"\n' >"$home/bin/scribe"
chmod +x "$home/bin/scribe"
export HOME="$home" XDG_STATE_HOME="$home/state" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 EDITOR=true

quietly() { "$@" >>"$home/log" 2>&1; }
author() { git config user.name "$1" && git config user.email "$1@example.org"; }

# Two clones; both gave finding F01 another title and another description; Ben's pull has stopped with markers.
# Nobody told git about kerb.
team() {
  rm -rf "$home/hub" "$home/anna" "$home/ben"
  quietly git init -q --bare -b main "$home/hub"
  quietly git clone -q "$home/hub" "$home/anna"
  cd "$home/anna" || exit 1
  author Anna
  quietly kerb_in init --bare
  rm -f .gitattributes
  quietly kerb_in study new bank --title Bank
  quietly kerb_in finding new bank "Pay has no name" --criterion 4.1.2
  quietly git add -A
  quietly git commit -q -m begin
  quietly git push -q origin HEAD:main
  quietly git clone -q "$home/hub" "$home/ben"
  quietly kerb_in finding edit bank F01 --title "Pay has no useful name" --description "$1"
  quietly git commit -q -a -m "title by Anna"
  quietly git push -q origin HEAD:main
  cd "$home/ben" || exit 1
  author Ben
  quietly kerb_in finding edit bank F01 --title "Pay button has no name" --description "$2"
  quietly git commit -q -a -m "title by Ben"
  quietly git pull -q --no-rebase
}
kerb_in() { "$KERB" "$@"; }

terminal() {
  close_terminal
  opened=$((opened + 1))
  socket="kerb-$$-$opened"
  tmux -L "$socket" -f /dev/null new-session -d -s t -x "$1" -y "$2" \
    "cd '$home/ben' && exec env -i PATH='$home/bin:/usr/bin:/bin' HOME='$home' XDG_STATE_HOME='$home/state' GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 EDITOR=scribe HISTFILE= LANG=C.UTF-8 TERM=tmux-256color bash --norc --noprofile -i"
  tmux -L "$socket" send-keys -t t -l "PS1='% '; clear"
  tmux -L "$socket" send-keys -t t Enter
  wait_for '%'
}

. "$(dirname "${BASH_SOURCE[0]}")/harness/screen.bash"

file() { ls "$home"/ben/Surveys/bank/findings/F01-*.json; }
# The value of a field of the finding.
field() { sed -n "s/^  \"$1\": \(.*\),\$/\1/p" "$(file)"; }
# What every way of settling comes to in the end.
ends_well() {
  holds "$1: the title" "$(field title)" = "$2"
  cd "$home/ben" || exit 1
  quietly env GIT_EDITOR=true git merge --continue
  holds "$1: git goes on and the work tree is clean" "$(git status --porcelain | wc -l)" -eq 0
  kerb_in team conflicts >/dev/null 2>&1
  holds "$1: no conflicts" "$?" -eq 0
  kerb_in check >/dev/null 2>&1
  holds "$1: the workspace is sound" "$?" -eq 0
}

team same same
holds "git has left markers" "$(grep -c '^<<<<<<<' "$(file)")" -ge 1
terminal 80 24
type_line 'kerb team resolve --profile standard' 'Choice:'
shows "80 by 24: who wrote the first" "Anna"
shows "80 by 24: who wrote the second" "Ben"
shows "80 by 24: a proposal" "Pay button has no useful name"
holds "80 by 24: no markers in the file any more" "$(grep -c '^<<<<<<<' "$(file)")" -eq 0
type_line '9' 'There is no row 9'
type_line '3' 'No conflicts left.'
shows "80 by 24: the next step" "git merge --continue"
ends_well "80 by 24" '"Pay button has no useful name"'

team "asks once" "asks twice"
terminal 40 10
type_line 'kerb team resolve --profile standard' 'Description of finding'
type_line '1' 'Settled'
shows "40 by 10: the next one" "Title of finding F01"
type_line '/undo' 'again.'
shows "40 by 10: the one before" "Description of finding F01"
type_line '/skip' 'Left for later'
shows "40 by 10: another after a skip" "Title of finding F01"
type_line 'my own title' '1 conflict left.'
type_line 'clear; kerb team resolve --profile standard' 'Description of finding'
keys Down
keys Enter
wait_until 'No conflicts left.' || check "40 by 10: a row is chosen by the cursor" no
ends_well "40 by 10" '"my own title"'

team same same
terminal 80 24
type_line 'kerb team resolve --profile screen-reader' 'Choice:'
shows "screen reader: the sentence of a row" "Pay button has no useful name; proposal"
column=$(tmux -L "$socket" display-message -p -t t '#{cursor_x}')
holds "screen reader: the cursor stands at the beginning of the row" "$column" -eq 0
type_line '3' 'No conflicts left.'
ends_well "screen reader" '"Pay button has no useful name"'

team "$(printf 'swipes past Pay\nasks once')" "$(printf 'swipes past Pay\nasks twice')"
terminal 80 24
type_line 'kerb team resolve --linear' 'Choice 1-2:'
shows "linear: how many there are" "1 of 2."
type_line '/text 1' 'asks '
type_line '' 'Choice 1-2:'
type_line '/edit 1' '2 of 2.'
shows "linear: the editor's text is kept" "Settled: Description"
type_line '3' 'No conflicts left.'
holds "linear: what the editor saved" "$(field description)" = '"typed in the editor\nin two lines"'
ends_well "linear" '"Pay button has no useful name"'

# Left in the middle: what was chosen stays, and the terminal is sane.
team "asks once" "asks twice"
terminal 80 24
type_line 'kerb team resolve --profile standard' '1 of 2'
type_line '1' '2 of 2'
type_line '/quit' '1 conflict left.'
type_line 'clear; stty -a | tr " ;" "\n\n" | grep -cE "^(echo|icanon|isig)$"' '3'
type_line 'clear; kerb team conflicts; echo "status $?"' 'status 1'
shows "left in the middle: one is left" "1 conflict. Next: kerb team resolve"

# Without a terminal nothing asks.
type_line 'clear; kerb team resolve </dev/null | cat; echo "status ${PIPESTATUS[0]}"' 'status 1'
shows "without a terminal it says what to type" "--field POINTER --take NUMBER"
type_line 'clear; kerb team resolve F01 --take 3 </dev/null; echo "status $?"' 'status 0'
ends_well "without a terminal" '"Pay button has no useful name"'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
