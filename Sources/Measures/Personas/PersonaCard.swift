import JSON
import Localization
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

    /// "Digital inclusion scale, 2014: 4, reluctantly online".
    package var words: String { scale + (version.map { ", \($0)" } ?? "") + ": " + level }
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

  // MARK: Claims

  /// Everything that a profile claims of its person, in the order of the card.
  static func claims(
    _ profile: Profile, _ skills: [Skill], _ lookup: BasisLookup, _ rules: ClaimReading.Rules
  ) -> [ClaimReading] {
    func read(_ claim: ProfileClaim, _ words: Sentence) -> ClaimReading {
      ClaimReading(claim, words, of: profile, lookup, rules)
    }
    let statements = profile.statements.map { read(profile.claim($0), "\($0.words)") }
    var claims: [ClaimReading] = []
    if let words = profile.whyTheyUseIt {
      claims.append(read(profile.claim(whyTheyUseIt: words), "\(words)"))
    }
    claims += StatementKind.allCases.flatMap { kind in
      zip(profile.statements, statements).filter { $0.0.kind == kind }.map(\.1)
    }
    claims += profile.needs.map { read(profile.claim($0), words($0)) }
    claims += zip(profile.skillPlacements, skills).map { read(profile.claim($0), "\($1.words)") }
    claims += profile.assistiveTechnologies.map { read(profile.claim($0), words($0)) }
    claims += profile.devices.map { read(profile.claim(device: $0), "\($0)") }
    if let words = profile.connection {
      claims.append(read(profile.claim(connection: words), "\(words)"))
    }
    claims += profile.lastingCircumstances.map { read(profile.claim($0), words($0)) }
    if let words = profile.money { claims.append(read(profile.claim(money: words), "\(words)")) }
    return claims + profile.assumptions.map { read(profile.claim(assumption: $0), "\($0)") }
  }

  private static func words(_ need: Need) -> Sentence {
    let duration: Sentence =
      need.duration == .unknown ? "how long is not said" : need.duration.label
    return need.fluctuates == .yes
      ? "\(need.dimension.label), \(duration), comes and goes"
      : "\(need.dimension.label), \(duration)"
  }

  private static func words(_ technology: AssistiveTechnology) -> Sentence {
    var parts: [Sentence] = ["\(technology.name)"]
    if technology.proficiency != .unknown { parts.append(technology.proficiency.label) }
    if let years = technology.years { parts.append(Self.years(years)) }
    return .joined(parts, ", ")
  }

  /// "3 years", "1 year", "less than a year".
  private static func years(_ years: Double) -> Sentence {
    if years < 1 { return "less than a year" }
    let isWhole = years == years.rounded() && years <= 100
    return isWhole ? .count(Int(years), "year", "years") : "\(years) years"
  }

  private static func words(_ circumstance: PersonCircumstance) -> Sentence {
    let kind: Sentence = circumstance.kind?.label ?? "something else"
    // The kind is a word of ours, and begins the line; the note is theirs.
    return circumstance.note.map { "\(kind.capitalised): \($0)" } ?? kind.capitalised
  }
}

/// One cell of the persona spectrum.
package struct SpectrumCell: Hashable, Sendable {
  package let dimension: Dimension
  package let duration: NeedDuration

  package init(dimension: Dimension, duration: NeedDuration) {
    (self.dimension, self.duration) = (dimension, duration)
  }

  /// - Parameter text: A spectrum and a duration, as `touch/situational`.
  init?(_ text: String, _ spectrums: [Spectrum]) {
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count == 2, let duration = NeedDuration(id: parts[1]),
      let spectrum = spectrums.first(where: { Text.isSame($0.id.string, parts[0]) })
    else { return nil }
    self.init(dimension: spectrum.dimension, duration: duration)
  }

  /// The cells that a profile names.
  static func all(of profile: Profile, _ spectrums: [Spectrum]) -> [SpectrumCell] {
    profile.spectrumCells.compactMap { SpectrumCell($0, spectrums) }
  }
}

extension Profile {
  /// Abilities with how long, from needs and from cells of the spectrum; changing is a duration of its own.
  func cells(_ spectrums: [Spectrum]) -> Set<SpectrumCell> {
    var cells = Set(SpectrumCell.all(of: self, spectrums))
    for need in needs {
      cells.insert(SpectrumCell(dimension: need.dimension, duration: need.duration))
      if need.fluctuates == .yes {
        cells.insert(SpectrumCell(dimension: need.dimension, duration: .changing))
      }
    }
    return cells
  }
}

/// The set of profiles on one page: who is there, which cells of the spectrum somebody meets, which nobody does.
package struct PersonaSheet: Sendable {
  /// One ability of the spectrum, and who stands in each of its cells.
  package struct Row: Sendable {
    package let dimension: Dimension
    /// Names, in the order of the set; a duration that is missing has nobody.
    package let names: [NeedDuration: [String]]
  }

  package let profiles: [Profile]
  package let rows: [Row]
  /// Cells in which nobody of the set stands, as far as that is known.
  package let nobody: [SpectrumCell]
  /// Rows with cells of which that is not known: somebody has a need there and did not say for how long.
  package let unsettled: [Row]

  /// - `spectrums`: Those of the workspace: each ability of theirs is a row.
  package init(_ profiles: [Profile], spectrums: [Spectrum]) {
    let ordered = profiles.sorted { $0.id < $1.id }
    self.profiles = ordered
    var names: [Dimension: [NeedDuration: [String]]] = [:]
    for spectrum in spectrums { names[spectrum.dimension] = names[spectrum.dimension] ?? [:] }
    for profile in ordered {
      for cell in profile.cells(spectrums) {
        names[cell.dimension, default: [:]][cell.duration, default: []].append(profile.name)
      }
    }
    rows = names.map { Row(dimension: $0, names: $1) }.sorted { $0.dimension < $1.dimension }
    let empty = rows.map { row in
      (row: row, cells: NeedDuration.ofExamples.filter { row.names[$0] == nil })
    }
    nobody = empty.filter { $0.row.names[.unknown] == nil }.flatMap { row, cells in
      cells.map { SpectrumCell(dimension: row.dimension, duration: $0) }
    }
    unsettled = empty.filter { $0.row.names[.unknown] != nil && !$0.cells.isEmpty }.map(\.row)
  }
}
