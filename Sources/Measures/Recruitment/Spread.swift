import JSON
package import Localization
import Records
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

  /// From this many people with a known value on, it is told which value is over-represented.
  package static let leastKnown = 4

  /// Whether more than two thirds of at least four people with a known value have it, in the reported round.
  package func isOverRepresented(_ value: Value) -> Bool {
    inRound.known >= Self.leastKnown && value.inRound * 3 > inRound.known * 2
  }
  /// The attribute, with the scale for digital skill: "digitalSkill:Digital inclusion scale".
  private var property: String {
    attribute.rawValue + (attribute == .digitalSkill ? ":" + title.plain() : "")
  }

  /// A value that more than two thirds of the people share of whom it is known.
  package func overClaim(_ value: Value, round: Int?) -> Sentence {
    let isNone = value.label == Self.noneLabel
    let have: Sentence =
      switch attribute {
      case .needs: isNone ? "reported no need" : "have a need in \(value.label)"
      case .assistiveTechnology:
        isNone ? "use no assistive technology" : "use \(value.label)"
      case .digitalSkill: "are at \(value.label) on \(title)"
      case .ageBand: "are aged \(value.label)"
      case .firstLanguage: "have \(value.label) as first language"
      case .circumstances: isNone ? "reported no circumstance" : "live with: \(value.label)"
      }
    return .claim(
      "people.over",
      [
        "round": round, "property": property, "value": value.label, "participants": value.inRound,
        "known": inRound.known,
      ], "\(value.inRound) of \(inRound.known) participants (known) \(have).")
  }

  /// Said of a property of which nothing is known.
  package func knownClaim(round: Int?, of participants: Int) -> Sentence {
    let reasons: Sentence = inRound.notKnown.total == 0 ? "" : ": \(inRound.notKnown.words)"
    return .claim(
      "people.known",
      [
        "round": round, "property": property, "known": inRound.known,
        "participants": participants,
      ],
      "Known for \(inRound.known) of \(participants, "participant", "participants")\(reasons).")
  }

  /// How mixed the people are: the probability that two people drawn with replacement differ, and the most that is
  /// possible.
  ///
  /// - Parameter round: `nil` for all rounds together.
  /// - Returns: `nil` without an index, or for one person.
  package func mixture(round: Int?) -> Sentence? {
    guard let index = (round == nil ? inAll : inRound).index, index.sampleSize.count > 1 else {
      return nil
    }
    let (n, maximum) = (index.sampleSize, index.attainableMaximum)
    return .claim(
      "people.mixture",
      [
        "round": round, "property": property, "n": n.count, "categories": index.categories,
        "index": index.value.value, "maximum": maximum.value,
      ],
      "Two participants drawn at random, with replacement, differ with a probability of \(index.value.words); \(n.count) people in \(index.categories) categories can reach \(maximum.words) (Blau index, \(n.description))."
    )
  }
}

/// Counts people by the values of each property, in the reported round and in all rounds.
struct SpreadMeasure {
  let measure: RecruitmentMeasure

  func spreads() -> [Spread] {
    [needs(), technologies()] + skills() + [ages(), languages(), circumstances()]
  }

  /// What one person has: a label by a key that sorts it.
  private struct Key: Hashable, Comparable {
    let rank: Int
    let label: Sentence
    /// The label in English: what tells keys of one rank apart and sorts them.
    private let text: Text

    init(_ rank: Int, _ label: Sentence) {
      self.rank = rank
      self.label = label
      text = Text(label.plain())
    }

    static func == (left: Key, right: Key) -> Bool {
      left.rank == right.rank && left.text == right.text
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(rank)
      hasher.combine(text)
    }

    static func < (left: Key, right: Key) -> Bool {
      left.rank == right.rank ? left.text < right.text : left.rank < right.rank
    }
  }

