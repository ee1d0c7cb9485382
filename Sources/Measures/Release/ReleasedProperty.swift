import Records

/// One property of the people of a closed round, alone and in coarse words.
package struct ReleasedProperty: Sendable {
  package enum Family: String, Sendable, CaseIterable {
    case need, duration, technology, skill, age, circumstance

    package var label: String {
      switch self {
      case .need: "A need in"
      case .duration: "A need that is"
      case .technology: "Uses"
      case .skill: "Digital skill"
      case .age: "Age"
      case .circumstance: "Lives with"
      }
    }
  }

  package let family: Family
  /// Stable, for programs: "need:see", "age:from25to64".
  package let id: String
  /// What it is called beside the others of its family: "seeing", "VoiceOver".
  package let label: String
  package internal(set) var count: CoarseCount

  /// Recruitment targets that ask for this property alone, or for nobody but these people.
  let dimension: Dimension?

  init(
    _ family: Family, _ id: String, _ label: String, _ count: CoarseCount,
    dimension: Dimension? = nil
  ) {
    self.family = family
    self.id = "\(family.rawValue):\(id)"
    self.label = label
    self.count = count
    self.dimension = dimension
  }
}

/// What the edition for sharing says of who took part.
package struct ReleasedPeople: Sendable {
  /// Why it says nothing of what people have and use.
  package enum Silence: Hashable, Sendable {
    /// Too few people.
    case tooFew
    /// Too few people joined or left beside rounds that were shared before: a comparison would tell of them.
    case tooLikeEarlierRounds
    /// Fewer people count than when the round was closed: a comparison with an earlier copy would tell of them.
    case changedSinceClosing
  }

  /// `nil` for one or two people: the number is not told.
  package let count: Int?
  package let silence: Silence?
  /// Empty where there is a silence.
  package let properties: [ReleasedProperty]
  /// Of how many people the lists of a family are not known.
  package let notKnown: [ReleasedProperty.Family: CoarseCount]

  /// From this many people on properties are told.
  package static let leastPeople = 5

  /// Properties that nobody is known to have, told so that gaps show.
  package var missing: [ReleasedProperty] { properties.filter { $0.count == .nobody } }
}
