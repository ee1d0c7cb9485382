import Localization
import Records

extension PersonaCard {
  /// Everything that a profile claims of its person, in the order of the card.
  static func claims(
    _ profile: Profile, _ skills: [Skill], _ lookup: BasisLookup, _ rules: ClaimReading.Rules
  ) -> [ClaimReading] {
    func read(_ claim: ProfileClaim, _ words: Sentence) -> ClaimReading {
      ClaimReading(claim, words, of: profile, lookup, rules)
    }
    let statements = profile.statements.map { read(profile.claim($0), "\($0.value.words)") }
    var claims: [ClaimReading] = []
    if let words = profile.whyTheyUseIt {
      claims.append(read(profile.claim(whyTheyUseIt: words), "\(words)"))
    }
    claims += StatementKind.allCases.flatMap { kind in
      zip(profile.statements, statements).filter { $0.0.value.kind == kind }.map(\.1)
    }
    claims += profile.keyedNeeds.map { read(profile.claim($0), words($0.value)) }
    claims += zip(profile.keyedSkills, skills).map { read(profile.claim($0), "\($1.words)") }
    claims += profile.keyedTechnologies.map { read(profile.claim($0), words($0.value)) }
    claims += profile.devices.map { read(profile.claim(device: $0), "\($0)") }
    if let words = profile.connection {
      claims.append(read(profile.claim(connection: words), "\(words)"))
    }
    claims += profile.keyedCircumstances.map { read(profile.claim($0), words($0.value)) }
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

extension PersonaCard.Skill {
  /// "Digital inclusion scale, 2014: 4, reluctantly online".
  package var words: String {
    scale + (version.map { ", \($0)" } ?? "") + ": " + level
  }
}
