#!/usr/bin/env bash
# Run by terminal.py inside a session of its own: runs a command in a terminal with Orca listening, and presses keys.
# usage: inside-terminal.sh PROGRAM FOLDER KEY...
set -u
program=$1 folder=$2
shift 2
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
/usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
sleep 1
openbox >/dev/null 2>&1 &
PYTHONPATH=$folder/stub orca -r --debug-file="$folder/said" >/dev/null 2>&1 &
orca=$!
sleep 5
xfce4-terminal --disable-server --geometry=80x24 -x "$program" >/dev/null 2>&1 &
terminal=$!
for _ in $(seq 60); do
  window=$(xdotool search --onlyvisible --class xfce4-terminal 2>/dev/null | tail -1)
  [ -n "$window" ] && break
  sleep .5
done
sleep 3
xdotool windowfocus "$window"
sleep 2
for key in "$@"; do
  echo "$(date +%H:%M:%S.%N) $key" >>"$folder/keys"
  xdotool key "$key"
  sleep 1.8
done
kill "$terminal" "$orca" 2>/dev/null
sleep .5
