import Localization

/// A recorded fix, and what the notes say of it: only affected participants can tell that a problem is gone.
package struct FindingFix: Hashable, Sendable {
  /// Participants who were affected in the round of a fix or later.
  package struct Contradiction: Hashable, Sendable {
    /// The latest such round up to the reported one.
    package let round: Int
    /// `nil` in the sharing edition.
    package let affected: Int?
    /// Participants who could be affected, or were; `nil` in the sharing edition.
    package let of: Int?
    /// Moments of sessions that name nobody; `nil` in the sharing edition.
    package let unnamed: Int?
  }

  /// The round of the recorded state.
  package let round: Int
  /// Participants affected earlier who came back in that round; `nil` in the sharing edition.
  package let cameBack: Int?
  /// Of these, the ones who got through; `nil` in the sharing edition.
  package let gotThrough: Int?
  package let isConfirmed: Bool
  /// `nil` if no note contradicts the fix.
  package let contradiction: Contradiction?

  /// The statement about it, which stands wherever the finding is reported.
  func claim(of finding: String) -> Sentence {
    if let contradiction {
      return Sentence(
        FindingContradicted(
          finding: finding, round: round, affectedIn: contradiction.round,
          affected: contradiction.affected, of: contradiction.of, unnamed: contradiction.unnamed))
    }
    return isConfirmed
      ? Sentence(
        FindingFixed(finding: finding, round: round, cameBack: cameBack, gotThrough: gotThrough))
      : Sentence(
        FindingMarkedFixed(
          finding: finding, round: round, cameBack: cameBack, gotThrough: gotThrough))
  }

  /// The same without numbers of participants.
  var redacted: FindingFix {
    FindingFix(
      round: round, cameBack: nil, gotThrough: nil, isConfirmed: isConfirmed,
      contradiction: contradiction.map {
        Contradiction(round: $0.round, affected: nil, of: nil, unnamed: nil)
      })
  }
}
