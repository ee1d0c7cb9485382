import JSON
import Localization
import Records
import Statistics

/// Counts people by the values of each property, in the reported round and in all rounds.
struct SpreadMeasure {
  private let measure: RecruitmentMeasure
  private let everybody: [Int]
  private let isOfRound: [Bool]

  init(_ measure: RecruitmentMeasure) {
    self.measure = measure
    let lived = measure.people.lived
    everybody = lived.tookPartEver.indices.filter { lived.tookPartEver[$0] }
    isOfRound = lived.tookPart
  }

  func spreads() -> [Spread] {
    [needs(), technologies()] + skills() + [ages(), languages(), circumstances()]
  }

  /// What one person has: labels by a key that sorts them, or why nothing is known.
  private enum Seen {
    case values([Key])
    case notKnown(Unknown)
  }

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

  /// - Parameter single: Whether everybody has one value; then the categories it may take, where they are a
  ///   fixed list.
  private func spread(
    _ attribute: Spread.Attribute, _ title: Sentence, isSingle: Bool = true, all fixed: [Key] = [],
    _ seen: (RecruitedPerson) -> Seen
  ) -> Spread {
    var counts: [Key: (round: Int, all: Int)] = [:]
    for key in fixed { counts[key] = (0, 0) }
    var known = (round: 0, all: 0)
    var unknown = (round: UnknownCounts(), all: UnknownCounts())
    for number in everybody {
      switch seen(measure.personsInAll[number]) {
      case .values(let keys):
        known.all += 1
        for key in Set(keys) { counts[key, default: (0, 0)].all += 1 }
      case .notKnown(let reason): unknown.all.add(reason)
      }
      guard isOfRound[number] else { continue }
      switch seen(measure.persons[number]) {
      case .values(let keys):
        known.round += 1
        for key in Set(keys) { counts[key, default: (0, 0)].round += 1 }
      case .notKnown(let reason): unknown.round.add(reason)
      }
    }
    let sorted = counts.sorted { $0.key < $1.key }
    // Where the list is open, the values that were seen are the categories.
    func index(_ numbers: [Int]) -> BlauIndex? {
      guard isSingle else { return nil }
      let categories = fixed.isEmpty ? numbers.filter { $0 > 0 } : numbers
      // Nobody at all has no index; the report says that in words.
      return (try? CategoryCounts(categories)).map(BlauIndex.init)
    }
    return Spread(
      attribute: attribute, title: title,
      values: sorted.map {
        Spread.Value(label: $0.key.label, inRound: $0.value.round, inAll: $0.value.all)
      },
      inRound: Spread.Base(
        known: known.round, notKnown: unknown.round, index: index(sorted.map(\.value.round))),
      inAll: Spread.Base(
        known: known.all, notKnown: unknown.all, index: index(sorted.map(\.value.all))))
  }

  private func needs() -> Spread {
    let labels = measure.dimensionLabels()
    let core = Dimension.core.enumerated().map { Key($0.offset, labels[$0.element] ?? "") }
    return spread(
      .needs, "Needs", isSingle: false, all: core.filter { !$0.label.isEmpty } + [Self.none]
    ) { person in
      if let reason = person.needsUnknown { return .notKnown(reason) }
      let keys = person.needs.map { need in
        Key(
          Dimension.builtIn.firstIndex(of: need.dimension) ?? Dimension.builtIn.count,
          labels[need.dimension] ?? need.dimension.label)
      }
      return .values(keys.isEmpty ? [Self.none] : keys)
    }
  }

  private static let none = Key(Int.max, Spread.noneLabel)

  private func technologies() -> Spread {
    let names = measure.technologyNames()
    return spread(.assistiveTechnology, "Assistive technology", isSingle: false, all: [Self.none]) {
      person in
      if let reason = person.technologiesUnknown { return .notKnown(reason) }
      let keys = person.technologies.map {
        Key(0, "\(names[Text($0.name.lowercased())] ?? $0.name)")
      }
      return .values(keys.isEmpty ? [Self.none] : keys)
    }
  }

  /// One spread a scale; scales are never converted into one another.
  private func skills() -> [Spread] {
    let used = Set(everybody.flatMap { measure.persons[$0].placements.map { Text($0.scale) } })
    return used.sorted().map { scale in
      let instrument = measure.people.records.instruments.first {
        Text.isSame($0.id.string, scale.string)
      }
      let levels = instrument?.levels ?? []
      func key(_ value: String) -> Key {
        let at = levels.firstIndex { Text.isSame($0.value, value) }
        let low = at.map { levels[$0].isLow } ?? false
        let label = at.flatMap { levels[$0].label } ?? ""
        let words = measure.people.mask.text(label.isEmpty ? value : "\(value), \(label)")
        return Key(at ?? Int.max, low ? "\(words) (low)" : "\(words)")
      }
      let title = instrument.map { $0.title.isEmpty ? scale.string : $0.title } ?? scale.string
      return spread(
        .digitalSkill, "\(measure.people.mask.text(title))", all: levels.map { key($0.value) }
      ) { person in
        if let reason = person.skillUnknown(on: scale.string) { return .notKnown(reason) }
        let here = person.placements.filter { Text.isSame($0.scale, scale.string) }
        return .values(here.map { key($0.value) })
      }
    }
  }

  private func ages() -> Spread {
    let bands = AgeBand.allCases.enumerated().map { Key($0.offset, $0.element.label) }
    return spread(.ageBand, "Age", all: bands) { person in
      if let reason = person.ageUnknown { return .notKnown(reason) }
      return .values(
        bands.filter { $0.rank == person.ageBand.flatMap(AgeBand.allCases.firstIndex) })
    }
  }

  private func languages() -> Spread {
    spread(.firstLanguage, "First language") { person in
      guard let language = person.language else {
        return .notKnown(person.languageUnknown ?? .notNoted)
      }
      return .values([Key(0, "\(measure.people.mask.text(language))")])
    }
  }

  private func circumstances() -> Spread {
    let kinds = LastingCircumstance.allCases
    return spread(
      .circumstances, "Lasting circumstances", isSingle: false,
      all: kinds.enumerated().map { Key($0.offset, $0.element.label) } + [Self.none]
    ) { person in
      if let reason = person.circumstancesUnknown { return .notKnown(reason) }
      let keys = person.circumstances.map { Key(kinds.firstIndex(of: $0) ?? 0, $0.label) }
      return .values(keys.isEmpty ? [Self.none] : keys)
    }
  }
}
