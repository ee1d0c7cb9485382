import JSON
import Localization
import Records

/// What each profile of a set says, gathered for the rules about one-sided sets.
struct ProfileFacts {
  private struct Facts {
    let id: RecordID
    let dimensions: Set<Dimension>
    let durations: Set<NeedDuration>
    let ageBand: AgeBand?
    let language: Text?
    let languageLabel: String?
    let hasOtherLanguage: Bool
    let technologies: [String]
    /// `nil` where no scale that says what is low tells anything.
    let isLow: Bool?
    let hasPlacement: Bool
    let hasBasis: Bool
    let isChecked: Bool
  }

  private let facts: [Facts]

  init(_ profiles: [Profile], instruments: [Instrument], spectrums: [Spectrum]) {
    let scales = Dictionary(
      instruments.map { (Text($0.id.string), $0) }, uniquingKeysWith: { one, _ in one })
    let abilities = Dictionary(
      spectrums.map { (Text($0.id.string), $0.dimension) }, uniquingKeysWith: { one, _ in one })
    facts = profiles.map { profile in
      // Many profiles stand in cells of the spectrum instead of listing needs, or beside them.
      var dimensions = Set(profile.needs.map(\.dimension))
      var durations = Set(profile.needs.map(\.duration))
      if profile.needs.contains(where: { $0.fluctuates == .yes }) { durations.insert(.changing) }
      for cell in profile.spectrumCells {
        let parts = cell.split(separator: "/").map(String.init)
        guard parts.count == 2 else { continue }
        if let dimension = abilities[Text(parts[0])] { dimensions.insert(dimension) }
        if let duration = NeedDuration(rawValue: parts[1]) { durations.insert(duration) }
      }
      let levels = profile.skillPlacements.compactMap { placement in
        scales[Text(placement.scale)]?.levels.first { Text.isSame($0.value, placement.value) }
      }
      return Facts(
        id: profile.id, dimensions: dimensions, durations: durations, ageBand: profile.ageBand,
        language: profile.firstLanguage.map { Text($0.lowercased()) },
        languageLabel: profile.firstLanguage,
        hasOtherLanguage: profile.lastingCircumstances.contains { $0.kind == .firstLanguage },
        technologies: profile.assistiveTechnologies.map(\.name).filter { !$0.isEmpty },
        isLow: levels.isEmpty ? nil : levels.contains(where: \.isLow),
        hasPlacement: !profile.skillPlacements.isEmpty, hasBasis: !profile.basedOn.isEmpty,
        isChecked: !profile.checkedBy.isEmpty)
    }
  }

  /// What is one-sided about the set.
  func ofTheSet() -> [ProfileSet.Finding] {
    guard facts.count > 1 else {
      return [
        finding(
          "there is one profile only, and one person is no range",
          "make others who differ in need, age, skill and language: `kerb persona new NAME`")
      ]
    }
    return [needs(), durations(), ages(), skills(), technologies(), languages()].compactMap(\.self)
  }

  private func finding(_ problem: Sentence, _ remedy: Sentence) -> ProfileSet.Finding {
    ProfileSet.Finding(profile: nil, problem: problem, remedy: remedy)
  }

  private func needs() -> ProfileSet.Finding? {
    let all = facts.reduce(into: Set<Dimension>()) { $0.formUnion($1.dimensions) }
    if all.isEmpty {
      return finding(
        "no profile has a need, so all of them fit what the product takes for granted",
        "add needs: `kerb persona edit NAME --need see:permanent`")
    }
    guard let only = all.first, all.count == 1 else { return nil }
    return finding(
      "all needs are in one ability, \(only.label)",
      "add profiles with needs elsewhere, such as `--need hear:temporary` or `--need think:permanent`"
    )
  }

  private func durations() -> ProfileSet.Finding? {
    let all = facts.reduce(into: Set<NeedDuration>()) { $0.formUnion($1.durations) }
      .subtracting([.unknown])
    guard all == [.permanent] else { return nil }
    return finding(
      "all needs are permanent",
      "add needs that last for a while or come with a situation: `--need touch:temporary`, `--need hear:situational`"
    )
  }

  private func ages() -> ProfileSet.Finding? {
    let known = facts.compactMap(\.ageBand)
    if known.isEmpty {
      return finding(
        "no profile says an age band", "add them: `kerb persona edit NAME --age-band from65to74`")
    }
    guard Set(known).count == 1, known.count > 1 || facts.count > 1 else { return nil }
    return finding(
      known.count < facts.count
        ? "all profiles that say one are in one age band, \(known[0].label)"
        : "all profiles are in one age band, \(known[0].label)",
      "add somebody younger or older: `--age-band from75`")
  }

  private func skills() -> ProfileSet.Finding? {
    guard !facts.contains(where: { $0.isLow == true }) else { return nil }
    let remedy: Sentence =
      "add somebody who is not at home online: `--skill digital-inclusion:3:team:assumed`"
    if !facts.contains(where: \.hasPlacement) {
      return finding("no profile stands on a scale of digital skill", remedy)
    }
    if !facts.contains(where: { $0.isLow != nil }) {
      return finding(
        "no scale in use says which levels are low, so low digital skill cannot be told", remedy)
    }
    return finding("nobody has a low digital skill", remedy)
  }

  private func technologies() -> ProfileSet.Finding? {
    guard facts.allSatisfy(\.technologies.isEmpty) else { return nil }
    return finding(
      "nobody uses assistive technology",
      "add it: `kerb persona edit NAME --assistive-technology VoiceOver:advanced`")
  }

  private func languages() -> ProfileSet.Finding? {
    guard !facts.contains(where: \.hasOtherLanguage) else { return nil }
    let known = Set(facts.compactMap(\.language))
    guard known.count < 2 else { return nil }
    let remedy: Sentence =
      "add somebody who thinks in another language than the product's: `--first-language Turkish`"
    return known.isEmpty
      ? finding("no profile says a first language", remedy)
      : finding("nobody has another first language than the others", remedy)
  }

  /// What single profiles lack.
  func ofEach() -> [ProfileSet.Finding] {
    facts.flatMap { profile -> [ProfileSet.Finding] in
      var findings: [ProfileSet.Finding] = []
      if !profile.hasBasis {
        findings.append(
          .init(
            profile: profile.id, problem: "nothing says what the profile is based on",
            remedy: "`kerb persona edit \(profile.id) --based-on \"an interview study\"`"))
      }
      if !profile.isChecked {
        findings.append(
          .init(
            profile: profile.id, problem: "nobody has checked the profile",
            remedy:
              "let people who know such a life read it, then `kerb persona edit \(profile.id) --checked-by \"two people who use VoiceOver\"`"
          ))
      }
      return findings
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
      counted("Age", facts.map { [$0.ageBand?.label].compactMap(\.self) }),
      counted(
        "Digital skill",
        facts.map { fact in fact.isLow.map { [$0 ? "low" : "not low"] } ?? [] }),
      counted("Assistive technology", facts.map { $0.technologies.map { "\($0)" } }),
      counted("First language", facts.map { [$0.languageLabel].compactMap { $0.map { "\($0)" } } }),
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
