#!/usr/bin/env bash
# Every sentence of the program is in the template that translators get, and the template makes a language: the program
# speaks a file made of it exactly as it speaks the strange language that is built in, for the help of every verb, the
# calls of every verb and all reports; and no words stay plain but data and what is to be typed.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3 msgfmt
exec python3 "$here/languages/main.py"
