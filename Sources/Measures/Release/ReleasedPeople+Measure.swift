import JSON
import Localization
import Records

/// Counts the people of a closed round, property by property, for the edition for sharing.
///
/// Only properties that do not depend on each other are counted. Whether needs last, and how many people use any
/// technology at all, would tell of the abilities and the technologies, where these are few.
struct ReleasedPeopleMeasure {
  private let rounds: ReleaseRounds
  private let round: Int
  private let grains: ReleaseGrains
  /// The round and the earlier ones that share people with it.
  private let group: [Int]
  private let here: PeopleMeasure

  /// - Returns: `nil` where the round is not closed.
  init?(_ rounds: ReleaseRounds, round: Int) {
    guard let here = rounds.byNumber[round] else { return nil }
    self.rounds = rounds
    self.round = round
    self.here = here
    grains = ReleaseGrains(rounds.membership)
    group = rounds.membership.group(of: round)
  }

  func properties() -> [ReleasedProperty] {
    // An age that was never recorded may be in any band, so an empty one is shown only if all are.
    let isKnown = known()[.age] ?? false
    let ages = ages().filter { isKnown || $0.count != .nobody }
    return [needs(), technologies(), skill(), ages, circumstances()].flatMap(\.self)
  }

  private func words(
    finest: CoarseCount.Grain = .number, _ has: (PeopleMeasure, Int) -> Bool
  ) -> CoarseCount? {
    var counts: [Int: Int] = [:]
    for number in group {
      counts[number] = rounds.byNumber[number].map { at in
        at.present.count { has(at, $0) }
      }
    }
    return grains.words(counts, in: round, finest: finest)
  }

  private func needs() -> [ReleasedProperty] {
    let labels = here.labels
    let known = Set(
      here.present.flatMap { here.record($0)?.needs.map(\.dimension) ?? [] })
    let all = Set(Dimension.core + labels.keys).union(known).sorted()
    return all.map { dimension in
      ReleasedProperty(
        .need, dimension.id, labels[dimension] ?? dimension.label,
        words { people, number in
          people.record(number)?.needs.contains { $0.dimension == dimension } ?? false
        }, dimension: dimension)
    }
  }

  /// Each by its name, capital and small letters alike: those of the round, and those that earlier rounds have named.
  private func technologies() -> [ReleasedProperty] {
    var names = Spellings()
    var counts: [Text: [Int: Int]] = [:]
    for number in group {
      guard let at = rounds.byNumber[number] else { continue }
      for row in at.technologies(at.present) where row.total.participants > 0 {
        guard let key = names.add(row.name) else { continue }
        counts[key, default: [:]][number] = row.total.participants
      }
    }
    var properties: [ReleasedProperty] = []
    for (key, byRound) in counts.sorted(by: { $0.key < $1.key }) {
      let isNamed = group.dropLast().contains { earlier in
        let before = grains.words(byRound, in: earlier, finest: .number)
        return before != nil && before != .nobody
      }
      let count = grains.words(byRound, in: round, finest: .number)
      guard isNamed || (count != nil && count != .nobody) else { continue }
      properties.append(
        ReleasedProperty(
          .technology, names[key], "\(names[key])", count))
    }
    if !grains.tellsNew(in: round, finest: .number) {
      properties.append(ReleasedProperty(.technology, "others", "other technologies", nil))
    } else if properties.isEmpty {
      properties.append(
        ReleasedProperty(.technology, "any", "assistive technology of any kind", .nobody))
    }
    return properties
  }

  private func skill() -> [ReleasedProperty] {
    [
      ReleasedProperty(
        .skill, "low", "low digital skill",
        words { people, number in people.skill(number).contains(true) })
    ]
  }

  /// Three wide bands. Everybody has one at most, so that numbers would follow from each other.
  private func ages() -> [ReleasedProperty] {
    let bands: [(String, Sentence, Set<AgeBand>)] = [
      ("under25", "under 25", [.under18, .from18to24]),
      (
        "from25to64", "25 to 64", [.from25to34, .from35to44, .from45to54, .from55to64]
      ),
      ("from65", "65 and over", [.from65to74, .from75]),
    ]
    return bands.map { id, label, bands in
      ReleasedProperty(
        .age, id, label,
        words(finest: .presence) { people, number in
          people.record(number)?.ageBand.map(bands.contains) ?? false
        })
    }
  }

  /// Whether the edition may show that every age is recorded, or that one is not: if all known ages are in one band, everybody
  /// would be known to be in it.
  private var showsKnownAges: Bool { ages().count { $0.count != .nobody } != 1 }

  private func circumstances() -> [ReleasedProperty] {
    LastingCircumstance.allCases.map { kind in
      ReleasedProperty(
        .circumstance, kind.id, kind.label,
        words { people, number in
          people.record(number)?.lastingCircumstances.contains { $0.kind == kind } ?? false
        })
    }
  }

  /// Whether a family is recorded for every participant; a family without an entry is not shown.
  ///
  /// Empty where an earlier round shares people with this one.
  func known() -> [ReleasedProperty.Family: Bool] {
    guard group.count == 1 else { return [:] }
    let families = ReleasedProperty.Family.allCases.filter { $0 != .age || showsKnownAges }
    return Dictionary(
      uniqueKeysWithValues: families.map { family in
        (family, here.present.allSatisfy { isKnown(family, of: $0) })
      })
  }

  private func isKnown(_ family: ReleasedProperty.Family, of number: Int) -> Bool {
    let record = here.record(number)
    return switch family {
    case .need: record?.needs.isEmpty == false || here.register.needsUnknown(number) == nil
    case .technology:
      !here.technologies(of: number).isEmpty || here.register.technologyUnknown(number) == nil
    case .skill: !here.skill(number).isEmpty
    case .circumstance:
      record?.lastingCircumstances.isEmpty == false
        || Unknown(record?.lastingCircumstancesState) == nil
    case .age: record?.ageBand != nil
    }
  }
}

extension PeopleMeasure {
  fileprivate func record(_ number: Int) -> Participant? { register.records[number] }

  /// Whether somebody's placements are low, as far as the scales tell.
  fileprivate func skill(_ number: Int) -> [Bool] {
    SkillMeasure(people: self).lows(of: number)
  }
}
