# What is typed into a tmux window and read from it, and how checks are counted; sourced by scripts that set
# socket, passed and failed.
# shellcheck shell=bash disable=SC2034,SC2154

keys() { tmux -L "$socket" send-keys -t t "$@"; }
screen() { tmux -L "$socket" capture-pane -p -J -t t -S -; }

# Waits until a text stands on the screen.
wait_until() {
  for _ in $(seq 1 200); do
    screen | grep -qF -- "$1" && return 0
    sleep 0.05
  done
  return 1
}

# Waits until the last line that is not empty ends in a text.
wait_for() {
  for _ in $(seq 1 200); do
    last=$(screen | grep -v '^ *$' | tail -1 | sed 's/ *$//')
    case "$last" in *"$1") return 0 ;; esac
    sleep 0.05
  done
  return 1
}

# Types a line, then waits until a text stands on the screen.
type_line() {
  tmux -L "$socket" send-keys -t t -l "$1"
  keys Enter
  wait_until "$2" || check "after \"$1\" comes \"$2\"" no
}

check() {
  if [ "$2" = yes ]; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "failed: $1"
    screen | grep -v '^ *$' | tail -12 | sed 's/^/    /'
  fi
}

shows() { if screen | grep -qF -- "$2"; then check "$1" yes; else check "$1" no; fi; }
holds() { if [ "$2" "$3" "$4" ]; then check "$1" yes; else check "$1" no; fi; }
