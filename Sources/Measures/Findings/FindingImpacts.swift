package import Localization
package import Records

/// The worst that a finding did to people, by what they need and what they use.
///
/// Taken from the moments that show it, of the reported round and earlier ones. Somebody with several needs or
/// technologies stands in several rows.
package struct FindingImpacts: Sendable {
  /// Of people with one need, or who use one technology.
  package struct Row<Group: Sendable>: Sendable {
    package let group: Group
    /// People of the group who met it.
    package let people: Int
    /// `nil` where no note says.
    package let worst: Impact?
    /// The worst in the reported round; `nil` where nobody of the group met it there, or no note says.
    package let worstInRound: Impact?
  }

  /// A need, none, or not known.
  package enum NeedGroup: Hashable, Sendable {
    case need(Dimension, NeedDuration)
    /// People who said that they have none.
    case none
    /// People of whom nobody knows.
    case notKnown

    package var label: Sentence {
      switch self {
      case .need(let dimension, .permanent): "\(dimension.label), permanent"
      case .need(let dimension, .temporary): "\(dimension.label), temporary"
      case .need(let dimension, let duration): "\(dimension.label), duration \(duration.label)"
      case .none: "no need"
      case .notKnown: "needs not known"
      }
    }

    /// The ability; `nil` for those without a need that is known.
    package var dimension: Dimension? {
      if case .need(let dimension, _) = self { dimension } else { nil }
    }

    /// How long the need lasts; `nil` for those without a need that is known.
    package var duration: NeedDuration? {
      if case .need(_, let duration) = self { duration } else { nil }
    }
  }

  /// Of everybody.
  package let worst: Impact?
  package let worstInRound: Impact?
  /// By dimension and duration; last those without a need, and those of whom it is not known.
  package let byNeed: [Row<NeedGroup>]
  /// By name; last those who use none, and those of whom it is not known.
  package let byTechnology: [Row<AssistiveGroup>]
  /// Rows of fewer than three people, which the edition for sharing leaves out.
  package let hasHiddenRows: Bool
}

extension FindingImpacts {
  /// Nothing is known, or told.
  init() {
    self.init(worst: nil, worstInRound: nil, byNeed: [], byTechnology: [], hasHiddenRows: false)
  }
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
