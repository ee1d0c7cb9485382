package import Localization

/// How somebody answers a question of a checklist.
package enum ChecklistAnswer: String, Word {
  case yes, no, cannotTell, notApplicable

  package var label: Sentence {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .cannotTell: "cannot tell"
    case .notApplicable: "does not apply"
    }
  }

  /// The answers that can speak for a product.
  package static let favourable: [ChecklistAnswer] = [.yes, .no]
}
