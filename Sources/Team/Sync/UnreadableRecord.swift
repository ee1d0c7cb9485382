package import Localization
import Wording

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
    /// The last version that can be read: theirs had come here without a merge.
    case earlier
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

extension UnreadableRecord {
  /// What is wrong, what stands in its place, and where the rest is.
  package var words: Sentence {
    let source: Sentence? = author.map { " in commit \($0.commit.text.prefix(12)) by \($0.name)" }
    let kept: Sentence =
      switch standing {
      case .ours where isJoined:
        "Yours stays, with what they had written before; what they wrote or took out when it broke is\(source ?? " in history")"
      case .ours: "Yours stays; theirs is\(source ?? " in history")"
      case .mended: "This was mended before; theirs\(source ?? "") stays"
      case .theirs: "It came\(source ?? " from the remote") and stays until somebody mends it"
      case .earlier:
        "The last version that can be read is back; what they wrote or took out when it broke is\(source ?? " in history")"
      }
    let warning: Sentence =
      mayHoldErasure
      ? " It may say that somebody withdrew or refused: look at it, and if so, run `kerb withdraw` or `kerb participant consent` again."
      : ""
    return "\(Printable.text(path)): \(problem). \(kept).\(warning)"
  }

  /// Whether a version that gave way holds the mark of an erasure, a withdrawal in part or a refusal, and what stays does
  /// not.
  static func mayHoldErasure(_ broken: [UInt8]?, kept: [UInt8]) -> Bool {
    guard let broken else { return false }
    return [
      WorkTreePropagation.holdsMark, WorkTreePropagation.holdsWithdrawal,
      WorkTreePropagation.holdsRefusedValue,
    ].contains { $0(broken) && !$0(kept) }
  }
}
