import Localization

/// A problem (or a strength) that observations support.
package struct Finding: Record {
  package struct Support: Sendable {
    /// `<session>/<observation>`.
    package let observation: String
    package let isQuoted: Bool
  }

  package struct Rating: Sendable {
    /// Of the entry in the record.
    package let key: String
    package let rater: String
    package let severity: Impact?
  }

  package struct RoundState: Sendable {
    package let note: String?
    package let retestedWith: [RecordID]
    package let round: Int
    package let state: FindingState?
  }

  package let id: RecordID
  package let dimensions: [Dimension]
  /// What happens, to whom, and why it matters.
  package let explanation: String?
  package let isBeyondWcag: Bool
  package let kind: FindingKind?
  /// Whom it can concern: people with a need in one of these. Empty for no such condition.
  package let needs: [Dimension]
  /// Who in the team looks after it: a role or a name, never a participant.
  package let owner: String?
  package let places: [Place]
  package let principles: [DesignPrinciple]
  /// When the team means to work on it; severity is another thing.
  package let priority: FindingPriority?
  package let ratings: [Rating]
  /// What would mend it.
  package let recommendation: String?
  package let rounds: [RoundState]
  package let screens: [String]
  package let supports: [Support]
  /// Where it can be met: during one of these tasks. Empty for no such condition.
  package let tasks: [String]
  /// Whom it can concern: people who use a technology whose name holds one of these. Empty for no such condition.
  package let technologies: [String]
  /// Where trackers have it.
  package let tickets: [WebAddress]
  package let title: String

  package init(_ object: inout ObjectReader) {
    isBeyondWcag = object.flag("beyondWcag") ?? false
    explanation = object.string("description")
    dimensions = object.strings("dimensions").map(Dimension.init(id:))
    id = object.id
    let sort: FindingKind? = object.word("kind")
    supports = object.entries("observations") { id, entry in
      let isQuoted = entry.flag("quote")
      return Support(
        observation: id, isQuoted: UnsettledFields(&entry).agreed("quote", isQuoted) ?? false)
    }
    needs = object.strings("needs").map(Dimension.init(id:))
    owner = object.string("owner")
    places = object.places("places")
    priority = object.word("priority")
    principles = object.strings("principles").compactMap { DesignPrinciple(id: $0) }
    recommendation = object.string("recommendation")
    rounds = object.entries("rounds") { id, entry in
      let note = entry.string("note")
      let retestedWith = entry.strings("retestedWith").map(RecordID.init(trusted:))
      let state: FindingState? = entry.word("state")
      return RoundState(
        note: note, retestedWith: retestedWith, round: Int(id) ?? 0,
        state: UnsettledFields(&entry).first(
          "state", state, of: FindingState.worstFirst))
    }
    screens = object.strings("screens")
    ratings = object.entries("severities") { id, entry in
      let rater = entry.string("rater") ?? ""
      let severity = entry.integer("severity").flatMap(Impact.init(rawValue:))
      return Rating(
        key: id, rater: rater,
        severity: UnsettledFields(&entry).first(
          "severity", severity, of: Impact.worstFirst))
    }
    kind = UnsettledFields(&object).first(
      "kind", sort, of: [.problem, .strength])
    tasks = object.strings("tasks")
    technologies = object.strings("technologies")
    tickets = object.strings("tickets").compactMap(WebAddress.init)
    title = object.string("title") ?? ""
  }

  package static let format = RecordFormat(
    "finding", noun: Noun("finding", "findings"),
    "A problem or a strength that observations support.",
    [
      Field("title", .line, "Title", "The problem in one sentence.", required: true),
      Field("description", .text, "Description", "What happens, to whom, and why it matters."),
      Field("kind", .choice(WordList(FindingKind.allCases)), "Kind", "Problem or strength."),
      Field(
        "places", .set(.place), "Places", "Criteria, guidelines or principles that it bears on.",
        option: .named("criterion")),
      Field("beyondWcag", .flag, "Beyond WCAG", "Yes if no criterion names it."),
      Field(
        "dimensions", .set(.dimension), "Dimensions", "The abilities concerned.",
        option: .named("dimension")),
      Field(
        "principles", .set(.choice(WordList(DesignPrinciple.allCases))), "Principles",
        "Design principles beside WCAG.", option: .named("principle")),
      Field(
        "screens", .set(.reference(.screen)), "Screens", "Where it happens.",
        option: .named("screen")),
      Field(
        "technologies", .set(.line), "Can concern users of",
        "Only people who use one of these can meet it: a class such as screen reader, or a product such as VoiceOver.",
        option: .named("technology")),
      Field(
        "needs", .set(.dimension), "Can concern needs in",
        "Only people with a need in one of these abilities can meet it.",
        option: .named("need")),
      Field(
        "tasks", .set(.reference(.task)), "Tasks", "The tasks during which it can be met.",
        option: .named("task")),
      Field("recommendation", .text, "Recommendation", "What would mend it."),
      Field(
        "priority", .choice(WordList(FindingPriority.allCases)), "Priority",
        "When the team means to work on it, whatever its severity is."),
      Field(
        "owner", .line, "Looked after by",
        "Who in the team looks after it: a role or a name, never a participant."),
      Field(
        "tickets", .set(.address), "Tickets",
        "Where trackers have it, such as https://github.com/shop/app/issues/12.",
        option: .named("ticket")),
      Field(
        "observations",
        .map(
          EntryFormat(
            Noun("supporting observation", "supporting observations"), identity: .named,
            shorthand: ["quote"],
            keyTarget: .observation,
            [
              Field("quote", .flag, "Quote", "Whether reports may quote it, consent permitting.")
            ])),
        "Observations", "The notes that support it, as session/observation.",
        option: .named("observation")),
      Field(
        "severities",
        .map(
          EntryFormat(
            Noun("severity", "severities"), identity: .random, shorthand: ["rater", "severity"],
            [
              Field("rater", .line, "Rater", "The role of who rated.", required: true),
              Field(
                "severity", .integer(0...4), "Severity", "0 no problem to 4 blocks.", required: true
              ),
            ])),
        "Severities", "Ratings by several people, kept apart.", option: .named("severity")),
      Field(
        "rounds",
        .map(
          EntryFormat(
            Noun("state in a round", "states in rounds"), identity: .named,
            shorthand: ["state", "note"],
            [
              Field(
                "state", .choice(WordList(FindingState.allCases)), "State",
                "What became of it in this round.", required: true),
              Field("note", .text, "Note", "For whom it is better or worse, or what was tried."),
              Field(
                "retestedWith", .set(.reference(.participant)), "Retested with",
                "Who tried it again."),
            ])),
        "Rounds", "Its state in each round, by the round's number.", option: .named("state")),
    ])
}
