/// A named, invented person (a persona), with what it is based on, what is assumed and who checked it.
package struct Profile: Record {
  /// An entry of a map with its key.
  package struct Keyed<Value: Sendable>: Sendable {
    package let key: String
    package let value: Value
  }

  /// One thing that the person wants, does, or that stands in the way.
  package struct Statement: Sendable {
    package let kind: StatementKind
    package let words: String
  }

  /// A claim of which withdrawals took something away that it rested on.
  package struct Loss: Sendable {
    /// The digest of the words that the claim had then.
    package let about: String?
    /// The key of the claim.
    package let claim: String
    /// Each day once, in order; alike on all machines whoever took it out.
    package let days: [CalendarDay]
  }

  package let id: RecordID
  package let ageBand: AgeBand?
  package let assumptions: [String]
  package let backstory: String?
  /// The sources it rests on.
  package let basedOn: [String]
  /// What single claims rest on.
  package let bases: [ClaimBasis]
  /// Roles or groups who read and corrected it.
  package let checkedBy: [String]
  package let connection: String?
  /// A day in the person's words; invented like everything else.
  package let day: String?
  package let devices: [String]
  /// How the world and the person fit or do not fit.
  package let fit: String?
  package let firstLanguage: String?
  package let keyedCircumstances: [Keyed<PersonCircumstance>]
  package let keyedNeeds: [Keyed<Need>]
  package let keyedSkills: [Keyed<SkillPlacement>]
  package let keyedTechnologies: [Keyed<AssistiveTechnology>]
  package let languages: [String]
  /// When claims lost what they rested on.
  package let losses: [Loss]
  package let money: String?
  package let name: String
  package let pronouns: [String]
  /// Cells of the persona spectrum, `<spectrum>/<duration>`.
  package let spectrumCells: [String]
  package let statements: [Keyed<Statement>]
  package let summary: String?
  /// How somebody tries the product in this person's way.
  package let tryIt: String?
  package let useReason: UseReason?
  package let whyTheyUseIt: String?
  package let work: String?

  package var assistiveTechnologies: [AssistiveTechnology] { keyedTechnologies.map(\.value) }
  package var lastingCircumstances: [PersonCircumstance] { keyedCircumstances.map(\.value) }
  package var needs: [Need] { keyedNeeds.map(\.value) }
  package var skillPlacements: [SkillPlacement] { keyedSkills.map(\.value) }

  package init(_ object: inout ObjectReader) {
    ageBand = object.word("ageBand")
    keyedTechnologies = object.entries("assistiveTechnologies") { key, entry in
      Keyed(key: key, value: AssistiveTechnology(&entry))
    }.filter { !$0.value.isNone }
    assumptions = object.strings("assumptions")
    backstory = object.string("backstory")
    basedOn = object.strings("basedOn")
    bases = object.entries("bases") { ClaimBasis(key: $0, &$1) }
    checkedBy = object.strings("checkedBy")
    connection = object.string("connection")
    day = object.string("day")
    devices = object.strings("devices")
    fit = object.string("disability")
    firstLanguage = object.string("firstLanguage")
    id = object.id
    languages = object.strings("languages")
    keyedCircumstances = object.entries("lastingCircumstances") { key, entry in
      Keyed(key: key, value: PersonCircumstance(&entry))
    }
    losses = object.entries("lostBases") { _, entry in
      Loss(
        about: entry.string("about"), claim: entry.string("claim") ?? "",
        days: entry.strings("days").compactMap { CalendarDay($0) }.sorted())
    }
    money = object.string("money")
    name = object.string("name") ?? ""
    keyedNeeds = object.entries("needs") { key, entry in Keyed(key: key, value: Need(&entry)) }
    pronouns = object.strings("pronouns")
    keyedSkills = object.entries("skillPlacements") { key, entry in
      Keyed(key: key, value: SkillPlacement(&entry))
    }
    spectrumCells = object.strings("spectrumCells")
    statements = object.entries("statements") { key, entry in
      let kind: StatementKind = entry.word("kind") ?? .does
      return Keyed(key: key, value: Statement(kind: kind, words: entry.string("text") ?? ""))
    }
    summary = object.string("summary")
    tryIt = object.string("tryIt")
    useReason = object.word("useReason")
    whyTheyUseIt = object.string("whyTheyUseIt")
    work = object.string("work")
  }
}

extension Profile {
  /// What the person uses, the most practised first; in the order of the file where that is the same.
  package var technologiesByPractice: [AssistiveTechnology] {
    let order: [Proficiency] = [.advanced, .intermediate, .novice, .unknown]
    return assistiveTechnologies.enumerated().sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.element.proficiency) ?? 0 }
      return places[0] == places[1] ? left.offset < right.offset : places[0] < places[1]
    }.map(\.element)
  }
}
