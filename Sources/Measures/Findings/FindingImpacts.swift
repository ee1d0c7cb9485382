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

  /// A need, or none on file.
  package struct NeedGroup: Hashable, Sendable {
    package let dimension: Dimension?
    package let duration: NeedDuration?

    package var label: String {
      guard let dimension else { return "no need on file" }
      switch duration {
      case .permanent?: return "\(dimension.label), permanent"
      case .temporary?: return "\(dimension.label), temporary"
      case let duration?: return "\(dimension.label), duration \(duration.label)"
      case nil: return dimension.label
      }
    }
  }

  /// Of everybody.
  package let worst: Impact?
  package let worstInRound: Impact?
  /// By dimension and duration; last those without a need on file.
  package let byNeed: [Row<NeedGroup>]
  /// By name; last those who use none.
  package let byTechnology: [Row<AssistiveGroup>]
  /// Rows of fewer than three people, which the edition for sharing leaves out.
  package let hasHiddenRows: Bool
}

/// People who use one assistive technology, or none.
package enum AssistiveGroup: Hashable, Sendable {
  case technology(String)
  /// People who use none.
  case none
  /// People of whom nobody knows: they declined, were not asked, or could not say.
  case notKnown

  package var label: String {
    switch self {
    case .technology(let name): name
    case .none: "no assistive technology"
    case .notKnown: "technology not known"
    }
  }
}
