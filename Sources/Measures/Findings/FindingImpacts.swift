package import Localization
package import Records

/// The worst that a finding did to people, by what they need and what they use.
///
/// Taken from the moments that show it, of the reported round and earlier ones. Somebody with several needs or
/// technologies stands in several rows.
package struct FindingImpacts: Sendable {
  /// Of people with one need, or who use one technology.
  package struct Row: Sendable {
    package let group: Group
    /// People of the group who met it.
    package let people: Int
    /// `nil` where no note says.
    package let worst: Impact?
    /// The worst in the reported round; `nil` where nobody of the group met it there, or no note says.
    package let worstInRound: Impact?
  }

  package enum Group: Hashable, Sendable {
    case need(Dimension, NeedDuration)
    /// People who said that they have none.
    case noNeed
    /// People of whose needs nobody knows.
    case needsNotKnown
    case technology(AssistiveGroup)

    package var label: Sentence {
      switch self {
      case .need(let dimension, .permanent): "\(dimension.label), permanent"
      case .need(let dimension, .temporary): "\(dimension.label), temporary"
      case .need(let dimension, let duration): "\(dimension.label), duration \(duration.label)"
      case .noNeed: "no need"
      case .needsNotKnown: "needs not known"
      case .technology(let group): group.label
      }
    }

    var isTechnology: Bool { if case .technology = self { true } else { false } }
  }

  /// Of everybody.
  package var worst: Impact?
  package var worstInRound: Impact?
  /// By dimension and duration; last those without a need, and those of whom it is not known.
  package var byNeed: [Row] = []
  /// By name; last those who use none, and those of whom it is not known.
  package var byTechnology: [Row] = []
}

/// People who use one assistive technology, or none.
package enum AssistiveGroup: Hashable, Sendable {
  case technology(String)
  /// People who use none.
  case none
  /// People of whom nobody knows: they declined, were not asked, or could not say.
  case notKnown

  package var label: Sentence {
    switch self {
    case .technology(let name): "\(name)"
    case .none: "no assistive technology"
    case .notKnown: "technology not known"
    }
  }
}
