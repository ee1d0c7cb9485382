import JSON
import Wording

extension ChecklistAnswer {
  /// Reads an answer as it stands in files and commands: its id, other words for it, or EARL's word for what it
  /// comes to.
  package init?(reading text: String) {
    let wanted = PlainText.folded(PlainText.trimmed(text), .unjoined)
    let found = Self.allCases.first {
      Text.isSame(PlainText.folded($0.id, .unjoined), wanted)
    }
    guard let answer = found ?? Self.further[wanted] else { return nil }
    self = answer
  }

  private static let further: [String: ChecklistAnswer] = [
    "y": .yes, "n": .no, "canttell": .cannotTell, "?": .cannotTell, "na": .notApplicable,
    "n/a": .notApplicable, "inapplicable": .notApplicable, "doesnotapply": .notApplicable,
  ]
}
