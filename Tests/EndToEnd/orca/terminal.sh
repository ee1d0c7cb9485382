#!/usr/bin/env bash
# What Orca says of the workbench in full screen for screen readers and of a questionnaire in plain lines, key by key, in a
# terminal without a screen and without sound: what is read is taken from Orca's own log. Takes about two minutes.
#
# Not part of .ci/run: it needs a desktop's worth of packages, and a slow machine may lose keys.
#   apt-get install --no-install-recommends orca xvfb xauth xdotool openbox dbus dbus-x11 at-spi2-core libglib2.0-bin \
#     xfce4-terminal gir1.2-wnck-3.0 python3-pyte
# KERB names the program; SHOWN=1 prints all that was said. Prints "N passed, M failed" as its last line.
set -u
. "$(dirname "$0")/../harness/program.bash" python3 orca xvfb-run xdotool openbox dbus-run-session xfce4-terminal gsettings
exec python3 "$here/orca/terminal.py"
