import Localization

/// A problem (or a strength) that observations support.
package struct Finding: Record {
  package let id: RecordID
  package private(set) var dimensions: [Dimension] = []
  /// What happens, to whom, and why it matters.
  package private(set) var explanation: String?
  package private(set) var isBeyondWcag = false
  package private(set) var kind: FindingKind?
  /// Whom it can concern: people with a need in one of these. Empty for no such condition.
  package private(set) var needs: [Dimension] = []
  /// Who in the team looks after it: a role or a name, never a participant.
  package private(set) var owner: String?
  package private(set) var places: [Place] = []
  package private(set) var principles: [DesignPrinciple] = []
  /// When the team means to work on it; severity is another thing.
  package private(set) var priority: FindingPriority?
  package private(set) var ratings: [Rating] = []
  /// What would mend it.
  package private(set) var recommendation: String?
  package private(set) var rounds: [RoundState] = []
  package private(set) var screens: [String] = []
  package private(set) var supports: [Support] = []
  /// Where it can be met: during one of these tasks. Empty for no such condition.
  package private(set) var tasks: [String] = []
  /// Whom it can concern: people who use a technology whose name holds one of these. Empty for no such condition.
  package private(set) var technologies: [String] = []
  /// Where trackers have it.
  package private(set) var tickets: [WebAddress] = []
  package private(set) var title = ""

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "finding", noun: Noun("finding", "findings"),
    "A problem or a strength that observations support.", table.fields)

  package static let table: FieldTable<Finding> = FieldTable([
    Slot(\.title, "title", .line, "Title", "The problem in one sentence.", required: true),
    Slot(
      \.explanation, "description", .text, "Description",
      "What happens, to whom, and why it matters."),
    Slot(
      \.kind, "kind", .words(of: FindingKind.self), "Kind", "Problem or strength.",
      inConflict: .first([.problem, .strength])),
    Slot(
      \.places, "places", setOf: .place, "Places",
      "Criteria, guidelines or principles that it bears on.", option: .named("criterion")),
    Slot(\.isBeyondWcag, "beyondWcag", .flag, "Beyond WCAG", "Yes if no criterion names it."),
    Slot(
      \.dimensions, "dimensions", setOf: .dimension, "Dimensions", "The abilities concerned.",
      option: .named("dimension")),
    Slot(
      \.principles, "principles", setOf: .words(of: DesignPrinciple.self), "Principles",
      "Design principles beside WCAG.", option: .named("principle")),
    Slot(
      \.screens, "screens", setOf: .reference(.screen), "Screens", "Where it happens.",
      option: .named("screen")),
    Slot(
      \.technologies, "technologies", setOf: .line, "Can concern users of",
      "Only people who use one of these can meet it: a class such as screen reader, or a product such as VoiceOver.",
      option: .named("technology")),
    Slot(
      \.needs, "needs", setOf: .dimension, "Can concern needs in",
      "Only people with a need in one of these abilities can meet it.", option: .named("need")),
    Slot(
      \.tasks, "tasks", setOf: .reference(.task), "Tasks",
      "The tasks during which it can be met.", option: .named("task")),
    Slot(
      \.recommendation, "recommendation", .text, "Recommendation", "What would mend it."),
    Slot(
      \.priority, "priority", .words(of: FindingPriority.self), "Priority",
      "When the team means to work on it, whatever its severity is."),
    Slot(
      \.owner, "owner", .line, "Looked after by",
      "Who in the team looks after it: a role or a name, never a participant."),
    Slot(
      \.tickets, "tickets", setOf: .address, "Tickets",
      "Where trackers have it, such as https://github.com/shop/app/issues/12.",
      option: .named("ticket")),
    Slot(
      entries: \.supports,
      Field(
        "observations", .map(Support.entry), "Observations",
        "The notes that support it, as session/observation.", option: .named("observation"))),
    Slot(
      entries: \.ratings,
      Field(
        "severities", .map(Rating.entry), "Severities", "Ratings by several people, kept apart.",
        option: .named("severity"))),
    Slot(
      entries: \.rounds,
      Field(
        "rounds", .map(RoundState.entry), "Rounds",
        "Its state in each round, by the round's number.", option: .named("state"))),
  ])
}

extension Finding {
  package struct Support: Entry {
    /// `<session>/<observation>`.
    package let observation: String
    package private(set) var quote: Bool?

    package init(key: String) { observation = key }

    package var isQuoted: Bool { quote == true }

    static let entry = EntryFormat(
      Noun("supporting observation", "supporting observations"), identity: .named,
      shorthand: ["quote"], keyTarget: .observation, table.fields)

    package static let table: FieldTable<Support> = FieldTable([
      Slot(
        \.quote, "quote", .flag, "Quote", "Whether reports may quote it, consent permitting.",
        inConflict: .empty)
    ])
  }

  package struct Rating: Entry {
    /// Of the entry in the record.
    package let key: String
    package var rater = ""
    package var severity: Impact?

    package init(key: String) { self.key = key }

    static let entry = EntryFormat(
      Noun("severity", "severities"), identity: .random, shorthand: ["rater", "severity"],
      table.fields)

    package static let table: FieldTable<Rating> = FieldTable([
      Slot(\.rater, "rater", .line, "Rater", "The role of who rated.", required: true),
      Slot(
        \.severity, "severity", .integer(0...4), "Severity", "0 no problem to 4 blocks.",
        inConflict: .first(Impact.worstFirst), required: true),
    ])
  }

  package struct RoundState: Entry {
    package private(set) var note: String?
    package private(set) var retestedWith: [RecordID] = []
    package let round: Int
    package private(set) var state: FindingState?

    package init(key: String) { round = Int(key) ?? 0 }

    static let entry = EntryFormat(
      Noun("state in a round", "states in rounds"), identity: .named,
      shorthand: ["state", "note"], table.fields)

    package static let table: FieldTable<RoundState> = FieldTable([
      Slot(
        \.state, "state", .words(of: FindingState.self), "State",
        "What became of it in this round.", inConflict: .first(FindingState.worstFirst),
        required: true),
      Slot(
        \.note, "note", .text, "Note", "For whom it is better or worse, or what was tried."),
      Slot(
        \.retestedWith, "retestedWith", setOf: .reference(.participant), "Retested with",
        "Who tried it again."),
    ])
  }
}
