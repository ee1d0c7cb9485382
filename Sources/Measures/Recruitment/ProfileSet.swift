import JSON
package import Localization
package import Records

/// What a set of invented people covers, and where it is one-sided.
package struct ProfileSet: Sendable {
  /// Something one-sided, or a profile that lacks what it needs.
  package struct Finding: Hashable, Sendable {
    /// The profile, or `nil` for the set.
    package let profile: RecordID?
    package let problem: Sentence
    package let remedy: Sentence
  }

  /// One property of the set, and how many profiles have each value.
  package struct Covered: Hashable, Sendable {
    package struct Value: Hashable, Sendable {
      package let label: Sentence
      package let profiles: Int
    }

    package let title: Sentence
    package let values: [Value]
    /// Profiles of which it is not said.
    package let notSaid: Int
  }

  package let profiles: Int
  package private(set) var findings: [Finding]
  package let covered: [Covered]

  /// - `instruments`: The scales of the workspace: they say which levels are low.
  /// - `spectrums`: The spectrums of the workspace: they say which ability a cell is about.
  package init(_ profiles: [Profile], instruments: [Instrument], spectrums: [Spectrum]) {
    let facts = ProfileFacts(
      profiles.sorted { $0.id < $1.id }, instruments: instruments, spectrums: spectrums)
    self.profiles = profiles.count
    covered = facts.covered()
    findings = profiles.isEmpty ? [] : facts.ofTheSet() + facts.ofEach()
  }

  /// The same set with what else was found.
  package func adding(_ more: [Finding]) -> ProfileSet {
    var result = self
    result.findings += more
    return result
  }
}

/// What each profile of a set says, gathered for the rules about one-sided sets.
struct ProfileFacts {
  private struct Facts {
    let profile: Profile
    let dimensions: Set<Dimension>
    let durations: Set<NeedDuration>
    /// `nil` where no scale that says what is low tells anything.
    let isLow: Bool?

    var technologies: [String] {
      profile.assistiveTechnologies.map(\.name).filter { !$0.isEmpty }
    }
  }

  private let facts: [Facts]

  init(_ profiles: [Profile], instruments: [Instrument], spectrums: [Spectrum]) {
    let scales = Dictionary(
      instruments.map { (Text($0.id.string), $0) }, uniquingKeysWith: { one, _ in one })
    facts = profiles.map { profile in
      // Many profiles stand in cells of the spectrum instead of listing needs, or beside them.
      let cells = profile.cells(spectrums)
      let levels = profile.skillPlacements.compactMap { placement in
        scales[Text(placement.scale)]?.levels.first { Text.isSame($0.value, placement.value) }
      }
      return Facts(
        profile: profile, dimensions: Set(cells.map(\.dimension)),
        durations: Set(cells.map(\.duration)),
        isLow: levels.isEmpty ? nil : levels.contains(where: \.isLow))
    }
  }

