# Shared by benchmarks of the released program: goes to the top of the repository and builds the static executable,
# unless KERB names a program. Sourced, never run; `here` is the benchmark's folder.
cd "$here/../../.."

if [ -z "${KERB:-}" ]; then
  scratch=${KERB_SCRATCH:-.build-static}
  static="-Xswiftc -static-executable -Xlinker -s"
  [ "$(uname)" = Linux ] || static=""
  # shellcheck disable=SC2086 # the words of an option list
  swift build -c release --product kerb $static --scratch-path "$scratch" >&2
  KERB=$(swift build -c release --scratch-path "$scratch" --show-bin-path)/kerb
fi
