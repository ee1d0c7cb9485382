import Records
import Wording

/// The small script that git runs at one of its moments.
package enum HookScript: String, CaseIterable, Sendable {
  case preCommit = "pre-commit"
  case postCommit = "post-commit"
  case postMerge = "post-merge"
  case postRewrite = "post-rewrite"

  /// The name of the hook that was there before, beside ours.
  package var kept: String { "\(rawValue).before-kerb" }

  /// What only scripts of ours have in their second line.
  static let mark = "# kerb: written by kerb team setup"

  /// Whether a script is one of ours, of whichever version.
  static func isOurs(_ content: [UInt8]) -> Bool {
    content.split(separator: UInt8(ascii: "\n"), maxSplits: 2).dropFirst().first?
      .starts(with: mark.utf8) == true
  }

  /// The line that a hook of the person's own needs in place of our script.
  var line: String {
    let call = "! command -v kerb >/dev/null || kerb team hook \(rawValue) \"$@\""
    return self == .preCommit ? "\(call) || [ $? -ne 1 ] || exit 1" : call
  }

  /// Whether a hook of the person's own calls us.
  func isCalled(in content: [UInt8]) -> Bool {
    let words = Array("team hook \(rawValue)".utf8)
    return content.indices.contains { content[$0...].starts(with: words) }
  }

  /// The script.
  ///
  /// The hook that was there before gets the same words and the same input. The environment carries a mark meanwhile,
  /// so that two programs that each keep the other's hook do not call each other for ever.
  ///
  /// - Parameter executable: The absolute path of kerb.
  func text(executable: String) -> String {
    """
    #!/bin/sh
    \(Self.mark), which also brings it up to date.
    # A hook that was here before is kept beside it as \(kept) and runs first.
    kerb=\(ShellWord.quoted(executable))
    [ "$KERB_HOOK" = "\(rawValue) $PWD" ] && exit 0
    case $0 in */*) before=${0%/*}/\(kept) ;; *) before=./\(kept) ;; esac
    \(body)

    """
  }

  private var body: String {
    switch self {
    case .preCommit:
      """
      if [ -x "$before" ]; then
        KERB_HOOK="\(rawValue) $PWD" "$before" "$@" || exit $?
      fi
      \(missing("so changes made by hand are not marked for merging", status: "0"))
      # Only what kerb refuses stops a commit, not that kerb itself failed.
      "$kerb" team hook \(rawValue) "$@" || [ $? -ne 1 ] || exit 1
      exit 0
      """
    case .postCommit, .postMerge:
      """
      s=0
      if [ -x "$before" ]; then
        KERB_HOOK="\(rawValue) $PWD" "$before" "$@" || s=$?
      fi
      \(missing("so nothing was looked through", status: "$s"))
      "$kerb" team hook \(rawValue) "$@"
      exit $s
      """
    case .postRewrite:
      """
      s=0
      input=$(cat)
      give() { [ -z "$input" ] || printf '%s\\n' "$input"; }
      if [ -x "$before" ]; then
        give | KERB_HOOK="\(rawValue) $PWD" "$before" "$@" || s=$?
      fi
      \(missing("so nothing was looked through", status: "$s"))
      give | "$kerb" team hook \(rawValue) "$@"
      exit $s
      """
    }
  }

  /// What happens where kerb has gone: one line, and nothing else.
  private func missing(_ effect: String, status: String) -> String {
    """
    if [ ! -x "$kerb" ]; then
      printf '%s\\n' "kerb is not at $kerb any more, \(effect): run kerb team setup." >&2
      exit \(status)
    fi
    """
  }
}