  /// What is one-sided about the set.
  func ofTheSet() -> [ProfileSet.Finding] {
    guard facts.count > 1 else {
      return [
        ProfileSet.Finding(
          profile: nil, problem: "there is one profile only, and one person is no range",
          remedy:
            "make others who differ in need, age, skill and language: `kerb persona new NAME`")
      ]
    }
    let abilities = facts.reduce(into: Set<Dimension>()) { $0.formUnion($1.dimensions) }
    let durations = facts.reduce(into: Set<NeedDuration>()) { $0.formUnion($1.durations) }
    let ages = facts.compactMap(\.profile.ageBand)
    let age: Sentence = ages.first?.label ?? ""
    let isLow = facts.compactMap(\.isLow)
    let languages = Set(
      facts.compactMap { $0.profile.firstLanguage?.lowercased() }.map { Text($0) })
    let hasOtherLanguage = facts.contains { facts in
      facts.profile.lastingCircumstances.contains { $0.kind == .firstLanguage }
    }
    let rules: [(applies: Bool, problem: Sentence, remedy: Sentence)] = [
      (
        abilities.isEmpty,
        "no profile has a need, so all of them fit what the product takes for granted",
        "add needs: `kerb persona edit NAME --need see:permanent`"
      ),
      (
        abilities.count == 1, "all needs are in one ability, \(abilities.first?.label ?? "")",
        "add profiles with needs elsewhere, such as `--need hear:temporary` or `--need think:permanent`"
      ),
      (
        durations.subtracting([.unknown]) == [.permanent], "all needs are permanent",
        "add needs that last for a while or come with a situation: `--need touch:temporary`, `--need hear:situational`"
      ),
      (
        ages.isEmpty, "no profile says an age band",
        "add them: `kerb persona edit NAME --age-band from65to74`"
      ),
      (
        Set(ages).count == 1,
        ages.count < facts.count
          ? "all profiles that say one are in one age band, \(age)"
          : "all profiles are in one age band, \(age)",
        "add somebody younger or older: `--age-band from75`"
      ),
      (
        !isLow.contains(true),
        facts.allSatisfy(\.profile.skillPlacements.isEmpty)
          ? "no profile stands on a scale of digital skill"
          : isLow.isEmpty
            ? "no scale in use says which levels are low, so low digital skill cannot be told"
            : "nobody has a low digital skill",
        "add somebody who is not at home online: `--skill digital-inclusion:3:team:assumed`"
      ),
      (
        facts.allSatisfy(\.technologies.isEmpty), "nobody uses assistive technology",
        "add it: `kerb persona edit NAME --assistive-technology VoiceOver:advanced`"
      ),
      (
        !hasOtherLanguage && languages.count < 2,
        languages.isEmpty
          ? "no profile says a first language"
          : "nobody has another first language than the others",
        "add somebody who thinks in another language than the product's: `--first-language Turkish`"
      ),
    ]
    return rules.filter(\.applies).map {
      ProfileSet.Finding(profile: nil, problem: $0.problem, remedy: $0.remedy)
    }
  }

  /// What single profiles lack.
  func ofEach() -> [ProfileSet.Finding] {
    facts.map(\.profile).flatMap { profile in
      (profile.basedOn.isEmpty
        ? [
          ProfileSet.Finding(
            profile: profile.id, problem: "nothing says what the profile is based on",
            remedy: "`kerb persona edit \(profile.id) --based-on \"an interview study\"`")
        ] : [])
        + (profile.checkedBy.isEmpty
          ? [
            ProfileSet.Finding(
              profile: profile.id, problem: "nobody has checked the profile",
              remedy:
                "let people who know such a life read it, then `kerb persona edit \(profile.id) --checked-by \"two people who use VoiceOver\"`"
            )
          ] : [])
    }
  }

  /// What is there, property by property.
  func covered() -> [ProfileSet.Covered] {
    [
      counted("Needs in", facts.map { $0.dimensions.sorted().map(\.label) }),
      counted(
        "Needs that are",
        facts.map { fact in
          NeedDuration.allCases.filter(fact.durations.contains).map {
            $0 == .unknown ? "of unknown duration" : $0.label
          }
        }),
      counted("Age", facts.map { [$0.profile.ageBand?.label].compactMap(\.self) }),
      counted(
        "Digital skill",
        facts.map { fact in fact.isLow.map { [$0 ? "low" : "not low"] } ?? [] }),
      counted("Assistive technology", facts.map { $0.technologies.map { "\($0)" } }),
      counted(
        "First language", facts.map { [$0.profile.firstLanguage].compactMap { $0.map { "\($0)" } } }
      ),
    ]
  }

  /// Values in the order in which they first come, each profile once a value.
  private func counted(_ title: Sentence, _ values: [[Sentence]]) -> ProfileSet.Covered {
    var counts: [Text: (label: Sentence, profiles: Int)] = [:]
    for labels in values {
      var seen: Set<Text> = []
      for label in labels {
        let key = Text(label.plain().lowercased())
        guard seen.insert(key).inserted else { continue }
        counts[key, default: (label, 0)].profiles += 1
      }
    }
    let sorted = counts.sorted {
      $0.value.profiles == $1.value.profiles
        ? $0.key < $1.key : $0.value.profiles > $1.value.profiles
    }
    return ProfileSet.Covered(
      title: title,
      values: sorted.map { .init(label: $0.value.label, profiles: $0.value.profiles) },
      notSaid: values.count(where: \.isEmpty))
  }
}
