#!/bin/sh
# Written by kerb export issues. Read it, then run it in the workspace:
#   sh FOLDER/issues.sh OWNER/NAME
# It makes a ticket for each finding that has none, notes its address in the finding, and updates the others.
set -eu
repository=${1:?"say where the tickets belong: sh $0 OWNER/NAME"}
folder=$(dirname "$0")
study=tram

new() {
  finding=$1 title=$2 file=$3
  shift 3
  record=$(kerb finding show "$study" "$finding" --json)
  if printf '%s\n' "$record" | tr '\n\r\t' '   ' |
    grep -Eo '"tickets" *: *\[( *"[^"]*" *,?)*' |
    grep -Eq '"[A-Za-z]+://[^"/?#]+/[^"/?#]+/[^"/?#]+/issues/[0-9]+/?["?#]'; then
    echo "$finding has a ticket by now; export again to update it."
    return
  fi
  said=$(gh issue create --repo "$repository" --title "$title" --body-file "$folder/$file")
  address=$(printf '%s\n' "$said" | grep -o 'https*://[^ ]*/[0-9][0-9]*' | tail -n 1)
  if [ -z "$address" ]; then
    echo "$finding was made, and this does not tell its address: $said" >&2
    exit 1
  fi
  echo "$finding is $address"
  kerb finding edit "$study" "$finding" "$@" --ticket "$address"
}
again() {
  address=$1 title=$2 file=$3
  gh issue edit "$address" --title "$title" --body-file "$folder/$file"
}

again 'https://github.com/shop/app/issues/12' 'F01 Nobody hears that it is paid says the price twice' f01-aaaa.md
new F03-cccc 'F03 Pay has no name' f03-cccc.md --ticket 'https://gitlab.com/shop/app/-/issues/3'
new F02-bbbb 'F02 A fee at the end' f02-bbbb.md --ticket 'https://a.example/browse/TRAM-8'
new F04-dddd 'F04 The order confuses' f04-dddd.md
new F05-eeee 'F05 Headings lead there' f05-eeee.md
