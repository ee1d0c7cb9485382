package import Localization
package import Statistics

/// How people spread over the values of one property.
package struct Spread: Sendable {
  package enum Attribute: String, Sendable {
    case needs, assistiveTechnology, digitalSkill, ageBand, firstLanguage, circumstances

    /// Whether a person may have several values.
    package var allowsSeveral: Bool {
      self == .needs || self == .assistiveTechnology || self == .circumstances
    }
  }

  package struct Value: Hashable, Sendable {
    package let label: Sentence
    package let inRound: Int
    package let inAll: Int
  }

  /// How many people are known and not known, and how mixed the known ones are.
  package struct Base: Sendable {
    package let known: Int
    package let notKnown: UnknownCounts
    /// Only for a property of which everybody has one value; `nil` also for nobody.
    package let index: BlauIndex?
  }

  /// What stands for people who are known to have no such thing.
  package static let noneLabel: Sentence = "none"

  package let attribute: Attribute
  /// What is printed; for digital skill the scale's title.
  package let title: Sentence
  package let values: [Value]
  package let inRound: Base
  package let inAll: Base

  /// The attribute, with the scale for digital skill: "digitalSkill:Digital inclusion scale".
  var property: String {
    attribute.rawValue + (attribute == .digitalSkill ? ":" + title.plain() : "")
  }

  /// From this many people with a known value on, it is told which value is over-represented.
  package static let leastKnown = 4

  /// Whether more than two thirds of at least four people with a known value have it, in the reported round.
  package func isOverRepresented(_ value: Value) -> Bool {
    inRound.known >= Self.leastKnown && value.inRound * 3 > inRound.known * 2
  }
}
