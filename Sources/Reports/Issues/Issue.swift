package import Localization
package import Measures
package import Records

/// One finding as a text for a tracker.
package struct Issue: Sendable {
  package let finding: RecordID
  package let study: RecordID
  /// "F05 Large text hides the price and Pay", safe to be a title.
  package let title: String
  /// `nil` where it is not told what became of it.
  package let part: FindingPart?
  package let severity: SeverityRatings?
  /// How often it was met, in words; `nil` where that is not told, and for a strength.
  package let frequency: Sentence?
  package let priority: FindingPriority?
  package let body: Document

  /// What a second export knows it by: "tram-tickets/F05-n76t".
  package var reference: String { Self.reference(study, finding) }

  static func reference(_ study: RecordID, _ finding: RecordID) -> String {
    "\(study.string)/\(finding.string)"
  }

  /// The name of its file without an ending: "f05-n76t".
  package var name: String { finding.folded }
}

/// The issues of one round.
package struct IssueSet: Sendable {
  package let study: RecordID
  package let title: String
  package let edition: Edition
  /// `nil` where no session counts yet.
  package let round: Int?
  /// In the order of the findings report.
  package let issues: [Issue]
  /// Fixed problems and strengths that were not asked for.
  package let leftOut: Int
  /// Findings of which it is not told what became of them, and that have no ticket to update: they may be fixed.
  package var untold = 0

  /// Whether a finding is something to do: all but what is fixed, tried by somebody it had hurt, and what is worth keeping.
  static func isToDo(_ part: FindingPart?, _ kind: FindingKind?) -> Bool {
    switch part {
    case .open, .beyondWcag, .calledFixed, .notRetested: true
    case .fixed, .strength: false
    case nil: kind != .strength
    }
  }
}