  /// - Parameters:
  ///   - fixed: The values that there may be, where they are a fixed list.
  ///   - unknown: Why nothing is known of a person; `nil` where it is known.
  private func spread(
    _ attribute: Spread.Attribute, _ title: Sentence, all fixed: [Key] = [],
    unknown: (RecruitedPerson) -> Unknown?, _ keys: (RecruitedPerson) -> [Key]
  ) -> Spread {
    let fixed = fixed + (attribute.allowsSeveral ? [Self.none] : [])
    typealias Tally = (counts: [Key: Int], known: Int, unknown: UnknownCounts)
    func tally(_ persons: [RecruitedPerson], _ numbers: [Int]) -> Tally {
      var tally: Tally = ([:], 0, UnknownCounts())
      for person in numbers.map({ persons[$0] }) {
        if let reason = unknown(person) {
          tally.unknown.add(reason)
          continue
        }
        tally.known += 1
        let found = keys(person)
        for key in Set(attribute.allowsSeveral && found.isEmpty ? [Self.none] : found) {
          tally.counts[key, default: 0] += 1
        }
      }
      return tally
    }
    let now = tally(measure.persons, measure.people.present)
    let all = tally(measure.personsInAll, measure.people.ever)
    let keys = Set(fixed).union(now.counts.keys).union(all.counts.keys).sorted()
    // Where the list is open, the values that were seen are the categories.
    func base(_ tally: Tally) -> Spread.Base {
      let numbers = keys.map { tally.counts[$0] ?? 0 }
      let categories = fixed.isEmpty ? numbers.filter { $0 > 0 } : numbers
      // Nobody at all has no index; the report says that in words.
      return Spread.Base(
        known: tally.known, notKnown: tally.unknown,
        index: attribute.allowsSeveral
          ? nil : (try? CategoryCounts(categories)).map(BlauIndex.init))
    }
    return Spread(
      attribute: attribute, title: title,
      values: keys.map {
        Spread.Value(label: $0.label, inRound: now.counts[$0] ?? 0, inAll: all.counts[$0] ?? 0)
      }, inRound: base(now), inAll: base(all))
  }

  private func needs() -> Spread {
    let core = Dimension.core.enumerated().map { Key($0.offset, $0.element.label) }
    return spread(.needs, "Needs", all: core, unknown: \.needsUnknown) { person in
      person.needs.map { need in
        Key(
          Dimension.builtIn.firstIndex(of: need.dimension) ?? Dimension.builtIn.count,
          measure.people.label(need.dimension))
      }
    }
  }

  private static let none = Key(Int.max, Spread.noneLabel)

  private func technologies() -> Spread {
    let mask = measure.people.mask
    var names = Spellings()
    for technology in measure.personsInAll.flatMap(\.technologies) {
      names.add(mask.text(technology.name))
    }
    return spread(
      .assistiveTechnology, "Assistive technology", unknown: \.technologiesUnknown
    ) { [names] person in
      person.technologies.map { Key(0, "\(names[Text(mask.text($0.name).lowercased())])") }
    }
  }

  /// One spread a scale; scales are never converted into one another.
  private func skills() -> [Spread] {
    let used = Set(
      measure.people.ever.flatMap { measure.persons[$0].placements.map { Text($0.scale) } })
    return used.sorted().map { scale in
      let levels =
        measure.people.records.instruments.first { Text.isSame($0.id.string, scale.string) }?
        .levels ?? []
      func key(_ value: String) -> Key {
        let at = levels.firstIndex { Text.isSame($0.value, value) }
        let low = at.map { levels[$0].isLow } ?? false
        let label = at.flatMap { levels[$0].label } ?? ""
        let words = measure.people.mask.text(label.isEmpty ? value : "\(value), \(label)")
        return Key(at ?? Int.max, low ? "\(words) (low)" : "\(words)")
      }
      return spread(
        .digitalSkill, "\(measure.skill.title(of: scale.string))",
        all: levels.map { key($0.value) }, unknown: { $0.skillUnknown(on: scale.string) }
      ) { person in
        person.placements.filter { Text.isSame($0.scale, scale.string) }.map { key($0.value) }
      }
    }
  }

  private func ages() -> Spread {
    let bands = AgeBand.allCases.enumerated().map { Key($0.offset, $0.element.label) }
    return spread(.ageBand, "Age", all: bands, unknown: \.ageUnknown) { person in
      bands.filter { $0.rank == person.ageBand.flatMap(AgeBand.allCases.firstIndex) }
    }
  }

  private func languages() -> Spread {
    spread(.firstLanguage, "First language", unknown: \.languageUnknown) { person in
      person.language.map { [Key(0, "\(measure.people.mask.text($0))")] } ?? []
    }
  }

  private func circumstances() -> Spread {
    let kinds = LastingCircumstance.allCases
    return spread(
      .circumstances, "Lasting circumstances",
      all: kinds.enumerated().map { Key($0.offset, $0.element.label) },
      unknown: \.circumstancesUnknown
    ) { person in
      person.circumstances.map { Key(kinds.firstIndex(of: $0) ?? 0, $0.label) }
    }
  }
}
