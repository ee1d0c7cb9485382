import JSON
import Localization
import Records

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
        let known = found[used].flatMap(NearnessRules.step) ?? -1
        if found[used] == nil || NearnessRules.step(technology.proficiency) ?? -1 > known {
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
    return classes.isEmpty ? [.named(NameFolding.folded(name))] : classes.map(Self.ofClass)
  }

  var label: Sentence {
    switch self {
    case .ofClass(let own): own.label
    case .named(let name): "\(name)"
    }
  }
}
