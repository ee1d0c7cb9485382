#!/usr/bin/env bash
# Run by main.py inside a session of its own: opens a page in Chromium with Orca listening, and presses keys.
# usage: inside.sh PAGE FOLDER KEY...
set -u
page=$1 folder=$2
shift 2
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
/usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
sleep 1
openbox >/dev/null 2>&1 &
PYTHONPATH=$folder/stub orca -r --debug-file="$folder/said" >/dev/null 2>&1 &
orca=$!
sleep 4
chromium --no-sandbox --force-renderer-accessibility --no-first-run --disable-gpu --disable-background-networking \
  --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir="$folder/profile" "file://$page" >/dev/null 2>&1 &
browser=$!
for _ in $(seq 60); do
  window=$(xdotool search --onlyvisible --class chromium 2>/dev/null | tail -1)
  [ -n "$window" ] && break
  sleep .5
done
sleep 4
xdotool windowfocus "$window"
sleep 2
# A page is read aloud when it opens: that is stopped first, or keys are lost.
for _ in $(seq 8); do xdotool key ctrl; sleep .4; done
for key in "$@"; do
  echo "$(date +%H:%M:%S.%N) $key" >>"$folder/keys"
  xdotool key "$key"
  sleep 1.3
done
kill "$browser" "$orca" 2>/dev/null
sleep .5
