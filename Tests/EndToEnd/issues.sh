#!/usr/bin/env bash
# Exports findings as issues and runs the commands that come out, with a gh and a glab that only write down how they
# were called: every finding gets one ticket, its address is noted, a second run makes none, and what people typed runs
# nothing. The trackers themselves are not tried.
# Prints "N passed, M failed" as its last line; the status is 1 when something failed.
set -u
. "$(dirname "$0")/harness/program.bash" python3
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_STATE_HOME="$home/state" XDG_CONFIG_HOME="$home/config" CALLS="$home/calls"
mkdir -p "$home/bin" "$home/team"
ln -s "$KERB" "$home/bin/kerb"
export PATH="$home/bin:$PATH"
passed=0
failed=0

check() { # NAME COMMAND...
  local name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $name"
  fi
}

# Both write one line for a call, the arguments in brackets, and tell an address with the next number.
for tracker in gh glab; do
  cat >"$home/bin/$tracker" <<'PROGRAM'
#!/usr/bin/env bash
printf '%s' "${0##*/}" >>"$CALLS"
printf ' [%s]' "${@//$'\n'/ }" >>"$CALLS"
printf '\n' >>"$CALLS"
[ "$2" = create ] || exit 0
number=$(grep -c ' \[create\]' "$CALLS")
case ${0##*/} in
gh) echo "https://github.com/shop/app/issues/$number" ;;
glab) printf '#%s A title (less than a minute ago)\n https://gitlab.com/shop/web/app/-/issues/%s\n\n' "$number" "$number" ;;
esac
PROGRAM
  chmod +x "$home/bin/$tracker"
done

cd "$home/team" || exit 1
{
  kerb init --bare
  kerb study new tram --title Tram
  kerb finding new tram 'Pay has no name $(touch '"$home"'/ran) `touch '"$home"'/ran`' --state 1:new \
    --ticket https://a.example/browse/TRAM-7
  kerb finding new tram "It's late; touch $home/ran: http://shop.example/a/b/issues/9" --state 1:new \
    --description 'https://github.com/a/b/issues/9?x' --recommendation 'https://gitlab.com/a/b/-/issues/9#x'
  kerb finding new tram --state 1:new -- -rf
} >/dev/null 2>&1

calls() { grep -c "$1" "$CALLS"; }
tickets() {
  kerb finding show tram "$1" --json 2>/dev/null |
    python3 -c 'import json, sys; print(len(json.load(sys.stdin)["tickets"]))'
}

for tracker in github gitlab; do
  : >"$CALLS"
  case $tracker in github) program=gh ;; *) program=glab ;; esac
  export_again() {
    kerb export issues tram --for "$tracker" --edition team --to "$tracker" >"$home/said" 2>&1
  }
  check "$tracker: export" export_again
  check "$tracker: the repository must be named" test "$(sh "$tracker/issues.sh" 2>&1 | grep -c 'sh .* [A-Z]*/NAME')" = 1
  check "$tracker: nothing was made without it" test "$(calls create)" = 0
  check "$tracker: the commands run" sh -c "sh $tracker/issues.sh shop/app >/dev/null 2>&1"
  check "$tracker: three tickets" test "$(calls "^$program \[issue\] \[create\]")" = 3
  check "$tracker: the title of each is one word" test "$(calls '\[--title\] \[F0[123] ')" = 3
  check "$tracker: a second run makes none" sh -c "sh $tracker/issues.sh shop/app >/dev/null 2>&1"
  check "$tracker: still three" test "$(calls '\[create\]')" = 3
  check "$tracker: the next export" export_again
  check "$tracker: it updates all" test "$(grep -c ': updates https' "$home/said")" = 3
  : >"$CALLS"
  check "$tracker: the commands run again" sh -c "sh $tracker/issues.sh shop/app >/dev/null 2>&1"
  check "$tracker: nothing is made" test "$(calls '\[create\]')" = 0
  case $tracker in
  github) check "three edits by address" test "$(calls '\[edit\] \[https://github.com/shop/app/issues/[123]\]')" = 3 ;;
  *) check "three edits by number" test "$(calls '\[update\] \[[123]\]')" = 3 ;;
  esac
done
check "each tracker's address is noted beside the others" test "$(tickets F01) $(tickets F02) $(tickets F03)" = "3 2 2"
check "no word of a title ran" test ! -e "$home/ran"

# The same ticket with a slash at the end is the same ticket.
export_with_slash() {
  kerb finding new tram "A slash" --state 1:new --ticket https://github.com/shop/app/issues/77/ &&
    kerb export issues tram --for github --edition team --to github
} >"$home/said" 2>&1
check "a ticket with a slash at its end" export_with_slash
check "is updated" grep -q ': updates https://github.com/shop/app/issues/77/: F04 ' "$home/said"

# A tracker that fails stops the commands, and nothing is noted.
kerb finding new tram "One more" --state 1:new >/dev/null 2>&1
kerb export issues tram --for github --edition team --to github >/dev/null 2>&1
printf '#!/bin/sh\nexit 1\n' >"$home/bin/gh"
check "a failure stops the commands" sh -c "! sh github/issues.sh shop/app >/dev/null 2>&1"
check "and notes nothing" test "$(tickets F05)" = 0

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
