package import Localization

/// A record of which the other side has a version that cannot be joined: it is no JSON, or is not this record.
package struct UnreadableRecord: Sendable {
  /// What stands in its place after the merge.
  package enum Standing: Sendable {
    /// Our version. Theirs stays in history.
    case ours
    /// Their version, because we have none or an older one of the same that cannot be read either.
    case theirs
    /// Their version, which can be read; ours is bytes that they had before and have mended.
    case mended
  }

  /// From the workspace on.
  package let path: String
  /// What is wrong with it.
  package let problem: Sentence
  package let standing: Standing
  /// Whether what they had written before and can be read is in it too.
  package let isJoined: Bool
  /// Whether the version that gave way may say that somebody withdrew, in a part that nobody can read.
  package let mayHoldErasure: Bool
  /// Who wrote their version, and in which commit; `nil` where git does not say.
  package let author: Authorship?
}
