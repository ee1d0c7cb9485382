package import Localization

/// When a team means to work on a finding. It says nothing of how badly the finding hurts: that is its severity.
package enum FindingPriority: String, Word {
  case atOnce, nextRelease, later, notPlanned

  package var label: Sentence {
    switch self {
    case .atOnce: "at once"
    case .nextRelease: "in the next release"
    case .later: "later"
    case .notPlanned: "not planned"
    }
  }
}
