package import Localization
import Records

/// One property of the people of a closed round, alone and in coarse words.
package struct ReleasedProperty: Sendable {
  package enum Family: String, Sendable, CaseIterable {
    case need, technology, skill, age, circumstance

    package var label: Sentence {
      switch self {
      case .need: "Needs"
      case .technology: "Assistive technology"
      case .skill: "Digital skill"
      case .age: "Age"
      case .circumstance: "Circumstances"
      }
    }

    /// What precedes the labels of its properties in a sentence: "need in seeing; hearing".
    package var lead: Sentence {
      switch self {
      case .need: "need in "
      case .technology: "use of "
      case .skill: ""
      case .age: "age "
      case .circumstance: "living with "
      }
    }
  }

  package let family: Family
  /// Stable, for programs: "need:see", "age:from25to64".
  package let id: String
  /// What it is called beside the others of its family: "seeing", "VoiceOver".
  package let label: Sentence
  /// `nil` where it is not told, because beside earlier rounds it would tell of single people.
  package let count: CoarseCount?

  /// Recruitment targets that ask for this property alone, or for nobody but these people.
  let dimension: Dimension?

  init(
    _ family: Family, _ id: String, _ label: Sentence, _ count: CoarseCount?,
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
    /// An earlier round is still open: it comes first.
    case earlierRoundOpen
    /// Some of them were in an earlier round of which it is not known any more who was in it.
    case tooLikeEarlierRounds
    /// Other people count than when the round was closed: a comparison with an earlier copy would tell of them.
    case changedSinceClosing
  }

  /// How much is told of what people did and said.
  package enum Telling: Hashable, Sendable {
    /// Nothing that rests on people: there are one or two of them, or others than when the round was closed.
    case nothing
    /// Whether somebody did, and words; no numbers, because there are three or four people.
    case presence
    case counts
  }

  /// `nil` for one or two people: the number is not told.
  package let count: Int?
  package let silence: Silence?
  package let telling: Telling
  /// Empty where there is a silence.
  package let properties: [ReleasedProperty]
  /// Families that are not recorded for some participants; `nil` where even that is not told, because an earlier
  /// round shares people with this one.
  package let notKnown: Set<ReleasedProperty.Family>?

  /// From this many people on properties are told.
  package static let leastPeople = 5

  /// Properties that nobody is known to have, told so that gaps show.
  package var missing: [ReleasedProperty] { properties.filter { $0.count == .nobody } }
}
