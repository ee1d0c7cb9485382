import JSON
import Localization
import Records
import Wording

/// What nearness compares of one person, invented or real.
struct NearnessTraits {
  /// Lasting needs: permanent, temporary, changing, or of a duration that is not said. `nil` where nobody knows.
  let needs: [Dimension: Set<NeedDuration>]?
  /// Abilities in which a situation is named.
  let situational: Set<Dimension>
  /// By class, the most practised technology of it. `nil` where nobody knows.
  let technologies: [UsedTechnology: Proficiency]?
  /// One placement a scale.
  let placements: [SkillPlacement]
  /// `nil` where nobody knows.
  let circumstances: Set<LastingCircumstance>?

  init(_ profile: Profile, _ spectrums: [Spectrum]) {
    let cells = SpectrumCell.all(of: profile, spectrums)
    let all =
      profile.needs.map { ($0.dimension, $0.duration) } + cells.map { ($0.dimension, $0.duration) }
    needs = all.isEmpty ? nil : Self.lasting(all)
    situational = Set(all.filter { $0.1 == .situational }.map(\.0))
    technologies =
      profile.assistiveTechnologies.isEmpty
      ? nil : Self.classes(profile.assistiveTechnologies)
    placements = SkillMeasure.best(profile.skillPlacements)
    circumstances = Set(profile.lastingCircumstances.compactMap(\.kind))
  }

  /// - Parameter record: `nil` for somebody without a file.
  init(_ record: Participant?) {
    let needs = record?.needs ?? []
    self.needs =
      needs.isEmpty && Unknown(record?.needsState) != nil
      ? nil : Self.lasting(needs.map { ($0.dimension, $0.duration) })
    situational = []
    let technologies = record?.assistiveTechnologies ?? []
    self.technologies =
      technologies.isEmpty && Unknown(record?.assistiveTechnologiesState) != nil
      ? nil : Self.classes(technologies)
    placements = SkillMeasure.best(record?.skillPlacements ?? [])
    let circumstances = record?.lastingCircumstances.compactMap(\.kind) ?? []
    self.circumstances =
      circumstances.isEmpty && Unknown(record?.lastingCircumstancesState) != nil
      ? nil : Set(circumstances)
  }

  private static func lasting(
    _ needs: [(Dimension, NeedDuration)]
  ) -> [Dimension: Set<NeedDuration>] {
    var found: [Dimension: Set<NeedDuration>] = [:]
    for (dimension, duration) in needs where duration != .situational {
      found[dimension, default: []].insert(duration)
    }
    return found
  }

  /// A technology of no known class is a class of its own, by its name.
  private static func classes(_ technologies: [AssistiveTechnology]) -> [UsedTechnology:
    Proficiency]
  {
    var found: [UsedTechnology: Proficiency] = [:]
    for technology in technologies where !technology.name.isEmpty {
      for used in UsedTechnology.all(technology.name) {
        let known = found[used].flatMap(NearnessTraits.step) ?? -1
        if found[used] == nil || NearnessTraits.step(technology.proficiency) ?? -1 > known {
          found[used] = technology.proficiency
        }
      }
    }
    return found
  }
}

/// What somebody uses: a class that a name is of, or the name itself where it is of none.
enum UsedTechnology: Hashable {
  case ofClass(TechnologyClass)
  /// In small letters.
  case named(String)

  static func all(_ name: String) -> [UsedTechnology] {
    let classes = TechnologyName(name).classes
    return classes.isEmpty ? [.named(PlainText.folded(name, .spaced))] : classes.map(Self.ofClass)
  }

  var label: Sentence {
    switch self {
    case .ofClass(let own): own.label
    case .named(let name): "\(name)"
    }
  }
}

/// How the parts of nearness are counted.
extension NearnessTraits {
  /// 0 to 2; `nil` where nobody knows how practised somebody is.
  fileprivate static func step(_ practice: Proficiency) -> Int? {
    switch practice {
    case .novice: 0
    case .intermediate: 1
    case .advanced: 2
    case .unknown: nil
    }
  }

  /// The same ability for as long counts whole, the same ability half; of the abilities of both.
  func needs(with other: NearnessTraits) -> Nearness.Part? {
    guard let left = needs, let right = other.needs else { return nil }
    // Neither has a lasting need, and both are known: that is alike.
    if left.isEmpty, right.isEmpty { return Nearness.Part(halves: 2, of: 1) }
    return Self.part(left, right) {
      $0.intersection($1).subtracting([.unknown]).isEmpty ? 1 : 2
    }
  }

  /// So many halves of the keys of both; `nil` where neither has any.
  private static func part<Key, Value>(
    _ left: [Key: Value], _ right: [Key: Value], halves: (Value, Value) -> Int
  ) -> Nearness.Part? {
    let all = Set(left.keys).union(right.keys)
    guard !all.isEmpty else { return nil }
    let sum = left.reduce(0) { sum, one in
      sum + (right[one.key].map { halves(one.value, $0) } ?? 0)
    }
    return Nearness.Part(halves: sum, of: all.count)
  }

  /// A class that both use counts whole with the same practice, half one step apart or where one practice is not known.
  func technology(with other: NearnessTraits) -> Nearness.Part? {
    guard let left = technologies, let right = other.technologies else { return nil }
    return Self.part(left, right) { one, other in
      guard let one = Self.step(one), let other = Self.step(other) else { return 1 }
      return max(0, 2 - abs(one - other))
    }
  }

  /// On the same scale only: at most one level apart counts whole, two half, more nothing. On several scales the least
  /// alike counts.
  func skill(with other: NearnessTraits, _ instruments: [Instrument]) -> Nearness.Part? {
    let halves = placements.compactMap { one -> Int? in
      guard
        let other = other.placements.first(where: { Text.isSame($0.scale, one.scale) }),
        let scale = instruments.first(where: { Text.isSame($0.id.string, one.scale) }),
        let from = scale.levels.firstIndex(where: { Text.isSame($0.value, one.value) }),
        let to = scale.levels.firstIndex(where: { Text.isSame($0.value, other.value) })
      else { return nil }
      return max(0, min(2, 3 - abs(from - to)))
    }
    return halves.min().map { Nearness.Part(halves: $0, of: 1) }
  }

  /// Kinds in common, of the kinds of both.
  func circumstances(with other: NearnessTraits) -> Nearness.Part? {
    guard let left = circumstances, let right = other.circumstances else { return nil }
    let all = left.union(right)
    guard !all.isEmpty else { return nil }
    return Nearness.Part(halves: 2 * left.intersection(right).count, of: all.count)
  }
}
