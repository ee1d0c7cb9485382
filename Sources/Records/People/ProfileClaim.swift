import JSON

/// Something that a profile says of its person, and that could turn out to be so or not.
package struct ProfileClaim: Sendable {
  /// What it is about.
  package enum Kind: Sendable, Hashable {
    case need, want, inTheWay, does, technology, skill, setUp, circumstance, assumption
  }

  /// The field and, in a list, which of its entries: `needs/<id>`, `assumptions/<digest>`, `connection`.
  package let key: String
  package let kind: Kind
  /// The digest of what is claimed: a basis that was given for other words does not count for these.
  package let digest: String

  init(_ kind: Kind, _ field: String, entry: String? = nil, _ values: [String?]) {
    self.kind = kind
    key = entry.map { "\(field)/\($0)" } ?? field
    digest = Self.digest(values)
  }

  /// A member of a set: its words are its identity, so other words are another claim.
  init(_ kind: Kind, member words: String, of field: String) {
    self.init(kind, field, entry: Self.digest([words]), [words])
  }

  /// The key of the claim that a member of a set makes.
  package static func key(member words: String, of field: String) -> String {
    "\(field)/\(digest([words]))"
  }

  private static func digest(_ values: [String?]) -> String {
    // Lengths keep two lists of values apart that would be the same text.
    let text = values.map { value in value.map { "\($0.utf8.count):\($0)" } ?? "-" }
      .joined(separator: "\n")
    return String(SHA256.hex(Array(text.utf8)).prefix(16))
  }
}

extension Profile {
  /// Everything that the profile claims, in the order of its fields.
  package var claims: [ProfileClaim] {
    var claims = needs.map { claim($0) } + assistiveTechnologies.map { claim($0) }
    claims += skillPlacements.map { claim($0) } + lastingCircumstances.map { claim($0) }
    claims += statements.map { claim($0) }
    claims += assumptions.map { claim(assumption: $0) } + devices.map { claim(device: $0) }
    if let words = connection { claims.append(claim(connection: words)) }
    if let words = money { claims.append(claim(money: words)) }
    if let words = whyTheyUseIt { claims.append(claim(whyTheyUseIt: words)) }
    return claims
  }

  package func claim(_ need: Need) -> ProfileClaim {
    ProfileClaim(
      .need, "needs", entry: need.key,
      [need.dimension.id, need.duration.id, need.fluctuates.id])
  }

  package func claim(_ technology: AssistiveTechnology) -> ProfileClaim {
    return ProfileClaim(
      .technology, "assistiveTechnologies", entry: technology.key,
      [technology.name, technology.proficiency.id, technology.years.map { "\($0)" }])
  }

  package func claim(_ skill: SkillPlacement) -> ProfileClaim {
    return ProfileClaim(
      .skill, "skillPlacements", entry: skill.key, [skill.scale, skill.scaleVersion, skill.value])
  }

  package func claim(_ circumstance: PersonCircumstance) -> ProfileClaim {
    ProfileClaim(
      .circumstance, "lastingCircumstances", entry: circumstance.key,
      [circumstance.kind?.id, circumstance.note])
  }

  package func claim(_ statement: Statement) -> ProfileClaim {
    let kind: ProfileClaim.Kind =
      switch statement.kind {
      case .wants: .want
      case .inTheWay: .inTheWay
      case .does: .does
      }
    return ProfileClaim(
      kind, "statements", entry: statement.key, [statement.kind.id, statement.words])
  }

  package func claim(assumption words: String) -> ProfileClaim {
    ProfileClaim(.assumption, member: words, of: "assumptions")
  }

  package func claim(device words: String) -> ProfileClaim {
    ProfileClaim(.setUp, member: words, of: "devices")
  }

  package func claim(connection words: String) -> ProfileClaim {
    ProfileClaim(.setUp, "connection", [words])
  }

  package func claim(money words: String) -> ProfileClaim {
    ProfileClaim(.circumstance, "money", [words])
  }

  package func claim(whyTheyUseIt words: String) -> ProfileClaim {
    ProfileClaim(.want, "whyTheyUseIt", [words])
  }
}
