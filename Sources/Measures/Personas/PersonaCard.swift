import JSON
package import Records

/// One profile as a page that a team works with: every way of showing a person begins here.
package struct PersonaCard: Sendable {
  /// One ability, and the cells of the spectrum in which the person stands.
  package struct Ability: Sendable {
    package let dimension: Dimension
    package let durations: Set<NeedDuration>
    /// Whether a lasting or temporary need comes and goes.
    package let comesAndGoes: Bool
  }

  /// A placement on a scale, in words.
  package struct Skill: Sendable {
    /// The scale's title; its id where the workspace does not have it.
    package let scale: String
    package let version: String?
    package let level: String
    package let placedBy: String
    package let basis: SkillBasis
  }

  package let profile: Profile
  package let abilities: [Ability]
  package let skills: [Skill]
  /// In the order in which a card shows them.
  package let claims: [ClaimReading]
  /// What rests on a claim that the profile does not make any more.
  package let orphans: [BasisReading]
  /// Whether what counts comes from a study whose people are invented.
  package let restsOnInventedPeople: Bool

  package init(
    _ profile: Profile, spectrums: [Spectrum], instruments: [Instrument], studies: [StudyRecords],
    rules: ClaimReading.Rules
  ) {
    self.profile = profile
    abilities = Self.abilities(profile, spectrums)
    skills = profile.skillPlacements.map { Self.skill($0, instruments) }
    let lookup = BasisLookup(studies)
    let claims = Self.claims(profile, skills, lookup, rules)
    self.claims = claims
    orphans = ClaimReading.orphans(of: profile, besides: claims)
    let invented = Set(
      studies.filter(\.study.hasInventedPeople).map { Text($0.study.id.string) })
    restsOnInventedPeople = claims.contains { claim in
      claim.bases.contains { $0.people.contains { invented.contains(Text($0.study)) } }
    }
  }

  /// The claims of one kind.
  package func claims(_ kinds: ProfileClaim.Kind...) -> [ClaimReading] {
    claims.filter { kinds.contains($0.claim.kind) }
  }

  /// The claims that stand in one way.
  package func claims(_ standing: ClaimState.Standing) -> [ClaimReading] {
    claims.filter { $0.standing == standing }
  }

  // MARK: Abilities and skill

  private static func abilities(_ profile: Profile, _ spectrums: [Spectrum]) -> [Ability] {
    var durations: [Dimension: Set<NeedDuration>] = [:]
    var changing: Set<Dimension> = []
    for need in profile.needs {
      durations[need.dimension, default: []].insert(need.duration)
      if need.fluctuates == .yes { changing.insert(need.dimension) }
    }
    for cell in SpectrumCell.all(of: profile, spectrums) {
      durations[cell.dimension, default: []].insert(cell.duration)
    }
    return durations.map { dimension, durations in
      Ability(
        dimension: dimension, durations: durations, comesAndGoes: changing.contains(dimension))
    }.sorted { $0.dimension < $1.dimension }
  }

  private static func skill(_ placement: SkillPlacement, _ instruments: [Instrument]) -> Skill {
    let scale = instruments.first { Text.isSame($0.id.string, placement.scale) }
    let level = scale?.levels.first { Text.isSame($0.value, placement.value) }
    return Skill(
      scale: scale?.title ?? placement.scale, version: placement.scaleVersion,
      level: level.flatMap { level in
        // A number says where a level stands among others; a word is only its id.
        placement.value.allSatisfy(\.isNumber)
          ? "\(placement.value), \(level.label)" : level.label
      } ?? placement.value,
      placedBy: placement.placedBy, basis: placement.basis)
  }
}

/// One cell of the persona spectrum.
package struct SpectrumCell: Hashable, Sendable {
  package let dimension: Dimension
  package let duration: NeedDuration

  /// The cells that a profile names.
  static func all(of profile: Profile, _ spectrums: [Spectrum]) -> [SpectrumCell] {
    profile.spectrumCells.compactMap { cell in
      let parts = cell.split(separator: "/").map(String.init)
      guard parts.count == 2, let duration = NeedDuration(id: parts[1]),
        let spectrum = spectrums.first(where: { Text.isSame($0.id.string, parts[0]) })
      else { return nil }
      return SpectrumCell(dimension: spectrum.dimension, duration: duration)
    }
  }
}
